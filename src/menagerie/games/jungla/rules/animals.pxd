# C types of animals.py.
cimport cython

from menagerie.games.jungla.rules.state cimport ANIMALS_EACH, LAND, OFF, State, WATER
from menagerie.games.jungla.rules.tables cimport FREE_LIBERATOR, NO_WATER, SPECIAL, Tables

cdef void lift(State* state, int who) noexcept nogil
cdef void stand(State* state, int who, int square, int facing) noexcept nogil
@cython.locals(pack=int)
cdef void imprison(State* state, Tables tables, int who) noexcept nogil
@cython.locals(pack=int)
cdef bint armoured(State* state, Tables tables, int who) noexcept nogil
@cython.locals(number=int, who=int)
cdef int placed(State* state, int pack) noexcept nogil
@cython.locals(who=int)
cdef bint all_placed(State* state, int pack) noexcept nogil
@cython.locals(animal=int, square=int, special=bint)
cdef bint special_in_zone(State* state, Tables tables, int pack, int but) noexcept nogil
@cython.locals(at=int, across=int, along=int, near=bint)
cdef bint near_spider(State* state, Tables tables, int spider, int square) noexcept nogil
@cython.locals(animal=int, who=int)
cdef bint anybody_to_free(State* state, Tables tables, int pack, int liberator) noexcept nogil
@cython.locals(pack=int)
cdef bint has_place(State* state, Tables tables, int who, int liberator) noexcept nogil
@cython.locals(pack=int, place=int)
cdef bint has_permitted_square(State* state, Tables tables, int who) noexcept nogil
@cython.locals(front=int)
cdef bint may_be_placed(State* state, Tables tables, int who, int square) noexcept nogil
@cython.locals(place=int, empty=int)
cdef int empty_den_squares(State* state, Tables tables, int pack) noexcept nogil
