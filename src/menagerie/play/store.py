"""What the server asks of a store, one protocol for each concern; `menagerie.play.stores` fulfils them.

Every method that writes does so in one transaction: when it returns, all of it is on the disk; when it raises,
nothing of it is. Times are given by the caller. A store that cannot be reached raises `StoreFailure`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from menagerie.play.data.rows import (
        Appended,
        ChatLine,
        Job,
        LoadedMatch,
        Logged,
        MatchRow,
        NewMatch,
        News,
        Person,
        Plain,
        PushSubscription,
        Rating,
        RatingChange,
        Report,
        Session,
        Summary,
        Tidied,
        Unfinished,
    )

LIVE = ("open", "running", "paused")
"""The statuses of matches that go on."""


class MatchLog(Protocol):
    """Matches as logs of entries, numbered from 1 without gaps, to which is only ever added."""

    async def create(self, match: NewMatch, secret: bytes, entries: Sequence[Logged], summary: Summary) -> None:
        """Store a new match with its first entries; an id that exists raises `Taken`."""

    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[Logged],
        summary: Summary,
        *,
        client_id: str | None = None,
    ) -> Appended:
        """Add entries after number `after`, which must be the last one, else `Stale` names the last one.

        The same `client_id` again, for the same match, changes nothing and is given the first answer. Ids of
        several clients must not collide: put the person's id in front.
        """

    async def answered(self, match_id: str, client_id: str) -> Appended | None:
        """Return the answer that a client's id was given before, if it was."""

    async def load(self, match_id: str) -> LoadedMatch:
        """Return a match with its secret and all of its log, or raise `UnknownMatch`."""

    async def entries(self, match_id: str, after: int = 0) -> tuple[Logged, ...]:
        """Return the entries after a number, oldest first."""


class Subscription(Protocol):
    """News as they are stored, by whichever process; iterate over it."""

    def __aiter__(self) -> Subscription:
        """Return itself."""

    async def __anext__(self) -> News:
        """Wait for the next news."""

    async def aclose(self) -> None:
        """Stop listening."""


class Newsroom(Protocol):
    """News of writes, for all processes that share a store."""

    async def listen(self) -> Subscription:
        """Return a subscription to everything that is stored from now on, one's own writes included."""

    async def publish(self, news: News) -> None:
        """Send news that are not stored to all subscriptions."""


class Lobby(Protocol):
    """Matches in lists."""

    async def match_row(self, match_id: str) -> MatchRow | None:
        """Return a match without its log."""

    async def open_matches(
        self,
        *,
        game: str | None = None,
        clock: str | None = None,
        rated: bool | None = None,
        person: str | None = None,
        limit: int = 50,
    ) -> list[MatchRow]:
        """Return matches that anybody may join, oldest first.

        For a person, those are left out where this person sits or where somebody sits who blocks them or is blocked.
        """

    async def matches_of(self, person: str, statuses: Iterable[str] = LIVE, *, limit: int = 100) -> list[MatchRow]:
        """Return matches that a person sits in, or has opened and not started: those that await them first."""

    async def invitations(self, person: str, *, limit: int = 50) -> list[MatchRow]:
        """Return open matches that a person is invited to and does not sit in, latest first."""

    async def count_matches_of(self, person: str, statuses: Iterable[str] = LIVE) -> int:
        """Return in how many matches a person sits, and how many they have opened in which nobody does."""

    async def live_matches(self, *, game: str | None = None, limit: int = 50) -> list[MatchRow]:
        """Return public matches that are being played, the latest active first."""

    async def history(
        self, person: str, *, game: str | None = None, before: tuple[int, str] | None = None, limit: int = 50
    ) -> list[MatchRow]:
        """Return a person's finished matches, latest first; a page ends `before` the (finished_at, id) of the next."""

    async def due(self, now: int, *, limit: int = 100) -> list[MatchRow]:
        """Return the matches whose deadline has come, the most urgent first."""

    async def next_deadline(self) -> int | None:
        """Return when the next match is due."""


