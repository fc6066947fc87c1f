"""Solving a puzzle move by move: what is right, what is wrong and why, and how the other side defends itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from menagerie.analysis.proof import Prover

if TYPE_CHECKING:
    from menagerie.analysis.puzzles import Puzzle
    from menagerie.core.game import Game


class Judgement(Enum):
    """What a try is."""

    WRONG = "wrong"
    RIGHT = "right"
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a try."""

    judgement: Judgement
    move: str
    replies: tuple[str, ...] = ()
    """What the other side plays: the longest defence after a right move, the refutation after a wrong one."""


class Attempt:
    """One go at a puzzle; wrong moves are taken back."""

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
        """The seat that is to win."""
        return int(self.prover.hero)

    def hint(self) -> str:
        """Return a move that wins."""
        self.prover.wins(self.left)
        return self.game.format_move(self.position, self.prover.answer)

    def play(self, text: str) -> Answer:
        """Try a move; an unreadable or illegal one raises as anywhere and counts for nothing."""
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
        self.position.undo()
        self.prover.undo()
        return Answer(Judgement.WRONG, written, () if reply is None else (reply,))

    def spoiler(self) -> str | None:
        """Return the reply that spoils the win after a later move, if it is for the other side to reply."""
        answer = self.prover.answer
        return None if answer < 0 else self.game.format_move(self.position, answer)

    def defended(self, written: str) -> Answer:
        """Let the other side hold out as long as it can."""
        replies = []
        while self.position.to_act not in (None, self.hero):
            # What answers no to one ply less is the defence that lasts.
            self.prover.wins(self.left - 1)
            move = self.prover.answer if self.prover.answer >= 0 else self.position.legal_moves()[0]
            replies.append(self.game.format_move(self.position, move))
            self.position.play(move)
            self.prover.play(move)
            self.left -= 1
        over = self.position.to_act is None
        return Answer(Judgement.SOLVED if over else Judgement.RIGHT, written, tuple(replies))
