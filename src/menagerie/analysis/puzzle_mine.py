"""Finding puzzles: bots play each other, and where a search sees a win that only one move leads to, it is proved.

The openings are random and the bots err now and then, so that there is something to find. A game of the same seed and
number is always the same, so mining can be taken up where it was left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from menagerie.analysis.puzzle_proof import Demand, prove
from menagerie.core.history import History
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.finding import PROVEN, WIN
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.analysis.puzzles import Puzzle
    from menagerie.core.game import Game
    from menagerie.core.position import Position

LOOKING, PLAYING = 17, 10
"""The sizes of tables, as powers of two: small ones are cleared sooner than searched."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How games are played and how closely they are looked at."""

    opening: int = 10
    """Up to so many random moves come first."""
    noise: float = 0.1
    """How often a side plays any move instead of a good one."""
    nodes: int = 5_000
    """Positions that a side looks at before a move."""
    sight: int = 3
    """Plies that a side looks ahead."""
    look: int = 100_000
    """Positions that are looked at before each move to see a puzzle; none means that only the end is looked at."""
    depth: int = 9
    """Plies that are looked ahead to see that."""
    longest: int = 400
    """After so many plies a game is given up."""


DRILL = Pace(opening=6, noise=0.15, nodes=1500, sight=2, look=0, longest=120)
"""How drills are played: only what decided them is looked at, since games with drills have many moves to look at."""
FORCED = Demand(longest=4, margin=0, threat=1, nodes=4_000_000, spare=200_000)
"""What is asked for in them."""


def mine(game: Game, start: Position, seed: str, pace: Pace, demand: Demand) -> Iterator[Puzzle]:
    """Play one game from `start` and go through its puzzles; what the same move solves again is left out."""
    last: tuple[str, ...] = ()
    for position in candidates(game, start, seed, pace, demand):
        puzzle = prove(game, position, demand)
        if puzzle is not None and puzzle.solutions != last:
            last = puzzle.solutions
            yield puzzle


def candidates(game: Game, start: Position, seed: str, pace: Pace, demand: Demand) -> Iterator[Position]:
    """Go through positions of a game that look won: where a search sees it, and where the winner won soon after."""
    random = Random(seed)  # noqa: S311 - games, not secrets
    history = History(game, start)
    evaluation = game.evaluation(start.edition)
    for _ in range(random.randint(pace.opening // 2, pace.opening)):
        if history.to_act is not None:
            history.play(random.choice(history.position.legal_moves()))
    while history.to_act is not None and history.ply < pace.longest:
        position = history.position
        if pace.look:
            found = AlphaBeta(position, evaluation, Table(LOOKING)).think(pace.depth, nodes=pace.look)
            if found.score >= PROVEN and demand.shortest <= WIN - found.score <= demand.longest:
                yield position
        if random.random() < pace.noise:
            history.play(random.choice(position.legal_moves()))
        else:
            history.play(AlphaBeta(position, evaluation, Table(PLAYING)).think(pace.sight, nodes=pace.nodes).move)
    if not pace.look:
        yield from before_the_end(history, demand)


def before_the_end(history: History, demand: Demand) -> Iterator[Position]:
    """Go back from the end of a game through the decisions of its winner."""
    outcome = history.outcome()
    board = history.position.copy()
    for distance in range(1, min(demand.longest, history.ply) + 1):
        board.undo()
        if outcome is not None and board.to_act in outcome.winners and distance >= demand.shortest:
            yield board


# Many games


def search(game: Game, edition: str | None, first: int, plies: int, known: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """Go through the puzzles of one game after the other, from number `first` on, without those that are known.

    A position that is another one turned round is known too. This has no end.
    """
    seen = {game.canonical(game.parse_position(puzzle.position)) for puzzle in known}
    drilled = game.begin_drill is not None
    pace = DRILL if drilled else Pace()
    demand = replace(FORCED if drilled else Demand(), longest=min(plies, FORCED.longest) if drilled else plies)
    for number in count(first):
        seed = f"{game.name} {number}"
        start = game.drill(edition, Random(seed))  # noqa: S311 - games, not secrets
        for puzzle in mine(game, start, seed, pace, demand):
            same = game.canonical(game.parse_position(puzzle.position))
            if same not in seen:
                seen.add(same)
                yield puzzle
