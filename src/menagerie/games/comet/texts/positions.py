"""Positions of Comet as texts (section 10); reading.py reads them.

A position is one line of JSON with the keys of 10.2 in their order.
"""

from __future__ import annotations

import json
from functools import lru_cache
from itertools import compress
from operator import or_
from typing import TYPE_CHECKING, Any

from menagerie.games.comet.components.board import NEUTRALS, SYMBOLS, has_terrain
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.rules.setup import SWITCHES, as_comet
from menagerie.games.comet.rules.state import NONE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games.comet.rules.position import Comet

PHASES = ("setup", "main", "comet", "over")
ACTIONS = ("", "hatch", "move", "rest", "end")
STEPS = ("discard", "take", "draw", "draw")
"""The steps of a Rest by number; in the fourth the number of cards to draw is fixed, and it has the same word."""

ENCODER = json.JSONEncoder(separators=(",", ":"))


def write_position(position: Position) -> str:
    """Return the one text of a position (10.2)."""
    return dumped(Writer(as_comet(position)).table())


def dumped(table: object) -> str:
    """Return JSON in one line without spaces."""
    return ENCODER.encode(table)


@lru_cache(maxsize=64)
def names_of(edition: Edition, side: str) -> tuple[list[str], list[str], list[str]]:
    """Return the ids of an edition's cards and heroes, and of the hexes on a side of the board."""
    components = components_of(edition)
    parts = (components.cards, components.heroes, components.boards[side].hexes)
    cards, heroes, hexes = ([each.id for each in part] for part in parts)
    return cards, heroes, hexes


class Writer:
    """Writes the text of one position, key by key."""

    def __init__(self, position: Comet) -> None:
        """Take a snapshot of the position."""
        self.position = position
        self.seen: dict[str, Any] = position.snapshot()
        self.cards, self.heroes, self.hexes = names_of(position.edition, position.tables.board.id)
        self.numbers = range(len(self.cards))

    def table(self) -> dict[str, Any]:
        """Return the keys of 10.2 in their order."""
        seen = self.seen
        return {
            "edition": self.position.edition.id,
            "board": self.position.tables.board.id,
            "switches": switches_of(self.position),
            "phase": PHASES[seen["phase"]],
            "active": seen["active"] or None,
            **{name: seen[name] for name in ("actions", "idle", "choosers")},
            "action": self.action(),
            "use": self.use(),
            "due": [seen["due_seat"], seen["due"]] if seen["due"] else None,
            "players": [self.player(player) for player in seen["players"]],
            "neutral": {piece: self.hexes[place] for piece, place in zip(NEUTRALS, seen["neutral"], strict=True)},
            **{name: seen[name] for name in ("pile", "comet")},
            **{name: self.multiset(seen[name]) for name in ("mixed", "shuffled", "display")},
            "discards": {name: [self.cards[card] for card in seen[name]] for name in ("silver", "gold")},
        }

    def action(self) -> dict[str, Any] | None:
        """Return the running action."""
        kind = ACTIONS[self.seen["action"]]
        acted = {"acted": bool(self.seen["acted"])}
        if kind == "hatch":
            return {"kind": kind, "left": self.seen["left"], "minus": self.seen["minus"]} | acted
        if kind == "move":
            pool = "".join(symbol * number for symbol, number in zip(SYMBOLS, self.seen["pool"], strict=True))
            jump = [terrain_letters(mask) for mask in self.seen["jump"]]
            return {"kind": kind, "pool": pool, "jump": jump, "extra": self.seen["extra"]} | acted
        if kind == "rest":
            return {"kind": kind, "step": STEPS[self.seen["step"]]}
        return {"kind": kind} if kind else None

    def use(self) -> dict[str, Any] | None:
        """Return the source being carried out."""
        source = self.seen["source"]
        if source == NONE:
            return None
        return {
            "source": [*self.cards, *self.heroes][source],
            "effect": self.seen["effect"],
            "count": self.seen["count"],
        }

    def player(self, player: dict[str, Any]) -> dict[str, Any]:
        """Return what belongs to one seat."""
        hero = player["hero"]
        return {
            "hand": self.multiset(player["hand"]),
            "known": self.multiset(player["known"]),
            "slots": [None if card == NONE else self.cards[card] for card in player["slots"]],
            "rescuers": [None if place == NONE else self.hexes[place] for place in player["rescuers"]],
            "rescued": [
                [self.cards[card], tapped]
                for card in compress(self.numbers, map(or_, player["ready"], player["tapped"]))
                for tapped in [False] * player["ready"][card] + [True] * player["tapped"][card]
            ],
            "hero": None if hero == NONE else [self.heroes[hero], bool(player["hero_tapped"])],
            "passed": bool(player["passed"]),
        }

    def multiset(self, copies: Sequence[int]) -> list[str]:
        """Return cards as a sorted list that repeats a card as often as it occurs."""
        return [name for card in compress(self.numbers, copies) for name in [self.cards[card]] * copies[card]]


def switches_of(position: Comet) -> list[str]:
    """Return the switches that are on, sorted."""
    on = (position.comet_readies_hero, position.single_jumps)
    return [name for name, is_on in zip(SWITCHES, on, strict=True) if is_on]


def terrain_letters(mask: int) -> str:
    """Return terrains as letters."""
    return "".join(letter for terrain, letter in enumerate(SYMBOLS[:5]) if has_terrain(mask, terrain))
