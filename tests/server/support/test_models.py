"""Tests for `menagerie.server.support.models`: pydantic reads what msgspec describes."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from menagerie.errors import InvalidMatch
from menagerie.play.data.described import read
from menagerie.play.data.settings import Settings, settings_for
from menagerie.play.data.values import CLIENT_ID, SEAT
from menagerie.server.routes.playing.matches import NewMatchBody
from menagerie.server.support.models import limits, model_of

TERMS = {"game": "siam", "edition": "2005", "seats": 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "Siam"},
        {"edition": "../x"},
        {"seats": 0},
        {"seats": 17},
        {"ply_cap": 0},
        {"joining": "everybody"},
        {"invited": ["server"]},
        {"invited": ["two words"]},
        {"invited": ["a"] * 101},
        {"substitute": "Otter"},
        {"position": ""},
        {"position": "x" * 20_001},
        {"clock": {"tempo": "hourglass"}},
        {"clock": {"days": 61}},
        {"colour": "red"},
        {"options": {str(number): 1 for number in range(101)}},
    ],
)
def test_a_model_refuses_what_its_type_refuses(wrong: dict[str, Any]) -> None:
    """Bounds, lengths, patterns, words and unknown fields are those of the description."""
    model = model_of(Settings)
    model.model_validate(TERMS)
    with pytest.raises(ValidationError):
        model.model_validate(TERMS | wrong)
    with pytest.raises(InvalidMatch):
        read(Settings, TERMS | wrong)


def test_what_is_left_out_has_the_same_value_in_both() -> None:
    """The defaults of a model are those of the description."""
    assert read(Settings, model_of(Settings).model_validate(TERMS).model_dump()) == Settings("siam", "2005", 2)


@pytest.mark.parametrize("example", NewMatchBody.examples)
def test_examples_can_be_played(example: dict[str, Any]) -> None:
    """What OpenAPI shows as an example of a new match is accepted."""
    body = read(NewMatchBody, model_of(NewMatchBody).model_validate(example).model_dump())
    assert settings_for(body.game, **body.terms()).game == example["game"]


def test_constraints_are_translated() -> None:
    """Patterns end as the web writes them."""
    assert limits(SEAT) == {"ge": 1, "le": 16}
    assert limits(CLIENT_ID) == {"pattern": "^[ -~]{1,64}$"}
