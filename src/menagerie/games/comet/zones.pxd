# C types of zones and cards; read zones.py.
cimport cython
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

from menagerie.core.position cimport Position
from menagerie.games.comet.tables cimport Tables

cdef struct Player:
    unsigned char hand[104]
    unsigned char known[104]
    unsigned char ready[104]
    unsigned char tapped[104]
    unsigned char slots[3]
    unsigned char rescuers[3]
    unsigned char hero
    unsigned char hero_tapped
    unsigned char passed
    unsigned char cards

cdef struct State:
    Player players[5]
    unsigned char unseen[104]
    unsigned char mixed[104]
    unsigned char shuffled[104]
    unsigned char display[104]
    unsigned char silver[128]
    unsigned char gold[64]
    unsigned char occupied[128]
    unsigned char neutral[2]
    unsigned char choosers[4]
    unsigned char pool[6]
    unsigned char jump[3]
    unsigned char silver_size
    unsigned char gold_size
    unsigned char display_size
    unsigned char mixed_size
    unsigned char choosing
    unsigned char phase
    unsigned char active
    unsigned char idle
    unsigned char action
    unsigned char left
    unsigned char minus
    unsigned char acted
    unsigned char extra
    unsigned char step
    unsigned char source
    unsigned char effect
    unsigned char count
    unsigned char due_seat
    unsigned char due
    unsigned char pile
    unsigned char comet
    int actions

cdef enum:
    NONE = 255
    GOLD = 1
    JOKER = 5
    NEST = 5
    CAVE = 6
    PERMANENT = 2
    ONCE = 4
    ON_RESCUE = 4
    DRAW_SILVER = 8
    HAND_LIMIT = 13
    NEST_MINUS = 6
    CONVERT = 3

cdef class Zones(Position):
    cdef State* state
    cdef State* stack
    cdef readonly Tables tables
    cdef readonly int player_count
    cdef readonly bint single_jumps
    cdef readonly bint comet_readies_hero

    cdef void gain(self, int seat, int card, bint seen) noexcept nogil
    cdef void lose(self, int seat, int card) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    @cython.locals(card=int)
    cdef int recover(self, int colour) noexcept nogil
    @cython.locals(index=int)
    cdef void reshuffle(self) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    @cython.locals(card=int)
    cdef bint gold_left(self) noexcept nogil
    cdef void put_rescuer(self, int seat, int rescuer, int place) noexcept nogil
    cdef void lift_rescuer(self, int seat, int rescuer) noexcept nogil
    @cython.locals(rescuer=int)
    cdef bint on_board(self, int seat) noexcept nogil
    @cython.locals(slot=int)
    cdef int free_slot(self, int seat) noexcept nogil
    @cython.locals(slot=int, number=int)
    cdef int count_free_slots(self, int seat) noexcept nogil
    @cython.locals(card=int, number=int)
    cdef int count_animals(self, int seat) noexcept nogil
    @cython.locals(card=int, number=int)
    cdef int count_plain(self, int seat) noexcept nogil
    cdef bint joker_card(self, int card) noexcept nogil
    @cython.locals(card=int, total=int, hero=int)
    cdef int permanent(self, int seat, int op) noexcept nogil
    cdef int limit_of(self, int seat) noexcept nogil
    @cython.locals(card=int, total=int)
    cdef int drawn_on_rescue(self, int seat) noexcept nogil
    @cython.locals(card=int)
    cdef void ready_all(self, int seat) noexcept nogil
    @cython.locals(index=int, card=int, hero=int)
    cdef bint converts(self, int seat, int spent, int terrain) noexcept nogil

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* pushed(State* stack, int depth) noexcept nogil:
    stack[depth] = stack[depth - 1]
    return stack + depth

cdef inline State* moved(State* stack, int depth) noexcept nogil:
    stack[0] = stack[depth]
    return stack

cdef inline State* copied(State* source, State* target, int depth) noexcept nogil:
    memcpy(target, source, (depth + 1) * sizeof(State))
    return target + depth

cdef inline void release(State* stack) noexcept:
    free(stack)

cdef inline State* resized(State* stack, int old, int capacity) except NULL:
    cdef State* grown = <State*> realloc(stack, (capacity + 1) * sizeof(State))
    if not grown:
        raise MemoryError
    if not old:
        memset(grown, 0, sizeof(State))
    return grown
