"""Names for what happens in games of Jungla, so that test data can be shown to hold all of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.games.jungla.oracle import oracle
from tests.games.jungla.oracle.board import enemy, pack_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.jungla.oracle.state import State

MOVE = re.compile(r"([A-Za-z])([a-o]\d+)((?:[x*-][a-o]\d+)+)(@[a-o]\d+)?(!)?(=[NESW]+)?")

KINDS = (
    "action of a second partner",
    "armour gained",
    "armour lost",
    "bonus turn",
    "double action",
    "facing change",
    "forced stop outside the set",
    "freed",
    "freeing stopped",
    "goes home before a freeing",
    "goes home from the prison",
    "goes home when struck",
    "hunt",
    "hunt of the turtle",
    "jump",
    "L move",
    "liberation",
    "liberation by the turtle",
    "liberation in a bonus turn",
    "long move of the vulture",
    "lost all",
    "move in the enemy zone",
    "over by turns",
    "over by points",
    "placed",
    "ran over",
    "several struck",
    "special taken in its zone",
    "spring from a web",
    "spring in the own zone",
    "strike",
    "third action declined",
    "web at the end of a turn",
    "web walked into",
)


def events(state: State, action: str, after: State) -> Iterator[str]:
    """Yield what happened, by name."""
    yield from decisions(state, action)
    found = MOVE.fullmatch(action)
    if found:
        yield from moves(state, found)
        yield from strikes(state, found)
    yield from aftermath(state, action, after)


def decisions(state: State, action: str) -> Iterator[str]:
    """Yield what the decision was, moves apart."""
    if state.due == "act" and oracle.decider(state) in {"R2", "B2"}:
        yield "action of a second partner"
    if action == ".":
        yield "freeing stopped" if state.due == "free" else "third action declined"
    elif ">" in action:
        names = {"place": "placed", "free": "freed", "home": "goes home when struck"}
        if state.due == "home" and state.liberator:
            yield "goes home before a freeing"
        yield "goes home from the prison" if state.due == "home" and state.who == state.side else names[state.due]
    elif re.fullmatch(r"[A-Za-z][a-o]\d+=[NESW]+", action):
        yield "facing change"
    if action[0] == state.twice:
        yield "double action"


def offset(start: str, end: str) -> tuple[int, int]:
    """Return how far two squares are apart, in columns and rows."""
    return ord(end[0]) - ord(start[0]), int(end[1:]) - int(start[1:])


def moves(state: State, found: re.Match[str]) -> Iterator[str]:
    """Yield what is special in the way of a move."""
    letter, start, way, back, into, _facing = found.groups()
    edition, squares = state.edition, re.findall(r"[a-o]\d+", way)
    across, up = offset(start, squares[-1])
    distance = max(abs(across), abs(up))
    square = edition.squares[start]
    if back:
        yield "hunt of the turtle" if letter in "Oo" else "hunt"
    if into:
        yield "liberation by the turtle" if letter in "Oo" else "liberation"
        if state.kind == "bonus":
            yield "liberation in a bonus turn"
    if across and up and abs(across) != abs(up):
        yield "L move"
        return
    if square.zone_of(enemy(pack_of(letter))):
        yield "move in the enemy zone"
        if distance > 1:
            yield "special taken in its zone"
    elif distance not in edition.of(letter).steps[square.ground]:
        yield "forced stop outside the set"
    elif edition.of(letter).long(distance):
        yield "long move of the vulture"
    sign = (across > 0) - (across < 0), (up > 0) - (up < 0)
    between = {
        chr(ord(start[0]) + sign[0] * step) + str(int(start[1:]) + sign[1] * step) for step in range(1, distance)
    }
    if (between & state.at().keys()) - set(squares):
        yield "jump"


def strikes(state: State, found: re.Match[str]) -> Iterator[str]:
    """Yield what is special in the strikes of a move."""
    letter, start, way, *_ = found.groups()
    struck = re.findall(r"[x*]([a-o]\d+)", way)
    if struck:
        yield "strike"
    if len(struck) > 1:
        yield "several struck"
    if struck and "-" in way:
        yield "ran over"
    if "*" in way:
        if state.edition.squares[struck[-1]].zone_of(pack_of(letter)):
            yield "spring in the own zone"
        if start in state.web(enemy(pack_of(letter))) and not found[6]:
            yield "spring from a web"
        if state.board[state.at()[struck[-1]]].armoured:
            yield "armour lost"
    if not found[6] and not found[5] and "*" not in way:
        yield "web walked into"


def aftermath(state: State, action: str, after: State) -> Iterator[str]:
    """Yield what followed from the decision."""
    armoured = {letter for letter, pawn in state.board.items() if pawn.armoured}
    if {letter for letter, pawn in after.board.items() if pawn.armoured} - armoured:
        yield "armour gained"
    gone = {letter for letter in after.prisoners - state.prisoners if pack_of(letter) == state.side}
    if gone - {action[0]} or (gone and re.fullmatch(r"[A-Za-z][a-o]\d+=[NESW]+", action)):
        yield "web at the end of a turn"
    if after.left == 3 and after.due == "act" and state.side != after.side:
        yield "bonus turn"
    if after.due == "over":
        if max(after.score.values()) >= after.target:
            yield "over by points"
        else:
            yield "over by turns" if after.turns == after.limit else "lost all"
