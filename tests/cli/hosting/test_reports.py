"""Tests for `menagerie reports`, `menagerie mute` and `menagerie db tidy`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.play.data.rows import Report, Session
from menagerie.play.standing import logged, new_match, summary_of
from menagerie.play.stores.sql import open_store
from tests.play.tables import SECRET, table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess


@pytest.fixture
def complaints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database in which Ann complains about Bob, once about what he said."""
    monkeypatch.setenv("MENAGERIE_DATABASE", f"sqlite:///{tmp_path}/server.db")

    async def fill() -> None:
        store = await open_store()
        made = table("siam")
        await store.create(new_match("m1", made.match), SECRET, logged(made.log), summary_of(made.match))
        for person in ("ann", "bob"):
            await store.create_guest(person, person.title(), 1)
        await store.open_session(Session("s1", "ann", 1, 1, "a browser"))
        await store.create_guest("idle", "Idle", 1)
        await store.chat("m1", "ann", 5, phrase="hello")
        await store.chat("m1", "bob", 6, text="Go away!")
        await store.chat("m1", "ann", 7, text="Why?")
        await store.report(Report("ann", "bob", "He is\n\x1b[2Jrude.", 60_000, "m1", 2))
        await store.report(Report("ann", "bob", "x" * 500, 120_000))
        await store.close()

    asyncio.run(fill())


@pytest.mark.usefixtures("complaints")
def test_complaints_are_listed_shown_and_closed(cli: InProcess) -> None:
    """What was said before is shown up to the line in question; a closed complaint is listed no more."""
    listed = cli("reports").stdout.splitlines()
    assert listed[0] == "    1  1970-01-01 00:01 UTC  Ann about Bob: He is [2Jrude."
    assert listed[1].endswith("x…")
    shown = cli("reports", "show", "1").stdout
    assert "reason  He is\n        [2Jrude.\n" in shown
    assert ">    2  Bob: Go away!" in shown
    assert "     1  Ann: hello" in shown
    assert "Why?" not in shown
    assert cli("reports", "close", "1", "--note", "warned").stdout == "complaint 1 is closed\n"
    assert cli("reports", "close", "1").stdout == "complaint 1 was closed before\n"
    assert ": warned" in cli("reports", "show", "1").stdout
    assert cli("reports", "list").stdout.startswith("    2  ")
    cli("reports", "close", "2")
    assert cli("reports").stdout == "no complaint is open\n"


@pytest.mark.usefixtures("complaints")
def test_complaints_that_do_not_exist_are_refused(cli: InProcess) -> None:
    """One line on standard error and a status."""
    for command in ("show", "close"):
        answer = cli("reports", command, "99")
        assert (answer.exit_code, answer.stderr) == (2, "menagerie: there is no complaint 99\n")


@pytest.mark.usefixtures("complaints")
def test_somebody_is_muted_and_speaks_again(cli: InProcess) -> None:
    """By id, for good or until a day; what contradicts itself or names nobody is refused."""
    assert cli("mute", "bob").stdout == "Bob (bob) is muted\n"
    assert muted_until("bob") == 253_402_214_400_000
    assert cli("mute", "bob", "--until", "1970-01-02").stdout == "Bob (bob) is muted until 1970-01-02, midnight UTC\n"
    assert muted_until("bob") == 86_400_000
    assert cli("mute", "bob", "--off").stdout == "Bob (bob) may speak again\n"
    assert muted_until("bob") is None
    assert "contradict" in cli("mute", "bob", "--off", "--until", "1970-01-02").stderr
    assert "no account and no id 'Bob'" in cli("mute", "Bob").stderr


def muted_until(person: str) -> int | None:
    """Until when somebody is muted."""

    async def look() -> int | None:
        store = await open_store()
        found = await store.person(person)
        await store.close()
        return found.muted_until if found else None

    return asyncio.run(look())


@pytest.mark.usefixtures("complaints")
def test_the_database_is_tidied(cli: InProcess) -> None:
    """The session of 1970 and the guest who did nothing are forgotten; those who spoke stay."""
    assert cli("db", "tidy").stdout == "forgot 1 session and 1 guest\n"
    assert cli("db", "tidy").stdout == "forgot 0 sessions and 0 guests\n"
