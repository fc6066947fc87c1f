"""Monte-Carlo tree search over what a seat can know, for games with hidden cards, chance and any number of players.

Each iteration samples what the seat cannot know, descends one tree of decisions, plays on greedily for a while, and
divides one point among all seats by the result. Chance moves have no nodes: below them the tree averages over what was
dealt. Only moves possible in the sample are weighed, by how often they could have been tried.
Compiled, a search runs without the GIL.
"""

from __future__ import annotations

from math import log
from random import Random
from threading import RLock
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import seconds as as_seconds
from menagerie.core.compiled.bounds import whole_number
from menagerie.core.position import as_evaluation, as_position
from menagerie.errors import InvalidPosition
from menagerie.search.descent import Manner
from menagerie.search.thought import PROVEN, Line, Thought

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.search.clock import now
    from menagerie.search.descent import MAX_PLY, Descent

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.game import Game
    from menagerie.core.position import Evaluation
    from menagerie.core.view import View

__all__ = ["Ismcts", "Manner"]

FOREVER = 1e18
MOST_ITERATIONS = 1 << 31
FIRST_REPORT = 256
SAMPLE_EVERY = 4
"""How many iterations share a sample where sampling takes long."""
LEAST_SHARE = 1e-6


class Ismcts(Descent):
    """A search of what one seat knows; several threads may hold it and take turns, and any of them may `stop` it."""

    def __init__(  # noqa: PLR0913 - most have a usual value
        self,
        game: Game,
        view: View,
        random: Random | None = None,
        *,
        evaluation: Evaluation | None = None,
        manner: Manner | None = None,
        capacity: int = 1 << 17,
    ) -> None:
        """Search for the seat of `view`, which is to act, in a tree of at most `capacity` nodes of 40 bytes."""
        source = random or Random()  # noqa: S311 - games, not secrets
        position = as_position(game.sample(view, source))
        if view.seat < 1 or position.to_act != view.seat:
            raise InvalidPosition(f"seat {view.seat} has no move to choose: to act is {position.to_act!r}")
        judge = as_evaluation(game.evaluation(view.edition) if evaluation is None else evaluation)
        judge.check(position, view.seat)
        super().__init__(position, view.seat, judge, manner or Manner(), capacity, source.getrandbits(62))
        self.lock = RLock()
        self.game = game
        self.view = view

    def think(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        report: Callable[[Thought[int]], None] | None = None,
    ) -> Thought[int]:
        """Iterate until the time or the number of iterations is used up, or `stop` is called; called again, think on.

        A single legal move is found at once. `report` is called whenever the number of iterations has doubled.
        """
        begun = now()
        time = FOREVER if seconds is None else as_seconds(seconds)
        most = MOST_ITERATIONS if iterations is None else whole_number(iterations, 0, MOST_ITERATIONS, "iterations")
        with self.lock:
            self.begin(begun + time)
            last = min(self.iterations + most, MOST_ITERATIONS)
            due = max(FIRST_REPORT, 2 * self.iterations)
            while self.iterations < last and not self.stopped and not self.forced():
                self.run_until(min(last, due))
                if self.iterations == due:
                    due *= 2
                    if report is not None:
                        report(self.thought(begun))
            return self.thought(begun)

    def stop(self) -> None:
        """End a search that runs in another thread, when it next checks the clock."""
        self.stop_asked = True

    def begin(self, deadline: float) -> None:
        """List the moves to choose from, so that there is always an answer."""
        self.stop_asked = False
        self.stopped = False
        self.deadline = deadline
        self.position.reserve(MAX_PLY)
        self.open(0, self.viewer, self.position.generate(self.lists.rows[0]))

    def forced(self) -> bool:
        """Whether there is a single move to choose from."""
        return bool(self.tree.at(self.tree.at(0).first).next == 0)

    def run_until(self, last: int) -> None:
        """Iterate without the GIL; where a game is sampled from the view, come back for each sample."""
        slowly = self.game.kind.hidden and not self.position.redeal(self.viewer, self.next_word() >> 2)
        while self.iterations < last and not self.stopped:
            until = last
            if slowly:
                until = min(last, self.iterations + SAMPLE_EVERY)
                self.position = self.game.sample(self.view, Random(self.next_word()))  # noqa: S311 - games, not secrets
                self.position.reserve(MAX_PLY)
            redeals = self.game.kind.hidden and not slowly
            with cython.nogil:
                self.iterate(until, redeals)

    # What was found

    def thought(self, begun: float) -> Thought[int]:
        """Return what is known now, the most visited move first."""
        lines = sorted(self.root_lines(), key=lambda line: (-line.visits, -line.score))
        return Thought(tuple(lines), self.deepest, self.plies, now() - begun)

    def root_lines(self) -> list[Line[int]]:
        """Return a line for each move; moves without visits are ranked by their evaluation."""
        lines = []
        index = self.tree.at(0).first
        while index:
            node = self.tree.at(index)
            score = self.hundredths(node.total / node.visits) if node.visits else unproven(node.gain)
            lines.append(Line(score, self.expected(index), node.visits))
            index = node.next
        return lines

    def hundredths(self, share: float) -> int:
        """Return a share of the point as a lead over each other seat, in hundredths."""
        kept = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
        return unproven(round(self.swing * (log(kept / (1 - kept)) + log(max(1, self.seats - 1)))))

    def expected(self, index: int) -> tuple[int, ...]:
        """Return the moves visited most after a node, up to a chance move or a decision from a hidden hand."""
        moves = []
        while index:
            node = self.tree.at(index)
            moves.append(node.move)
            self.position.make(node.move)
            seat = self.position.seat()
            index = (
                self.favourite(index, seat) if seat == self.viewer or (seat > 0 and not self.game.kind.hidden) else 0
            )
        for _ in moves:
            self.position.unmake()
        return tuple(moves)

    def favourite(self, parent: int, seat: int) -> int:
        """Return the legal child tried most, 0 if none was tried."""
        number = self.position.generate(self.lists.rows[1])
        best = 0
        for place in range(number):
            index = self.tree.child(parent, self.lists.rows[1][place], seat)
            if index and self.tree.at(index).visits > (self.tree.at(best).visits if best else 0):
                best = index
        return best


def unproven(score: int) -> int:
    """Limit a score to the range that is not proven."""
    return max(1 - PROVEN, min(PROVEN - 1, score))
