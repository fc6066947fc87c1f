"""Write the map of the source into ARCHITECTURE.md: one row for each room, then one for each file.

The words are the first sentences of the docstrings, so each file is described once. ``make format`` runs it; a test
fails where the map is out of date.
"""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "menagerie"
PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- source map: begin -->", "<!-- source map: end -->"


def summary(path: Path) -> str:
    """Return the first paragraph of a module's docstring as one line, without its full stop."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(docstring.partition("\n\n")[0].split()).removesuffix(".").replace("|", "\\|")


def rooms() -> list[Path]:
    """Return the folders with modules, a room before the rooms in it."""
    return sorted({path.parent for path in PACKAGE.rglob("*.py") if "__pycache__" not in path.parts})


def modules(room: Path) -> list[Path]:
    """Return the modules that lie in a room itself."""
    return sorted(path for path in room.glob("*.py") if path.stem != "__init__")


def name(path: Path) -> str:
    """Return a path as the map shows it."""
    return path.relative_to(PACKAGE.parent).as_posix()


def table(rows: list[tuple[str, str]]) -> str:
    """Return rows of two columns as Markdown."""
    return "\n".join(["| where | what |", "|---|---|", *(f"| {where} | {what} |" for where, what in rows)])


def room_row(room: Path) -> tuple[str, str]:
    """Return the row of a room."""
    return f"`{name(room)}/`", summary(room / "__init__.py") if (room / "__init__.py").exists() else ""


def module_row(path: Path) -> tuple[str, str]:
    """Return the row of a module; one with C types beside it says so."""
    compiled = " `.pxd`" if path.with_suffix(".pxd").exists() else ""
    return f"`{path.name}`{compiled}", summary(path)


def written() -> str:
    """Return the map."""
    parts = ["### Rooms", table([room_row(room) for room in rooms()]), "### Files"]
    for room in rooms():
        if found := modules(room):
            parts += [f"#### `{name(room)}/`", table([module_row(path) for path in found])]
    return "\n\n".join(parts)


def page_with_map() -> str:
    """Return ARCHITECTURE.md as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{written()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page_with_map(), encoding="utf-8")
