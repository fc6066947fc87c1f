"""Flat tables as plain Python keeps them; compiled ones are tested by the moves that come out of them."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.core.compiled.plainly import plain

TABLES: Any = plain("tables")


@given(st.lists(st.integers(0, 255)))
def test_tables_are_filled_in_place(values: list[int]) -> None:
    """A table keeps its identity and holds the values, whatever their width."""
    for fill in (TABLES.fill_ints, TABLES.fill_shorts, TABLES.fill_bytes):
        (table,) = TABLES.empty_tables(1)
        same = table
        fill(table, values)
        assert table == values
        assert table is same


def test_empty_tables_share_nothing() -> None:
    """Each table is a list of its own."""
    first, second = TABLES.empty_tables(2)
    TABLES.fill_ints(first, [1])
    assert second == []


@given(st.integers(0, 30), st.integers(0, 40))
def test_blocks_are_copied_whole(number: int, start: int) -> None:
    """Eight or twenty moves go to their place; those before and after stay."""
    table = list(range(100, 200))
    for copy, length in ((TABLES.copy_eight, 8), (TABLES.copy_twenty, 20)):
        moves = [-1] * 60
        copy(moves, number, table, start)
        assert len(moves) == 60
        assert moves[number : number + length] == table[start : start + length]
        assert set(moves[:number] + moves[number + length :]) <= {-1}
