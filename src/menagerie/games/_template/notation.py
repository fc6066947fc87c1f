"""Positions and moves of Otter Run as texts: ``1,2 13/22 0 standard`` and ``draw 1``, ``play 1``, ``rest``.

A position is the cells of both otters, the shells in both hands (``-`` for none), the number of turns played, and the
edition. Each has exactly one text, and reading it gives back the same position.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.errors import InvalidMove, InvalidPosition
from menagerie.games._template.board import DRAW, PLAY, REST, river_of
from menagerie.games._template.rules import Template

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games._template.board import River

FIELDS = "<cells> <hands> <turn> <edition>"
NUMBER = "(0|[1-9][0-9]{0,3})"
POSITION = re.compile(rf"{NUMBER},{NUMBER} ([1-9]*|-)/([1-9]*|-) {NUMBER} (\S+)")
MOVE = re.compile(r"(draw|play) ([1-9])|(rest)")
VERBS = {DRAW: "draw", PLAY: "play", REST: "rest"}


def as_template(position: Position) -> Template:
    """Return the position if it is one of Otter Run; refuse any other game's."""
    if isinstance(position, Template):
        return position
    message = f"expected a position of Otter Run, got {type(position).__name__}"
    raise InvalidPosition(message)


# Positions


def write_position(position: Position) -> str:
    """Return the one text of a position."""
    game = as_template(position)
    return write_fields(game, (hand_text(game.shells_of(1)), hand_text(game.shells_of(2))))


def write_fields(game: Template, hands: tuple[str, str]) -> str:
    """Join the fields of a position or of a view."""
    return f"{game.otters[0]},{game.otters[1]} {'/'.join(hands)} {game.turn} {game.edition.id}"


def hand_text(shells: Iterable[int | str]) -> str:
    """Write down a hand."""
    return "".join(map(str, shells)) or "-"


def read_position(editions: Mapping[str, Edition], text: str) -> Template:
    """Read a position text; everything that is wrong with it stands in one `InvalidPosition`."""
    found = POSITION.fullmatch(text)
    if found is None:
        message = f"position {text[:60]!r}: expected {FIELDS}, as in '1,2 13/22 0 standard'"
        raise InvalidPosition(message)
    edition = editions.get(found[6])
    if edition is None:
        message = f"position {text[:60]!r}: there is no edition {found[6][:40]!r}, only {', '.join(sorted(editions))}"
        raise InvalidPosition(message)
    otters = (int(found[1]), int(found[2]))
    hands = (read_hand(found[3]), read_hand(found[4]))
    problems = position_problems(river_of(edition), otters, hands, int(found[5]))
    if problems or "" in found.groups():
        message = f"position {text[:60]!r}: " + "; ".join(problems or ["an empty hand is written -"])
        raise InvalidPosition(message)
    position = Template(edition)
    position.set_state(otters, hands, int(found[5]))
    return position


def read_hand(text: str) -> list[int]:
    """Read a hand."""
    return [int(shell) for shell in text if shell != "-"]


def position_problems(
    river: River, otters: tuple[int, int], hands: tuple[list[int], list[int]], turn: int
) -> list[str]:
    """Return everything that cannot be so in a run on this river."""
    problems = []
    if otters[0] == otters[1]:
        problems.append(f"both otters are on cell {otters[0]} (T6)")
    if turn > river.turns:
        problems.append(f"{turn} turns are played, at most {river.turns} can be (T10)")
    if turn == 0 and otters != river.starts:
        problems.append(
            f"the otters are on {otters[0]} and {otters[1]} before the first turn, not on their starts (T2)"
        )
    for seat in (1, 2):
        problems += seat_problems(river, seat, otters[seat - 1], hands[seat - 1], turn)
    return problems


def seat_problems(river: River, seat: int, otter: int, hand: Sequence[int], turn: int) -> list[str]:
    """Return what cannot be so with one otter and its shells."""
    problems = []
    just_played = turn > 0 and seat == 2 - turn % 2
    fewest = 0 if turn == 0 else river.hand - just_played
    if not river.starts[seat - 1] <= otter <= river.cells:
        problems.append(f"otter {seat} is on cell {otter}, expected {river.starts[seat - 1]} to {river.cells} (T1)")
    if otter == river.cells and not (just_played and len(hand) == fewest):
        problems.append(f"otter {seat} is in the sea, but the game went on (T9)")
    if not fewest <= len(hand) <= river.hand:
        problems.append(f"hand {seat} has {len(hand)} shells, expected {fewest} to {river.hand} (T3, T4)")
    if list(hand) != sorted(hand) or any(shell not in river.shells for shell in hand):
        problems.append(f"hand {seat} is {hand_text(hand)[:20]}, expected sorted numbers up to {river.shells[-1]} (T4)")
    return problems


# Moves


def every_move(position: Position) -> list[int]:
    """Return all moves that can be written down."""
    shells = as_template(position).river.shells
    return [*(DRAW + shell for shell in shells), *(PLAY + shell for shell in shells), REST]


def move_parts(game: Template, move: int) -> tuple[int, int]:
    """Take a move apart into DRAW, PLAY or REST and its shell, 0 for none."""
    if type(move) is not int or move not in every_move(game):
        message = f"{move!r} is the number of no move of Otter Run"
        raise InvalidMove(message)
    return move - move % 10, move % 10


def write_move(position: Position, move: int) -> str:
    """Return the one text of a move, legal or not."""
    verb, shell = move_parts(as_template(position), move)
    return f"{VERBS[verb]} {shell}" if shell else VERBS[verb]


def read_move(position: Position, text: str) -> int:
    """Read any well-formed move text, legal or not."""
    found = MOVE.fullmatch(text)
    shells = as_template(position).river.shells
    if found is None or (found[2] and int(found[2]) not in shells):
        message = f"{text[:40]!r} is not a move; expected rest, or draw or play and a shell from 1 to {shells[-1]}"
        raise InvalidMove(message)
    return REST if found[3] else (DRAW if found[1] == VERBS[DRAW] else PLAY) + int(found[2])
