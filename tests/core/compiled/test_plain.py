"""Tests for `menagerie.core.compiled.plain`."""

from __future__ import annotations

import pytest

from menagerie.core.compiled.plain import Struct, at, copied, moved, pushed, resized, twin


def stack_of(*numbers: int) -> list[Struct]:
    """Return a stack of states that each hold a number and an array."""
    return [Struct(number=number, cells=[number]) for number in numbers]


def test_a_struct_has_fields() -> None:
    """Fields are read and written by name; others do not exist."""
    struct = Struct(number=1, cells=[0, 0])
    struct.number += 1
    struct.cells[1] = 5
    assert (struct.number, struct.cells) == (2, [0, 5])
    with pytest.raises(AttributeError, match="colour"):
        _ = struct.colour


def test_a_copy_has_its_own_arrays() -> None:
    """Arrays belong to the struct: changing the copy's does not change the original's."""
    struct = Struct(number=1, cells=[1, 2])
    copy = twin(struct)
    copy.cells[0], copy.number = 9, 9
    assert (struct.number, struct.cells) == (1, [1, 2])


def test_pushing_copies_the_state_below() -> None:
    """The new state begins as a copy of the one before it, which stays as it was."""
    stack = resized(stack_of(7), 0, 2)
    state = pushed(stack, 1)
    state.cells[0] = 8
    assert (at(stack, 0).cells, at(stack, 1).cells) == ([7], [8])
    assert at(stack, 1) is state


def test_moving_keeps_the_last_state() -> None:
    """The last state becomes the first, as a copy."""
    stack = stack_of(1, 2, 3)
    state = moved(stack, 2)
    state.cells[0] = 9
    assert (state.number, at(stack, 0) is state, at(stack, 2).cells) == (3, True, [3])


def test_a_copied_stack_is_independent() -> None:
    """All states up to a depth are copied, and the last of them returned."""
    source, target = stack_of(1, 2, 3), resized(stack_of(0), 0, 4)
    state = copied(source, target, 1)
    state.cells[0] = 9
    assert ([target[0].number, target[1].number], target[1] is state) == ([1, 2], True)
    assert [struct.cells for struct in source] == [[1], [2], [3]]


def test_room_grows_and_keeps_what_is_there() -> None:
    """There is room for one state more than can be taken back, and the old ones stay."""
    stack = stack_of(1, 2)
    larger = resized(stack, 1, 10)
    assert (larger[:2], len(larger)) == (stack, 11)
