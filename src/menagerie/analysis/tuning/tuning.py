"""Tuning: weights of an evaluation learnt from games that it plays against itself, and tested in a match.

Nothing here knows a game. The weights, their bounds and their order are declared in the game's ``weights.toml``. Two
methods find new ones: `fit` adapts the evaluation to the results of games, `climb` lets changed weights play each
other. New weights have to prove themselves in a match against the old ones, with the same openings for both sides.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.analysis.matches.arena import Terms
from menagerie.analysis.matches.match import play_match
from menagerie.analysis.tuning.climbing import Climb
from menagerie.analysis.tuning.fitting import STEPS, Fit, fit
from menagerie.analysis.tuning.processes import Crew, crew
from menagerie.analysis.tuning.self_play import Pace, Sample, Task, play, samples, searchable, split
from menagerie.core.compiled.bounds import seconds as as_seconds
from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.core.weights import file_of, written
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from menagerie.analysis.matches.arena import GameResult
    from menagerie.analysis.matches.elo import Estimate
    from menagerie.analysis.matches.standing import Standing
    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.weights import Weights

    Report = Callable[[str, int, int, str], None]

FIT, CLIMB = "fit", "climb"
GAMES, FITTING, MATCH = "games", "fitting", "match"
"""The stages that are reported."""
MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_SEED = 1 << 62
KEPT_BACK = 5
"""Every fifth game is kept back to test the fit."""
PAIRS = 8
"""Openings in a round of climbing, each played with both seatings."""
LEARNING = 0.6
"""The part of the time that learning may take; the rest is for the match."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a tuning."""

    method: str | None = None
    """``fit`` or ``climb``; by default the first where the game can be searched, else the second."""
    games: int = 2_000
    """Games to learn from."""
    match: int = 400
    """Games of the match that tests the weights found; none for 0."""
    seconds: float | None = None
    """Seconds for all stages together."""
    pace: Pace = field(default_factory=Pace)
    seed: int = 0
    jobs: int = 1


@dataclass(frozen=True, slots=True)
class Tuned:
    """The result of a tuning."""

    before: Weights
    after: Weights
    method: str
    games: int
    fit: Fit | None
    standing: Standing | None
    interrupted: bool

    @property
    def estimate(self) -> Estimate | None:
        """The standing of the new weights in the match."""
        return self.standing.between() if self.standing else None

    @property
    def holds(self) -> bool:
        """Whether the weights are new and did not lose the match."""
        found = self.estimate
        return self.after != self.before and found is not None and found.score >= 0.5

    def plain(self) -> dict[str, object]:
        """Return the result for JSON."""
        found = self.estimate
        loss = self.fit and {"positions": self.fit.positions, "before": self.fit.before, "after": self.fit.after}
        return {
            "method": self.method,
            "games": self.games,
            "interrupted": self.interrupted,
            "before": dict(self.before),
            "after": dict(self.after),
            "surprise": loss,
            "match": self.standing and {"games": self.standing.games, **(found.plain() if found else {})},
            "holds": self.holds,
        }


def tune(
    game: Game, settings: Settings, report: Report, edition: Edition | None = None, seats: int | None = None
) -> Tuned:
    """Find better weights for a game; Ctrl-C ends a stage, and the next one uses what was found so far."""
    checked(game, settings)
    tuning = Tuning(game, settings, report, edition or game.edition(), seats or game.kind.seats[0])
    with crew(settings.jobs) as players:
        method = settings.method or (FIT if searchable(game) else CLIMB)
        found, fitted = (tuning.fitted if method == FIT else tuning.climbed)(players)
    standing = tuning.tested(found) if settings.match and found != game.weights else None
    return Tuned(game.weights, found, method, tuning.played, fitted, standing, tuning.interrupted)


def checked(game: Game, settings: Settings) -> None:
    """Refuse settings that make no sense."""
    if settings.method not in (None, FIT, CLIMB):
        raise InvalidOption(f"a method is {FIT!r} or {CLIMB!r}, got {shown(settings.method)}")
    whole_number(settings.games, 1, MOST_GAMES, "the number of games to learn from")
    whole_number(settings.match, 0, MOST_GAMES, "the number of games of the match")
    whole_number(settings.jobs, 1, MOST_JOBS, "the number of jobs")
    whole_number(settings.seed, 0, MOST_SEED, "a seed")
    whole_number(settings.pace.nodes, 1, 1 << 40, "the number of nodes")
    whole_number(settings.pace.depth, 1, 100, "a depth")
    if settings.seconds is not None:
        as_seconds(settings.seconds)
    if all(weight.fixed for weight in game.weights.declared):
        raise InvalidOption(f"every weight of {game.name} is fixed, there is nothing to tune")


