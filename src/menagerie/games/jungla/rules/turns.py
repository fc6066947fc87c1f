"""What a decision does, and how turns go on and end (J6, J11–J19, J29, J40–J42, J58, J63, J70–J84, J98, J99)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.rules.animals import (
        all_placed,
        anybody_to_free,
        armoured,
        imprison,
        lift,
        placed,
        stand,
    )
    from menagerie.games.jungla.rules.arrivals import in_web
    from menagerie.games.jungla.rules.decisions import anybody_acts
    from menagerie.games.jungla.rules.ends import finish_by_points, over_by_victory, total_block
    from menagerie.games.jungla.rules.state import (
        ACTING,
        ANIMALS_EACH,
        AT_THE_END,
        BONUS,
        BONUS_AGAIN,
        BY_BLOCK,
        BY_LIMIT,
        FREEING,
        GOING_HOME,
        GOING_HOME_FIRST,
        HUNT,
        NO_FACING,
        NO_KIND,
        NORMAL,
        OFF,
        OVER,
        PLACE,
        PREPARING,
        PRISON,
        SPRING,
        STOP,
        TURN,
        animal_of,
        facing_of,
        home_of,
        kind_of,
        square_of,
        strikes_of,
    )
    from menagerie.games.jungla.rules.tables import DOUBLE_HUNT, FREE_LIBERATOR, NEVER_IMPRISONED

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.tables import Tables


def carry_out(state: Struct, tables: Tables, options: Struct, move: int) -> None:
    """Carry out one decision and all that follows by itself."""
    kind = kind_of(move)
    if kind == PLACE:
        put_down(state, tables, options, move)
    elif kind == TURN:
        turn(state, tables, options, move)
    elif kind != STOP:
        act(state, tables, options, move)
    elif state.due == FREEING:
        end_freeing(state, tables, options)
    else:
        end_turn(state, tables, options)


# Placings (J11, J14, J58, J80–J83)


def put_down(state: Struct, tables: Tables, options: Struct, move: int) -> None:
    """Place an animal: in the preparation, freed from prison, or the turtle that goes home."""
    pack = deciding_pack(state)
    stand(state, ANIMALS_EACH * pack + animal_of(move), square_of(move), facing_of(move))
    if state.due == PREPARING:
        next_placing(state, tables)
    elif state.due == FREEING:
        state.prison[pack] &= ~(1 << animal_of(move))
        state.freed += 1
        if state.left:
            state.rest |= 1 << animal_of(move)
        if state.freed == tables.max_freed or not more_to_free(state, tables):
            end_freeing(state, tables, options)
    elif state.due == GOING_HOME_FIRST:
        state.due = FREEING
        state.due_pack = 0
    else:
        state.due_pack = 0
        if pack == state.side and state.left:
            state.rest |= 1 << animal_of(move)
        if pack != state.side or not over_by_victory(state, tables, options.target, 1):
            go_on(state, tables, options)


def more_to_free(state: Struct, tables: Tables) -> bool:
    """Whether another prisoner can be freed and placed."""
    pack = state.side
    return anybody_to_free(state, tables, pack, ANIMALS_EACH * pack + state.liberator)


def next_placing(state: Struct, tables: Tables) -> None:
    """Batches alternate; when all animals stand, the pack that placed last begins (J11, J14)."""
    state.left -= 1
    if all_placed(state, 0) and all_placed(state, 1):
        state.due = ACTING
        state.kind = NORMAL
        state.left = tables.actions
        state.next_kind = NORMAL
    elif state.left == 0 or all_placed(state, state.side):
        state.side = 1 - state.side
        state.left = tables.batch


# Actions, in the order of J29


def turn(state: Struct, tables: Tables, options: Struct, move: int) -> None:
    """Turn an animal on the spot (J16)."""
    animal = animal_of(move)
    who = ANIMALS_EACH * state.side + animal
    state.facing[who] = facing_of(move)
    use_up(state, animal, 0)
    after_action(state, tables, options, 0)


def act(state: Struct, tables: Tables, options: Struct, move: int) -> None:
    """Move, strike, hunt or enter the prison."""
    kind = kind_of(move)
    animal = animal_of(move)
    facing = facing_of(move)
    square = square_of(move)
    who = ANIMALS_EACH * state.side + animal
    turtle = strike_on_the_way(state, tables, who, strikes_of(move) & ~AT_THE_END, square)
    if kind == SPRING or strikes_of(move) & AT_THE_END:
        turtle |= capture(state, tables, square)
    if kind == PRISON:
        enter_prison(state, tables, options, who, turtle)
        return
    if kind == SPRING:
        state.facing[who] = facing & 7
    else:
        if kind == HUNT:
            square = tables.dens[64 * state.side + home_of(move)]
        lift(state, who)
        stand(state, who, square, facing & 7)
    if kind == HUNT:
        score_hunt(state, tables, who)
    if facing == NO_FACING:
        imprison(state, tables, who)
    use_up(state, animal, kind == HUNT)
    after_action(state, tables, options, turtle)


def strike_on_the_way(state: Struct, tables: Tables, who: int, strikes: int, target: int) -> bool:
    """Take what a destroyer passes, square by square; say whether the turtle was among it (J48)."""
    if not strikes:
        return False
    turtle = False
    origin = state.where[who]
    way = way_to(tables, origin, target)
    passed = origin
    for step in range(5):
        if not strikes >> step:
            break
        passed = tables.beside[passed << 3 | way]
        if strikes >> step & 1:
            turtle |= capture(state, tables, passed)
    return turtle


def way_to(tables: Tables, origin: int, target: int) -> int:
    """Return the direction of a straight line between two squares."""
    across = tables.column[target] - tables.column[origin]
    along = tables.row[target] - tables.row[origin]
    if across == 0:
        return 0 if along > 0 else 4
    if along == 0:
        return 2 if across > 0 else 6
    if along > 0:
        return 1 if across > 0 else 7
    return 3 if across > 0 else 5


def capture(state: Struct, tables: Tables, square: int) -> bool:
    """Strike what stands on a square: an armour breaks (J75), the turtle leaves (J58), others go to prison."""
    victim = state.cells[square] - 1
    if armoured(state, tables, victim):
        state.armour &= ~(1 << (victim >= ANIMALS_EACH))
        return False
    if tables.powers[victim] & NEVER_IMPRISONED:
        lift(state, victim)
        return True
    imprison(state, tables, victim)
    return False


def score_hunt(state: Struct, tables: Tables, who: int) -> None:
    """Score, and put the armour on a leader (J70, J74)."""
    double = tables.powers[who] & DOUBLE_HUNT
    state.score[state.side] += tables.turtle_points if double else tables.hunt_points
    state.last = state.side + 1
    if who == tables.leader[state.side]:
        state.armour |= 1 << state.side


# Freeing (J79–J84)


def enter_prison(state: Struct, tables: Tables, options: Struct, who: int, turtle: int) -> None:
    """Enter the enemy's prison: the freeing begins, and the other pack is owed a bonus turn."""
    animal = who - ANIMALS_EACH * state.side
    if tables.powers[who] & FREE_LIBERATOR:
        lift(state, who)
    else:
        imprison(state, tables, who)
    state.left -= 2
    state.next_kind = BONUS
    state.kind = BONUS if state.left else NO_KIND
    if not state.left:
        state.rest = 0
    state.liberator = animal
    state.freed = 0
    if over_by_victory(state, tables, options.target, 0):
        return
    state.due = FREEING
    if turtle:
        state.due = GOING_HOME_FIRST
        state.due_pack = 1 - state.side


