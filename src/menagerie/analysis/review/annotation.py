"""Annotation of a match: every ply's best move, the winning chance lost, the turning points, and the lines.

Each ply is analysed from the view of the seat that decided it. The cost of a mistake is a winning chance, which is a
judgement unless both moves are proven. Sentences say only what is proved (see `menagerie.analysis.review.reasons`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from menagerie.analysis.review.analysis import MOST_LINES, Effort, analyse, searchable
from menagerie.analysis.review.marks import Mark, mark_of, turns_game
from menagerie.analysis.review.remarks import remarks
from menagerie.core.record import replay
from menagerie.search.thought import PROVEN, WIN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.analysis.review.facts import Facts
    from menagerie.core.game import Game
    from menagerie.core.history import History
    from menagerie.core.position import Evaluation
    from menagerie.core.record import Record


@dataclass(frozen=True, slots=True)
class Comment:
    """The annotation of one ply."""

    ply: int
    """Counted from 1."""
    seat: int
    move: str
    best: str
    score: int
    """The best move's score for the seat that decided, in hundredths; beyond ±29,000 it is proven."""
    played: int | None
    """The same for the move that was played; ``None`` where the search does not know it."""
    chance: float
    """The winning chance with the best move, from 0 to 1."""
    after: float
    """The winning chance with the move that was played."""
    mark: Mark
    turning: bool
    """Whether the game turned here."""
    line: tuple[str, ...]
    """The line of the best move, that move first; to the end where it is proven."""
    answer: tuple[str, ...]
    """The line of the move that was played, that move first, if it has a mark."""
    proved: tuple[str, ...]
    """Sentences made from what is proved."""
    depth: int
    nodes: int

    @property
    def loss(self) -> float:
        """The winning chance lost."""
        return max(0.0, self.chance - self.after)


