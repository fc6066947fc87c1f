"""What an edition of Comet prints: both sides of the board, decks, heroes and helpers.

How a file is read stands in sheets.py; what has to hold between its values in checks.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.core.edition import Edition, Problems
from menagerie.games.comet.board import NEUTRALS, TERRAINS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.comet.board import Board

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


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an ability; the numbers mean what its operation makes of them."""

    op: int
    number: int = 0
    """How many: symbols are counted apart, terrains are bits, a conversion is from + 8 * to, a piece is its number."""
    other: int = 0
    """The scope of a passage (1 for all), the steps of a shift, the value of a point."""
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
    """Sorted by id; as sources of abilities they are numbered on after the cards."""
    setup: Mapping[int, tuple[int, int, int]]
    """By number of players: start cards, silver pile, comet stack (C4)."""
    start_hand: int
    hand_limit: int
    display: int
    turn_cap: int
    single_jumps: bool
    comet_readies_hero: bool


@lru_cache(maxsize=64)
def components_of(edition: Edition) -> Components:
    """Read and check an edition; `InvalidEdition` names all its problems."""
    from menagerie.games.comet import checks, sheets  # noqa: PLC0415 - they make and check what stands above

    problems = Problems(edition)
    components = sheets.Sheets(problems).components()
    problems.raise_if_any()
    checks.check_sense(problems, components)
    problems.raise_if_any()
    return components
