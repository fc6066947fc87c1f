"""Alpha-beta over any two-sided Position without chance: the control of a search, its clock, its threads, its lines.

The recursion stands in searcher.py. Compiled, it runs without the GIL, so that several threads search one position,
sharing what they learn through the table.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from threading import RLock, Thread
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import seconds as as_seconds
from menagerie.core.compiled.bounds import whole_number
from menagerie.core.position import as_evaluation, as_position
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.search.searcher import Searcher
from menagerie.search.table import Table
from menagerie.search.thought import PROVEN, WIN, Line, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.core.position import Evaluation, Position

DEEPEST = 100
FOREVER = 1e18
MOST_NODES = 1 << 62
MOST_LINES = 32
MOST_THREADS = 256
INFINITY = WIN + 1000
NARROW = 40
"""Half the width of the first window round the score of the depth before."""
WINDOWS_FROM = 4
"""From this depth on a narrow window is tried first."""


def refuse_unsearchable(position: Position) -> None:
    """Refuse positions of games in which one side's gain is not the other's loss, or in which chance plays a part."""
    game = position._rules()  # noqa: SLF001 - a friend
    if game.kind.chance or not game.kind.zero_sum:
        raise InvalidPosition(f"alpha-beta searches games of two sides without chance, {game.name} is none")


def as_table(given: object) -> Table:
    """Return a table; refuse anything else."""
    if isinstance(given, Table):
        return given
    raise InvalidOption(f"expected a Table, got {given!r}")


class AlphaBeta:
    """A search of one position. Keep it and call `play` to reuse what it has learnt after the next move.

    Several threads may hold one search: they take turns, except that any of them may `stop` it.
    """

    def __init__(  # noqa: PLR0913 - two things and four settings
        self,
        position: Position,
        evaluation: Evaluation,
        table: Table | None = None,
        *,
        threads: int = 1,
        seen: Sequence[int] = (),
        exact: bool = False,
    ) -> None:
        """Search a copy of `position` with an evaluation and a number of threads.

        `seen` are the keys of the positions of the match so far: a position that occurred twice is a draw the third
        time. An `exact` search looks at every move to the full depth and at nothing beyond it.
        """
        refuse_unsearchable(as_position(position))
        as_evaluation(evaluation).check(position)
        self.lock = RLock()
        self.evaluation = evaluation
        self.table = Table(20) if table is None else as_table(table)
        self.exact = bool(exact)
        self.position = position.copy()
        self.seen = Counter(seen)
        self.threads = whole_number(threads, 1, MOST_THREADS, "a number of threads")
        self.searchers: list[Searcher] = []
        self.stop_asked = False

    def think(
        self,
        depth: int = DEEPEST,
        seconds: float | None = None,
        nodes: int | None = None,
        report: Callable[[Thought[int]], None] | None = None,
        lines: int = 1,
    ) -> Thought[int]:
        """Search deeper and deeper until the depth, the time or the number of nodes is used up.

        The first depth is always finished, so there is a move. `report` is called after every depth but the last.
        """
        deepest = whole_number(depth, 1, DEEPEST, "a depth")
        time = FOREVER if seconds is None else as_seconds(seconds)
        most = -1 if nodes is None else whole_number(nodes, 0, MOST_NODES, "a number of nodes")
        wanted = whole_number(lines, 1, MOST_LINES, "a number of lines")
        with self.lock:
            begun = monotonic()
            self._begin()
            found = self._at_depth(1, wanted, begun, None)
            for searcher in self.searchers:
                searcher.limit(begun + time, most)
            helpers = self._start_helpers(deepest) if self.threads > 1 else []
            for deeper in range(2, deepest + 1):
                if report is not None:
                    report(found)
                if self._enough(found, begun, time, most):
                    break
                found = self._at_depth(deeper, wanted, begun, found)
                if self.searchers[0].stopped:
                    break
            self._end_helpers(helpers)
            return replace(found, nodes=self.nodes, seconds=monotonic() - begun)

    @property
    def nodes(self) -> int:
        """The number of positions looked at by all threads since the search began."""
        return sum(searcher.nodes for searcher in self.searchers)

    def _begin(self) -> None:
        """Refuse a finished game, and give every thread a position of its own."""
        if not self.position.listed():
            raise InvalidPosition(f"the game is over, there is no move to search in {str(self.position)!r}")
        self.stop_asked = False
        if not self.searchers:
            drawn = [key for key, times in self.seen.items() if times > 1]
            self.searchers = [Searcher(self.position, self.evaluation, self.table, drawn) for _ in range(self.threads)]
        for searcher in self.searchers:
            searcher.exact = self.exact
            searcher.stop_asked = False
            searcher.exclude(())
            searcher.begin(FOREVER, -1)

    def _at_depth(self, depth: int, wanted: int, begun: float, before: Thought[int] | None) -> Thought[int]:
        """Search one depth for the best lines; unfinished ones are taken from the depth before."""
        main = self.searchers[0]
        lines: list[Line[int]] = []
        for place in range(min(wanted, len(self.position.listed()))):
            main.exclude([line.move for line in lines])
            guess = before.lines[place].score if before is not None and place < len(before.lines) else None
            line = self._best_at(depth, guess)
            if main.stopped and (line is None or place > 0):
                break
            if line is not None:
                lines.append(line)
            if main.stopped:
                break
        main.exclude(())
        if before is not None and main.stopped:
            lines = self._filled_up(lines, before)
            depth = before.depth
        lines.sort(key=lambda line: -line.score)
        return Thought(tuple(lines), depth, self.nodes, monotonic() - begun)

    @staticmethod
    def _filled_up(lines: list[Line[int]], before: Thought[int]) -> list[Line[int]]:
        """Return the new lines and then those of the depth before that are not among them."""
        known = {line.move for line in lines}
        return [*lines, *(line for line in before.lines if line.move not in known)][: len(before.lines)]

    def _best_at(self, depth: int, guess: int | None) -> Line[int] | None:
        """Search one depth, first in a narrow window around the expected score; ``None`` if stopped before any move."""
        main = self.searchers[0]
        low, high, width = -INFINITY, INFINITY, NARROW
        if guess is not None and depth >= WINDOWS_FROM and abs(guess) < PROVEN:
            low, high = guess - width, guess + width
        while True:
            value = main.search_root(depth, low, high)
            if main.stopped or low < value < high:
                break
            width *= 4
            low = max(value - width, -INFINITY) if value <= low else low
            high = min(value + width, INFINITY) if value >= high else high
            if width > PROVEN or abs(value) >= PROVEN:
                low, high = -INFINITY, INFINITY
        moves = main.best_line()
        if not moves or (main.stopped and value <= low):
            return None
        return Line(value, moves)

    def _enough(self, found: Thought[int], begun: float, time: float, most: int) -> bool:
        """Whether another depth is not worth starting: it would hardly be finished, or everything is proven."""
        used_up = 0 <= most < self.nodes or monotonic() - begun > time / 2
        return used_up or self.stop_asked or all(abs(line.score) >= PROVEN for line in found.lines)

    def _start_helpers(self, deepest: int) -> list[Thread]:
        """Let the other threads fill the table, every second of them a ply ahead."""

        def deepen(searcher: Searcher, ahead: int) -> None:
            for depth in range(2 + ahead, deepest + 1):
                if searcher.stopped or abs(searcher.search_root(depth, -INFINITY, INFINITY)) >= PROVEN:
                    return

        helpers = [
            Thread(target=deepen, args=(searcher, number % 2), daemon=True)
            for number, searcher in enumerate(self.searchers[1:], 1)
        ]
        for helper in helpers:
            helper.start()
        return helpers

    def _end_helpers(self, helpers: list[Thread]) -> None:
        """Stop the other threads and wait until they have."""
        for searcher in self.searchers[1:]:
            searcher.stop_asked = True
        for helper in helpers:
            helper.join()

    def plain(self, depth: int) -> int:
        """Search to a fixed depth without table and ordering: the bare algorithm, for benchmarks."""
        deepest = whole_number(depth, 1, DEEPEST, "a depth")
        with self.lock:
            self._begin()
            return self.searchers[0].bare_root(deepest)

    def play(self, move: int) -> None:
        """Continue from the position after a move; the table is kept."""
        with self.lock:
            before = self.position.key()
            self.position.play(move)
            self.seen[before] += 1
            self.searchers = []

    def stop(self) -> None:
        """End a search that runs in another thread, when it next checks the clock."""
        self.stop_asked = True
        for searcher in self.searchers:
            searcher.stop_asked = True
