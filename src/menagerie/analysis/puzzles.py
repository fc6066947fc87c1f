"""Puzzles: positions with a win that is proven and that only one first move leads to.

A collection is a file of lines of JSON in a game's folder, ``puzzles.jsonl``. What a line says can be proved again at
any time (`menagerie.analysis.puzzle_proof`): that the side to act wins within so many plies whatever is played, that no
other first move does, and by which reply each of these fails.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import IO, TYPE_CHECKING

from menagerie.core.bounds import shown, whole_number
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
"""Up to so many positions looked at make a puzzle one of the first, second, third, fourth grade."""
KEYS = ("number", "grade", "position", "solutions", "line", "plies", "bound", "nodes", "refutations")

Refutation = tuple[str | None, tuple[str, ...] | None]
"""A reply and the first moves that it refutes: none named means all others. No reply: it is not for others to reply."""


@dataclass(frozen=True)
class Puzzle:
    """One position to solve."""

    position: str
    solutions: tuple[str, ...]
    """The first moves that win: one, or some that differ only in a detail such as the facing afterwards."""
    line: tuple[str, ...]
    """A solution, the longest defence, and so on to the end of the game."""
    plies: int
    """Within so many plies the win is forced, and within fewer it is not."""
    bound: int
    """No other first move wins within so many plies, which may be more."""
    nodes: int
    """How many positions a proof without any judgement looked at before it found the win."""
    refutations: tuple[Refutation, ...]
    number: int = 0
    """The place in its collection, from 1; 0 in none."""

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5, by how much search it needs."""
        return 1 + sum(self.nodes > effort for effort in EFFORTS)

    def reply_to(self, move: str) -> str | None:
        """Return the reply that refutes a first move; nothing where the mover goes on, or the game is over."""
        usual = None
        for reply, moves in self.refutations:
            if moves is None:
                usual = reply
            elif move in moves:
                return reply
        return usual

    def to_plain(self) -> dict[str, object]:
        """Return the puzzle as what JSON knows."""
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
    """Put first moves with the same refutation together, the largest group last and without naming its moves."""
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
    """Read a line that `write_puzzle` wrote; whatever is wrong with it is named."""
    if len(line) > LONGEST_LINE:
        message = f"a puzzle has at most {LONGEST_LINE:,} characters, got {len(line):,}"
        raise InvalidInput(message)
    try:
        plain = json.loads(line)
    except (ValueError, RecursionError) as error:
        message = f"a puzzle is one line of JSON: {error}"
        raise InvalidInput(message) from None
    if not isinstance(plain, dict) or set(plain) != set(KEYS):
        message = f"a puzzle is an object with {', '.join(KEYS)}, got {shown(plain)}"
        raise InvalidInput(message)
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
        message = f"refutations are a list, got {shown(given)}"
        raise InvalidInput(message)
    for each in given:
        if not isinstance(each, dict) or set(each) != {"reply", "moves"}:
            message = f"a refutation has a reply and moves, got {shown(each)}"
            raise InvalidInput(message)
        reply = None if each["reply"] is None else one_text(each["reply"], "reply")
        yield reply, None if each["moves"] is None else some_texts(each["moves"], "moves")


def one_text(given: object, what: str) -> str:
    """Return a text that is not empty; refuse anything else."""
    if isinstance(given, str) and given:
        return given
    message = f"{what} of a puzzle is a text, got {shown(given)}"
    raise InvalidInput(message)


def some_texts(given: object, what: str) -> tuple[str, ...]:
    """Return one text or more; refuse anything else."""
    if isinstance(given, list) and given:
        return tuple(one_text(each, what) for each in given)
    message = f"{what} of a puzzle is a list of texts, got {shown(given)}"
    raise InvalidInput(message)


# Collections


@lru_cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game, in the order of their numbers; nothing if it has none."""
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
            message = f"line {len(found) + 1}: {error}"
            raise InvalidInput(message) from None
    return tuple(found)


def find_puzzle(game: Game, number: int) -> Puzzle:
    """Return the puzzle with a number."""
    puzzles = collection(game.name)
    for puzzle in puzzles:
        if puzzle.number == number:
            return puzzle
    there = f"1 to {len(puzzles)}" if puzzles else "none"
    message = f"{game.name} has no puzzle {number}; there are: {there}"
    raise Unknown(message)


def numbered(puzzles: Iterable[Puzzle]) -> Sequence[Puzzle]:
    """Put puzzles in order, the easy ones first, and number them."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.plies, puzzle.nodes, puzzle.position))
    return [replace(puzzle, number=number) for number, puzzle in enumerate(ordered, 1)]
