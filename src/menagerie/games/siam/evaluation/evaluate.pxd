# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.compiled.bits cimport count
from menagerie.core.position cimport Evaluation, Position
from menagerie.core.compiled.tables cimport fill_bytes, fill_ints
from menagerie.games.siam.rules.position cimport Siam
from menagerie.games.siam.rules.state cimport State

cdef enum:
    INNER = 0x739C0
    NEWCOMER = 5
    RACE = 0
    CREDIT = 8
    ENTRY = 16
    ON_BOARD = 24
    INNER_SQUARES = 25
    TEMPO = 26
    AT_ONCE = 27

cdef int[3125] RACES
cdef unsigned char[50] LINE_SQUARES

cdef class SiamEvaluation(Evaluation):
    cdef int[32] weights
    cdef int[8] terms
    cdef bint telling

    @cython.locals(
        limit=int, state="State*", weights="int*", elephants="unsigned int", rhinos="unsigned int", may_enter=int, mover=int,
        at_once=int, racing=int, credit=int, entries=int, blocked=int, line=Py_ssize_t, race="unsigned int",
        turns=Py_ssize_t, pusher=int, credited=int, on_board=int, inner=int, tempo=int, value=int, won=int)
    cdef int evaluate(self, Position position, int seat) noexcept nogil

cdef inline State* state_of(Position position) noexcept nogil:
    return (<Siam> position).state

cdef inline int animals_each(Position position) noexcept nogil:
    return (<Siam> position).animals_each

cdef inline unsigned int turns_in(unsigned int races) noexcept nogil:
    return races & 7

cdef inline unsigned int pusher_in(unsigned int races) noexcept nogil:
    return races >> 3 & 7

cdef inline unsigned int credited_in(unsigned int races) noexcept nogil:
    return races >> 6 & 7

cdef inline unsigned int entry_turns_in(unsigned int races) noexcept nogil:
    return races >> 9 & 7

cdef inline unsigned int entry_credited_in(unsigned int races) noexcept nogil:
    return races >> 12 & 7

cdef inline unsigned int other_way(unsigned int races) noexcept nogil:
    return races >> 16
