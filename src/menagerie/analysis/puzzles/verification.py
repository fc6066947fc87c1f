"""Proofs of puzzles: a position has only one winning first move, and every claim of a puzzle holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.analysis.puzzles.catalogue import Puzzle, grouped
from menagerie.analysis.puzzles.proof import Prover
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position

SHORT = 4
"""The most plies of a proof that needs little memory."""


def bits_for(plies: int) -> int:
    """Return the size of the table, as a power of two, for proofs of a number of plies."""
    return 16 if plies <= SHORT else 20


@dataclass(frozen=True, slots=True)
class Demand:
    """The requirements for a puzzle, and the limits of its proof."""

    shortest: int = 2
    longest: int = 7
    margin: int = 2
    """Plies beyond the win within which no other first move wins either, if that can be proved."""
    threat: int = 3
    """A reply that wins for the other side within this number of plies is preferred."""
    nodes: int = 10_000_000
    """The nodes of one question, at most."""
    spare: int = 1_000_000
    """The nodes of an optional question, at most."""


class Unsettled(Exception):
    """The nodes did not suffice for an answer."""


def prove(game: Game, position: Position, demand: Demand | None = None) -> Puzzle | None:
    """Return the puzzle of a position; ``None`` if it is none, or if the nodes do not suffice."""
    asked = demand or Demand()
    prover = Prover(position, bits=bits_for(asked.longest))
    plies = prover.shortest(asked.longest, asked.nodes)
    if plies is None or plies < asked.shortest:
        return None
    nodes = prover.nodes
    try:
        solutions = winning_moves(game, position, prover, plies, asked)
        if solutions is None:
            return None
        others = [move for move in position.legal_moves() if move not in solutions]
        bound = bound_of(prover, others, plies, asked)
    except Unsettled:
        return None
    if not others or bound is None:
        return None
    write = game.format_move
    return Puzzle(
        position=game.format_position(position),
        solutions=tuple(write(position, move) for move in solutions),
        line=winning_line(game, position, plies),
        plies=plies,
        bound=bound,
        nodes=nodes,
        refutations=grouped(dict(replies(game, position, prover, others, bound, asked))),
    )


def winning_moves(game: Game, position: Position, prover: Prover, plies: int, demand: Demand) -> Sequence[int] | None:
    """Return the first moves that win within `plies`; ``None`` if they have more than one stem."""
    families: dict[str, list[int]] = {}
    for move in position.legal_moves():
        families.setdefault(game.stem(position, move), []).append(move)
    found: list[int] = []
    # One move of each family first: several winning families show early.
    ordered = sorted((place, stem, move) for stem, moves in families.items() for place, move in enumerate(moves))
    stems: set[str] = set()
    for _, stem, move in ordered:
        if after(prover, move, plies - 1, demand.nodes):
            found.append(move)
            stems.add(stem)
            if len(stems) > 1:
                return None
    return sorted(found, key=position.legal_moves().index)


def after(prover: Prover, move: int, plies: int, nodes: int | None = None) -> bool:
    """Whether the hero wins within `plies` more after a move; raises `Unsettled` if `nodes` do not suffice."""
    prover.play(move)
    decided = prover.wins(plies, nodes)
    prover.undo()
    if decided is None:
        raise Unsettled
    return decided


def bound_of(prover: Prover, others: Sequence[int], plies: int, demand: Demand) -> int | None:
    """Return the plies within which no other move wins; ``None`` if one does win later."""
    bound = plies + demand.margin
    try:
        return None if any(after(prover, move, bound - 1, demand.spare) for move in others) else bound
    except Unsettled:
        return plies


def winning_line(game: Game, position: Position, plies: int) -> tuple[str, ...]:
    """Return the fastest win against the longest defence."""
    prover, board, texts = Prover(position, bits=bits_for(plies)), position.copy(), []
    for left in range(plies, 0, -1):
        # The longest defence is the move that refutes a win in one ply less.
        prover.wins(left if board.to_act == prover.hero else left - 1)
        move = prover.answer
        texts.append(game.format_move(board, move))
        board.play(move)
        prover.play(move)
    return tuple(texts)


def replies(  # noqa: PLR0913, PLR0917 - what is asked of whom
    game: Game, position: Position, prover: Prover, others: Sequence[int], bound: int, demand: Demand
) -> Iterator[tuple[str, str | None]]:
    """Yield a refutation of each move that does not win, preferably a reply that wins itself."""
    hero = prover.hero
    enemy = Prover(position, hero=3 - hero, bits=bits_for(demand.threat))
    for move in others:
        board = position.copy()
        board.play(move)
        prover.play(move)
        enemy.play(move)
        reply = None
        if board.to_act not in (hero, None):
            if enemy.wins(demand.threat, demand.spare):
                answer = enemy.answer
            else:
                prover.wins(bound - 1)
                answer = prover.answer
            reply = game.format_move(board, answer)
        prover.undo()
        enemy.undo()
        yield game.format_move(position, move), reply


# Proving again


def problems(game: Game, puzzle: Puzzle) -> list[str]:
    """Prove a puzzle again from its text alone; return everything that does not hold."""
    try:
        position = game.parse_position(puzzle.position)
        return list(found_wrong(game, position, puzzle))
    except MenagerieError as error:
        return [str(error)]


def found_wrong(game: Game, position: Position, puzzle: Puzzle) -> Iterator[str]:
    """Yield the claims of a puzzle that do not hold."""
    prover = Prover(position, bits=bits_for(puzzle.bound))
    if not prover.wins(puzzle.plies):
        yield f"no win is forced within {puzzle.plies} plies"
    if prover.wins(puzzle.plies - 1):
        yield f"a win is forced within {puzzle.plies - 1} plies"
    if puzzle.bound < puzzle.plies:
        yield f"the bound {puzzle.bound} is below {puzzle.plies} plies"
    legal = position.legal_moves()
    solutions = [game.parse_move(position, text) for text in puzzle.solutions]
    if len({game.stem(position, move) for move in solutions}) != 1:
        yield f"the solutions are different moves: {' '.join(puzzle.solutions)}"
    for move, text in zip(solutions, puzzle.solutions, strict=True):
        if move not in legal or not after(prover, move, puzzle.plies - 1):
            yield f"{text} does not win within {puzzle.plies} plies"
    for move in legal:
        if move not in solutions:
            yield from not_refuted(game, position, prover, move, puzzle)
    yield from wrong_line(game, position, puzzle)


def not_refuted(game: Game, position: Position, prover: Prover, move: int, puzzle: Puzzle) -> Iterator[str]:
    """Yield a problem if a move that is no solution wins, or if its refutation does not refute it."""
    text = game.format_move(position, move)
    reply = puzzle.reply_to(text)
    if reply is None:
        if after(prover, move, puzzle.bound - 1):
            yield f"{text} wins within {puzzle.bound} plies"
        return
    board = position.copy()
    board.play(move)
    prover.play(move)
    answer = game.parse_move(board, reply)
    if board.to_act == prover.hero or answer not in board.legal_moves():
        yield f"{reply} is no reply to {text}"
    elif after(prover, answer, max(0, puzzle.bound - 2)):
        yield f"{reply} does not refute {text}"
    prover.undo()


def wrong_line(game: Game, position: Position, puzzle: Puzzle) -> Iterator[str]:
    """Yield a problem if the line does not begin with a solution or does not reach the win in time."""
    board = position.copy()
    for text in puzzle.line:
        board.play(game.parse_move(board, text))
    outcome = board.outcome()
    if outcome is None or position.to_act not in outcome.winners:
        yield "the line does not end with the win"
    if puzzle.line[0] not in puzzle.solutions or len(puzzle.line) != puzzle.plies:
        yield f"the line is not a solution in {puzzle.plies} plies"
