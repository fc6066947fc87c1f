cimport cython
from menagerie.core.bits cimport next_random
from menagerie.core.position cimport MoveLists, Position

@cython.locals(moves="int*", number=int, index=int, total="long long")
cdef long long count_lines(Position position, int depth, int** rows, bint full) noexcept nogil

@cython.locals(moves="int*", number=int, plies="long long", word="unsigned long long")
cdef long long random_plies(Position position, long long limit, unsigned long long seed, int** rows) noexcept nogil

@cython.locals(total="long long", lists=MoveLists, rows="int**")
cpdef long long perft(Position position, int depth, bint full=*) except -1
@cython.locals(total="long long", lists=MoveLists, rows="int**")
cpdef long long playout(Position position, long long limit, unsigned long long seed) except -1
