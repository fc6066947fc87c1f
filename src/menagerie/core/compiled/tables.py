"""Lookup tables of numbers: C arrays when compiled, lists otherwise.

A generator without branches copies a whole block of moves from a table, then counts only those that exist. Blocks have
eight or twenty moves, so a copy is a few wide stores. A piece adds a row of sixteen numbers to those that describe a
position, so a piece comes, goes or changes in a few wide additions.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:

    def empty_tables(count: int) -> list[list[int]]:
        """Return empty tables."""
        return [[] for _ in range(count)]

    def fill_ints(table: list[int], values: list[int]) -> None:
        """Fill a table with numbers of up to 31 bits."""
        table[:] = values

    def fill_shorts(table: list[int], values: list[int]) -> None:
        """Fill a table with numbers from 0 to 65,535."""
        table[:] = values

    def fill_bytes(table: list[int], values: list[int]) -> None:
        """Fill a table with numbers from 0 to 255."""
        table[:] = values

    def copy_eight(moves: list[int], number: int, table: list[int], start: int) -> None:
        """Copy eight moves of the table."""
        moves[number : number + 8] = table[start : start + 8]

    def copy_twenty(moves: list[int], number: int, table: list[int], start: int) -> None:
        """Copy twenty moves of the table."""
        moves[number : number + 20] = table[start : start + 20]

    def swap(target: list[int], source: list[int], table: list[int], comes: int, goes: int) -> None:
        """Set sixteen numbers to others plus one row of the table, minus another row."""
        for index in range(16):
            target[index] = source[index] + table[comes + index] - table[goes + index]
