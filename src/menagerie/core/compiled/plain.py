"""C structs and stacks of states for rules that run as plain Python.

A compiled position keeps its states in a C array, the current one last; `make` copies the last state and changes the
copy, `unmake` steps back. These functions do the same with a Python list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any


class Struct:
    """Named fields; lists among them belong to the struct, as arrays do in C."""

    def __init__(self, **fields: Any) -> None:  # noqa: ANN401 - any field type
        """Set the fields."""
        self.__dict__.update(fields)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - any field type
            """Tell type checkers that there is every field; at run time it would slow reading down."""

        def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401 - any field type
            """Tell type checkers that every field can be set."""


def twin(struct: Struct) -> Struct:
    """Copy a struct with its arrays."""
    copy = Struct.__new__(Struct)
    copy.__dict__ = {name: array(field) if type(field) is list else field for name, field in struct.__dict__.items()}
    return copy


def array(field: list[Any]) -> list[Any]:
    """Copy an array, of numbers or of structs."""
    return [twin(each) for each in field] if field and type(field[0]) is Struct else field[:]


def at(stack: list[Struct], depth: int) -> Struct:
    """Return the state at this depth."""
    return stack[depth]


def pushed(stack: list[Struct], depth: int) -> Struct:
    """Copy the state below `depth` to it and return the copy."""
    stack[depth] = twin(stack[depth - 1])
    return stack[depth]


def above(stack: list[Struct], depth: int) -> Struct:
    """Return the state at `depth`, of which every field is to be set; compiled, it may hold anything before."""
    return pushed(stack, depth)


def moved(stack: list[Struct], depth: int) -> Struct:
    """Copy the state at `depth` to the bottom and return the copy."""
    stack[0] = twin(stack[depth])
    return stack[0]


def copied(source: list[Struct], target: list[Struct], depth: int) -> Struct:
    """Copy all states up to `depth` to another stack and return the last."""
    target[: depth + 1] = [twin(state) for state in source[: depth + 1]]
    return target[depth]


def planted(state: Struct, stack: list[Struct]) -> Struct:
    """Copy one state to the bottom of a stack and return the copy."""
    stack[0] = twin(state)
    return stack[0]


def resized(stack: list[Struct], _old: int, capacity: int) -> list[Struct]:
    """Return a stack for `capacity` states above the first; the states already there are kept."""
    return stack + [stack[0]] * (capacity + 1 - len(stack))


def release(stack: list[Struct]) -> None:
    """Free the memory; plain Python does so by itself."""
