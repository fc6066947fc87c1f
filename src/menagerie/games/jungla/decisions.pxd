# C types of the lists of decisions; read decisions.py.
cimport cython

from menagerie.games.jungla.movement cimport Movement

cdef enum:
    OFF = 255
    STOP = 0
    PLACE = 1
    TURN = 2
    FREE_LIBERATOR = 512
    PREPARING = 0
    ACTING = 1
    GOING_HOME = 2
    GOING_HOME_FIRST = 3
    FREEING = 4
    OVER = 5
    NO_KIND = 0
    NORMAL = 1
    BONUS = 2
    BONUS_AGAIN = 3

cdef class Decisions(Movement):
    cdef int generate(self, int* moves) noexcept nogil
    @cython.locals(pack=int, animal=int, who=int, place=int, square=int)
    cdef void list_placings(self) noexcept nogil
    @cython.locals(spider=int, answer=bint)
    cdef bint leaves_spider_a_place(self, int who, int square) noexcept nogil
    @cython.locals(place=int)
    cdef bint has_permitted_square(self, int who) noexcept nogil
    @cython.locals(pack=int, animal=int, most=int)
    cdef void list_actions(self) noexcept nogil
    @cython.locals(again=bint)
    cdef bint may_act(self, int animal) noexcept nogil
    @cython.locals(facing=int, who=int)
    cdef void list_turns(self, int animal) noexcept nogil
    @cython.locals(pack=int, place=int, square=int)
    cdef void list_homes(self) noexcept nogil
    @cython.locals(pack=int, animal=int, place=int, square=int)
    cdef void list_freeings(self) noexcept nogil
    @cython.locals(liberator=int)
    cdef bint keeps_a_place(self, int pack) noexcept nogil
    @cython.locals(animal=int)
    cdef bint anybody_acts(self) noexcept nogil
