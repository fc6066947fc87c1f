"""The values of an append as the statements take them, checked before anything is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.play.stores.database import written
from menagerie.play.stores.grouped.statements import CHANGING, new
from menagerie.play.stores.match_rows import standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.data.rows import Logged, Summary
    from menagerie.play.stores.grouped.group import Append

NAMES = {column: new(column) for column in CHANGING}


def standing_values(match: str, after: int, entries: Sequence[Logged], summary: Summary, client_id: str | None) -> Any:  # noqa: ANN401 - any values
    """The parameters of the statement that changes a match."""
    values: dict[str, Any] = {NAMES[name]: value for name, value in standing(summary, entries).items()}
    if summary.result is not None:
        values["new_result"] = written(summary.result)
    return {**values, "match": match, "is_after": after, "client": client_id}


def entry_values(match: str, entries: Sequence[Logged], client_id: str | None) -> list[dict[str, Any]]:
    """The rows of the log."""
    return [
        {
            "match_id": match,
            "number": entry.number,
            "kind": entry.kind,
            "payload": written(entry.payload),
            "at": entry.at,
            "client_id": client_id,
        }
        for entry in entries
    ]


def answer_values(append: Append) -> dict[str, Any]:
    """The row of the answer, by which a repetition is known."""
    return {
        "match_id": append.match,
        "client_id": append.client_id,
        "after": append.after,
        "number": append.number,
    }


def seat_values(append: Append) -> list[dict[str, Any]]:
    """The rows of the seats."""
    return [
        {"match_id": append.match, "seat": each.seat, "person": each.person, "bot": each.bot, "name": each.name}
        for each in append.seats
    ]


def invited_values(append: Append) -> list[dict[str, Any]]:
    """The rows of those who are invited."""
    return [{"match_id": append.match, "person": person} for person in append.invited]
