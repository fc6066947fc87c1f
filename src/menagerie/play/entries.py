"""The log of a match: one entry for everything that happened, in order, never changed and never removed.

A match is what its entries add up to (`menagerie.play.match`). Entries say what was decided, not what was asked:
whoever reads them again needs no rule of conduct, no clock and no secret. A taken-back move is one more entry.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from menagerie.play import shapes
from menagerie.play.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One thing that happened; `number` counts from 1 within the match, `at` is the server's time in milliseconds."""

    kind: ClassVar[str] = ""
    number: int
    at: int

    def __post_init__(self) -> None:
        """Refuse values that do not fit."""
        shapes.check(self, f"an entry {self.kind!r}", SPECIAL)

    def payload(self) -> dict[str, Any]:
        """Return what this kind of entry tells, without `kind`, `number` and `at`, as JSON knows it."""
        told = {each.name: getattr(self, each.name) for each in fields(self) if each.name not in {"number", "at"}}
        return {name: plain(value) for name, value in told.items()}

    def to_plain(self) -> dict[str, Any]:
        """Return the whole entry as JSON knows it."""
        return {"kind": self.kind, "number": self.number, "at": self.at, **self.payload()}


# Before the match


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(Entry):
    """A match is opened by its host; the seed is committed to before anybody adds a part of their own."""

    kind: ClassVar[str] = "created"
    settings: Settings
    host: str
    rules: int
    """The version of the game's rules."""
    commitment: str
    previous: str | None = None
    """The match that this one is a rematch of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invited(Entry):
    """Somebody may join."""

    kind: ClassVar[str] = "invited"
    who: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated(Entry):
    """A person, or a bot of a level, takes a seat and adds a part to the seed."""

    kind: ClassVar[str] = "seated"
    seat: int
    who: str | None
    """The person or guest; nobody for a bot."""
    name: str
    level: str | None = None
    part: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseated(Entry):
    """A seat is free again."""

    kind: ClassVar[str] = "unseated"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Renamed(Entry):
    """A person has another name from now on; it may happen while the match goes on, too."""

    kind: ClassVar[str] = "renamed"
    who: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Readied(Entry):
    """A person is ready to start, or no longer, and may now add the part to the seed for all their seats."""

    kind: ClassVar[str] = "readied"
    who: str
    yes: bool
    part: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Entry):
    """The match begins; `order` names for each seat the one in which its player sat until now."""

    kind: ClassVar[str] = "started"
    order: tuple[int, ...]


# Moves


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Entry):
    """A seat made a move; `lag` are milliseconds on the way, as the server measured, that its clock does not count."""

    kind: ClassVar[str] = "moved"
    seat: int
    move: str
    lag: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Entry):
    """Chance made a move."""

    kind: ClassVar[str] = "drawn"
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(Entry):
    """The position is the one after `ply` moves again."""

    kind: ClassVar[str] = "taken_back"
    ply: int


# Agreements


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered(Entry):
    """A seat offers something that needs the others' consent; `target` is the ply to go back to in a takeback."""

    kind: ClassVar[str] = "offered"
    seat: int
    what: str
    target: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Entry):
    """A seat consents to an offer or declines it; a decline by the one who made it withdraws it."""

    kind: ClassVar[str] = "answered"
    seat: int
    what: str
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(Entry):
    """Play rests."""

    kind: ClassVar[str] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(Entry):
    """Play goes on."""

    kind: ClassVar[str] = "resumed"


# Seats that are left, and time


@dataclass(frozen=True, slots=True, kw_only=True)
class Resigned(Entry):
    """A seat gives up."""

    kind: ClassVar[str] = "resigned"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Flagged(Entry):
    """A seat's time ran out."""

    kind: ClassVar[str] = "flagged"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Away(Entry):
    """The person in a seat is not there; the times from when others may call a bot, and may claim the result."""

    kind: ClassVar[str] = "away"
    seat: int
    bot_at: int
    forfeit_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Claimed(Entry):
    """A seat claims a win, a draw or a bot, because the person in seat `absent` did not come back in time."""

    kind: ClassVar[str] = "claimed"
    seat: int
    claim: str
    absent: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BotTook(Entry):
    """A bot of a level plays for a seat until its owner returns."""

    kind: ClassVar[str] = "bot_took"
    seat: int
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(Entry):
    """The person in a seat is there again."""

    kind: ClassVar[str] = "returned"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Credited(Entry):
    """Time that nobody could play in does not count, neither on the clock nor for those away."""

    kind: ClassVar[str] = "credited"
    milliseconds: int
    reason: str


# The end and after


@dataclass(frozen=True, slots=True, kw_only=True)
class Aborted(Entry):
    """The match is called off and has no result."""

    kind: ClassVar[str] = "aborted"
    by: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Entry):
    """The match has a result: by the rules of the game, or outside them; then its rule is ``match``."""

    kind: ClassVar[str] = "ended"
    ending: str
    """``rules``, ``resignation``, ``timeout``, ``abandonment`` or ``agreement``."""
    reason: str
    rule: str
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    """By seat, 1 is best; what ratings are made from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Entry):
    """The server's part of the seed, so that everybody can verify the draws."""

    kind: ClassVar[str] = "revealed"
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Entry):
    """Everybody wants to play again; the server opens a match on these terms, its seats filled as `rematch` says."""

    kind: ClassVar[str] = "rematched"
    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class Continued(Entry):
    """The rematch has this id."""

    kind: ClassVar[str] = "continued"
    match: str


KINDS: dict[str, type[Entry]] = {entry.kind: entry for entry in Entry.__subclasses__() if entry.kind}
SPECIAL: dict[str, shapes.Shape] = {
    "settings": (lambda value: isinstance(value, Settings), "settings"),
}


def plain(value: object) -> object:
    """Return the value of a field as JSON knows it."""
    return value.to_plain() if isinstance(value, Settings) else shapes.plainly(value)


def from_plain(content: object) -> Entry:
    """Read an entry that `Entry.to_plain` wrote."""
    given = shapes.as_table(content, "an entry")
    kind = shapes.known_kind(given.pop("kind", None), KINDS, "an entry")
    if "settings" in given:
        given["settings"] = Settings.from_plain(given["settings"])
    return shapes.build(KINDS[kind], given, f"an entry {kind!r}")


def from_row(kind: str, number: int, at: int, payload: object) -> Entry:
    """Read an entry from what a store keeps of it."""
    table = shapes.as_table(payload, "an entry")
    return from_plain({**table, "kind": kind, "number": number, "at": at})
