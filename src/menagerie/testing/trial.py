"""Trial: the game that is tested, its edition and its random games; the argument of every check."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NoReturn

from menagerie.core.seats import CHANCE
from menagerie.testing.failure import ConformanceFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position


@dataclass(frozen=True)
class Symmetry:
    """A way to turn a game round: what it makes of position texts and of move texts."""

    name: str
    position: Callable[[str], str]
    move: Callable[[str], str]
    editions: tuple[str, ...] = ()
    """The editions that have it; all if none is named."""


@dataclass(frozen=True)
class Trial:
    """One game in one edition with one number of seats, and the random games by which it is tested."""

    game: Game
    edition: str
    seats: int
    seed: int = 0
    plies: int = 40
    """How far a random game is followed where every position is looked at."""
    longest: int = 20_000
    """After how many plies random play must have ended."""
    positions: tuple[str, ...] = ()
    """Further positions worth looking at, such as ends of games; those of other editions are left out."""
    symmetries: tuple[Symmetry, ...] = field(default=(), compare=False)

    def __str__(self) -> str:
        """Name what is tested."""
        return f"{self.game.name} ({self.edition}, {self.seats} seats, seed {self.seed})"

    # Where to look

    def start(self) -> Position:
        """Return a new start position."""
        return self.game.new(self.edition, self.seats)

    def random(self, purpose: str = "") -> Random:
        """Return a source of random numbers that is the same on every run."""
        return Random(f"{self.game.name}/{self.edition}/{self.seats}/{self.seed}/{purpose}")  # noqa: S311 - games

    def walk(self) -> Iterator[Position]:
        """Yield the positions of a random game, then the further positions; each must be left unchanged."""
        random, position = self.random(), self.start()
        for _ in range(self.plies):
            yield position
            if position.to_act is None:
                break
            position.play(random_move(position, random))
        yield from self.extras()

    def extras(self) -> Iterator[Position]:
        """Yield the further positions of this edition and number of players."""
        for position in map(self.game.parse_position, self.positions):
            if position.edition.id == self.edition and position.seats == self.seats:
                yield position

    @property
    def viewers(self) -> range:
        """A spectator and every seat."""
        return range(self.seats + 1)

    # What to say

    def fail(
        self, problem: str, position: Position | None = None, move: int | None = None, **evidence: object
    ) -> NoReturn:
        """Refuse the game."""
        shown: dict[str, object] = {}
        if position is not None:
            shown["position"] = self.game.format_position(position)
        if position is not None and move is not None:
            shown["move"] = f"{written(self.game, position, move)} ({move})"
        raise ConformanceFailure(str(self), problem, shown | evidence)

    def same(
        self, problem: str, expected: object, found: object, position: Position | None = None, move: int | None = None
    ) -> None:
        """Refuse the game if two values differ."""
        if expected == found:
            return
        if (
            isinstance(expected, list)
            and isinstance(found, list)
            and sorted(map(repr, expected)) != sorted(map(repr, found))
        ):
            missing = [entry for entry in expected if entry not in found]
            surplus = [entry for entry in found if entry not in expected]
            self.fail(problem, position, move, missing=missing, surplus=surplus)
        self.fail(problem, position, move, expected=expected, found=found)


def written(game: Game, position: Position, move: int) -> str:
    """Return the text of a move for a message, even if writing it fails."""
    try:
        return game.format_move(position, move)
    except Exception as error:  # noqa: BLE001 - the failure that is being reported matters more
        return f"(no text: {error})"


def random_move(position: Position, random: Random) -> int:
    """Return one of the legal moves; chance moves come as often as their weights say."""
    moves = position.legal_moves()
    weights = position.weights() if position.to_act == CHANCE else None
    return random.choices(moves, weights)[0]


def trials(  # noqa: PLR0913 - one for each thing that can be chosen
    game: Game,
    *,
    seeds: Sequence[int] = (0,),
    plies: int = 40,
    longest: int = 20_000,
    positions: Sequence[str] = (),
    symmetries: Sequence[Symmetry] = (),
) -> list[Trial]:
    """Return a trial for every edition, number of seats and seed."""
    return [
        Trial(game, edition, seats, seed, plies, longest, tuple(positions), tuple(symmetries))
        for edition in sorted(game.editions)
        for seats in game.kind.seats
        for seed in seeds
    ]
