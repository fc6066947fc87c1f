"""Tests for `menagerie explain`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.core.registry import load
from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

SIAM = load("siam")


def test_a_legal_move_is_status_0(cli: InProcess) -> None:
    """The answer is yes, with nothing on standard error."""
    answer = cli("explain", "siam", "+c1N")
    assert (answer.exit_code, answer.stderr) == (0, "")
    assert answer.stdout.startswith("+c1N")


def test_json_has_exactly_four_fields(cli: InProcess) -> None:
    """Programs get legal, rule, message and cells, whether the move is legal or not."""
    legal = cli("explain", "siam", "+c1N", "--json")
    assert legal.exit_code == 0
    assert json.loads(legal.stdout) == {"legal": True, "rule": None, "message": "+c1N is allowed.", "cells": []}
    refused = cli("explain", "siam", "+c1N", "--edition", "edition2014", "--json")
    printed = json.loads(refused.stdout)
    assert refused.exit_code == 1
    assert list(printed) == ["legal", "rule", "message", "cells"]
    assert (printed["legal"], printed["rule"], printed["cells"]) == (False, "S33", ["c1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_the_game_s_own(cli: InProcess, language: str) -> None:
    """Message, rule and cells are those of `Game.explain` in the language asked for."""
    position = SIAM.new()
    verdict = SIAM.explain(position, SIAM.parse_move(position, "b2-b3!"), language)
    answer = cli("explain", "siam", "b2-b3!", "--lang", language)
    assert (answer.exit_code, answer.stderr) == (1, "")
    assert answer.stdout == f"{verdict.message} [{verdict.rule}] ({', '.join(verdict.cells)})\n"
