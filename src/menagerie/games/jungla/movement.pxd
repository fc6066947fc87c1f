# C types of movement; read movement.py.
cimport cython

from menagerie.games.jungla.herd cimport Herd, State

cdef enum:
    OFF = 255
    LAND = 1
    WATER = 2
    GOAL = 3
    NO_FACING = 8
    AT_THE_END = 32
    MOVE = 3
    SPRING = 4
    HUNT = 5
    PRISON = 6
    MULTI = 1
    TAKES_FRONTALLY = 2
    IMMUNE = 4
    KEEPS_FACING = 8
    NO_DEN = 16
    PEACEFUL = 32
    SAFE_AT_HOME = 128
    WEB_IMMUNE = 256
    NO_WATER = 4096
    AQUATIC = 8192
    SPECIAL = 32768
    DESTROYER = 65536
    RUNNER = 131072

cdef class Movement(Herd):
    cdef int who
    cdef int pack
    cdef int origin
    cdef int way
    cdef int steps
    cdef int group
    cdef int forced_by
    cdef bint jumping
    cdef bint long_move
    cdef bint land_start
    cdef bint limited
    cdef bint may_free

    @cython.locals(state="State*", steps=int, relative=int, inside=bint)
    cdef void list_moves(self, int who) noexcept nogil
    @cython.locals(short=int, jump=int)
    cdef void walk_all(self, int steps) noexcept nogil
    cdef void walk(self, int steps, int group, bint jumping, bint long_move) noexcept nogil
    @cython.locals(
        square=int, ground=int, zone=int, own_zone=bint, enemy_zone=bint, wet=bint, forced=bint, reachable=bint)
    cdef void go(self, int before, int step, int strikes) noexcept nogil
    @cython.locals(special=int)
    cdef bint may_stay(self) noexcept nogil
    @cython.locals(powers=int, victim=int, more=bint, can=bint, passes=bint)
    cdef void meet(self, int square, int step, int strikes, bint forced, bint reachable) noexcept nogil
    @cython.locals(zone=int, powers=int)
    cdef bint clear(self, int square, int before) noexcept nogil
    @cython.locals(inside=bint, length=int, turn=int, way=int, square=int)
    cdef void walk_l(self, int steps, int relative) noexcept nogil
    @cython.locals(square=int)
    cdef void finish_l(self, int before, bint inside) noexcept nogil
    @cython.locals(inside=bint, square=int, step=int, before=int, ahead=int)
    cdef int arm_end(self, int length, int way, int turn) noexcept nogil
    @cython.locals(allowed=int, passed=bint, by_jump=bint, square=int, distance=int)
    cdef void walk_to_special(self, int steps) noexcept nogil
    @cython.locals(occupant=int, special=int)
    cdef bint special_to_take(self, int square) noexcept nogil
    @cython.locals(powers=int, theirs=int, facing=int, home=int)
    cdef bint may_strike(self, int victim, int square, int way) noexcept nogil
    @cython.locals(webbed=bint)
    cdef void end_free(self, int square, int strikes) noexcept nogil
    @cython.locals(spring=bint, stands=int, webbed=bint)
    cdef void end_strike(self, int victim, int square, int strikes) noexcept nogil
    @cython.locals(left=int, turtle=int, place=int, square=int)
    cdef bint turtle_has_home(self, int victim, int strikes, int stands) noexcept nogil
    cdef bint emptied(self, int square, int strikes) noexcept nogil
    @cython.locals(passed=int, step=int)
    cdef bint struck(self, int square, int strikes) noexcept nogil
    @cython.locals(spider=int, at=int)
    cdef bint in_web(self, int who, int square, int strikes, int victim) noexcept nogil
    @cython.locals(place=int, square=int)
    cdef void reach_goal(self, int goal, int strikes) noexcept nogil
    cdef bint may_return(self, int square, int strikes) noexcept nogil
    @cython.locals(state="State*", spider=int, spider_at=int, taken=int, answer=bint)
    cdef bint could_free(self, int strikes) noexcept nogil
    @cython.locals(state="State*", square=int, step=int, occupant=int, answer=bint)
    cdef bint could_free_after_strikes(self, int strikes, int spider, int spider_at) noexcept nogil
    @cython.locals(animal=int)
    cdef void add_facings(self, int kind, int square, int strikes, int home, bint webbed) noexcept nogil
