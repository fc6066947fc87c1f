"""Tests for `menagerie.games.comet.components.checks`: values that make no game together."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.comet.components.editions import entry, problems, values

if TYPE_CHECKING:
    from collections.abc import Callable


def put(path: str, **fields: object) -> Callable[[dict[str, Any]], None]:
    """Return a change of some fields of a table."""

    def change(changed: dict[str, Any]) -> None:
        entry(changed, path).update(fields)

    return change


def setup_of(number: int, **fields: int) -> Callable[[dict[str, Any]], None]:
    """Return a change of the setup of a number of players."""

    def change(changed: dict[str, Any]) -> None:
        next(row for row in changed["setup"] if row["players"] == number).update(fields)

    return change


def more_hexes(changed: dict[str, Any]) -> None:
    """Add a hex far away from the others."""
    entry(changed, "boards.a")["hexes"].append({"id": "z9", "q": 50, "r": 50, "kind": "terrain", "terrain": "lava"})


def more_cards(colour: str, kinds: int, copies: int) -> Callable[[dict[str, Any]], None]:
    """Return a change that adds animals like the dodo to a deck."""

    def change(changed: dict[str, Any]) -> None:
        dodo = entry(changed, "animals.dodo")
        for number in range(kinds):
            changed["animals"].append(deepcopy(dodo) | {"id": f"dodo{number}", "colour": colour, "copies": copies})

    return change


def wide_board(changed: dict[str, Any]) -> None:
    """Lay out a board of 119 terrain hexes and a cave."""
    hexes: list[dict[str, Any]] = [
        {"id": f"a{q}" if q < 60 else f"b{q - 60}", "q": q - 60, "r": 0, "kind": "terrain", "terrain": "lava"}
        for q in range(119)
    ]
    cave = {"id": "c0", "q": 0, "r": 1, "kind": "cave"}
    neutral = [{"piece": "mammoth", "hex": "a5"}, {"piece": "tortoise", "hex": "a9"}]
    changed["boards"].append({"id": "wide", "hexes": [*hexes, cave], "neutral": neutral})


def drop_nests(changed: dict[str, Any]) -> None:
    """Make water of both nests with the number 2."""
    for place in entry(changed, "boards.a")["hexes"]:
        if place.get("nest") == 2:
            place.update(kind="terrain", terrain="water")


CASES: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (setup_of(2, start_cards=9, boxed=55), "setup of 2 players: start_cards is 9, expected 2 times 5"),
    (setup_of(3, boxed=28), "setup of 3 players: 15 + 48 + 18 + 28 cards, but the silver deck has 108"),
    (setup_of(4, players=3), "setup has no row for 4 players"),
    (put("animals.dodo", copies=1), "setup of 4 players: 20 + 64 + 24 + 0 cards, but the silver deck has 107"),
    (put("rules", start_hand_silver=4), "setup of 2 players: start_cards is 10, expected 2 times 4"),
    (put("boards.a.hexes.b0", kind="cave"), "board a: there are 2 caves, expected one"),
    (put("boards.a.hexes.c0", kind="terrain", terrain="lava"), "board a: there are 0 caves, expected one"),
    (more_hexes, "board a: 1 hexes are not connected with the cave"),
    (put("boards.a.hexes.b0", q=0, r=0), "board a: two hexes have the same coordinates"),
    (put("boards.a.hexes.a0", nest=3), "board a: the nest a0 has the number 3, but the cave is 2 steps away"),
    (put("boards.a.hexes.a12", nest=11), "board a: the nest a12 has the number 11, but the cave is 12 steps away"),
    (put("boards.a.hexes.b12", kind="nest", nest=12), "board a: the nests a12 and b12 are adjacent"),
    (drop_nests, "board a: no nest has the number 2, which animals ask for"),
    (
        put("boards.a", neutral=[{"piece": "mammoth", "hex": "a0"}, {"piece": "tortoise", "hex": "e4"}]),
        "board a: the mammoth starts on a0, expected a terrain hex",
    ),
    (
        put("boards.a", neutral=[{"piece": "mammoth", "hex": "d9"}, {"piece": "tortoise", "hex": "c0"}]),
        "board a: the tortoise starts on c0, expected a terrain hex",
    ),
    (
        put("boards.a", neutral=[{"piece": "mammoth", "hex": "d9"}, {"piece": "tortoise", "hex": "d9"}]),
        "board a: both neutral pieces start on d9",
    ),
    (
        put("boards.a", neutral=[{"piece": "mammoth", "hex": "d9"}, {"piece": "mammoth", "hex": "e4"}]),
        "boards.a.neutral names one piece twice, expected mammoth and tortoise",
    ),
    (
        put("boards.a", neutral=[{"piece": "mammoth", "hex": "z9"}, {"piece": "tortoise", "hex": "e4"}]),
        "boards.a.neutral.hex is 'z9', expected a hex of this board",
    ),
    (more_cards("gold", 7, 1), "there are 105 different cards, expected at most 104"),
    (more_cards("silver", 2, 15), "the silver deck has 138 cards, expected at most 128"),
    (more_cards("gold", 2, 15), "the gold deck has 74 cards, expected at most 64"),
    (put("animals.dodo", copies=15, symbols=["lava"] * 6), "lava symbols, expected at most 120"),
    (wide_board, "board wide: with these cards 2367 moves could be legal at once, expected at most 2048"),
]


@pytest.mark.parametrize(("change", "problem"), CASES, ids=[problem for _, problem in CASES])
def test_what_makes_no_game_is_named(change: Callable[[dict[str, Any]], None], problem: str) -> None:
    """A board or a deck that does not hold together is refused, naming what is wrong."""
    changed = values()
    change(changed)
    assert [found for found in problems(changed) if problem in found]


def test_the_edition_itself_has_no_problem() -> None:
    """The printed components hold together."""
    assert problems(values()) == ()
