# C types of the flow; read flow.py.
cimport cython

from menagerie.games.comet.scoring cimport Scoring
from menagerie.games.comet.zones cimport State

cdef enum:
    NONE = 255
    SETUP = 0
    MAIN = 1
    COMET_PHASE = 2
    OVER = 3
    NO_ACTION = 0
    HATCHING = 1
    MOVING = 2
    RESTING = 3
    ENDING = 4
    DISCARDING = 0
    TAKING = 1
    DRAWING = 2
    DRAWN = 3

cdef class Flow(Scoring):
    cdef void end_action(self) noexcept nogil
    cdef void end_idle(self) noexcept nogil
    @cython.locals(state="State*", symbol=int, rescuer=int)
    cdef void clear_action(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    @cython.locals(state="State*")
    cdef bint settled(self) noexcept nogil
    @cython.locals(state="State*", seat=int)
    cdef bint settle_setup(self) noexcept nogil
    @cython.locals(state="State*", seat=int)
    cdef bint settle_rest(self) noexcept nogil
    @cython.locals(state="State*")
    cdef bint settle_end(self) noexcept nogil
    @cython.locals(state="State*")
    cdef void next_turn(self) noexcept nogil
    @cython.locals(state="State*")
    cdef void finish(self) noexcept nogil
