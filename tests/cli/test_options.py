"""Tests for `menagerie.cli.options`."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.options import check_seat, find_game, find_position, read_choices
from menagerie.core.registry import load
from menagerie.errors import InvalidEdition, InvalidOption, InvalidPosition, UnknownEdition

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import AsProcess, InProcess

START = "...../...../.###./...../..... ele 0 0,0 - classic2005"


@pytest.fixture
def narrow(tmp_path: Path) -> Path:
    """An edition file of Siam with two animals a side."""
    text = files("menagerie.games.siam.components").joinpath("editions/classic2005.toml").read_text(encoding="utf-8")
    file = tmp_path / "narrow.toml"
    changed = text.replace('id = "classic2005"', 'id = "narrow"').replace("value = 5", "value = 2")
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    return file


def test_without_options_the_usual_start_is_meant() -> None:
    """A game's name alone names the start of its default edition."""
    named = find_position("siam")
    assert str(named.position) == START


def test_an_edition_is_named_by_id() -> None:
    """The start of the named edition is set up."""
    assert find_position("siam", "edition2014").position.edition.id == "edition2014"
    with pytest.raises(UnknownEdition, match="1066"):
        find_position("siam", "1066")


def test_an_edition_may_be_a_file(narrow: Path) -> None:
    """A file's edition is played, and its positions can be read."""
    named = find_position("siam", str(narrow))
    assert named.position.edition.id == "narrow"
    again = find_position("siam", str(narrow), str(named.position))
    assert again.position == named.position


def test_a_faulty_edition_file_is_refused(tmp_path: Path) -> None:
    """A file that is no edition names what is wrong."""
    file = tmp_path / "faulty.toml"
    file.write_text("[edition]", encoding="utf-8")
    with pytest.raises(InvalidEdition, match="id is None"):
        find_game("siam", str(file))


def test_the_file_s_edition_and_the_position_s_must_agree(narrow: Path) -> None:
    """A position of another edition than the one asked for is refused."""
    with pytest.raises(InvalidOption, match="'classic2005', but --edition asks for 'narrow'"):
        find_position("siam", str(narrow), START)


def test_a_position_is_read_from_standard_input(shell: AsProcess) -> None:
    """`--position -` takes the text from a pipe, with or without the end of its line."""
    later = START.replace(" ele 0", " ele 2").replace("...../.....", "s..../....N", 1)
    for typed in (later, f"{later}\n", f"{later}\r\n"):
        answer = shell("apply", "siam", "--position", "-", "+c1N", typed=typed)
        assert (answer.returncode, answer.stderr) == (0, "")
        assert answer.stdout.startswith("s..../....N/.###./...../..N.. rhi 3")


@pytest.mark.parametrize("typed", ["", "\n", "é", "." * 50_000, f"{START}\n\nmore"])
def test_bad_standard_input_is_refused(cli: InProcess, typed: str) -> None:
    """Empty, huge, foreign and many-line input is one line on standard error and status 2."""
    answer = cli("moves", "siam", "--position", "-", typed=typed)
    assert (answer.exit_code, answer.stdout, answer.stderr.count("\n")) == (2, "", 1)


def test_choices_are_names_with_values() -> None:
    """Digits become numbers, everything else stays text."""
    assert read_choices(["board=b", "target=3", "name=3x", "big=12345678901"]) == {
        "board": "b",
        "target": 3,
        "name": "3x",
        "big": "12345678901",
    }


@pytest.mark.parametrize("choice", ["board", "=b", "board=", "two words=1", "", "edition=x", "seats=2"])
def test_other_choices_are_refused(choice: str) -> None:
    """What is not name=value, or has an option of its own, is refused."""
    with pytest.raises(InvalidOption):
        read_choices([choice])


def test_seats_are_those_of_the_game() -> None:
    """0 is a spectator, and there is nobody beyond the last seat."""
    siam = load("siam")
    assert [check_seat(siam, seat) for seat in (0, 1, 2)] == [0, 1, 2]
    for seat in (-1, 3):
        with pytest.raises(InvalidOption, match=f"got {seat}"):
            check_seat(siam, seat)


def test_positions_are_checked_by_the_game() -> None:
    """A text that is no position raises the game's own refusal."""
    with pytest.raises(InvalidPosition, match="6 rocks"):
        find_position("siam", None, START.replace("...../.###.", ".###./.###."))
