"""What a store keeps, as plain values: nothing here knows a database, and times are UTC in milliseconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Plain = Mapping[str, Any]
"""A JSON object."""

JobStatus = Literal["queued", "running", "done", "failed"]


@dataclass(frozen=True, slots=True)
class Logged:
    """One entry of a match's log, as it is stored."""

    number: int
    kind: str
    payload: Plain
    at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where: a person, a bot of a level, or nobody yet."""

    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What is known of a match when it is created and never changes."""

    id: str
    game: str
    edition: str
    created_at: int
    settings: Plain = field(default_factory=dict)
    clock: str = "unlimited"
    """The clock as one text, so that players can be paired by it."""
    joining: str = "open"
    rated: bool = False
    public: bool = True
    """Whether the match may be listed for spectators."""
    host: str | None = None
    """Who opened it."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Where a match stands: derived from its log, and kept beside it to be searched."""

    status: str
    seats: tuple[SeatRow, ...] = ()
    to_act: int | None = None
    deadline: int | None = None
    """When the server has to look at the match again, because a clock or a grace period runs out."""
    finished_at: int | None = None
    result: Plain | None = None
    invited: tuple[str, ...] = ()
    """Who may join a match that is not open to all."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in a list: everything but its log and its secret."""

    match: NewMatch
    summary: Summary
    last_number: int
    active_at: int

    @property
    def id(self) -> str:
        """The match's id."""
        return self.match.id

    def awaits(self, person: str) -> bool:
        """Whether it is this person's turn."""
        seats = self.summary.seats
        return any(seat.seat == self.summary.to_act and seat.person == person for seat in seats)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that goes on, as a server that starts sees it."""

    id: str
    status: str
    timed: bool
    """Whether a clock runs."""
    by_bot: bool
    """Whether a bot is to act."""


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A whole match: its row, its secret seed and its log, as they were at one moment."""

    row: MatchRow
    secret: bytes = field(repr=False)
    entries: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class Appended:
    """The answer to an append: the numbers before and at the end of what was written."""

    after: int
    number: int
    repeated: bool = False
    """Whether the client had sent the same before; nothing was written then."""


@dataclass(frozen=True, slots=True)
class News:
    """Something about a match has been stored; without a match, some news may have been lost."""

    match: str | None
    number: int = 0
    topic: str = "entries"


@dataclass(frozen=True, slots=True)
class Person:
    """A guest, or somebody with an account; nothing but the id is left of who deleted it."""

    id: str
    name: str
    created_at: int
    password: str | None = field(default=None, repr=False)
    """The argon2 hash; guests have none."""
    deleted_at: int | None = None
    preferences: Plain = field(default_factory=dict)
    muted_until: int | None = None
    """Until when the keeper of the server lets them say nothing."""

    @property
    def is_guest(self) -> bool:
        """Whether there is no account."""
        return self.password is None


@dataclass(frozen=True, slots=True)
class Session:
    """One signed-in browser of a person; its id is the hash of the token in the browser."""

    id: str
    person: str
    created_at: int
    seen_at: int
    user_agent: str = ""
    revoked_at: int | None = None


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a person or a bot is thought to be, and how sure that is."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def ordinal(self) -> float:
        """The number to order by: what they are almost surely worth."""
        return self.mu - 3 * self.sigma


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What one match did to one rating."""

    match: str
    who: str
    game: str
    before: Rating
    after: Rating
    at: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table: a text, or the key of a phrase that exists in every language."""

    match: str
    number: int
    person: str
    at: int
    text: str | None = None
    phrase: str | None = None
    repeated: bool = False
    """Whether it was said before under the same client's id; nothing was stored this time."""


@dataclass(frozen=True, slots=True)
class Report:
    """A complaint about somebody, perhaps about one line they said."""

    person: str
    about: str
    reason: str
    at: int
    match: str | None = None
    line: int | None = None
    id: int = 0
    """Given by the store."""
    settled_at: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tidied:
    """How much was forgotten because nobody will miss it."""

    sessions: int
    guests: int
    answers: int = 0


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that receives web push when it is its person's turn."""

    endpoint: str
    person: str
    keys: Plain = field(repr=False)
    created_at: int


@dataclass(frozen=True, slots=True)
class Job:
    """Work in the background, such as the annotation of a match."""

    id: str
    person: str
    kind: str
    created_at: int
    match: str | None = None
    request: Plain = field(default_factory=dict)
    status: JobStatus = "queued"
    progress: float = 0.0
    result: Plain | None = None
    error: str | None = None
    updated_at: int = 0
    worker: str | None = None
