"""Finished matches in a database, put there directly, to see whether many of them make a move dearer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert

from menagerie.core.registry import load
from menagerie.play.data.settings import settings_for
from menagerie.play.stores import tables
from menagerie.play.stores.sql import open_store

if TYPE_CHECKING:
    from collections.abc import Callable

ENTRIES = 20
"""Entries of each match."""
TOGETHER = 500
"""Matches written at once."""
BEGAN = 1_700_000_000_000


async def fill(database: str, matches: int, told: Callable[[int], None]) -> None:
    """Add finished matches of Siam between guests."""
    terms = settings_for("siam", seats=2).to_plain()
    edition = load("siam").new().edition.id
    store = await open_store(database)
    for start in range(0, matches, TOGETHER):
        numbers = range(start, min(start + TOGETHER, matches))
        async with store.writing() as connection:
            rows = [match(number, edition, terms) for number in numbers]
            await connection.execute(insert(tables.matches), rows)
            await connection.execute(insert(tables.seats), [each for number in numbers for each in seats(number)])
            await connection.execute(insert(tables.entries), [each for number in numbers for each in log(number)])
        told(len(numbers))
    await store.close()


def match(number: int, edition: str, terms: dict[str, object]) -> dict[str, object]:
    """One row of a match that ended long ago."""
    return {
        "id": f"old{number}",
        "game": "siam",
        "edition": edition,
        "created_at": BEGAN + number,
        "settings": terms,
        "clock": "unlimited",
        "joining": "open",
        "rated": False,
        "public": True,
        "host": f"guest{number % 1000}",
        "status": "over",
        "to_act": None,
        "deadline": None,
        "finished_at": BEGAN + number + 1000,
        "result": {"ending": "rules", "reason": "rock", "winners": [1]},
        "last_number": ENTRIES,
        "active_at": BEGAN + number + 1000,
    }


def seats(number: int) -> list[dict[str, object]]:
    """Who sat in it."""
    people = (f"guest{number % 1000}", f"guest{(number + 1) % 1000}")
    return [
        {"match_id": f"old{number}", "seat": seat, "person": person, "bot": None, "name": person}
        for seat, person in enumerate(people, 1)
    ]


def log(number: int) -> list[dict[str, object]]:
    """What happened in it."""
    return [
        {
            "match_id": f"old{number}",
            "number": each,
            "kind": "moved",
            "payload": {"seat": 1, "text": "+a1N", "spent": 1000},
            "at": BEGAN + number + each,
            "client_id": f"guest{number % 1000}:{each}",
        }
        for each in range(1, ENTRIES + 1)
    ]
