# C types of counting and random play; read perft.py.
cimport cython

from menagerie.core.compiled.bits cimport mix, next_random
from menagerie.core.position cimport MoveLists, Position

@cython.locals(moves="int*", number=int, index=int, total="long long")
cdef long long count_lines(Position position, int depth, int** rows, bint every_leaf) noexcept nogil

@cython.locals(total="long long", lists=MoveLists, rows="int**")
cdef long long count_all(Position position, int depth, bint every_leaf) except -1

@cython.locals(moves="int*", number=int, index=int, pick="long long", plies="long long", word="unsigned long long")
cdef long long play_on(Position position, long long limit, unsigned long long seed, int** rows, bint chance) noexcept nogil

@cython.locals(plies="long long", lists=MoveLists, rows="int**", chance=bint)
cdef long long play_all(Position position, long long limit, unsigned long long seed) except -1
