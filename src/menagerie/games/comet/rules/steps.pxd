# C types of steps; read steps.py.
cimport cython

from menagerie.games.comet.rules.state cimport (
    ADD_SYMBOLS, CAVE, EXTRA_CARD, JOKER, MOVE_TIME, NEST, NONE, ONCE, PASS_TERRAIN, TAP, Player, Scratch, State,
    player_of
)
from menagerie.games.comet.rules.tables cimport Tables
from menagerie.games.comet.rules.zones cimport converts, shows_joker

cdef enum:
    LANDING = 1
    JUMPED = 2
    START = 4

cdef inline bint has_terrain(int mask, int terrain) noexcept nogil:
    return mask >> terrain & 1

@cython.locals(head=int, tail=int, place=int, near=int, index=int, found=bint)
cdef bint find_landings(State* state, Tables tables, Scratch* scratch, int start, int jumps) noexcept nogil
cdef bint jumpable(State* state, Tables tables, int place, int jumps) noexcept nogil
@cython.locals(kind=int)
cdef bint pays(Player* player, Tables tables, int symbol, int place) noexcept nogil
@cython.locals(player="Player*", rescuer=int, jumps=int, place=int)
cdef bint step_possible(State* state, Tables tables, Scratch* scratch, int seat, int main) noexcept nogil
@cython.locals(symbol=int)
cdef bint payable(Player* player, Tables tables, Scratch* scratch, int place) noexcept nogil
@cython.locals(player="Player*", card=int, symbol=int, held=bint)
cdef void count_potential(State* state, Tables tables, Scratch* scratch, int seat, int main) noexcept nogil
@cython.locals(source=int, hero=int, tap=bint, once=bint)
cdef void count_sources(Player* player, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(index=int, symbol=int)
cdef void count_source(Tables tables, Scratch* scratch, int source) noexcept nogil
