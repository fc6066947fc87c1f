# C types of the herd; read herd.py.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from menagerie.core.position cimport Position
from menagerie.games.jungla.tables cimport Tables

cdef struct State:
    unsigned char cells[224]
    unsigned char where[32]
    unsigned char facing[32]
    unsigned short prison[2]
    unsigned short rest
    unsigned char armour
    unsigned short score[2]
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
    FREE_LIBERATOR = 512
    NO_WATER = 4096
    SPECIAL = 32768
    LONGEST_LIST = 8192
    NOTHING_DUE = 5
    HUNT = 5

cdef class Herd(Position):
    cdef State* state
    cdef State* stack
    cdef readonly Tables tables
    cdef int* list
    cdef int number
    cdef bint counting
    cdef bint forcing_only

    cdef void lift(self, int who) noexcept nogil
    cdef void stand(self, int who, int square, int facing) noexcept nogil
    @cython.locals(pack=int)
    cdef void imprison(self, int who) noexcept nogil
    @cython.locals(pack=int)
    cdef bint armoured(self, int who) noexcept nogil
    @cython.locals(number=int, who=int)
    cdef int placed(self, int pack) noexcept nogil
    @cython.locals(who=int)
    cdef bint all_placed(self, int pack) noexcept nogil
    @cython.locals(animal=int, square=int, special=bint)
    cdef bint special_in_zone(self, int pack, int but) noexcept nogil
    @cython.locals(at=int, across=int, along=int, near=bint)
    cdef bint near_spider(self, int spider, int square) noexcept nogil
    @cython.locals(animal=int, who=int)
    cdef bint anybody_to_free(self, int pack, int liberator) noexcept nogil
    @cython.locals(pack=int, place=int)
    cdef bint has_place(self, int who, int liberator) noexcept nogil
    @cython.locals(pack=int, front=int)
    cdef bint may_be_placed(self, int who, int square) noexcept nogil
    @cython.locals(place=int, empty=int)
    cdef int empty_den_squares(self, int pack) noexcept nogil
    @cython.locals(action=int, facing=int)
    cdef void add_every_facing(self, int kind, int animal, int square, int strikes, int home) noexcept nogil
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
