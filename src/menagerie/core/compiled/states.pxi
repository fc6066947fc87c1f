# The stack of states that a position keeps to take moves back; core/compiled/plain.py does the same in plain Python.
# A game's .pxd declares its struct State and then includes this text.
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy, memmove, memset

cdef inline State* at(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef inline State* above(State* stack, int depth) noexcept nogil:
    return stack + depth

cdef extern from *:
    """
    /* Copies in wide steps. Compilers and libraries take string instructions for large structs, and what is read next
       has to wait until those have ended. */
    static inline void menagerie_copy(void* target, const void* source, size_t size) {
        size_t done, whole = size & ~(size_t)63;
        for (done = 0; done < whole; done += 64)
            memcpy((char*)target + done, (const char*)source + done, 64);
        memcpy((char*)target + whole, (const char*)source + whole, size - whole);
    }
    """
    void copy_widely "menagerie_copy" (void* target, void* source, size_t size) noexcept nogil

cdef inline State* pushed(State* stack, int depth) noexcept nogil:
    copy_widely(stack + depth, stack + depth - 1, sizeof(State))
    return stack + depth

cdef inline State* moved(State* stack, int depth) noexcept nogil:
    stack[0] = stack[depth]
    return stack

cdef inline State* copied(State* source, State* target, int depth) noexcept nogil:
    memcpy(target, source, (depth + 1) * sizeof(State))
    return target + depth

cdef inline State* planted(State* state, State* stack) noexcept nogil:
    stack[0] = state[0]
    return stack

cdef inline void release(State* stack) noexcept:
    free(stack)

cdef inline State* resized(State* stack, int old, int capacity) except NULL:
    cdef State* grown = <State*> realloc(stack, (capacity + 1) * sizeof(State))
    if not grown:
        raise MemoryError
    if not old:
        memset(grown, 0, sizeof(State))
    return grown
