# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.position cimport Evaluation, Position
from menagerie.core.tables cimport fill_bytes
from menagerie.games.jungla.herd cimport Herd, State
from menagerie.games.jungla.rules cimport Jungla
from menagerie.games.jungla.tables cimport Tables

cdef enum:
    OFF = 255
    LAND = 1
    WATER = 2
    GOAL = 3
    PEACEFUL = 32
    NEVER_IMPRISONED = 64
    IMMUNE = 4
    TAKES_FRONTALLY = 2
    RUNNER = 131072
    SPECIAL = 32768
    WEB_IMMUNE = 256
    POINTS = 0
    HUNT_THREATS = 1
    PRISONERS = 2
    EXPOSED = 3
    WEBS = 4
    ZONE_DEFENCE = 5
    MOBILITY = 6
    ADVANCE = 7
    TEMPO = 8

cdef class JunglaEvaluation(Evaluation):
    cdef int[16] weights
    cdef int[16] terms
    cdef int[16] told
    cdef int[32] worth
    cdef unsigned char[512] way_to_go
    cdef object edition
    cdef bint telling

    cdef int evaluate(self, Position position, int seat) noexcept nogil
    @cython.locals(state="State*", who=int, pack=int, sign=int, square=int, distance=int)
    cdef void weigh(self, Jungla position) noexcept nogil
    @cython.locals(
        state="State*", square=int, origin=int, way=int, distance=int, occupant=int, steps=int, facing=int,
        mobility=int, spoils=int, ways=int)
    cdef void look_round(self, Jungla position, int who, int sign) noexcept nogil
    cdef bint safe_from(self, Jungla position, int who, int victim, int way, int square) noexcept nogil

cdef inline Jungla as_jungla(Position position):
    return <Jungla> position
