"""Mining of puzzles: bots play each other; where a search sees a win by only one move, a proof is tried.

The openings are random and the bots sometimes err, so there are mistakes to exploit. The same seed and number give the
same game, so mining can be continued later.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from menagerie.analysis.puzzles.verification import Demand, prove
from menagerie.core.history import History
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.table import Table
from menagerie.search.thought import PROVEN, WIN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.analysis.puzzles.catalogue import Puzzle
    from menagerie.core.game import Game
    from menagerie.core.position import Position

LOOKING, PLAYING = 17, 10
"""The sizes of tables, as powers of two; small ones are quick to clear."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How games are played and searched for puzzles."""

    opening: int = 10
    """The most random moves at the start."""
    noise: float = 0.1
    """The probability of a random move."""
    nodes: int = 5_000
    """Nodes per move."""
    sight: int = 3
    """The depth per move."""
    look: int = 100_000
    """Nodes spent before each move to notice a puzzle; 0 examines only the end of the game."""
    depth: int = 9
    """The depth of that search."""
    longest: int = 400
    """The most plies of a game."""


DRILL = Pace(opening=6, noise=0.15, nodes=1500, sight=2, look=0, longest=120)
"""The settings for drills: only the end is examined, since these games have many moves."""
FORCED = Demand(longest=4, margin=0, threat=1, nodes=4_000_000, spare=200_000)
"""The requirements for drills."""


def mine(game: Game, start: Position, seed: str, pace: Pace, demand: Demand) -> Iterator[Puzzle]:
    """Play one game from `start` and yield its puzzles, each solution once."""
    last: tuple[str, ...] = ()
    for position in candidates(game, start, seed, pace, demand):
        puzzle = prove(game, position, demand)
        if puzzle is not None and puzzle.solutions != last:
            last = puzzle.solutions
            yield puzzle


def candidates(game: Game, start: Position, seed: str, pace: Pace, demand: Demand) -> Iterator[Position]:
    """Yield positions that look won: by a search, or because the winner won soon after."""
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
    """Yield the decisions of the winner, from the last one back."""
    outcome = history.outcome()
    board = history.position.copy()
    for distance in range(1, min(demand.longest, history.ply) + 1):
        board.undo()
        if outcome is not None and board.to_act in outcome.winners and distance >= demand.shortest:
            yield board


# Many games


def search(game: Game, edition: str | None, first: int, plies: int, known: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """Yield the puzzles of one game after the other, from number `first` on, without known ones.

    A symmetric position counts as known. This never ends.
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
