# C types of the rules; read rules.py.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memset

from menagerie.core.bits cimport count, lowest, mix
from menagerie.core.tables cimport copy_eight, copy_four, copy_sixteen, fill_bytes, fill_ints, fill_shorts
from menagerie.core.position cimport Key, Position

cdef struct State:
    unsigned short codes[10]
    unsigned int sets[3]
    int ply
    short exits[2]
    unsigned char winner
    unsigned char cells[25]

cdef unsigned short[3125] PUSHES
cdef unsigned char[3125] ENDS
cdef int[1600] ANIMALS
cdef int[6400] STEPS
cdef unsigned char[400] STEP_COUNT
cdef int[720] ENTRIES
cdef unsigned char[90] ENTRY_COUNT
cdef unsigned char[104] AHEAD
cdef unsigned char[50] LINE
cdef unsigned short[450] DIGIT

cdef inline void put(State* state, Py_ssize_t square, Py_ssize_t piece) noexcept nogil
@cython.locals(piece=Py_ssize_t)
cdef inline void take(State* state, Py_ssize_t square) noexcept nogil
@cython.locals(last=Py_ssize_t, beyond=Py_ssize_t, piece=Py_ssize_t, occupied="unsigned int")
cdef void shift(State* state, Py_ssize_t square, Py_ssize_t facing) noexcept nogil
@cython.locals(piece=Py_ssize_t, square=Py_ssize_t, occupied="unsigned int")
cdef int credited(State* state, Py_ssize_t rock, Py_ssize_t facing) noexcept nogil

cdef class Siam(Position):
    cdef State* state
    cdef State* stack
    cdef readonly int animals_each
    cdef unsigned int closed
    cdef int closed_plies
    cdef int exit_limit
    cdef Key salt
    @cython.locals(
        state="State*", own="unsigned int", free_squares="unsigned int", leaving="unsigned int", squares="unsigned int",
        square=Py_ssize_t, facing=Py_ssize_t, target=int, number=Py_ssize_t, block=Py_ssize_t, row=Py_ssize_t, line=Py_ssize_t, first=int, axis=int,
        code="unsigned int", packed="unsigned long long")
    cdef int generate(self, int* moves) noexcept nogil
    @cython.locals(state="State*", origin=Py_ssize_t, rest=int, facing=Py_ssize_t, target=Py_ssize_t, piece=Py_ssize_t)
    cdef void make(self, int move) noexcept nogil
    cdef int without_closed(self, int* moves, int number) noexcept nogil

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* pushed(State* stack, int depth) noexcept nogil:
    stack[depth] = stack[depth - 1]
    return stack + depth

cdef inline State* moved(State* stack, int depth) noexcept nogil:
    stack[0] = stack[depth]
    return stack

cdef inline State* resized(State* stack, int old, int capacity) except NULL:
    cdef State* grown = <State*> realloc(stack, (capacity + 1) * sizeof(State))
    if not grown:
        raise MemoryError
    if not old:
        memset(grown, 0, sizeof(State))
    return grown
