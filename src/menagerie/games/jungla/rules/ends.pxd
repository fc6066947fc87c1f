# C types of ends.py.
cimport cython

from menagerie.games.jungla.rules.lists cimport MoveList, list_address, new_count
from menagerie.games.jungla.rules.movement cimport list_moves
from menagerie.games.jungla.rules.state cimport (
    ANIMALS_EACH, BY_POINTS, BY_PRISONERS, DRAWN, LAND, NO_KIND, OFF, OVER, State)
from menagerie.games.jungla.rules.tables cimport Tables

@cython.locals(side=int)
cdef bint over_by_victory(State* state, Tables tables, int target, bint own_loss) noexcept nogil
@cython.locals(who=int)
cdef bint lost_all(State* state, Tables tables, int pack) noexcept nogil
@cython.locals(who=int)
cdef bint total_block(State* state, Tables tables) noexcept nogil
@cython.locals(square=int, steps=int, way=int, ahead=int)
cdef bint has_room(State* state, Tables tables, int who) noexcept nogil
@cython.locals(found=MoveList, kept=int, facing=int, answer=bint)
cdef bint has_move(State* state, Tables tables, int who) noexcept nogil
cdef void finish_by_points(State* state, int reason) noexcept nogil
cdef void finish(State* state, int winner, int reason) noexcept nogil
