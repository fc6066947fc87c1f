"""Puzzles: what is shipped, how it is read, and what proves it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.puzzles.catalogue import (
    collection,
    find_puzzle,
    grouped,
    numbered,
    read_puzzle,
    write_puzzle,
)
from menagerie.analysis.puzzles.mining import search
from menagerie.analysis.puzzles.proof import Prover
from menagerie.analysis.puzzles.solving import Attempt, Judgement
from menagerie.analysis.puzzles.verification import Demand, problems, prove
from menagerie.core import registry
from menagerie.errors import IllegalMove, InvalidInput, Unknown

if TYPE_CHECKING:
    from menagerie.analysis.puzzles.catalogue import Puzzle

SIAM, JUNGLA = registry.load("siam"), registry.load("jungla")
SHIPPED = {"siam": 200, "jungla": 50}
IN_THREE = "...S./..S#./.#Sn./..Se./E#nnw ele 22 0,0 - classic2005"
SOLVED_BY = "c2-b2S"


@cache
def three() -> Puzzle:
    """Return a puzzle of three plies, proved here and now."""
    puzzle = prove(SIAM, SIAM.parse_position(IN_THREE))
    assert puzzle is not None
    return puzzle


def test_a_position_becomes_a_puzzle() -> None:
    """The one winning move, the whole line, and a refutation of every other move."""
    puzzle = three()
    assert (puzzle.solutions, puzzle.plies, puzzle.bound) == ((SOLVED_BY,), 3, 5)
    assert puzzle.line[0] == SOLVED_BY
    assert puzzle.line[2] == "b2-b1!"
    assert puzzle.grade == 1
    assert problems(SIAM, puzzle) == []


def test_positions_that_are_no_puzzles() -> None:
    """No win, a win at once, or several ways to win: nothing to solve."""
    assert prove(SIAM, SIAM.new(), Demand(longest=3)) is None
    assert prove(SIAM, SIAM.parse_position(".#.../.N.../..##./...../..... ele 8 0,0 - classic2005")) is None
    several = SIAM.parse_position("##.../NN.../..#../...../..... ele 8 0,0 - classic2005")
    assert prove(SIAM, several, Demand(shortest=1)) is None


def test_too_little_work_proves_nothing() -> None:
    """A position that cannot be settled with the work allowed is not called a puzzle."""
    position = SIAM.parse_position(IN_THREE)
    assert prove(SIAM, position, Demand(nodes=10)) is None
    plain = prove(SIAM, position, Demand(spare=1))
    assert plain is not None
    assert plain.bound == plain.plies == 3


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"solutions": ("e2-x",)}, "does not win"),
        ({"solutions": (SOLVED_BY, "c2-b2W")}, "different moves"),
        ({"plies": 1}, "no win is forced within 1"),
        ({"plies": 5}, "a win is forced within 4"),
        ({"bound": 2}, "below"),
        ({"line": ("c2-b2S", "c1-c2E", "b2@N")}, "does not end with the win"),
        ({"line": ("c2-b2S",)}, "not a solution in 3 plies"),
        ({"refutations": (("a1-x", None),)}, "no reply"),
        ({"refutations": (("e1-x", None),)}, "does not refute"),
        ({"refutations": ((None, None),), "solutions": ("c2-b2W",)}, "wins within"),
        ({"position": "nonsense"}, "nonsense"),
    ],
)
def test_what_does_not_hold_is_found(changes: dict[str, object], complaint: str) -> None:
    """Proving again names what is wrong with a puzzle."""
    found = problems(SIAM, replace(three(), **changes))  # type: ignore[arg-type]
    assert any(complaint in problem for problem in found), found


def test_lines_go_round() -> None:
    """A puzzle that is written and read again is the same."""
    puzzle = three()
    assert read_puzzle(write_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        "nonsense",
        write_puzzle(replace(three(), plies=0)),
        write_puzzle(replace(three(), solutions=())),
        write_puzzle(replace(three(), position="")),
        write_puzzle(three()).replace('"moves":null', '"moves":7'),
        write_puzzle(three()).replace('"refutations":[', '"refutations":[7,'),
        " " * 1_000_001,
    ],
)
def test_lines_that_are_none(line: str) -> None:
    """Whatever is no puzzle is refused with one of our errors."""
    with pytest.raises(InvalidInput):
        read_puzzle(line)


def test_refutations_are_grouped() -> None:
    """The most common reply stands last and for all moves not named."""
    replies = {"a": "x", "b": "y", "c": "x", "d": None}
    puzzle = replace(three(), refutations=grouped(dict(replies)))
    assert puzzle.refutations[-1] == ("x", None)
    assert {move: puzzle.reply_to(move) for move in replies} == replies


def test_puzzles_are_found_in_games() -> None:
    """Mining gives puzzles that hold, none twice, and the same ones again for the same seed."""
    first = list(islice(search(SIAM, None, 0, 3), 2))
    assert len(first) == 2
    assert [problems(SIAM, puzzle) for puzzle in first] == [[], []]
    assert next(search(SIAM, None, 0, 3)) == first[0]
    assert next(search(SIAM, None, 0, 3, known=first[:1])) == first[1]


def test_drills_are_positions() -> None:
    """Short games of Jungla begin with a valid position in which one hunt wins."""
    for seed in range(20):
        start = JUNGLA.drill(None, Random(seed))
        text = JUNGLA.format_position(start)
        assert "target=1" in text
        assert JUNGLA.format_position(JUNGLA.parse_position(text)) == text
    assert SIAM.drill(None, Random(0)) == SIAM.new()


# Solving


def test_solving() -> None:
    """A wrong move is refuted and taken back, a right one is answered by the longest defence, the end is noticed."""
    attempt = Attempt(SIAM, three())
    assert attempt.hint() == SOLVED_BY
    wrong = attempt.play("a1@N")
    assert wrong.judgement is Judgement.WRONG
    assert wrong.replies
    assert not attempt.position.moves_played
    with pytest.raises(IllegalMove):
        attempt.play("a1-b1E")
    right = attempt.play(SOLVED_BY)
    assert right.judgement is Judgement.RIGHT
    assert len(right.replies) == 1
    late = attempt.play("a1@N")
    assert late.judgement is Judgement.WRONG
    solved = attempt.play(attempt.hint())
    assert solved.judgement is Judgement.SOLVED
    assert attempt.tries == 4


# What is shipped


@pytest.mark.parametrize("game", SHIPPED)
def test_collections_are_whole(game: str) -> None:
    """Enough puzzles, numbered from 1 and ordered by grade, all different, with legal solutions and lines that win."""
    rules, puzzles = registry.load(game), collection(game)
    assert len(puzzles) >= SHIPPED[game]
    assert [puzzle.number for puzzle in puzzles] == list(range(1, len(puzzles) + 1))
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    assert list(numbered(puzzles)) == list(puzzles)
    assert len({rules.canonical(rules.parse_position(puzzle.position)) for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        board = rules.parse_position(puzzle.position)
        hero = board.to_act
        assert rules.format_position(board) == puzzle.position
        for text in puzzle.line:
            board.play(rules.parse_move(board, text))
        outcome = board.outcome()
        assert outcome is not None
        assert hero in outcome.winners
        assert puzzle.line[0] in puzzle.solutions
        assert puzzle.bound >= puzzle.plies == len(puzzle.line)


@pytest.mark.parametrize("game", SHIPPED)
def test_some_puzzles_are_proved_again(game: str) -> None:
    """A few of each collection, the easy ones among them, hold when they are proved from their positions."""
    rules = registry.load(game)
    easy = [puzzle for puzzle in collection(game) if puzzle.grade <= 3]
    for puzzle in Random(0).sample(easy, 3):
        assert problems(rules, puzzle) == []
        assert Prover(rules.parse_position(puzzle.position)).shortest(puzzle.plies) == puzzle.plies


def test_puzzles_are_found_by_number() -> None:
    """A puzzle is found by its number; the error for another number lists the range."""
    assert find_puzzle(SIAM, 3).number == 3
    with pytest.raises(Unknown, match="1 to"):
        find_puzzle(SIAM, 100_000)
    with pytest.raises(Unknown, match="none"):
        find_puzzle(registry.load("comet"), 1)
