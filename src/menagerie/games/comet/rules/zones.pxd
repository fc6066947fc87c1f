# C types of zones; read zones.py.
cimport cython

from menagerie.games.comet.rules.state cimport (
    CONVERT, GOLD, HAND_LIMIT, JOKER, NONE, PERMANENT, RESCUE_TIME, Player, State, player_of
)
from menagerie.games.comet.rules.tables cimport Tables

cdef inline int conversion(int spent, int terrain) noexcept nogil:
    return spent + 8 * terrain

cdef inline bint shows_joker(Tables tables, int card) noexcept nogil:
    return tables.symbols[6 * card + JOKER] > 0

cdef void gain(Player* player, int card, bint seen) noexcept nogil
cdef void lose(Player* player, int card) noexcept nogil
cdef void discard(State* state, Tables tables, int card) noexcept nogil
@cython.locals(card=int)
cdef int recover(State* state, int colour) noexcept nogil
@cython.locals(index=int, card=int)
cdef void reshuffle(State* state) noexcept nogil
cdef bint can_draw(State* state) noexcept nogil
@cython.locals(card=int)
cdef bint gold_left(State* state, Tables tables) noexcept nogil
cdef void put_rescuer(State* state, int seat, int rescuer, int place) noexcept nogil
@cython.locals(player="Player*")
cdef void lift_rescuer(State* state, int seat, int rescuer) noexcept nogil
@cython.locals(rescuer=int)
cdef bint on_board(Player* player) noexcept nogil
@cython.locals(slot=int)
cdef int free_slot(Player* player) noexcept nogil
@cython.locals(slot=int, number=int)
cdef int count_free_slots(Player* player) noexcept nogil
@cython.locals(card=int, number=int)
cdef int count_animals(Player* player, Tables tables) noexcept nogil
@cython.locals(card=int, number=int)
cdef int count_plain(Player* player, Tables tables) noexcept nogil
@cython.locals(card=int, total=int, hero=int)
cdef int sum_permanent(Player* player, Tables tables, int op) noexcept nogil
cdef int hand_limit(Player* player, Tables tables) noexcept nogil
@cython.locals(card=int, total=int)
cdef int drawn_on_rescue(Player* player, Tables tables) noexcept nogil
@cython.locals(card=int)
cdef void ready_all(Player* player, Tables tables) noexcept nogil
@cython.locals(index=int, card=int, hero=int)
cdef bint converts(Player* player, Tables tables, int spent, int terrain) noexcept nogil
