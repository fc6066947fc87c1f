"""Why an action is refused: the rule an arbiter would cite, the squares concerned, and what the sentence names.

The refusals never ask the move generator. What is due is judged first, then whose animal it is, then what it does:
`places` judges placings, `ways` and `moves` the way of a move, `ends` its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS, OFF
from menagerie.games.jungla.refusals.arbiter import Arbiter
from menagerie.games.jungla.refusals.moves import refuse_move
from menagerie.games.jungla.refusals.places import refuse_freeing, refuse_homecoming, refuse_preparing, refuse_stranger
from menagerie.games.jungla.rules.header import (
    ACTING,
    BONUS,
    FREEING,
    GOING_HOME,
    GOING_HOME_FIRST,
    NORMAL,
    OVER,
    PREPARING,
)
from menagerie.games.jungla.rules.moves import NO_FACING, STOP
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.moves import spelled
from menagerie.games.jungla.texts.spelling import PLACES, STOP_TEXT, TURNS, Spelling

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.outcome import Refusal
    from menagerie.core.position import Position


def refuse(position: Position, move: int) -> Refusal | None:
    """Return why an action is refused, or ``None`` for a legal one."""
    jungla = as_jungla(position)
    arbiter = Arbiter(jungla)
    due = arbiter.header["due"]
    spelling = None if move == STOP else spelled(jungla, move)
    if due == OVER:
        return arbiter.refusal("J6", "game_over")
    return refuse_stop(arbiter) if spelling is None else BY_DUE[due](arbiter, spelling)


# No more (J19, J80, J84)


def refuse_stop(arbiter: Arbiter) -> Refusal | None:
    """Judge a stop: after the first freed animal, or instead of the third action of a bonus turn."""
    due, left = arbiter.header["due"], arbiter.header["left"]
    if due == FREEING:
        return None if arbiter.header["freed"] else arbiter.refusal("J80", "free_one_first")
    if due != ACTING:
        return BY_DUE[due](arbiter, NOTHING)
    if arbiter.header["kind"] == NORMAL:
        return arbiter.refusal("J19", "stop_not_allowed", left=left)
    return None if left == 1 else arbiter.refusal("J84", "stop_too_early", left=left)


# An action of an animal (J3, J15, J16, J72, J82–J84)


def refuse_acting(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge an action of a turn: something an animal of the side does that stands there and may act."""
    if spelling.mark == PLACES:
        return arbiter.refusal("J16", "no_placing_due")
    refusal = (
        refuse_stranger(arbiter, spelling.who)
        or refuse_absent(arbiter, spelling)
        or refuse_tired(arbiter, spelling.who)
    )
    return refusal or (refuse_turn if spelling.mark == TURNS else refuse_move)(arbiter, spelling)


def refuse_absent(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge whether the animal stands where the action begins (J3)."""
    standing, animal, square = arbiter.where(spelling.who), arbiter.kind(spelling.who), arbiter.name(spelling.origin)
    if standing == OFF:
        return arbiter.refusal("J3", "not_on_board", animal=animal)
    if standing != spelling.origin:
        return arbiter.refusal("J3", "not_there", spelling.origin, standing, animal=animal, square=square)
    return None


def refuse_tired(arbiter: Arbiter, who: int) -> Refusal | None:
    """Judge whether the animal may act, or act again (J15, J84)."""
    if not arbiter.rests(who) or who == arbiter.acts_again:
        return None
    rule, reason = why_it_rests(arbiter, who)
    square = arbiter.where(who)
    return arbiter.refusal(rule, reason, square, animal=arbiter.kind(who), square=arbiter.name(square))


def why_it_rests(arbiter: Arbiter, who: int) -> tuple[str, str]:
    """Return rule and reason; a position says who rests, and why if that follows from the turn (J72, J82–J84)."""
    if arbiter.header["kind"] == NORMAL:
        return "J15", "has_acted"
    if arbiter.header["next_kind"] == BONUS:
        return ("J82", "turtle_rests") if arbiter.has(who, "free_liberator") else ("J83", "freed_rests")
    # After the first action of a bonus turn only a hunter cannot act again.
    return ("J72", "hunter_rests") if arbiter.header["left"] == 2 else ("J84", "has_acted_bonus")


def refuse_turn(arbiter: Arbiter, spelling: Spelling) -> Refusal | None:
    """Judge a turn on the spot: it has to change the facing (J16)."""
    if arbiter.facing(spelling.who) != spelling.facing:
        return None
    square, facing = arbiter.name(spelling.origin), DIRECTIONS[spelling.facing]
    return arbiter.refusal(
        "J16", "same_facing", spelling.origin, animal=arbiter.kind(spelling.who), square=square, facing=facing
    )


BY_DUE: dict[int, Callable[[Arbiter, Spelling], Refusal | None]] = {
    PREPARING: refuse_preparing,
    ACTING: refuse_acting,
    GOING_HOME: refuse_homecoming,
    GOING_HOME_FIRST: refuse_homecoming,
    FREEING: refuse_freeing,
}
NOTHING = Spelling(-1, OFF, (), STOP_TEXT, OFF, OFF, enters=False, facing=NO_FACING)
"""What the stop says."""
