"""Reading edition files."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.core.edition.content import Edition
from menagerie.core.edition.sources import Reader
from menagerie.errors import InvalidEdition

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LARGEST_FILE = 1_000_000
"""Bytes of an edition file that are read at most."""

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")
"""A dotted key of a depth that no edition has and that a TOML reader needs ages for."""


def load_editions(game: str, package: str) -> dict[str, Edition]:
    """Load every edition file of a game's package, by id."""
    folder = files(package) / "editions"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []
    editions = [load_edition(game, folder / name) for name in names]
    by_id = {edition.id: edition for edition in editions}
    if not by_id or len(by_id) < len(editions):
        wrong = "two files have the same id" if by_id else "there is no file"
        raise InvalidEdition(game, (f"{wrong} in the folder editions of {package}: {names}",))
    return by_id


def load_edition(game: str, file: str | Path | Traversable) -> Edition:
    """Load one edition file; one `InvalidEdition` names all its problems."""
    place = Path(file) if isinstance(file, str) else file
    return parse_edition(game, read_text(place), place.name)


def read_text(file: Path | Traversable) -> str:
    """Return the text of a file that is not too large, without a byte order mark."""
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise InvalidEdition(file.name, (f"the file has more than {LARGEST_FILE:,} bytes",))
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidEdition(file.name, (f"not UTF-8 text: {error.reason} at byte {error.start}",)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, InvalidEdition):
            raise
        raise InvalidEdition(file.name, (f"cannot be read: {getattr(error, 'strerror', None) or error}",)) from None


def parse_edition(game: str, text: str, name: str) -> Edition:
    """Read the text of an edition file; `name` is what problems call the file."""
    reader = Reader()
    try:
        values = {} if LONG_KEY.search(text) else reader.table(tomllib.loads(text), (), None)
    except ValueError as error:
        raise InvalidEdition(name, (f"not TOML: {error}",)) from None
    except RecursionError:
        values = {}
    if not values:
        raise InvalidEdition(name, ("empty, or nested too deeply",))
    about = values.get("edition")
    about = about if isinstance(about, dict) else {}
    given = about.get("id")
    if not (isinstance(given, str) and ID.fullmatch(given)):
        reader.problems.append(f"[edition] id is {given!r}, expected up to 64 letters, digits, dots and dashes")
    if reader.problems:
        raise InvalidEdition(name, tuple(reader.problems))
    return Edition(str(given), game, str(about.get("title") or about.get("game") or given), values, reader.sources)
