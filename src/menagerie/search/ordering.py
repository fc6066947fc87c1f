"""The order in which a search tries moves: earlier refutations, the best evaluations, frequent refutations.

The sooner a refutation is tried, the less is searched. The order changes the speed of a search, not its result.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.position import MoveLists

    WIN, MAX_PLY, HISTORY, LOOK_FROM = 30000, 128, 4096, 3
    KILLER, LESSER_KILLER, FORCING = 1 << 29, 1 << 28, 1 << 24

if TYPE_CHECKING:
    from menagerie.core.position import Evaluation, Position


class Ordering:
    """The move ordering of one search."""

    def __init__(self, max_moves: int) -> None:
        """Begin without experience."""
        self.scores = MoveLists(MAX_PLY, max_moves)
        self.lesser = MoveLists(MAX_PLY, max_moves)
        if not cython.compiled:
            self.history = [0] * (2 * HISTORY)
            self.killers = [0] * (2 * MAX_PLY)

    def fade(self) -> None:
        """Let old experience count less."""
        for slot in range(2 * HISTORY):
            self.history[slot] //= 4

    def bring_to_front(self, moves: list[int], number: int, move: int) -> int:
        """Put a move first if it is listed; return how many moves need no rating."""
        if move < 0:
            return 0
        for index in range(number):
            if moves[index] == move:
                moves[index] = moves[0]
                moves[0] = move
                return 1
        return 0

    def rate(  # noqa: PLR0913, PLR0917 - C signature
        self,
        position: Position,
        evaluation: Evaluation,
        moves: list[int],
        start: int,
        number: int,
        ply: int,
        seat: int,
        depth: int,
    ) -> None:
        """Rate the moves from `start` on: killers, forcing moves, then by their evaluation or by experience."""
        scores = self.scores.rows[ply]
        lesser = self.lesser.rows[ply]
        group = start
        last_kin = -1
        for index in range(start, number):
            move = moves[index]
            if move == self.killers[2 * ply]:
                score = KILLER
            elif move == self.killers[2 * ply + 1]:
                score = LESSER_KILLER
            else:
                score = self.history[(seat & 1) * HISTORY + self.slot(move)] >> 4
                if depth >= LOOK_FROM:
                    position.make(move)
                    if position.seat() == 0:
                        score = FORCING * position.payoff(seat)
                    else:
                        score += evaluation.evaluate(position, seat) << 4
                    position.unmake()
                elif position.forcing(move):
                    score += FORCING
            scores[index] = score
            # Among moves that differ only in their facing the best rated counts; the others are its lesser kin.
            kin = position.kin(move)
            lesser[index] = 0
            if kin < 0 or kin != last_kin:
                last_kin = kin
                group = index
            elif score > scores[group]:
                lesser[group] = 1
                group = index
            else:
                lesser[index] = 1

    def pick(self, moves: list[int], start: int, number: int, ply: int) -> None:
        """Bring the best rated of the moves from `start` on to the front."""
        scores = self.scores.rows[ply]
        lesser = self.lesser.rows[ply]
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
            swap = lesser[start]
            lesser[start] = lesser[best]
            lesser[best] = swap

    def of_known_kin(self, ply: int, index: int) -> int:
        """Whether a better rated move differs from this one only in its facing."""
        return self.lesser.rows[ply][index]

    def reward(self, move: int, depth: int, ply: int, seat: int) -> None:
        """Remember a move that refuted a line."""
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        slot = (seat & 1) * HISTORY + self.slot(move)
        self.history[slot] += depth * depth
        if self.history[slot] > 1 << 22:
            for each in range(2 * HISTORY):
                self.history[each] //= 2

    def slot(self, move: int) -> int:
        """Return the index of the experience with a move."""
        return (move ^ move >> 12 ^ move >> 20) & (HISTORY - 1)
