# C types of the evaluation; read evaluate.py.
cimport cython

from menagerie.core.position cimport Evaluation, Position
from menagerie.core.compiled.tables cimport fill_bytes, fill_ints
from menagerie.games.comet.rules.position cimport Comet
from menagerie.games.comet.rules.scoring cimport score
from menagerie.games.comet.rules.state cimport CAVE, MOVING, NEST, NONE, Player, State, player_of
from menagerie.games.comet.rules.steps cimport LANDING, find_landings, pays

cdef enum:
    POINTS = 0
    ANIMALS = 1
    PROGRESS = 2
    POOL = 3
    HAND = 4
    ABILITIES = 5
    RIVALS = 6
    FARTHEST = 13

cdef class CometEvaluation(Evaluation):
    cdef object edition
    cdef int[8] weights
    cdef unsigned char[512] way

    @cython.locals(rival=int, other=int, mine=int, theirs=int)
    cdef int evaluate(self, Position position, int seat) noexcept nogil
    cdef int own(self, Position position, int seat) noexcept nogil
    cdef int swing(self) noexcept nogil
    @cython.locals(total=int, term=int)
    cdef int worth(self, Comet comet, int seat) noexcept nogil
    cdef int term(self, Comet comet, int seat, int term) noexcept nogil
    @cython.locals(player="Player*", rescuer=int, total=int)
    cdef int animals(self, Comet comet, int seat) noexcept nogil
    @cython.locals(player="Player*", rescuer=int, total=int)
    cdef int progress(self, Comet comet, int seat) noexcept nogil
    @cython.locals(state="State*", symbol=int, total=int, rescuer=int)
    cdef int pool(self, Comet comet, int seat) noexcept nogil
    @cython.locals(state="State*", player="Player*", far=int, worth=int, place=int, gain=int, symbol=int, useful=bint)
    cdef void find_gains(self, Comet comet, int seat, int rescuer) noexcept nogil
    @cython.locals(cards=int, usual=int)
    cdef int hand(self, Comet comet, int seat) noexcept nogil
    @cython.locals(player="Player*", total=int, card=int)
    cdef int abilities(self, Comet comet, int seat) noexcept nogil

cdef int steps_from(CometEvaluation judge, Comet comet, int place) noexcept nogil
@cython.locals(card=int)
cdef int prize(Comet comet, Player* player, int rescuer) noexcept nogil

cdef inline int worth_of(CometEvaluation judge, Position position, int seat) noexcept nogil:
    return judge.worth(<Comet> position, seat)

cdef inline int seats_of(Position position) noexcept nogil:
    return (<Comet> position).state.seats
