"""PostgreSQL's own programs, wherever the system keeps them."""

from __future__ import annotations

import shutil
from pathlib import Path

from menagerie.errors import StoreFailure

FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
"""Where Debian, Red Hat and Homebrew put programs that are not on everybody's path."""


def find_program(name: str) -> Path:
    """Return a program of PostgreSQL: the newest where there are several."""
    found = [folder / name for pattern in FOLDERS for folder in Path("/").glob(pattern.lstrip("/"))]
    newest = sorted((path for path in found if path.is_file()), key=version)
    on_path = shutil.which(name)
    if newest:
        return newest[-1]
    if on_path:
        return Path(on_path)
    message = f"{name} is not installed here; it comes with PostgreSQL (Debian, Ubuntu: apt install postgresql)"
    raise StoreFailure(message)


def version(program: Path) -> int:
    """The version of PostgreSQL that a folder is named after."""
    digits = "".join(letter for letter in program.parent.parent.name if letter.isdecimal())
    return int(digits or 0)
