# C types of the rules; read rules.py.
cimport cython

from menagerie.core.bits cimport mix
from menagerie.core.position cimport Key, Position
from menagerie.games.comet.sampling cimport Sampling
from menagerie.games.comet.zones cimport State, copied, pushed

cdef enum:
    NONE = 255
    CAVE = 6
    SWAP_HAND = 10
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
    FIRST = 0
    HERO = 1
    DRAW = 2
    REVEAL = 3
    HATCH = 4
    MOVE = 5
    REST = 6
    USE = 7
    PASS = 8
    END = 9
    PLACE = 10
    STEP = 11
    PLAY = 12
    RESCUER = 13
    SHIFT = 14
    TAKE = 15
    SWAP = 16
    DONE = 18
    DISCARD = 19
    COMET = 20

cdef class Comet(Sampling):
    cdef void make(self, int move) noexcept nogil
    @cython.locals(kind=int, what=int, seat=int)
    cdef void chance(self, int move) noexcept nogil
    @cython.locals(state="State*", other=int)
    cdef void draw(self, int card) noexcept nogil
    @cython.locals(state="State*", index=int)
    cdef void begin_comet(self) noexcept nogil
    @cython.locals(state="State*", kind=int, what=int)
    cdef void decide(self, int move) noexcept nogil
    cdef void take(self, int card) noexcept nogil
    @cython.locals(state="State*")
    cdef void begin_move(self, int card) noexcept nogil
    @cython.locals(symbol=int)
    cdef void add_pool(self, int card) noexcept nogil
    @cython.locals(state="State*", slot=int)
    cdef void hatch(self, int card, int place) noexcept nogil
    @cython.locals(state="State*", seat=int, drawn=int, card=int)
    cdef void step_to(self, int rescuer, int place, int symbol) noexcept nogil
    @cython.locals(state="State*")
    cdef void choose(self, int kind, int what, int place) noexcept nogil
    @cython.locals(state="State*")
    cdef void close_choice(self) noexcept nogil
    @cython.locals(state="State*", seat=int, index=int)
    cdef void comet_choice(self, bint refill) noexcept nogil
    @cython.locals(state="State*")
    cdef bint chance_due(self) noexcept nogil
    @cython.locals(state="State*", seat=int)
    cdef int seat(self) noexcept nogil
    @cython.locals(kind=int, card=int, copies=int)
    cdef int weight(self, int move) noexcept nogil
    @cython.locals(other=int)
    cdef int payoff(self, int seat) noexcept nogil
    @cython.locals(state="State*", word=Key, seat=int, card=int, index=int, symbol=int)
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Comet)
    cpdef Position copy(self)
