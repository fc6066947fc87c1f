"""The ends of a game: points, prisoners, total block, and the order that decides at a limit (J4–J6, J99)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.rules.lists import list_address, new_count
    from menagerie.games.jungla.rules.movement import list_moves
    from menagerie.games.jungla.rules.state import (
        ANIMALS_EACH,
        BY_POINTS,
        BY_PRISONERS,
        DRAWN,
        LAND,
        NO_KIND,
        OFF,
        OVER,
    )

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.tables import Tables


def over_by_victory(state: Struct, tables: Tables, target: int, own_loss: int) -> bool:
    """End the game if a pack has its points or has taken all the enemy's animals but the turtle (J4)."""
    side = state.side
    if state.score[side] >= target:
        finish(state, side + 1, BY_POINTS)
    elif lost_all(state, tables, 1 - side):
        finish(state, side + 1, BY_PRISONERS)
    elif own_loss and lost_all(state, tables, side):
        finish(state, 2 - side, BY_PRISONERS)
    else:
        return False
    return True


def lost_all(state: Struct, tables: Tables, pack: int) -> bool:
    """Whether a pack has prisoners and nobody but its turtle on the board."""
    if not state.prison[pack]:
        return False
    for who in range(ANIMALS_EACH * pack, ANIMALS_EACH * pack + ANIMALS_EACH):
        if state.where[who] != OFF and who != tables.turtle[pack]:
            return False
    return True


# Total block (J5)


def total_block(state: Struct, tables: Tables) -> bool:
    """Whether no animal of either pack has a move in any facing."""
    for who in range(2 * ANIMALS_EACH):
        if state.where[who] != OFF and (has_room(state, tables, who) or has_move(state, tables, who)):
            return False
    return True


def has_room(state: Struct, tables: Tables, who: int) -> bool:
    """Whether an animal can step to a plain free square beside it; this decides nearly all positions quickly."""
    square = state.where[who]
    steps = tables.land_steps[who] if tables.ground[square] == LAND else tables.water_steps[who]
    if not steps & 2 or tables.facing_mask or tables.zone[square]:
        return False
    for way in range(8):
        ahead = tables.beside[square << 3 | way]
        if ahead != OFF and tables.plain[ahead] and not state.cells[ahead]:
            return True
    return False


def has_move(state: Struct, tables: Tables, who: int) -> bool:
    """Whether an animal has a move in any facing."""
    found = new_count()
    kept = state.facing[who]
    for facing in range(8):
        if not facing & tables.facing_mask:
            state.facing[who] = facing
            list_moves(state, tables, list_address(found), who, 0, 1)
        if found.number:
            break
    state.facing[who] = kept
    answer: bool = found.number > 0
    return answer


# Who has won


def finish_by_points(state: Struct, reason: int) -> None:
    """More points win; equal points: who hunted last; nobody has: a draw (J5)."""
    if state.score[0] != state.score[1]:
        finish(state, 1 if state.score[0] > state.score[1] else 2, reason)
    else:
        finish(state, state.last or DRAWN, reason)


def finish(state: Struct, winner: int, reason: int) -> None:
    """End the game."""
    state.winner = winner
    state.reason = reason
    state.due = OVER
    state.side = 0
    state.due_pack = 0
    state.kind = NO_KIND
    state.left = 0
    state.rest = 0
    state.next_kind = NO_KIND
