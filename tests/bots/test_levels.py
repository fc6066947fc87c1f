"""The levels of strength."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie.bots import Level, level, levels
from menagerie.bots.levels import settings
from menagerie.core.registry import load, names
from menagerie.core.rulebook import LANGUAGES
from menagerie.errors import Unknown

GAMES = [*names(), "_template", "a game of your own"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_eight_levels(game: str) -> None:
    """There are eight, numbered from the weakest, and they have the same names for every game."""
    assert [known.number for known in levels(game)] == list(range(1, 9))
    assert [known.name for known in levels(game)] == [known.name for known in levels("siam")]


@pytest.mark.parametrize("game", GAMES)
def test_levels_err_less_and_look_further_the_stronger_they_are(game: str) -> None:
    """No level hurries more, is blinder, slacker or shorter of sight than the one before it."""
    for weaker, stronger in zip(levels(game), levels(game)[1:], strict=False):
        assert weaker.hurry >= stronger.hurry
        assert weaker.blind >= stronger.blind
        assert weaker.overlooks >= stronger.overlooks
        assert weaker.slack >= stronger.slack
        for limit in ("nodes", "iterations"):
            less, more = getattr(weaker, limit), getattr(stronger, limit)
            assert more is None or less is None or less <= more


@pytest.mark.parametrize("game", GAMES)
def test_only_the_strongest_depends_on_the_machine(game: str) -> None:
    """All levels but the last stop at a number of positions; a move takes a second at the most."""
    assert [known.limited() for known in levels(game)] == [True] * 7 + [False]
    assert all(known.seconds <= 1 for known in levels(game))


def test_settings_belong_to_games() -> None:
    """Settings are for games that exist, and the threats they name are terms of the game's evaluation."""
    assert set(settings()) - {"names", "default"} <= set(names())
    for game in set(settings()) - {"names", "default"}:
        position = load(game).new()
        assert set(levels(game)[0].threats) <= load(game).explain_evaluation(position, 1).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_titles_in_every_language(language: str) -> None:
    """Each level is called something of its own in each language, and is found by it however capitalised."""
    titles = [known.titles[language] for known in levels("siam")]
    assert len(set(titles)) == 8
    for known in levels("siam"):
        title = known.title(language)
        assert level("siam", title) == level("siam", title.upper()) == level("siam", title.lower()) == known


def test_levels_are_found_by_name_and_number() -> None:
    """A name, a number and a number in digits mean the same level."""
    for number, known in enumerate(levels("jungla"), start=1):
        assert level("jungla", known.name) == level("jungla", number) == level("jungla", str(number)) == known


@pytest.mark.parametrize("name", ["", "grandmaster", None, 0, 9, -1, True, 1.0, "1.0", "x" * 999])
def test_an_unknown_level_lists_those_there_are(name: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A level that does not exist is answered with all that do."""
    with pytest.raises(Unknown) as caught:
        level("siam", name)
    assert repr(name)[:20] in str(caught.value)
    assert all(known.name in str(caught.value) for known in levels("siam"))


def test_levels_are_values() -> None:
    """Whoever wants another strength makes a level; what people call it makes no difference."""
    assert Level("mine", nodes=100) == Level("mine", nodes=100, titles={"en": "Mine"})
    assert Level("mine").title("fr") == "mine"
    assert len({Level("mine"), Level("mine"), Level("yours")}) == 2
