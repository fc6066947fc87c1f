"""Tests for `menagerie edition`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from menagerie.core.registry import load

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess

SIAM = load("siam")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of an edition file of Siam."""
    file = tmp_path / "copy.toml"
    file.write_text(
        files("menagerie.games.siam.components").joinpath("editions/edition2014.toml").read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    return file


def change(file: Path, *changes: tuple[str, str]) -> None:
    """Change a file, each text being there."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def test_every_value_is_shown_with_its_source(cli: InProcess) -> None:
    """Names and values of the components and the words for their sources are there."""
    answer = cli("edition", "show", "siam", "edition2014")
    assert (answer.exit_code, answer.stderr) == (0, "")
    for path, _, origin in SIAM.edition("edition2014").items():
        if path.startswith(("setup.", "variant.")):
            assert origin is not None
            row = next(line for line in answer.stdout.splitlines() if path in line)
            assert origin.kind in row


def test_the_usual_edition_is_shown_by_default(cli: InProcess) -> None:
    """Without an id it is the default one."""
    assert cli("edition", "show", "siam").stdout == cli("edition", "show", "siam", "classic2005").stdout


def test_a_file_of_one_s_own_is_shown(cli: InProcess, source: Path) -> None:
    """An edition is named by the path of its file, too."""
    change(source, ('id = "edition2014"', 'id = "mine"'))
    printed = json.loads(cli("edition", "show", "siam", str(source), "--json").stdout)
    assert (printed["id"], printed["game"]) == ("mine", "siam")


def test_reconstructed_values_are_marked(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """A star stands before what was made up, and it is said what the star means."""
    from menagerie.cli.games import edition  # noqa: PLC0415

    assert "*" not in cli("edition", "show", "siam").stdout
    monkeypatch.setattr(edition, "RECONSTRUCTED", "figure")
    marked = cli("edition", "show", "siam").stdout
    assert "* setup.rocks" in " ".join(marked.split())
    assert "* reconstructed:" in marked


def test_json_has_every_value(cli: InProcess) -> None:
    """Programs get path, value, source and detail of everything."""
    printed = json.loads(cli("edition", "show", "siam", "edition2014", "--json").stdout)
    edition = SIAM.edition("edition2014")
    assert (printed["id"], printed["game"], printed["digest"]) == ("edition2014", "siam", edition.digest)
    assert [value["path"] for value in printed["values"]] == [path for path, _, _ in edition.items()]
    rocks = next(value for value in printed["values"] if value["path"] == "setup.rocks")
    assert (rocks["value"], rocks["source"]) == (["b3", "c3", "d3"], "figure")


@pytest.mark.parametrize("name", sorted(SIAM.editions))
def test_our_own_editions_are_sound(cli: InProcess, name: str, tmp_path: Path) -> None:
    """Every edition that is shipped passes the check, and its game is found out."""
    file = tmp_path / f"{name}.toml"
    file.write_text(
        files("menagerie.games.siam.components").joinpath(f"editions/{name}.toml").read_text(encoding="utf-8"),
        encoding="utf-8",
    )
    answer = cli("edition", "check", str(file))
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout == f"{name}.toml is a sound edition of siam\n"


def test_every_problem_is_named(cli: InProcess, source: Path) -> None:
    """Each fault has a line of its own, and the status is 1."""
    change(source, ("value = 5", "value = 50"), ('["c1", "c5"]', '["c1", "z9"]'))
    answer = cli("edition", "check", str(source))
    assert (answer.exit_code, answer.stderr) == (1, "")
    lines = answer.stdout.splitlines()
    assert len(lines) == 2
    assert "setup.animals_each is 50" in lines[0]
    assert "variant.closed_squares" in lines[1]
    assert "z9" in lines[1]


def test_what_is_not_toml_is_a_problem(cli: InProcess, source: Path) -> None:
    """A slip of syntax is named with its place."""
    change(source, ("[setup]", "[setup"))
    answer = cli("edition", "check", str(source))
    assert (answer.exit_code, answer.stderr) == (1, "")
    assert "line" in answer.stdout


def test_json_lists_the_problems(cli: InProcess, source: Path) -> None:
    """Programs get the game and the problems, an empty list if all is well."""
    sound = cli("edition", "check", str(source), "--json")
    assert (sound.exit_code, json.loads(sound.stdout)["problems"]) == (0, [])
    change(source, ("value = 5", "value = -5"))
    faulty = cli("edition", "check", str(source), "--json", "--game", "siam")
    assert faulty.exit_code == 1
    assert len(json.loads(faulty.stdout)["problems"]) == 1


def test_binary_files_are_bad_input(cli: InProcess, tmp_path: Path) -> None:
    """What is no text at all is not checked but refused."""
    file = tmp_path / "binary.toml"
    file.write_bytes(b"\x00\xff\xfe")
    answer = cli("edition", "check", str(file))
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_a_game_can_be_named(cli: InProcess, source: Path) -> None:
    """The file is checked for the named game, and an unknown one is bad input."""
    assert cli("edition", "check", str(source), "--game", "_template").exit_code == 1
    assert cli("edition", "check", str(source), "--game", "chess").exit_code == 2
