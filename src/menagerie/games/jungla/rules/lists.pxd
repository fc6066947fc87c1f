# C types of lists.py.
cimport cython

from menagerie.games.jungla.rules.state cimport ANIMALS_EACH, HUNT, State, packed
from menagerie.games.jungla.rules.tables cimport Tables

cdef enum:
    LONGEST_LIST = 8192

cdef struct MoveList:
    int* moves
    int number
    bint counting
    bint forcing_only

cdef inline MoveList new_list(int* moves, bint forcing_only) noexcept nogil:
    cdef MoveList found
    found.moves = moves
    found.number = 0
    found.counting = False
    found.forcing_only = forcing_only
    return found

cdef inline MoveList new_count() noexcept nogil:
    cdef MoveList found
    found.moves = NULL
    found.number = 0
    found.counting = True
    found.forcing_only = False
    return found

cdef extern from *:
    """
    #define menagerie_address_of_list(found) (&(found))
    """
    MoveList* list_address "menagerie_address_of_list" (MoveList found) noexcept nogil

cdef void add(MoveList* found, int kind, int animal, int facing, int square, int strikes, int home) noexcept nogil
@cython.locals(moves="int*", number=int, action=int)
cdef void add_every_facing(
    MoveList* found, State* state, Tables tables, int kind, int animal, int square, int strikes, int home
) noexcept nogil
