"""A game made by new_game is whole: it builds, and every check and test passes at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie
from menagerie.errors import InvalidInput
from menagerie.testing import scaffold

ROOT = Path(__file__).parents[2]
PARTS = ("src", "tests", "build", "pyproject.toml", "setup.py", "README.md", "LICENSE")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.egg-info", ".mypy_cache")


def copy_of_the_sources(target: Path) -> Path:
    """Copy what a checkout consists of, compiled modules included, so that only new ones have to be built."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, target / part, ignore=LEFT_OUT)
        elif (ROOT / part).exists():
            shutil.copy2(ROOT / part, target / part)
    return target


def run(checkout: Path, *arguments: str, **variables: str) -> str:
    """Run Python in a checkout and return what it prints; fail with it."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources."""
    return copy_of_the_sources(tmp_path_factory.mktemp("checkout"))


@pytest.mark.slow
def test_new_game_passes_its_tests(checkout: Path) -> None:
    """The game's own tests, the conformance checks, the counts and the golden games pass, compiled where possible."""
    scaffold.new_game("river_race", checkout / "src" / "menagerie")
    if menagerie.compiled:
        run(checkout, "setup.py", "-q", "build_ext", "--inplace")
    loaded = run(
        checkout, "-c", "import menagerie.games.river_race.rules.position as rules; print(rules.__file__)"
    ).strip()
    assert loaded.endswith(".py") != menagerie.compiled
    assert loaded.startswith(str(checkout))
    places = ("tests/games/river_race", "tests/conformance", "tests/perft", "tests/playthroughs")
    said = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *places, "-k", "river_race")
    assert " passed" in said


@pytest.mark.slow
def test_new_game_passes_all_checks(checkout: Path) -> None:
    """Lint, format, types and layers pass for new games, one with a short name and one with the longest."""
    for tool in ("ruff", "mypy", "importlinter"):
        pytest.importorskip(tool)
    names = ("ox", "abcdefghij_klmnopqrs")
    for name in names:
        scaffold.new_game(name, checkout)
    folders = [f"{part}/games/{name}" for part in ("src/menagerie", "tests") for name in names]
    run(checkout, "-m", "ruff", "check", "--no-cache", *folders)
    run(checkout, "-m", "ruff", "format", "--no-cache", "--check", *folders)
    run(checkout, "-m", "mypy", *folders)
    run(checkout, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    """A new game bears its own name everywhere: in modules, classes, rules and titles."""
    folder = sources_of_the_template(tmp_path)
    made = scaffold.new_game("river_race", folder)
    assert {folder / "src/menagerie/games/river_race", folder / "tests/games/river_race"} <= set(made)
    files = [file for place in made for file in ([place] if place.is_file() else place.rglob("*")) if file.is_file()]
    assert {file.suffix for file in files} == scaffold.KINDS
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert "template" not in text.lower(), file
        assert "Otter Run" not in text, file
        assert "T1" not in text, file
    rules = (folder / "src/menagerie/games/river_race/rules/position.py").read_text(encoding="utf-8")
    assert "class RiverRace(Position):" in rules
    assert '"R9"' in rules
    tile = (folder / "web/src/games/river_race/tile.ts").read_text(encoding="utf-8")
    assert "title: 'River Race'" in tile


def sources_of_the_template(target: Path) -> Path:
    """Make a checkout that holds nothing but the template."""
    shutil.copytree(ROOT / "src/menagerie/games/_template", target / "src/menagerie/games/_template", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests/games/_template", target / "tests/games/_template", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tests/playthroughs/_template", target / "tests/playthroughs/_template")
    shutil.copytree(ROOT / "web/src/games/_template", target / "web/src/games/_template")
    (target / "tests/perft").mkdir()
    shutil.copy2(ROOT / "tests/perft/_template.perft", target / "tests/perft")
    (target / "pyproject.toml").touch()
    return target


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", "small letters"),
        ("Otter", "small letters"),
        ("9lives", "small letters"),
        ("_hidden", "small letters"),
        ("two__parts", "small letters"),
        ("river-race", "small letters"),
        ("../escape", "small letters"),
        ("ötter", "small letters"),
        ("x" * 21, "at most 20"),
        ("class", "word of Python"),
        ("match", "word of Python"),
        ("games", "taken by Menagerie"),
        (None, "expected a text"),
    ],
)
def test_bad_names_are_refused(name: str, problem: str, tmp_path: Path) -> None:
    """What cannot be the name of a game is refused, and the error says why."""
    with pytest.raises(InvalidInput, match=problem):
        scaffold.new_game(name, sources_of_the_template(tmp_path))


def test_existing_game_is_left_alone(tmp_path: Path) -> None:
    """The name of a game that exists is refused, and nothing of it is touched."""
    folder = sources_of_the_template(tmp_path)
    scaffold.new_game("otter", folder)
    mine = folder / "src/menagerie/games/otter/game.py"
    mine.write_text("mine", encoding="utf-8")
    with pytest.raises(InvalidInput, match="there is a game 'otter' already"):
        scaffold.new_game("otter", folder)
    assert mine.read_text(encoding="utf-8") == "mine"


def test_other_folders_are_refused(tmp_path: Path) -> None:
    """Where there are no sources of Menagerie nothing is made."""
    with pytest.raises(InvalidInput, match="no source tree of Menagerie"):
        scaffold.new_game("otter", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_half_a_game_is_taken_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If writing fails in the middle nothing is left behind."""
    folder = sources_of_the_template(tmp_path)
    write = Path.write_text

    def fail_at_the_end(path: Path, text: str, encoding: str) -> int:
        if path.name == "test_views.py":
            raise OSError(28, "No space left on device")
        return write(path, text, encoding=encoding)

    monkeypatch.setattr(Path, "write_text", fail_at_the_end)
    with pytest.raises(InvalidInput, match="No space left"):
        scaffold.new_game("otter", folder)
    assert not list(folder.rglob("otter*"))
