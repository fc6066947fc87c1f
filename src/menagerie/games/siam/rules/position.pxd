# C types of the rules; read position.py.
cimport cython

from menagerie.core.compiled.bits cimport count, lowest, mix
from menagerie.core.position cimport Key, Position
from menagerie.core.compiled.tables cimport copy_eight, copy_twenty, fill_bytes, fill_ints, fill_shorts
from menagerie.games.siam.rules.state cimport (
    ALL_SQUARES, ENTERING_BIT, FACTOR, LINE, NEIGHBOURS, NO_PIECE, PUSHER_BIT, PUSHING, PUSH_MOVE, RESERVE, ROCK_PIECE,
    State, above, advance, after_index, at, change, copied, facing_of, facing_on, heading, is_turn, moved, origin_of,
    piece_on, place_of, planted, pushed, put, release, resized, side_of, target_of)

cdef unsigned short[3125] PUSHERS
cdef unsigned char[3125] ENTRANCES
cdef unsigned short[3125] EXPELLERS
cdef int[800] ANIMALS
cdef int[32000] BOARD_BLOCKS
cdef unsigned char[1600] BOARD_COUNTS
cdef int[720] ENTRY_BLOCKS
cdef unsigned char[90] ENTRY_COUNTS
cdef unsigned char[512] AFTER

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
    @cython.locals(forbidden="unsigned int", kept=int, index=int, move=int)
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
    @cython.locals(twin=Siam)
    cpdef Position afresh(self)
    @cython.locals(square=Py_ssize_t)
    cpdef list pieces(self)
