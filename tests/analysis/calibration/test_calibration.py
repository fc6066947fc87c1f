"""Calibration of the levels."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.calibration import calibration as calibrating
from menagerie.analysis.calibration.calibration import Calibration, Extent, Measured, as_toml, calibrate, found, plain
from menagerie.analysis.calibration.rating import Meeting
from menagerie.bots import levels
from menagerie.bots.strength import ANCHOR
from menagerie.core.registry import load
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.analysis.matches.arena import Terms
    from menagerie.core.game import Game

SIAM, COMET, TEMPLATE = load("siam"), load("comet"), load("_template")


@dataclass
class Tally:
    """The points of one side."""

    points: float
    faults: int = 0


@dataclass
class Match:
    """A match in which the first player makes three quarters of the points."""

    games: int
    interrupted: bool = False

    @property
    def tallies(self) -> list[Tally]:
        """The points of both."""
        return [Tally(0.75 * self.games), Tally(0.25 * self.games, faults=1)]


def test_neighbours_play_and_are_rated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each level meets the one below it; a level that makes three quarters is 191 points better."""
    played = []
    heard = []

    def match(
        _: object, specs: tuple[str, str], *, games: int, terms: Terms, report: Callable[..., None], **__: object
    ) -> Match:
        played.append((specs, terms.seconds))
        report(None, Match(games))
        return Match(games)

    monkeypatch.setattr(calibrating, "play_match", match)
    result = calibrate(SIAM, Extent(400, 0.2), lambda number, games: heard.append((number, games)))
    assert played == [((f"level:{number}", f"level:{number - 1}"), 0.2) for number in range(2, 9)]
    assert heard == [(number, 400) for number in range(2, 9)]
    assert (result.game, result.games, result.seconds, result.faults) == ("siam", 2800, 0.2, 7)
    assert result.day == datetime.now(UTC).date()
    assert [round((each.elo - ANCHOR) / 190.85) for each in result.levels.values()] == list(range(8))
    assert {each.gap for name, each in result.levels.items() if name != "chick"} == {191}
    errors = [each.error for each in result.levels.values()]
    assert errors[0] == 0
    assert errors == sorted(errors)


@pytest.mark.parametrize(("game", "strongest"), [(SIAM, "level:8,nodes=500"), (COMET, "level:8,iterations=500")])
def test_the_strongest_level_can_be_measured_without_a_clock(
    monkeypatch: pytest.MonkeyPatch, game: Game, strongest: str
) -> None:
    """With a number of nodes the last level stops there, others keep their own limits, and the result says so."""
    played: list[tuple[str, str]] = []

    def match(_: object, specs: tuple[str, str], *, games: int, **__: object) -> Match:
        played.append(specs)
        return Match(games)

    monkeypatch.setattr(calibrating, "play_match", match)
    result = calibrate(game, Extent(2, 60.0, nodes=500))
    assert played[-1] == (strongest, "level:7")
    assert played[:-1] == [(f"level:{number}", f"level:{number - 1}") for number in range(2, 8)]
    assert result.nodes == 500
    assert tomllib.loads(as_toml({game.name: plain(result)}))[game.name]["nodes"] == 500


def test_levels_can_be_measured_again_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the levels asked for play; the games of the others are taken from what is known, and all are rated anew."""
    played: list[tuple[str, str]] = []

    def match(_: object, specs: tuple[str, str], *, games: int, **__: object) -> Match:
        played.append(specs)
        return Match(games)

    monkeypatch.setattr(calibrating, "play_match", match)
    first = plain(calibrate(SIAM, Extent(200, nodes=900)))
    first["levels"]["hare"] |= {"games": 100, "points": 64.0}
    played.clear()
    again = calibrate(SIAM, Extent(400, only=(2, 7)), earlier=first)
    assert played == [("level:2", "level:1"), ("level:7", "level:6")]
    assert (again.games, again.nodes) == (2 * 400 + 4 * 200 + 100, 900)
    assert (again.levels["hare"].gap, again.levels["lamb"].gap, again.levels["lamb"].games) == (100, 191, 400)
    with pytest.raises(InvalidOption, match="'lamb' of siam has not been measured"):
        calibrate(SIAM, Extent(2, only=(8,)))


def test_an_interrupted_match_gives_no_calibration(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C passes through: half a calibration is none."""
    monkeypatch.setattr(calibrating, "play_match", lambda *_, **__: Match(2, interrupted=True))
    with pytest.raises(KeyboardInterrupt):
        calibrate(SIAM, Extent())


def test_a_real_calibration() -> None:
    """Levels of a small game are measured with real games, every one of them ended by the rules."""
    result = calibrate(TEMPLATE, Extent(games=4, seconds=0.01, jobs=0))
    assert list(result.levels) == [level.name for level in levels("_template")]
    assert (result.games, result.faults) == (28, 0)


def test_the_file_says_what_was_found() -> None:
    """What is written is read back the same, games sorted, whatever was known before kept."""
    one = Calibration(
        "siam",
        date(2026, 1, 2),
        100,
        0.2,
        {"chick": Measured(800, 0, 0, 0), "lamb": Measured(950, 30, 150, 30, 200, 140.5)},
    )
    text = as_toml({"siam": plain(one)})
    again = tomllib.loads(text)
    assert again["siam"]["levels"]["lamb"] == {
        "elo": 950,
        "error": 30,
        "gap": 150,
        "gap_error": 30,
        "games": 200,
        "points": 140.5,
    }
    assert (again["siam"]["day"], again["siam"]["games"], again["siam"]["seconds"]) == (date(2026, 1, 2), 100, 0.2)
    both = tomllib.loads(as_toml({**again, "comet": plain(one)}))
    assert list(both) == ["comet", "siam"]
    assert both["siam"] == again["siam"]


def test_gaps_have_errors_of_their_own() -> None:
    """The error of a gap does not grow with the distance from the anchor."""
    table = found(["a", "b", "c"], [Meeting(1, 0, 100, 70), Meeting(2, 1, 100, 70)])
    assert table["b"].gap_error == table["c"].gap_error == table["b"].error < table["c"].error
