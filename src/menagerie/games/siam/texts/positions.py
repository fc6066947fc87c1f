"""Positions of Siam as texts, and back: six fields, ``<board> <side> <ply> <exits> <winner> <variant>``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.errors import InvalidPosition
from menagerie.games.siam.components.board import NO_PIECE, NUMBERS, ROCK_PIECE, SIZE, SQUARES
from menagerie.games.siam.components.checks import layout_of
from menagerie.games.siam.components.pieces import LETTERS, owner
from menagerie.games.siam.rules.setup import as_siam, empty_board
from menagerie.games.siam.texts.moves import shown

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games.siam.components.checks import Layout
    from menagerie.games.siam.rules.position import Siam

SIDES = ("ele", "rhi")
PIECES = {letter: piece for piece, letter in LETTERS.items()}
FIELDS = "<board> <side> <ply> <exits> <winner> <variant>"
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
READING_ORDER = tuple(NUMBERS[f"{file}{rank}"] for rank in "54321" for file in "abcde")
"""The squares as the board field lists them: rank 5 first, each rank from file a to file e."""


# Positions to texts


def write_position(position: Position) -> str:
    """Return the one text of a position."""
    siam = as_siam(position)
    exits = ",".join(map(str, siam.exits))
    winner = SIDES[siam.winner - 1] if siam.winner else "-"
    return f"{write_board(siam)} {SIDES[siam.ply % 2]} {siam.ply} {exits} {winner} {siam.edition.id}"


def write_board(position: Siam) -> str:
    """Return the board field."""
    pieces = position.pieces()
    row = "".join([LETTERS[pieces[square]] for square in READING_ORDER])
    return "/".join([row[start : start + SIZE] for start in range(0, SQUARES, SIZE)])


# Texts to positions


def read_position(editions: Mapping[str, Edition], text: str) -> Siam:
    """Read a position text; everything that is wrong with it stands in one `InvalidPosition`."""
    fields = text.split(" ")
    if len(fields) != FIELDS.count(" ") + 1:
        raise InvalidPosition(
            f"position {shown(text)}: {len(fields)} fields, expected 6 with one space between them: {FIELDS}"
        )
    reader = Reader()
    position = reader.position(editions, *fields)
    if position is None:
        raise InvalidPosition(f"position {shown(text, 80)}: " + "; ".join(reader.problems))
    return position


class Reader:
    """Reads the six fields of a position text; `problems` collects the problems."""

    def __init__(self) -> None:
        """Begin with nothing wrong."""
        self.problems: list[str] = []

    def position(  # noqa: PLR0913, PLR0917 - the six fields
        self, editions: Mapping[str, Edition], squares: str, side: str, ply: str, exits: str, winner: str, variant: str
    ) -> Siam | None:
        """Return the position, or nothing if there are problems."""
        pieces = self.read_board(squares)
        turns = self.read_number(ply, "ply")
        self.check_side(side, turns)
        used = self.read_exits(exits)
        seat = self.read_winner(winner)
        if variant not in editions:
            self.problems.append(f"the variant is {shown(variant)}, expected one of {', '.join(sorted(editions))}")
            return None
        edition = editions[variant]
        self.check_pieces(layout_of(edition), pieces, seat)
        self.check_exits(layout_of(edition), used)
        if self.problems or turns is None or used is None or seat is None:
            return None
        return set_up(edition, pieces, (turns, used, seat))

    def read_board(self, squares: str) -> list[int]:
        """Return what stands on each square in reading order."""
        ranks = squares.split("/")
        if len(ranks) != SIZE:
            self.problems.append(f"the board has {len(ranks)} ranks, expected 5 with / between them: {shown(squares)}")
        for number, rank in zip("54321", ranks, strict=False):
            self.check_rank(number, rank)
        return [PIECES[piece] for rank in ranks for piece in rank if piece in PIECES]

    def check_rank(self, number: str, rank: str) -> None:
        """Note a rank that is too short or too long, and the first character that stands for nothing."""
        if len(rank) != SIZE:
            self.problems.append(f"rank {number} has {len(rank)} squares, expected 5: {shown(rank)}")
        unknown = next((piece for piece in rank if piece not in PIECES), None)
        if unknown is not None:
            self.problems.append(f"rank {number} has {unknown!r}, expected '.', '#', N E S W or n e s w: {shown(rank)}")

    def read_number(self, text: str, what: str) -> int | None:
        """Return a number written the one way there is: digits, no sign, no leading zero, not too large."""
        if NUMBER.fullmatch(text):
            return int(text)
        self.problems.append(f"the {what} is {shown(text)}, expected 0 to 999999999 in plain digits")
        return None

    def check_side(self, side: str, ply: int | None) -> None:
        """Note a side that does not exist or does not play at this ply (S5)."""
        if side not in SIDES:
            self.problems.append(f"the side is {shown(side)}, expected ele or rhi")
        elif ply is not None and side != SIDES[ply % 2]:
            self.problems.append(f"the side at ply {ply} is {side}, expected ele at even plies, rhi at odd ones (S5)")

    def read_exits(self, text: str) -> tuple[int, int] | None:
        """Return the exits made by each side."""
        parts = text.split(",")
        if len(parts) != len(SIDES):
            self.problems.append(f"the exits are {shown(text)}, expected two numbers with a comma between them")
            return None
        elephants = self.read_number(parts[0], "number of exits by elephants")
        rhinos = self.read_number(parts[1], "number of exits by rhinos")
        return None if elephants is None or rhinos is None else (elephants, rhinos)

    def read_winner(self, text: str) -> int | None:
        """Return the seat that has won, 0 while the game goes on."""
        if text in SIDES:
            return SIDES.index(text) + 1
        if text != "-":
            self.problems.append(f"the winner is {shown(text)}, expected -, ele or rhi")
            return None
        return 0

    def check_pieces(self, layout: Layout, pieces: list[int], winner: int | None) -> None:
        """Note too many animals of a side (S2), and rocks too few or too many (S3, S29)."""
        for seat, name in enumerate(("elephants", "rhinos"), start=1):
            count = sum(owner(piece) == seat for piece in pieces)
            if count > layout.animals_each:
                self.problems.append(f"there are {count} {name}, expected at most {layout.animals_each} (S2)")
        rocks = len(layout.rocks) - bool(winner)
        if winner is not None and pieces.count(ROCK_PIECE) != rocks:
            when = "after the game is won (S29)" if winner else "while the game goes on (S3)"
            self.problems.append(f"there are {pieces.count(ROCK_PIECE)} rocks, expected {rocks} {when}")

    def check_exits(self, layout: Layout, exits: tuple[int, int] | None) -> None:
        """Note a side that has left the board more often than it may (S35)."""
        if exits and layout.exit_limit and max(exits) > layout.exit_limit:
            most = layout.exit_limit
            self.problems.append(f"the exits are {exits[0]},{exits[1]}, expected at most {most} a side (S35)")


def set_up(edition: Edition, pieces: list[int], counters: tuple[int, tuple[int, int], int]) -> Siam:
    """Return the position with these pieces, in reading order."""
    position = empty_board(edition)
    for square, piece in zip(READING_ORDER, pieces, strict=True):
        if piece != NO_PIECE:
            position.place(square, piece)
    position.set_counters(*counters)
    return position