@dataclass(frozen=True, slots=True)
class Annotation:
    """The annotation of a match."""

    game: str
    edition: str
    seats: tuple[str, ...]
    comments: tuple[Comment, ...]
    """One for every decision of a seat; chance moves have none."""
    language: str = "en"

    @property
    def turning_points(self) -> tuple[Comment, ...]:
        """The plies at which the game turned."""
        return tuple(each for each in self.comments if each.turning)

    def counts(self, seat: int) -> Mapping[Mark, int]:
        """Return the number of each mark of a seat."""
        own = [each.mark for each in self.comments if each.seat == seat]
        return {mark: own.count(mark) for mark in Mark}

    def mean_loss(self, seat: int) -> float:
        """Return the winning chance that a seat lost per move, on average."""
        losses = [each.loss for each in self.comments if each.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0

    def to_plain(self) -> dict[str, object]:
        """Return the annotation for JSON."""
        return {
            "game": self.game,
            "edition": self.edition,
            "players": list(self.seats),
            "language": self.language,
            "summary": [
                {
                    "seat": seat,
                    "mean_loss": round(self.mean_loss(seat), 4),
                    **{mark.value: count for mark, count in self.counts(seat).items()},
                }
                for seat in range(1, len(self.seats) + 1)
            ],
            "turning_points": [each.ply for each in self.turning_points],
            "plies": [plain(each) for each in self.comments],
        }


def plain(comment: Comment) -> dict[str, object]:
    """Return a comment for JSON."""
    return {
        "ply": comment.ply,
        "seat": comment.seat,
        "move": comment.move,
        "best": comment.best,
        "score": comment.score,
        "played": comment.played,
        "chance": round(comment.chance, 4),
        "after": round(comment.after, 4),
        "loss": round(comment.loss, 4),
        "mark": comment.mark.value,
        "turning": comment.turning,
        "line": list(comment.line),
        "answer": list(comment.answer),
        "proved": list(comment.proved),
        "depth": comment.depth,
        "nodes": comment.nodes,
    }


def annotate(  # noqa: PLR0913 - each has a usual value
    record: Record,
    *,
    limit: Effort | None = None,
    report: Callable[[int, int], None] | None = None,
    game: Game | None = None,
    language: str = "en",
    plies: tuple[int, int] | None = None,
) -> Annotation:
    """Annotate a record; `limit` holds for each ply, and `report` gets the plies done and the total.

    `plies` are the first and the last ply of a part; `menagerie.analysis.review.parts` puts parts together.
    """
    history = replay(record, game)
    comments = Annotator(history, limit or Effort(seconds=0.5), language).run(report, *(plies or ()))
    return Annotation(record.game, record.edition, record.seats, comments, language)


class Annotator:
    """Annotates a match from its end to its start, so each ply can use the analysis of the next one."""

    def __init__(self, history: History, limit: Effort, language: str) -> None:
        """Take a match that has been replayed."""
        self.history = history
        self.game = history.game
        self.language = language
        self.sees_all = searchable(self.game)
        self.limit = replace(limit, lines=max(2, limit.lines) if self.sees_all else MOST_LINES)
        self.judge: Evaluation = self.game.evaluation(history.position.edition)

    def run(
        self, report: Callable[[int, int], None] | None, first: int = 1, last: int | None = None
    ) -> tuple[Comment, ...]:
        """Comment on every decision from the first to the last of some plies."""
        board = self.history.position.copy()
        ends = self.history.ply if last is None else min(last, self.history.ply)
        total = ends - first + 1
        comments: list[Comment] = []
        later: Facts | None = None
        needed = self.next_decision(ends)
        for ply in range(self.history.ply, first - 1, -1):
            board.undo()
            actor = board.to_act
            if actor is not None and actor >= 1 and (ply <= ends or ply == needed):
                view = self.game.view(board, actor)
                seen = self.history.keys[: ply - 1]
                facts = analyse(self.game, view, self.limit, seen=seen, random=Random(ply))  # noqa: S311 - games, not secrets
                if ply <= ends:
                    comments.append(self.comment(facts, later, ply))
                later = facts
            if report is not None and ply <= ends:
                report(ends - ply + 1, total)
        return tuple(reversed(comments))

    def next_decision(self, ply: int) -> int | None:
        """Return the first ply after this one that a seat decides; the comments before it need its analysis."""
        board = self.history.position.copy()
        found = None
        for number in range(self.history.ply, ply, -1):
            board.undo()
            if board.to_act is not None and board.to_act >= 1:
                found = number
        return found

    def comment(self, facts: Facts, later: Facts | None, ply: int) -> Comment:
        """Return the comment on a ply; `later` are the facts of the next decision."""
        move, text = self.history.moves[ply - 1], self.history.texts[ply - 1]
        best, best_text = facts.best, facts.texts.move
        played = self.score_of(facts, later, ply, move)
        # The search after the move knows more about it than the search before it.
        score = best.score if played is None else max(best.score, played)
        found = best_text if played is None or best.score >= played else text
        chance = self.chance(score)
        after = chance if played is None else self.chance(played)
        if move == best.move:
            chance = after = max(chance, after)
        mark = mark_of(chance - after, played=text == found)
        answer = self.answer(later, text) if mark.wrong else ()
        return Comment(
            ply=ply,
            seat=facts.seat,
            move=text,
            best=found,
            score=score,
            played=played,
            chance=chance,
            after=after,
            mark=mark,
            turning=turns_game(chance, after, mark),
            line=facts.texts.line if found == best_text else (text,),
            answer=answer,
            proved=remarks(facts, later if self.sees_all else None, text, mark, self.language),
            depth=facts.thought.depth,
            nodes=facts.thought.nodes,
        )

    def score_of(self, facts: Facts, later: Facts | None, ply: int, move: int) -> int | None:
        """Return the score of the move that was played, from the search after it, or from its own line."""
        if self.sees_all:
            if later is not None and ply < self.history.ply:
                score = later.best.score if later.seat == facts.seat else -later.best.score
                return further(score)
            outcome = self.history.position.outcome()
            if ply == self.history.ply and outcome is not None:
                return WIN - 1 if facts.seat in outcome.winners else 1 - WIN if outcome.winners else 0
        return next((each.score for each in facts.thought.lines if each.move == move), None)

    def chance(self, score: int) -> float:
        """Return the winning chance that a score stands for."""
        if abs(score) >= PROVEN and self.sees_all:
            return 1.0 if score > 0 else 0.0
        return self.judge.chance(score, self.history.position.seats)

    def answer(self, later: Facts | None, text: str) -> tuple[str, ...]:
        """Return the line that refutes a move, that move first."""
        if later is None or not self.sees_all:
            return ()
        return (text, *later.texts.line)


def further(score: int) -> int:
    """Return a proven score as seen from one ply earlier."""
    return score - 1 if score >= PROVEN else score + 1 if score <= -PROVEN else score
