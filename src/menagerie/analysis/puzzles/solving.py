"""Solving a puzzle move by move, with refutations of wrong moves and the longest defence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from menagerie.analysis.puzzles.proof import Prover
from menagerie.errors import InvalidInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.analysis.puzzles.catalogue import Puzzle
    from menagerie.core.game import Game

THREAT = 3
"""The plies of the proof that a wrong move loses, instead of only missing the win."""
THREAT_NODES = 300_000


class Judgement(Enum):
    """The kinds of a try."""

    WRONG = "wrong"
    RIGHT = "right"
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a try."""

    judgement: Judgement
    move: str
    replies: tuple[str, ...] = ()
    """What the other side plays: the longest defence after a right move, the refutation after a wrong one."""
    loses: bool = False
    """Whether the other side wins by force after its refutation."""


class Attempt:
    """One attempt at a puzzle; wrong moves are taken back."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        """Set the position up."""
        self.game = game
        self.puzzle = puzzle
        self.position = game.parse_position(puzzle.position)
        self.prover = Prover(self.position)
        self.left = puzzle.plies
        self.tries = 0

    @property
    def hero(self) -> int:
        """The seat that has to win."""
        return int(self.prover.hero)

    def resume(self, texts: Sequence[str]) -> None:
        """Continue after moves of both sides, the first of them a solution; the winning side must be to act then."""
        for text in texts:
            move = self.game.parse_move(self.position, text)
            written = self.game.format_move(self.position, move)
            if not self.position.moves_played and written not in self.puzzle.solutions:
                raise InvalidInput(f"a puzzle is taken up again after its solution, and {written} is none")
            self.advance(move)
        if self.position.to_act != self.hero or self.left < 1:
            raise InvalidInput(f"after {' '.join(texts)} there is nothing to solve")

    def advance(self, move: int) -> None:
        """Play a move of either side."""
        self.position.play(move)
        self.prover.play(move)
        self.left -= 1

    def best(self) -> int:
        """Return a move that wins in time, or the defence that lasts longest."""
        # The longest defence is the move that refutes a win in one ply less.
        self.prover.wins(self.left if self.position.to_act == self.hero else self.left - 1)
        if self.prover.answer < 0 and self.position.to_act == self.hero:
            raise InvalidInput(f"no win is left within {self.left} plies")
        return self.prover.answer if self.prover.answer >= 0 else self.position.legal_moves()[0]

    def hint(self) -> str:
        """Return a move that wins."""
        return self.game.format_move(self.position, self.best())

    def solution(self, texts: Sequence[str] = ()) -> tuple[str, ...]:
        """Return the moves of both sides to the end after `texts`, the puzzle's own line where it was not left."""
        line = self.puzzle.line
        if tuple(texts) == line[: len(texts)]:
            return line[len(texts) :]
        rest = []
        while self.position.to_act is not None:
            move = self.best()
            rest.append(self.game.format_move(self.position, move))
            self.advance(move)
        return tuple(rest)

    def play(self, text: str) -> Answer:
        """Try a move; an unreadable or illegal move raises and does not count."""
        move = self.game.parse_move(self.position, text)
        first = not self.position.moves_played
        before = self.position.copy()
        self.position.play(move)
        self.tries += 1
        written = self.game.format_move(before, move)
        self.prover.play(move)
        right = written in self.puzzle.solutions if first else self.prover.wins(self.left - 1) is True
        if right:
            self.left -= 1
            return self.defended(written)
        reply = self.puzzle.reply_to(written) if first else self.spoiler()
        loses = reply is not None and self.lost_after(reply)
        self.position.undo()
        self.prover.undo()
        return Answer(Judgement.WRONG, written, () if reply is None else (reply,), loses)

    def lost_after(self, reply: str) -> bool:
        """Whether the other side wins by force after this reply, as far as a short proof shows."""
        board = self.position.copy()
        board.play(self.game.parse_move(board, reply))
        outcome = board.outcome()
        if outcome is not None:
            return self.hero not in outcome.winners and bool(outcome.winners)
        return Prover(board, hero=3 - self.hero).shortest(THREAT, THREAT_NODES) is not None

    def spoiler(self) -> str | None:
        """Return the reply that refutes a later move, if the other side is to act."""
        answer = self.prover.answer
        return None if answer < 0 else self.game.format_move(self.position, answer)

    def defended(self, written: str) -> Answer:
        """Play the longest defence of the other side."""
        replies = []
        while self.position.to_act not in (None, self.hero):
            move = self.best()
            replies.append(self.game.format_move(self.position, move))
            self.advance(move)
        over = self.position.to_act is None
        return Answer(Judgement.SOLVED if over else Judgement.RIGHT, written, tuple(replies))
