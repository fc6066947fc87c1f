"""The log of a match: one entry for everything that happened, in order, never changed and never removed.

A match is what its entries add up to (`menagerie.play.match`). Entries say what was decided, not what was asked:
whoever reads them again needs no rule of conduct, no clock and no secret. A taken-back move is one more entry.
"""

from __future__ import annotations

from typing import Any, ClassVar

from menagerie.play.data.described import Described, as_table, kind_of, read_kind
from menagerie.play.data.settings import Settings
from menagerie.play.data.values import (
    ClaimKind,
    Credit,
    Digest,
    Ending,
    Identity,
    Lag,
    LevelName,
    MatchId,
    MoveText,
    Name,
    Number,
    Order,
    Part,
    PersonId,
    Ply,
    Proposal,
    Ranks,
    Reason,
    RuleId,
    Scores,
    Seat,
    Time,
    Version,
    Winners,
)


class Entry(Described, frozen=True, kw_only=True, tag_field="kind", tag=kind_of):
    """One thing that happened; `number` counts from 1 within the match, `at` is the server's time in milliseconds."""

    kind: ClassVar[str]
    """The name of the class in lower case; in JSON the field that names the kind of entry."""
    number: Number
    at: Time

    def __init_subclass__(cls, **options: Any) -> None:  # noqa: ANN401 - options of msgspec
        """Name the kind."""
        super().__init_subclass__(**options)
        cls.kind = kind_of(cls.__name__)
        cls.noun = f"an entry {cls.kind!r}"

    def payload(self) -> dict[str, Any]:
        """Return the fields of this kind of entry, without `kind`, `number` and `at`, as JSON data."""
        return {name: value for name, value in self.to_plain().items() if name not in {"kind", "number", "at"}}


# Before the match


class Created(Entry, frozen=True, kw_only=True):
    """A match is opened by its host; the seed is committed to before anybody adds a part of their own."""

    settings: Settings
    host: PersonId
    rules: Version
    """The version of the game's rules."""
    commitment: Digest
    previous: MatchId | None = None
    """The match that this one is a rematch of."""


class Invited(Entry, frozen=True, kw_only=True):
    """Somebody may join."""

    who: PersonId


class Seated(Entry, frozen=True, kw_only=True):
    """A person, or a bot of a level, takes a seat and adds a part to the seed."""

    seat: Seat
    who: PersonId | None
    """The person or guest; nobody for a bot."""
    name: Name
    level: LevelName | None = None
    part: Part = ""


class Unseated(Entry, frozen=True, kw_only=True):
    """A seat is free again."""

    seat: Seat


class Renamed(Entry, frozen=True, kw_only=True):
    """A person has another name from now on; it may happen while the match goes on, too."""

    who: PersonId
    name: Name


class Readied(Entry, frozen=True, kw_only=True):
    """A person is ready to start, or no longer, and may now add the part to the seed for all their seats."""

    who: PersonId
    yes: bool
    part: Part | None = None


class Started(Entry, frozen=True, kw_only=True):
    """The match begins; `order` names for each seat the one in which its player sat until now."""

    order: Order


# Moves


class Moved(Entry, frozen=True, kw_only=True):
    """A seat made a move.

    `lag` are milliseconds that its clock does not count: on the way, as the server measured, and waiting in the server.
    """

    seat: Seat
    move: MoveText
    lag: Lag = 0


class Drawn(Entry, frozen=True, kw_only=True):
    """Chance made a move."""

    move: MoveText


class TakenBack(Entry, frozen=True, kw_only=True):
    """The position is the one after `ply` moves again."""

    ply: Ply


# Agreements


class Offered(Entry, frozen=True, kw_only=True):
    """A seat makes a proposal that needs the others' consent; `target` is the ply that a takeback goes back to."""

    seat: Seat
    what: Proposal
    target: Ply | None = None


class Answered(Entry, frozen=True, kw_only=True):
    """A seat accepts or declines a proposal; its author withdraws it by declining."""

    seat: Seat
    what: Proposal
    yes: bool


class Paused(Entry, frozen=True, kw_only=True):
    """Play rests."""


class Resumed(Entry, frozen=True, kw_only=True):
    """Play goes on."""


# Seats that are left, and time


class Resigned(Entry, frozen=True, kw_only=True):
    """A seat gives up."""

    seat: Seat


class Flagged(Entry, frozen=True, kw_only=True):
    """A seat's time ran out."""

    seat: Seat


class Away(Entry, frozen=True, kw_only=True):
    """The person in a seat is not there; the times from when others may call a bot, and may claim the result."""

    seat: Seat
    bot_at: Time
    forfeit_at: Time


class Claimed(Entry, frozen=True, kw_only=True):
    """A seat claims a win, a draw or a bot, because the person in seat `absent` did not come back in time."""

    seat: Seat
    claim: ClaimKind
    absent: Seat


class BotTook(Entry, frozen=True, kw_only=True):
    """A bot of a level plays for a seat until its owner returns."""

    seat: Seat
    level: LevelName


class Returned(Entry, frozen=True, kw_only=True):
    """The person in a seat is there again."""

    seat: Seat


class Credited(Entry, frozen=True, kw_only=True):
    """Time that nobody could play in does not count, neither on the clock nor for those away."""

    milliseconds: Credit
    reason: Reason


# The end and after


class Aborted(Entry, frozen=True, kw_only=True):
    """The match is called off and has no result."""

    by: Identity
    reason: Reason


class Ended(Entry, frozen=True, kw_only=True):
    """The match has a result: by the rules of the game, or outside them; then its rule is ``match``."""

    ending: Ending
    """``rules``, ``resignation``, ``timeout``, ``abandonment`` or ``agreement``."""
    reason: Reason
    rule: RuleId
    scores: Scores
    winners: Winners
    ranks: Ranks
    """By seat, 1 is best; what ratings are made from."""


class Revealed(Entry, frozen=True, kw_only=True):
    """The server's part of the seed; with it everybody can verify the chance moves."""

    seed: Digest


class Rematched(Entry, frozen=True, kw_only=True):
    """Everybody wants to play again; the server opens a match on these terms, its seats filled as `rematch` says."""

    settings: Settings


class Continued(Entry, frozen=True, kw_only=True):
    """The rematch has this id."""

    match: MatchId


KINDS: dict[str, type[Entry]] = {entry.kind: entry for entry in Entry.__subclasses__()}


def from_plain(content: object) -> Entry:
    """Read an entry that `Entry.to_plain` wrote."""
    return read_kind(KINDS, content, "an entry")


def from_row(kind: str, number: int, at: int, payload: object) -> Entry:
    """Read an entry from what a store keeps of it."""
    return from_plain({**as_table(payload, "an entry"), "kind": kind, "number": number, "at": at})
