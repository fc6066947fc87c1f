# C types of position.py.
cimport cython

from menagerie.core.compiled.bits cimport mix
from menagerie.core.position cimport Key, Position
from menagerie.games.jungla.rules.animals cimport stand
from menagerie.games.jungla.rules.decisions cimport list_decisions
from menagerie.games.jungla.rules.ends cimport total_block
from menagerie.games.jungla.rules.state cimport (
    ACTING, ANIMALS_EACH, BONUS_AGAIN, DRAWN, FREEING, GOING_HOME_FIRST, HUNT, OFF, OVER, Options, State,
    at, copied, fill_header, header_of, kind_of, moved, planted, pushed, release, resized, strikes_of, with_facing,
    without_home)
from menagerie.games.jungla.rules.tables cimport Tables
from menagerie.games.jungla.rules.turns cimport carry_out, deciding_pack, deciding_seat
from menagerie.games.jungla.texts.order cimport sorted_actions, sorted_bare

cdef extern from *:
    """
    #define menagerie_address_of_options(options) (&(options))
    """
    Options* options_address "menagerie_address_of_options" (Options options) noexcept nogil

cdef class Jungla(Position):
    cdef State* state
    cdef State* stack
    cdef readonly Tables tables
    cdef Options options

    @cython.locals(same=int)
    cdef int kin(self, int move) noexcept nogil
    @cython.locals(state="State*", word=Key, who=int)
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Jungla)
    cpdef Position copy(self)
    @cython.locals(twin=Jungla)
    cpdef Position afresh(self)
    @cython.locals(who=int)
    cpdef list squares(self)
    @cython.locals(who=int)
    cpdef list facings(self)
