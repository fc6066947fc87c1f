"""Where the database is: a URL from outside, checked, or a file in the user's data folder."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from menagerie.errors import InvalidOption

VARIABLE = "MENAGERIE_DATABASE"
"""The environment variable that names the database."""

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
LONGEST_URL = 2000


def database_url(given: str | None = None) -> URL:
    """Return the database to use: the one given, else the environment's, else a file in the user's data folder."""
    text = given or os.environ.get(VARIABLE) or ""
    return parse_url(text) if text else URL.create(DRIVERS["sqlite"], database=str(default_file()))


def default_file() -> Path:
    """The database of whoever names none."""
    folder = os.environ.get("XDG_DATA_HOME") or ""
    base = Path(folder) if Path(folder).is_absolute() else Path.home() / ".local" / "share"
    return base / "menagerie" / "menagerie.db"


def parse_url(text: str) -> URL:
    """Read a database URL; errors never show its password."""
    scheme = text.partition(":")[0]
    driver = DRIVERS.get(scheme.partition("+")[0])
    if driver is None or len(text) > LONGEST_URL:
        raise InvalidOption(
            f"a database is written sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, got {scheme[:40]!r}:…"
        )
    try:
        url = make_url(text).set(drivername=driver)
    except (ArgumentError, ValueError):
        raise InvalidOption(
            f"the database URL that begins with {scheme!r} cannot be read; expected {scheme}://…"
        ) from None
    if is_sqlite(url) and (not url.database or url.database == ":memory:" or url.database.startswith("file:")):
        raise InvalidOption(
            "an SQLite database is a file here: sqlite:///relative/path.db or sqlite:////absolute/path.db"
        )
    return url


def is_sqlite(url: URL) -> bool:
    """Whether a database is a file."""
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    """The file of an SQLite database."""
    return Path(url.database or "")


def shown(url: URL) -> str:
    """A database as people may see it, without its password."""
    if is_sqlite(url):
        return str(sqlite_file(url))
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
