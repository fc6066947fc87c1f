# C types of steps; read steps.py.
cimport cython

from menagerie.games.comet.zones cimport Zones

cdef enum:
    NONE = 255
    JOKER = 5
    NEST = 5
    CAVE = 6
    MOVE_TIME = 2
    TAP = 1
    ONCE = 4
    ADD_SYMBOLS = 1
    PASS_TERRAIN = 2
    EXTRA_CARD = 4

cdef class Steps(Zones):
    cdef unsigned char[128] landing
    cdef unsigned char[128] queue
    cdef unsigned char[8] symbols
    cdef int[8] gains
    cdef int terrains
    cdef bint extra_possible

    @cython.locals(start=int, head=int, tail=int, place=int, near=int, index=int, found=int)
    cdef int find_landings(self, int seat, int rescuer, int jumps) noexcept nogil
    cdef bint jumpable(self, int place, int jumps) noexcept nogil
    @cython.locals(kind=int)
    cdef bint pays(self, int seat, int symbol, int place) noexcept nogil
    @cython.locals(card=int, symbol=int, held=bint)
    cdef void count_potential(self, int seat, int main) noexcept nogil
    @cython.locals(source=int, hero=int, tap=bint, once=bint)
    cdef void count_sources(self, int seat) noexcept nogil
    @cython.locals(index=int, symbol=int)
    cdef void count_source(self, int source) noexcept nogil
    @cython.locals(rescuer=int, jumps=int, place=int)
    cdef bint step_possible(self, int seat, int main) noexcept nogil
    @cython.locals(symbol=int)
    cdef bint payable(self, int seat, int place) noexcept nogil
