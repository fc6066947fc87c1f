# C types of the transposition table; read table.py.
from libc.stdlib cimport calloc, free
from libc.string cimport memset

from menagerie.core.position cimport Key

cdef struct Entry:
    Key key
    int move
    short value
    signed char depth
    unsigned char bound

cdef class Table:
    cdef Entry* entries
    cdef Key mask
    cdef readonly int bits
    cdef Entry* at(self, Key key) noexcept nogil
    cdef void store(self, Key key, int move, int value, int depth, int bound) noexcept nogil

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
