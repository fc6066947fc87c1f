"""What stands for C structs and C memory when rules run as plain Python."""

from __future__ import annotations

from typing import Any


class Struct:
    """Named fields; lists among them are part of the struct, as arrays are in C."""

    def __init__(self, **fields: Any) -> None:  # noqa: ANN401 - a field may be anything
        """Set the fields."""
        self.__dict__.update(fields)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        """Tell type checkers that fields exist; reached only for those that do not."""
        raise AttributeError(name)


def saved(struct: Struct) -> Struct:
    """Copy a struct with its arrays."""
    twin = Struct.__new__(Struct)
    twin.__dict__ = {name: field[:] if type(field) is list else field for name, field in struct.__dict__.items()}
    return twin


def resized(stack: list[Struct | None] | None, capacity: int) -> list[Struct | None]:
    """Return room for `capacity` structs that keeps those already there."""
    kept = stack or []
    return kept + [None] * (capacity - len(kept))
