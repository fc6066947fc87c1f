"""Players of this process: levels, random moves, one ply ahead, alpha-beta and Monte-Carlo tree search."""

from __future__ import annotations

from dataclasses import asdict, replace
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.analysis.matches.players import Past, Player
from menagerie.analysis.matches.settings import Allowance, Budget, Limits, Taste, settings
from menagerie.bots import choose, level
from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidOption
from menagerie.search.alphabeta import DEEPEST, AlphaBeta
from menagerie.search.greedy import rate_moves
from menagerie.search.ismcts import Ismcts
from menagerie.search.table import Table
from menagerie.search.thought import Line, Thought, in_texts

if TYPE_CHECKING:
    from random import Random

    from menagerie.bots import Level
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View

SAMPLES = 8
"""The number of samples that the greedy player rates where something is hidden."""
USUAL_SECONDS = 1.0
"""The seconds of a search without limits."""


class LevelPlayer(Player):
    """A bot of one level."""

    def __init__(self, game: Game, name: str, chosen: Level) -> None:
        """Play at a level."""
        super().__init__(game, name)
        self.level = chosen

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Let the bot choose; without `seconds` it takes the time of its level."""
        return choose(self.game, view, self.level, seconds, self.random, past.keys if past else ()).thought


class RandomPlayer(Player):
    """Plays any legal move."""

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Pick a random legal move."""
        return Thought((Line(0, (self.random.choice(self.game.offers(view)),)),))


class GreedyPlayer(Player):
    """Plays the move with the best evaluation one ply ahead."""

    def __init__(self, game: Game, name: str, taste: Taste) -> None:
        """Evaluate with the given weights, the game's own by default."""
        super().__init__(game, name)
        game.weights.numbers(taste.weights)
        self.taste = taste

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Rate every move, averaged over samples; pick one of the best at random."""
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
        return Thought((Line(best // count, (text,)),), 1, nodes, monotonic() - begun)


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

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Search the position until a limit is reached."""
        position = self.game.sample(view, self.random)
        limits = self.limits
        free = limits.depth is limits.nodes is None
        search = self.search(position, past)
        found = search.think(
            depth=limits.depth or DEEPEST, seconds=least(limits.seconds, seconds, free=free), nodes=limits.nodes
        )
        return in_texts(found, self.game, position)

    def search(self, position: Position, past: Past | None) -> AlphaBeta:
        """Return a search of the position that knows the earlier positions."""
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

    def choose(self, view: View, seconds: float | None = None, past: Past | None = None) -> Thought[str]:
        """Search the view until a limit is reached."""
        budget = self.budget
        limit = least(budget.seconds, seconds, free=budget.iterations is None)
        evaluation = self.game.evaluation(view.edition, budget.weights)
        search = Ismcts(self.game, view, self.random, evaluation=evaluation)
        found = search.think(seconds=limit, iterations=budget.iterations)
        first = replace(found, lines=(Line(found.score, (found.move,)),))
        return in_texts(first, self.game, self.game.sample(view, self.random))


def refuse_unsearchable(game: Game, name: str) -> None:
    """Refuse alpha-beta for games that it cannot search."""
    if not game.kind.open:
        raise InvalidOption(
            f"{name}: alpha-beta searches games of two sides without chance and hidden cards, {game.name} is none"
        )


def least(own: float | None, given: float | None, *, free: bool) -> float | None:
    """Return the shorter of two times; `free` means that nothing else limits the search, so there is a default."""
    times = [time for time in (own, given) if time is not None]
    return min(times) if times else USUAL_SECONDS if free else None


def make_random(game: Game, name: str, text: str) -> Player:
    """Make the player that plays random moves."""
    if text:
        raise InvalidOption(f"{name}: this player has no settings, got {shown(text)}")
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
