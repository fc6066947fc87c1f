# C types of turns.py.
cimport cython

from menagerie.games.jungla.rules.animals cimport (
    all_placed, anybody_to_free, armoured, imprison, lift, placed, stand)
from menagerie.games.jungla.rules.arrivals cimport in_web
from menagerie.games.jungla.rules.decisions cimport anybody_acts
from menagerie.games.jungla.rules.ends cimport finish_by_points, over_by_victory, total_block
from menagerie.games.jungla.rules.state cimport (
    ACTING, ANIMALS_EACH, AT_THE_END, BONUS, BONUS_AGAIN, BY_BLOCK, BY_LIMIT, FREEING, GOING_HOME, GOING_HOME_FIRST,
    HUNT, NORMAL, NO_FACING, NO_KIND, OFF, OVER, Options, PLACE, PREPARING, PRISON, SPRING, STOP, State, TURN,
    animal_of, facing_of, home_of, kind_of, square_of, strikes_of)
from menagerie.games.jungla.rules.tables cimport DOUBLE_HUNT, FREE_LIBERATOR, NEVER_IMPRISONED, Tables

@cython.locals(kind=int)
cdef void carry_out(State* state, Tables tables, Options* options, int move) noexcept nogil
@cython.locals(pack=int)
cdef void put_down(State* state, Tables tables, Options* options, int move) noexcept nogil
@cython.locals(pack=int)
cdef bint more_to_free(State* state, Tables tables) noexcept nogil
cdef void next_placing(State* state, Tables tables) noexcept nogil
@cython.locals(animal=int, who=int)
cdef void turn(State* state, Tables tables, Options* options, int move) noexcept nogil
@cython.locals(kind=int, animal=int, facing=int, square=int, who=int, turtle=bint)
cdef void act(State* state, Tables tables, Options* options, int move) noexcept nogil
@cython.locals(turtle=bint, origin=int, way=int, passed=int, step=int)
cdef bint strike_on_the_way(State* state, Tables tables, int who, int strikes, int target) noexcept nogil
@cython.locals(across=int, along=int)
cdef int way_to(Tables tables, int origin, int target) noexcept nogil
@cython.locals(victim=int)
cdef bint capture(State* state, Tables tables, int square) noexcept nogil
@cython.locals(double=int)
cdef void score_hunt(State* state, Tables tables, int who) noexcept nogil
@cython.locals(animal=int)
cdef void enter_prison(State* state, Tables tables, Options* options, int who, bint turtle) noexcept nogil
cdef void end_freeing(State* state, Tables tables, Options* options) noexcept nogil
@cython.locals(on_board=bint)
cdef void use_up(State* state, int animal, bint hunted) noexcept nogil
cdef void after_action(State* state, Tables tables, Options* options, bint turtle) noexcept nogil
cdef void go_on(State* state, Tables tables, Options* options) noexcept nogil
cdef void end_turn(State* state, Tables tables, Options* options) noexcept nogil
@cython.locals(who=int)
cdef void spring_webs(State* state, Tables tables) noexcept nogil
@cython.locals(pack=int)
cdef int deciding_pack(State* state) noexcept nogil
@cython.locals(pack=int, partner=int, most=int, seat=int)
cdef int deciding_seat(State* state, Tables tables, int players) noexcept nogil
