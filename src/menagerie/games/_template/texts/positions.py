"""Positions of Otter Run as texts: ``1,2 13/22 0 standard``.

A position is the cells of both otters, the shells in both hands (``-`` for none), the number of turns played, and the
edition. Each has exactly one text, and reading it gives back the same position.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.errors import InvalidPosition
from menagerie.games._template.components.board import river_of
from menagerie.games._template.rules.position import Template
from menagerie.games._template.rules.setup import as_template

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games._template.components.board import River

FIELDS = "<cells> <hands> <turn> <edition>"
NUMBER = "(0|[1-9][0-9]{0,3})"
POSITION = re.compile(rf"{NUMBER},{NUMBER} ([1-9]*|-)/([1-9]*|-) {NUMBER} (\S+)")


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
        raise InvalidPosition(f"position {text[:60]!r}: expected {FIELDS}, as in '1,2 13/22 0 standard'")
    edition = editions.get(found[6])
    if edition is None:
        raise InvalidPosition(
            f"position {text[:60]!r}: there is no edition {found[6][:40]!r}, only {', '.join(sorted(editions))}"
        )
    otters = (int(found[1]), int(found[2]))
    hands = (read_hand(found[3]), read_hand(found[4]))
    problems = position_problems(river_of(edition), otters, hands, int(found[5]))
    if problems or "" in found.groups():
        raise InvalidPosition(f"position {text[:60]!r}: " + "; ".join(problems or ["an empty hand is written -"]))
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
