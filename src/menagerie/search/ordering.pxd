# C types of the order of moves; read ordering.py.
cimport cython

from menagerie.core.position cimport Evaluation, MoveLists, Position

cdef enum:
    WIN = 30000
    MAX_PLY = 128
    HISTORY = 4096
    LOOK_FROM = 3
    KILLER = 1 << 29
    LESSER_KILLER = 1 << 28
    FORCING = 1 << 24

cdef class Ordering:
    cdef MoveLists scores
    cdef MoveLists lesser
    cdef int[8192] history
    cdef int[256] killers

    @cython.locals(slot=int)
    cdef void fade(self) noexcept nogil
    @cython.locals(index=int)
    cdef int bring_to_front(self, int* moves, int number, int move) noexcept nogil
    @cython.locals(scores="int*", lesser="int*", index=int, move=int, score=int, kin=int, last_kin=int, group=int)
    cdef void rate(
        self, Position position, Evaluation evaluation, int* moves, int start, int number, int ply, int seat, int depth
    ) noexcept nogil
    @cython.locals(scores="int*", lesser="int*", best=int, index=int, swap=int)
    cdef void pick(self, int* moves, int start, int number, int ply) noexcept nogil
    cdef int of_known_kin(self, int ply, int index) noexcept nogil
    @cython.locals(slot=int, each=int)
    cdef void reward(self, int move, int depth, int ply, int seat) noexcept nogil
    cdef int slot(self, int move) noexcept nogil
