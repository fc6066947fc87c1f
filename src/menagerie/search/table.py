"""The transposition table: results of search by position, in memory of a fixed size.

Several searches may share one table without a lock. An entry is two words, written one after the other. The first is
the key mixed with the second, so an entry whose halves were written by two threads matches no key.
"""

from __future__ import annotations

from menagerie.core.compiled.bounds import whole_number

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

NO_BOUND, LOWER, UPPER, EXACT = range(4)
"""What a stored value says: nothing, at least this, at most this, just this."""

MOST_BITS = 32

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct

    VALUE_OFFSET = 1 << 15

    def allocate(_bits: int) -> dict[int, Struct]:
        """Begin with no entry."""
        return {}

    def release(_entries: dict[int, Struct]) -> None:
        """Free the memory; plain Python does so by itself."""

    def wipe(entries: dict[int, Struct], _bits: int) -> None:
        """Forget every entry."""
        entries.clear()

    def entry_at(entries: dict[int, Struct], index: int) -> Struct:
        """Return the entry with this index."""
        if index not in entries:
            entries[index] = Struct(check=0, word=0)
        return entries[index]

    def packed(move: int, value: int, depth: int, bound: int) -> int:
        """Pack a result into one word."""
        return move << 32 | value + VALUE_OFFSET << 16 | depth << 8 | bound

    def move_in(word: int) -> int:
        """Return the best known move, or the refutation."""
        return word >> 32

    def value_in(word: int) -> int:
        """Return the value known, for the seat to act."""
        return (word >> 16 & 0xFFFF) - VALUE_OFFSET

    def depth_in(word: int) -> int:
        """Return how deep the value was searched."""
        return word >> 8 & 0xFF

    def bound_in(word: int) -> int:
        """Return the kind of the value: exact or a bound."""
        return word & 0xFF


class Table:
    """A table of ``2 ** bits`` entries; a deeper or newer result replaces an entry."""

    def __init__(self, bits: int = 20) -> None:
        """Allocate the memory: 16 bytes for each of ``2 ** bits`` entries."""
        if not cython.compiled:
            self.__cinit__(bits)

    def __cinit__(self, bits: int = 20) -> None:
        """Allocate once and before anything else, so that no table lacks memory."""
        self.bits = whole_number(bits, 0, MOST_BITS, "the number of bits of a table")
        self.mask = (1 << self.bits) - 1
        self.entries = allocate(self.bits)

    def __dealloc__(self) -> None:
        """Free the memory (compiled code only)."""
        release(self.entries)

    def clear(self) -> None:
        """Forget everything."""
        wipe(self.entries, self.bits)

    def look_up(self, key: int) -> int:
        """Return the word stored for `key`, 0 when there is none."""
        entry = entry_at(self.entries, key & self.mask)
        word: int = entry.word
        return word if entry.check ^ word == key else 0

    def store(self, key: int, move: int, value: int, depth: int, bound: int) -> None:
        """Remember a position; a shallower result of another bound never replaces a deeper one of the same key."""
        entry = entry_at(self.entries, key & self.mask)
        if entry.check ^ entry.word == key and depth_in(entry.word) > depth and bound != 3:
            return
        word = packed(move, value, depth, bound)
        entry.check = key ^ word
        entry.word = word
