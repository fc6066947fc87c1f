# C types of the lists of decisions; read decisions.py.
cimport cython

from menagerie.games.comet.rules.effects cimport find_shifts, may_pass, may_ready, usable
from menagerie.games.comet.rules.state cimport (
    ANY_PIECE, COMET, COMET_PHASE, DISCARD, DISCARDING, DONE, DRAW, DRAW_GOLD, END, ENDING, FIRST, GOLD, HATCH, HATCH_TIME,
    HATCHING, HERO, LEAST_NEST, MAIN, MOST_MOVES, MOVE, MOVING, NEST_MINUS, NONE, ONCE, OVER, PASS, PASS_TERRAIN, PLACE,
    PLAY, READY, RESCUER, REST, RESTING, REVEAL, SETUP, SHIFT, SHIFT_NEUTRAL, STEP, SWAP, SWAP_HAND, TAKE, TAP, USE,
    Player, Scratch, State, move_of, player_of
)
from menagerie.games.comet.rules.steps cimport LANDING, find_landings, pays, step_possible
from menagerie.games.comet.rules.tables cimport Tables
from menagerie.games.comet.rules.zones cimport free_slot, gold_left, on_board, shows_joker, sum_permanent

cdef int list_moves(State* state, Tables tables, Scratch* scratch, int* moves) noexcept nogil
cdef void add(Scratch* scratch, int kind, int what, int place, int symbol) noexcept nogil
cdef void list_all(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(seat=int, hero=int)
cdef void list_setup(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(seat=int)
cdef bint hero_free(State* state, int hero) noexcept nogil
@cython.locals(card=int, copies=int)
cdef void list_draws(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(card=int)
cdef void list_reveals(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(before=int, acts=bint)
cdef void list_turn(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(player="Player*", card=int, held=bint)
cdef void list_main_cards(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(index=int)
cdef void list_uses(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(player="Player*", card=int, minus=int)
cdef void list_hatch(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(number=int, place=int)
cdef void list_nests(State* state, Tables tables, Scratch* scratch, int card, int minus) noexcept nogil
cdef int wanted_nest(Tables tables, int card, int minus) noexcept nogil
@cython.locals(number=int, best=int, place=int)
cdef int nest_number(State* state, Tables tables, int wanted) noexcept nogil
@cython.locals(player="Player*", card=int, minus=int, held=bint)
cdef bint hatch_possible(State* state, Tables tables) noexcept nogil
@cython.locals(player="Player*", total=int, source=int, hero=int)
cdef int possible_minus(State* state, Tables tables) noexcept nogil
@cython.locals(total=int, index=int)
cdef int minus_of(Tables tables, int source) noexcept nogil
@cython.locals(player="Player*", rescuer=int, card=int, held=bint)
cdef void list_move(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(player="Player*", place=int, symbol=int)
cdef void list_steps(State* state, Tables tables, Scratch* scratch, int rescuer) noexcept nogil
@cython.locals(op=int, index=int, rescuer=int, piece=int)
cdef void list_choices(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(player="Player*", card=int)
cdef void list_readies(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(place=int)
cdef void list_shifts(State* state, Tables tables, Scratch* scratch, int piece, int far) noexcept nogil
@cython.locals(player="Player*", card=int)
cdef void list_hand(State* state, Tables tables, Scratch* scratch, int kind) noexcept nogil
@cython.locals(card=int)
cdef void list_display(State* state, Tables tables, Scratch* scratch) noexcept nogil
cdef bint only_end(State* state, Tables tables, Scratch* scratch) noexcept nogil
cdef bint any_option(State* state, Tables tables, Scratch* scratch) noexcept nogil
cdef bint found(Scratch* scratch) noexcept nogil
