"""Tests for `menagerie analyse`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

IN_TWO_TURNS = "eNs.S/.s#w./.#E#./..Ns./..... ele 26 1,0 - classic2005"
OVER = "...../.N.../.##../...../..... rhi 9 0,0 ele classic2005"


def test_board_lines_terms_and_sentences(cli: InProcess) -> None:
    """The board comes first, then the best lines, what the search has cost, the terms as bars, the sentences."""
    done = cli("analyse", "siam", "--position", IN_TWO_TURNS, "--depth", "3")
    assert done.exit_code == 0
    board, lines, judged, words = done.stdout.split("\n\n")[-4:]
    assert "a      b      c" in board
    assert lines.startswith("1. win in 2  c3-d3!  ")
    assert "positions in" in lines
    assert "rocks that own animals push off" in judged
    assert "│" in judged
    assert " ".join(words.split()).startswith("c3-d3!: The elephant on c3 pushes the rock on d3 east. This wins in 2")


def test_json_has_it_all(cli: InProcess) -> None:
    """A program gets lines, terms and sentences with their figures."""
    done = cli("analyse", "siam", "--position", IN_TWO_TURNS, "--depth", "3", "--lines", "2", "--json")
    data = json.loads(done.stdout)
    assert (data["game"], data["seat"], data["position"]) == ("siam", 1, IN_TWO_TURNS)
    assert len(data["lines"]) == 2
    first = data["lines"][0]
    assert (first["move"], first["wins"], first["plies"], first["turns"]) == ("c3-d3!", True, 3, 2)
    assert first["line"][0] == "c3-d3!"
    assert first["does"] == "the elephant on c3 pushes the rock on d3 east"
    assert data["proved"][1] == "This wins in 2 turns, whatever is played."
    assert data["nodes"] > 0
    assert set(data["terms"]) >= {"races", "tempo"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(cli: InProcess, language: str) -> None:
    """The command speaks all languages."""
    assert cli("analyse", "siam", "--depth", "2", "--lang", language).exit_code == 0


def test_a_game_of_several_actions(cli: InProcess) -> None:
    """Jungla is searched by single actions."""
    done = cli("analyse", "jungla", "--depth", "1", "--lines", "1", "--json")
    assert json.loads(done.stdout)["lines"][0]["does"]


def test_hidden_cards_need_a_seat_that_decides(cli: InProcess) -> None:
    """Before the first chance move nobody decides, which is said in one line."""
    done = cli("analyse", "comet")
    assert done.exit_code == 2
    assert "nobody is to decide: chance moves first" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--position", OVER], "nobody is to decide: the game is over"),
        (["--seat", "2"], "nothing to decide"),
        (["--seat", "9"], "seats 1 to 2"),
        (["--lines", "0"], "--lines"),
        (["--lines", "33"], "--lines"),
        (["--depth", "101"], "a depth"),
        (["--seconds", "-1"], "a time"),
        (["--threads", "0"], "threads"),
        (["--lang", "la"], "en, fr, de, it"),
    ],
)
def test_what_cannot_be_analysed_is_refused(cli: InProcess, arguments: list[str], part: str) -> None:
    """Bad input is one line on standard error and status 2."""
    done = cli("analyse", "siam", "--depth", "1", *arguments)
    assert done.exit_code == 2
    assert part in done.stderr
    assert done.stderr.count("\n") == 1
