"""Passwords: which are good enough, and their hashes.

zxcvbn guesses a password as attackers do, with lists of common passwords, names and patterns. Its time grows steeply
with the length, so it sees the beginning of a password only; it is not made for threads, so it works alone.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from menagerie.server.support.problems import Problem

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable

LENGTH = (8, 200)
JUDGED = 24
"""Characters at the beginning by which a password is judged: a fifth of a second in the worst case."""
LEAST_SCORE = 2
"""zxcvbn's score for what takes more than a million guesses."""
OURS = ("menagerie", "siam", "jungla", "comet")
"""Words that come to the mind of everybody here."""
AT_ONCE = 2
"""Passwords of strangers that are hashed at the same time; each takes some memory on purpose."""
MOST_WAITING = 50
"""Passwords of strangers that wait for that; further ones are refused."""

HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_alone = Lock()


@cache
def nobody() -> str:
    """Return what a password is compared with when there is no account, so that the time taken reveals nothing."""
    return HASHER.hash(secrets.token_hex(16))


def verify(hashed: str, password: str) -> bool:
    """Whether a password has this hash."""
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def checked_password(password: str, words: Iterable[str]) -> str:
    """Pass on a password; refuse one of a wrong length, and one that is easily guessed by whoever knows the words."""
    least, most = LENGTH
    if not least <= len(password) <= most:
        code = "account/password"
        raise Problem(code, 422, least=least, most=most)
    known = [part for word in words for part in {word, *word.split()}]
    with _alone:
        score: int = zxcvbn(password[:JUDGED], [*known, *OURS])["score"]
    if score < LEAST_SCORE or password.casefold() in {each.casefold() for each in known}:
        code = "account/weak-password"
        raise Problem(code, 422)
    return password


class Hashing:
    """Hashes in threads, a few at a time; whoever is known here has a place of their own beside all strangers."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._strangers, self._known = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(1)
        self._waiting = 0

    async def hash(self, password: str, words: Iterable[str], *, known: bool = False) -> str:
        """Return the hash of a password that is good enough."""
        async with self._place(known=known):
            await asyncio.to_thread(checked_password, password, list(words))
            return await asyncio.to_thread(HASHER.hash, password)

    async def renew(self, password: str) -> str:
        """Return the hash of a password that was right, as it is made today."""
        return await asyncio.to_thread(HASHER.hash, password)

    async def verify(self, hashed: str, password: str, *, known: bool = False) -> bool:
        """Whether a password has this hash."""
        async with self._place(known=known):
            return await asyncio.to_thread(verify, hashed, password)

    @asynccontextmanager
    async def _place(self, *, known: bool) -> AsyncIterator[None]:
        if known:
            async with self._known:
                yield
            return
        if self._waiting >= MOST_WAITING:
            code = "server/busy"
            raise Problem(code, 503)
        self._waiting += 1
        try:
            async with self._strangers:
                yield
        finally:
            self._waiting -= 1
