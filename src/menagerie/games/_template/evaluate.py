"""What a position of Otter Run is worth while the game goes on, as a sum of named terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.bounds import whole_number

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.position import Evaluation

    def cell_of(position: Any, seat: int) -> int:  # noqa: ANN401 - a Template
        """Return where a seat's otter is."""
        return int(position.state.otters[seat])

    def choices_of(position: Any, seat: int) -> int:  # noqa: ANN401 - a Template
        """Return how many different shells a seat could play."""
        return int(position.choices(seat))


if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.core.position import Position


MOST_WEIGHT = 10_000
"""Sums of weights up to this stay far from what a C int holds."""


class TemplateEvaluation(Evaluation):
    """Being ahead, and having shells to choose from; other weights make another player."""

    def __init__(self, lead_weight: int = 100, choice_weight: int = 30) -> None:
        """Take the worth of one cell and of one more shell that can be played, in hundredths."""
        self.lead_weight = whole_number(lead_weight, -MOST_WEIGHT, MOST_WEIGHT, "a weight")
        self.choice_weight = whole_number(choice_weight, -MOST_WEIGHT, MOST_WEIGHT, "a weight")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the weights."""
        return type(self), (self.lead_weight, self.choice_weight)

    def lead(self, position: Position, seat: int) -> int:
        """How far ahead the seat's otter is."""
        return self.lead_weight * (cell_of(position, seat) - cell_of(position, 3 - seat))

    def choice(self, position: Position, seat: int) -> int:
        """How many more shells the seat could play."""
        return self.choice_weight * (choices_of(position, seat) - choices_of(position, 3 - seat))

    def evaluate(self, position: Position, seat: int) -> int:
        """How good the position is for `seat`."""
        return self.lead(position, seat) + self.choice(position, seat)

    def tell(self, position: Position, seat: int) -> dict[str, float]:
        """Return the terms by name; they sum to a hundredth of what `evaluate` says."""
        self.check(position, seat)
        return {"lead": self.lead(position, seat) / 100, "choice": self.choice(position, seat) / 100}


def judge(edition: Edition) -> Evaluation:  # noqa: ARG001 - the same for all editions
    """Return a judge of positions with the usual weights."""
    return TemplateEvaluation()


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`."""
    return TemplateEvaluation().tell(position, seat)
