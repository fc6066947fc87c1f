# C types of arrivals.py, and the struct of a walk.
cimport cython

from menagerie.games.jungla.rules.animals cimport anybody_to_free, armoured, near_spider, special_in_zone
from menagerie.games.jungla.rules.lists cimport MoveList, add, add_every_facing
from menagerie.games.jungla.rules.state cimport (
    ANIMALS_EACH, AT_THE_END, HUNT, LAND, MOVE, NO_FACING, OFF, PRISON, SPRING, State, WATER)
from menagerie.games.jungla.rules.tables cimport (
    IMMUNE, KEEPS_FACING, NO_WATER, PEACEFUL, RUNNER, SAFE_AT_HOME, SPECIAL, TAKES_FRONTALLY, Tables, WEB_IMMUNE)

cdef struct Walk:
    MoveList* found
    int who
    int pack
    int origin
    int way
    int steps
    int group
    int forced_by
    bint jumping
    bint long_move
    bint land_start
    bint limited
    bint may_free

@cython.locals(powers=int, theirs=int, facing=int, home=int)
cdef bint may_strike(State* state, Tables tables, Walk* walk, int victim, int square) noexcept nogil
@cython.locals(webbed=bint)
cdef void end_free(State* state, Tables tables, Walk* walk, int square, int strikes) noexcept nogil
@cython.locals(victim=int, spring=bint, taken=int, stands=int, webbed=bint)
cdef void end_strike(State* state, Tables tables, Walk* walk, int square, int strikes) noexcept nogil
@cython.locals(left=int, turtle=int, place=int, square=int)
cdef bint turtle_has_home(State* state, Tables tables, Walk* walk, int victim, int strikes, int stands) noexcept nogil
cdef bint emptied(State* state, Tables tables, Walk* walk, int square, int strikes) noexcept nogil
@cython.locals(passed=int, step=int)
cdef bint struck(Tables tables, Walk* walk, int square, int strikes) noexcept nogil
@cython.locals(spider=int, at=int)
cdef bint caught(State* state, Tables tables, Walk* walk, int square, int strikes, int victim) noexcept nogil
@cython.locals(spider=int)
cdef bint in_web(State* state, Tables tables, int who) noexcept nogil
@cython.locals(place=int, square=int)
cdef void reach_goal(State* state, Tables tables, Walk* walk, int goal, int strikes) noexcept nogil
cdef bint may_return(State* state, Tables tables, Walk* walk, int square, int strikes) noexcept nogil
@cython.locals(spider=int, spider_at=int, taken=int, answer=bint)
cdef bint could_free(State* state, Tables tables, Walk* walk, int strikes) noexcept nogil
@cython.locals(square=int, step=int, occupant=int, answer=bint)
cdef bint could_free_after_strikes(
    State* state, Tables tables, Walk* walk, int strikes, int spider, int spider_at) noexcept nogil
@cython.locals(animal=int)
cdef void add_facings(
    State* state, Tables tables, Walk* walk, int kind, int square, int strikes, int home, bint webbed) noexcept nogil
