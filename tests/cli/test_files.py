"""Tests for `menagerie.cli.files`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.files import open_numbered, open_record, open_records, read_text, save_record
from menagerie.core.history import History
from menagerie.core.record import from_history, plain
from menagerie.core.registry import load
from menagerie.errors import InvalidInput

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.core.record import Record


@pytest.fixture
def record() -> Record:
    """A game of one move."""
    history = History(load("siam"))
    history.play_text("+c1N")
    return from_history(history, ("Anna", "Bruno"))


@pytest.mark.parametrize(("name", "first"), [("game.txt", "f"), ("game.json", "{"), ("game", "f")])
def test_records_come_back_as_they_were_saved(record: Record, name: str, first: str, tmp_path: Path) -> None:
    """Text and JSON, chosen by the file's name, give the same record again."""
    file = tmp_path / name
    save_record(record, file)
    assert file.read_text(encoding="utf-8")[0] == first
    assert open_record(file) == (record, load("siam"))


@pytest.mark.parametrize("name", ["game.txt", "game.json", "games.jsonl"])
def test_a_mark_at_the_beginning_is_passed_over(record: Record, name: str, tmp_path: Path) -> None:
    """Files of editors that begin them with a byte order mark and end lines in their own way are read all the same."""
    save_record(record, tmp_path / "saved.json" if name != "game.txt" else tmp_path / "saved.txt")
    (saved,) = tmp_path.iterdir()
    content = saved.read_bytes().replace(b"\n", b"\r\n" if name == "game.txt" else b"")
    (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + content)
    assert open_numbered(tmp_path / name, 1)[0] == record


def test_records_of_a_file_are_counted_without_empty_lines(record: Record, tmp_path: Path) -> None:
    """Empty lines are skipped, and an error in a record names its number."""
    file, line = tmp_path / "games.jsonl", json.dumps(plain(record))
    file.write_text(f"\n{line}\n\n{line}\n \n", encoding="utf-8")
    assert [found for found, _ in open_records(file)] == [record, record]
    file.write_text(f"{line}\n\n{line[:-9]}\n", encoding="utf-8")
    with pytest.raises(InvalidInput, match="record 2: not JSON"):
        list(open_records(file))


def test_saving_replaces_in_one_step(record: Record, tmp_path: Path) -> None:
    """An older file is replaced, and nothing else is left in the folder."""
    file = tmp_path / "game.txt"
    file.write_text("older", encoding="utf-8")
    save_record(record, file)
    assert open_record(file)[0] == record
    assert list(tmp_path.iterdir()) == [file]


def test_a_place_that_cannot_be_written_is_named(record: Record, tmp_path: Path) -> None:
    """The message has the file and the reason, and nothing is left behind."""
    (tmp_path / "folder").mkdir()
    for file in (tmp_path / "missing" / "game.txt", tmp_path / "folder"):
        with pytest.raises(InvalidInput, match="cannot be written"):
            save_record(record, file)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_what_cannot_be_read_is_named(tmp_path: Path) -> None:
    """Missing files, folders, impossible names and binary content each have their reason."""
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    for file, reason in ((tmp_path / "no", "No such"), (tmp_path, "directory"), (binary, "not UTF-8")):
        with pytest.raises(InvalidInput, match=reason):
            read_text(file)
    with pytest.raises(InvalidInput, match="no name of a file"):
        read_text(tmp_path / "a\0b")
