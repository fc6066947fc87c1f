"""Tests for `menagerie.play.stores.repositories.talk`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import InvalidInput, UnknownMatch, UnknownPerson
from menagerie.play.data.rows import ChatLine, Report
from tests.play.stores.conftest import RUNNING, SECRET, log, new

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(store: SqlStore) -> SqlStore:
    """A store with a match and people."""
    await store.create(new(), SECRET, log(1), RUNNING)
    for person in ("ann", "bob", "eve"):
        await store.create_guest(person, person, 1)
    return store


async def test_what_is_said_is_numbered(table: SqlStore) -> None:
    """Lines of a table are numbered from 1, whoever says them, and come back in order."""
    first = await table.chat("m1", "ann", 5, text="hello")
    second = await table.chat("m1", "bob", 6, phrase="good_game")
    assert first == ChatLine("m1", 1, "ann", 5, "hello", None)
    assert second == ChatLine("m1", 2, "bob", 6, None, "good_game")
    assert await table.chat_lines("m1") == [first, second]
    assert await table.chat_lines("m1", after=1) == [second]
    assert await table.chat_lines("m1", limit=1) == [second]


async def test_several_talk_at_once(table: SqlStore) -> None:
    """Lines said at the same moment all get numbers of their own."""
    lines = await asyncio.gather(*(table.chat("m1", "ann", 5, text=str(number)) for number in range(8)))
    assert sorted(line.number for line in lines) == list(range(1, 9))


@pytest.mark.parametrize("said", [{}, {"text": "a", "phrase": "b"}])
async def test_a_line_is_a_text_or_a_phrase(table: SqlStore, said: dict[str, str]) -> None:
    """Both, or neither, is refused."""
    with pytest.raises(InvalidInput, match="either a text or a phrase"):
        await table.chat("m1", "ann", 5, **said)


async def test_talk_needs_a_table_and_a_person(table: SqlStore) -> None:
    """Nobody can talk at a table that is not there; somebody unknown cannot talk, and no number is lost."""
    with pytest.raises(UnknownMatch, match="'m9'"):
        await table.chat("m9", "ann", 5, text="hello")
    with pytest.raises(UnknownPerson, match="'zoe'"):
        await table.chat("m1", "zoe", 5, text="hello")
    assert (await table.chat("m1", "ann", 5, text="hello")).number == 1


async def test_talk_is_news(table: SqlStore) -> None:
    """Whoever listens hears that something was said."""
    news = await table.listen()
    await table.chat("m1", "ann", 5, text="hello")
    heard = await asyncio.wait_for(anext(news), 60)
    assert (heard.match, heard.number, heard.topic) == ("m1", 1, "chat")


async def test_reports_are_settled_once(table: SqlStore) -> None:
    """A complaint is open until somebody settles it."""
    line = await table.chat("m1", "bob", 5, text="rude")
    first = await table.report(Report("ann", "bob", "insult", 6, "m1", line.number))
    second = await table.report(Report("eve", "bob", "cheats", 7))
    waiting = await table.open_reports()
    assert [(report.id, report.reason, report.match, report.line) for report in waiting] == [
        (first, "insult", "m1", 1),
        (second, "cheats", None, None),
    ]
    assert await table.settle_report(first, 9, "warned")
    assert not await table.settle_report(first, 10)
    assert [report.id for report in await table.open_reports()] == [second]


@pytest.mark.parametrize("report", [Report("ann", "zoe", "x", 1), Report("ann", "bob", "x", 1, "m9")])
async def test_reports_name_what_exists(table: SqlStore, report: Report) -> None:
    """A complaint about an unknown person or match is refused."""
    with pytest.raises(UnknownPerson):
        await table.report(report)


async def test_blocks_work_both_ways(table: SqlStore) -> None:
    """Whoever blocks somebody does not meet them, and they do not meet the one who blocks."""
    await table.block("ann", "bob", 5)
    await table.block("ann", "bob", 6)
    await table.block("ann", "eve", 7)
    assert await table.blocked_by("ann") == ["bob", "eve"]
    assert await table.blocked_by("bob") == []
    assert await table.blocks_between("bob", ["eve", "ann"])
    assert await table.blocks_between("ann", ["bob"])
    assert not await table.blocks_between("bob", ["eve"])
    assert not await table.blocks_between("bob", [])
    await table.unblock("ann", "bob")
    assert not await table.blocks_between("ann", ["bob"])
    with pytest.raises(UnknownPerson, match="'zoe'"):
        await table.block("ann", "zoe", 8)


async def test_the_same_id_says_it_once(table: SqlStore) -> None:
    """What is sent again under one id, even at the same moment, is one line with one number; other ids say more."""
    lines = await asyncio.gather(*(table.chat("m1", "ann", 5, text="hello", client_id="say ann:1") for _ in range(5)))
    assert {line.number for line in lines} == {1}
    assert sorted(line.repeated for line in lines) == [False, True, True, True, True]
    assert (await table.chat("m1", "ann", 6, text="hello", client_id="say ann:2")).number == 2
    assert [line.number for line in await table.chat_lines("m1")] == [1, 2]
