"""Whether a database is whole: its own checks, and every match replayed from its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, text

from menagerie.errors import MenagerieError
from menagerie.play.standing import match_of, summary_of
from menagerie.play.stores.tables import matches

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.play.data.rows import LoadedMatch, Summary
    from menagerie.play.stores.sql import SqlStore


async def check(store: SqlStore, report: Callable[[int, int], None] = lambda *_: None) -> tuple[int, list[str]]:
    """Look through a whole store; return how many matches there are, and what is wrong.

    `report` is called with how many matches have been replayed, and of how many.
    """
    problems = await check_file(store)
    async with store.reading() as connection:
        ids = list(await connection.scalars(select(matches.c.id).order_by(matches.c.created_at, matches.c.id)))
    for number, match_id in enumerate(ids, 1):
        problem = check_match(await store.load(match_id))
        if problem is not None:
            problems.append(f"match {match_id}: {problem}")
        report(number, len(ids))
    return len(ids), problems


async def check_file(store: SqlStore) -> list[str]:
    """Ask SQLite whether its file is whole; PostgreSQL looks after its files itself."""
    if store.engine.dialect.name != "sqlite":
        return []
    async with store.reading() as connection:
        said = [str(line) for line in await connection.scalars(text("PRAGMA integrity_check"))]
        lost = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    problems = [] if said == ["ok"] else [f"the file: {line}" for line in said]
    return problems + [f"table {row[0]}: row {row[1]} refers to {row[2]}, where there is none" for row in lost]


def check_match(loaded: LoadedMatch) -> str | None:
    """Replay a match; return what is wrong with it, if anything is."""
    log = loaded.entries
    if [entry.number for entry in log] != list(range(1, loaded.row.last_number + 1)):
        return f"its log has {len(log)} entries, its last number is {loaded.row.last_number}"
    try:
        match = match_of(log)
    except MenagerieError as error:
        return f"its log cannot be replayed: {error}"
    if facts(summary_of(match)) != facts(loaded.row.summary):
        return "where it stands is not what its log adds up to"
    return None if loaded.secret else "its seed is missing"


def facts(summary: Summary) -> tuple[object, ...]:
    """What of a summary follows from the log alone, whoever has been forgotten since."""
    seats = tuple((seat.seat, seat.person, seat.bot) for seat in summary.seats)
    return summary.status, summary.to_act, summary.finished_at, seats
