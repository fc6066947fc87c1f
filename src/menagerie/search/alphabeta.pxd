# C types of the search; read alphabeta.py.
cimport cython

from menagerie.core.position cimport Evaluation, Key, MoveLists, Position
from menagerie.search.clock cimport now
from menagerie.search.table cimport Entry, Table

cdef enum:
    WIN = 30000
    SURE = 29000
    INFINITY = 31000
    MAX_PLY = 128
    HISTORY = 4096
    CLOCK_EVERY = 256
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef class AlphaBeta:
    cdef object lock
    cdef Position position
    cdef readonly Evaluation evaluation
    cdef readonly Table table
    cdef MoveLists lists
    cdef MoveLists scores
    cdef MoveLists lines
    cdef int[4096] history
    cdef int[256] killers
    cdef Key[256] path
    cdef readonly long long nodes
    cdef long long node_limit
    cdef unsigned int ticks
    cdef double deadline
    cdef bint stopped
    cdef bint stop_asked
    cdef bint ordering

    @cython.locals(
        moves="int*", number=int, index=int, move=int, best=int, best_move=int, value=int, seat=int, key=Key,
        entry="Entry*", first=int, original=int, trusted=bint, bound=int)
    cdef int search(self, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(next_seat=int)
    cdef int child(self, int seat, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(moves="int*", number=int, index=int, best=int, value=int)
    cdef int frontier(self, int alpha, int beta, int ply, int seat) noexcept nogil
    @cython.locals(value=int)
    cdef int leaf(self, int seat, int ply) noexcept nogil
    @cython.locals(scores="int*", index=int, move=int, score=int)
    cdef void rate(self, int* moves, int number, int first, int ply) noexcept nogil
    @cython.locals(scores="int*", best=int, index=int, swap=int)
    cdef void pick(self, int* moves, int start, int number, int ply) noexcept nogil
    @cython.locals(slot=int)
    cdef void reward(self, int move, int depth, int ply) noexcept nogil
    @cython.locals(line="int*", below="int*", index=int)
    cdef void extend_line(self, int move, int ply) noexcept nogil
    @cython.locals(earlier=int)
    cdef bint repeated(self, Key key, int ply) noexcept nogil
    cdef void look_at_clock(self) noexcept nogil
    cdef object begin(self)
    cdef object enough(self, object found, double begun)
    @cython.locals(row="int*", index=int)
    cdef object finding(self, int value, int depth, double begun)
    @cython.locals(value=int)
    cdef int deepen(self, int depth) except? -32768
