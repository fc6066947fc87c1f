"""The recursion of alpha-beta: one thread's search of one position, without the GIL and without allocating.

Values are for the seat to act. If the same seat acts again after a move (the second action of a turn), the window is
not inverted. No proof rests on skipped moves: reductions only search less deep, and where moves of one kin are skipped,
a loss counts as likely and not as proven. So every score beyond ±29,000 is a win or a loss that holds against every
reply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.search.reductions import REDUCTIONS as REDUCTION_TABLE

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.tables import empty_tables, fill_bytes
    from menagerie.core.position import MoveLists
    from menagerie.search.clock import now
    from menagerie.search.ordering import Ordering
    from menagerie.search.table import EXACT, LOWER, UPPER, Table, bound_in, depth_in, move_in, value_in

    WIN, SURE, INFINITY = 30000, 29000, 31000
    MAX_PLY, DEEPEST_SETTLING, MOST_SEEN, MOST_EXCLUDED, CLOCK_EVERY = 128, 6, 256, 64, 4096
    PLAIN_CLOCK_EVERY = 64
    (REDUCTIONS,) = empty_tables(1)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Evaluation, Position

FOREVER = 1e18

fill_bytes(REDUCTIONS, REDUCTION_TABLE)


class Searcher:
    """Everything that one thread needs to search one position; the table may be shared."""

    def __init__(self, position: Position, evaluation: Evaluation, table: Table, seen: Sequence[int]) -> None:
        """Search a copy of `position`; the positions with the keys `seen` count as draws when they occur again."""
        self.evaluation = evaluation
        self.table = table
        self.position = position.copy()
        self.ordering = Ordering(position.max_moves)
        self.lists = MoveLists(MAX_PLY, position.max_moves)
        self.lines = MoveLists(MAX_PLY + 1, MAX_PLY + 2)
        if not cython.compiled:
            self.path = [0] * MAX_PLY
            self.seen = [0] * MOST_SEEN
            self.excluded = [0] * MOST_EXCLUDED
        self.seen_count = 0
        for key in seen[-MOST_SEEN:]:
            self.seen[self.seen_count] = key
            self.seen_count += 1
        self.excluded_count = 0
        self.exact = False
        self.stop_asked = False
        self.begin(FOREVER, -1)

    # Called by the control of a search

    def begin(self, deadline: float, node_limit: int) -> None:
        """Count from nothing, with limits, and let old experience fade."""
        self.nodes = 0
        self.looked_at = 0
        self.stopped = False
        self.limit(deadline, node_limit)
        self.ordering.fade()

    def limit(self, deadline: float, node_limit: int) -> None:
        """Stop at this time, or after this many nodes; -1 for any number."""
        self.deadline = deadline
        self.node_limit = node_limit

    def exclude(self, moves: Sequence[int]) -> None:
        """Exclude these first moves from now on."""
        self.excluded_count = 0
        for move in moves[:MOST_EXCLUDED]:
            self.excluded[self.excluded_count] = move
            self.excluded_count += 1

    def search_root(self, depth: int, alpha: int, beta: int) -> int:
        """Search to `depth` without the GIL."""
        plies = whole_number(depth, 1, MAX_PLY, "a depth")
        self.position.reserve(MAX_PLY)
        value = 0
        with cython.nogil:
            value += self.search(plies, alpha, beta, 0)
        return value

    def bare_root(self, depth: int) -> int:
        """Search to `depth` by the bare algorithm, without the GIL."""
        plies = whole_number(depth, 1, MAX_PLY - 1, "a depth")
        self.position.reserve(MAX_PLY)
        value = 0
        with cython.nogil:
            value += self.bare(plies, -INFINITY, INFINITY, 0)
        return value

    def best_line(self) -> tuple[int, ...]:
        """Return the moves that the last search expects."""
        row = self.lines.rows[0]
        return tuple([row[1 + index] for index in range(row[0])])

    # The recursion. Nothing below allocates.

    def search(self, depth: int, alpha: int, beta: int, ply: int) -> int:  # noqa: C901, PLR0912 - steps in order
        """Return the value of the position for the seat to act, exact if it lies between `alpha` and `beta`."""
        self.lines.rows[ply][0] = 0
        seat = self.position.seat()
        # Step 1. A win that is too far away, or a position that was there before, need no search.
        key = self.position.hash()
        self.path[ply] = key
        original = alpha
        if ply > 0:
            if self.repeated(key, ply):
                return 0
            if depth == 1 or ply >= MAX_PLY - DEEPEST_SETTLING - 2:
                return self.frontier(alpha, beta, ply, seat)
            beta = min(beta, WIN - ply - 1)
            if alpha >= beta:
                return beta
        # Step 2. Ask the table.
        word = self.table.look_up(key)
        first = move_in(word) if word else -1
        if ply > 0 and word and self.settled(word, depth, alpha, beta, ply):
            return self.from_table(value_in(word), ply)
        # Step 3. List the moves; try the table's move before all others are rated.
        moves = self.lists.rows[ply]
        number = self.position.generate(moves)
        unrated = self.ordering.bring_to_front(moves, number, first)
        best = -INFINITY
        best_move = moves[0]
        for index in range(number):
            if index == unrated:
                self.ordering.rate(self.position, self.evaluation, moves, index, number, ply, seat, depth)
            if index >= unrated:
                self.ordering.pick(moves, index, number, ply)
            move = moves[index]
            if ply == 0 and self.left_out(move):
                continue
            # Step 4. Search the move: the first with the whole window, later ones less deep and with a null window.
            less = self.reduction(move, depth, index, ply) if best > -SURE else 0
            self.position.make(move)
            self.nodes += 1
            if best == -INFINITY:
                value = self.child(seat, depth - 1, alpha, beta, ply + 1)
            else:
                value = self.later_child(seat, depth - 1, less, alpha, beta, ply + 1)
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
                        self.ordering.reward(move, depth, ply, seat)
                        break
        # Step 5. Store the result in the table.
        if ply > 0 or self.excluded_count == 0:
            bound = LOWER if best >= beta else EXACT if best > original else UPPER
            self.table.store(key, best_move, self.to_table(best, ply), min(255, depth), bound)
        return best

    def settled(self, word: int, depth: int, alpha: int, beta: int, ply: int) -> bool:
        """Whether the table's entry settles the value; within an open window only a proof does."""
        value = self.from_table(value_in(word), ply)
        sure = value >= SURE or value <= -SURE
        if not sure and (depth_in(word) < depth or beta - alpha > 1):
            return False
        bound = bound_in(word)
        return value >= beta if bound == LOWER else value <= alpha if bound == UPPER else bound == EXACT

    def reduction(self, move: int, depth: int, index: int, ply: int) -> int:
        """Return how much less deep a move is searched at first, by its place in the order."""
        if depth < 3 or index < 2 or self.exact or self.position.forcing(move):
            return 0
        less = REDUCTIONS[(depth if depth < 32 else 31) << 6 | (index if index < 64 else 63)]
        less += self.ordering.of_known_kin(ply, index)
        return min(less, depth - 2)

    def later_child(self, seat: int, depth: int, less: int, alpha: int, beta: int, ply: int) -> int:  # noqa: PLR0913, PLR0917
        """Search a move that is expected to be worse than an earlier one, and search it again if it is not."""
        value = self.child(seat, depth - less, alpha, alpha + 1, ply)
        if less and value > alpha:
            value = self.child(seat, depth, alpha, alpha + 1, ply)
        if alpha < value < beta:
            value = self.child(seat, depth, alpha, beta, ply)
        return value

    def child(self, seat: int, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Search the position after a move, seen from the seat that made it."""
        next_seat = self.position.seat()
        if depth == 0 or next_seat == 0:
            self.lines.rows[ply][0] = 0
            return self.leaf(seat, alpha, beta, ply, DEEPEST_SETTLING)
        if next_seat == seat:
            return self.search(depth, alpha, beta, ply)
        return -self.search(depth, -beta, -alpha, ply)

    def frontier(self, alpha: int, beta: int, ply: int, seat: int) -> int:
        """Search one ply and evaluate the results; most nodes are counted here."""
        moves = self.lists.rows[ply]
        number = self.position.generate(moves)
        best = -INFINITY
        last_kin = -1
        for index in range(number):
            move = moves[index]
            if not self.exact:
                kin = self.position.kin(move)
                if kin == last_kin and kin >= 0 and best > -SURE:
                    continue
                last_kin = kin
            self.position.make(move)
            self.nodes += 1
            value = self.leaf(seat, alpha, beta, ply + 1, DEEPEST_SETTLING)
            self.position.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    self.lines.rows[ply][0] = 1
                    self.lines.rows[ply][1] = move
                    if value >= beta:
                        break
        # Plain Python searches fewer nodes in the same time, so it checks the clock more often.
        every = CLOCK_EVERY if cython.compiled else PLAIN_CLOCK_EVERY
        if self.nodes - self.looked_at >= every or 0 <= self.node_limit < self.nodes:
            self.look_at_clock()
        return best

    def leaf(self, seat: int, alpha: int, beta: int, ply: int, settling: int) -> int:
        """Return the value of a leaf for `seat`: the result of the game, or the evaluation after forcing moves."""
        if self.position.seat() == 0:
            return self.position.payoff(seat) * (WIN - ply)
        value = self.judged(seat)
        if self.exact or settling == 0:
            return value
        if self.position.seat() == seat:
            return self.settle(seat, value, alpha, beta, ply, settling)
        return -self.settle(self.position.seat(), -value, -beta, -alpha, ply, settling)

    def judged(self, seat: int) -> int:
        """Return the evaluation, limited to the range that is not proven."""
        value = self.evaluation.evaluate(self.position, seat)
        return SURE - 1 if value >= SURE else 1 - SURE if value <= -SURE else value

    def settle(self, seat: int, value: int, alpha: int, beta: int, ply: int, settling: int) -> int:  # noqa: PLR0913, PLR0917
        """Return the value that the seat to act is sure of: `value` without a move, or more by forcing moves."""
        best = value
        if best >= beta:
            return best
        alpha = max(alpha, best)
        moves = self.lists.rows[ply]
        number = self.position.generate_forcing(moves)
        for index in range(number):
            self.position.make(moves[index])
            self.nodes += 1
            value = self.leaf(seat, alpha, beta, ply + 1, settling - 1)
            self.position.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best

    def bare(self, depth: int, alpha: int, beta: int, ply: int) -> int:
        """Search by plain alpha-beta, as a reference for the methods above."""
        moves = self.lists.rows[ply]
        number = self.position.generate(moves)
        seat = self.position.seat()
        best = -INFINITY
        for index in range(number):
            self.position.make(moves[index])
            self.nodes += 1
            next_seat = self.position.seat()
            if next_seat == 0:
                value = self.position.payoff(seat) * (WIN - ply - 1)
            elif depth == 1:
                value = self.judged(seat)
            elif next_seat == seat:
                value = self.bare(depth - 1, alpha, beta, ply + 1)
            else:
                value = -self.bare(depth - 1, -beta, -alpha, ply + 1)
            self.position.unmake()
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        break
        return best

    # Helpers of the recursion

    def repeated(self, key: int, ply: int) -> bool:
        """Whether this position occurred before, in the line that led here or in the match."""
        for earlier in range(ply):
            if self.path[earlier] == key:
                return True
        for index in range(self.seen_count):  # noqa: SIM110 - any() needs the GIL
            if self.seen[index] == key:
                return True
        return False

    def left_out(self, move: int) -> bool:
        """Whether a first move is not to be searched."""
        for index in range(self.excluded_count):  # noqa: SIM110 - any() needs the GIL
            if self.excluded[index] == move:
                return True
        return False

    def look_at_clock(self) -> None:
        """Stop when asked to, or when time or nodes are used up."""
        self.looked_at = self.nodes
        if self.stop_asked or 0 <= self.node_limit < self.nodes or now() > self.deadline:
            self.stopped = True

    def to_table(self, value: int, ply: int) -> int:
        """Count the distance of a proven end from the position itself, since lines of any length lead to it."""
        return value + ply if value >= SURE else value - ply if value <= -SURE else value

    def from_table(self, value: int, ply: int) -> int:
        """Count the distance of a proven end from the root again."""
        return value - ply if value >= SURE else value + ply if value <= -SURE else value

    def extend_line(self, move: int, ply: int) -> None:
        """Set the expected line from here: this move, then what is expected after it."""
        line = self.lines.rows[ply]
        below = self.lines.rows[ply + 1]
        line[0] = below[0] + 1
        line[1] = move
        for index in range(below[0]):
            line[index + 2] = below[index + 1]
