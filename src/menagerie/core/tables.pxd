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
