# C types of a state, and the C twins of the constants and accessors that state.py brings together.
cimport cython

from menagerie.core.position cimport Key
from menagerie.core.compiled.tables cimport fill_bytes, fill_shorts, swap

cdef struct State:
    unsigned short codes[16]
    Key facings
    unsigned int sets[3]
    int ply
    int exits[2]
    int winner

include "menagerie/core/compiled/states.pxi"

cdef enum:
    NO_PIECE = 9
    ROCK_PIECE = 8
    OFF = 25
    ALL_SQUARES = 0x1FFFFFF
    STANDS = 104
    PUSHING = 128
    PLAYED_FROM_BOARD = 512
    TURNING = 256
    RESERVE = 31
    PUSH_MOVE = 0
    LINE = 1
    PUSHER_BIT = 2
    NEIGHBOURS = 3
    FACTOR = 4
    ENTERING_BIT = 5

cdef inline int origin_of(int move) noexcept nogil:
    return move >> 9

cdef inline int target_of(int move) noexcept nogil:
    return move >> 3 & 31

cdef inline bint is_turn(int move) noexcept nogil:
    return move >= PLAYED_FROM_BOARD and move & TURNING

cdef inline Py_ssize_t after_index(int move) noexcept nogil:
    return (move >= PLAYED_FROM_BOARD) << 8 | move & 255

cdef inline Py_ssize_t facing_of(Py_ssize_t animal) noexcept nogil:
    return animal & 3

cdef inline Py_ssize_t side_of(Py_ssize_t piece) noexcept nogil:
    return piece >> 2

cdef inline Py_ssize_t animal_of(Py_ssize_t side, Py_ssize_t facing) noexcept nogil:
    return side << 2 | facing

cdef inline Py_ssize_t place_of(Py_ssize_t stand) noexcept nogil:
    return stand >> 2

cdef inline Py_ssize_t stand_on(Py_ssize_t square, Py_ssize_t facing) noexcept nogil:
    return (square + 1) << 2 | facing

cdef inline Py_ssize_t heading(Py_ssize_t square, Py_ssize_t facing) noexcept nogil:
    return square << 2 | facing

cdef inline Py_ssize_t facing_on(Key facings, Py_ssize_t square) noexcept nogil:
    return facings >> 2 * square & 3

cdef unsigned char[104] AHEAD
cdef unsigned short[2064] DIGITS

@cython.locals(animals="unsigned int")
cdef Py_ssize_t piece_on(State* state, Py_ssize_t square) noexcept nogil
@cython.locals(row=Py_ssize_t)
cdef Py_ssize_t digits_of(Py_ssize_t square, Py_ssize_t piece) noexcept nogil
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
@cython.locals(side=Py_ssize_t, there=Py_ssize_t, shown=Key, stand=Py_ssize_t, facing=Key)
cdef void change(State* state, State* before, Py_ssize_t origin, Py_ssize_t after) noexcept nogil
@cython.locals(side=Py_ssize_t, square=Py_ssize_t, piece=Py_ssize_t)
cdef void advance(State* state, Py_ssize_t origin, Py_ssize_t after) noexcept nogil
