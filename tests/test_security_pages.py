"""Tests for the pages about security: they tell what the tests show, and name tests that exist."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "explanation" / "asvs.md"
ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"`([\w/]+\.py)::(test_\w+)`")
LEVEL_1 = """
1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
4.1.1 4.4.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
11.3.1 11.3.2 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
"""
"""All of level 1."""
LEVEL_2 = """
3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.5.5 3.7.1 3.7.2 4.1.2 4.1.3 4.2.1 4.3.1 4.3.2 4.4.2 4.4.3 4.4.4
7.1.1 7.1.2 7.1.3 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2
"""
"""Level 2 for front end, API and sessions."""


@pytest.fixture(scope="module")
def rows() -> list[tuple[str, ...]]:
    """The rows of the table."""
    return ROW.findall(PAGE.read_text(encoding="utf-8"))


def test_every_requirement_has_its_row(rows: list[tuple[str, ...]]) -> None:
    """None is left out, none stands twice, and each has its level."""
    told = [(number, level) for number, level, *_ in rows]
    wanted = [(number, "1") for number in LEVEL_1.split()] + [(number, "2") for number in LEVEL_2.split()]
    assert len(LEVEL_1.split()) == 70
    assert sorted(told) == sorted(wanted)


def test_every_named_test_exists_and_what_holds_is_shown(rows: list[tuple[str, ...]]) -> None:
    """A line that holds names a test; every test that is named can be run."""
    for number, _, _, state, shown in rows:
        assert state in {"holds", "does not hold", "not applicable"}, number
        named = TEST.findall(shown)
        assert named or state != "holds", number
        assert shown.count("::") == len(named), number
        for file, name in named:
            assert f"def {name}(" in (ROOT / "tests" / file).read_text(encoding="utf-8"), (number, file, name)


def test_the_table_of_who_may_do_what_is_current() -> None:
    """It is made from the matrix that is tested; ``make format`` writes it."""
    wanted: str = runpy.run_path(str(ROOT / "docs" / "authorisation_table.py"))["page_with_table"]()
    assert (ROOT / "docs" / "explanation" / "security.md").read_text(encoding="utf-8") == wanted
