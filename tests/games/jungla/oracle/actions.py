"""What can be decided in a position: the text of every legal action, and the state each leads to (D2.3).

The state given for an action of a turn is the one right after the action, before the turn goes on: `Done` says what
else the turn has to know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.board import enemy, pack_of
from tests.games.jungla.oracle.moves import Mover, springs, ways
from tests.games.jungla.oracle.state import Pawn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.jungla.oracle.moves import Way
    from tests.games.jungla.oracle.state import State


@dataclass(frozen=True)
class Done:
    """A decision carried out: who acted ("." for nobody), and what it was besides an ordinary action."""

    state: State
    letter: str
    hunted: bool = False
    entered: bool = False
    turtle_struck: bool = False


def decisions(state: State) -> dict[str, Done]:
    """Return every legal action of the position with what it does."""
    return dict(_DUE[state.due](state))


# Placing


def placings(state: State, letter: str, squares: list[str]) -> Iterator[tuple[str, Done]]:
    """Yield the actions that put the animal on one of the squares, with every facing."""
    for square in squares:
        for facing in state.edition.facings:
            yield f"{letter}>{square}={facing}", Done(state.put(letter, Pawn(square, facing)), letter)


def by_preparation(state: State, letter: str) -> list[str]:
    """Return the squares of its den on which the rules of the preparation let the animal be put (J12, J13)."""
    squares, taken = state.empty_den(pack_of(letter)), state.at()
    if state.edition.has(letter, "no_water"):
        squares = [square for square in squares if state.edition.squares[square].ground != "water"]
    return [square for square in squares if state.edition.behind.get(square, square) in {square, *taken}]


def unplaced(state: State, pack: str) -> list[str]:
    """Return the animals of the pack that are neither on the board nor in prison."""
    return [letter for letter in state.edition.pack_order[pack] if letter not in {*state.board, *state.prisoners}]


def spider_stranded(state: State, pack: str) -> bool:
    """Q56: whether the pack's spider is still to be placed and has no square left."""
    spider = state.edition.spider(pack)
    return spider in unplaced(state, pack) and not by_preparation(state, spider)


def preparation(state: State) -> Iterator[tuple[str, Done]]:
    """Yield the placings of the preparation (J11 to J13)."""
    for letter in unplaced(state, state.side):
        for square in by_preparation(state, letter):
            if not spider_stranded(state.put(letter, Pawn(square, "N")), state.side):
                yield from placings(state, letter, [square])


def turtle_home(state: State) -> Iterator[tuple[str, Done]]:
    """Yield the placings of a turtle that goes home (J58, J82)."""
    yield from placings(state, state.edition.turtle(state.who), state.empty_den(state.who))


def free_squares(state: State, letter: str) -> list[str]:
    """Return where a prisoner may be put when it is freed (J65, J82, J83)."""
    web = state.web(enemy(pack_of(letter)))
    squares = [square for square in by_preparation(state, letter) if square not in web]
    keeps_one = state.liberator is not None and state.edition.has(state.liberator, "free_liberator")
    return [] if keeps_one and len(state.empty_den(pack_of(letter))) < 2 else squares


def freeings(state: State) -> Iterator[tuple[str, Done]]:
    """Yield the placings of freed prisoners, and the stop after the first (J80, J83, Q62)."""
    for letter in state.captured(state.side):
        if letter != state.liberator:
            yield from placings(state, letter, free_squares(state, letter))
    if state.freed:
        yield ".", Done(state, ".")


def can_free(state: State) -> bool:
    """Whether anybody can be freed by the liberator."""
    return any(free_squares(state, letter) for letter in state.captured(state.side) if letter != state.liberator)


# Acting


def actors(state: State) -> list[str]:
    """Return the animals that may act now (J15, J84)."""
    return [letter for letter in state.pack(state.side) if letter not in state.rest or letter == state.twice]


def actions(state: State) -> Iterator[tuple[str, Done]]:
    """Yield every action of the pack on turn (J16, J18)."""
    for letter in actors(state):
        pawn = state.board[letter]
        for facing in state.edition.facings:
            if facing != pawn.facing:
                turned = state.put(letter, replace(pawn, facing=facing))
                yield f"{letter}{pawn.square}={facing}", Done(turned, letter)
        yield from moves(state, letter, pawn.facing)
    if state.kind == "bonus" and state.left == 1:
        yield ".", Done(state, ".")


def moves(state: State, letter: str, facing: str) -> Iterator[tuple[str, Done]]:
    """Yield the moves of one animal as if it had that facing (J17)."""
    mover = Mover(state, letter, facing, state.at())
    for way in ways(mover):
        if letter != state.twice or harmless(mover, way):
            yield from completed(mover, way)


