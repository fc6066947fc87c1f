"""The strict reading of position texts: one text for every valid position, everything else refused (D2.1, D2.2)."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.actions import actors, can_free, spider_stranded
from tests.games.jungla.oracle.board import PACKS, edition, enemy, pack_of
from tests.games.jungla.oracle.end import by_points, lost_all
from tests.games.jungla.oracle.state import Pawn, State, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.jungla.oracle.board import Edition

NUMBER = r"(0|[1-9][0-9]*)"
FIELDS = {
    "options": rf"-|(players={NUMBER})?,?(target={NUMBER})?,?(turns={NUMBER})?",
    "turns": NUMBER,
    "score": f"{NUMBER}-{NUMBER}",
    "last": "[RB-]",
    "side": "[RB-]",
    "due": "place|act|home:[RB](:[A-Za-z])?|free:[A-Za-z]:[0-9]|over:(R|B|draw)",
    "kind": "-|normal|bonus(:[A-Za-z])?",
    "left": "[0-9]",
    "rest": "-|[A-Za-z]+",
    "next": "-|normal|bonus",
}
PAWN = re.compile("([A-Za-z])([+]?)([a-z][1-9][0-9]*)(N|NE|E|SE|S|SW|W|NW)", re.ASCII)


def parse(given: str, played: Edition | None = None) -> State:
    """Return the state of a valid position text."""
    state, found = examined(given, played or edition())
    if state is None or found:
        raise ValueError(f"{given!r}: {'; '.join(found)}")
    return state


def problems(given: str, played: Edition | None = None) -> list[str]:
    """Return everything that makes the text no valid position; nothing for a valid one."""
    return examined(given, played or edition())[1]


def examined(given: str, played: Edition) -> tuple[State | None, list[str]]:
    """Return the state of a text, if it has the form of one, and what is wrong with it."""
    try:
        state = read(given, played)
    except (ValueError, KeyError) as error:
        return None, [f"not in the form of a position ({error})"]
    if text(state) != given:
        return None, [f"another form than {text(state)!r}"]
    return state, list(wrong(state))


# The form


def read(given: str, played: Edition) -> State:
    """Read a text in the form of a position; the caller compares the text of what was read."""
    head, red, blue, *prisons = given.split(" | ")
    game, name, *values = head.split(" ")
    fields = dict(zip(FIELDS, values, strict=True))
    unlike = [field for field, value in fields.items() if not re.fullmatch(FIELDS[field], value, re.ASCII)]
    if (game, name) != ("jungla1", played.id) or unlike or len(prisons) != 2:
        raise ValueError(unlike)
    options = dict(pair.split("=") for pair in fields["options"].split(",") if pair != "-")
    due, who, liberator, freed = read_due(fields["due"])
    kind, _, twice = fields["kind"].partition(":")
    points = fields["score"].split("-")
    return State(
        edition=played,
        players=int(options.get("players", played.players)),
        target=int(options.get("target", played.options["target_score"])),
        limit=int(options.get("turns", played.options["turn_limit"])),
        turns=int(fields["turns"]),
        score={"R": int(points[0]), "B": int(points[1])},
        last=fields["last"],
        side=fields["side"],
        due=due,
        who=who,
        liberator=liberator,
        freed=freed,
        kind=kind,
        twice=twice or None,
        left=int(fields["left"]),
        rest=frozenset(fields["rest"].strip("-")),
        next=fields["next"],
        board=read_pack(red, "R", played) | read_pack(blue, "B", played),
        prisoners=read_prison(prisons[0], "R", played) | read_prison(prisons[1], "B", played),
    )


def read_due(value: str) -> tuple[str, str, str | None, int]:
    """Return what is due, of whom, and the liberator with the number of the freed."""
    due, *more = value.split(":")
    if due == "free":
        return due, "-", more[0], int(more[1])
    return due, more[0] if more else "-", more[1] if more[1:] else None, 0


def read_pack(value: str, pack: str, played: Edition) -> dict[str, Pawn]:
    """Return the animals of one pack on the board."""
    pawns = {}
    for word in value.split(" ") if value != "-" else []:
        found = PAWN.fullmatch(word)
        if not found or found[1] not in played.pack_order[pack] or found[4] not in played.facings:
            raise ValueError(word)
        pawns[found[1]] = Pawn(found[3], found[4], armoured=bool(found[2]))
    return pawns


def read_prison(value: str, pack: str, played: Edition) -> frozenset[str]:
    """Return the prisoners of one pack."""
    letters = "" if value == "-" else value
    if not set(letters) <= set(played.pack_order[pack]) or not value:
        raise ValueError(value)
    return frozenset(letters)


# The sense


def wrong(state: State) -> Iterator[str]:
    """Yield everything that is wrong with a state."""
    found = [*animals_wrong(state), *numbers_wrong(state)]
    if found:
        yield from found
    elif state.due == "place":
        yield from preparation_wrong(state)
    elif state.due == "over":
        yield from over_wrong(state)
    elif state.side == "-" or state.next == "-":
        yield "a game that goes on has a side and a next turn"
    else:
        yield from play_wrong(state)
        yield from turn_wrong(state)


def animals_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with where the animals are (first group)."""
    used = state.edition
    on_board = Counter(pawn.square for pawn in state.board.values())
    if any(count > 1 for count in on_board.values()):
        yield "two animals on one square"
    if state.board.keys() & state.prisoners:
        yield "an animal on the board and in prison"
    if any(used.has(letter, "never_imprisoned") for letter in state.prisoners):
        yield "a turtle in prison"
    guards: Counter[str] = Counter()
    for letter, pawn in state.board.items():
        square = used.squares.get(pawn.square)
        if square is None or square.ground == "goal":
            yield f"{letter} stands where nobody can stand"
            continue
        if square.ground == "water" and used.has(letter, "no_water"):
            yield f"{letter} in the water"
        if pawn.armoured and not used.has(letter, "armour"):
            yield f"{letter} in armour"
        if square.zone_of(pack_of(letter)):
            guards[pack_of(letter)] += 1
            if not used.special(letter) or guards[pack_of(letter)] > 1:
                yield f"{letter} in its own zone"


