# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.position cimport Evaluation, Position
from menagerie.core.compiled.tables cimport fill_bytes, fill_ints
from menagerie.games.jungla.rules.position cimport Jungla
from menagerie.games.jungla.rules.state cimport ANIMALS_EACH, GOAL, LAND, OFF, State
from menagerie.games.jungla.rules.tables cimport (
    IMMUNE, NEVER_IMPRISONED, PEACEFUL, RUNNER, SPECIAL, TAKES_FRONTALLY, Tables, WEB_IMMUNE)

cdef enum:
    POINTS = 0
    HUNT_THREATS = 1
    PRISONERS = 2
    EXPOSED = 3
    WEBS = 4
    ZONE_DEFENCE = 5
    MOBILITY = 6
    ADVANCE = 7
    TEMPO = 8
    IN_ZONE = 9

cdef struct Sums:
    int terms[9]

cdef class JunglaEvaluation(Evaluation):
    cdef object edition
    cdef Tables tables
    cdef int[16] weights
    cdef int[32] worth
    cdef unsigned char[512] way_to_go

    @cython.locals(sums=Sums, value=int, term=int)
    cdef int evaluate(self, Position position, int seat) noexcept nogil
    @cython.locals(who=int, lost=int)
    cdef void weigh(self, State* state, Sums* sums) noexcept nogil
    @cython.locals(pack=int, sign=int, square=int, distance=int, spider=int, across=int, along=int)
    cdef void weigh_animal(self, State* state, int who, Sums* sums) noexcept nogil
    @cython.locals(square=int, steps=int, relative=int, way=int, distance=int, sign=int, spoils=int, room=int)
    cdef void look_round(self, State* state, int who, Sums* sums) noexcept nogil
    @cython.locals(theirs=int, facing=int)
    cdef bint strikes(self, State* state, int who, int victim, int way) noexcept nogil

cdef inline State* state_of(Position position) noexcept nogil:
    return (<Jungla> position).state

cdef inline Sums no_sums() noexcept nogil:
    cdef Sums sums
    cdef int term
    for term in range(9):
        sums.terms[term] = 0
    return sums

cdef extern from *:
    """
    #define menagerie_address(sums) (&(sums))
    """
    Sums* address "menagerie_address" (Sums sums) noexcept nogil
