# The C struct of a game's state, the constants of the rules and the accessors of a move; read state.py.

cdef struct State:
    unsigned char cells[224]
    unsigned char where[32]
    unsigned char facing[32]
    unsigned short prison[2]
    unsigned short rest
    unsigned char armour
    unsigned short score[2]
    unsigned char last
    unsigned char side
    unsigned char due
    unsigned char due_pack
    unsigned char liberator
    unsigned char freed
    unsigned char kind
    unsigned char actor
    unsigned char left
    unsigned char next_kind
    unsigned char winner
    unsigned char reason
    int turns

include "menagerie/core/compiled/states.pxi"

cdef struct Options:
    int players
    int target
    int limit

cdef enum:
    # Squares and packs, as in components/board.py and components/printed.py.
    OFF = 255
    LAND = 1
    WATER = 2
    GOAL = 3
    ANIMALS_EACH = 15
    # What is due, kinds of turns, ends of games, as in header.py.
    PREPARING = 0
    ACTING = 1
    GOING_HOME = 2
    GOING_HOME_FIRST = 3
    FREEING = 4
    OVER = 5
    NO_KIND = 0
    NORMAL = 1
    BONUS = 2
    BONUS_AGAIN = 3
    DRAWN = 3
    BY_POINTS = 1
    BY_PRISONERS = 2
    BY_BLOCK = 3
    BY_LIMIT = 4
    # Kinds of actions and the bits of their numbers, as in moves.py.
    STOP = 0
    PLACE = 1
    TURN = 2
    MOVE = 3
    SPRING = 4
    HUNT = 5
    PRISON = 6
    NO_FACING = 8
    AT_THE_END = 32
    KIND_BIT = 28
    ANIMAL_BIT = 24
    FACING_BIT = 20
    SQUARE_BIT = 12
    STRIKES_BIT = 6

cdef inline int kind_of(int move) noexcept nogil:
    return move >> KIND_BIT & 7

cdef inline int animal_of(int move) noexcept nogil:
    return move >> ANIMAL_BIT & 15

cdef inline int facing_of(int move) noexcept nogil:
    return move >> FACING_BIT & 15

cdef inline int square_of(int move) noexcept nogil:
    return move >> SQUARE_BIT & 255

cdef inline int strikes_of(int move) noexcept nogil:
    return move >> STRIKES_BIT & 63

cdef inline int home_of(int move) noexcept nogil:
    return move & 63

cdef inline int packed(int kind, int animal, int facing, int square, int strikes, int home) noexcept nogil:
    return (
        kind << KIND_BIT | animal << ANIMAL_BIT | facing << FACING_BIT | square << SQUARE_BIT
        | strikes << STRIKES_BIT | home
    )

cdef inline int with_facing(int move, int facing) noexcept nogil:
    return move & ~(15 << FACING_BIT) | facing << FACING_BIT

cdef inline int without_home(int move) noexcept nogil:
    return move & ~63

cdef dict header_of(State* state)
cdef void fill_header(State* state, dict header) except *
