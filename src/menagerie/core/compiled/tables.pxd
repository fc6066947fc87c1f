# Filling C tables, and copying blocks of moves from them in wide stores.
from libc.string cimport memcpy

cdef inline void fill_ints(int* table, list values):
    cdef Py_ssize_t index
    for index in range(len(values)):
        table[index] = values[index]

cdef inline void fill_shorts(unsigned short* table, list values):
    cdef Py_ssize_t index
    for index in range(len(values)):
        table[index] = values[index]

cdef inline void fill_bytes(unsigned char* table, list values):
    cdef Py_ssize_t index
    for index in range(len(values)):
        table[index] = values[index]

cdef inline void copy_eight(int* moves, Py_ssize_t number, int* table, Py_ssize_t start) noexcept nogil:
    memcpy(moves + number, table + start, 8 * sizeof(int))

cdef inline void copy_twenty(int* moves, Py_ssize_t number, int* table, Py_ssize_t start) noexcept nogil:
    memcpy(moves + number, table + start, 20 * sizeof(int))

cdef inline void swap(
    unsigned short* target, unsigned short* source, unsigned short* table, Py_ssize_t comes, Py_ssize_t goes
) noexcept nogil:
    # All sums are computed before any is stored, so target and table may overlap.
    cdef unsigned short[16] sums
    cdef Py_ssize_t index
    for index in range(16):
        sums[index] = source[index] + table[comes + index] - table[goes + index]
    memcpy(target, sums, 16 * sizeof(unsigned short))
