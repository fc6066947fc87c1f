"""The tables of pushes and entrances, against what the rules say line by line."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from menagerie.games.siam.components import board
from menagerie.games.siam.components.board import DOWN, EMPTY, ROCK, SIDEWAYS, SIZE, UP
from menagerie.games.siam.rules import push
from menagerie.games.siam.texts.moves import TEXTS
from tests.games.siam import oracle

if TYPE_CHECKING:
    from collections.abc import Iterator

LETTERS = {EMPTY: ".", ROCK: "#", SIDEWAYS: "n", UP: "e", DOWN: "w"}
"""A line drawn on a rank."""


def laid_out(code: int, rank: str = "3") -> dict[str, str]:
    """Lay a line out on a rank."""
    letters = (LETTERS[digit] for digit in board.code_digits(code))
    return {file + rank: letter for file, letter in zip("abcde", letters, strict=True) if letter != "."}


def along_the_line(pieces: dict[str, str]) -> Iterator[tuple[int, str, str]]:
    """Yield the animals that face along the rank: their bit, the square ahead of them and their facing."""
    for place, file in enumerate("abcde"):
        facing = {"e": "E", "w": "W"}.get(pieces.get(file + "3", "."))
        ahead = oracle.beside(file + "3", facing) if facing else None
        if facing and ahead:
            yield place + (SIZE if facing == "W" else 0), ahead, facing


def test_pushers_are_those_of_the_rules() -> None:
    """For each of the 3,125 lines, the animals that may push are those that S19 to S22 let push."""
    for code in range(board.CODES):
        pieces = laid_out(code)
        expected = 0
        for bit, ahead, facing in along_the_line(pieces):
            expected |= (ahead in pieces and oracle.pushable(pieces, ahead, facing)) << bit
        assert push.PUSHERS[code] == expected, pieces


def test_entrances_are_those_of_the_rules() -> None:
    """For each line, what its two ends offer to an entering animal is what S11, S12 and S15 say."""
    for code in range(board.CODES):
        pieces = laid_out(code)
        offers = []
        for square, facing in (("a3", "E"), ("e3", "W")):
            can_push = square in pieces and oracle.pushable(pieces, square, facing)
            offers.append(push.PUSHABLE if can_push else push.NOTHING if square in pieces else push.FREE)
        assert push.ENTRANCES[code] == 3 * offers[0] + offers[1], pieces


def test_expellers_are_those_of_the_rules() -> None:
    """For each line, a rock leaves by the pushes that are legal and run unbroken to a rock on the edge (S20, S24)."""
    ends = [(push.FROM_LOW_END, "a3", "E"), (push.FROM_HIGH_END, "e3", "W")]
    for code in range(board.CODES):
        pieces = laid_out(code)
        expected = 0
        for bit, ahead, facing in [*along_the_line(pieces), *ends]:
            expected |= sends_off(pieces, ahead, facing) << bit
        assert push.EXPELLERS[code] == expected, pieces


def sends_off(pieces: dict[str, str], square: str, facing: str) -> bool:
    """Whether pushing from `square` on is legal and sends a rock off."""
    line: list[str] = []
    here: str | None = square
    while here is not None:
        line.append(pieces.get(here, "."))
        here = oracle.beside(here, facing)
    return "." not in line and line[-1] == "#" and oracle.pushable(pieces, square, facing)


def test_entry_blocks_hold_exactly_the_entries_of_the_rules() -> None:
    """Over a whole board, all offers together give each entry once: four where it is free, a push inwards where not."""
    for offer in (push.FREE, push.PUSHABLE, push.NOTHING):
        listed = []
        for line in range(2 * SIZE):
            block = 9 * line + 3 * offer + offer
            listed += push.ENTRY_BLOCKS[8 * block : 8 * block + push.ENTRY_COUNTS[block]]
        assert len(listed) == len(set(listed))
        assert {TEXTS[move] for move in listed} == expected_entries(offer)


def expected_entries(offer: int) -> set[str]:
    """Write down by S9, S11 and S14 what may enter if all border squares offer the same."""
    border = [square for square in oracle.SQUARES if oracle.border(square)]
    if offer == push.FREE:
        return {f"+{square}{facing}" for square in border for facing in "NESW"}
    if offer == push.NOTHING:
        return set()
    inwards = product(border, "NESW")
    return {f"+{square}{way}!" for square, way in inwards if oracle.beside(square, oracle.OPPOSITE[way]) is None}


def test_each_end_of_a_line_speaks_for_itself() -> None:
    """What one end offers changes nothing about the entries at the other."""
    for line, low, high in product(range(2 * SIZE), range(3), range(3)):
        both = push.entries(line, low, high)
        assert both == push.entries(line, low, push.NOTHING) + push.entries(line, push.NOTHING, high)
        assert len(both) <= 8


def test_rows_of_animals_name_their_push() -> None:
    """What the generator asks about an animal: its push, its line, its bit and its neighbours."""
    for square, facing in product(range(board.SQUARES), range(4)):
        move, line, bit, neighbours, _factor, entering, *rest = push.ANIMALS[8 * (4 * square + facing) :][:8]
        ahead = board.beside(square, facing)
        if ahead != board.OFF:
            assert TEXTS[move] == f"{board.NAMES[square]}-{board.NAMES[ahead]}!"
        assert square in board.LINES[line]
        assert bit % SIZE == board.LINES[line].index(square)
        assert (bit >= SIZE) == (board.FACINGS[facing] in "SW")
        assert neighbours == board.squares_to_bits(board.neighbours(square))
        assert entering == (push.FROM_HIGH_END if bit >= SIZE else push.FROM_LOW_END)
        assert rest == [0, 0]


# The figures, read along the push: what the pusher meets, piece by piece.


@pytest.mark.parametrize(
    ("figure", "line", "stop"),
    [
        ("4a", [ROCK], None),
        ("4b", [UP, ROCK, ROCK], None),
        ("4c", [UP, UP, ROCK, ROCK, ROCK], None),
        ("5a", [DOWN], 0),
        ("5b", [UP, DOWN], None),
        ("5c", [UP, DOWN, DOWN], 2),
        ("6a", [SIDEWAYS, SIDEWAYS, SIDEWAYS, SIDEWAYS], None),
        ("6b", [UP, SIDEWAYS, UP, UP], None),
        ("7a", [UP, DOWN, SIDEWAYS], None),
        ("8a", [UP, SIDEWAYS, ROCK, DOWN], None),
        ("8b", [UP, ROCK, SIDEWAYS, ROCK, DOWN], 4),
        ("8c", [ROCK, UP, ROCK, DOWN], 3),
    ],
)
def test_figures_stop_where_they_are_drawn_to_stop(figure: str, line: list[int], stop: int | None) -> None:
    """Figures 4a to 8c: the push goes through, or stops at the piece before which the stop sign stands."""
    assert push.stopped_at(line, UP) == stop, figure
