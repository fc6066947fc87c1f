"""Tests for `menagerie.cli.terminal.layout`."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from menagerie.cli.terminal.layout import columns, join, stack, wrap

WORDS = st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=30)


def block(*lines: str) -> list[Text]:
    """Lines as texts."""
    return [Text(line) for line in lines]


def plain(lines: list[Text]) -> list[str]:
    """Texts as lines."""
    return [line.plain for line in lines]


@given(WORDS)
def test_wrapping_keeps_every_word_and_the_width(words: list[str]) -> None:
    """Nothing is lost, nothing is too long, and what goes over is set in."""
    lines = plain(wrap(block(" ".join(words)), 24))
    assert " ".join(lines).split() == words
    assert all(len(line) <= 24 for line in lines)
    assert all(line.startswith("  ") for line in lines[1:])


def test_lines_that_fit_are_left_alone() -> None:
    """Blanks within and at the ends of short lines stay."""
    assert plain(wrap(block("  a   b "), 24)) == ["  a   b "]


def test_blocks_are_joined_at_a_column() -> None:
    """The right block begins at the column in every line, however long the left one is."""
    assert plain(join(block("ab"), block("x", "", "y"), 4)) == ["ab  x", "", "    y"]


def test_stacked_blocks_have_an_empty_line_between() -> None:
    """Neither before the first nor after the last."""
    assert plain(stack([block("a", "b"), block("c")], 24)) == ["a", "b", "", "c"]
    assert stack([], 24) == []


def test_columns_share_the_width() -> None:
    """As many columns as fit are filled evenly; a narrow terminal has one."""
    blocks = [block("one", "two", "three"), block("four"), block("five"), block("six")]
    wide = plain(columns(blocks, 80))
    assert wide[0].split() == ["one", "four", "five"]
    assert len(wide) == 3
    assert len(plain(columns(blocks, 30))) == 9
    assert columns([], 80) == []
