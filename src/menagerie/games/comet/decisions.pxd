# C types of the lists of decisions; read decisions.py.
cimport cython

from menagerie.games.comet.effects cimport Effects
from menagerie.games.comet.zones cimport State

cdef enum:
    NONE = 255
    GOLD = 1
    NEST_MINUS = 6
    PASS_TERRAIN = 2
    SHIFT_NEUTRAL = 5
    DRAW_GOLD = 9
    SWAP_HAND = 10
    TAP = 1
    ONCE = 4
    HATCH_TIME = 1
    ANY_PIECE = 2
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
    LEAST_NEST = 2
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
    READY = 17
    DONE = 18
    DISCARD = 19
    COMET = 20

cdef class Decisions(Effects):
    cdef int* list
    cdef int number
    cdef int last_kind
    cdef bint looking

    cdef int generate(self, int* moves) noexcept nogil
    cdef void add(self, int kind, int what, int place, int symbol) noexcept nogil
    @cython.locals(state="State*")
    cdef void list_all(self) noexcept nogil
    @cython.locals(seat=int, hero=int)
    cdef void list_setup(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint hero_free(self, int hero) noexcept nogil
    @cython.locals(card=int, copies=int)
    cdef void list_draws(self) noexcept nogil
    @cython.locals(card=int)
    cdef void list_reveals(self) noexcept nogil
    @cython.locals(card=int, before=int, acts=bint, held=bint)
    cdef void list_turn(self) noexcept nogil
    @cython.locals(index=int)
    cdef void list_uses(self) noexcept nogil
    @cython.locals(state="State*", card=int)
    cdef void list_hatch(self) noexcept nogil
    @cython.locals(number=int, place=int)
    cdef void list_nests(self, int card) noexcept nogil
    @cython.locals(wanted=int)
    cdef int wanted_nest(self, int card, int minus) noexcept nogil
    @cython.locals(number=int, best=int, place=int)
    cdef int nest_number(self, int wanted) noexcept nogil
    @cython.locals(seat=int, card=int, minus=int, held=bint)
    cdef bint hatch_possible(self) noexcept nogil
    @cython.locals(total=int, source=int, seat=int, hero=int)
    cdef int possible_minus(self) noexcept nogil
    @cython.locals(total=int, index=int)
    cdef int minus_of(self, int source) noexcept nogil
    @cython.locals(state="State*", seat=int, rescuer=int, card=int, held=bint)
    cdef void list_move(self) noexcept nogil
    @cython.locals(seat=int, place=int, symbol=int)
    cdef void list_steps(self, int rescuer) noexcept nogil
    @cython.locals(op=int, index=int, rescuer=int, piece=int)
    cdef void list_choices(self) noexcept nogil
    @cython.locals(card=int)
    cdef void list_readies(self) noexcept nogil
    @cython.locals(place=int)
    cdef void list_shifts(self, int piece, int far) noexcept nogil
    @cython.locals(card=int)
    cdef void list_hand(self, int kind) noexcept nogil
    @cython.locals(card=int)
    cdef void list_display(self) noexcept nogil
    cdef bint only_end(self) noexcept nogil
    cdef bint any_option(self) noexcept nogil
    cdef bint found(self) noexcept nogil