class Outages(Protocol):
    """What a server does when it starts."""

    async def unfinished(self) -> list[Unfinished]:
        """Return all matches that go on, the most urgent first."""

    async def credit_outage(self, ids: Collection[str], *, since: int, until: int, more: int, before: int) -> None:
        """Leave out the time of an outage, and some milliseconds more, in running matches, in one transaction.

        Where something happened after it began, the time since then is left out; where something happened at
        `before` or later, nothing is: the match has been continued.
        """


class People(Protocol):
    """Guests and accounts."""

    async def create_guest(self, person: str, name: str, at: int) -> Person:
        """Store a guest under a new id."""

    async def register(self, person: str, name: str, password: str, at: int) -> Person:
        """Give a guest an account, or store a new one; a name that somebody has, in any case, raises `Taken`."""

    async def person(self, person: str) -> Person | None:
        """Return somebody by id."""

    async def people(self, ids: Iterable[str]) -> dict[str, Person]:
        """Return several people by id, those that exist."""

    async def account(self, name: str) -> Person | None:
        """Return the account of a name, whatever its case."""

    async def rename(self, person: str, name: str) -> None:
        """Change somebody's name; one that an account has raises `Taken`."""

    async def change_password(self, person: str, password: str) -> None:
        """Change the hash of an account's password."""

    async def prefer(self, person: str, preferences: Plain) -> None:
        """Replace somebody's preferences."""

    async def mute(self, person: str, until: int | None) -> None:
        """Let somebody say nothing until a time, or speak again."""

    async def delete_person(self, person: str, at: int) -> None:
        """Forget who somebody was: name, password, sessions, what they said; their matches stay, without the name."""

    async def export_person(self, person: str) -> dict[str, object]:
        """Return everything that is stored about somebody, for themselves, as JSON data."""


class Sessions(Protocol):
    """Signed-in browsers of people."""

    async def open_session(self, session: Session) -> None:
        """Store a new session."""

    async def session(self, session_id: str) -> tuple[Session, Person] | None:
        """Return a session that was not revoked, with its person."""

    async def open_sessions(self, ids: Iterable[str], *, used_since: int) -> set[str]:
        """Return those of some sessions that were not revoked and were last used since a time."""

    async def touch_sessions(self, times: Mapping[str, int]) -> None:
        """Note when sessions were last used, in one transaction."""

    async def sessions_of(self, person: str) -> list[Session]:
        """Return somebody's sessions that were not revoked, the last used first."""

    async def revoke_session(self, person: str, session_id: str, at: int) -> bool:
        """End a session if it is this person's; return whether it was."""

    async def revoke_sessions(self, person: str, at: int, *, keep: str | None = None) -> int:
        """End all sessions of a person but one; return how many."""


class Ratings(Protocol):
    """Ratings of people and bots on one scale for each game."""

    async def ratings(self, game: str, who: Iterable[str]) -> dict[str, Rating]:
        """Return the ratings of those who have one."""

    async def ratings_of(self, who: str) -> dict[str, Rating]:
        """Return somebody's ratings by game."""

    async def rate(
        self,
        match_id: str,
        game: str,
        start: Mapping[str, Rating],
        compute: Callable[[dict[str, Rating]], Mapping[str, Rating]],
        at: int,
    ) -> list[RatingChange]:
        """Rate a match once: `compute` gets the ratings of all in `start`, as they are now, and returns the new ones.

        `start` says where each begins who has no rating yet. A match that was rated before changes nothing, and what
        it changed then is returned.
        """

    async def unrated(self, since: int, *, limit: int = 1000) -> list[str]:
        """Return the rated matches that ended since a time and changed no rating; a server that starts rates them."""

    async def rating_changes(self, match_id: str) -> list[RatingChange]:
        """Return what a match did to ratings."""

    async def rating_history(self, who: str, game: str, *, limit: int = 200) -> list[RatingChange]:
        """Return how a rating came about, latest first."""

    async def ranking(self, game: str, *, games: int = 1, limit: int = 50, offset: int = 0) -> list[tuple[str, Rating]]:
        """Return the strongest with at least so many games."""


