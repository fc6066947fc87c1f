# C types of Position, Evaluation and MoveLists; read position.py for the contract.
from libc.stdlib cimport calloc, free

ctypedef unsigned long long Key

cdef class Position:
    cdef readonly object edition
    cdef readonly int max_moves
    cdef list played
    cdef int depth
    cdef int capacity
    cdef int generate(self, int* moves) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void unmake(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int payoff(self, int seat) noexcept nogil
    cdef int weight(self, int move) noexcept nogil
    cdef Key hash(self) noexcept nogil
    cdef int generate_forcing(self, int* moves) noexcept nogil
    cdef int forcing(self, int move) noexcept nogil
    cdef int kin(self, int move) noexcept nogil
    cdef void forget(self) noexcept nogil
    cdef bint redeal(self, int seat, Key seed) noexcept nogil
    cpdef Position copy(self)
    cpdef Position afresh(self)
    cdef int reserve(self, int plies) except -1
    cdef int grow(self, int capacity) except -1

cdef class Evaluation:
    cdef int evaluate(self, Position position, int seat) noexcept nogil
    cdef int own(self, Position position, int seat) noexcept nogil
    cdef int swing(self) noexcept nogil

cdef class MoveLists:
    cdef int** rows
    cdef int count

cdef inline int** allocate_rows(int count, int length) except NULL:
    cdef int** rows = <int**> calloc(count, sizeof(int*))
    cdef int* block = <int*> calloc(<size_t> count * length, sizeof(int))
    cdef int row
    if not rows or not block:
        free(rows)
        free(block)
        raise MemoryError
    for row in range(count):
        rows[row] = block + <size_t> row * length
    return rows

cdef inline void release_rows(int** rows) noexcept:
    if rows:
        free(rows[0])
        free(rows)
