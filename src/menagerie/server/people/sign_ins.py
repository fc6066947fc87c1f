"""Who may try a password now: guessing is slowed down, and nobody can lock an owner out by it.

Wrong passwords are counted for each account and network. What others try counts against strangers only: a browser that
was signed in to the account before carries a signed mark and has a count of its own, and a network from which somebody
signed in lately is counted by itself.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer

from menagerie.server.settings import Limits
from menagerie.server.support.rate_limits import NetworkRate, Rate, too_many

HOUR = 3600
ALL_NETWORKS = 10
"""How many times as many wrong passwords as from one network all strangers together may try for one account."""
LONGEST_MARK = 200
MOST_PAIRS = 100_000
"""Accounts and networks that are remembered; the one not seen for longest is forgotten first."""


@dataclass(frozen=True, slots=True)
class Client:
    """Where a request to sign in comes from."""

    network: str
    agent: str = ""
    mark: str | None = None
    """The mark that the browser carries, of whichever account."""
    session: tuple[str, str] | None = None
    """The person who is signed in there already, and the session."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A password that is tried: for which account, from where, and in which browser."""

    account: str
    """The id of the account, or the key of a name that nobody has."""
    network: str
    device: str | None = None
    """The browser, if it was signed in to this very account before."""


class SignIns:
    """Counts attempts; browsers and networks that signed in before have counts of their own."""

    def __init__(self, secret: bytes, limits: Limits, now: Callable[[], float]) -> None:
        """Sign marks with a secret that all processes share; counts are each process's own."""
        self._signer = Signer(secret, salt=b"menagerie.device", digest_method=hashlib.sha256)
        self._networks = NetworkRate(limits.sign_ins, 60, now)
        self._devices = Rate(limits.sign_ins, 60, now)
        self._pairs = Rate(limits.wrong_passwords, HOUR, now)
        self._accounts = Rate(limits.wrong_passwords * ALL_NETWORKS, HOUR, now)
        self._seen: OrderedDict[tuple[str, str], None] = OrderedDict()

    def mark(self, account: str) -> str:
        """Return a new mark for a browser that has signed in to an account."""
        return self._signer.sign(f"{account}.{secrets.token_urlsafe(9)}").decode()

    def attempt(self, account: str, client: Client) -> Attempt:
        """Return an attempt for an account; the browser is known by its session or by its mark."""
        if client.session is not None and client.session[0] == account:
            return Attempt(account, client.network, client.session[1])
        return Attempt(account, client.network, self._device(client.mark, account))

    def _device(self, mark: str | None, account: str) -> str | None:
        if not mark or len(mark) > LONGEST_MARK:
            return None
        try:
            read = self._signer.unsign(mark.encode("utf-8", "replace")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None
        return read if read.rpartition(".")[0] == account else None

    def take(self, attempt: Attempt) -> None:
        """Count an attempt, or refuse it with `request/too-many`; `right` takes it out of the count."""
        if attempt.device is not None:
            self._devices.take(attempt.device)
            return
        self._networks.take(attempt.network)
        pair = f"{attempt.account} {attempt.network}"
        self._pairs.take(pair)
        if (attempt.account, attempt.network) not in self._seen:
            seconds = self._accounts.wait(attempt.account)
            if seconds > 0:
                self._pairs.give_back(pair)
                raise too_many(seconds)

    def right(self, attempt: Attempt) -> None:
        """Take back what a right password was counted, and remember from where it came."""
        here = (attempt.account, attempt.network)
        if attempt.device is None:
            self._pairs.give_back(f"{attempt.account} {attempt.network}")
            if here not in self._seen:
                self._accounts.give_back(attempt.account)
        self._seen[here] = None
        self._seen.move_to_end(here)
        if len(self._seen) > MOST_PAIRS:
            self._seen.popitem(last=False)
