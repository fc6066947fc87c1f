"""Alpha-beta over any two-sided Position without chance: iterative deepening, a table, killers, history, a clock.

Values are for the seat to act. Where the same seat acts again after a move (the second action of a turn) the window is
not turned round. Compiled, a search runs without the GIL, so several run side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from threading import RLock
from typing import TYPE_CHECKING

from menagerie.core.bounds import seconds as as_seconds
from menagerie.core.bounds import whole_number
from menagerie.core.position import as_evaluation, as_position
from menagerie.errors import InvalidPosition

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.position import MoveLists
    from menagerie.search.clock import now
    from menagerie.search.table import EXACT, LOWER, UPPER, Table

    WIN, SURE, INFINITY = 30000, 29000, 31000
    MAX_PLY, HISTORY, CLOCK_EVERY = 128, 4096, 4

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.position import Evaluation, Position

DEEPEST = 100
FOREVER = 1e18
MOST_NODES = 1 << 62
PROVEN = 29_000
"""Scores beyond this are wins or losses that the search has seen through to the end."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a search has found out when it stops, or after one more depth."""

    move: int
    score: int
    """For the seat to act; beyond ±29,000 it is a proven win or loss."""
    depth: int
    nodes: int
    seconds: float
    line: tuple[int, ...]
    """The expected moves, the best move first."""

    @property
    def plies_to_win(self) -> int | None:
        """Return the number of plies after which a proven win (positive) or loss (negative) is on the board."""
        if abs(self.score) < PROVEN:
            return None
        return (30_000 - abs(self.score)) * (1 if self.score > 0 else -1)


def refuse_unsearchable(position: Position) -> None:
    """Refuse positions of games in which one side's gain is not the other's loss, or in which chance plays a part."""
    game = position._rules()  # noqa: SLF001 - a friend
    if game.kind.chance or not game.kind.zero_sum:
        message = f"alpha-beta searches games of two sides without chance, {game.name} is none"
        raise InvalidPosition(message)


