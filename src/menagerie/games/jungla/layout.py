"""How a game of Jungla begins: the options of a game, the empty board and the ready-made array (J11–J14, J96–J99)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.game import Option
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.jungla.board import PACKS
from menagerie.games.jungla.components import components_of
from menagerie.games.jungla.header import ACTING, NORMAL, PREPARING, empty_header
from menagerie.games.jungla.rules import Jungla

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position

PREPARATIONS = ("array", "free")
MOST_TURNS = 100_000
OPTIONS = ("first_placer", "preparation", "target", "turns")


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Jungla:
    """Return the start position for two players or two teams of two."""
    unknown = sorted(set(options) - set(OPTIONS))
    if unknown:
        message = f"jungla has no option {', '.join(map(repr, unknown))}; it has: {', '.join(OPTIONS)}"
        raise InvalidOption(message)
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
    message = f"the option {name!r} is {value!r}, expected a number from {least} to {most}"
    raise InvalidOption(message)


def read_word(options: Mapping[str, int | str], name: str, words: tuple[str, ...], usual: str) -> str:
    """Return an option that is one of some words, the usual one if it is not given."""
    value = options.get(name, usual)
    if isinstance(value, str) and value in words:
        return value
    message = f"the option {name!r} is {value!r}, expected {' or '.join(map(repr, words))}"
    raise InvalidOption(message)


def as_jungla(position: Position) -> Jungla:
    """Return the position if it is one of Jungla; refuse any other game's."""
    if isinstance(position, Jungla):
        return position
    message = f"expected a position of jungla, got {type(position).__name__}"
    raise InvalidPosition(message)
