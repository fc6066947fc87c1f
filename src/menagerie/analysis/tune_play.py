"""Games for tuning: both sides play quickly from random openings, and quiet positions are kept with what they led to.

A game that alpha-beta can search is played with it. The positions kept are those at the end of the expected line, where
the search is content with what the evaluation says; so nothing is about to happen in them. In other games each side
takes the move that looks best one ply ahead, and positions after some of these moves are kept.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from menagerie.core.history import OCCURRENCES
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.finding import PROVEN
from menagerie.search.greedy import judge, rate_moves

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.outcome import Outcome
    from menagerie.core.position import Evaluation, Position
    from menagerie.search.finding import Finding

KEPT = 12
"""Positions of one game that are kept at the most: more of them say little more about the same result."""
PROBE = 100
"""By how much a weight is changed to see what it does in a position."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How games for tuning are played."""

    nodes: int = 10_000
    """How many positions a side looks at before a move, where it searches."""
    depth: int = 4
    """How many plies ahead it looks at the most."""
    opening: int = 8
    """Up to so many random moves come first."""
    noise: float = 0.02
    """How often a side plays any move instead of its best."""
    longest: int = 600
    """After so many plies nobody has won."""


class Sample(NamedTuple):
    """A position for one seat: what the evaluation says, what each weight does, and what the game gave that seat."""

    value: int
    slopes: tuple[tuple[int, float], ...]
    """The place of a weight among those that may change, and how much one more of it adds."""
    result: float


@dataclass(frozen=True, slots=True)
class Task:
    """All that is needed to play one game, in whatever process."""

    game: str
    edition: Edition
    seats: int
    weights: tuple[Mapping[str, int], ...]
    """Weights by seat; seats beyond them begin again with the first."""
    pace: Pace
    seed: str

    @property
    def rules(self) -> Game:
        """The game with its edition."""
        return load(self.game).with_edition(self.edition)

    def judges(self) -> list[Evaluation]:
        """Return the evaluation of each seat."""
        made = [self.rules.evaluation(self.edition, weights) for weights in self.weights]
        return [made[seat % len(made)] for seat in range(self.seats)]


def searchable(game: Game) -> bool:
    """Whether alpha-beta can search the game."""
    return game.kind.open


def results(game: Game, outcome: Outcome | None, seats: int) -> tuple[float, ...]:
    """Return what a game gave each seat, from 0 to 1: victory, or a part of a shared or undecided one."""
    winners = outcome.winners if outcome else ()
    if not winners:
        return (1 / seats if not game.kind.zero_sum else 0.5,) * seats
    prize = 1.0 if game.kind.zero_sum else 1 / len(winners)
    return tuple(prize if seat in winners else 0.0 for seat in range(1, seats + 1))


def play(task: Task) -> tuple[float, ...]:
    """Play one game; return what it gave each seat."""
    table = Table(task)
    table.finish()
    return results(table.game, table.position.outcome(), task.seats)


def samples(task: Task) -> list[Sample]:
    """Play one game and return some of its quiet positions."""
    table = Table(task, keep=True)
    table.finish()
    gave = results(table.game, table.position.outcome(), task.seats)
    probes = Probes(table.game, task.edition, task.weights[0])
    probed = [probes.sample(position, seat, gave[seat - 1]) for position, seat in table.kept]
    return [sample for sample in probed if sample.slopes]


class Probes:
    """Finds what each weight does in a position, by changing one after the other."""

    def __init__(self, game: Game, edition: Edition, weights: Mapping[str, int]) -> None:
        """Prepare one evaluation for each weight that may change."""
        usual = {**game.weights, **weights}
        free = [weight.name for weight in game.weights.declared if not weight.fixed]
        changed = [{**usual, name: usual[name] + PROBE} for name in free]
        self.judges = [game.evaluation(edition, one) for one in (usual, *changed)]

    def sample(self, position: Position, seat: int, result: float) -> Sample:
        """Judge a position with all of them."""
        value, *others = judge(position, self.judges, seat)
        slopes = ((place, (other - value) / PROBE) for place, other in enumerate(others) if other != value)
        return Sample(value, tuple(slopes), result)


