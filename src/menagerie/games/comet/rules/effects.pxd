# C types of effects; read effects.py.
cimport cython

from menagerie.games.comet.rules.state cimport (
    ADD_SYMBOLS, ANY_PIECE, ANY_TIME, DRAW_GOLD, DRAW_SILVER, EXTRA_CARD, GOLD, HATCH_AGAIN, HATCH_TIME, HATCHING,
    MOVE_TIME, MOVING, NEST, NEST_MINUS, NO_ACTION, NONE, ONCE, PASS_TERRAIN, READY_CARDS, RECOVER, SHIFT_NEUTRAL,
    SWAP_HAND, TAP, Player, Scratch, State, player_of
)
from menagerie.games.comet.rules.tables cimport Tables
from menagerie.games.comet.rules.zones cimport (
    can_draw, count_animals, count_free_slots, count_plain, discard, gain, lose, on_board, recover
)

cdef bint usable(State* state, Tables tables, int source) noexcept nogil
@cython.locals(player="Player*", mine=bint)
cdef bint at_hand(State* state, Tables tables, int source) noexcept nogil
@cython.locals(when=int, action=int)
cdef bint in_time(State* state, Tables tables, int source) noexcept nogil
@cython.locals(index=int)
cdef bint does_something(State* state, Tables tables, int source) noexcept nogil
@cython.locals(player="Player*", op=int)
cdef bint would_work(State* state, Tables tables, int index) noexcept nogil
@cython.locals(rescuer=int)
cdef bint anybody_to_pass(State* state, int mask) noexcept nogil
cdef bint may_pass(State* state, int rescuer, int mask) noexcept nogil
@cython.locals(index=int, near=int)
cdef bint can_shift(State* state, Tables tables, int piece) noexcept nogil
cdef bint open_terrain(State* state, Tables tables, int place) noexcept nogil
@cython.locals(player="Player*", card=int)
cdef bint anything_to_ready(State* state, Tables tables) noexcept nogil
@cython.locals(index=int)
cdef bint may_ready(Player* player, Tables tables, int card) noexcept nogil
@cython.locals(head=int, tail=int, place=int, near=int, index=int, _steps=int, until=int)
cdef void find_shifts(State* state, Tables tables, Scratch* scratch, int piece, int far) noexcept nogil
@cython.locals(player="Player*")
cdef void begin_use(State* state, Tables tables, int source) noexcept nogil
@cython.locals(index=int)
cdef bint carry_on(State* state, Tables tables) noexcept nogil
@cython.locals(op=int)
cdef bint needs_choice(State* state, Tables tables, int index) noexcept nogil
@cython.locals(player="Player*", op=int, number=int, works=bint, symbol=int, rescuer=int)
cdef void carry_out(State* state, Tables tables, int index) noexcept nogil
cdef void next_effect(State* state) noexcept nogil
cdef void end_use(State* state, Tables tables) noexcept nogil
