"""What is settled before a match begins: the game, the clock, who may join, and what is agreed about conduct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta

from menagerie.bots import level
from menagerie.core.history import check_cap
from menagerie.core.registry import load
from menagerie.errors import InvalidMatch
from menagerie.play.data.described import Described, read, refuse
from menagerie.play.data.values import (
    DAY,
    EditionId,
    GameName,
    Guests,
    Joining,
    LevelName,
    Options,
    Pace,
    PlyCap,
    PositionText,
    Seat,
    Seating,
    Starting,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.game import Game
    from menagerie.core.position import Position

UNLIMITED: Final = "unlimited"
REALTIME: Final = "realtime"
CORRESPONDENCE: Final = "correspondence"


class Tempo(Described, frozen=True):
    """How much time there is to think; docs/reference/clocks.md describes the policy."""

    noun: ClassVar[str] = "a clock"
    tempo: Pace = UNLIMITED
    base: Annotated[int, Meta(ge=0, le=DAY, description="Real time: milliseconds at the start.")] = 0
    increment: Annotated[
        int, Meta(ge=0, le=3_600_000, description="Real time: milliseconds added after each turn.")
    ] = 0
    days: Annotated[int, Meta(ge=0, le=60, description="Correspondence: days for each turn.")] = 0

    def __post_init__(self) -> None:
        """Refuse values that do not fit, each for itself and together."""
        super().__post_init__()
        wanted = {UNLIMITED: not (self.base or self.increment), REALTIME: self.base + self.increment > 0}
        if not wanted.get(self.tempo, not (self.base or self.increment)):
            refuse(self.noun, [f"{self.tempo} with base={self.base} and increment={self.increment}"])
        if (self.days > 0) != (self.tempo == CORRESPONDENCE):
            refuse(self.noun, [f"{self.tempo} with days={self.days}"])


class Conduct(Described, frozen=True, kw_only=True):
    """The terms of a match that have a usual value; `Settings` and what a request brings both have them."""

    options: Options = {}
    ply_cap: PlyCap | None = None
    clock: Tempo = Tempo()
    joining: Joining = "link"
    """``open``: listed for everybody; ``link``: whoever has the link; ``invited``: only those invited."""
    invited: Guests = ()
    seating: Seating = "chosen"
    """``chosen``: everybody keeps their seat; ``random``: seats are shuffled at the start, from the committed seed."""
    starting: Starting = "full"
    """``full``: as soon as all seats are taken; ``ready``: once all are ready, too; ``host``: when the host says so."""
    rated: bool = False
    takebacks: bool = True
    watching: bool = True
    """Whether others may watch."""
    substitute: LevelName = "otter"
    """The level of the bot that plays on for a seat that dropped out or is away."""
    position: PositionText | None = None
    """The text of the position that the match starts from, if it is not the usual one."""


class Settings(Conduct, frozen=True):
    """The terms of a match; `verified` checks that the game can be played on them."""

    noun: ClassVar[str] = "settings"
    game: GameName
    edition: EditionId
    seats: Seat

    def __hash__(self) -> int:
        """Let settings be a key, though options are a table."""
        return hash(msgspec.json.encode(self, order="deterministic"))

    @staticmethod
    def from_plain(content: object) -> Settings:
        """Read what `to_plain` wrote; fields that are left out have their usual value."""
        return read(Settings, content)

    def rules(self, game: Game | None = None) -> Game:
        """Return the game that is played; `game` is needed only where the edition is not one of its own."""
        return game or load(self.game)

    def start(self, game: Game | None = None) -> Position:
        """Return the position that the match starts from."""
        rules = self.rules(game)
        if self.position is None:
            return rules.new(self.edition, self.seats, **self.options)
        position = rules.parse_position(self.position)
        if (position.edition.id, position.seats) != (self.edition, self.seats):
            raise InvalidMatch(
                f"a position of {position.edition.id} for {position.seats}, expected {self.edition} for {self.seats}"
            )
        return position


def settings_for(game: str, **wanted: Any) -> Settings:  # noqa: ANN401 - any setting
    """Return settings with the game's usual edition and number of seats where nothing else is wanted."""
    rules = load(game)
    usual: Mapping[str, Any] = {"edition": rules.default_edition, "seats": rules.kind.seats[0]}
    if wanted.get("position") is not None:
        given = rules.parse_position(wanted["position"])
        usual = {"edition": given.edition.id, "seats": given.seats}
    return verified(Settings(game, **{**usual, **wanted}))


def verified(settings: Settings, game: Game | None = None) -> Settings:
    """Pass on settings that a match can be played on; refuse others with the error that says what is wrong."""
    rules = settings.rules(game)
    start = settings.start(rules)
    if settings.position is not None:
        check_position(settings, start)
    check_cap(rules, settings.ply_cap)
    level(settings.game, settings.substitute)
    if len(set(settings.invited)) < len(settings.invited):
        raise InvalidMatch(f"nobody is invited twice, got {settings.invited!r}")
    return settings


def check_position(settings: Settings, start: Position) -> None:
    """Refuse to play for a rating from a position of one's own, or from one where nothing is left to play."""
    if settings.rated:
        raise InvalidMatch("a rated match starts from the usual position, got one of its own")
    if settings.options:
        raise InvalidMatch(f"a position has its options in it, got others too: {settings.options!r}")
    if start.outcome() is not None:
        raise InvalidMatch("a match starts from a position in which somebody can move, got one where the game is over")
