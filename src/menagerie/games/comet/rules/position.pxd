# C types of the position; read position.py.
cimport cython

from menagerie.core.compiled.bits cimport mix
from menagerie.core.position cimport Key, Position
from menagerie.games.comet.rules.decisions cimport list_moves
from menagerie.games.comet.rules.flow cimport copies_of, play, settle, who_decides
from menagerie.games.comet.rules.sampling cimport redeal_hidden
from menagerie.games.comet.rules.scoring cimport score
from menagerie.games.comet.rules.snapshots cimport fill, restore_state, snapshot_of
from menagerie.games.comet.rules.state cimport (
    MOST_MOVES, OVER, Scratch, State, at, clear, copied, hash_of, moved, planted, pushed, release, resized
)
from menagerie.games.comet.rules.tables cimport Tables

cdef enum:
    CHANCE = -1
    MOST_TRIES = 5000  # of a position in which another seat decides, about one deal in a hundred fits at the worst

cdef class Comet(Position):
    cdef State* state
    cdef State* stack
    cdef Scratch[1] scratch
    cdef readonly Tables tables

    cdef int generate(self, int* moves) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void unmake(self) noexcept nogil
    cdef int seat(self) noexcept nogil
    cdef int weight(self, int move) noexcept nogil
    @cython.locals(other=int, mine=int)
    cdef int payoff(self, int seat) noexcept nogil
    @cython.locals(_=int)
    cdef bint redeal(self, int seat, Key seed) noexcept nogil
    @cython.locals(before=Key, after=Key)
    cdef bint at_rest(self) noexcept nogil
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Comet)
    cpdef Position copy(self)
    @cython.locals(twin=Comet)
    cpdef Position afresh(self)
