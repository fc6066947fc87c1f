"""A second, slow reading of Jungla's rules J1 to J99, for comparison with the product.

It is written from the rules alone and shares nothing with the package but the edition file. A state is never changed;
actions are texts. The parts: `oracle_board` the edition, `oracle_state` a state and its text, `oracle_moves` the ways
of the animals, `oracle_actions` the legal actions, `oracle_end` the ends, `oracle_text` the strict reading of position
texts; here the turns.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.actions import actors, can_free, decisions
from tests.games.jungla.oracle.board import PACKS, edition, enemy, pack_of
from tests.games.jungla.oracle.end import blocked, by_points, finished, tested
from tests.games.jungla.oracle.state import Pawn, State, text
from tests.games.jungla.oracle.text import parse, problems

if TYPE_CHECKING:
    from tests.games.jungla.oracle.actions import Done
    from tests.games.jungla.oracle.board import Edition

__all__ = ["State", "apply", "decider", "legal", "parse", "problems", "start", "successors", "text", "winner"]


def start(  # noqa: PLR0913 - the choices of a start
    *,
    default_array: bool = True,
    first_placer: str = "red",
    players: int | None = None,
    target: int | None = None,
    turns: int | None = None,
    played: Edition | None = None,
) -> State:
    """Return the first position: the empty board, or the array of the edition (J11, J14)."""
    used = played or edition()
    options = used.options
    state = State(
        edition=used,
        players=used.players if players is None else players,
        target=options["target_score"] if target is None else target,
        limit=options["turn_limit"] if turns is None else turns,
    )
    placer = first_placer[0].upper()
    if not default_array:
        return replace(state, side=placer, due="place", left=options["placed_per_round"])
    board = {}
    for pack, colour in PACKS.items():
        for letter in used.pack_order[pack]:
            place = used.array[colour][used.ids[letter.upper()]]
            square = place.rstrip("NESW")
            board[letter] = Pawn(square, place.removeprefix(square))
    return begun(replace(state, board=board), enemy(placer), "normal")


def legal(state: State) -> list[str]:
    """Return the legal actions in ascending order."""
    return sorted(decisions(state))


def apply(state: State, action: str) -> State:
    """Return the state after a legal action."""
    found = decisions(state)
    if action not in found:
        raise ValueError(f"{action!r} is no legal action of {text(state)!r}")
    return followed(state, found[action])


def successors(state: State) -> dict[str, State]:
    """Return every legal action with the state it leads to."""
    return {action: followed(state, done) for action, done in decisions(state).items()}


def winner(state: State) -> str | None:
    """Return "R", "B" or "draw" when the game is over."""
    return state.who if state.due == "over" else None


def decider(state: State) -> str | None:
    """Return who decides: "R" or "B"; with four players "R1", "R2", "B1", "B2" (J98, Q63)."""
    if state.due == "over":
        return None
    pack = state.who if state.due == "home" else state.side
    return pack if state.players == 2 else pack + str(partner(state))


def partner(state: State) -> int:
    """Return which of the two partners decides."""
    options: dict[str, int] = state.edition.options
    if state.due == "place":
        return 1 + len(state.pack(state.side)) // options["placed_per_round"] % 2  # batches 1, 3, 5 and 2, 4
    if state.due != "act":
        return 1
    whole = options["actions_per_turn" if state.kind == "normal" else "actions_after_liberation"]
    return 1 + (whole - state.left) % 2


# What follows what (D2.4)


def followed(state: State, done: Done) -> State:
    """Return the state at the next decision, after one of any sort."""
    if state.due == "place":
        return placed(done.state)
    if state.due == "home":
        return housed(done.state, done.letter)
    if state.due == "free":
        return freed(done.state, done.letter)
    if done.letter == ".":
        return ended(done.state)
    return entered(done) if done.entered else acted(done)


def placed(state: State) -> State:
    """Go on with the preparation, or begin to play (J11, J14)."""
    if state.left > 1:
        return replace(state, left=state.left - 1)
    other = enemy(state.side)
    if len(state.pack(other)) < len(state.edition.pack_order[other]):
        return replace(state, side=other, left=state.edition.options["placed_per_round"])
    return begun(state, state.side, "normal")


def begun(state: State, side: str, kind: str) -> State:
    """Begin a turn."""
    options = state.edition.options
    left = options["actions_per_turn" if kind == "normal" else "actions_after_liberation"]
    return replace(state, side=side, due="act", kind=kind, left=left, rest=frozenset(), next="normal")


def acted(done: Done) -> State:
    """Go on after an ordinary action."""
    state, letter = done.state, done.letter
    here = letter in state.board
    first = state.left == state.edition.options["actions_after_liberation"]
    left = 0 if letter == state.twice else state.left - 1
    twice = letter if state.kind == "bonus" and first and here and not done.hunted else None
    state = replace(state, left=left, twice=twice, rest=state.rest | {letter} if here else state.rest)
    state = tested(tidied(state), PACKS)
    if state.due == "over":
        return state
    return replace(state, due="home", who=enemy(pack_of(letter))) if done.turtle_struck else resumed(state)


def entered(done: Done) -> State:
    """Go on after an animal went into the enemy prison (J79, Q62)."""
    state, other = done.state, enemy(done.state.side)
    state = tested(tidied(replace(state, left=state.left - 2, next="bonus", freed=0)), other)
    if state.due == "over":
        return state
    return replace(state, due="home", who=other) if done.turtle_struck else replace(state, due="free")


def freed(state: State, letter: str) -> State:
    """Go on after one prisoner was freed, or after the stop (J80, J82)."""
    if letter != ".":
        state = replace(state, freed=state.freed + 1, rest=state.rest | {letter} if state.left else state.rest)
        if state.freed < state.edition.options["max_freed"] and can_free(state):
            return state
    turtle = state.edition.turtle(state.side)
    state, liberator = replace(state, liberator=None, freed=0), state.liberator
    return replace(state, due="home", who=state.side) if liberator == turtle else resumed(tested(state, PACKS))


def housed(state: State, letter: str) -> State:
    """Go on after a turtle went home (J58, J82)."""
    if state.liberator:
        return replace(state, due="free", who="-")
    if state.who == state.side and state.left:
        state = replace(state, rest=state.rest | {letter})
    return resumed(tested(replace(state, who="-"), PACKS))


def tidied(state: State) -> State:
    """Forget kind and rest when no action is left."""
    return state if state.left else replace(state, kind="-", twice=None, rest=frozenset())


def resumed(state: State) -> State:
    """Go on with the turn, or end it (J19)."""
    if state.due == "over":
        return state
    return replace(state, due="act") if state.left and actors(state) else ended(state)


def ended(state: State) -> State:
    """End the turn (Q58)."""
    if state.limit:
        state = replace(state, turns=state.turns + 1)
    for letter in [letter for letter in state.pack(state.side) if state.caught(letter)]:
        state = state.imprison(letter)
    state = tested(replace(state, twice=None), PACKS)
    if state.due == "over":
        return state
    if blocked(state) or (state.limit and state.turns >= state.limit):
        return finished(state, by_points(state))
    return begun(state, enemy(state.side), state.next)
