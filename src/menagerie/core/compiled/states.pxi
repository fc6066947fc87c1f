# The stack of states that a position keeps to take moves back; core/compiled/plain.py does the same in plain Python.
# A game's .pxd declares its struct State and then includes this text.
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memset

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* above(State* stack, int depth) noexcept nogil:
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
