"""Who people are: guests, accounts with argon2 passwords, and the browsers in which they are known.

A browser has a random token, signed, in a cookie; the store knows only the token's hash, so that whoever reads the
database can sign in as nobody. A cookie that we did not sign is refused before the store is asked.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import unicodedata
from dataclasses import dataclass, replace

from itsdangerous import BadSignature, Signer

from menagerie.errors import StoreFailure, Taken
from menagerie.play.data.names import name_key
from menagerie.play.data.rows import Person, Session
from menagerie.play.store import Store
from menagerie.server.people.guest_names import guest_name
from menagerie.server.people.passwords import HASHER, Hashing, nobody
from menagerie.server.people.session_watch import SessionWatch
from menagerie.server.people.sign_ins import Client, SignIns
from menagerie.server.settings import ServerSettings
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.problems import Problem

logger = logging.getLogger("menagerie.server")

NAME_LENGTH = (2, 30)
MARKS = " -_.'’"
"""What a name may have besides letters and digits."""
UNSEEN = ((0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Letters and marks of which nothing is seen: with them a name would look like somebody else's, or like none."""
ALIKE = {"LATIN", "GREEK", "CYRILLIC"}
"""Alphabets some letters of which look the same."""
MOST_ACCENTS = 3
"""Marks that one letter may carry."""
LONGEST_AGENT = 200
FRESH = 60_000
"""Milliseconds within which a use of a session is not noted again."""
DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a browser: the person, and the id of the session."""

    person: Person
    session: str

    @property
    def id(self) -> str:
        """The person's id."""
        return self.person.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.person.name


class Accounts:
    """Guests, accounts and sessions on a store."""

    def __init__(self, store: Store, secret: bytes, settings: ServerSettings, metrics: Metrics, clock: Clock) -> None:
        """Sign with a secret that all processes on the store share."""
        self._store = store
        self._signer = Signer(secret, salt=b"menagerie.session", digest_method=hashlib.sha256)
        self._settings = settings
        self._metrics = metrics
        self._hashing = Hashing()
        self.sign_ins = SignIns(secret, settings.limits, clock.monotonic)
        self.watch = SessionWatch(store, lambda: self._oldest(clock.now_ms()), clock.monotonic)
        self._touched: dict[str, int] = {}
        """When sessions were used, which is not stored yet."""
        self._touching: asyncio.Task[None] | None = None

    async def known(self, cookie: str | None, at: int) -> Visitor | None:
        """Return whoever a cookie belongs to, if it is ours and the session has not ended."""
        token = self._token(cookie)
        if token is None:
            return None
        session_id = digest(token)
        found = await self._store.session(session_id)
        if found is None or found[0].seen_at < self._oldest(at):
            return None
        session, person = found
        if at - session.seen_at > FRESH and session_id not in self._touched:
            self._touched[session_id] = at
            if self._touching is None or self._touching.done():
                self._touching = asyncio.create_task(self._touch())
        return Visitor(person, session_id)

    def _oldest(self, at: int) -> int:
        """Return the time before which a session must have been used last that has expired."""
        return at - self._settings.session_days * DAY

    async def sessions_of(self, person: str, at: int) -> list[Session]:
        """Return somebody's sessions that have not ended, the last used first."""
        return [each for each in await self._store.sessions_of(person) if each.seen_at >= self._oldest(at)]

    async def end_session(self, person: str, session: str, at: int) -> bool:
        """End a session if it is this person's; return whether it was."""
        try:
            return await self._store.revoke_session(person, session, at)
        finally:
            self.watch.doubt(person)

    async def end_sessions(self, person: str, at: int, *, keep: str | None = None) -> None:
        """End all sessions of a person but one."""
        try:
            await self._store.revoke_sessions(person, at, keep=keep)
        finally:
            self.watch.doubt(person)

    async def _touch(self) -> None:
        """Note which sessions are used: those of many who come at once together, and nobody waits for that."""
        while self._touched:
            times = dict(self._touched)
            try:
                await self._store.touch_sessions(times)
            except StoreFailure as error:
                logger.warning("the use of sessions could not be stored: %s", error)
            finally:
                for session_id in times:
                    del self._touched[session_id]

    async def close(self) -> None:
        """Finish what has begun."""
        await self.watch.close()
        if self._touching is not None:
            await self._touching

    def _token(self, cookie: str | None) -> bytes | None:
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie.encode("utf-8", "replace"))
        except BadSignature:
            return None

    async def welcome(self, at: int, agent: str, language: str) -> tuple[Visitor, str]:
        """Make a guest; return them with their cookie."""
        person = await self._store.create_guest(new_id(), guest_name(language), at)
        self._metrics.guests.inc()
        return await self._open(person, at, agent)

    async def register(self, visitor: Visitor, name: str, password: str, at: int, agent: str) -> tuple[Visitor, str]:
        """Give a guest an account; what they have played stays theirs, and their cookie is a new one."""
        if not visitor.person.is_guest:
            code = "auth/guest-only"
            raise Problem(code, 409)
        chosen = checked_name(name)
        if await self._store.account(chosen) is not None:
            raise taken(chosen)
        hashed = await self._hashing.hash(password, (chosen, visitor.name))
        try:
            person = await self._store.register(visitor.id, chosen, hashed, at)
        except Taken:
            raise taken(chosen) from None
        await self.end_sessions(person.id, at)
        return await self._open(person, at, agent)

    async def sign_in(self, name: str, password: str, at: int, client: Client) -> tuple[Visitor, str]:
        """Return the account of a name and a password, with a new cookie."""
        person = await self._store.account(name)
        attempt = self.sign_ins.attempt(f"name {name_key(name)}" if person is None else person.id, client)
        self.sign_ins.take(attempt)
        stored = None if person is None else person.password
        right = await self._hashing.verify(stored or nobody(), password, known=attempt.device is not None)
        self._metrics.sign_ins.labels("right" if right and stored else "wrong").inc()
        if person is None or stored is None or not right:
            code = "auth/wrong"
            raise Problem(code, 403)
        self.sign_ins.right(attempt)
        if HASHER.check_needs_rehash(stored):
            await self._store.change_password(person.id, await self._hashing.renew(password))
        return await self._open(person, at, client.agent)

    async def change_password(self, visitor: Visitor, old: str, new: str, at: int) -> None:
        """Change a password; all other sessions end."""
        await self.confirm(visitor, old)
        hashed = await self._hashing.hash(new, (visitor.name,), known=True)
        await self._store.change_password(visitor.id, hashed)
        await self.end_sessions(visitor.id, at, keep=visitor.session)

    async def confirm(self, visitor: Visitor, password: str) -> None:
        """Refuse unless this is the visitor's password."""
        stored = visitor.person.password
        if stored is None:
            code = "auth/account"
            raise Problem(code, 403)
        if not await self._hashing.verify(stored, password, known=True):
            code = "auth/wrong"
            raise Problem(code, 403)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """Change a name; nobody can take the name of an account."""
        chosen = checked_name(name)
        owner = await self._store.account(chosen)
        if owner is not None and owner.id != visitor.id:
            raise taken(chosen)
        try:
            await self._store.rename(visitor.id, chosen)
        except Taken:
            raise taken(chosen) from None
        return replace(visitor, person=replace(visitor.person, name=chosen))

    async def _open(self, person: Person, at: int, agent: str) -> tuple[Visitor, str]:
        token = secrets.token_urlsafe(24).encode()
        session = Session(digest(token), person.id, at, at, printable(agent)[:LONGEST_AGENT])
        await self._store.open_session(session)
        mine = await self._store.sessions_of(person.id)
        for old in mine[self._settings.limits.sessions :]:
            await self.end_session(person.id, old.id, at)
        return Visitor(person, session.id), self._signer.sign(token).decode()


