"""Games for tuning: quick games from random openings, from which quiet positions are kept with the results.

A game that alpha-beta can search is played with it. The positions kept are ends of expected lines, where search and
evaluation agree, so they are quiet. In other games each side
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
from menagerie.search.greedy import judge, rate_moves
from menagerie.search.thought import PROVEN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.outcome import Outcome
    from menagerie.core.position import Evaluation, Position
    from menagerie.search.thought import Thought

KEPT = 12
"""The most positions kept of one game; more of them add little about the same result."""
PROBE = 100
"""The change of a weight that measures its effect in a position."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How games for tuning are played."""

    nodes: int = 10_000
    """Nodes per move, where a side searches."""
    depth: int = 4
    """The depth per move, at most."""
    opening: int = 8
    """The most random moves at the start."""
    noise: float = 0.02
    """The probability of a random move."""
    longest: int = 600
    """The number of plies after which nobody has won."""


class Sample(NamedTuple):
    """A position for one seat: its value, the effect of each weight, and the seat's result."""

    value: int
    slopes: tuple[tuple[int, float], ...]
    """Pairs of a free weight's place and the value that one unit of it adds."""
    result: float


@dataclass(frozen=True, slots=True)
class Task:
    """What is needed to play one game in any process."""

    game: str
    edition: Edition
    seats: int
    weights: tuple[Mapping[str, int], ...]
    """Weights by seat, repeated if there are more seats."""
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
    """Return each seat's result from 0 to 1: a win, or a share of a shared or undecided game."""
    winners = outcome.winners if outcome else ()
    if not winners:
        return (1 / seats if not game.kind.zero_sum else 0.5,) * seats
    prize = 1.0 if game.kind.zero_sum else 1 / len(winners)
    return tuple(prize if seat in winners else 0.0 for seat in range(1, seats + 1))


def play(task: Task) -> tuple[float, ...]:
    """Play one game; return each seat's result."""
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
    """Measures the effect of each weight in a position by changing one after the other."""

    def __init__(self, game: Game, edition: Edition, weights: Mapping[str, int]) -> None:
        """Prepare one evaluation for each weight that may change."""
        usual = {**game.weights, **weights}
        free = [weight.name for weight in game.weights.declared if not weight.fixed]
        changed = [{**usual, name: usual[name] + PROBE} for name in free]
        self.judges = [game.evaluation(edition, one) for one in (usual, *changed)]

    def sample(self, position: Position, seat: int, result: float) -> Sample:
        """Evaluate a position with all of them."""
        value, *others = judge(position, self.judges, seat)
        slopes = ((place, (other - value) / PROBE) for place, other in enumerate(others) if other != value)
        return Sample(value, tuple(slopes), result)


class Table:
    """One game while it is played; with `keep`, quiet positions and the seats they are seen from are kept."""

    def __init__(self, task: Task, *, keep: bool = False) -> None:
        """Set up the position and play the opening."""
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
        """Whether the game is not over, repeated or too long."""
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
        """Play a chance move or a random legal move."""
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
        found: list[Thought[int]] = []
        last = self.searches[id(evaluation)].think(self.pace.depth, nodes=self.pace.nodes, report=found.append)
        if self.keep:
            # Ends at two depths: after a move of either side.
            self.keep_end(self.random.choice([*found[-1:], last]), seat, evaluation)
        return last.move

    def keep_end(self, thought: Thought[int], seat: int, evaluation: Evaluation) -> None:
        """Keep the end of a line if search and evaluation agree on its value."""
        end = self.position.copy()
        for move in thought.line:
            end.play(move)
        if abs(thought.score) < PROVEN and end.to_act is not None and judge(end, [evaluation], seat) == [thought.score]:
            self.keep_some(end, seat)

    def best_looking(self, seat: int) -> int:
        """Return a move with the best evaluation one ply ahead, at random among equals."""
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
        """Keep a position with reservoir sampling: each one has the same probability."""
        self.seen += 1
        if len(self.kept) < KEPT:
            self.kept.append((position, seat))
        else:
            place = self.random.randrange(self.seen)
            if place < KEPT:
                self.kept[place] = position, seat


def split(seats: int, new: Mapping[str, int], old: Mapping[str, int]) -> Sequence[tuple[Mapping[str, int], ...]]:
    """Return the two seatings of new and old weights, every other seat each."""
    first = tuple((new, old)[seat % 2] for seat in range(seats))
    return first, tuple((old, new)[seat % 2] for seat in range(seats))
