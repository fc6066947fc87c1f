"""Positions of Comet for property tests: random play of two to four seats on both sides, some with a head start."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from menagerie.core import registry
from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

COMET: Game = registry.load("comet")
LONGEST = 500
HASTE = ("step", "place", "hatch", "move", "use", "play")
"""First words of moves that bring a game on."""

randoms = st.integers(0, 2**32 - 1).map(Random)


def texts(position: Position) -> list[str]:
    """Return the texts of the legal moves."""
    return [COMET.format_move(position, move) for move in position.legal_moves()]


def after(position: Position, *moves: str) -> Position:
    """Return the position after some moves."""
    reached = position.copy()
    for move in moves:
        reached.play(COMET.parse_move(reached, move))
    return reached


def play_on(position: Position, random: Random, plies: int) -> Position:
    """Play at random: draws by their weights, decisions that bring the game on more often than others."""
    for _ in range(plies):
        moves = position.legal_moves()
        if not moves:
            break
        if position.to_act == CHANCE:
            position.play(random.choices(moves, position.weights())[0])
        else:
            weights = [6 if COMET.format_move(position, move).startswith(HASTE) else 1 for move in moves]
            position.play(random.choices(moves, weights)[0])
    return position


def begun(random: Random) -> Position:
    """Return a new table after its setup, with any number of seats, side and switches."""
    seats, board = random.choice((2, 3, 4)), random.choice("ab")
    jumps, ready = random.choice(("unlimited", "single")), random.randrange(2)
    position = COMET.new(seats=seats, board=board, jump_chain=jumps, comet_ready_hero=ready)
    return play_on(position, random, 1 + 6 * seats + 4)


def with_head_start(random: Random) -> Position:
    """Return a table on which everybody has rescued animals, some of them tapped, and few cards are left to draw."""
    table: dict[str, Any] = json.loads(str(begun(random)))
    cards = COMET.edition().value("animals")
    assert isinstance(cards, list)
    gone = [*table["display"], *(card for player in table["players"] for card in player["hand"])]
    left = [card for card in cards if card["id"] not in gone]
    random.shuffle(left)
    for player in table["players"]:
        own = [left.pop() for _ in range(random.randrange(9))]
        player["rescued"] = sorted([card["id"], is_tap(card) and random.random() < 0.4] for card in own)
    table["pile"] = random.randint(1, 12)
    table["comet"] = random.randint(1, 6)
    return COMET.parse_position(json.dumps(table, separators=(",", ":")))


def is_tap(card: dict[str, Any]) -> bool:
    """Say whether a card can be tapped."""
    return bool(card.get("ability", {}).get("mode") == "tap")


def wandered(random: Random, longest: int = LONGEST) -> Position:
    """Return a position reached by random play from the start, or from a table with a head start."""
    position = random.choice((begun, with_head_start))(random)
    return play_on(position, random, random.randrange(longest))


def in_setup(random: Random) -> Position:
    """Return a position of the setup."""
    seats = random.choice((2, 3, 4))
    return play_on(COMET.new(seats=seats, board=random.choice("ab")), random, random.randrange(2 + 6 * seats + 4))


positions = st.one_of(randoms.map(in_setup), randoms.map(wandered), randoms.map(wandered))
"""Positions of every stage of the game."""
