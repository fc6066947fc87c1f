"""Tests for sessions that end: by being revoked, and by not being used."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import StoreFailure
from menagerie.server.people import accounts, session_watch
from menagerie.server.people.session_watch import SessionWatch
from menagerie.server.upkeep import DAY
from tests.server.hubs import until

if TYPE_CHECKING:
    from collections.abc import Iterable

    import httpx

    from tests.server.process import ServerProcess
    from tests.server.site import Site

pytestmark = pytest.mark.anyio


class Open:
    """A store that knows which sessions are open."""

    def __init__(self, *ids: str) -> None:
        """Know some."""
        self.ids = set(ids)
        self.asked: list[list[str]] = []
        self.fails = False

    async def open_sessions(self, ids: Iterable[str], *, used_since: int) -> set[str]:
        """Answer, or fail."""
        self.asked.append(list(ids))
        if self.fails:
            raise StoreFailure("the disk is full")
        return self.ids & set(self.asked[-1])


async def test_what_belongs_to_an_ended_session_is_closed_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of its sockets are told, those of others are not; a store that fails ends nobody's session."""
    monkeypatch.setattr(session_watch, "EVERY", 0.001)
    store, told = Open("a", "b"), []
    watch = SessionWatch(store, lambda: 0, monotonic)  # type: ignore[arg-type]
    ended = asyncio.Event()

    def last() -> None:
        told.append("a2")
        ended.set()

    with (
        watch.watch("a", lambda: told.append("a1")),
        watch.watch("a", last),
        watch.watch("b", lambda: told.append("b")),
    ):
        store.fails = True
        await until(lambda: len(store.asked) > 2)
        assert told == []
        store.fails, store.ids = False, {"b"}
        async with asyncio.timeout(60):
            await ended.wait()
        assert set(told) == {"a1", "a2"}
    assert not watch._watched
    await watch.close()


async def test_an_open_session_is_believed_for_seconds_and_never_after_a_doubt() -> None:
    """A question to the store is worth some seconds; a session ended here is doubted even while a question is out."""
    store, now = Open("a", "b"), [0.0]
    watch = SessionWatch(store, lambda: 0, lambda: now[0])  # type: ignore[arg-type]
    watch.confirm("anna", "a", watch.doubts)
    assert not watch.is_open("a"), "nobody watches it"
    with watch.watch("a", list), watch.watch("b", list):
        watch.confirm("anna", "a", watch.doubts)
        watch.confirm("bruno", "b", watch.doubts)
        now[0] = session_watch.TRUSTED
        assert not watch.is_open("a")
        await watch.check()
        assert watch.is_open("a")
        assert watch.is_open("b")
        asked = watch.doubts
        watch.doubt("anna")
        watch.confirm("anna", "a", asked)
        await watch.check()
        assert not watch.is_open("a")
        assert watch.is_open("b")
        now[0] = session_watch.NOTED
        await watch.check()
        assert not watch.is_open("b"), "its use has to be noted"
    assert not watch._confirmed
    await watch.close()


def test_a_stream_of_events_ends_with_its_session(served: ServerProcess) -> None:
    """A page that listens hears nothing more once its browser is signed out from another one."""
    password = {"name": "Ada", "password": "correct horse"}
    with served.client() as ada, served.client() as other:
        assert ada.post("/api/me/account", json=password).status_code == 201
        assert other.post("/api/sessions", json=password).status_code == 201
        with ada.stream("GET", "/api/me/notices") as stream:
            lines = stream.iter_lines()
            assert next(lines) == "retry: 3000"
            assert other.delete("/api/sessions").status_code == 204
            assert [line for line in lines if line and not line.startswith(":")] == []
        assert ada.get("/api/me").status_code == 401


async def age(site: Site, browser: httpx.AsyncClient, days: float) -> None:
    """Let the session of a browser be unused for some days."""
    session = next(each for each in (await browser.get("/api/sessions")).json() if each["current"])
    await site.server.store.touch_sessions({session["id"]: site.server.clock.now_ms() - int(days * DAY)})


async def test_a_session_that_was_not_used_for_long_is_refused_at_once(site: Site) -> None:
    """Nothing has to be tidied up before: cookie, socket and list know that it has expired."""
    ada = await site.account("Ada")
    other = await site.browser()
    assert (await other.post("/api/sessions", json={"name": "Ada", "password": "correct horse"})).status_code == 201
    await age(site, other, site.settings.session_days - 0.1)
    assert (await other.get("/api/me")).status_code == 200
    await until(lambda: not site.server.accounts._touched)
    await age(site, other, site.settings.session_days + 0.1)
    told: dict[str, Any] = (await other.get("/api/me")).json()
    assert told["code"] == "auth/needed", json.dumps(told)
    assert len((await ada.get("/api/sessions")).json()) == 1
    ended: list[bool] = []
    sessions = await site.server.store.sessions_of((await ada.get("/api/me")).json()["id"])
    with site.server.accounts.watch.watch(sessions[-1].id, lambda: ended.append(True)):
        await site.server.accounts.watch.check()
    assert ended == [True]


async def test_sessions_that_are_used_at_once_are_noted_together(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart many people come at once: that is written in few transactions, for which nobody waits."""
    guests = [await site.guest() for _ in range(6)]
    monkeypatch.setattr(accounts, "FRESH", -1)
    written: list[int] = []
    goes_on, touch = asyncio.Event(), site.server.store.touch_sessions

    async def counted(times: dict[str, int]) -> None:
        written.append(len(times))
        await goes_on.wait()
        await touch(times)

    monkeypatch.setattr(site.server.store, "touch_sessions", counted)
    for guest in guests:
        assert (await guest.get("/api/me")).status_code == 200
    goes_on.set()
    await until(lambda: not site.server.accounts._touched)
    assert written == [1, 5]
