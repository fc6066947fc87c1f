"""The transposition table: fixed in size, forgetful on demand."""

from __future__ import annotations

from typing import Any

import pytest

import menagerie
from menagerie.errors import InvalidOption
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.table import Table
from tests.search.minimax import SIAM, minimax, sample

DEPTH = 5 if menagerie.compiled else 3


def nodes_with(table: Table) -> int:
    """Return the nodes of a search from the start that uses the table."""
    return AlphaBeta(SIAM.new(), SIAM.evaluation(), table).think(DEPTH).nodes


def test_a_table_saves_work_until_it_is_cleared() -> None:
    """A second search with the same table is shorter; after `clear` it is as long as the first."""
    table = Table(18)
    first = nodes_with(table)
    assert nodes_with(table) < first
    table.clear()
    assert nodes_with(table) == first


def test_a_table_keeps_its_size() -> None:
    """Searching changes nothing about how many entries there are."""
    table = Table(3)
    nodes_with(table)
    assert table.bits == 3


@pytest.mark.parametrize("bits", [0, 1, 6])
def test_the_smallest_tables_do_no_harm(bits: int) -> None:
    """With room for next to nothing search still finds the value of minimax."""
    for position in sample(f"small tables {bits}", 20):
        found = AlphaBeta(position, SIAM.evaluation(), Table(bits), exact=True).think(2)
        assert minimax(position, found.depth, SIAM.evaluation()) == found.score


def test_without_a_table_search_makes_its_own() -> None:
    """Searches that are given no table share none."""
    first, second = (AlphaBeta(SIAM.new(), SIAM.evaluation()) for _ in range(2))
    assert first.think(3).nodes == second.think(3).nodes
    assert first.table is not second.table


@pytest.mark.parametrize("bits", [-1, 33, 64, 2**31, 2**100, None, "8", 2.5, True])
def test_sizes_out_of_range_are_refused(bits: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A table has 2 ** 0 to 2 ** 32 entries."""
    with pytest.raises(InvalidOption, match="the number of bits of a table"):
        Table(bits)


def test_a_table_is_whole_from_the_beginning() -> None:
    """Even a table made without its constructor's call has memory and can be cleared; a second call changes nothing."""
    if menagerie.compiled:
        Table.__new__(Table).clear()
    table = Table(4)
    table.__init__(4)  # type: ignore[misc]
    nodes_with(table)
    assert table.bits == 4


@pytest.mark.parametrize("garbage", ["table", 5, object()])
def test_only_tables_are_tables(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """A search does not take anything else for a table."""
    with pytest.raises(InvalidOption, match="expected a Table"):
        AlphaBeta(SIAM.new(), SIAM.evaluation(), garbage)