class AlphaBeta:
    """A search of one position; keep it and `play` on it to use what it has learnt after the next move.

    Several threads may hold one search: they take turns, except that any of them may `stop` it.
    """

    def __init__(self, position: Position, evaluation: Evaluation, table: Table | None = None) -> None:
        """Search a copy of `position`, judging leaves with `evaluation`."""
        refuse_unsearchable(as_position(position))
        as_evaluation(evaluation).check(position)
        self.lock = RLock()
        self.evaluation = evaluation
        self.table = table if table is not None else Table(18)
        self.lists = MoveLists(MAX_PLY, position.max_moves)
        self.scores = MoveLists(MAX_PLY, position.max_moves)
        self.lines = MoveLists(MAX_PLY + 1, MAX_PLY + 2)
        self.position = position.copy()
        if not cython.compiled:
            self.history = [0] * HISTORY
            self.killers = [0] * (2 * MAX_PLY)
            self.path = [0] * (2 * MAX_PLY)
        self.nodes = 0
        self.stopped = False
        self.stop_asked = False
        self.ordering = True

    def think(
        self,
        depth: int = DEEPEST,
        seconds: float | None = None,
        nodes: int | None = None,
        report: Callable[[Finding], None] | None = None,
    ) -> Finding:
        """Search deeper and deeper until the depth, the time or the number of nodes is used up.

        The first depth is always finished, so that there is a move to play. `report` hears of every depth but the last.
        """
        deepest = whole_number(depth, 1, DEEPEST, "a depth")
        time = FOREVER if seconds is None else as_seconds(seconds)
        most = -1 if nodes is None else whole_number(nodes, 0, MOST_NODES, "a number of nodes")
        with self.lock:
            begun = now()
            self.begin()
            found = self.finding(self.deepen(1), 1, begun)
            self.deadline = begun + time
            self.node_limit = most
            for deeper in range(2, deepest + 1):
                if report is not None:
                    report(found)
                if self.enough(found, begun):
                    break
                value = self.deepen(deeper)
                if self.stopped:
                    break
                found = self.finding(value, deeper, begun)
            return replace(found, nodes=self.nodes, seconds=now() - begun)

    def enough(self, found: Finding, begun: float) -> bool:
        """Whether another depth is not worth beginning: it would hardly be finished, or all is proven."""
        self.look_at_clock()
        return self.stopped or abs(found.score) >= PROVEN or now() - begun > (self.deadline - begun) / 2

    def finding(self, value: int, depth: int, begun: float) -> Finding:
        """Tell what the search to `depth` has found."""
        row = self.lines.rows[0]
        line = tuple([row[1 + index] for index in range(row[0])])
        return Finding(line[0], value, depth, self.nodes, now() - begun, line)

    def plain(self, depth: int) -> int:
        """Search to a fixed depth without table and ordering: the bare algorithm, for benchmarks."""
        deepest = whole_number(depth, 1, DEEPEST, "a depth")
        with self.lock:
            self.begin()
            self.ordering = False
            value = self.deepen(deepest)
            self.ordering = True
            return value

    def play(self, move: int) -> None:
        """Go on to the position after a move; what the table has learnt is kept."""
        with self.lock:
            self.position.play(move)

    def begin(self) -> None:
        """Count from nothing, without limits, and let old experience fade."""
        if not self.position.legal_moves():
            message = f"the game is over, there is no move to search in {str(self.position)!r}"
            raise InvalidPosition(message)
        self.nodes = 0
        self.ticks = 0
        self.stopped = False
        self.stop_asked = False
        self.deadline = FOREVER
        self.node_limit = -1
        for slot in range(HISTORY):
            self.history[slot] //= 4

    def stop(self) -> None:
        """End a search that runs in another thread, at its next look at the clock."""
        self.stop_asked = True

    def deepen(self, depth: int) -> int:
        """Search to `depth` from the root without the GIL."""
        self.position.reserve(MAX_PLY)
        value = 0
        with cython.nogil:
            value += self.search(depth, -INFINITY, INFINITY, 0)
        return value

    # The recursion. Nothing below allocates.

    def search(self, depth: int, alpha: int, beta: int, ply: int) -> int:  # noqa: C901, PLR0912 - steps in order
        """Return the value of the position for the seat to act, exact if it lies between `alpha` and `beta`."""
        self.lines.rows[ply][0] = 0
        seat = self.position.seat()
        if depth == 1 and ply > 0:
            return self.frontier(alpha, beta, ply, seat)
        # Step 1. Ask the table.
        first = -1
        original = alpha
        key = 0
        if self.ordering:
            key = self.position.hash()
            self.path[ply] = key
            if ply > 0 and self.repeated(key, ply):
                return 0
            entry = self.table.at(key)
            if entry.key == key and entry.bound:
                first = entry.move
                value: int = entry.value
                trusted = ply > 0 and entry.depth >= depth and -SURE < value < SURE
                if trusted and (value >= beta if entry.bound == LOWER else value <= alpha or entry.bound == EXACT):
                    return value
        # Step 2. List the moves and rate them.
        moves = self.lists.rows[ply]
        number = self.position.generate(moves)
        if self.ordering:
            self.rate(moves, number, first, ply)
        # Step 3. Try them, the best rated first; after the first with a null window.
        best = -INFINITY
        best_move = moves[0]
        for index in range(number):
            if self.ordering:
                self.pick(moves, index, number, ply)
            move = moves[index]
            self.position.make(move)
            self.nodes += 1
            if index == 0 or not self.ordering:
                value = self.child(seat, depth - 1, alpha, beta, ply + 1)
            else:
                value = self.child(seat, depth - 1, alpha, alpha + 1, ply + 1)
                if alpha < value < beta:
                    value = self.child(seat, depth - 1, alpha, beta, ply + 1)
            self.position.unmake()
            if self.stopped:
                return best
            if value > best:
                best = value
                best_move = move
                if value > alpha:
                    alpha = value
                    self.extend_line(move, ply)
                    if value >= beta:
                        self.reward(move, depth, ply)
                        break
        # Step 4. Tell the table.
        if self.ordering:
            bound = LOWER if best >= beta else EXACT if best > original else UPPER
            self.table.store(key, best_move, best, depth, bound)
        return best

    def child(self, seat: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Search the position after a move, seen from the seat that made it."""
        next_seat = self.position.seat()
        if depth == 0 or next_seat == 0:
            self.lines.rows[ply][0] = 0
            return self.leaf(seat, ply)
        if next_seat == seat:
            return self.search(depth, alpha, beta, ply)
        return -self.search(depth, -beta, -alpha, ply)

    def frontier(self, alpha: int, beta: int, ply: int, seat: int) -> int:
        """Search one ply and judge what comes out: most of all nodes are counted here."""
        moves = self.lists.rows[ply]
        number = self.position.generate(moves)
        best = -INFINITY
        for index in range(number):
            self.position.make(moves[index])
            self.nodes += 1
            value = self.leaf(seat, ply + 1)
            self.position.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.lines.rows[ply][0] = 1
                    self.lines.rows[ply][1] = moves[index]
                    if value >= beta:
                        break
        self.ticks += 1
        if self.ticks % CLOCK_EVERY == 0:
            self.look_at_clock()
        return best

    def leaf(self, seat: int, ply: int) -> int:
        """Judge the position for `seat`: the end of the game, or the evaluation, which never looks like an end."""
        if self.position.seat() == 0:
            return self.position.payoff(seat) * (WIN - ply)
        value = self.evaluation.evaluate(self.position, seat)
        return SURE - 1 if value >= SURE else 1 - SURE if value <= -SURE else value

    def repeated(self, key: int, ply: int) -> bool:
        """Whether the line that led here has been in this position before: then it leads nowhere."""
        for earlier in range(ply):  # noqa: SIM110 - any() needs the GIL
            if self.path[earlier] == key:
                return True
        return False

    def look_at_clock(self) -> None:
        """Stop when asked to, or when time or nodes are used up."""
        if self.stop_asked or 0 <= self.node_limit < self.nodes or now() > self.deadline:
            self.stopped = True

    # The order of moves

    def rate(self, moves: list[int], number: int, first: int, ply: int) -> None:
        """Rate the table's move highest, then moves that refuted their siblings, then those that often refute."""
        scores = self.scores.rows[ply]
        for index in range(number):
            move = moves[index]
            if move == first:
                score = 1 << 30
            elif move == self.killers[2 * ply]:
                score = 1 << 29
            elif move == self.killers[2 * ply + 1]:
                score = 1 << 28
            else:
                score = self.history[(move ^ move >> 12) & (HISTORY - 1)]
            scores[index] = score

    def pick(self, moves: list[int], start: int, number: int, ply: int) -> None:
        """Bring the best rated of the moves from `start` on to the front."""
        scores = self.scores.rows[ply]
        best = start
        for index in range(start + 1, number):
            if scores[index] > scores[best]:
                best = index
        if best != start:
            swap = moves[start]
            moves[start] = moves[best]
            moves[best] = swap
            swap = scores[start]
            scores[start] = scores[best]
            scores[best] = swap

    def reward(self, move: int, depth: int, ply: int) -> None:
        """Remember a move that refuted a line."""
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        slot = (move ^ move >> 12) & (HISTORY - 1)
        self.history[slot] += depth * depth
        if self.history[slot] > 1 << 24:
            for slot in range(HISTORY):
                self.history[slot] //= 2

    def extend_line(self, move: int, ply: int) -> None:
        """Set the expected line from here: this move, then what is expected after it."""
        line = self.lines.rows[ply]
        below = self.lines.rows[ply + 1]
        line[0] = below[0] + 1
        line[1] = move
        for index in range(below[0]):
            line[index + 2] = below[index + 1]
