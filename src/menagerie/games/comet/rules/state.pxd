# C types of a state, and the C twins of the constants and accessors of moves.py; read state.py.
cimport cython

from menagerie.core.compiled.bits cimport mix
from menagerie.core.position cimport Key

cpdef enum:
    NONE = 255
    GOLD = 1
    JOKER = 5
    NEST = 5
    CAVE = 6
    LEAST_NEST = 2
    ANY_PIECE = 2
    # What the memory of a state has room for
    MOST_CARDS = 104
    MOST_SILVER = 128
    MOST_GOLD = 64
    MOST_MOVES = 2048
    # Phases of a game
    SETUP = 0
    MAIN = 1
    COMET_PHASE = 2
    OVER = 3
    # Actions of a turn
    NO_ACTION = 0
    HATCHING = 1
    MOVING = 2
    RESTING = 3
    ENDING = 4
    # Steps of a Rest
    DISCARDING = 0
    TAKING = 1
    DRAWING = 2
    DRAWN = 3
    # Modes of abilities
    TAP = 1
    PERMANENT = 2
    ENDGAME = 3
    ONCE = 4
    # When abilities may be used
    HATCH_TIME = 1
    MOVE_TIME = 2
    ANY_TIME = 3
    RESCUE_TIME = 4
    # Effects
    ADD_SYMBOLS = 1
    PASS_TERRAIN = 2
    CONVERT = 3
    EXTRA_CARD = 4
    SHIFT_NEUTRAL = 5
    NEST_MINUS = 6
    HATCH_AGAIN = 7
    DRAW_SILVER = 8
    DRAW_GOLD = 9
    SWAP_HAND = 10
    RECOVER = 11
    READY_CARDS = 12
    HAND_LIMIT = 13

cdef enum:
    # Kinds of moves
    FIRST = 0
    HERO = 1
    DRAW = 2
    REVEAL = 3
    HATCH = 4
    MOVE = 5
    REST = 6
    USE = 7
    PASS = 8
    END = 9
    PLACE = 10
    STEP = 11
    PLAY = 12
    RESCUER = 13
    SHIFT = 14
    TAKE = 15
    SWAP = 16
    READY = 17
    DONE = 18
    DISCARD = 19
    COMET = 20

cdef inline int move_of(int kind, int what, int place, int symbol) noexcept nogil:
    return kind << 20 | what << 12 | place << 4 | symbol

cdef inline int kind_of(int move) noexcept nogil:
    return move >> 20

cdef inline int what_of(int move) noexcept nogil:
    return move >> 12 & 255

cdef inline int place_of(int move) noexcept nogil:
    return move >> 4 & 255

cdef inline int symbol_of(int move) noexcept nogil:
    return move & 15

cdef struct Player:
    unsigned char hand[MOST_CARDS]
    unsigned char known[MOST_CARDS]
    unsigned char ready[MOST_CARDS]
    unsigned char tapped[MOST_CARDS]
    unsigned char slots[3]
    unsigned char rescuers[3]
    unsigned char hero
    unsigned char hero_tapped
    unsigned char passed
    unsigned char cards

cdef struct State:
    Player players[5]
    unsigned char unseen[MOST_CARDS]
    unsigned char mixed[MOST_CARDS]
    unsigned char shuffled[MOST_CARDS]
    unsigned char display[MOST_CARDS]
    unsigned char silver[MOST_SILVER]
    unsigned char gold[MOST_GOLD]
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
    unsigned char seats
    unsigned char single_jumps
    unsigned char comet_readies_hero
    int actions

cdef struct Scratch:
    int* moves
    int number
    int last_kind
    bint probing
    unsigned char landing[128]
    unsigned char shifted[128]
    unsigned char queue[128]
    unsigned char symbols[8]
    int gains[8]
    int terrains
    bint extra_possible
    int units[16]
    unsigned char rescued[MOST_CARDS]
    int rescued_size
    unsigned char hidden[MOST_CARDS]
    unsigned char stock[MOST_SILVER]
    int stock_size
    Key word

include "menagerie/core/compiled/states.pxi"

cdef inline Player* player_of(State* state, int seat) noexcept nogil:
    return &state.players[seat]

@cython.locals(player="Player*", seat=int, slot=int)
cdef void clear(State* state, int seats, bint single_jumps, bint comet_readies_hero) noexcept nogil
@cython.locals(word=Key, seat=int, card=int, index=int, symbol=int)
cdef Key hash_of(State* state, int cards) noexcept nogil
@cython.locals(slot=int, card=int)
cdef Key hash_player(Player* player, int seat, int cards, Key word) noexcept nogil
