# C types of the numbers of moves; read moves.py.
cpdef enum:
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

cpdef int move_of(int kind, int what, int place, int symbol) noexcept nogil
cpdef int kind_of(int move) noexcept nogil
cpdef int what_of(int move) noexcept nogil
cpdef int place_of(int move) noexcept nogil
cpdef int symbol_of(int move) noexcept nogil
