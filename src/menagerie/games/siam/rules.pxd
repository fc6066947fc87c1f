# C types of the rules; read rules.py.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from menagerie.core.bits cimport count, lowest, mix
from menagerie.core.position cimport Key, Position
from menagerie.core.tables cimport copy_eight, copy_twenty, swap, fill_bytes, fill_ints, fill_shorts

cdef struct State:
    unsigned short codes[16]
    Key facings
    unsigned int sets[3]
    int ply
    int exits[2]
    int winner

cdef enum:
    NO_PIECE = 9
    ROCK_PIECE = 8
    OFF = 25
    ALL_SQUARES = 0x1FFFFFF
    PLAYED_FROM_BOARD = 512
    TURNING = 256
    RESERVE = 31
    PUSHING = 128
    STANDS = 104

cdef unsigned short[3125] PUSHERS
cdef unsigned char[3125] ENTRANCES
cdef unsigned short[3125] EXPELLERS
cdef int[800] ANIMALS
cdef int[32000] BOARD_BLOCKS
cdef unsigned char[1600] BOARD_COUNTS
cdef int[720] ENTRY_BLOCKS
cdef unsigned char[90] ENTRY_COUNTS
cdef unsigned char[512] AFTER
cdef unsigned char[104] AHEAD
cdef unsigned short[2064] DIGITS

@cython.locals(piece=Py_ssize_t)
cdef Py_ssize_t piece_on(State* state, Py_ssize_t square) noexcept nogil
@cython.locals(row=Py_ssize_t)
cdef Py_ssize_t row_of(Py_ssize_t square, Py_ssize_t piece) noexcept nogil
@cython.locals(facing=Key)
cdef void put(State* state, Py_ssize_t square, Py_ssize_t piece) noexcept nogil
@cython.locals(facing=Key)
cdef void take(State* state, Py_ssize_t square, Py_ssize_t piece) noexcept nogil
@cython.locals(beyond=Py_ssize_t, behind=Py_ssize_t, piece=Py_ssize_t)
cdef void shift(State* state, Py_ssize_t square, Py_ssize_t facing) noexcept nogil
@cython.locals(piece=Py_ssize_t)
cdef void expel(State* state, Py_ssize_t square, Py_ssize_t facing) noexcept nogil
@cython.locals(square=Py_ssize_t, piece=Py_ssize_t, mover=int)
cdef int credited(State* state, Py_ssize_t rock, Py_ssize_t facing) noexcept nogil
cdef Py_ssize_t stand_after(int move) noexcept nogil
@cython.locals(side=Py_ssize_t, there=Py_ssize_t, shown=Key, stand=Py_ssize_t, facing=Key)
cdef void change(State* state, State* before, Py_ssize_t origin, Py_ssize_t after) noexcept nogil
@cython.locals(side=Py_ssize_t, square=Py_ssize_t, piece=Py_ssize_t)
cdef void advance(State* state, Py_ssize_t origin, Py_ssize_t after) noexcept nogil

cdef class Siam(Position):
    cdef State* state
    cdef State* stack
    cdef readonly int animals_each
    cdef readonly unsigned int closed
    cdef readonly int closed_plies
    cdef readonly int exit_limit
    cdef Key salt

    @cython.locals(
        state="State*", facings=Key, standing=int, free_squares="unsigned int",
        animals="unsigned int", square=Py_ssize_t, turned=Py_ssize_t, row=Py_ssize_t, stays=bint, block=Py_ssize_t, line=Py_ssize_t, number=Py_ssize_t)
    cdef int generate(self, int* moves) noexcept nogil
    @cython.locals(forbidden="unsigned int", kept=int, index=int, move=int, turns=bint)
    cdef int without_forbidden(self, int* moves, int number, unsigned int stays) noexcept nogil
    @cython.locals(before="State*", origin=Py_ssize_t, after=Py_ssize_t)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(line=int, somebody=int, number=int, index=int, kept=int)
    cdef int generate_forcing(self, int* moves) noexcept nogil
    @cython.locals(state="State*", origin=Py_ssize_t, after=Py_ssize_t, turned=Py_ssize_t, bit=Py_ssize_t, row=Py_ssize_t, rock_leaves=int)
    cdef int forcing(self, int move) noexcept nogil
    @cython.locals(state="State*", turn=Key, used=Key, word=Key, line=int)
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Siam)
    cpdef Position copy(self)

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* above(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* pushed(State* stack, int depth) noexcept nogil:
    stack[depth] = stack[depth - 1]
    return stack + depth

cdef inline State* moved(State* stack, int depth) noexcept nogil:
    stack[0] = stack[depth]
    return stack

cdef inline State* copied(State* source, State* target, int depth) noexcept nogil:
    memcpy(target, source, (depth + 1) * sizeof(State))
    return target + depth

cdef inline void release(State* stack) noexcept:
    free(stack)

cdef inline State* resized(State* stack, int old, int capacity) except NULL:
    cdef State* grown = <State*> realloc(stack, (capacity + 1) * sizeof(State))
    if not grown:
        raise MemoryError
    if not old:
        memset(grown, 0, sizeof(State))
    return grown
