"""How a game of Jungla ends, and what a position says about it (J4 to J6, J99)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.actions import moves
from tests.games.jungla.oracle.board import PACKS, enemy

if TYPE_CHECKING:
    from tests.games.jungla.oracle.state import State


def tested(state: State, looked_at: dict[str, str] | str) -> State:
    """Return the state, over if a pack has won (J4, Q50); of the packs only those looked at can have lost all."""
    for pack in PACKS:
        if state.score[pack] >= state.target:
            return finished(state, pack)
    for pack in looked_at:
        if lost_all(state, pack):
            return finished(state, enemy(pack))
    return state


def lost_all(state: State, pack: str) -> bool:
    """J4 (b): whether nobody but the turtle is left on the board, and somebody was taken."""
    return set(state.pack(pack)) <= {state.edition.turtle(pack)} and bool(state.captured(pack))


def by_points(state: State) -> str:
    """Return who wins by J5's order."""
    red, blue = state.score["R"], state.score["B"]
    if red != blue:
        return "R" if red > blue else "B"
    return "draw" if state.last == "-" else state.last


def blocked(state: State) -> bool:
    """J5, Q39: whether no animal of either pack has a move in any facing."""
    fresh = replace(state, kind="normal", left=state.edition.options["actions_per_turn"], rest=frozenset(), twice=None)
    return not any(
        True for letter in state.board for facing in state.edition.facings for _ in moves(fresh, letter, facing)
    )


def finished(state: State, result: str) -> State:
    """Return the state when the game is over."""
    return replace(
        state,
        due="over",
        who=result,
        side="-",
        kind="-",
        twice=None,
        left=0,
        rest=frozenset(),
        next="-",
        liberator=None,
    )
