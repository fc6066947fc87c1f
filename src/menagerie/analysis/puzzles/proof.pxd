# C types of proofs; read proof.py.
cimport cython
from libc.stdlib cimport calloc, free

from menagerie.core.position cimport Key, MoveLists, Position

cdef enum:
    MAX_PLY = 64
    HISTORY = 4096
    NEVER = 100

cdef struct Known:
    Key key
    int move
    signed char won
    signed char open

cdef class Prover:
    cdef Position position
    cdef readonly int hero
    cdef MoveLists lists
    cdef MoveLists scores
    cdef Known* memory
    cdef Key mask
    cdef int[8192] history
    cdef int[128] killers
    cdef public long long nodes
    cdef long long limit
    cdef readonly int answer
    cdef bint stopped

    @cython.locals(slot=int, decided=int)
    cdef object settle(self, int plies, long long most)
    @cython.locals(
        seat=int, known="Known*", first=int, key=Key, moves="int*", number=int, wanted=int, decided=int, decisive=int,
        index=int, value=int)
    cdef int decide(self, int plies, int ply) noexcept nogil
    @cython.locals(number=int, index=int, won=bint)
    cdef int wins_at_once(self, int* moves) noexcept nogil
    @cython.locals(known="Known*")
    cdef void learn(self, Key key, int plies, int decided, int decisive) noexcept nogil
    @cython.locals(scores="int*", index=int, move=int)
    cdef void rate(self, int* moves, int number, int first, int wanted, int ply) noexcept nogil
    @cython.locals(scores="int*", best=int, index=int, swap=int)
    cdef void pick(self, int* moves, int start, int number, int ply) noexcept nogil
    @cython.locals(slot=int)
    cdef void reward(self, int move, int plies, int wanted, int ply) noexcept nogil

cdef inline Known* allocate(int bits) except NULL:
    cdef size_t count = <size_t> 1 << bits
    cdef Known* memory = <Known*> calloc(count, sizeof(Known))
    cdef size_t index
    if not memory:
        raise MemoryError
    for index in range(count):
        memory[index].won = NEVER
    return memory

cdef inline void release(Known* memory) noexcept:
    free(memory)

cdef inline Known* known_at(Known* memory, Key index) noexcept nogil:
    return memory + index
