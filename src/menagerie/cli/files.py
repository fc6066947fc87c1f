"""Reading and writing the files that people name on the command line."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO, TYPE_CHECKING

from menagerie.cli.options import find_game
from menagerie.core.record import read_record, to_json, to_text
from menagerie.core.record.checks import LARGEST_RECORD
from menagerie.errors import InvalidInput, InvalidRecord, MenagerieError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.game import Game
    from menagerie.core.record import Record


LARGEST_FILE = 4 * LARGEST_RECORD + 1
"""Bytes of a file, or of a line of records, that are read at most."""
LINES = ".jsonl"
"""The ending of files that have a record on every line."""


def open_record(file: Path, edition: str | None = None) -> tuple[Record, Game]:
    """Read a record, text or JSON, and find its game; an edition file may complete the game's own editions."""
    return with_game(read_text(file), edition)


def open_records(file: Path, edition: str | None = None) -> Iterator[tuple[Record, Game]]:
    """Read the record on every line of a file, or the one that a file is."""
    if file.suffix != LINES:
        yield open_record(file, edition)
        return
    number = 0
    with opened(file) as stream:
        while line := stream.readline(LARGEST_FILE):
            if text := decoded(file, line).strip():
                number += 1
                yield numbered(text, edition, number)


def open_numbered(file: Path, number: int, edition: str | None = None) -> tuple[Record, Game]:
    """Read one record of a file that has several, counted from 1."""
    for place, opened_record in enumerate(open_records(file, edition), 1):
        if place == number:
            return opened_record
    raise InvalidInput(f"{str(file)!r} has no record {number}")


def numbered(text: str, edition: str | None, number: int) -> tuple[Record, Game]:
    """Read one record of several; an error names its number."""
    try:
        return with_game(text, edition)
    except InvalidRecord as error:
        raise InvalidRecord(f"record {number}: {error}") from None


def with_game(text: str, edition: str | None) -> tuple[Record, Game]:
    """Read a record and find its game."""
    record = read_record(text)
    game, _ = find_game(record.game, edition)
    return record, game


def read_text(file: Path) -> str:
    """Return the text of a file; refuse files that are too large or not text."""
    with opened(file) as stream:
        return decoded(file, stream.read(LARGEST_FILE))


@contextlib.contextmanager
def opened(file: Path) -> Iterator[IO[bytes]]:
    """Open a file; an error names the file and the reason."""
    try:
        with file.open("rb") as stream:
            yield stream
    except OSError as error:
        raise InvalidInput(f"{str(file)!r} cannot be read: {reason(error)}") from None
    except MenagerieError:
        raise
    except ValueError as error:
        raise InvalidInput(f"{str(file)!r} is no name of a file: {error}") from None


def decoded(file: Path, content: bytes) -> str:
    """Decode bytes as UTF-8 without a byte order mark."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{str(file)!r} is not UTF-8 text: {error.reason} at byte {error.start}") from None


def save_record(record: Record, file: Path) -> None:
    """Write a record, as JSON for a name in .json; an existing file is replaced in one step."""
    text = to_json(record) if file.suffix == ".json" else to_text(record)
    draft = file.parent / f".{file.name}.{os.getpid()}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            draft.unlink()
        raise InvalidInput(f"{str(file)!r} cannot be written: {reason(error)}") from None


def reason(error: OSError | ValueError) -> str:
    """The system's error message without the name of the file."""
    return getattr(error, "strerror", None) or str(error)
