"""Laying out a board by hand: whatever compiled code could not bear is refused."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.errors import IllegalMove, InvalidOption, InvalidPosition
from menagerie.games.siam.components.board import NUMBERS, ROCK_PIECE
from menagerie.games.siam.rules.position import Siam
from tests.games.siam.boards import SIAM

GARBAGE: list[Any] = [None, "", "a1", -1, -(2**31), 2**31, 2**63, 2**100, 1.5, True, [], ...]
garbage = pytest.mark.parametrize("thing", GARBAGE, ids=repr)


def board(animals_each: int = 5, closed: int = 0, closed_plies: int = 0, exit_limit: int = 0) -> Siam:
    """Return an empty board."""
    return Siam(SIAM.edition(), animals_each, closed, closed_plies, exit_limit)


# The variant


@garbage
@pytest.mark.parametrize("name", ["animals_each", "closed", "closed_plies", "exit_limit"])
def test_variants_out_of_range_are_refused(name: str, thing: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """The numbers of a variant are those for which there is room."""
    with pytest.raises(InvalidOption, match="is a whole number from"):
        board(**{name: thing})


@pytest.mark.parametrize(
    ("name", "largest"), [("animals_each", 8), ("closed", (1 << 25) - 1), ("closed_plies", 8), ("exit_limit", 15)]
)
def test_variants_have_limits(name: str, largest: int) -> None:
    """The largest number is accepted, and the next one is not."""
    assert getattr(board(**{name: largest}), name) == largest
    with pytest.raises(InvalidOption, match=f"got {largest + 1}"):
        board(**{name: largest + 1})


def test_a_player_without_a_move_is_not_lost_for_that() -> None:
    """With every square closed there is no legal move, and nothing breaks; no edition file gets that far (S31)."""
    stuck = board(closed=(1 << 25) - 1, closed_plies=8)
    assert stuck.legal_moves() == []
    with pytest.raises(IllegalMove):
        stuck.play(0)


# Pieces


@garbage
def test_pieces_stand_on_squares(thing: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A square is a number from 0 to 24, for placing and for looking."""
    for ask in (lambda: board().place(thing, ROCK_PIECE), lambda: board().piece_at(thing)):
        with pytest.raises(InvalidPosition, match="a square is a whole number from 0 to 24"):
            ask()


@pytest.mark.parametrize("thing", [*GARBAGE, 9, 25], ids=repr)
def test_only_pieces_are_placed(thing: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A piece is an animal or a rock; emptiness is nothing to place."""
    with pytest.raises(InvalidPosition, match="a piece is a whole number from 0 to 8"):
        board().place(0, thing)


def test_S1_one_piece_to_a_square() -> None:
    """A second piece on a square is refused and changes nothing."""
    position = board()
    position.place(NUMBERS["c3"], 1)
    before = str(position)
    with pytest.raises(InvalidPosition, match="c3 is occupied"):
        position.place(NUMBERS["c3"], ROCK_PIECE)
    assert before == str(position)


@pytest.mark.parametrize("side", [0, 4], ids=["elephants", "rhinoceroses"])
def test_S2_no_more_animals_than_there_are(side: int) -> None:
    """A sixth animal of one side is refused, whatever the other has."""
    position = board()
    for square in range(5):
        position.place(square, side)
    with pytest.raises(InvalidPosition, match="a side has 5 animals"):
        position.place(20, side + 1)
    position.place(20, 4 - side)
    assert [position.in_reserve(seat) for seat in (1, 2)] == ([0, 4] if side == 0 else [4, 0])


def test_boards_are_laid_out_before_play() -> None:
    """Once a move has been played, pieces and counters are the rules' business; after it is undone they are not."""
    position = board()
    position.play(position.legal_moves()[0])
    with pytest.raises(InvalidPosition, match="before play"):
        position.place(24, ROCK_PIECE)
    with pytest.raises(InvalidPosition, match="before play"):
        position.set_counters(5, (0, 0), 0)
    position.undo()
    position.place(24, ROCK_PIECE)
    position.set_counters(5, (0, 0), 0)
    assert (position.piece_at(24), position.ply) == (ROCK_PIECE, 5)


# Counters


@garbage
def test_counters_out_of_range_are_refused(thing: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Ply, exits and winner are small enough to be written and counted on; a refusal changes nothing."""
    position = board()
    before = str(position)
    for ply, exits, winner in ((thing, (0, 0), 0), (4, (thing, 0), 0), (4, (0, thing), 0), (4, (0, 0), thing)):
        with pytest.raises(InvalidPosition, match="is a whole number from 0 to"):
            position.set_counters(ply, exits, winner)
    assert before == str(position)


def test_counters_have_limits() -> None:
    """The greatest ply and number of exits are those that a text can hold, the greatest seat is two."""
    position = board()
    position.set_counters(999_999_999, (999_999_999, 0), 2)
    assert (position.ply, position.exits, position.winner) == (999_999_999, (999_999_999, 0), 2)
    for counters in ((1_000_000_000, (0, 0), 0), (0, (1_000_000_000, 0), 0), (0, (0, 0), 3)):
        with pytest.raises(InvalidPosition):
            position.set_counters(*counters)


def test_S35_no_more_exits_than_allowed() -> None:
    """Where exits are limited, no side can have made more of them."""
    position = board(exit_limit=1)
    position.set_counters(10, (1, 1), 0)
    with pytest.raises(InvalidPosition, match="a number of exits is a whole number from 0 to 1, got 2"):
        position.set_counters(10, (0, 2), 0)
    assert not position.may_leave(1)


@pytest.mark.parametrize("seat", [0, 3, -1, 10**8, 2**40, None, "1", True])
def test_there_are_two_seats(seat: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Reserves and exits are asked for by seat."""
    for ask in (board().in_reserve, board().may_leave):
        with pytest.raises(InvalidPosition, match="a seat is a whole number from 1 to 2"):
            ask(seat)
