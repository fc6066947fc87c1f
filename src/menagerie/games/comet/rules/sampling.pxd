# C types of sampling; read sampling.py.
cimport cython

from menagerie.core.compiled.bits cimport mix, next_random
from menagerie.games.comet.rules.state cimport GOLD, Player, Scratch, State, player_of
from menagerie.games.comet.rules.tables cimport Tables

@cython.locals(player="Player*", seat=int, card=int, _=int)
cdef void redeal_hidden(State* state, Tables tables, Scratch* scratch, int viewer) noexcept nogil
@cython.locals(player="Player*", seat=int, card=int)
cdef void gather(State* state, Tables tables, Scratch* scratch, int viewer) noexcept nogil
@cython.locals(card=int, _=int)
cdef void redeal_mixed(State* state, Tables tables, Scratch* scratch) noexcept nogil
@cython.locals(card=int, copies=int, _=int)
cdef void fill_stock(State* state, Tables tables, Scratch* scratch, bint only_shuffled) noexcept nogil
@cython.locals(index=int, card=int)
cdef int deal_card(Scratch* scratch) noexcept nogil
@cython.locals(card=int, number=int)
cdef int count_known(Player* player, Tables tables) noexcept nogil
