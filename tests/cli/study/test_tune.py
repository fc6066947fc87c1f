"""Tests for `menagerie tune`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.tuning import tuning as analysis
from menagerie.analysis.tuning.tuning import Tuned
from menagerie.cli.study import tune as command
from menagerie.core.registry import load
from menagerie.core.weights import file_of, read_weights

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess

SIAM = load("siam")
QUICK = ("tune", "siam", "--games", "30", "--depth", "1", "--match")
USUAL = file_of(SIAM.weights).read_text(encoding="utf-8")


class Match:
    """A match that went so."""

    games = 10

    def __init__(self, score: float) -> None:
        """Take the score, and make up the rest."""
        self.score, self.los, self.elo, self.elo_low, self.elo_high = score, 0.9, 20.0, -10.0, 50.0

    def between(self) -> Match:
        """Return itself."""
        return self

    def plain(self) -> dict[str, float]:
        """Return the score alone."""
        return {"score": self.score}


def pretend(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, score: float, **more: Any) -> Path:  # noqa: ANN401 - fields
    """Let tuning find a tempo of 77 that has this score in the match; return the file that stands for the game's."""
    better = SIAM.weights.changed({"tempo": 77})
    match: Any = Match(score)
    found = Tuned(SIAM.weights, better, "fit", 30, None, match, interrupted=False)
    monkeypatch.setattr(analysis, "tune", lambda *_: replace(found, **more))
    place = tmp_path / "weights.toml"
    place.write_text(USUAL, encoding="utf-8")
    monkeypatch.setattr(command, "file_of", lambda _weights: place)
    return place


def test_weights_are_learnt_and_shown(cli: InProcess, tmp_path: Path) -> None:
    """A table tells every weight before and after, and the file has those after."""
    file = tmp_path / "new.toml"
    answer = cli(*QUICK, "0", "--output", str(file))
    assert answer.exit_code == 0
    assert "siam: fit, 30 games" in answer.stdout
    assert all(f"\n{name} " in answer.stdout for name in SIAM.weights)
    assert answer.stdout.replace("\n", "").endswith(f"no match was playedwritten to {file}")
    assert read_weights(file.read_text(encoding="utf-8")) != SIAM.weights


def test_json_for_programs(cli: InProcess) -> None:
    """Everything is printed as one object."""
    printed = json.loads(cli(*QUICK, "4", "--json").stdout)
    assert printed["game"] == "siam"
    assert printed["before"] == dict(SIAM.weights)
    assert printed["after"].keys() == printed["before"].keys()
    assert printed["match"]["games"] == 4
    assert printed["written"] == []


def test_weights_that_do_not_lose_are_written(cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With --write the game's file gets the new values and keeps all else."""
    place = pretend(monkeypatch, tmp_path, 0.55)
    answer = cli(*QUICK, "10", "--write")
    assert answer.exit_code == 0
    assert "10 games: 55.0 %, Elo +20 ± 30, better with a likelihood of 90.0 %" in answer.stdout
    before, after = USUAL.splitlines(), place.read_text(encoding="utf-8").splitlines()
    assert [line for line in after if line not in before] == [
        'tempo = { value = 77, least = 0, most = 500, means = "the right to move" }'
    ]


@pytest.mark.parametrize("arguments", [("--write",), ()])
def test_weights_that_lose_are_not(
    cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    """Weights that lose the match leave the game as it was, and the status says no."""
    place = pretend(monkeypatch, tmp_path, 0.4)
    answer = cli(*QUICK, "10", *arguments)
    assert answer.exit_code == 1
    assert "written" not in answer.stdout
    assert place.read_text(encoding="utf-8") == USUAL


def test_nothing_found_is_said(cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Weights that stay as they are have nothing to show."""
    pretend(monkeypatch, tmp_path, 0.5, after=SIAM.weights, standing=None)
    answer = cli(*QUICK, "10")
    assert answer.exit_code == 1
    assert answer.stdout.endswith("no weight changed\n")


def test_an_interruption_has_its_status(cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """After Ctrl-C what was found is shown, and the status is that of a program that was interrupted."""
    pretend(monkeypatch, tmp_path, 0.6, interrupted=True)
    answer = cli(*QUICK, "10")
    assert answer.exit_code == 130
    assert "30 games, interrupted" in answer.stdout


def test_a_place_that_cannot_be_written_is_printed_before_the_work(
    cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is learnt that could not be kept, and the attempt leaves nothing behind."""
    monkeypatch.setattr(analysis, "tune", lambda *_: pytest.fail("the work began"))
    for place in (tmp_path, tmp_path / "missing" / "weights.toml"):
        answer = cli("tune", "siam", "--output", str(place))
        assert (answer.exit_code, "cannot be written" in answer.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("tune", "chess"), "chess"),
        (("tune", "siam", "--method", "guess"), "a method is 'fit' or 'climb', got 'guess'"),
        (("tune", "siam", "--match", "0", "--write"), "--write asks for weights that do not lose"),
        (("tune", "siam", "--games", "0"), "--games"),
        (("tune", "siam", "--minutes", "0"), "--minutes"),
        (("tune", "siam", "--seats", "3"), "siam is for 2 players"),
        ((*QUICK, "0", "--output", "/nowhere/at/all.toml"), "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said(cli: InProcess, arguments: tuple[str, ...], problem: str) -> None:
    """Input that cannot be used is answered with one line and status 2."""
    answer = cli(*arguments)
    assert answer.exit_code == 2
    assert problem in answer.stderr
    assert answer.stderr.count("\n") == 1
