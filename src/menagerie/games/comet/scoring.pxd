# C types of scoring; read scoring.py.
cimport cython

from menagerie.games.comet.decisions cimport Decisions

cdef enum:
    NONE = 255
    ENDGAME = 3
    EGG_SETS = 11

cdef class Scoring(Decisions):
    @cython.locals(card=int, total=int, copies=int, hero=int)
    cdef int score(self, int seat) noexcept nogil
    @cython.locals(card=int, number=int, copies=int, egg=int, least=int)
    cdef int units(self, int seat, int what) noexcept nogil
    cdef bint counts_for(self, int card, int what) noexcept nogil
