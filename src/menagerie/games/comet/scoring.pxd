# C types of scoring; read scoring.py.
cimport cython

from menagerie.games.comet.decisions cimport Decisions

cdef enum:
    NONE = 255
    ENDGAME = 3
    EGGS = 4
    SILVER = 9
    EGG_SETS = 11

cdef class Scoring(Decisions):
    cdef int[16] units
    cdef unsigned char[104] rescue
    cdef int rescued

    @cython.locals(card=int, total=int, copies=int, hero=int, index=int)
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(card=int, copies=int, what=int, terrain=int)
    cdef void count_units(self, int seat) noexcept nogil
