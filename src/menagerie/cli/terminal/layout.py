"""Layout of text on a terminal: wrapped lines, and blocks below each other, in columns, or next to a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    Block = list[Text]

GAP = 4
"""Characters between two blocks side by side."""

NARROWEST = 24
"""The least width of a column."""


def join(left: Block, right: Block, column: int) -> Block:
    """Put one block to the right of another, beginning at this column."""
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text()
        if row < len(right) and right[row].plain:
            line.append(" " * (column - line.cell_len))
            line.append_text(right[row])
        lines.append(line)
    return lines


def stack(blocks: Sequence[Block], width: int) -> Block:
    """Put blocks below each other, an empty line between two."""
    lines: Block = []
    for block in blocks:
        lines += [*([Text()] if lines else []), *wrap(block, width)]
    return lines


def columns(blocks: Sequence[Block], width: int) -> Block:
    """Put blocks into columns, each block into the shortest one so far."""
    number = max(1, min(len(blocks), (width + GAP) // (NARROWEST + GAP)))
    room = (width + GAP) // number - GAP
    filled: list[list[Block]] = [[] for _ in range(number)]
    for block in blocks:
        min(filled, key=lambda column: len(stack(column, room))).append(block)
    lines: Block = []
    for place, column in enumerate(filled):
        lines = join(lines, stack(column, room), place * (room + GAP))
    return lines


def wrap(lines: Sequence[Text], width: int) -> Block:
    """Wrap lines that are too long; continuations are indented."""
    wrapped: Block = []
    for line in lines:
        first, *rest = breaks(line, width) if line.cell_len > width else [line]
        wrapped += [first, *(Text("  ") + part for part in rest)]
    return wrapped


def breaks(line: Text, width: int) -> Block:
    """Split a line at blanks into parts that fit, with two characters left for the indent."""
    parts = [Text()]
    for word in line.split(" ", allow_blank=True):
        if parts[-1].plain and parts[-1].cell_len + 1 + word.cell_len > width - 2:
            parts.append(Text())
        elif parts[-1].plain or len(parts) == 1:
            parts[-1].append(" " if parts[-1].plain else "")
        parts[-1].append_text(word)
    return parts
