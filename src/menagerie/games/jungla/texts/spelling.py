"""The parts of the text of an action, and how they become the number of a move and back.

A spelling is the same for actions that have a number here and for those that have none, such as the move of an animal
that stands elsewhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, Protocol

from menagerie.games.jungla.components.board import DIRECTIONS, OFF
from menagerie.games.jungla.components.printed import ANIMALS_EACH, pack_of, place_of, whole_pack
from menagerie.games.jungla.rules.moves import (
    AT_THE_END,
    HUNT,
    MOVE,
    NO_FACING,
    PLACE,
    PRISON,
    SPRING,
    TURN,
    Action,
    animal_of,
    number,
    taken_apart,
)

if TYPE_CHECKING:
    from menagerie.games.jungla.texts.letters import Words

STOP_TEXT = "."
PLACES, TURNS, ENDS, STRIKES, SPRINGS = ">", "", "-", "x", "*"
"""What an animal does where it goes, as the text marks it."""
MOST_ON_THE_WAY = 5
S, F = "[a-z][1-9][0-9]*", "(?:NE|NW|SE|SW|N|E|S|W)"
FORM = re.compile(
    rf"[A-Za-z](?:>{S}={F}|{S}={F}|{S}(?:x{S})*-{S}(?:@{S}={F}|!)|{S}(?:(?:x{S})+|(?:x{S})*[-*]{S})(?:={F})?)"
)
WORD = re.compile("([>x*@-]?)([a-z][1-9][0-9]*)")


class Standing(Protocol):
    """What the spelling of an action needs of a position."""

    def square_of(self, who: int) -> int:
        """Return where an animal stands, OFF if it is not on the board."""


class Spelling(NamedTuple):
    """The parts of an action's text; OFF for a square that it does not name."""

    who: int
    origin: int
    struck: tuple[int, ...]
    """The squares struck before the last square of the way."""
    mark: str
    target: int
    """Where the animal is placed, ends, or strikes last."""
    home: int
    """Where a hunter returns to."""
    enters: bool
    """Whether it enters the prison."""
    facing: int


def form_of(words: Words) -> str:
    """Return how actions are written, for messages."""
    return (
        "L>d2=N (place), Ld2=E (turn), Ld2-d5=N (move), Ld2xd5=N (strike), Ld2*d5=N (spring attack), Rj4xj5-j6=N "
        "(strike on the way), Lh12-h13@c2=E (hunt), Lb10-a10! (enter the prison) or . (no more), with squares "
        f"{words.span}, facings {' '.join(words.facings)} and animals {''.join(words.letters)}"
    )


# Texts


def has_form(spelling: Spelling) -> bool:
    """Whether an action can be written so: a facing where there is always one, and nobody struck on a goal."""
    if spelling.enters:
        return spelling.mark == ENDS and spelling.facing == NO_FACING
    if spelling.home != OFF:
        return spelling.mark == ENDS and spelling.facing != NO_FACING
    return spelling.facing != NO_FACING or spelling.mark not in {PLACES, TURNS}


def read_spelling(words: Words, text: str) -> Spelling | None:
    """Return what a text says if it has the form of an action."""
    if not FORM.fullmatch(text) or text[0] not in words.animals:
        return None
    way, _, facing = text.removesuffix("!").partition("=")
    marks, names = zip(*WORD.findall(way[1:]), strict=True)
    if not (set(names) <= words.squares.keys() and (not facing or facing in words.facings)):
        return None
    steps = list(zip(marks, (words.squares[name] for name in names), strict=True))
    home = steps.pop()[1] if "@" in marks else OFF
    origin = steps.pop(0)[1] if steps[0][0] == TURNS else OFF
    mark, target = steps.pop() if steps else (TURNS, origin)
    return Spelling(
        words.animals[text[0]],
        origin,
        tuple(square for _, square in steps),
        mark,
        target,
        home,
        text.endswith("!"),
        words.facings[facing] if facing else NO_FACING,
    )


