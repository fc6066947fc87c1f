"""The standing of a match: points, counts, Elo with its error, and the test."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.analysis.matches.arena import CRASH, ILLEGAL, TIME, Effort
from menagerie.analysis.matches.elo import Estimate, estimate
from menagerie.analysis.matches.sprt import BOUND, Sprt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.analysis.matches.arena import GameResult


@dataclass(slots=True)
class Tally:
    """The counts of one player in the match so far."""

    name: str
    points: float = 0.0
    wins: int = 0
    draws: int = 0
    losses: int = 0
    crashes: int = 0
    illegal_moves: int = 0
    time_losses: int = 0
    effort: Effort = field(default_factory=Effort)

    def count(self, share: float, fair: float, effort: Effort) -> None:
        """Count a game: more than a fair share is a win, less is a loss."""
        self.points += share
        self.wins += share > fair
        self.losses += share < fair
        self.draws += share == fair
        for name in ("moves", "seconds", "nodes", "depth", "troubles"):
            setattr(self.effort, name, getattr(self.effort, name) + getattr(effort, name))

    def blame(self, kind: str) -> None:
        """Count a game lost by a fault."""
        self.crashes += kind == CRASH
        self.illegal_moves += kind == ILLEGAL
        self.time_losses += kind == TIME

    @property
    def faults(self) -> int:
        """The number of games lost by a fault."""
        return self.crashes + self.illegal_moves + self.time_losses

    def plain(self) -> dict[str, object]:
        """Return the figures for JSON."""
        effort, moves = self.effort, max(self.effort.moves, 1)
        counts = ("name", "points", "wins", "draws", "losses", "crashes", "illegal_moves", "time_losses")
        return {
            **{name: getattr(self, name) for name in counts},
            "moves": effort.moves,
            "troubles": effort.troubles,
            "seconds_per_move": round(effort.seconds / moves, 6),
            "nodes_per_second": round(effort.speed),
            "depth": round(effort.depth / moves, 2),
        }


@dataclass(slots=True)
class Standing:
    """The score of a match; only complete groups count for strength."""

    names: Sequence[str]
    sprt: Sprt | None = None
    interrupted: bool = False
    """Whether somebody stopped the match."""
    tallies: list[Tally] = field(init=False)
    endings: Counter[str] = field(init=False, default_factory=Counter)
    plies: int = field(init=False, default=0)
    _groups: dict[int, list[tuple[float, ...]]] = field(init=False, default_factory=dict)
    _complete: list[tuple[float, ...]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        """Begin with nothing played."""
        self.tallies = [Tally(name) for name in self.names]

    def count(self, result: GameResult) -> None:
        """Count one finished game."""
        for tally, share, effort in zip(self.tallies, result.shares, result.efforts, strict=True):
            tally.count(share, 1 / len(self.names), effort)
        if result.culprit is not None:
            self.tallies[result.culprit].blame(result.ending)
        self.endings[result.ending] += 1
        self.plies += result.plies
        group = self._groups.setdefault(result.pairing.group, [])
        group.append(result.shares)
        if len(group) == len(self.names):
            self._complete.append(tuple(sum(column) / len(group) for column in zip(*group, strict=True)))
            del self._groups[result.pairing.group]

    @property
    def games(self) -> int:
        """How many games are finished."""
        return self.endings.total()

    @property
    def pairs(self) -> list[float]:
        """The mean score of the first player in every complete group."""
        return [group[0] for group in self._complete]

    def between(self, first: int = 0, second: int = 1) -> Estimate | None:
        """Compare two players; ``None`` until one of them has a point in a complete group."""
        ours, theirs = ([group[number] for group in self._complete] for number in (first, second))
        return estimate(ours, theirs, len(self._complete) * len(self.names))

    def share(self, number: int) -> Estimate | None:
        """Estimate the share of all points that a player gets."""
        ours = [group[number] for group in self._complete]
        return estimate(ours, [1 - share for share in ours], len(ours) * len(self.names))

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of the test, 0 without one."""
        return self.sprt.llr(self.pairs) if self.sprt else 0.0

    @property
    def verdict(self) -> str | None:
        """The decision of the test, if there is one."""
        return self.sprt.verdict(self.llr) if self.sprt else None

    def plain(self) -> dict[str, object]:
        """Return the standing for JSON."""
        pairs = Counter(self.pairs)
        count = len(self.names)
        return {
            "games": self.games,
            "plies": self.plies,
            "interrupted": self.interrupted,
            "endings": dict(sorted(self.endings.items())),
            "players": [
                {**tally.plain(), "share": figures_of(self.share(number))} for number, tally in enumerate(self.tallies)
            ],
            "groups": {f"{score:g}": pairs[score] for score in sorted(pairs)},
            "comparisons": [
                {"first": first, "second": second, **(figures_of(self.between(first, second)) or {})}
                for first in range(count)
                for second in range(first + 1, count)
            ],
            "sprt": self.sprt
            and {
                "elo0": self.sprt.elo0,
                "elo1": self.sprt.elo1,
                "llr": round(self.llr, 4),
                "bounds": [round(-BOUND, 4), round(BOUND, 4)],
                "verdict": self.verdict,
            },
        }


def figures_of(found: Estimate | None) -> dict[str, float | None] | None:
    """Return an estimate for JSON, if there is one."""
    return found.plain() if found else None
