# C types of the flow of a game; read flow.py.
cimport cython

from menagerie.games.comet.rules.decisions cimport any_option, only_end
from menagerie.games.comet.rules.effects cimport begin_use, carry_on, needs_choice, next_effect
from menagerie.games.comet.rules.state cimport (
    CAVE, COMET, COMET_PHASE, DISCARD, DISCARDING, DONE, DRAW, DRAWING, DRAWN, END, ENDING, FIRST, HATCH, HATCHING, HERO,
    MAIN, MOVE, MOVING, NO_ACTION, NONE, OVER, PASS, PLACE, PLAY, RESCUER, REST, RESTING, REVEAL, SETUP, SHIFT, STEP, SWAP,
    SWAP_HAND, TAKE, TAKING, USE, Player, Scratch, State, kind_of, place_of, player_of, symbol_of, what_of
)
from menagerie.games.comet.rules.tables cimport Tables
from menagerie.games.comet.rules.zones cimport (
    discard, drawn_on_rescue, free_slot, gain, gold_left, hand_limit, lift_rescuer, lose, put_rescuer, ready_all,
    reshuffle, shows_joker
)

cdef void play(State* state, Tables tables, Scratch* scratch, int move) noexcept nogil
@cython.locals(kind=int, what=int, seat=int)
cdef void play_chance(State* state, Tables tables, int move) noexcept nogil
@cython.locals(other=int)
cdef void draw_card(State* state, Tables tables, int card) noexcept nogil
@cython.locals(index=int)
cdef void begin_comet(State* state) noexcept nogil
@cython.locals(kind=int, what=int)
cdef void decide(State* state, Tables tables, int move) noexcept nogil
cdef void rest_choice(State* state, Tables tables, int kind, int card) noexcept nogil
cdef void throw(State* state, Tables tables, int card) noexcept nogil
cdef void take_gold(State* state, int card) noexcept nogil
cdef void begin_hatch(State* state) noexcept nogil
cdef void begin_move(State* state, Tables tables, int card) noexcept nogil
@cython.locals(symbol=int)
cdef void add_to_pool(State* state, Tables tables, int card) noexcept nogil
@cython.locals(player="Player*")
cdef void begin_rest(State* state, Tables tables) noexcept nogil
@cython.locals(player="Player*", slot=int)
cdef void hatch(State* state, int card, int place) noexcept nogil
@cython.locals(player="Player*", drawn=int, card=int)
cdef void step_to(State* state, Tables tables, int rescuer, int place, int symbol) noexcept nogil
@cython.locals(player="Player*")
cdef void choose(State* state, Tables tables, int kind, int what, int place) noexcept nogil
cdef void close_choice(State* state, Tables tables) noexcept nogil
@cython.locals(player="Player*", seat=int, index=int)
cdef void choose_at_comet(State* state, Tables tables, bint refill) noexcept nogil
@cython.locals(player="Player*", missing=int)
cdef bint refill_hand(State* state, Tables tables, int seat) noexcept nogil
cdef void end_action(State* state, Tables tables) noexcept nogil
cdef void end_idle(State* state) noexcept nogil
@cython.locals(symbol=int, rescuer=int)
cdef void clear_action(State* state) noexcept nogil
cdef void settle(State* state, Tables tables, Scratch* scratch) noexcept nogil
cdef bint settled(State* state, Tables tables, Scratch* scratch) noexcept nogil
cdef bint settle_due(State* state) noexcept nogil
@cython.locals(seat=int)
cdef bint settle_setup(State* state, Tables tables) noexcept nogil
@cython.locals(player="Player*")
cdef bint settle_rest(State* state, Tables tables) noexcept nogil
cdef bint settle_end(State* state, Tables tables) noexcept nogil
cdef void next_turn(State* state) noexcept nogil
cdef void finish(State* state) noexcept nogil
cdef bint reveal_due(State* state, Tables tables) noexcept nogil
cdef bint chance_due(State* state, Tables tables) noexcept nogil
@cython.locals(seat=int)
cdef int who_decides(State* state, Tables tables) noexcept nogil
@cython.locals(kind=int, card=int, copies=int)
cdef int copies_of(State* state, int move) noexcept nogil
