"""The Python face of positions: playing, taking back, copying, with Siam and the toy game."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.compiled.bounds import shown
from menagerie.core.position import Position, rebuild
from menagerie.core.seats import CHANCE
from menagerie.errors import IllegalMove, InvalidMove, NothingToUndo
from tests.core.positions import FEWER, GAMES, SIAM, TEMPLATE, Counting, walked

if TYPE_CHECKING:
    from menagerie.core.game import Game

GARBAGE: list[Any] = [None, "", "+c1N", 1.5, True, [], {}, ..., -1, -(2**63), 2**31, 2**63, 2**64, 2**100, 10**5000]


# Playing


@pytest.mark.parametrize("garbage", GARBAGE, ids=shown)
@GAMES
def test_what_is_no_move_number_is_refused(game: Game, garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Only the numbers of moves can be played; anything else is named in an `InvalidMove`, and nothing changes."""
    position = game.new()
    before = str(position)
    with pytest.raises(InvalidMove, match=r"got |is the number of no move"):
        position.play(garbage)
    assert before == str(position)
    assert position.moves_played == ()


@GAMES
def test_every_other_number_is_refused(game: Game) -> None:
    """A number that is not among the legal moves is refused as illegal or as no move at all."""
    position = walked(game, Random(1), 9)
    before = (str(position), position.moves_played)
    legal = set(position.legal_moves())
    for number in range(20_000 // FEWER):
        if number not in legal:
            with pytest.raises((IllegalMove, InvalidMove)):
                position.play(number)
    assert before == (str(position), position.moves_played)


def test_numbers_of_other_kinds_count_as_what_they_are() -> None:
    """A subclass of int, or a number of another library, is taken for its plain value, whatever it claims to equal."""

    class Sly(int):
        """A number that equals everything."""

        def __eq__(self, other: object) -> bool:
            """Lie."""
            return True

        __hash__ = int.__hash__

    position = SIAM.new()
    with pytest.raises(InvalidMove):
        position.play(Sly(1_000_000))
    position.play(Sly(position.legal_moves()[3]))
    position.play(Counting(position.legal_moves()[3]))  # type: ignore[arg-type]
    assert [type(move) for move in position.moves_played] == [int, int]


@GAMES
def test_legal_moves_come_once_and_in_the_order_of_their_texts(game: Game) -> None:
    """The list is sorted as the texts are, has no doubles, and is a fresh one every time."""
    random = Random(2)
    for plies in range(0, 60, 3):
        position = walked(game, random, plies)
        moves = position.legal_moves()
        texts = [game.format_move(position, move) for move in moves]
        assert texts == sorted(set(texts))
        moves.clear()
        assert len(position.legal_moves()) == len(texts)
        assert len(position.weights()) == len(texts)


@GAMES
def test_a_finished_game_is_over_in_every_respect(game: Game) -> None:
    """At the end there is an outcome, nobody is to act, and no move is legal; before it, it is the other way round."""
    random = Random(3)
    for _ in range(max(3, 20 // FEWER)):
        position = game.new()
        while position.to_act is not None:
            assert position.outcome() is None
            moves = position.legal_moves()
            assert moves
            position.play(random.choice(moves))
        assert position.outcome() is not None
        assert position.legal_moves() == []
        with pytest.raises((IllegalMove, InvalidMove)):
            position.play(0)


def test_chance_has_weights() -> None:
    """Before a draw chance is to act, and each draw has a weight."""
    start = TEMPLATE.new()
    assert start.to_act == CHANCE
    assert all(weight > 0 for weight in start.weights())


# Taking back


@GAMES
def test_nothing_can_be_undone_at_the_start(game: Game) -> None:
    """Undoing before the first move is refused, as often as it is tried."""
    position = game.new()
    for _ in range(3):
        with pytest.raises(NothingToUndo, match="no move has been played"):
            position.undo()
    position.play(position.legal_moves()[0])
    position.undo()
    with pytest.raises(NothingToUndo):
        position.undo()


@GAMES
def test_undo_goes_back_move_by_move(game: Game) -> None:
    """Taking everything back passes through the same positions and returns the moves, last first."""
    random = Random(4)
    for _ in range(max(2, 10 // FEWER)):
        position = game.new()
        seen: list[tuple[str, int, tuple[int, ...]]] = []
        while position.to_act is not None and len(seen) < 200:
            seen.append((str(position), position.key(), position.moves_played))
            position.play(random.choice(position.legal_moves()))
        played = position.moves_played
        assert len(played) == len(seen)
        for before, move in zip(reversed(seen), reversed(played), strict=True):
            assert position.undo() == move
            assert before == (str(position), position.key(), position.moves_played)


def test_a_hundred_thousand_moves_and_back() -> None:
    """The moves of a very long game can all be taken back, and a copy of it is whole."""
    position = SIAM.parse_position("N...n/...../.###./...../..... ele 20 0,0 - classic2005")
    start = str(position)
    circle = [SIAM.parse_move(position, f"{square}@{way}") for way in "SN" for square in ("a5", "e5")]
    rounds = 25_000 // FEWER
    for move in circle * rounds:
        position.play(move)
    twin = position.copy()
    assert str(twin) == str(position) == start.replace(" 20 ", f" {20 + 4 * rounds} ")
    assert twin.key() == position.key()
    for either in (position, twin):
        for _ in range(4 * rounds):
            either.undo()
        assert str(either) == start
        with pytest.raises(NothingToUndo):
            either.undo()


def test_play_goes_on_at_the_highest_ply_that_can_be_written() -> None:
    """Nothing overflows beyond the greatest numbers that a position text may hold."""
    text = "N...n/...../.###./...../..... rhi 999999999 999999998,999999999 - classic2005"
    position: Any = SIAM.parse_position(text)
    random = Random(5)
    for _ in range(300):
        moves = position.legal_moves()
        if not moves:
            break
        leaving = [move for move in moves if SIAM.format_move(position, move).endswith("x")]
        position.play(random.choice(leaving or moves))
    assert position.ply > 1_000_000_000
    assert max(position.exits) > 999_999_999
    while position.moves_played:
        position.undo()
    assert str(position) == text


# Copies


@GAMES
def test_copies_are_equal_and_independent(game: Game) -> None:
    """However it is copied, a copy has the same text, key, edition and history, and goes its own way."""
    random = Random(6)
    for plies in (0, 1, 7, 40):
        position = walked(game, random, plies)
        text, history = str(position), position.moves_played
        for twin in (position.copy(), copy.copy(position), copy.deepcopy(position), pickled(position)):
            assert twin == position
            assert (twin.edition, twin.key()) == (position.edition, position.key())
            assert (str(twin), twin.moves_played) == (text, history)
            for _ in history:
                twin.undo()
            if twin.to_act is not None:
                twin.play(twin.legal_moves()[-1])
            assert (str(position), position.moves_played) == (text, history)


def pickled(position: Position) -> Position:
    """Send a position through a pickle."""
    return pickle.loads(pickle.dumps(position))  # type: ignore[no-any-return] # noqa: S301 - our own bytes


@GAMES
def test_positions_are_rebuilt_from_their_inputs(game: Game) -> None:
    """A pickle holds the edition, the text of the first position and the moves, nothing else."""
    position = walked(game, Random(7), 12)
    reduced: Any = position.__reduce__()
    make, (edition, start, moves) = reduced
    assert make is rebuild
    assert (edition, moves) == (position.edition, position.moves_played)
    assert start == str(game.new(position.edition))
    assert rebuild(edition, start, moves) == position