class Tuning:
    """One tuning in progress."""

    def __init__(self, game: Game, settings: Settings, report: Report, edition: Edition, seats: int) -> None:
        """Begin with nothing played."""
        self.game = game.with_edition(edition)
        self.start = self.game.new(edition, seats)
        self.settings = settings
        self.report = report
        self.begun = monotonic()
        self.played = 0
        self.interrupted = False

    def task(self, seed: str, *weights: Mapping[str, int]) -> Task:
        """Return the task of one game."""
        values = tuple(dict(one) for one in weights)
        edition, seats = self.start.edition, self.start.seats
        return Task(self.game.name, edition, seats, values, self.settings.pace, f"{self.settings.seed} {seed}")

    def late(self, part: float) -> bool:
        """Whether this share of the time is used up."""
        return self.settings.seconds is not None and monotonic() - self.begun > part * self.settings.seconds

    # Learning

    def fitted(self, players: Crew) -> tuple[Weights, Fit]:
        """Learn from the results of games."""
        kept: list[list[Sample]] = []
        tasks = (self.task(f"fit {number}", self.game.weights) for number in range(self.settings.games))
        with self.until_interrupted():
            for some in players.results(samples, tasks):
                kept.append(some)
                self.played += 1
                self.report(GAMES, self.played, self.settings.games, "")
                if self.late(LEARNING):
                    break
        back = [one for some in kept[KEPT_BACK - 1 :: KEPT_BACK] for one in some]
        learnt = [one for number, some in enumerate(kept, 1) if number % KEPT_BACK for one in some]
        if not learnt:
            raise InvalidOption(
                f"{self.played} games of {self.game.name} gave no quiet position to learn from; play more"
            )
        found = fit(self.game.weights, learnt, back, self.played, lambda step: self.report(FITTING, step, STEPS, ""))
        return found.weights, found

    def climbed(self, players: Crew) -> tuple[Weights, None]:
        """Learn by letting changed weights play each other."""
        climb = Climb(self.game.weights, Random(self.settings.seed))  # noqa: S311 - games, not secrets
        with self.until_interrupted():
            while self.played < self.settings.games and not self.late(LEARNING):
                climb.round(lambda one, other: self.duel(players, one, other))
                self.report(GAMES, min(self.played, self.settings.games), self.settings.games, "")
        return climb.found, None

    def duel(self, players: Crew, one: Weights, other: Weights) -> float:
        """Return the score of weights against others in a few games."""
        points = []
        seatings = split(self.start.seats, one, other)
        tasks = [
            self.task(f"climb {self.played + 2 * pair}", *seating) for pair in range(PAIRS) for seating in seatings
        ]
        for number, gave in enumerate(players.results(play, tasks)):
            ours = gave[number % 2 :: 2]
            points.append(sum(ours) / (sum(gave) or 1))
        self.played += len(points)
        return sum(points) / len(points)

    # Testing

    def tested(self, found: Weights) -> Standing:
        """Let new weights play the old ones."""
        settings = self.settings
        limits = f"alphabeta:depth={settings.pace.depth},nodes={settings.pace.nodes}," if searchable(self.game) else ""
        usual = file_of(self.game.weights).read_text("utf-8")
        with TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("new.toml", "old.toml")]
            for file, weights in zip(files, (found, self.game.weights), strict=True):
                file.write_text(written(usual, weights), "utf-8")
            standing = play_match(
                self.game,
                [f"{limits or 'greedy:'}weights={file}" for file in files],
                games=settings.match,
                start=self.start,
                terms=Terms(opening=settings.pace.opening // 2, seed=settings.seed + 1, ply_cap=settings.pace.longest),
                jobs=settings.jobs if settings.jobs > 1 else 0,
                report=self.report_match,
            )
        self.interrupted |= standing.interrupted and not self.late(1.0)
        return standing

    def report_match(self, _result: GameResult, standing: Standing) -> None:
        """Report a game of the match, and end it when time is up."""
        found = standing.between()
        note = f"{100 * found.score:.1f} %" if found else ""
        self.report(MATCH, standing.games, self.settings.match, note)
        if self.late(1.0):
            raise KeyboardInterrupt

    @contextmanager
    def until_interrupted(self) -> Iterator[None]:
        """Let Ctrl-C end the block, and remember it."""
        try:
            yield
        except KeyboardInterrupt:
            self.interrupted = True