def numbers_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with options, points and turns (second group)."""
    if state.players not in {2, 4} or not 1 <= state.target <= state.edition.options["target_score"]:
        yield "no such game"
    if (state.last == "-" and any(state.score.values())) or (state.last != "-" and not state.score[state.last]):
        yield "the last hunt does not fit the score"
    if state.turns > state.limit or (state.turns == state.limit != 0 and state.due != "over"):
        yield "more turns than the limit allows"


def over_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with a finished game."""
    if (state.side, state.kind, state.left, state.rest, state.next) != ("-", "-", 0, frozenset(), "-"):
        yield "a finished game has no turn"
    winners = {pack for pack in PACKS if state.score[pack] >= state.target}
    winners = winners or {enemy(pack) for pack in PACKS if lost_all(state, pack)} or {by_points(state)}
    if state.who not in winners:
        yield "another winner"


def preparation_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with a preparation (third group)."""
    used = state.edition
    batch = used.options["placed_per_round"]
    if state.side == "-" or (state.kind, state.rest, state.next) != ("-", frozenset(), "-"):
        yield "a preparation has a side, and no turn"
        return
    if state.turns or any(state.score.values()) or state.prisoners:
        yield "a preparation has no past"
    for letter, pawn in state.board.items():
        if not used.squares[pawn.square].den_of(pack_of(letter)) or pawn.armoured:
            yield f"{letter} is not in its den, or armoured"
        if used.behind.get(pawn.square, pawn.square) not in state.at():
            yield f"{letter} stands behind an empty square"
    if any(spider_stranded(state, pack) for pack in PACKS):
        yield "no square for a spider"
    whole, under_way = divmod(len(state.pack(state.side)), batch)
    others = len(state.pack(enemy(state.side)))
    if state.left != batch - under_way or others not in {whole * batch, (whole + 1) * batch}:
        yield "batches that do not fit"
    if len(state.pack(state.side)) == len(used.pack_order[state.side]):
        yield "nobody to place"


def play_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with the packs in play (fourth group)."""
    freeing = state.due == "free" or (state.due == "home" and (state.liberator is not None or state.who == state.side))
    for pack in PACKS:
        liberating = freeing and pack == state.side
        homeless = state.due == "home" and pack == state.who
        if state.score[pack] >= state.target or (lost_all(state, pack) and not liberating):
            yield f"{pack} has won or lost"
        if not state.pack(pack) and not homeless and not liberating:
            yield f"{pack} has no animal"
    if not state.rest <= set(state.pack(state.side)):
        yield "somebody rests who is not there"
    if state.due == "act" and not actors(state):
        yield "nobody may act"


def turn_wrong(state: State) -> Iterator[str]:
    """Yield the combinations that cannot arise in a turn (fifth group)."""
    whole = {"normal": 2, "bonus": 3, "-": 0}[state.kind]
    if state.left > whole or (state.left == 0) != (state.kind == "-"):
        yield "the actions left do not fit the turn"
    if state.left == 0 and (state.rest or state.due == "act"):
        yield "no action is left"
    if state.next == "bonus" and (state.kind == "normal" or (state.kind == "bonus" and state.left != 1)):
        yield "a bonus turn nobody is owed"
    if state.twice and (state.left, sorted(state.rest), state.next) != (2, [state.twice], "normal"):
        yield "no double action can follow"
    if state.next == "normal" and len(state.rest) > max(whole - state.left, 0):
        yield "more animals at rest than actions made"
    if state.due == "home":
        yield from home_wrong(state, whole)
    if state.due == "free" or state.liberator:
        yield from liberation_wrong(state)


def home_wrong(state: State, whole: int) -> Iterator[str]:
    """Yield what is wrong when a turtle goes home."""
    if state.kind != "-" and state.left == whole:
        yield "a turtle goes home before anybody acted"
    if state.edition.turtle(state.who) in state.board or not state.empty_den(state.who):
        yield "no turtle to put home, or no square for it"
    if state.who == state.side and (state.next != "bonus" or state.liberator):
        yield "the turtle of the pack on turn only comes home from the prison"


def liberation_wrong(state: State) -> Iterator[str]:
    """Yield what is wrong with a freeing."""
    letter = state.liberator or ""
    own = state.edition.pack_order[state.side]
    gone = letter not in state.board if letter == state.edition.turtle(state.side) else letter in state.prisoners
    if letter not in own or not gone or state.next != "bonus":
        yield "nobody has entered the prison"
    if state.left > 1 or (state.left == 1 and len(state.rest) != state.freed):
        yield "a freeing does not fit the turn"
    if (
        state.freed >= state.edition.options["max_freed"]
        or len(state.pack(state.side)) < state.freed
        or not can_free(state)
    ):
        yield "nobody was freed, or nobody can be"
