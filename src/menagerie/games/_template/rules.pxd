# C types of the rules; read rules.py. What is declared here as C cannot be seen from Python: see the properties there.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from menagerie.core.bits cimport mix
from menagerie.core.position cimport Key, Position

cdef enum:
    PLAY = 10
    REST = 20

cdef struct State:
    int otters[3]  # by seat
    int hands[30]  # by 10 * seat + shell
    int turn

cdef class Template(Position):
    cdef State* state
    cdef State* stack
    cdef readonly object river
    cdef int cells
    cdef int shells
    cdef int hand
    cdef int turns
    cdef int[10] odds

    @cython.locals(held=int, shell=int)
    cdef int missing(self, int seat) noexcept nogil
    cdef int drawer(self) noexcept nogil
    cdef int winner(self) noexcept nogil
    cdef bint over(self) noexcept nogil
    @cython.locals(held=int, target=int)
    cdef bint can_play(self, int seat, int shell) noexcept nogil
    @cython.locals(number=int, shell=int)
    cdef int choices(self, int seat) noexcept nogil
    @cython.locals(seat=int, number=int, shell=int)
    cdef int generate(self, int* moves) noexcept nogil
    @cython.locals(state="State*", seat=int)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(word=Key, place=int)
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Template)
    cpdef Position copy(self)

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