def harmless(mover: Mover, way: Way) -> bool:
    """J85: whether the way may be the second one of a double action."""
    path, struck = way
    zone = mover.look(mover.start).owner if mover.look(mover.start).kind == "defence" else "-"
    zones = {mover.look(square).owner for square in path if mover.look(square).kind == "defence"}
    return not struck and zones <= {zone} and mover.look(path[-1]).ground != "goal"


def completed(mover: Mover, way: Way) -> Iterator[tuple[str, Done]]:
    """Yield the actions that a way gives: one for each facing, return square or nothing at all (J28, J29)."""
    path, struck = way
    state, letter, pawn = mover.state, mover.letter, mover.state.board[mover.letter]
    back = springs(mover, struck)
    marks = ["x"] * len(struck)
    marks[-1:] = ["*" if back else "x"] if struck else []
    head = f"{letter}{mover.start}" + "".join(map("".join, zip(marks, struck, strict=True)))
    if not struck or struck[-1] != path[-1]:
        head += f"-{path[-1]}"
    after = struck_down(mover, struck)
    turtle_struck = state.edition.turtle(enemy(mover.own)) in state.board.keys() - after.board.keys()
    kind = mover.look(path[-1]).kind
    if kind == "hunt":
        results = hunts(after.lift(letter), head, letter, pawn)
    elif kind == "prison":
        results = entries(after, head, letter)
    else:
        after = after.put(letter, replace(pawn, square=mover.start if back else path[-1]))
        keeps = bool(struck) and state.edition.has(letter, "keeps_facing_after_strike")
        results = stops(after, head, letter, [pawn.facing] if keeps else list(state.edition.facings))
    for action, done in results:
        if not turtle_struck or done.state.empty_den(enemy(mover.own)):  # Q25
            yield action, replace(done, turtle_struck=turtle_struck)


def struck_down(mover: Mover, struck: tuple[str, ...]) -> State:
    """Return the state after the strikes: imprisoned (J40), stripped of armour (J75) or off the board (J58)."""
    state = mover.state
    for square in struck:
        victim = mover.at[square]
        if state.edition.has(victim, "never_imprisoned"):
            state = state.lift(victim)
        elif state.board[victim].armoured:
            state = state.put(victim, replace(state.board[victim], armoured=False))
        else:
            state = state.imprison(victim)
    return state


def stops(after: State, head: str, letter: str, facings: list[str]) -> Iterator[tuple[str, Done]]:
    """Yield the ends of a move on an ordinary square: in a web (J62), or with a facing (J28, J55)."""
    if after.caught(letter):
        yield head, Done(after.imprison(letter), letter)
        return
    for facing in facings:
        yield f"{head}={facing}", Done(after.put(letter, replace(after.board[letter], facing=facing)), letter)


def hunts(after: State, head: str, letter: str, pawn: Pawn) -> Iterator[tuple[str, Done]]:
    """Yield a hunt with every return (J70, J71, J74)."""
    pack, edition = pack_of(letter), after.edition
    points = edition.options["hunt_points_turtle" if edition.has(letter, "double_hunt") else "hunt_points"]
    scored = replace(after, score=after.score | {pack: after.score[pack] + points}, last=pack)
    armoured = pawn.armoured or edition.has(letter, "armour")
    for square in after.empty_den(pack):
        wet = edition.squares[square].ground == "water" and edition.has(letter, "no_water")
        back = scored.put(letter, Pawn(square, pawn.facing, armoured))
        if not wet and not back.caught(letter):
            for facing in edition.facings:
                yield (
                    f"{head}@{square}={facing}",
                    Done(back.put(letter, Pawn(square, facing, armoured)), letter, hunted=True),
                )


def entries(after: State, head: str, letter: str) -> Iterator[tuple[str, Done]]:
    """Yield the way into the enemy prison, if it is open (J79 to J82)."""
    turtle = after.edition.has(letter, "free_liberator")
    inside = replace(after.lift(letter) if turtle else after.imprison(letter), liberator=letter, side=pack_of(letter))
    if first_action(after) and can_free(inside):
        yield f"{head}!", Done(inside, letter, entered=True)


def first_action(state: State) -> bool:
    """J79: whether nothing has been done yet in this turn."""
    options: dict[str, int] = state.edition.options
    return state.left == options["actions_per_turn" if state.kind == "normal" else "actions_after_liberation"]


def over(_state: State) -> Iterator[tuple[str, Done]]:
    """Yield nothing: a finished game has no actions."""
    yield from ()


_DUE = {"place": preparation, "act": actions, "home": turtle_home, "free": freeings, "over": over}