def digest(token: bytes) -> str:
    """What the store knows of a token."""
    return hashlib.sha256(token).hexdigest()


def new_id() -> str:
    """Return a new id for a person."""
    return secrets.token_hex(8)


def printable(text: str) -> str:
    """A text without what cannot be printed."""
    return "".join(letter for letter in text if letter.isprintable())


def taken(name: str) -> Problem:
    """The problem of a name that somebody has."""
    return Problem("account/taken", 409, name=name)


def checked_name(name: str) -> str:
    """Pass on a name as it will be shown; refuse one that is too short, too long or not readable."""
    chosen = " ".join(unicodedata.normalize("NFKC", name[:200]).split())
    least, most = NAME_LENGTH
    fits = least <= len(chosen) <= most and any(unicodedata.category(letter)[0] == "L" for letter in chosen)
    readable = all(letter in MARKS or unicodedata.category(letter)[0] in "LMN" for letter in chosen)
    if not fits or not readable or not is_plain(chosen):
        code = "account/name"
        raise Problem(code, 422, least=least, most=most)
    return chosen


def is_plain(name: str) -> bool:
    """Whether a name is readable: no invisible characters, no heaps of accents, no word in two alphabets."""
    heap = "M" * (MOST_ACCENTS + 1)
    unseen = any(first <= ord(letter) <= last for letter in name for first, last in UNSEEN)
    if unseen or heap in "".join(unicodedata.category(letter)[0] for letter in name):
        return False
    words = [{unicodedata.name(letter, "").partition(" ")[0] for letter in word} for word in name.split()]
    return all(len(alphabets & ALIKE) <= 1 for alphabets in words)
