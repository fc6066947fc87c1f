"""A glance at the position: the most noticeable moves and replies, and no more.

Weak levels always think this way, the others when time is short. They err as people do: they overlook quiet moves and
replies, overrate their own threats, and treat nearly equal moves as equal. They always see a win in one move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.bots.perception import WON, Perception
from menagerie.search.greedy import rate_moves
from menagerie.search.thought import Line, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.bots.mind import Question

SAMPLES = 2
"""How many ways to fill in the unseen are looked at."""

SURE = 28_999
"""The most that a glance believes in; only a search proves more."""

MOST_THREAT = 300
"""No threat excites by more than so many hundredths."""


class Glance:
    """A mind that looks at a few moves, and at replies where everybody sees everything."""

    def __init__(self, question: Question) -> None:
        """Glance with the weaknesses of the level."""
        self.question = question
        self.game = question.game
        self.position = question.position.copy()
        self.level = question.level
        self.random = question.random
        self.perception = Perception(self.level, self.random)
        self.evaluation = self.game.evaluation(self.position.edition)
        self.seat = question.view.seat
        self.now = round(100 * sum(self.game.explain_evaluation(self.position, self.seat).values()))
        """What the position is worth before the move."""
        self.nodes = 0
        self.stopped = False

    def stop(self) -> None:
        """Stop before the next move is examined."""
        self.stopped = True

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Compare the noticed moves; the first impression is reported."""
        ratings = self.rated()
        best = max(ratings, key=ratings.__getitem__)
        if ratings[best] >= WON:
            return Thought((Line(WON - 1, (best,)),), 1, self.nodes)
        candidates = self.candidates(ratings)
        report(Thought((Line(bounded(ratings[candidates[0]]), (candidates[0],)),), 1, self.nodes))
        if not self.question.open:
            return self.preferred({move: Line(bounded(ratings[move]), (move,)) for move in candidates}, 1)
        return self.preferred({move: self.replied(move, ratings[move]) for move in candidates}, 2)

    def rated(self) -> dict[int, int]:
        """Return the evaluation after each move, averaged over samples of what is hidden."""
        ratings = rate_moves(self.position, self.evaluation, self.seat)
        self.nodes += len(ratings)
        if not self.game.kind.hidden or len(ratings) == 1:
            return ratings
        texts = {self.game.format_move(self.position, move): move for move in ratings}
        for _ in range(SAMPLES - 1):
            filling = self.game.sample(self.question.view, self.random)
            for move, rating in rate_moves(filling, self.evaluation, self.seat).items():
                ratings[texts[self.game.format_move(filling, move)]] += rating
            self.nodes += len(ratings)
        return {move: rating // SAMPLES for move, rating in ratings.items()}

    def candidates(self, ratings: Mapping[int, int]) -> list[int]:
        """Return the moves to compare: the best rated of the noticed ones."""
        noticed = self.perception.noticed({move: rating - self.now for move, rating in ratings.items()})
        return noticed[: self.level.width] if self.question.open else noticed

    def replied(self, move: int, rating: int) -> Line[int]:
        """Return the value of a move after the expected reply, or after the seat's own best next move."""
        board = self.position
        alone = Line(bounded(max(rating, self.now) if self.perception.careless else rating), (move,))
        if self.stopped:
            return alone
        board.play(move)
        try:
            if board.to_act is None:
                return alone
            ratings = rate_moves(board, self.evaluation, self.seat)
            self.nodes += len(ratings)
            expected = [(value, reply) for reply, value in ratings.items() if not self.perception.misses(reply)]
            if not expected:
                return alone
            value, reply = max(expected) if board.to_act == self.seat else min(expected)
            return Line(bounded(value), (move, reply))
        finally:
            board.undo()

    def preferred(self, lines: Mapping[int, Line[int]], depth: int) -> Thought[int]:
        """Choose among moves that seem about equally good; threats count more than they are worth."""
        before = self.threats()
        scores = {move: line.score + self.excitement(move, before) for move, line in lines.items()}
        best = max(scores.values())
        chosen = self.random.choice([move for move, score in scores.items() if score >= best - self.level.slack])
        others = sorted((move for move in lines if move != chosen), key=lambda move: -scores[move])
        return Thought(tuple(lines[move] for move in (chosen, *others)), depth, self.nodes)

    def excitement(self, move: int, before: float) -> int:
        """Return the bonus that an attacking level gives to a move that increases its threats."""
        if not self.level.attack or not self.level.threats:
            return 0
        self.position.play(move)
        raised = self.threats() - before if self.position.to_act is not None else 0.0
        self.position.undo()
        return round(self.level.attack * min(MOST_THREAT, max(0.0, 100 * raised)))

    def threats(self) -> float:
        """Return the sum of the evaluation terms that measure attack."""
        terms = self.game.explain_evaluation(self.position, self.seat)
        return sum(terms.get(name, 0.0) for name in self.level.threats)


def bounded(value: int) -> int:
    """Return a value that does not look like a proof."""
    return max(-SURE, min(SURE, value))