def end_freeing(state: Struct, tables: Tables, options: Struct) -> None:
    """The turtle goes home after freeing; then the turn goes on (J82)."""
    if tables.powers[ANIMALS_EACH * state.side + state.liberator] & FREE_LIBERATOR:
        state.due = GOING_HOME
        state.due_pack = state.side
    elif not over_by_victory(state, tables, options.target, 1):
        go_on(state, tables, options)


# The turn goes on, or ends (J15, J19, J84)


def use_up(state: Struct, animal: int, hunted: int) -> None:
    """Count an action: who acted rests, and the form of a bonus turn is fixed by its second action."""
    on_board = state.where[ANIMALS_EACH * state.side + animal] != OFF
    if on_board:
        state.rest |= 1 << animal
    if state.kind == BONUS_AGAIN:
        state.left = 0 if animal == state.actor else 1
        state.kind = BONUS
    else:
        state.left -= 1
        if state.kind == BONUS and state.left == 2 and on_board and not hunted:
            state.kind = BONUS_AGAIN
            state.actor = animal
    if state.left == 0:
        state.kind = NO_KIND
        state.rest = 0


def after_action(state: Struct, tables: Tables, options: Struct, turtle: int) -> None:
    """Look for a victory, put a struck turtle home, and go on (J6, J29)."""
    if over_by_victory(state, tables, options.target, 1):
        return
    if turtle:
        state.due = GOING_HOME
        state.due_pack = 1 - state.side
    else:
        go_on(state, tables, options)


def go_on(state: Struct, tables: Tables, options: Struct) -> None:
    """The next action, or the end of the turn when none is left or nobody may act."""
    if state.left and anybody_acts(state):
        state.due = ACTING
    else:
        end_turn(state, tables, options)


def end_turn(state: Struct, tables: Tables, options: Struct) -> None:
    """Count the turn, close the webs, look for the end, and give the turn to the other pack (J5, J63, J99)."""
    state.left = 0
    state.kind = NO_KIND
    state.rest = 0
    if options.limit:
        state.turns += 1
    spring_webs(state, tables)
    if over_by_victory(state, tables, options.target, 1):
        return
    if total_block(state, tables):
        finish_by_points(state, BY_BLOCK)
    elif options.limit and state.turns >= options.limit:
        finish_by_points(state, BY_LIMIT)
    else:
        state.due = ACTING
        state.side = 1 - state.side
        state.kind = state.next_kind
        state.left = tables.bonus_actions if state.kind == BONUS else tables.actions
        state.next_kind = NORMAL


def spring_webs(state: Struct, tables: Tables) -> None:
    """Imprison the side's animals that still stand in the enemy's web at the end of their turn (J63)."""
    for who in range(ANIMALS_EACH * state.side, ANIMALS_EACH * state.side + ANIMALS_EACH):
        if state.where[who] != OFF and in_web(state, tables, who):
            imprison(state, tables, who)


def deciding_pack(state: Struct) -> int:
    """Return whose decision is due: the side's, or that of the owner of a turtle that goes home."""
    pack: int = state.due_pack if state.due in (GOING_HOME, GOING_HOME_FIRST) else state.side
    return pack


def deciding_seat(state: Struct, tables: Tables, players: int) -> int:
    """Return who decides: the side, or the owner of a turtle that goes home; partners share a turn (J98, Q41, Q63)."""
    if state.due == OVER:
        return 0
    pack = deciding_pack(state)
    partner = 0
    if players == 4:
        if state.due == PREPARING:
            partner = placed(state, pack) // tables.batch & 1
        elif state.due == ACTING:
            most = tables.actions if state.kind == NORMAL else tables.bonus_actions
            partner = most - state.left & 1
    seat: int = 1 + pack + 2 * partner
    return seat
