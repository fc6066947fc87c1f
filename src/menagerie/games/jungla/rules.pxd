# C types of the rules; read rules.py.
cimport cython

from menagerie.core.bits cimport mix
from menagerie.core.position cimport Key, Position
from menagerie.games.jungla.ends cimport Ends
from menagerie.games.jungla.herd cimport State, copied, pushed

cdef enum:
    OFF = 255
    NO_FACING = 8
    AT_THE_END = 32
    STOP = 0
    PLACE = 1
    TURN = 2
    SPRING = 4
    HUNT = 5
    PRISON = 6
    DOUBLE_HUNT = 1024
    FREE_LIBERATOR = 512
    NEVER_IMPRISONED = 64
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
    FACING_BITS = 15 << 20
    HOME_BITS = 63

cdef class Jungla(Ends):
    @cython.locals(state="State*", kind=int)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(state="State*", pack=int, who=int)
    cdef void put_down(self, int move) noexcept nogil
    @cython.locals(pack=int)
    cdef bint more_to_free(self) noexcept nogil
    @cython.locals(state="State*")
    cdef void next_placing(self) noexcept nogil
    @cython.locals(state="State*", kind=int, animal=int, facing=int, square=int, who=int, turtle=bint)
    cdef void act(self, int move) noexcept nogil
    @cython.locals(turtle=bint, origin=int, way=int, passed=int, step=int)
    cdef bint strike_on_the_way(self, int who, int strikes, int target) noexcept nogil
    @cython.locals(across=int, along=int)
    cdef int way_to(self, int origin, int target) noexcept nogil
    @cython.locals(victim=int)
    cdef bint capture(self, int square) noexcept nogil
    @cython.locals(state="State*", double=int)
    cdef void score_hunt(self, int who) noexcept nogil
    @cython.locals(state="State*", animal=int)
    cdef void enter_prison(self, int who, bint turtle) noexcept nogil
    @cython.locals(state="State*")
    cdef void end_freeing(self) noexcept nogil
    @cython.locals(state="State*", on_board=bint)
    cdef void use_up(self, int animal, bint hunted) noexcept nogil
    cdef void after_action(self, bint turtle) noexcept nogil
    cdef void go_on(self) noexcept nogil
    @cython.locals(state="State*")
    cdef void end_turn(self) noexcept nogil
    @cython.locals(who=int)
    cdef void spring_webs(self) noexcept nogil
    @cython.locals(state="State*", pack=int, partner=int, most=int, seat=int)
    cdef int seat(self) noexcept nogil
    @cython.locals(number=int)
    cdef int generate_forcing(self, int* moves) noexcept nogil
    cdef int forcing(self, int move) noexcept nogil
    @cython.locals(same=int)
    cdef int kin(self, int move) noexcept nogil
    @cython.locals(state="State*", word=Key, who=int)
    cdef Key hash(self) noexcept nogil
    @cython.locals(twin=Jungla)
    cpdef Position copy(self)
