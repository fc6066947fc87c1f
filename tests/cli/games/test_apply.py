"""Tests for `menagerie apply`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import AsProcess, InProcess

START = "...../...../.###./...../..... ele 0 0,0 - classic2005"


def test_the_resulting_position_is_printed(cli: InProcess) -> None:
    """The text after all moves is the whole output."""
    answer = cli("apply", "siam", "+c1N", "+c5S")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout == "..s../...../.###./...../..N.. ele 2 0,0 - classic2005\n"


def test_moves_follow_a_given_position(cli: InProcess) -> None:
    """A position text is where the moves begin."""
    once = cli("apply", "siam", "+c1N").stdout.strip()
    assert cli("apply", "siam", "--position", once, "+c5S").stdout == cli("apply", "siam", "+c1N", "+c5S").stdout


def test_an_illegal_move_is_status_1_with_its_rule(shell: AsProcess) -> None:
    """One line on standard error says which move it was and cites the rule; no position is printed."""
    answer = shell("apply", "siam", "+c1N", "+c3N")
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)
    assert answer.stderr.startswith("menagerie: move 2, +c3N: ")
    assert answer.stderr.endswith("[S9]\n")


def test_the_refusal_speaks_the_language(cli: InProcess) -> None:
    """The sentence about an illegal move is in the language asked for."""
    assert "case intérieure" in cli("apply", "siam", "+c3N", "--lang", "fr").stderr


def test_json_tells_who_is_to_act(cli: InProcess) -> None:
    """Programs get the position, the seat to act and whether the game is over."""
    printed = json.loads(cli("apply", "siam", "+c1N", "--json").stdout)
    assert printed == {
        "position": "...../...../.###./...../..N.. rhi 1 0,0 - classic2005",
        "to_act": 2,
        "over": False,
    }


def test_json_tells_what_was_refused(cli: InProcess) -> None:
    """Programs get the verdict on the first move that is illegal, and which it was."""
    answer = cli("apply", "siam", "+c1N", "+c3N", "--json")
    assert (answer.exit_code, answer.stderr) == (1, "")
    printed = json.loads(answer.stdout)
    assert (printed["number"], printed["move"], printed["legal"], printed["rule"], printed["cells"]) == (
        2,
        "+c3N",
        False,
        "S9",
        ["c3"],
    )


def test_after_the_end_every_move_is_refused(cli: InProcess) -> None:
    """The rule that ended the game is cited."""
    won = "..#N./...../..#../...../..... rhi 9 0,0 ele classic2005"
    answer = cli("apply", "siam", "--position", won, "+a1N")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert answer.stderr.endswith("[S29]\n")


def test_the_start_is_not_changed_by_reading_it(cli: InProcess) -> None:
    """A position given twice gives the same answer twice."""
    both = [cli("apply", "siam", "--position", START, "+a1E").stdout for _ in range(2)]
    assert both[0] == both[1]
