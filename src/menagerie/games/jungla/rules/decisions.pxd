# C types of decisions.py.
cimport cython

from menagerie.games.jungla.rules.animals cimport empty_den_squares, has_permitted_square, may_be_placed
from menagerie.games.jungla.rules.lists cimport MoveList, add, add_every_facing, list_address, new_list
from menagerie.games.jungla.rules.movement cimport list_moves
from menagerie.games.jungla.rules.state cimport (
    ACTING, ANIMALS_EACH, BONUS, BONUS_AGAIN, FREEING, OFF, OVER, PLACE, PREPARING, STOP, State, TURN)
from menagerie.games.jungla.rules.tables cimport FREE_LIBERATOR, Tables

@cython.locals(found=MoveList)
cdef int list_decisions(State* state, Tables tables, int* moves, bint forcing_only) noexcept nogil
@cython.locals(pack=int, animal=int, who=int, place=int, square=int)
cdef void list_placings(State* state, Tables tables, MoveList* found) noexcept nogil
@cython.locals(spider=int, answer=bint)
cdef bint leaves_spider_a_place(State* state, Tables tables, int who, int square) noexcept nogil
@cython.locals(animal=int, most=int, may_free=bint, again=bint)
cdef void list_actions(State* state, Tables tables, MoveList* found) noexcept nogil
@cython.locals(again=bint)
cdef bint may_act(State* state, int animal) noexcept nogil
@cython.locals(facing=int, who=int)
cdef void list_turns(State* state, Tables tables, MoveList* found, int animal) noexcept nogil
@cython.locals(pack=int, place=int, square=int)
cdef void list_homes(State* state, Tables tables, MoveList* found) noexcept nogil
@cython.locals(pack=int, animal=int, place=int, square=int)
cdef void list_freeings(State* state, Tables tables, MoveList* found) noexcept nogil
@cython.locals(liberator=int)
cdef bint keeps_a_place(State* state, Tables tables, int pack) noexcept nogil
@cython.locals(animal=int)
cdef bint anybody_acts(State* state) noexcept nogil
