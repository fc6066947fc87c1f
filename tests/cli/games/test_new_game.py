"""Tests for `menagerie new-game`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import menagerie

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

ROOT = Path(__file__).parents[3]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A bare source tree with the template in it."""
    for folder in (Path("src/menagerie/games/_template"), Path("tests/games/_template")):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "*.c", "__pycache__"))
    for file in ("pyproject.toml", "setup.py"):
        shutil.copy(ROOT / file, tmp_path)
    shutil.copy(Path(menagerie.__file__), tmp_path / "src/menagerie")
    return tmp_path


def test_the_template_is_copied_under_the_new_name(cli: InProcess, checkout: Path) -> None:
    """Every place that was made is printed, and the new folder holds a game of that name."""
    answer = cli("new-game", "otter", "--root", str(checkout))
    assert (answer.exit_code, answer.stderr) == (0, "")
    made = [Path(line) for line in answer.stdout.splitlines()]
    assert all(place.exists() for place in made)
    game = checkout / "src/menagerie/games/otter/game.py"
    assert game.exists()
    assert "_template" not in game.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Otter", "two words", "../x", "class", "ötter", "a" * 99])
def test_other_names_are_refused(cli: InProcess, checkout: Path, name: str) -> None:
    """What cannot name a folder of Python is one line and status 2."""
    answer = cli("new-game", name, "--root", str(checkout))
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_games_are_not_overwritten(cli: InProcess, checkout: Path) -> None:
    """A name that is taken is refused."""
    cli("new-game", "otter", "--root", str(checkout))
    assert cli("new-game", "otter", "--root", str(checkout)).exit_code == 2


def test_it_takes_a_source_tree(cli: InProcess, tmp_path: Path) -> None:
    """Elsewhere there is no place for a game, which is said in one line."""
    answer = cli("new-game", "otter", "--root", str(tmp_path))
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)
