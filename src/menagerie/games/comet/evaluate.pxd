# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.position cimport Evaluation, Position
from menagerie.core.tables cimport fill_bytes, fill_ints
from menagerie.games.comet.rules cimport Comet
from menagerie.games.comet.zones cimport State

cdef enum:
    NONE = 255
    CAVE = 6
    MOVING = 2
    POINTS = 0
    ANIMALS = 1
    PROGRESS = 2
    POOL = 3
    HAND = 4
    ABILITIES = 5
    RIVALS = 6

cdef class CometEvaluation(Evaluation):
    cdef object edition
    cdef int[8] weights
    cdef unsigned char[512] way

    @cython.locals(rival=int, other=int, mine=int, theirs=int)
    cdef int evaluate(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, term=int)
    cdef int worth(self, Position position, int seat) noexcept nogil
    cdef int own(self, Position position, int seat) noexcept nogil
    cdef int swing(self) noexcept nogil
    cdef int term(self, Position position, int seat, int term) noexcept nogil
    @cython.locals(rescuer=int, total=int)
    cdef int animals(self, Position position, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef int prize(self, Position position, int seat, int rescuer) noexcept nogil
    @cython.locals(rescuer=int, total=int, away=int)
    cdef int progress(self, Position position, int seat) noexcept nogil
    @cython.locals(symbol=int, total=int, rescuer=int, gains="int*")
    cdef int pool(self, Position position, int seat) noexcept nogil
    @cython.locals(far=int, prize=int, place=int, gain=int, symbol=int, useful=bint, gains="int*")
    cdef void find_gains(self, Position position, int seat, int rescuer) noexcept nogil
    @cython.locals(cards=int, usual=int)
    cdef int hand(self, Position position, int seat) noexcept nogil
    @cython.locals(total=int, card=int)
    cdef int abilities(self, Position position, int seat) noexcept nogil

cdef inline State* state_of(Position position) noexcept nogil:
    return (<Comet> position).state

cdef inline int* gains_of(Position position) noexcept nogil:
    return (<Comet> position).gains

cdef inline int seats_of(Position position) noexcept nogil:
    return (<Comet> position).player_count

cdef inline int side_of(Position position) noexcept nogil:
    return (<Comet> position).tables.side

cdef inline int cards_of(Position position) noexcept nogil:
    return (<Comet> position).tables.cards

cdef inline int hexes_of(Position position) noexcept nogil:
    return (<Comet> position).tables.hexes

cdef inline int limit_of(Position position) noexcept nogil:
    return (<Comet> position).tables.hand_limit

cdef inline int points_of(Position position, int card) noexcept nogil:
    return (<Comet> position).tables.points[card]

cdef inline int score_of(Position position, int seat) noexcept nogil:
    return (<Comet> position).score(seat)

cdef inline int landings(Position position, int seat, int rescuer, int jumps) noexcept nogil:
    return (<Comet> position).find_landings(seat, rescuer, jumps)

cdef inline bint lands(Position position, int place) noexcept nogil:
    return (<Comet> position).landing[place] & 1

cdef inline bint pays(Position position, int seat, int symbol, int place) noexcept nogil:
    return (<Comet> position).pays(seat, symbol, place)
