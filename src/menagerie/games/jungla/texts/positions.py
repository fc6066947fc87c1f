"""Positions of Jungla as texts; `reading` reads them.

A position is twelve fields and four lists::

    jungla1 <edition> <options> <turns> <score> <last> <side> <due> <kind> <left> <rest> <next>
     | <red> | <blue> | <red prisoners> | <blue prisoners>
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS, OFF
from menagerie.games.jungla.components.printed import whole_pack
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.letters import words_of

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games.jungla.rules.position import Jungla
    from menagerie.games.jungla.texts.letters import Words

FORMAT = "jungla1"
PACKS = "RB"
WINNERS = ("R", "B", "draw")
KINDS = ("-", "normal", "bonus")


def write_position(position: Position) -> str:
    """Return the one text of a position."""
    jungla = as_jungla(position)
    words, header = words_of(jungla.edition), jungla.header
    lists = [write_pack(jungla, words, header["armour"] >> pack & 1, pack) for pack in range(2)]
    prisons = [words.listed(0, header["red_prison"]), words.listed(1, header["blue_prison"])]
    return " | ".join((write_header(jungla, words, header), *lists, *prisons))


def write_header(position: Jungla, words: Words, header: dict[str, int]) -> str:
    """Return the twelve fields."""
    side = header["side"]
    again = f"bonus:{words.letters[whole_pack(side)[header['actor']]]}"
    fields = (
        *(FORMAT, position.edition.id, write_options(position, words)),
        *(header["turns"], f"{header['red']}-{header['blue']}", "-RB"[header["last"]]),
        *("-" if header["due"] == head.OVER else PACKS[side], write_due(words, header)),
        *(again if header["kind"] == head.BONUS_AGAIN else KINDS[header["kind"]], header["left"]),
        *(words.listed(side, header["rest"]), KINDS[header["next_kind"]]),
    )
    return " ".join(map(str, fields))


def write_options(position: Jungla, words: Words) -> str:
    """Return the options that differ from the edition's."""
    printed = words.components
    options = {
        "players": (position.players, printed.players),
        "target": (position.target, printed.target),
        "turns": (position.limit, printed.turn_limit),
    }
    return ",".join(f"{name}={value}" for name, (value, usual) in options.items() if value != usual) or "-"


def write_due(words: Words, header: dict[str, int]) -> str:
    """Return the decision that is due."""
    due, liberator = header["due"], words.letters[whole_pack(header["side"])[header["liberator"]]]
    if due == head.OVER:
        return f"over:{WINNERS[header['winner'] - 1]}"
    if due == head.FREEING:
        return f"free:{liberator}:{header['freed']}"
    if due in {head.GOING_HOME, head.GOING_HOME_FIRST}:
        return f"home:{PACKS[header['due_pack']]}" + f":{liberator}" * (due == head.GOING_HOME_FIRST)
    return "place" if due == head.PREPARING else "act"


def write_pack(position: Jungla, words: Words, armour: int, pack: int) -> str:
    """Return the animals of a pack on the board, in pack order."""
    animals = []
    squares, facings = position.squares(), position.facings()
    for who in whole_pack(pack):
        square = squares[who]
        if square != OFF:
            plus = "+" if armour and who == words.leaders[pack] else ""
            animals.append(f"{words.letters[who]}{plus}{words.names[square]}{DIRECTIONS[facings[who]]}")
    return " ".join(animals) or "-"
