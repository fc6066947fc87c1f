"""Web push: people without an open page are notified of their turns.

Messages are encrypted for the browser and signed with the server's own key (VAPID), which is made once and kept in the
database unless the settings give one. They go to the hosts in the settings only, so that nobody can make the server
call addresses of their choice.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from menagerie.core.registry import load
from menagerie.play.data.rows import Person, PushSubscription
from menagerie.play.store import Store
from menagerie.server.settings import ServerSettings
from menagerie.server.support.languages import USUAL, say
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.problems import Problem

logger = logging.getLogger("menagerie.server")

LOOPBACK = ("127.0.0.1", "localhost", "::1")
LASTS = 12 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
TIMEOUT = 15.0
GONE = (404, 410)
"""How a push service says that a browser no longer wants messages."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256; a private key is a number below it."""


def private_key(value: bytes) -> ec.EllipticCurvePrivateKey:
    """Return the key of a secret number; any 32 bytes make one."""
    return ec.derive_private_key(int.from_bytes(value) % (ORDER - 1) + 1, ec.SECP256R1())


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """Return the public key as browsers want it."""
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, store: Store, key: bytes, settings: ServerSettings, metrics: Metrics) -> None:
        """Sign with a key that all processes on the store share."""
        self._store = store
        self._settings = settings
        self._metrics = metrics
        made = private_key(key)
        self._vapid = Vapid02(made)
        self.public_key = public_text(made)
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self, endpoint: str) -> None:
        """Refuse an address that no browser has."""
        try:
            parts = urlsplit(endpoint)
            scheme, host = parts.scheme, parts.hostname or ""
        except ValueError:
            scheme, host = "", ""
        known = any(host == each or host.endswith(f".{each}") for each in self._settings.push_hosts)
        if not known or (scheme != "https" and host not in LOOPBACK):
            code = "push/endpoint"
            raise Problem(code, 422, host=host[:100])

    def turn(self, match: str, game: str, person: str) -> None:
        """Notify somebody's browsers that it is their turn, in the background."""
        if self._settings.push:
            task = asyncio.create_task(self._notify(match, game, person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify(self, match: str, game: str, person: str) -> None:
        try:
            subscriptions = await self._store.subscriptions_of(person)
            known = await self._store.person(person) if subscriptions else None
            if known is not None:
                text = message(match, game, known)
                await asyncio.gather(*(self._send(each, text) for each in subscriptions))
        except Exception:
            logger.exception("a message could not be sent", extra={"match": match})

    async def _send(self, subscription: PushSubscription, text: str) -> None:
        from pywebpush import WebPushException, webpush  # noqa: PLC0415 - slow to import; a restart does without it

        target = {"endpoint": subscription.endpoint, "keys": dict(subscription.keys)}
        claims: dict[str, str | int] = {"sub": self._settings.vapid_contact}
        try:
            await asyncio.to_thread(
                webpush,
                target,
                text,
                vapid_private_key=self._vapid,
                vapid_claims=claims,
                ttl=LASTS,
                timeout=TIMEOUT,
                headers={"Urgency": "high"},
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            if status in GONE:
                await self._store.unsubscribe(subscription.endpoint)
            logger.info("a push service answered %s", status)
            self._metrics.pushed.labels("gone" if status in GONE else "failed").inc()
        except (OSError, ValueError) as error:
            logger.info("a push service cannot be reached: %s", type(error).__name__)
            self._metrics.pushed.labels("failed").inc()
        else:
            self._metrics.pushed.labels("sent").inc()

    async def close(self) -> None:
        """Give what is being sent a moment."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)


def message(match: str, game: str, person: Person) -> str:
    """Return what a browser shows, in the person's language."""
    language = str(person.preferences.get("language", USUAL))
    rules = load(game)
    title = rules.rulebook.name(language if language in rules.rulebook.languages else USUAL, "game")
    body = say("notice/turn", language, {"game": title}) or ""
    return json.dumps({"kind": "turn", "match": match, "game": game, "title": title, "body": body})
