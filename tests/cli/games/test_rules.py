"""Tests for `menagerie rules`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.core.registry import load
from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess

BOOK = load("siam").rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_rule_is_printed_with_its_title(cli: InProcess, language: str) -> None:
    """The rule's id, title and whole text stand there, wrapped to the width."""
    rule = BOOK.rule(language, "S22")
    answer = cli("rules", "siam", "S22", "--lang", language)
    assert (answer.exit_code, answer.stderr) == (0, "")
    first, *rest = answer.stdout.splitlines()
    assert first == f"S22  {rule.title}"
    assert " ".join(line.strip() for line in rest) == rule.text
    assert all(line.startswith("     ") and len(line) <= 80 for line in rest)


def test_all_rules_are_printed_in_order(cli: InProcess) -> None:
    """Without an id every rule is printed, in the order of the numbers."""
    lines = cli("rules", "siam").stdout.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("S")] == list(BOOK.ids())


def test_ids_may_be_typed_small(cli: InProcess) -> None:
    """`s22` is S22."""
    assert cli("rules", "siam", "s22").stdout == cli("rules", "siam", "S22").stdout


def test_json_gives_id_title_and_text(cli: InProcess) -> None:
    """One rule is an object, all of them are a list."""
    one = json.loads(cli("rules", "siam", "S5", "--lang", "it", "--json").stdout)
    rule = BOOK.rule("it", "S5")
    assert one == {"id": "S5", "title": rule.title, "text": rule.text}
    every = json.loads(cli("rules", "siam", "--lang", "it", "--json").stdout)
    assert one in every
    assert [rule["id"] for rule in every] == list(BOOK.ids())
