"""The players that think in this process: levels, chance, one ply ahead, alpha-beta and Monte-Carlo tree search."""

from __future__ import annotations

from dataclasses import asdict, replace
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.analysis.engine_player import make_engine
from menagerie.analysis.players import Facts, Past, Player
from menagerie.analysis.settings import Allowance, Budget, Limits, Taste, settings
from menagerie.bots import choose, level
from menagerie.bots.choice import texts_of
from menagerie.core.bounds import shown
from menagerie.errors import InvalidOption
from menagerie.search.alphabeta import DEEPEST, AlphaBeta
from menagerie.search.greedy import rate_moves
from menagerie.search.ismcts import Ismcts
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from menagerie.bots import Level
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View

SAMPLES = 8
"""How many ways to fill in the unseen a player looks at that looks one ply ahead."""
USUAL_SECONDS = 1.0
"""How long a search thinks about a move that nobody limits."""


class LevelPlayer(Player):
    """A bot of one level."""

    def __init__(self, game: Game, name: str, chosen: Level) -> None:
        """Play at a level."""
        super().__init__(game, name)
        self.level = chosen

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Let the bot choose, in its own time if no other is given."""
        choice = choose(self.game, view, self.level, seconds, self.random, past.keys if past else ())
        facts = Facts(choice.score, choice.depth, choice.nodes, choice.seconds, choice.line, choice.fallback)
        return choice.text, facts


class RandomPlayer(Player):
    """Plays any legal move."""

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Pick one of the moves on offer."""
        return self.random.choice(self.game.offers(view)), Facts()


class GreedyPlayer(Player):
    """Plays the move after which the position looks best, and does not ask what comes then."""

    def __init__(self, game: Game, name: str, taste: Taste) -> None:
        """Judge by weights, the usual ones if there are no others."""
        super().__init__(game, name)
        game.weights.numbers(taste.weights)
        self.taste = taste

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Rate every move, averaged over ways to fill in the unseen; equals are decided by chance."""
        begun, nodes = monotonic(), 0
        evaluation = self.game.evaluation(view.edition, self.taste.weights)
        count = SAMPLES if self.game.kind.hidden or self.game.kind.chance else 1
        totals: dict[str, int] = {}
        for _ in range(count):
            position = self.game.sample(view, self.random)
            for move, rating in rate_moves(position, evaluation, view.seat).items():
                text = self.game.format_move(position, move)
                totals[text] = totals.get(text, 0) + rating
                nodes += 1
        best = max(totals.values())
        text = self.random.choice([text for text, total in totals.items() if total == best])
        return text, Facts(best // count, 1, nodes, monotonic() - begun, (text,))


class AlphaBetaPlayer(Player):
    """Searches a game of two sides without chance, and keeps its table for a whole game."""

    def __init__(self, game: Game, name: str, limits: Limits) -> None:
        """Search within limits."""
        super().__init__(game, name)
        refuse_unsearchable(game, name)
        game.weights.numbers(limits.weights)
        self.limits = limits
        self.table = Table(limits.table)

    def begin(self, random: Random) -> None:
        """Forget the last game."""
        super().begin(random)
        self.table.clear()

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Search the position until a limit is reached."""
        position = self.game.sample(view, self.random)
        limits = self.limits
        free = limits.depth is limits.nodes is None
        search = self.search(position, past)
        found = search.think(
            depth=limits.depth or DEEPEST, seconds=least(limits.seconds, seconds, free=free), nodes=limits.nodes
        )
        line = texts_of(self.game, position, found.line)
        return line[0], Facts(found.score, found.depth, found.nodes, found.seconds, line)

    def search(self, position: Position, past: Past | None) -> AlphaBeta:
        """Return a search of the position that knows what has been on the board before."""
        evaluation = self.game.evaluation(position.edition, self.limits.weights)
        seen = past.keys if past else ()
        return AlphaBeta(
            position, evaluation, self.table, threads=self.limits.threads, seen=seen, exact=bool(self.limits.exact)
        )


class MctsPlayer(Player):
    """Searches what a seat knows by playing out sampled positions."""

    def __init__(self, game: Game, name: str, budget: Budget) -> None:
        """Search within a budget."""
        super().__init__(game, name)
        game.weights.numbers(budget.weights)
        self.budget = budget

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> tuple[str, Facts]:
        """Search the view until a limit is reached."""
        budget = self.budget
        limit = least(budget.seconds, seconds, free=budget.iterations is None)
        evaluation = self.game.evaluation(view.edition, budget.weights)
        search = Ismcts(self.game, view, self.random, evaluation=evaluation)
        found = search.think(seconds=limit, iterations=budget.iterations)
        text = self.game.format_move(self.game.sample(view, self.random), found.move)
        return text, Facts(found.score, found.depth, found.nodes, found.seconds, (text,))


def refuse_unsearchable(game: Game, name: str) -> None:
    """Refuse alpha-beta for games that it cannot search."""
    if not game.kind.open:
        message = f"{name}: alpha-beta searches games of two sides without chance and hidden cards, {game.name} is none"
        raise InvalidOption(message)


def least(own: float | None, given: float | None, *, free: bool) -> float | None:
    """Return the shorter of two times; where nothing else limits a search, there is a usual time."""
    times = [time for time in (own, given) if time is not None]
    return min(times) if times else USUAL_SECONDS if free else None


def make_random(game: Game, name: str, text: str) -> Player:
    """Make the player that plays anything."""
    if text:
        message = f"{name}: this player has no settings, got {shown(text)}"
        raise InvalidOption(message)
    return RandomPlayer(game, name)


def make_greedy(game: Game, name: str, text: str) -> Player:
    """Make the player that looks one ply ahead."""
    return GreedyPlayer(game, name, settings(Taste, name, text))


def make_alphabeta(game: Game, name: str, text: str) -> Player:
    """Make a player that searches with alpha-beta."""
    return AlphaBetaPlayer(game, name, settings(Limits, name, text))


def make_mcts(game: Game, name: str, text: str) -> Player:
    """Make a player that searches with a Monte-Carlo tree."""
    return MctsPlayer(game, name, settings(Budget, name, text))


def make_level(game: Game, name: str, text: str) -> Player:
    """Make the bot of a level given by its number, from 1, or by its name, perhaps with other limits."""
    wanted, _, limits = text.partition(",")
    chosen = level(game.name, wanted)
    if not limits:
        return LevelPlayer(game, chosen.name, chosen)
    given = asdict(settings(Allowance, name, limits))
    return LevelPlayer(game, name, replace(chosen, **{key: value for key, value in given.items() if value is not None}))


MAKERS: dict[str, Callable[[Game, str, str], Player]] = {
    "alphabeta": make_alphabeta,
    "engine": make_engine,
    "greedy": make_greedy,
    "level": make_level,
    "mcts": make_mcts,
    "random": make_random,
}