def write_spelling(words: Words, spelling: Spelling) -> str:
    """Return the text of an action."""
    who, origin, struck, mark, target, home, enters, facing = spelling
    names = words.names
    text = words.letters[who]
    if origin != OFF:
        text += names[origin]
    for square in struck:
        text += f"x{names[square]}"
    if mark != TURNS:
        text += mark + names[target]
    if home != OFF:
        text += f"@{names[home]}"
    if enters:
        text += "!"
    return text if facing == NO_FACING else f"{text}={DIRECTIONS[facing]}"


# Numbers


def action_of(position: Standing, words: Words, pack: int, spelling: Spelling) -> int | None:
    """Return the number of an action in a position where a pack decides, if it has one there.

    It has none when the animal is not one of the player who decides, does not stand on that square, strikes beside its
    way, or returns elsewhere than to its den.
    """
    animal = place_of(spelling.who)
    origin = position.square_of(spelling.who)
    here = spelling.mark == PLACES or origin == spelling.origin != OFF
    strikes = bits_on_the_way(words, spelling)
    den = words.components.dens[pack]
    if not (pack_of(spelling.who) == pack and here) or strikes is None or spelling.home not in {*den, OFF}:
        return None
    kind = kind_of(spelling)
    if spelling.mark in {STRIKES, SPRINGS}:
        strikes |= AT_THE_END
    home = den.index(spelling.home) if kind == HUNT else 0
    return number(Action(kind, animal, spelling.facing, spelling.target, strikes, home))


def kind_of(spelling: Spelling) -> int:
    """Return the kind of an action."""
    if spelling.home != OFF:
        return HUNT
    if spelling.enters:
        return PRISON
    return {PLACES: PLACE, TURNS: TURN, SPRINGS: SPRING}.get(spelling.mark, MOVE)


def bits_on_the_way(words: Words, spelling: Spelling) -> int | None:
    """Return the steps at which somebody is struck on the way, or nothing if the squares are not on it in order."""
    if not spelling.struck:
        return 0
    way = squares_between(words, spelling.origin, spelling.target)[:MOST_ON_THE_WAY]
    if list(spelling.struck) != [square for square in way if square in spelling.struck]:
        return None
    return sum(1 << way.index(square) for square in spelling.struck)


def squares_between(words: Words, origin: int, target: int) -> list[int]:
    """Return the squares between two squares on one line, none for any others."""
    columns = words.components.board.columns
    across, along = target % columns - origin % columns, target // columns - origin // columns
    length = max(abs(across), abs(along))
    if not length or {abs(across), abs(along)} - {0, length}:
        return []
    step = across // length + along // length * columns
    return [origin + step * number for number in range(1, length)]


def spelling_of(position: Standing, words: Words, pack: int, move: int) -> Spelling | None:
    """Return what the text of a pack's move number says; nothing if its bits name no animal, square or facing.

    Numbers that no action has can give the spelling of another action.
    """
    animal = animal_of(move)
    return (
        None
        if animal >= ANIMALS_EACH
        else spelling_from(words, pack, position.square_of(whole_pack(pack)[animal]), move)
    )


def spelling_from(words: Words, pack: int, square: int, move: int) -> Spelling | None:
    """Return what the text of a move number says whose animal stands on a square, OFF for none."""
    kind, animal, facing, target, strikes, home = taken_apart(move)
    den = words.components.dens[pack]
    if animal >= ANIMALS_EACH or facing > NO_FACING or target >= len(words.names) or home >= len(den):
        return None
    if facing != NO_FACING and DIRECTIONS[facing] not in words.facings:
        return None
    who = whole_pack(pack)[animal]
    origin = OFF if kind == PLACE else square
    if kind != PLACE and origin == OFF:
        return None
    struck: tuple[int, ...] = ()
    if strikes & AT_THE_END - 1:
        way = squares_between(words, origin, target)[:MOST_ON_THE_WAY]
        struck = tuple(square for step, square in enumerate(way) if strikes >> step & 1)
    mark = MARKS.get(kind, STRIKES if strikes & AT_THE_END else ENDS)
    target = origin if kind == TURN else target
    return Spelling(who, origin, struck, mark, target, den[home] if kind == HUNT else OFF, kind == PRISON, facing)


MARKS = {PLACE: PLACES, TURN: TURNS, SPRING: SPRINGS}
