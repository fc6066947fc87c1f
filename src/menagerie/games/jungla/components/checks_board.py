"""Checks of the map and the dens of an edition: known letters, equal sides, goals that can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.edition.sources import shortened
from menagerie.games.jungla.components.board import GOAL, OFF, PACKS, VOID
from menagerie.games.jungla.components.checks_animals import words_in
from menagerie.games.jungla.components.printed import read_board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Problems
    from menagerie.games.jungla.components.board import Board

MOST_SQUARES = 224
MOST_COLUMNS = 26
MOST_DEN_SQUARES = 63
FEWEST_DEN_SQUARES = 16
KINDS = {
    "land": "land",
    "land_den": "land",
    "defence": "land",
    "water": "water",
    "water_den": "water",
    "hunt": "goal",
    "prison": "goal",
    "void": "none",
}
"""The kinds of squares and the ground that each of them is (J8)."""
NOBODYS = ("land", "water", "void")
DENS = ("land_den", "water_den")


# The map


def check_board(problems: Problems) -> Board | None:
    """Check the map; return it if it can be read."""
    before = len(problems.found)
    legend = problems.require("board.legend", dict) or {}
    for letter, square in legend.items():
        check_legend(problems, letter, square)
    rows = problems.require(
        "board.map", list, lambda value: words_in(value) and all(value) and value != [], "rows of letters"
    )
    problems.require("board.neighbours", int, lambda value: value == 8, "8: the rules know no other (J10)")
    if rows:
        check_map(problems, rows, legend)
    if len(problems.found) > before:
        return None
    board = read_board(problems.edition)
    check_symmetry(problems, board)
    for pack in range(2):
        check_goals(problems, board, pack)
    return board


def check_legend(problems: Problems, letter: str, square: object) -> None:
    """Check what a letter of the map stands for."""
    entry = square if isinstance(square, dict) else {}
    kind, owner, ground = (entry.get(name) for name in ("kind", "owner", "ground"))
    path = f'board.legend."{letter}"'
    if not isinstance(kind, str) or kind not in KINDS:
        problems.add(f"{path} is of the kind {shortened(kind)}, expected one of {', '.join(KINDS)}")
        return
    problems.check(ground == KINDS[kind], f"{path} is {kind} on the ground {ground!r}, expected {KINDS[kind]!r} (J8)")
    owners = ("none",) if kind in NOBODYS else PACKS
    fits = isinstance(owner, str) and owner in owners
    problems.check(fits, f"{path} is {kind} of {shortened(owner)}, expected {' or '.join(owners)} (J7)")


def check_map(problems: Problems, rows: list[str], legend: Mapping[str, object]) -> None:
    """Check the size and the letters of the map."""
    problems.require("board.rows", int, lambda value: value == len(rows), f"{len(rows)}, as many as board.map has")
    problems.require(
        "board.columns", int, lambda value: value == len(rows[0]), f"{len(rows[0])}, as many as board.map has"
    )
    problems.check(len({len(row) for row in rows}) == 1, "board.map: the rows are not equally long")
    size = sum(map(len, rows))
    problems.check(size <= MOST_SQUARES, f"board.map has {size} squares, at most {MOST_SQUARES} fit")
    columns = len(rows[0])
    problems.check(columns <= MOST_COLUMNS, f"board.map has {columns} columns, letters name at most {MOST_COLUMNS}")
    for letter in sorted(set("".join(rows)) - set(legend)):
        problems.add(f"board.map has the letter {letter!r}, which board.legend does not explain")


def check_symmetry(problems: Problems, board: Board) -> None:
    """Check whether half a turn maps the board onto itself with the packs exchanged."""
    unlike = []
    for number in range(len(board.squares) // 2 + 1):
        twin = board.half_turned(number)
        here, there = board.squares[number], board.squares[twin]
        swapped = {0: 1, 1: 0}.get(there.owner, there.owner)
        if (here.kind, here.owner) != (there.kind, swapped):
            unlike.append(f"{board.name(number)} is {here.kind}, its twin {board.name(twin)} {there.kind}")
    problems.check(not unlike, f"the board is not symmetric: {', '.join(unlike)}")


def check_goals(problems: Problems, board: Board, pack: int) -> None:
    """Check whether a pack has its goals, and a way leads to them from the other pack's den."""
    name = PACKS[pack]
    hunts, prisons = board.of_kind(pack, "hunt"), board.of_kind(pack, "prison")
    near = reachable(board, set(board.of_kind(1 - pack, *DENS)))
    problems.check(bool(hunts), f"the board has no hunt square of {name} (J7)")
    problems.check(len(prisons) == 1, f"the board has {len(prisons)} prison squares of {name}, expected one (J7)")
    for what, goals in (("hunt squares", hunts), ("prison", prisons)):
        problems.check(not goals or bool(near & set(goals)), f"goal unreachable: no way leads to the {what} of {name}")


def reachable(board: Board, start: set[int]) -> set[int]:
    """Return every square that is connected with some squares, goals ending the way."""
    found, rim = set(start), list(start)
    while rim:
        square = rim.pop()
        for way in range(8):
            neighbour = board.beside(square, way)
            if neighbour != OFF and neighbour not in found:
                found.add(neighbour)
                if board.squares[neighbour].ground not in {GOAL, VOID}:
                    rim.append(neighbour)
    return found


# The dens


def check_den(problems: Problems, board: Board | None, pack: int) -> tuple[int, ...] | None:
    """Check the two rows of a den; return its squares if they can be read."""
    path = f"board.den.{PACKS[pack]}"
    first = problems.require(f"{path}.first_row", list, words_in, "squares")
    second = problems.require(f"{path}.second_row", list, words_in, "squares")
    behind = problems.require(
        f"{path}.behind", dict, lambda value: words_in([*value.values()]), "a square for each of the second row"
    )
    if first is None or second is None or behind is None:
        return None
    names = first + second
    problems.check(set(behind) == set(second), f"{path}.behind does not name just the second row")
    problems.check(set(behind.values()) <= set(first), f"{path}.behind leads to squares outside the first row")
    problems.check(len(set(names)) == len(names), f"{path}: a square stands twice in the rows")
    check_den_size(problems, path, len(names))
    return None if board is None else den_squares(problems, board, pack, names)


def check_den_size(problems: Problems, path: str, size: int) -> None:
    """Check whether a den holds 15 animals and one that returns."""
    problems.check(
        size >= FEWEST_DEN_SQUARES, f"{path} has {size} squares, too small: at least {FEWEST_DEN_SQUARES} are used"
    )
    problems.check(size <= MOST_DEN_SQUARES, f"{path} has {size} squares, at most {MOST_DEN_SQUARES} fit")


def den_squares(problems: Problems, board: Board, pack: int, names: list[str]) -> tuple[int, ...] | None:
    """Return the squares of a den if they are those of the map."""
    squares, printed = {board.number(name) for name in names}, set(board.of_kind(pack, *DENS))
    fits = squares == printed
    problems.check(fits, f"board.den.{PACKS[pack]} does not name just the den squares of the map")
    return tuple(sorted(printed)) if fits else None
