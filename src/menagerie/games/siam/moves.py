"""Move numbers."""

from __future__ import annotations

# Move numbers, in the order of the texts: +a1E +a1E! +a1N … a1-a2! a1-a2E … a1-x a1@E … e5@W
ENTERING_END = 512
RESERVE = 31
TURNING = 256


def enter_move(square: int, facing: int, pushing: int) -> int:
    """`+c1N`, or `+c1N!` when pushing."""
    return square << 3 | facing << 1 | pushing


def step_move(origin: int, target: int, facing: int) -> int:
    """`b2-b3E`."""
    return (origin + 1) << 9 | target << 3 | (facing + 1)


def push_move(origin: int, target: int) -> int:
    """`b2-b3!`."""
    return (origin + 1) << 9 | target << 3


def leave_move(origin: int) -> int:
    """`b1-x`."""
    return (origin + 1) << 9 | RESERVE << 3


def turn_move(origin: int, facing: int) -> int:
    """`b2@S`."""
    return (origin + 1) << 9 | TURNING | facing


