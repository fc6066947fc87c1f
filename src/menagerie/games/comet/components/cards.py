"""The printed components of Comet: cards, heroes, and the vocabulary of their effects.

reading.py reads them from an edition file; checks.py checks that they fit each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.games.comet.components.board import NEUTRALS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.comet.components.board import Board

COLOURS = ("silver", "gold")
EGGS = ("red", "yellow", "blue", "green")
MODES = ("none", "tap", "permanent", "endgame", "once")
WHENS = ("none", "hatch", "move", "any", "rescue", "always", "endgame")
OPS = (
    *("none", "add_symbols", "pass_terrain", "convert_symbol", "extra_card", "shift_neutral", "nest_minus"),
    *("hatch_again", "draw_silver", "draw_gold", "swap_hand", "recover", "ready", "hand_limit", "points_per"),
)
"""The effect vocabulary (E2–E16), by number."""
PIECES = (*NEUTRALS, "any")
WHATS = (
    *(f"egg:{egg}" for egg in EGGS),
    *(f"terrain:{name}" for name in TERRAINS),
    *(f"colour:{colour}" for colour in COLOURS),
    "egg_set",
)
"""What points are given for (E17–E20), by number."""


def conversion(spent: int, terrain: int) -> int:
    """Return the number of the effect that lets one symbol be spent as another."""
    return spent + 8 * terrain


def converted(number: int) -> tuple[int, int]:
    """Return which symbol a conversion lets one spend, and as which."""
    return number % 8, number // 8


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an ability; what its numbers mean depends on the operation."""

    op: int
    number: int = 0
    """A count, a set of terrains (bits), a `conversion`, a neutral piece, a colour, or a kind of points."""
    other: int = 0
    """The scope of a passage (1 for all rescuers), the steps of a shift, or the points for each unit."""
    symbols: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Card:
    """An animal, a helper or a hero."""

    id: str
    colour: int
    copies: int
    helper: bool
    egg: int
    symbols: tuple[int, ...]
    nest: int
    points: int
    mode: int
    when: int
    effects: tuple[Effect, ...]
    score: Effect | None = None
    """The scoring line of a hero."""


@dataclass(frozen=True)
class Components:
    """Everything that is printed."""

    boards: Mapping[str, Board]
    cards: tuple[Card, ...]
    """Animals and helpers of both decks, sorted by id."""
    heroes: tuple[Card, ...]
    """Sorted by id; as sources of abilities they are numbered after the cards."""
    setup: Mapping[int, tuple[int, int, int]]
    """By number of players: start cards, silver pile, comet stack (C4)."""
    start_hand: int
    hand_limit: int
    display: int
    turn_cap: int
    single_jumps: bool
    comet_readies_hero: bool
