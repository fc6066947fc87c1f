"""What is settled before a match begins: the game, the clock, who may join, and what is agreed about conduct."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from menagerie.bots import level
from menagerie.core.history import check_cap
from menagerie.core.registry import load
from menagerie.errors import InvalidMatch
from menagerie.play import shapes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.game import Game
    from menagerie.core.position import Position

UNLIMITED = "unlimited"
REALTIME = "realtime"
CORRESPONDENCE = "correspondence"


@dataclass(frozen=True, slots=True)
class Tempo:
    """How much time there is to think; docs/reference/clocks.md tells the policy."""

    tempo: str = UNLIMITED
    """``unlimited``, ``realtime`` or ``correspondence``."""
    base: int = 0
    """Real time: milliseconds on each seat's clock at the start."""
    increment: int = 0
    """Real time: milliseconds added after each turn."""
    days: int = 0
    """Correspondence: days for each turn."""

    def __post_init__(self) -> None:
        """Refuse values that do not fit, each for itself and together."""
        shapes.check(self, "a clock")
        wanted = {UNLIMITED: not (self.base or self.increment), REALTIME: self.base + self.increment > 0}
        if not wanted.get(self.tempo, not (self.base or self.increment)):
            shapes.refuse("a clock", [f"{self.tempo} with base={self.base} and increment={self.increment}"])
        if (self.days > 0) != (self.tempo == CORRESPONDENCE):
            shapes.refuse("a clock", [f"{self.tempo} with days={self.days}"])


@dataclass(frozen=True, slots=True)
class Settings:
    """The terms of a match; `verified` tells whether the game can be played on them."""

    game: str
    edition: str
    seats: int
    options: tuple[tuple[str, int | str], ...] = ()
    ply_cap: int | None = None
    clock: Tempo = field(default_factory=Tempo)
    joining: str = "link"
    """``open``: listed for everybody; ``link``: whoever has the link; ``invited``: only those invited."""
    invited: tuple[str, ...] = ()
    seating: str = "chosen"
    """``chosen``: everybody keeps the seat taken; ``random``: seats are drawn at the start, from the committed seed."""
    starting: str = "full"
    """``full``: as soon as all seats are taken; ``ready``: once all are ready, too; ``host``: when the host says so."""
    rated: bool = False
    takebacks: bool = True
    watching: bool = True
    """Whether others may watch."""
    substitute: str = "otter"
    """The level of the bot that plays on for a seat that dropped out or is away."""
    position: str | None = None
    """The text of the position that the match starts from, if it is not the usual one."""

    def __post_init__(self) -> None:
        """Refuse values of another shape."""
        shapes.check(self, "settings", {"clock": (lambda value: isinstance(value, Tempo), "a clock")})

    def to_plain(self) -> dict[str, Any]:
        """Return the settings as JSON knows them."""
        content = {each.name: shapes.plainly(getattr(self, each.name)) for each in fields(self)}
        clock = {each.name: getattr(self.clock, each.name) for each in fields(self.clock)}
        return {**content, "options": dict(self.options), "clock": clock}

    @staticmethod
    def from_plain(content: object) -> Settings:
        """Read what `to_plain` wrote; fields that are left out have their usual value."""
        given = shapes.as_table(content, "settings")
        if "options" in given:
            given["options"] = tuple(shapes.as_table(given["options"], "options").items())
        if "clock" in given:
            given["clock"] = shapes.build(Tempo, shapes.as_table(given["clock"], "a clock"), "a clock")
        return shapes.build(Settings, given, "settings")

    def rules(self, game: Game | None = None) -> Game:
        """Return the game that is played; `game` is needed only where the edition is not one of its own."""
        return game or load(self.game)

    def start(self, game: Game | None = None) -> Position:
        """Return the position that the match starts from."""
        rules = self.rules(game)
        if self.position is None:
            return rules.new(self.edition, self.seats, **dict(self.options))
        position = rules.parse_position(self.position)
        if (position.edition.id, position.seats) != (self.edition, self.seats):
            message = (
                f"a position of {position.edition.id} for {position.seats}, expected {self.edition} for {self.seats}"
            )
            raise InvalidMatch(message)
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
        message = f"nobody is invited twice, got {settings.invited!r}"
        raise InvalidMatch(message)
    return settings


def check_position(settings: Settings, start: Position) -> None:
    """Refuse to play for a rating from a position of one's own, or from one where nothing is left to play."""
    if settings.rated:
        message = "a rated match starts from the usual position, got one of its own"
        raise InvalidMatch(message)
    if settings.options:
        message = f"a position has its options in it, got others too: {dict(settings.options)!r}"
        raise InvalidMatch(message)
    if start.outcome() is not None:
        message = "a match starts from a position in which somebody can move, got one where the game is over"
        raise InvalidMatch(message)
