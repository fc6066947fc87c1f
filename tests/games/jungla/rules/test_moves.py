"""Tests for `menagerie.games.jungla.rules.moves`: the bits of an action."""

from __future__ import annotations

from menagerie.games.jungla.rules import moves
from menagerie.games.jungla.rules.moves import Action
from tests.games.jungla.asked import JUNGLA

FULL = Action(kind=7, animal=15, facing=15, square=255, strikes=63, home=63)


def test_every_part_has_bits_of_its_own() -> None:
    """Each part alone, at its greatest, comes back alone; together they fill 31 bits."""
    for name in Action._fields:
        alone = Action(0, 0, 0, 0, 0, 0)._replace(**{name: getattr(FULL, name)})
        assert moves.taken_apart(moves.number(alone)) == alone
    assert moves.number(FULL) == (1 << 31) - 1
    assert moves.taken_apart(moves.number(FULL)) == FULL


def test_accessors_read_the_parts_of_legal_moves() -> None:
    """The accessors and the action taken apart say the same about every move of the start."""
    for move in JUNGLA.new().legal_moves():
        action = moves.taken_apart(move)
        assert action.kind == moves.kind_of(move) == move // (1 << 28)
        assert (action.animal, action.facing) == (moves.animal_of(move), moves.facing_of(move))
        assert (action.square, action.strikes) == (moves.square_of(move), moves.strikes_of(move))
        assert moves.number(action) == move


def test_facing_and_return_can_be_exchanged() -> None:
    """Only the facing changes with `with_facing`, only the return goes with `without_home`."""
    move = moves.number(Action(moves.HUNT, 3, 5, 77, 1, 9))
    assert moves.taken_apart(moves.with_facing(move, 2)) == Action(moves.HUNT, 3, 2, 77, 1, 9)
    assert moves.taken_apart(moves.without_home(move)) == Action(moves.HUNT, 3, 5, 77, 1, 0)
