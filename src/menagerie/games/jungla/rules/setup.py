"""How a game of Jungla begins: options, empty board, ready-made array, drills (J11–J14, J96–J99).

A drill is a short game with a few animals of each pack in which the first hunt wins; puzzles are found in drills.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.game import Option
from menagerie.errors import InvalidOption
from menagerie.games.jungla.components.board import PACKS
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.rules.header import ACTING, NORMAL, PREPARING, empty_header
from menagerie.games.jungla.rules.position import Jungla

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition

PREPARATIONS = ("array", "free")
MOST_TURNS = 100_000
FEWEST_IN_DRILL, MOST_IN_DRILL = 3, 5
"""Animals of each pack that take part in a drill."""
OPTIONS = ("first_placer", "preparation", "target", "turns")


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Jungla:
    """Return the start position for two players or two teams of two."""
    unknown = sorted(set(options) - set(OPTIONS))
    if unknown:
        raise InvalidOption(f"jungla has no option {', '.join(map(repr, unknown))}; it has: {', '.join(OPTIONS)}")
    components = components_of(edition)
    target = read_number(options, "target", 1, components.target, components.target)
    limit = read_number(options, "turns", 0, MOST_TURNS, components.turn_limit)
    first = PACKS.index(read_word(options, "first_placer", PACKS, PACKS[components.first_placer]))
    position = Jungla(edition, seats, target, limit)
    if read_word(options, "preparation", PREPARATIONS, str(edition.value("options.preparation"))) == "free":
        position.set_header({**empty_header(), "side": first, "due": PREPARING, "left": components.batch})
        return position
    for who, (square, facing) in enumerate(components.array):
        position.place(who, square, facing)
    turn = {"side": 1 - first, "due": ACTING, "kind": NORMAL, "left": components.actions, "next_kind": NORMAL}
    position.set_header({**empty_header(), **turn})
    return position


def choices(edition: Edition) -> tuple[Option, ...]:
    """Return the options of a game."""
    components = components_of(edition)
    return (
        Option("preparation", str(edition.value("options.preparation")), PREPARATIONS),
        Option("first_placer", PACKS[components.first_placer], tuple(PACKS)),
        Option("target", components.target, least=1, most=components.target),
        Option("turns", components.turn_limit, most=MOST_TURNS),
    )


def read_number(options: Mapping[str, int | str], name: str, least: int, most: int, usual: int) -> int:
    """Return an option that is a number within bounds, the usual one if it is not given."""
    value = options.get(name, usual)
    if type(value) is int and least <= value <= most:
        return value
    raise InvalidOption(f"the option {name!r} is {value!r}, expected a number from {least} to {most}")


def read_word(options: Mapping[str, int | str], name: str, words: tuple[str, ...], usual: str) -> str:
    """Return an option that is one of some words, the usual one if it is not given."""
    value = options.get(name, usual)
    if isinstance(value, str) and value in words:
        return value
    raise InvalidOption(f"the option {name!r} is {value!r}, expected {' or '.join(map(repr, words))}")


def start_drill(edition: Edition, random: Random) -> Jungla:
    """Return a start with some animals of the ready-made array, as many of each pack, and one hunt to win."""
    components = components_of(edition)
    position = Jungla(edition, 2, 1, components.turn_limit)
    size = random.randint(FEWEST_IN_DRILL, MOST_IN_DRILL)
    half = len(components.array) // 2
    for first in (0, half):
        for who in sorted(random.sample(range(first, first + half), size)):
            square, facing = components.array[who]
            position.place(who, square, facing)
    side = random.randrange(2)
    turn = {"side": side, "due": ACTING, "kind": NORMAL, "left": components.actions, "next_kind": NORMAL}
    position.set_header({**empty_header(), **turn})
    return position
