"""Tests for `menagerie levels`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.bots import levels, strength
from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_listed_weakest_first_in_every_language(cli: InProcess, language: str) -> None:
    """Number, name in the language, and what to type stand on one line for each level."""
    lines = cli("levels", "siam", "--lang", language).stdout.splitlines()[1:]
    for line, level in zip(lines, levels("siam"), strict=False):
        assert line.split()[:3] == [str(level.number), level.title(language), level.name]


def test_measured_strength_is_printed(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A measured level has its Elo points with their error; others say that nobody has measured them."""
    found = {"siam": {"levels": {"hare": {"elo": 1111, "error": 22}}}}
    monkeypatch.setattr(strength, "measurements", lambda: found)
    lines = cli("levels", "siam").stdout.splitlines()
    assert lines[3].split()[-3:] == ["1111", "±", "22"]
    assert lines[4].endswith("not measured yet")
    printed = json.loads(cli("levels", "siam", "--lang", "de", "--json").stdout)
    assert printed[2] == {"level": 3, "name": "hare", "title": "Hase", "elo": 1111, "error": 22}
    assert printed[3]["elo"] is None


def test_an_unknown_game_or_language_is_one_line(cli: InProcess) -> None:
    """What does not exist is refused with status 2."""
    for arguments in (("chess",), ("siam", "--lang", "xx")):
        answer = cli("levels", *arguments)
        assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
