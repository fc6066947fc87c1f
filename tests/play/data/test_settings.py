"""Settings: what a match can be opened with."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from menagerie.core.registry import load
from menagerie.errors import InvalidMatch, MenagerieError, Unknown
from menagerie.play.data.settings import Settings, Tempo, settings_for, verified
from tests.play.wares import SETTINGS


@given(SETTINGS)
def test_settings_are_the_same_after_json(settings: Settings) -> None:
    """Written and read again nothing is lost, and they can be a key."""
    again = Settings.from_plain(json.loads(json.dumps(settings.to_plain())))
    assert again == settings
    assert hash(again) == hash(settings)


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
def test_the_usual_settings_of_every_game_can_be_played_on(game: str) -> None:
    """Without a wish there is an edition, a number of seats and no clock."""
    settings = settings_for(game)
    assert settings.edition == load(game).default_edition
    assert settings.clock == Tempo()
    assert settings.start().to_act is not None


def test_what_is_left_out_has_its_usual_value() -> None:
    """Three fields are enough."""
    made = Settings.from_plain({"game": "siam", "edition": "2005", "seats": 2})
    assert made == Settings("siam", "2005", 2)


@pytest.mark.parametrize(
    "wrong",
    [
        {"tempo": "unlimited", "base": 5},
        {"tempo": "unlimited", "increment": 5},
        {"tempo": "realtime"},
        {"tempo": "realtime", "base": 60_000, "days": 1},
        {"tempo": "correspondence"},
        {"tempo": "correspondence", "days": 2, "base": 60_000},
        {"tempo": "correspondence", "days": 61},
        {"tempo": "hourglass"},
        {"tempo": "realtime", "base": -1},
        {"tempo": "realtime", "base": 1.5},
        {"tempo": "realtime", "base": True},
        {"tempo": "realtime", "base": 24 * 3_600_000 + 1},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    """Each field for itself and all together."""
    with pytest.raises(InvalidMatch, match="not a clock"):
        Tempo(**wrong)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 0}, "seats is 0"),
        ({"seats": "2"}, "seats is '2'"),
        ({"joining": "everybody"}, "open or link or invited"),
        ({"rated": 1}, "true or false"),
        ({"invited": ["server"]}, "ids of people"),
        ({"options": [1]}, "a table of fields"),
        ({"options": {"a": [1]}}, "by name"),
        ({"clock": {"tempo": "realtime", "hours": 1}}, "unknown field 'hours'"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"clock": None}, "a table of fields"),
        ({"ply_cap": 0}, "ply_cap is 0"),
    ],
)
def test_a_wrong_field_is_named(wrong: dict[str, Any], said: str) -> None:
    """The error says what was given and what was expected."""
    with pytest.raises(InvalidMatch, match="not ") as caught:
        Settings.from_plain({"game": "siam", "edition": "2005", "seats": 2, **wrong})
    assert said in str(caught.value)


def test_every_problem_is_named_at_once() -> None:
    """Nobody has to try again for each of them."""
    with pytest.raises(InvalidMatch) as caught:
        Settings("siam", "2005", 0, rated=3, seating="lying")  # type: ignore[arg-type]
    assert all(name in str(caught.value) for name in ("seats", "rated", "seating"))


def test_what_is_missing_is_told() -> None:
    """A list, nothing, or too few fields are no settings."""
    wrongs: tuple[object, ...] = (None, [], {1: 2}, {"game": "siam"})
    for wrong in wrongs:
        with pytest.raises(InvalidMatch, match="not settings"):
            Settings.from_plain(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 3},
        {"edition": "none-such"},
        {"options": {"colour": "red"}},
        {"ply_cap": 10, "game": "jungla"},
        {"substitute": "dragon"},
        {"invited": ("anna", "anna")},
    ],
)
def test_what_the_game_does_not_know_is_refused(wrong: dict[str, Any]) -> None:
    """Seats, editions, options, caps and levels are the game's to say."""
    with pytest.raises(MenagerieError):
        settings_for(**{"game": "siam", **wrong})


def test_a_game_that_there_is_not_is_refused() -> None:
    """By its name, before anything else."""
    with pytest.raises(Unknown):
        verified(Settings("chess", "base", 2))