class Talk(Protocol):
    """Chat, reports and blocks."""

    async def chat(  # noqa: PLR0913 - each has its own meaning
        self,
        match_id: str,
        person: str,
        at: int,
        *,
        text: str | None = None,
        phrase: str | None = None,
        client_id: str | None = None,
    ) -> ChatLine:
        """Store what somebody says: a text or the key of a phrase; the same client id again says nothing more."""

    async def chat_lines(self, match_id: str, *, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """Return what was said at a table after a number: the latest lines, oldest first."""

    async def report(self, report: Report) -> int:
        """Store a complaint and return its number."""

    async def open_reports(self, *, limit: int = 100) -> list[Report]:
        """Return the complaints that nobody has settled, oldest first."""

    async def found_report(self, report: int) -> Report | None:
        """Return a complaint by its number, closed or not."""

    async def settle_report(self, report: int, at: int, note: str = "") -> bool:
        """Close a complaint; return whether it was open."""

    async def block(self, person: str, other: str, at: int) -> None:
        """Keep somebody away from a person."""

    async def unblock(self, person: str, other: str) -> None:
        """Let them meet again."""

    async def blocked_by(self, person: str) -> list[str]:
        """Return whom a person blocks."""

    async def blocks_between(self, person: str, others: Iterable[str]) -> bool:
        """Whether a person blocks one of the others or is blocked by one."""


class Push(Protocol):
    """Browsers that receive web push."""

    async def subscribe(self, subscription: PushSubscription) -> None:
        """Store a subscription, in place of an earlier one of the same browser."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""

    async def subscriptions_of(self, person: str) -> list[PushSubscription]:
        """Return somebody's browsers."""


class Jobs(Protocol):
    """A queue of work that any process takes from."""

    async def queue_job(self, job: Job, *, most: int) -> bool:
        """Store a job to be done, unless its person has `most` unfinished ones already; return whether it was."""

    async def claim_job(self, worker: str, at: int) -> Job | None:
        """Take the oldest job that waits; no two workers get the same."""

    async def advance_job(self, job_id: str, progress: float, at: int) -> None:
        """Note how far a job is, from 0 to 1."""

    async def finish_job(self, job_id: str, result: Plain, at: int) -> None:
        """Store what came out of a job."""

    async def fail_job(self, job_id: str, error: str, at: int) -> None:
        """Store why a job failed."""

    async def requeue_jobs(self, before: int) -> int:
        """Queue the jobs again that made no progress since `before`; return how many."""

    async def job(self, job_id: str) -> Job | None:
        """Return a job."""

    async def jobs_of(self, person: str, *, limit: int = 50) -> list[Job]:
        """Return somebody's jobs, latest first."""


class Housekeeping(Protocol):
    """What servers keep for themselves."""

    async def keep(self, name: str, value: bytes) -> bytes:
        """Return the secret that is kept under a name: `value` if there was none; every process gets the same."""

    async def record_heartbeat(self, at: int) -> None:
        """Record that the service is up."""

    async def last_heartbeat(self) -> int | None:
        """Return when the service was last known to be up; what a server that starts asks to credit an outage."""

    async def is_listened_to(self) -> bool:
        """Whether any process listens for news: what a server that starts asks to know whether others are up."""

    async def tidy(self, *, sessions_before: int, guests_before: int, answers_before: int, limit: int) -> Tidied:
        """Forget sessions last used before a time, and guests who came before one and left no trace.

        Answers to clients' ids are forgotten in matches that were over before a time: nobody asks again.

        A trace is a match, an invitation, something said, a rating, a job, a complaint or a block by others. Revoked
        sessions go when guests do. At most `limit` of each are forgotten at once, the answers of so many matches.
        """


class Store(MatchLog, Newsroom, Lobby, Outages, People, Sessions, Ratings, Talk, Push, Jobs, Housekeeping, Protocol):
    """Everything a server keeps."""

    async def close(self) -> None:
        """Finish what is being written and close the database."""
