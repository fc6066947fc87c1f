# C types of movement; read movement.py.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from menagerie.core.position cimport Key, Position
from menagerie.games.jungla.tables cimport Tables

cdef struct State:
    unsigned char cells[224]
    unsigned char where[32]
    unsigned char facing[32]
    unsigned short prison[2]
    unsigned short rest
    unsigned char armour
    unsigned char score[2]
    unsigned char last
    unsigned char side
    unsigned char due
    unsigned char due_pack
    unsigned char liberator
    unsigned char freed
    unsigned char kind
    unsigned char actor
    unsigned char left
    unsigned char next_kind
    unsigned char winner
    unsigned char reason
    int turns

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
    FREE_LIBERATOR = 512
    NO_WATER = 4096
    AQUATIC = 8192
    SPECIAL = 32768
    DESTROYER = 65536
    RUNNER = 131072
    LONGEST_LIST = 8192

cdef class Movement(Position):
    cdef State* state
    cdef State* stack
    cdef readonly Tables tables
    cdef int* list
    cdef int number
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
    cdef bint counting

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
    @cython.locals(animal=int, square=int, special=bint)
    cdef bint special_in_zone(self, int pack, int but) noexcept nogil
    @cython.locals(pack=int)
    cdef bint armoured(self, int who) noexcept nogil
    @cython.locals(webbed=bint)
    cdef void end_free(self, int square, int strikes) noexcept nogil
    @cython.locals(spring=bint, stands=int, webbed=bint)
    cdef void end_strike(self, int victim, int square, int strikes) noexcept nogil
    @cython.locals(turtle=int, place=int, square=int)
    cdef bint turtle_has_home(self, int victim, int strikes, int stands) noexcept nogil
    cdef bint emptied(self, int square, int strikes) noexcept nogil
    @cython.locals(passed=int, step=int)
    cdef bint struck(self, int square, int strikes) noexcept nogil
    @cython.locals(spider=int, at=int)
    cdef bint in_web(self, int who, int square, int strikes, int victim) noexcept nogil
    @cython.locals(at=int, across=int, along=int)
    cdef bint near_spider(self, int spider, int square) noexcept nogil
    @cython.locals(place=int, square=int)
    cdef void reach_goal(self, int goal, int strikes) noexcept nogil
    cdef bint may_return(self, int square, int strikes) noexcept nogil
    @cython.locals(state="State*", spider=int, spider_at=int, taken=int, answer=bint)
    cdef bint could_free(self, int strikes) noexcept nogil
    @cython.locals(state="State*", square=int, step=int, occupant=int, answer=bint)
    cdef bint could_free_after_strikes(self, int strikes, int spider, int spider_at) noexcept nogil
    @cython.locals(animal=int, who=int)
    cdef bint anybody_to_free(self, int pack, int liberator) noexcept nogil
    @cython.locals(pack=int, place=int)
    cdef bint has_place(self, int who, int liberator) noexcept nogil
    @cython.locals(pack=int, front=int)
    cdef bint may_be_placed(self, int who, int square) noexcept nogil
    @cython.locals(place=int, empty=int)
    cdef int empty_den_squares(self, int pack) noexcept nogil
    @cython.locals(animal=int, facing=int)
    cdef void add_facings(self, int kind, int square, int strikes, int home, bint webbed) noexcept nogil
    cdef void add(self, int kind, int animal, int facing, int square, int strikes, int home) noexcept nogil

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* pushed(State* stack, int depth) noexcept nogil:
    stack[depth] = stack[depth - 1]
    return stack + depth

cdef inline State* moved(State* stack, int depth) noexcept nogil:
    stack[0] = stack[depth]
    return stack

cdef inline State* copied(State* source, State* target, int depth) noexcept nogil:
    memcpy(target, source, (depth + 1) * sizeof(State))
    return target + depth

cdef inline void release(State* stack) noexcept:
    free(stack)

cdef inline State* resized(State* stack, int old, int capacity) except NULL:
    cdef State* grown = <State*> realloc(stack, (capacity + 1) * sizeof(State))
    if not grown:
        raise MemoryError
    if not old:
        memset(grown, 0, sizeof(State))
    return grown
