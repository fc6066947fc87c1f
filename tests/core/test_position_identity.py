"""When positions are the same, how much room they need, and what their bare classes do."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.core.position import Evaluation, MoveLists, Position
from menagerie.errors import InvalidOption, InvalidPosition, NothingToUndo
from menagerie.games.siam.rules.position import Siam
from tests.core.positions import FEWER, GAMES, SIAM, TEMPLATE, walked
from tests.games.siam.strategies import wandered

if TYPE_CHECKING:
    from menagerie.core.game import Game


# Identity


@GAMES
def test_positions_are_equal_by_text(game: Game) -> None:
    """Two ways to the same position make equal positions; other positions, games and things are different."""
    random = Random(8)
    position = walked(game, random, 10, game.default_edition)
    again = game.parse_position(str(position))
    assert position == again
    assert again.moves_played == ()
    assert position != walked(game, random, 11, game.default_edition)
    assert position != str(position)
    assert position != (TEMPLATE if game is SIAM else SIAM).new()
    assert position is not None


@GAMES
def test_positions_have_no_hash(game: Game) -> None:
    """A position changes, so it cannot be a member of a set; `key` is what tables use."""
    with pytest.raises(TypeError, match="unhashable"):
        hash(game.new())


@GAMES
def test_keys_are_words(game: Game) -> None:
    """A key has 64 bits and depends on the position alone, not on the way to it."""
    random = Random(9)
    for plies in range(30):
        position = walked(game, random, plies)
        assert 0 <= position.key() < 1 << 64
        assert game.parse_position(str(position)).key() == position.key()


def test_different_positions_have_different_keys() -> None:
    """Among two hundred thousand random positions no two share a key; what S38 leaves out makes no difference."""
    random = Random(10)
    positions: dict[int, str] = {}
    looked_at = 0
    while looked_at < 200_000 // FEWER:
        position: Any = SIAM.new() if looked_at % 2 else wandered(random, "classic2005", 60)
        for _ in range(400):
            moves = position.legal_moves()
            if not moves:
                break
            position.play(random.choice(moves))
            looked_at += 1
            board, side, *_rest = str(position).split(" ")
            assert positions.setdefault(position.key(), board + side) == board + side
    assert len(positions) == len(set(positions.values()))
    assert len(positions) > 0.9 * looked_at


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("ele 20 0,0 - classic2005", "ele 22 0,0 - classic2005", True),
        ("ele 20 0,0 - classic2005", "ele 20 3,7 - classic2005", True),
        ("ele 20 0,0 - classic2005", "rhi 21 0,0 - classic2005", False),
        ("ele 0 0,0 - edition2014", "ele 2 0,0 - edition2014", False),
        ("ele 4 0,0 - edition2014", "ele 6 0,0 - edition2014", True),
        ("ele 2 0,0 - edition2014", "ele 4 0,0 - edition2014", False),
        ("ele 20 0,0 - classic2005-oneexit", "ele 20 1,0 - classic2005-oneexit", False),
        ("ele 20 0,1 - classic2005-oneexit", "ele 20 1,0 - classic2005-oneexit", False),
        ("ele 20 0,0 - classic2005", "ele 20 0,0 - classic2005-oneexit", False),
    ],
)
def test_S38_keys_tell_what_matters(one: str, other: str, same: bool) -> None:  # noqa: FBT001 - a column of the table
    """Board, side, and what S33 and S35 still ask for make the key; other counters do not."""
    keys = [SIAM.parse_position(f"N...n/...../.###./...../..... {rest}").key() for rest in (one, other)]
    assert (keys[0] == keys[1]) == same


@GAMES
def test_texts_and_names(game: Game) -> None:
    """`str` is the position's text, and `repr` names the game with it."""
    position = game.new()
    assert str(position) == game.format_position(position)
    assert repr(position) == f"<{game.name} position {str(position)!r}>"
    assert position.game == game.name


# Room for moves


@pytest.mark.parametrize(("animals_each", "expected"), [(5, 130), (8, 170)])
def test_no_position_has_more_moves_than_there_is_room_for(animals_each: int, expected: int) -> None:
    """Climbing to ever more legal moves stays below the room, with the generator's slack of twenty.

    That holds with the five animals of the box as with the eight that an edition may have.
    """
    random = Random(11)
    most = 0
    for _ in range(max(1, 8 // FEWER)):
        pieces: dict[int, int] = {}
        count = 0
        for _ in range(2_000 // FEWER):
            changed = shaken(random, pieces, animals_each)
            more = number_of_moves(changed, animals_each)
            if more >= count:
                pieces, count = changed, more
        most = max(most, count)
    assert not menagerie.compiled or most >= expected
    assert most + 20 <= SIAM.new().max_moves


def shaken(random: Random, pieces: dict[int, int], animals_each: int) -> dict[int, int]:
    """Put an elephant somewhere else, in or out of the game."""
    changed = dict(pieces)
    if len(changed) == animals_each or (changed and random.random() < 0.6):
        changed.pop(random.choice(list(changed)))
    changed.setdefault(random.randrange(25), random.randrange(4))
    return changed


def number_of_moves(pieces: dict[int, int], animals_each: int) -> int:
    """Count the legal moves of elephants that stand like this."""
    position = Siam(SIAM.edition(), animals_each, 0, 0, 0)
    for square, piece in pieces.items():
        position.place(square, piece)
    return len(position.legal_moves())


@pytest.mark.parametrize(
    ("count", "length"), [(0, 5), (-1, 5), (5, 0), (5, -1), (2**31, 1), (1, 2**31), (2**100, 2**100)]
)
def test_room_out_of_range_is_refused(count: int, length: int) -> None:
    """There is no room for no moves, for fewer, or for more than any machine has."""
    with pytest.raises(InvalidOption, match="lists of as many moves"):
        MoveLists(count, length)


# The bare classes


@pytest.mark.parametrize("max_moves", [0, -1, 2**31, None, "5"])
def test_a_position_bounds_its_moves(max_moves: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """The bound is a number of moves."""
    with pytest.raises(InvalidOption, match="max_moves"):
        Position(SIAM.edition(), max_moves)


def test_the_bare_position_is_over() -> None:
    """A position without rules has no moves and nobody to act; what only rules can tell is missing."""
    bare = Position(SIAM.edition(), 5)
    assert bare.legal_moves() == []
    assert bare.to_act is None
    assert bare.key() == 0
    for missing in (bare.copy, bare.outcome):
        with pytest.raises(NotImplementedError):
            missing()


def test_a_position_without_its_constructor_is_harmless() -> None:
    """What is made by `__new__` alone answers with errors or nothing, and never reads foreign memory."""
    if not menagerie.compiled:
        pytest.skip("plain Python has no foreign memory")
    for game in (SIAM, TEMPLATE):
        raw = type(game.new()).__new__(type(game.new()))
        with pytest.raises(InvalidOption):
            raw.legal_moves()
        with pytest.raises(NothingToUndo):
            raw.undo()
        assert isinstance(raw.key(), int)


def test_evaluations_know_their_game() -> None:
    """An evaluation accepts its own game's positions and seats, and the neutral one accepts every game's."""
    for game, other in ((SIAM, TEMPLATE), (TEMPLATE, SIAM)):
        game.evaluation().check(game.new(), 2)
        Evaluation().check(game.new(), 2)
        with pytest.raises(InvalidPosition, match=f"judges no positions of {other.name}"):
            game.evaluation().check(other.new())
        with pytest.raises(InvalidPosition, match="a seat is a whole number from 1 to 2, got 3"):
            Evaluation().check(game.new(), 3)