class Table:
    """One game while it is played; with `keep`, quiet positions and the seats they are seen from are kept."""

    def __init__(self, task: Task, *, keep: bool = False) -> None:
        """Lay the board and play the opening."""
        self.game = task.rules
        self.pace = task.pace
        self.keep = keep
        self.random = Random(task.seed)  # noqa: S311 - games, not secrets
        self.judges = task.judges()
        self.position = self.game.new(task.edition, task.seats)
        self.visits = Counter([self.position.key()])
        self.ply = 0
        self.kept: list[tuple[Position, int]] = []
        self.seen = 0
        self.searches: dict[int, AlphaBeta] = {}
        for _ in range(self.random.randint(self.pace.opening // 2, self.pace.opening)):
            if self.goes_on:
                self.any_move()

    @property
    def goes_on(self) -> bool:
        """Whether the game is neither over nor drawn by repetition nor too long."""
        drawn = self.game.kind.repetition is not None and self.visits[self.position.key()] >= OCCURRENCES
        return self.position.to_act is not None and not drawn and self.ply < self.pace.longest

    def finish(self) -> None:
        """Play to the end."""
        search = searchable(self.game)
        while self.goes_on:
            seat = self.position.to_act
            if seat is None or seat == CHANCE or self.random.random() < self.pace.noise:
                self.any_move()
            elif search:
                self.play(self.searched(seat))
            else:
                self.play(self.best_looking(seat))

    def any_move(self) -> None:
        """Draw, or play any legal move."""
        position = self.position
        weights = position.weights() if position.to_act == CHANCE else None
        self.play(self.random.choices(position.legal_moves(), weights)[0])

    def play(self, move: int) -> None:
        """Play a move, here and in the searches."""
        self.position.play(move)
        self.visits[self.position.key()] += 1
        self.ply += 1
        for search in self.searches.values():
            search.play(move)

    def searched(self, seat: int) -> int:
        """Return the move that alpha-beta finds, and keep the ends of the lines that it expects."""
        evaluation = self.judges[seat - 1]
        if id(evaluation) not in self.searches:
            self.searches[id(evaluation)] = AlphaBeta(self.position, evaluation)
        found: list[Finding] = []
        last = self.searches[id(evaluation)].think(self.pace.depth, nodes=self.pace.nodes, report=found.append)
        if self.keep:
            # Ends at two depths: after a move of either side.
            self.keep_end(self.random.choice([*found[-1:], last]), seat, evaluation)
        return last.move

    def keep_end(self, finding: Finding, seat: int, evaluation: Evaluation) -> None:
        """Keep the end of a line if the evaluation says of it what the search says of the line."""
        end = self.position.copy()
        for move in finding.line:
            end.play(move)
        if abs(finding.score) < PROVEN and end.to_act is not None and judge(end, [evaluation], seat) == [finding.score]:
            self.keep_some(end, seat)

    def best_looking(self, seat: int) -> int:
        """Return the move after which the position looks best, of several such moves any."""
        position = self.position
        ratings = rate_moves(position, self.judges[seat - 1], seat)
        best = max(ratings.values())
        move = self.random.choice([move for move, rating in ratings.items() if rating == best])
        if self.keep:
            after = position.copy()
            after.play(move)
            if after.to_act is not None:
                self.keep_some(after, seat)
        return move

    def keep_some(self, position: Position, seat: int) -> None:
        """Keep a position, or not, such that in the end each had the same chance."""
        self.seen += 1
        if len(self.kept) < KEPT:
            self.kept.append((position, seat))
        else:
            place = self.random.randrange(self.seen)
            if place < KEPT:
                self.kept[place] = position, seat


def split(seats: int, new: Mapping[str, int], old: Mapping[str, int]) -> Sequence[tuple[Mapping[str, int], ...]]:
    """Return the two ways in which new and old weights share the seats, every other seat each."""
    first = tuple((new, old)[seat % 2] for seat in range(seats))
    return first, tuple((old, new)[seat % 2] for seat in range(seats))
