# C types of the iterations; read descent.py.
cimport cython
from libc.math cimport exp, sqrt

from menagerie.core.compiled.bits cimport mix, next_random
from menagerie.core.position cimport Evaluation, Key, MoveLists, Position
from menagerie.search.clock cimport now
from menagerie.search.tree cimport Node, Tree

cdef enum:
    MAX_PLY = 1024
    WON = 30000
    CHANCE = -1
    MOST_SEATS = 7

cdef class Descent:
    cdef Position position
    cdef readonly Evaluation evaluation
    cdef readonly Tree tree
    cdef MoveLists lists
    cdef MoveLists children
    cdef double[8] shares
    cdef int[1024] path
    cdef int viewer
    cdef int seats
    cdef double exploration
    cdef double temperature
    cdef double swing
    cdef int horizon
    cdef bint others
    cdef Key word
    cdef double deadline
    cdef bint stopped
    cdef bint stop_asked
    cdef readonly long long iterations
    cdef readonly long long plies
    cdef int deepest
    cdef int steps
    cdef int made

    cdef object set_manner(self, object manner)
    cdef void iterate(self, long long last, bint redeals) noexcept nogil
    @cython.locals(ply=int, node=int, seat=int, moves="int*", number=int, move=int)
    cdef int descend(self) noexcept nogil
    @cython.locals(moves="int*", children="int*", before=int, judged=int, place=int, index=int)
    cdef void open(self, int parent, int seat, int number) noexcept nogil
    @cython.locals(value=int)
    cdef int looks(self, int move, int seat) noexcept nogil
    @cython.locals(
        children="int*", most=int, visits=int, total=double, place=int, node="Node*", weights=double, mean=double,
        best=int, best_value=double, value=double, prior=double)
    cdef int chosen(self, int number) noexcept nogil
    @cython.locals(last=int, changes=int, seat=int, moves="int*", number=int, move=int)
    cdef void play_on(self, int ply) noexcept nogil
    @cython.locals(best=int, most=int, place=int, value=int)
    cdef int liked(self, int* moves, int number, int seat) noexcept nogil
    @cython.locals(weights="int*", total=int, place=int, left=int)
    cdef int chance_move(self, int* moves, int number) noexcept nogil
    @cython.locals(total=double, most=double, over=bint, seat=int)
    cdef void share_out(self) noexcept nogil
    @cython.locals(step=int, node="Node*")
    cdef void give_back(self) noexcept nogil
    @cython.locals(_=int)
    cdef void rewind(self) noexcept nogil
    cdef Key next_word(self) noexcept nogil
    cdef void look_at_clock(self) noexcept nogil
