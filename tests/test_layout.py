"""Limits that keep the tree readable."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "menagerie"
FOLDERS = ("src", "tests", "fuzz", "proof", "docs", "benchmarks")
SOURCES = sorted(
    [
        *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py*")),
        *(ROOT / "web").glob("*.py"),
    ]
)
PAGES = [path for suffix in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")]
LONGEST_FILE = 400
LONGEST_RULES = 800
"""Rules read better in one piece than spread over classes."""
LONGEST_BODY = 60
MOST_MODULES = 14
"""In one room, `__init__.py` aside."""
DEEPEST_CLASS = 3
"""Such as a kind of entry, which is an entry, which is described data; exceptions are a tree of their own."""
GENERATED = ("http.ts", "wire.ts")


def longest(path: Path) -> int:
    """Return how many lines a file may have."""
    return LONGEST_RULES if path.parent.name == "rules" and PACKAGE in path.parents else LONGEST_FILE


def test_files_are_short() -> None:
    """No source file has more than 400 lines, but for the rules of a game and what is generated."""
    written = [
        path
        for path in [*SOURCES, *PAGES]
        if path.suffix not in {".pyc", ".pyd", ".pyi"} and path.parent.name != "i18n" and path.name not in GENERATED
    ]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in written}
    assert lengths
    assert {str(path.relative_to(ROOT)): length for path, length in lengths.items() if length > longest(path)} == {}


def test_bodies_are_short() -> None:
    """No function has more than 60 lines."""
    functions = [
        (path.relative_to(ROOT).as_posix(), node)
        for path in SOURCES
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    lengths = {f"{file}:{node.lineno}": (node.end_lineno or 0) - node.body[0].lineno + 1 for file, node in functions}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_BODY} == {}


def test_rooms_are_small() -> None:
    """No folder of the package has more than 14 modules."""
    rooms: dict[str, int] = {}
    for path in PACKAGE.rglob("*.py"):
        if path.stem != "__init__":
            room = path.parent.relative_to(PACKAGE).as_posix()
            rooms[room] = rooms.get(room, 0) + 1
    assert len(rooms) > 20
    assert {room: number for room, number in rooms.items() if number > MOST_MODULES} == {}


def classes(folder: Path) -> dict[str, list[str]]:
    """Return the classes below a folder, by name, with the names of those that each extends."""
    return {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name)]
        for path in folder.rglob("*.py")
        if path.name != "errors.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def depth(name: str, bases: dict[str, list[str]]) -> int:
    """Return how many generations of our classes a class has, itself included."""
    return 1 + max((depth(base, bases) for base in bases[name] if base in bases and base != name), default=0)


def test_there_are_no_towers_of_classes() -> None:
    """Inheritance is shallow everywhere."""
    bases = classes(PACKAGE)
    depths = {name: depth(name, bases) for name in bases}
    assert {name: deep for name, deep in depths.items() if deep > DEEPEST_CLASS} == {}


def test_classes_of_a_game_do_not_extend_each_other() -> None:
    """A game's position extends `Position` alone; what moves do is functions."""
    for game in (path for path in (PACKAGE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"):
        bases = classes(game)
        assert bases
        assert {name: extended for name, extended in bases.items() if set(extended) & set(bases)} == {}


def test_the_map_is_current() -> None:
    """ARCHITECTURE.md describes every file as its docstring does; ``make format`` writes it."""
    wanted: str = runpy.run_path(str(ROOT / "docs" / "source_map.py"))["page_with_map"]()
    assert (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8") == wanted
