"""Puzzles: positions with a proven win by one first move only.

A collection is a file of lines of JSON in a game's folder, ``puzzles.jsonl``. `verification` can prove each line again:
the side to act wins within a number of plies, no other first move wins, and which reply refutes each other move.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import IO, TYPE_CHECKING

from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.errors import InvalidInput, Unknown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from menagerie.core.game import Game

FILE = "puzzles.jsonl"
MOST_PLIES = 60
MOST_NODES = 1 << 62
LONGEST_LINE = 1_000_000
"""Characters of one puzzle in a file."""
EFFORTS = (3_000, 20_000, 150_000, 1_000_000)
"""The most nodes of a puzzle of the first, second, third and fourth grade."""
KEYS = ("number", "grade", "position", "solutions", "line", "plies", "bound", "nodes", "refutations")

Refutation = tuple[str | None, tuple[str, ...] | None]
"""A reply and the first moves that it refutes; no moves means all others. No reply: the other side is not to act."""


@dataclass(frozen=True)
class Puzzle:
    """One position to solve."""

    position: str
    solutions: tuple[str, ...]
    """The first moves that win: one, or several that differ only in a detail such as the facing."""
    line: tuple[str, ...]
    """A solution, the longest defence, and so on to the end of the game."""
    plies: int
    """The fewest plies within which the win is forced."""
    bound: int
    """No other first move wins within this number of plies, which may be larger."""
    nodes: int
    """The nodes that the proof needed."""
    refutations: tuple[Refutation, ...]
    number: int = 0
    """The place in its collection, from 1; 0 in none."""

    @property
    def grade(self) -> int:
        """The difficulty from 1 to 5, by the nodes of the proof."""
        return 1 + sum(self.nodes > effort for effort in EFFORTS)

    def reply_to(self, move: str) -> str | None:
        """Return the reply that refutes a first move; ``None`` where the mover acts again, or the game is over."""
        usual = None
        for reply, moves in self.refutations:
            if moves is None:
                usual = reply
            elif move in moves:
                return reply
        return usual

    def to_plain(self) -> dict[str, object]:
        """Return the puzzle for JSON."""
        return {
            "number": self.number,
            "grade": self.grade,
            "position": self.position,
            "solutions": list(self.solutions),
            "line": list(self.line),
            "plies": self.plies,
            "bound": self.bound,
            "nodes": self.nodes,
            "refutations": [
                {"reply": reply, "moves": None if moves is None else list(moves)} for reply, moves in self.refutations
            ],
        }


def grouped(replies: dict[str, str | None]) -> tuple[Refutation, ...]:
    """Group first moves by refutation; the largest group comes last, without its moves."""
    groups: dict[str | None, list[str]] = {}
    for move, reply in replies.items():
        groups.setdefault(reply, []).append(move)
    ordered = sorted(groups.items(), key=lambda group: (len(group[1]), group[0] or ""))
    named: list[Refutation] = [(reply, tuple(moves)) for reply, moves in ordered[:-1]]
    return (*named, *((reply, None) for reply, _ in ordered[-1:]))


# Files


def write_puzzle(puzzle: Puzzle) -> str:
    """Return the line of a puzzle, without its end."""
    return json.dumps(puzzle.to_plain(), ensure_ascii=True, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """Read a line that `write_puzzle` wrote; an error names what is wrong."""
    if len(line) > LONGEST_LINE:
        raise InvalidInput(f"a puzzle has at most {LONGEST_LINE:,} characters, got {len(line):,}")
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InvalidInput(f"a puzzle is one line of JSON: {error}") from None
    if not isinstance(plain, dict) or set(plain) != set(KEYS):
        raise InvalidInput(f"a puzzle is an object with {', '.join(KEYS)}, got {shown(plain)}")
    return Puzzle(
        position=one_text(plain["position"], "position"),
        solutions=some_texts(plain["solutions"], "solutions"),
        line=some_texts(plain["line"], "line"),
        plies=whole_number(plain["plies"], 1, MOST_PLIES, "plies", InvalidInput),
        bound=whole_number(plain["bound"], 1, MOST_PLIES, "bound", InvalidInput),
        nodes=whole_number(plain["nodes"], 0, MOST_NODES, "nodes", InvalidInput),
        refutations=tuple(read_refutations(plain["refutations"])),
        number=whole_number(plain["number"], 0, 1_000_000, "number", InvalidInput),
    )


def read_refutations(given: object) -> Iterator[Refutation]:
    """Read replies and what they refute."""
    if not isinstance(given, list):
        raise InvalidInput(f"refutations are a list, got {shown(given)}")
    for each in given:
        if not isinstance(each, dict) or set(each) != {"reply", "moves"}:
            raise InvalidInput(f"a refutation has a reply and moves, got {shown(each)}")
        reply = None if each["reply"] is None else one_text(each["reply"], "reply")
        yield reply, None if each["moves"] is None else some_texts(each["moves"], "moves")


def one_text(given: object, what: str) -> str:
    """Return a text that is not empty; refuse anything else."""
    if isinstance(given, str) and given:
        return given
    raise InvalidInput(f"{what} of a puzzle is a text, got {shown(given)}")


def some_texts(given: object, what: str) -> tuple[str, ...]:
    """Return one text or more; refuse anything else."""
    if isinstance(given, list) and given:
        return tuple(one_text(each, what) for each in given)
    raise InvalidInput(f"{what} of a puzzle is a list of texts, got {shown(given)}")


# Collections


@lru_cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in the order of their numbers; empty if it has none."""
    file = files(f"menagerie.games.{game}") / FILE
    if not file.is_file():
        return ()
    with file.open("rb") as stream:
        return read_puzzles(stream)


def read_puzzles(stream: IO[bytes]) -> tuple[Puzzle, ...]:
    """Read the puzzle on every line of a file."""
    found: list[Puzzle] = []
    while line := stream.readline(LONGEST_LINE + 2):
        try:
            found.append(read_puzzle(line.decode("ascii").rstrip("\r\n")))
        except ValueError as error:
            raise InvalidInput(f"line {len(found) + 1}: {error}") from None
    return tuple(found)


def find_puzzle(game: Game, number: int) -> Puzzle:
    """Return the puzzle with a number."""
    puzzles = collection(game.name)
    for puzzle in puzzles:
        if puzzle.number == number:
            return puzzle
    there = f"1 to {len(puzzles)}" if puzzles else "none"
    raise Unknown(f"{game.name} has no puzzle {number}; there are: {there}")


def numbered(puzzles: Iterable[Puzzle]) -> Sequence[Puzzle]:
    """Put puzzles in order, the easy ones first, and number them."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.plies, puzzle.nodes, puzzle.position))
    return [replace(puzzle, number=number) for number, puzzle in enumerate(ordered, 1)]
