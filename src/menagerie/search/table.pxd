# C types of the transposition table; read table.py.
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from menagerie.core.position cimport Key

cdef struct Entry:
    Key check
    Key word

cdef class Table:
    cdef Entry* entries
    cdef Key mask
    cdef readonly int bits
    cdef Key look_up(self, Key key) noexcept nogil
    cdef void store(self, Key key, int move, int value, int depth, int bound) noexcept nogil

cdef inline Key packed(int move, int value, int depth, int bound) noexcept nogil:
    return <Key> move << 32 | <Key> (value + 32768) << 16 | <Key> depth << 8 | <Key> bound

cdef inline int move_in(Key word) noexcept nogil:
    return <int> (word >> 32)

cdef inline int value_in(Key word) noexcept nogil:
    return <int> (word >> 16 & 0xFFFF) - 32768

cdef inline int depth_in(Key word) noexcept nogil:
    return <int> (word >> 8 & 0xFF)

cdef inline int bound_in(Key word) noexcept nogil:
    return <int> (word & 0xFF)

cdef inline Entry* allocate(int bits) except NULL:
    cdef Entry* entries = <Entry*> calloc(<size_t> 1 << bits, sizeof(Entry))
    if not entries:
        raise MemoryError
    return entries

cdef inline void release(Entry* entries) noexcept:
    free(entries)

cdef inline void wipe(Entry* entries, int bits) noexcept:
    memset(entries, 0, (<size_t> 1 << bits) * sizeof(Entry))

cdef inline Entry* entry_at(Entry* entries, Key index) noexcept nogil:
    return entries + index
