"""The evaluation and its terms."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games._template.evaluation.evaluate import TemplateEvaluation
from tests.games._template.helpers import GAME


def test_terms_by_name() -> None:
    """Two cells ahead are worth two, one more shell to play is worth three tenths."""
    position = GAME.parse_position("6,4 13/22 4 standard")
    assert GAME.explain_evaluation(position, 1) == pytest.approx({"lead": 2.0, "choice": 0.6})
    assert GAME.explain_evaluation(position, 2) == pytest.approx({"lead": -2.0, "choice": -0.6})


@pytest.mark.parametrize("seat", [0, 3])
def test_strangers_are_not_judged(seat: int) -> None:
    """Only the two seats can be asked about, and only in positions of this game."""
    judge = GAME.evaluation()
    with pytest.raises(InvalidPosition, match="a seat is a whole number from 1 to 2"):
        judge.check(GAME.new(), seat)
    with pytest.raises(InvalidPosition, match="expected a position"):
        judge.check("1,2 -/- 0 standard")  # type: ignore[arg-type]


def test_weights_can_be_chosen() -> None:
    """Other weights make another judge."""
    position = GAME.parse_position("6,4 13/22 4 standard")
    assert TemplateEvaluation((10, 0)).tell(position, 1) == pytest.approx({"lead": 0.2, "choice": 0.0})
    with pytest.raises(InvalidOption, match="a weight"):
        TemplateEvaluation((1 << 40, 0))
    with pytest.raises(InvalidOption, match="has 2 weights, got 1"):
        TemplateEvaluation((100,))
