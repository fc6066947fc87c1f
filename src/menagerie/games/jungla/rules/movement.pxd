# C types of movement.py.
cimport cython
from libc.string cimport memset

from menagerie.games.jungla.rules.animals cimport armoured, special_in_zone
from menagerie.games.jungla.rules.arrivals cimport Walk, end_free, end_strike, may_strike, reach_goal
from menagerie.games.jungla.rules.lists cimport MoveList
from menagerie.games.jungla.rules.state cimport ANIMALS_EACH, GOAL, LAND, OFF, State, WATER
from menagerie.games.jungla.rules.tables cimport AQUATIC, DESTROYER, MULTI, NO_DEN, NO_WATER, SPECIAL, Tables

cdef inline Walk new_walk(MoveList* found, int who) noexcept nogil:
    cdef Walk walk
    memset(&walk, 0, sizeof(Walk))
    walk.found = found
    walk.who = who
    walk.pack = who >= ANIMALS_EACH
    return walk

cdef extern from *:
    """
    #define menagerie_address_of_walk(walk) (&(walk))
    """
    Walk* walk_address "menagerie_address_of_walk" (Walk walk) noexcept nogil

@cython.locals(walk=Walk, steps=int, relative=int, inside=bint)
cdef void list_moves(
    State* state, Tables tables, MoveList* found, int who, bint limited, bint may_free) noexcept nogil
@cython.locals(short=int, jump=int)
cdef void walk_all(State* state, Tables tables, Walk* walk, int steps) noexcept nogil
cdef void walk_straight(
    State* state, Tables tables, Walk* walk, int steps, int group, bint jumping, bint long_move) noexcept nogil
@cython.locals(
    square=int, ground=int, zone=int, own_zone=bint, enemy_zone=bint, wet=bint, forced=bint, reachable=bint)
cdef void go(State* state, Tables tables, Walk* walk, int before, int step, int strikes) noexcept nogil
@cython.locals(special=int)
cdef bint may_stay(State* state, Tables tables, Walk* walk) noexcept nogil
@cython.locals(powers=int, victim=int, more=bint, can=bint, passes=bint)
cdef void meet(
    State* state, Tables tables, Walk* walk, int square, int step, int strikes, bint forced, bint reachable
) noexcept nogil
@cython.locals(zone=int, powers=int, crossed=bint)
cdef bint clear(Tables tables, Walk* walk, int square, int before) noexcept nogil
@cython.locals(inside=bint, length=int, turn=int, way=int, square=int)
cdef void walk_l(State* state, Tables tables, Walk* walk, int steps, int relative) noexcept nogil
@cython.locals(square=int)
cdef void finish_l(State* state, Tables tables, Walk* walk, int before, bint inside) noexcept nogil
@cython.locals(inside=bint, square=int, step=int, before=int, ahead=int)
cdef int arm_end(State* state, Tables tables, Walk* walk, int length, int way, int turn) noexcept nogil
@cython.locals(allowed=int, passed=bint, by_jump=bint, square=int, distance=int)
cdef void walk_to_special(State* state, Tables tables, Walk* walk, int steps) noexcept nogil
@cython.locals(occupant=int, special=int)
cdef bint special_to_take(State* state, Tables tables, Walk* walk, int square) noexcept nogil
