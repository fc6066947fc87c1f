"""Logs and commands that an earlier version wrote: they are read, and written again to the byte.

The files are never written anew. What is added to a format gets another line.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.play.data import commands, entries
from menagerie.play.data.settings import Settings
from menagerie.play.match import Match

LOGS = (Path(__file__).parent / "logs.jsonl").read_text(encoding="utf-8").splitlines()
COMMANDS = (Path(__file__).parent / "commands.jsonl").read_text(encoding="utf-8").splitlines()
STANDS = [
    ("over", 5),
    ("running", 31),
    ("over", 196),
    ("running", 60),
    ("aborted", 0),
    ("over", 4),
    ("running", 4),
    ("open", 0),
]
"""The status of each match and how many moves stand in it."""


def written(content: object) -> str:
    """Write JSON as the files have it."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def test_every_kind_is_in_the_files() -> None:
    """No kind of entry or command is left out."""
    assert {entry["kind"] for line in LOGS for entry in json.loads(line)} == set(entries.KINDS)
    assert {json.loads(line)["kind"] for line in COMMANDS} == set(commands.COMMANDS)


@pytest.mark.parametrize("line", LOGS, ids=range(len(LOGS)))
def test_entries_are_read_and_written_to_the_byte(line: str) -> None:
    """Whole, and as a store keeps them."""
    log = [entries.from_plain(each) for each in json.loads(line)]
    assert written([entry.to_plain() for entry in log]) == line
    assert [entries.from_row(entry.kind, entry.number, entry.at, entry.payload()) for entry in log] == log


@pytest.mark.parametrize(("line", "stand"), list(zip(LOGS, STANDS, strict=True)), ids=range(len(LOGS)))
def test_logs_add_up_to_the_same_matches(line: str, stand: tuple[str, int]) -> None:
    """The status and the number of moves are those of the version that wrote the log."""
    match = Match.from_entries(map(entries.from_plain, json.loads(line)))
    assert (match.status, match.ply) == stand


@pytest.mark.parametrize("line", COMMANDS, ids=range(len(COMMANDS)))
def test_commands_are_read_and_written_to_the_byte(line: str) -> None:
    """Each kind, with what is usual and with everything given."""
    assert written(commands.from_plain(json.loads(line)).to_plain()) == line


def test_settings_of_a_row_are_read() -> None:
    """What a store keeps of a match beside its log is what the first entry has."""
    for line in LOGS:
        content = json.loads(line)[0]["settings"]
        assert written(Settings.from_plain(content).to_plain()) == written(content)
