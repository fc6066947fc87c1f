"""The transposition table: what search already knows of a position, in memory bounded from the start."""

from __future__ import annotations

from menagerie.core.bounds import whole_number

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

NO_BOUND, LOWER, UPPER, EXACT = range(4)
"""What a stored value says: nothing, at least this, at most this, just this."""

MOST_BITS = 32

if not cython.compiled:
    from menagerie.core.plain import Struct

    def allocate(_bits: int) -> dict[int, Struct]:
        """Begin with no entry."""
        return {}

    def release(_entries: dict[int, Struct]) -> None:
        """Give the room back; plain Python does so by itself."""

    def wipe(entries: dict[int, Struct], _bits: int) -> None:
        """Forget every entry."""
        entries.clear()

    def entry_at(entries: dict[int, Struct], index: int) -> Struct:
        """Return the entry with this index."""
        if index not in entries:
            entries[index] = Struct(key=0, move=0, value=0, depth=0, bound=0)
        return entries[index]


class Table:
    """One entry for each of ``2 ** bits`` keys; a deeper search of the same key, or a newer one, takes the place."""

    def __init__(self, bits: int = 20) -> None:
        """Reserve all the memory there will ever be: 16 bytes for each of ``2 ** bits`` entries."""
        if not cython.compiled:
            self.__cinit__(bits)

    def __cinit__(self, bits: int = 20) -> None:
        """Do it once and before anything else, so that there is no table without memory."""
        self.bits = whole_number(bits, 0, MOST_BITS, "the number of bits of a table")
        self.mask = (1 << self.bits) - 1
        self.entries = allocate(self.bits)

    def __dealloc__(self) -> None:
        """Give the memory back (compiled code only)."""
        release(self.entries)

    def clear(self) -> None:
        """Forget everything."""
        wipe(self.entries, self.bits)

    def at(self, key: int) -> Struct:
        """Return the entry where `key` would be; compare its key before you trust it."""
        return entry_at(self.entries, key & self.mask)

    def store(self, key: int, move: int, value: int, depth: int, bound: int) -> None:
        """Remember a position; a shallower result of another bound never replaces a deeper one of the same key."""
        entry = self.at(key)
        if entry.key == key and entry.depth > depth and bound != 3:
            return
        entry.key = key
        entry.move = move
        entry.value = value
        entry.depth = depth
        entry.bound = bound
