"""Checks of what a database keeps against the ledger, read without any code of the server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, NamedTuple

import psycopg

if TYPE_CHECKING:
    from proof.frame.ledger import Attempt, Ledger

QUERY = "SELECT match_id, number, kind, payload, at FROM entries ORDER BY match_id, number"


class Stored(NamedTuple):
    """An entry of a match as the database keeps it."""

    number: int
    kind: str
    payload: dict[str, Any]
    at: int


def stored_logs(database: str) -> dict[str, list[Stored]]:
    """Return the logs of all matches."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(f"file:{database.removeprefix('sqlite:///')}?mode=ro", uri=True)) as connection:
            rows = connection.execute(QUERY).fetchall()
    else:
        with psycopg.connect(database) as connection:
            rows = connection.execute(QUERY).fetchall()
    logs: dict[str, list[Stored]] = {}
    for match, number, kind, payload, at in rows:
        content = json.loads(payload) if isinstance(payload, str) else payload
        logs.setdefault(match, []).append(Stored(number, kind, content, at))
    return logs


LOST, DOUBLED, REORDERED, MADE_UP, TIME = "lost", "doubled", "reordered", "made up", "lost on time"


class Problem(NamedTuple):
    """Something that must not be."""

    what: str
    text: str


def problems(ledger: Ledger, logs: dict[str, list[Stored]]) -> list[Problem]:
    """Compare every match in which somebody moved with what was acknowledged."""
    found = []
    for match in ledger.matches:
        if match in logs:
            found += problems_of(match, ledger.of_match(match), logs[match])
        else:
            found.append(Problem(LOST, f"match {match}"))
    return found


def problems_of(match: str, attempts: list[Attempt], log: list[Stored]) -> list[Problem]:
    """Compare one match: nothing lost, doubled, reordered or made up, and nobody lost on time."""
    found = []
    if [each.number for each in log] != list(range(1, len(log) + 1)):
        found.append(Problem(REORDERED, f"match {match} has entries {[each.number for each in log]}"))
    moves = [each for each in log if each.kind in {"moved", "drawn"}]
    sent = {(each.seat, each.ply, each.text) for each in attempts}
    clients = {each.seat for each in attempts}  # the others are bots
    for ply, entry in enumerate(moves):
        if entry.payload.get("seat") in clients and (entry.payload["seat"], ply, entry.payload["move"]) not in sent:
            twice = ply and (entry.payload["seat"], ply - 1, entry.payload["move"]) in sent
            found.append(Problem(DOUBLED if twice else MADE_UP, f"match {match}, ply {ply}: {entry}"))
    for attempt in attempts:
        if attempt.acknowledged is not None:
            found += problems_with(attempt, moves)
    late = [each for each in log if each.kind == "flagged" or each.payload.get("ending") == "timeout"]
    return found + [Problem(TIME, f"match {match}: {entry}") for entry in late]


def problems_with(attempt: Attempt, moves: list[Stored]) -> list[Problem]:
    """Find an acknowledged move where it was made."""
    if attempt.ply >= len(moves):
        return [Problem(LOST, f"{attempt}; the match has {len(moves)} moves")]
    entry = moves[attempt.ply]
    if entry.kind == "moved" and (entry.payload["seat"], entry.payload["move"]) == (attempt.seat, attempt.text):
        early = entry.number > attempt.number
        return [Problem(REORDERED, f"{attempt} was acknowledged before {entry}")] if early else []
    elsewhere = any(each.payload["move"] == attempt.text and each.kind == "moved" for each in moves)
    return [Problem(REORDERED if elsewhere else LOST, f"{attempt}; the match has {entry}")]
