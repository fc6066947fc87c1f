# C types of order.py.
cimport cython

from menagerie.core.compiled.tables cimport fill_bytes, fill_shorts
from menagerie.games.jungla.rules.state cimport (
    ANIMALS_EACH, AT_THE_END, HUNT, NO_FACING, PLACE, PRISON, SPRING, STOP, State, TURN,
    animal_of, facing_of, home_of, kind_of, square_of, strikes_of, with_facing)
from menagerie.games.jungla.rules.tables cimport Tables
from menagerie.games.jungla.rules.turns cimport way_to

cdef enum:
    LAST = 0
    ENTERS = 1
    SPRINGS = 2
    GOES = 3
    FACES = 4
    RETURNS = 5
    STRIKES = 6
    ALL_MARKS = 7
    MARK_BITS = 3
    RANK_BITS = 11
    MOVE_BITS = 31
    EVERY_BIT = 0x7FFFFFFF
    MOST_RANKS = 7

cdef struct Ranks:
    unsigned short of[7]

cdef class Order:
    cdef unsigned char[32] letters
    cdef unsigned short[1792] pairs
    cdef unsigned char[16] facings

cdef list sorted_actions(State* state, Tables tables, Order order, int pack, list moves)
@cython.locals(facings=dict, last=int, seen=int, move=int, facing=int, bare=int, keys=list)
cdef list sorted_bare(State* state, Tables tables, Order order, int pack, list moves)
@cython.locals(moves=list, bare=int, seen=int, place=int, facing=int)
cdef list faced(Order order, list sets)
@cython.locals(kind=int, who=int, ranks=Ranks, number=int, mark=int, place=int, head=object, tail=object, key=object)
cdef object key_of(State* state, Tables tables, Order order, int pack, int bare)
@cython.locals(number=int, strikes=int, way=int, passed=int)
cdef int rank_struck(Tables tables, Order order, Ranks* ranks, int origin, int bare) noexcept nogil
@cython.locals(kind=int)
cdef int mark_before(int bare) noexcept nogil
cdef int mark_after(int bare) noexcept nogil
cdef int rank(Order order, int square, int mark) noexcept nogil

cdef inline Ranks no_ranks() noexcept nogil:
    cdef Ranks ranks
    cdef int place
    for place in range(MOST_RANKS):
        ranks.of[place] = 0
    return ranks

cdef extern from *:
    """
    #define menagerie_address_of_ranks(ranks) (&(ranks))
    """
    Ranks* ranks_address "menagerie_address_of_ranks" (Ranks ranks) noexcept nogil
