"""Ratings of several players from the points they made against each other, by maximum likelihood.

The model is Bradley and Terry's: the stronger of two wins the more often, the larger the difference of their Elo is; a
draw is half a win for both. One player is the anchor, whose rating is given; errors are those of the differences to it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import TYPE_CHECKING

from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Sequence

SCALE = 400 / log(10)
"""Elo points for one unit of log-odds."""

QUANTILE = 1.959964
"""Standard errors on either side that cover 95 %."""

ROUNDS = 100
LONGEST_STEP = 2.0
"""By how much log-odds a rating moves at most in one round."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """The games of two players, named by their places in a list, and the points of the first."""

    first: int
    second: int
    games: int
    points: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """Elo by player, and the covariance of these numbers in squared log-odds."""

    elo: tuple[float, ...]
    covariance: tuple[tuple[float, ...], ...]

    def error(self, player: int) -> float:
        """Return half the width of the 95 % interval of a player's rating; the anchor has none."""
        return QUANTILE * SCALE * sqrt(self.covariance[player][player])

    def gap(self, higher: int, lower: int) -> tuple[float, float]:
        """Return by how much one player is better than another, with half the width of its 95 % interval."""
        own, other = self.covariance[higher], self.covariance[lower]
        variance = max(0.0, own[higher] + other[lower] - 2 * own[lower])
        return self.elo[higher] - self.elo[lower], QUANTILE * SCALE * sqrt(variance)


def rated(players: int, meetings: Sequence[Meeting], anchor: float = 0.0) -> Ratings:
    """Rate players by their meetings, the first of them at `anchor`.

    Where one side won everything no finite difference is the likeliest; one drawn game is added to such a meeting.
    """
    if not connected(players, meetings):
        raise InvalidOption(
            f"{players} players cannot be compared by {len(meetings)} meetings that leave some of them apart"
        )
    counted = [softened(meeting) for meeting in meetings if meeting.games]
    strength = [0.0] * players
    for _ in range(ROUNDS):
        slope, curve = derivatives(strength, counted)
        step = solved(curve, slope)
        for player in range(1, players):
            strength[player] += max(-LONGEST_STEP, min(LONGEST_STEP, step[player - 1]))
        if max(map(abs, step), default=0.0) < 1e-10:
            break
    _, curve = derivatives(strength, counted)
    return Ratings(tuple(anchor + SCALE * each for each in strength), bordered(inverse(curve)))


def softened(meeting: Meeting) -> Meeting:
    """Add a drawn game where one side made all points."""
    if 0 < meeting.points < meeting.games:
        return meeting
    return Meeting(meeting.first, meeting.second, meeting.games + 1, meeting.points + 0.5)


def connected(players: int, meetings: Sequence[Meeting]) -> bool:
    """Whether everybody is compared with the first player, directly or through others."""
    reached = {0}
    for _ in range(players):
        for meeting in meetings:
            pair = {meeting.first, meeting.second}
            if meeting.games and pair & reached:
                reached |= pair
    return reached == set(range(players))


def derivatives(strength: Sequence[float], meetings: Sequence[Meeting]) -> tuple[list[float], list[list[float]]]:
    """Return slope and negative curvature of the log-likelihood, the anchor left out."""
    size = len(strength) - 1
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for meeting in meetings:
        first, second = meeting.first - 1, meeting.second - 1
        expected = 1 / (1 + exp(strength[meeting.second] - strength[meeting.first]))
        surplus = meeting.points - meeting.games * expected
        spread = meeting.games * expected * (1 - expected)
        for player, sign in ((first, 1), (second, -1)):
            if player >= 0:
                slope[player] += sign * surplus
                curve[player][player] += spread
        if first >= 0 and second >= 0:
            curve[first][second] -= spread
            curve[second][first] -= spread
    return slope, curve


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations with a symmetric, positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[row][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric, positive definite matrix."""
    size = len(matrix)
    return [solved(matrix, [float(row == column) for row in range(size)]) for column in range(size)]


def bordered(matrix: Sequence[Sequence[float]]) -> tuple[tuple[float, ...], ...]:
    """Put the anchor, which has no error, before the others."""
    return ((0.0,) * (len(matrix) + 1), *((0.0, *row) for row in matrix))
