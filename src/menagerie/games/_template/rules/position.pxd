# C types of the rules; read position.py. Python cannot see what is declared as C here: see the properties there.
cimport cython

from menagerie.core.compiled.bits cimport mix
from menagerie.core.position cimport Key, Position
from menagerie.games._template.rules.state cimport (
    PLAY, REST, State, at, copied, draw_shell, moved, planted, play_shell, pushed, release, resized, seat_in_turn, shell_of, slot)

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
    @cython.locals(twin=Template)
    cpdef Position afresh(self)
