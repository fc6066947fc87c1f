# C types of a state; read state.py. The constants and `shell_of` are twins of those in moves.py.

cdef enum:
    PLAY = 10
    REST = 20

cdef struct State:
    int otters[3]
    int hands[30]
    int turn

include "menagerie/core/compiled/states.pxi"

cdef inline int shell_of(int move) noexcept nogil:
    return move % 10

cdef inline int slot(int seat, int shell) noexcept nogil:
    return 10 * seat + shell

cdef int seat_in_turn(State* state) noexcept nogil
cdef void draw_shell(State* state, int seat, int shell) noexcept nogil
cdef void play_shell(State* state, int seat, int shell) noexcept nogil
