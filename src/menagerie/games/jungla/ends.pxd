# C types of the ends; read ends.py.
cimport cython

from menagerie.games.jungla.decisions cimport Decisions
from menagerie.games.jungla.herd cimport State

cdef enum:
    OFF = 255
    LAND = 1
    OVER = 5
    NO_KIND = 0
    DRAWN = 3
    BY_POINTS = 1
    BY_PRISONERS = 2
    BY_BLOCK = 3
    BY_LIMIT = 4

cdef class Ends(Decisions):
    cdef readonly int players
    cdef readonly int target
    cdef readonly int limit

    @cython.locals(side=int)
    cdef bint over_by_victory(self, bint own_loss) noexcept nogil
    @cython.locals(who=int)
    cdef bint lost_all(self, int pack) noexcept nogil
    @cython.locals(who=int)
    cdef bint total_block(self) noexcept nogil
    @cython.locals(square=int, steps=int, way=int, ahead=int)
    cdef bint has_room(self, int who) noexcept nogil
    @cython.locals(kept=int, facing=int)
    cdef bint has_move(self, int who) noexcept nogil
    @cython.locals(state="State*")
    cdef void finish_by_points(self, int reason) noexcept nogil
    @cython.locals(state="State*")
    cdef void finish(self, int winner, int reason) noexcept nogil
