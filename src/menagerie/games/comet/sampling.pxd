# C types of sampling; read sampling.py.
cimport cython

from menagerie.core.bits cimport mix, next_random
from menagerie.core.position cimport Key
from menagerie.games.comet.flow cimport Flow
from menagerie.games.comet.zones cimport pushed

cdef enum:
    GOLD = 1
    CHANCE = -1
    MOST_TRIES = 5000  # of a position in which another seat decides, about one filling in a hundred fits at the worst

cdef class Sampling(Flow):
    cdef unsigned char[104] hidden
    cdef unsigned char[128] stock
    cdef int stocked
    cdef Key word

    @cython.locals(_=int)
    cdef bint redeal(self, int seat, Key seed) noexcept nogil
    @cython.locals(seat=int, card=int, _=int)
    cdef void redraw(self, int viewer) noexcept nogil
    @cython.locals(seat=int, card=int)
    cdef void gather(self, int viewer) noexcept nogil
    @cython.locals(card=int, _=int)
    cdef void redraw_mixed(self) noexcept nogil
    @cython.locals(card=int, copies=int, _=int)
    cdef void fill_stock(self, int only_shuffled) noexcept nogil
    @cython.locals(index=int, card=int)
    cdef int drawn(self) noexcept nogil
    @cython.locals(card=int, number=int)
    cdef int count_known(self, int seat) noexcept nogil
    @cython.locals(before=Key, after=Key)
    cdef bint at_rest(self) noexcept nogil
