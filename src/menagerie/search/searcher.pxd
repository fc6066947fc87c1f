# C types of the recursion; read searcher.py.
cimport cython

from menagerie.core.position cimport Evaluation, Key, MoveLists, Position
from menagerie.core.compiled.tables cimport fill_bytes
from menagerie.search.clock cimport now
from menagerie.search.ordering cimport Ordering
from menagerie.search.table cimport Table, bound_in, depth_in, move_in, value_in

cdef enum:
    WIN = 30000
    SURE = 29000
    INFINITY = 31000
    MAX_PLY = 128
    DEEPEST_SETTLING = 6
    MOST_SEEN = 256
    MOST_EXCLUDED = 64
    CLOCK_EVERY = 4096
    PLAIN_CLOCK_EVERY = 64
    LOWER = 1
    UPPER = 2
    EXACT = 3

cdef unsigned char[2048] REDUCTIONS

cdef class Searcher:
    cdef Position position
    cdef readonly Evaluation evaluation
    cdef readonly Table table
    cdef Ordering ordering
    cdef MoveLists lists
    cdef MoveLists lines
    cdef Key[128] path
    cdef Key[256] seen
    cdef int seen_count
    cdef int[64] excluded
    cdef int excluded_count
    cdef readonly long long nodes
    cdef long long looked_at
    cdef long long node_limit
    cdef double deadline
    cdef public bint exact
    cdef readonly bint stopped
    cdef public bint stop_asked

    cpdef object begin(self, double deadline, long long node_limit)
    cpdef object limit(self, double deadline, long long node_limit)
    @cython.locals(value=int, plies=int)
    cpdef int search_root(self, int depth, int alpha, int beta) except? -32768
    @cython.locals(value=int, plies=int)
    cpdef int bare_root(self, int depth) except? -32768
    @cython.locals(
        moves="int*", number=int, index=int, move=int, best=int, best_move=int, value=int, seat=int, key=Key, word=Key,
        first=int, original=int, bound=int, unrated=int, less=int)
    cdef int search(self, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(value=int, sure=bint, bound=int)
    cdef bint settled(self, Key word, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(less=int)
    cdef int reduction(self, int move, int depth, int index, int ply) noexcept nogil
    @cython.locals(value=int)
    cdef int later_child(self, int seat, int depth, int less, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(next_seat=int)
    cdef int child(self, int seat, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(moves="int*", number=int, index=int, move=int, best=int, value=int, kin=int, last_kin=int, every=int)
    cdef int frontier(self, int alpha, int beta, int ply, int seat) noexcept nogil
    @cython.locals(value=int)
    cdef int leaf(self, int seat, int alpha, int beta, int ply, int settling) noexcept nogil
    @cython.locals(value=int)
    cdef int judged(self, int seat) noexcept nogil
    @cython.locals(moves="int*", number=int, index=int, best=int)
    cdef int settle(self, int seat, int value, int alpha, int beta, int ply, int settling) noexcept nogil
    @cython.locals(moves="int*", number=int, index=int, best=int, value=int, seat=int, next_seat=int)
    cdef int bare(self, int depth, int alpha, int beta, int ply) noexcept nogil
    @cython.locals(earlier=int, index=int)
    cdef bint repeated(self, Key key, int ply) noexcept nogil
    @cython.locals(index=int)
    cdef bint left_out(self, int move) noexcept nogil
    cdef void look_at_clock(self) noexcept nogil
    cdef int to_table(self, int value, int ply) noexcept nogil
    cdef int from_table(self, int value, int ply) noexcept nogil
    @cython.locals(line="int*", below="int*", index=int)
    cdef void extend_line(self, int move, int ply) noexcept nogil
