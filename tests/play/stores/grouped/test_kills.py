"""What was acknowledged is stored, wherever between the commit of a group and its answers a process is killed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from menagerie.play.stores.sql import open_store
from tests.play.stores.conftest import RUNNING, SECRET, entry, log, new

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

MATCHES = 12
KILLED_AFTER = (1, 40, 90)
"""Acknowledgements after which the process is killed."""


async def append_for_ever(url: str) -> None:
    """Append to all matches at once and print every acknowledgement."""
    store = await open_store(url, migrate=False)

    async def play(match: str) -> None:
        number = (await store.load(match)).row.last_number
        while True:
            client = f"c{number}"
            done = await store.append(match, number, [entry(number + 1, by=client)], RUNNING, client_id=client)
            sys.stdout.write(f"{match} {done.number}\n")
            sys.stdout.flush()
            number = done.number

    await asyncio.gather(*(play(f"m{number}") for number in range(MATCHES)))


def acknowledged(url: str, after: int) -> dict[str, int]:
    """Let a process append, kill it after so many acknowledgements; return the last number of each match it told."""
    code = f"import asyncio; from {__name__} import append_for_ever; asyncio.run(append_for_ever({url!r}))"
    last: dict[str, int] = {}
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(after):
            match, number = process.stdout.readline().split()
            last[match] = int(number)
        process.kill()
        for line in process.stdout:
            match, number = line.split()
            last[match] = int(number)
    return last


@pytest.mark.parametrize("after", KILLED_AFTER)
async def test_a_kill_loses_nothing_acknowledged(store: SqlStore, url: str, after: int) -> None:
    """Each log goes at least as far as was told, has no gaps, and agrees with its match and its answers."""
    for number in range(MATCHES):
        await store.create(new(f"m{number}"), SECRET, log(1), RUNNING)
    told = await asyncio.to_thread(acknowledged, url, after)
    assert told
    for number in range(MATCHES):
        loaded = await store.load(f"m{number}")
        last = loaded.row.last_number
        assert last >= told.get(f"m{number}", 1)
        assert [each.number for each in loaded.entries] == list(range(1, last + 1))
        for each in loaded.entries[1:]:
            answer = await store.answered(f"m{number}", each.payload["by"])
            assert answer is not None
            assert answer.number == each.number
