# C types of effects; read effects.py.
cimport cython

from menagerie.games.comet.steps cimport Steps
from menagerie.games.comet.zones cimport State

cdef enum:
    NONE = 255
    GOLD = 1
    TAP = 1
    ONCE = 4
    HATCH_TIME = 1
    MOVE_TIME = 2
    ANY_TIME = 3
    NO_ACTION = 0
    HATCHING = 1
    MOVING = 2
    ADD_SYMBOLS = 1
    PASS_TERRAIN = 2
    EXTRA_CARD = 4
    SHIFT_NEUTRAL = 5
    NEST_MINUS = 6
    HATCH_AGAIN = 7
    DRAW_SILVER = 8
    DRAW_GOLD = 9
    SWAP_HAND = 10
    RECOVER = 11
    READY = 12
    ANY_PIECE = 2

cdef class Effects(Steps):
    cdef unsigned char[128] shifted

    cdef bint usable(self, int source) noexcept nogil
    @cython.locals(when=int, action=int)
    cdef bint in_time(self, int source) noexcept nogil
    @cython.locals(mine=bint, player=int)
    cdef bint at_hand(self, int source) noexcept nogil
    @cython.locals(index=int)
    cdef bint does_something(self, int source) noexcept nogil
    @cython.locals(seat=int, op=int)
    cdef bint would_work(self, int index) noexcept nogil
    @cython.locals(rescuer=int)
    cdef bint anybody_to_pass(self, int mask) noexcept nogil
    cdef bint may_pass(self, int rescuer, int mask) noexcept nogil
    @cython.locals(index=int, near=int)
    cdef bint can_shift(self, int piece) noexcept nogil
    cdef bint open_terrain(self, int place) noexcept nogil
    @cython.locals(card=int)
    cdef bint anything_to_ready(self) noexcept nogil
    @cython.locals(index=int)
    cdef bint may_ready(self, int card) noexcept nogil
    @cython.locals(start=int, head=int, tail=int, place=int, near=int, index=int, _steps=int, until=int)
    cdef void find_shifts(self, int piece, int far) noexcept nogil
    @cython.locals(state="State*")
    cdef void begin_use(self, int source) noexcept nogil
    @cython.locals(index=int)
    cdef bint carry_on(self) noexcept nogil
    @cython.locals(op=int)
    cdef bint needs_choice(self, int index) noexcept nogil
    @cython.locals(seat=int, op=int, number=int, works=bint, symbol=int, rescuer=int)
    cdef void carry_out(self, int index) noexcept nogil
    cdef void next_effect(self) noexcept nogil
    cdef void end_use(self) noexcept nogil
