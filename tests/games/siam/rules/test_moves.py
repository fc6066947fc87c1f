"""Tests for `menagerie.games.siam.rules.moves`."""

from __future__ import annotations

from menagerie.games.siam.components.board import OFF
from menagerie.games.siam.rules import moves
from menagerie.games.siam.rules.moves import ACTIONS, ENTER, ENTER_PUSH, LEAVE, PUSH, STEP, TURN, Action
from menagerie.games.siam.texts.moves import MOVES, TEXTS, action_text


def test_every_text_has_one_number() -> None:
    """Numbers, texts and moves taken apart are three names of the same thing."""
    assert len(ACTIONS) == len(set(ACTIONS.values())) == len(set(TEXTS.values())) == len(MOVES)
    for number, action in ACTIONS.items():
        assert moves.number(action) == number
        assert MOVES[action_text(action)] == number


def test_everything_that_can_be_written_has_a_number() -> None:
    """There are as many moves as the notation has texts, those included that no rule ever allows."""
    kinds = [action.kind for action in ACTIONS.values()]
    counts = {kind: kinds.count(kind) for kind in (ENTER, ENTER_PUSH, STEP, PUSH, LEAVE, TURN)}
    assert counts == {ENTER: 100, ENTER_PUSH: 100, STEP: 2_500, PUSH: 625, LEAVE: 25, TURN: 100}


def test_the_first_move_has_the_number_0() -> None:
    """``+a1E`` is the first of all."""
    assert moves.number(Action(ENTER, OFF, 0, 0)) == 0


def test_numbers_sort_as_texts_do() -> None:
    """The canonical order of moves, by number, is the ASCII order of their texts."""
    assert list(ACTIONS) == sorted(ACTIONS)
    assert list(TEXTS.values()) == sorted(TEXTS.values())


def test_numbers_are_small() -> None:
    """Numbers fit 14 bits, and the accessors read the parts of a move off its bits."""
    for number, (kind, origin, target, _facing) in ACTIONS.items():
        assert 0 <= number < 1 << 14
        assert (number < moves.PLAYED_FROM_BOARD) == (kind in {ENTER, ENTER_PUSH})
        assert bool(number & moves.TURNING) == (kind == TURN)
        assert moves.is_turn(number) == (kind == TURN)
        assert moves.target_of(number) == (moves.RESERVE if kind == LEAVE else target)
        assert moves.origin_of(number) == (0 if origin == OFF else origin + 1)
