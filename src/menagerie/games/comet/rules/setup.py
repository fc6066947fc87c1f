"""The options of a match, and start positions for two to four players (C2–C7, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.core.game import Option
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.rules.position import Comet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position

SWITCHES = ("comet_ready_hero", "jump_chain_single")
"""What a position text may name in its list of switches, sorted (10.2)."""
JUMP_CHAINS = {"unlimited": False, "single": True}
FLAGS = {"true": True, "false": False, "1": True, "0": False, "True": True, "False": False}


def start(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Comet:
    """Return the start position, before the first event of chance (10.4).

    Options: `board`, the id of a side; `jump_chain`, "unlimited" or "single" (A1); `comet_ready_hero`, true or false
    (A13). What is not given is as the edition says.
    """
    components = components_of(edition)
    whole_number(seats, min(components.setup), max(components.setup), "the number of players")
    values: dict[str, Mapping[str, object]] = {
        "board": {side: side for side in components.boards},
        "jump_chain": JUMP_CHAINS,
        "comet_ready_hero": FLAGS,
    }
    chosen = {name: option(name, value, values) for name, value in options.items()}
    side = str(chosen.get("board", next(iter(components.boards))))
    single = bool(chosen.get("jump_chain", components.single_jumps))
    readies = bool(chosen.get("comet_ready_hero", components.comet_readies_hero))
    position = Comet(edition, side, seats, single, readies)
    position.set_up()
    return position


def choices(edition: Edition) -> tuple[Option, ...]:
    """Return the options of a game."""
    components = components_of(edition)
    sides = tuple(components.boards)
    chain = next(word for word, single in JUMP_CHAINS.items() if single == components.single_jumps)
    return (
        Option("board", sides[0], sides),
        Option("jump_chain", chain, tuple(JUMP_CHAINS)),
        Option("comet_ready_hero", str(components.comet_readies_hero).lower(), ("true", "false")),
    )


def option(name: str, value: object, values: Mapping[str, Mapping[str, object]]) -> object:
    """Return what an option stands for; refuse an unknown one, or a value that it cannot have."""
    if name not in values:
        raise InvalidOption(f"comet has no option {shown(name)}; its options are {', '.join(values)}")
    word = value if isinstance(value, str) else shown(value)
    if word not in values[name]:
        allowed = ", ".join(word for word in values[name] if word.islower() or not word.isalpha())
        raise InvalidOption(f"the option {name} of comet is one of {allowed}, got {shown(value)}")
    return values[name][word]


def as_comet(position: Position) -> Comet:
    """Return the position if it is one of Comet; refuse any other game's."""
    if isinstance(position, Comet):
        return position
    raise InvalidPosition(f"expected a position of comet, got {type(position).__name__}")
