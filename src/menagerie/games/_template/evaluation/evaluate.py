"""What a position of Otter Run is worth while the game goes on, as a sum of named terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.weights import checked_weights, load_weights

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
    from collections.abc import Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position


DEFAULT_WEIGHTS = tuple(load_weights("menagerie.games._template.evaluation").values())
MOST_WEIGHT = 10_000
"""Sums of weights up to this stay far from what a C int holds."""


class TemplateEvaluation(Evaluation):
    """Being ahead, and having shells to choose from; other weights make another player."""

    def __init__(self, weights: Sequence[int] = DEFAULT_WEIGHTS) -> None:
        """Take the weights in the order of the file."""
        self.lead_weight, self.choice_weight = checked_weights(weights, len(DEFAULT_WEIGHTS), MOST_WEIGHT)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the weights."""
        return type(self), ((self.lead_weight, self.choice_weight),)

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


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:  # noqa: ARG001 - the same for all editions
    """Return a judge of positions."""
    return TemplateEvaluation(weights)


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`."""
    return TemplateEvaluation().tell(position, seat)
