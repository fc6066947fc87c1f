# C types of scoring; read scoring.py.
cimport cython

from menagerie.games.comet.rules.state cimport ENDGAME, NONE, Player, Scratch, State, player_of
from menagerie.games.comet.rules.tables cimport Tables

cdef enum:
    EGG_COLOURS = 4
    SILVER_UNITS = 9
    EGG_SETS = 11

@cython.locals(player="Player*", card=int, total=int, copies=int, hero=int, index=int)
cdef int score(State* state, Tables tables, Scratch* scratch, int seat) noexcept nogil
@cython.locals(card=int, copies=int, what=int, terrain=int)
cdef void count_units(Player* player, Tables tables, Scratch* scratch) noexcept nogil
