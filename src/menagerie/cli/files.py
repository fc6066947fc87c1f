"""Reading and writing the files that people name on the command line."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.cli.options import find_game
from menagerie.core.record import read_record, to_json, to_text
from menagerie.core.record_check import LARGEST_RECORD
from menagerie.errors import InvalidInput, InvalidRecord

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.record import Record


def open_record(file: Path, edition: str | None = None) -> tuple[Record, Game]:
    """Read a record, text or JSON, and find its game; an edition file may complete the game's own editions."""
    record = read_record(read_text(file))
    game, _ = find_game(record.game, edition)
    return record, game


def read_text(file: Path) -> str:
    """Return the text of a file that is neither too large nor something else than text."""
    try:
        with file.open("rb") as stream:
            content = stream.read(4 * LARGEST_RECORD + 1)
    except OSError as error:
        message = f"{str(file)!r} cannot be read: {reason(error)}"
        raise InvalidInput(message) from None
    except ValueError as error:
        message = f"{str(file)!r} is no name of a file: {error}"
        raise InvalidInput(message) from None
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        message = f"{str(file)!r} is not UTF-8 text: {error.reason} at byte {error.start}"
        raise InvalidRecord(message) from None


def save_record(record: Record, file: Path) -> None:
    """Write a record, as JSON if the file's name says so; what was there before is replaced in one step."""
    text = to_json(record) if file.suffix == ".json" else to_text(record)
    draft = file.parent / f".{file.name}.{os.getpid()}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except (OSError, ValueError) as error:
        with contextlib.suppress(OSError, ValueError):
            draft.unlink()
        message = f"{str(file)!r} cannot be written: {reason(error)}"
        raise InvalidInput(message) from None


def reason(error: OSError | ValueError) -> str:
    """What the system says went wrong, without the name of the file."""
    return getattr(error, "strerror", None) or str(error)
