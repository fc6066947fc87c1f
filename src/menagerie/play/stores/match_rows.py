"""Matches between the columns of their table and `MatchRow`."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import fields
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from menagerie.errors import UnknownMatch
from menagerie.play.data.rows import MatchRow, NewMatch, SeatRow, Summary
from menagerie.play.stores import tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Row, Select
    from sqlalchemy.ext.asyncio import AsyncConnection

    from menagerie.play.data.rows import Logged

FIXED = tuple(each.name for each in fields(NewMatch))


def columns(match: NewMatch) -> dict[str, object]:
    """The columns of a match that never change."""
    return {name: getattr(match, name) for name in FIXED}


def standing(summary: Summary, entries: Sequence[Logged]) -> dict[str, object]:
    """The columns of a match that change with its log."""
    return {
        "status": summary.status,
        "to_act": summary.to_act,
        "deadline": summary.deadline,
        "finished_at": summary.finished_at,
        "result": summary.result,
        "last_number": entries[-1].number,
        "active_at": entries[-1].at,
    }


async def match_rows(connection: AsyncConnection, wanted: Select[Any]) -> list[MatchRow]:
    """Return the matches that a query for rows of their table finds, in its order, with seats and invitations."""
    found = (await connection.execute(wanted)).all()
    ids = [row.id for row in found]
    seats: defaultdict[str, list[SeatRow]] = defaultdict(list)
    invited: defaultdict[str, list[str]] = defaultdict(list)
    if ids:
        table = tables.seats
        for row in await connection.execute(select(table).where(table.c.match_id.in_(ids)).order_by(table.c.seat)):
            seats[row.match_id].append(SeatRow(row.seat, row.person, row.bot, row.name))
        guests = tables.invited
        for row in await connection.execute(select(guests).where(guests.c.match_id.in_(ids)).order_by(guests.c.person)):
            invited[row.match_id].append(row.person)
    return [match_row(row, tuple(seats[row.id]), tuple(invited[row.id])) for row in found]


def match_row(row: Row[Any] | SimpleNamespace, seats: tuple[SeatRow, ...], invited: tuple[str, ...]) -> MatchRow:
    """One row of the table of matches with what belongs to it."""
    summary = Summary(row.status, seats, row.to_act, row.deadline, row.finished_at, row.result, invited)
    match = NewMatch(**{name: getattr(row, name) for name in FIXED})
    return MatchRow(match, summary, row.last_number, row.active_at)


def loaded_row(found: Sequence[Any], seated: Sequence[Any], invited: Sequence[Any]) -> MatchRow:
    """A match from a row of the driver, all columns in order and JSON as text, and the rows that belong to it."""
    row: dict[str, Any] = dict(zip(tables.matches.c.keys(), found, strict=True))
    row["settings"] = json.loads(row["settings"])
    row["result"] = None if row["result"] is None else json.loads(row["result"])
    row["rated"], row["public"] = bool(row["rated"]), bool(row["public"])
    seats = tuple(SeatRow(*each) for each in seated)
    return match_row(SimpleNamespace(**row), seats, tuple(person for (person,) in invited))


async def last_number(connection: AsyncConnection, match_id: str) -> int:
    """The number of the last entry of a match, which nobody else can change until the transaction ends."""
    table = tables.matches
    found = await connection.scalar(select(table.c.last_number).where(table.c.id == match_id).with_for_update())
    if found is None:
        raise unknown(match_id)
    return int(found)


def unknown(match_id: str) -> UnknownMatch:
    """The error for a match that is not there."""
    return UnknownMatch(f"there is no match {match_id[:80]!r}")
