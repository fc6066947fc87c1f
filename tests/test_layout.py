"""Limits that keep the tree readable."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted(
    [
        *(path for folder in ("src", "tests", "fuzz", "docs", "benchmarks") for path in (ROOT / folder).rglob("*.py*")),
        *(ROOT / "web").glob("*.py"),
    ]
)
PAGES = [path for suffix in ("ts", "svelte", "css") for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")]
LONGEST_FILE = 400
LONGEST_BODY = 60
MAPPED = ("core", "search", "bots", "analysis", "play", "play/stores", "server")


def test_files_are_short() -> None:
    """No source file has more than 400 lines."""
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in [*SOURCES, *PAGES]
        if path.suffix not in {".pyc", ".pyd", ".pyi"} and path.parent.name != "i18n"
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


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


def test_map_is_complete() -> None:
    """ARCHITECTURE names every file of the folders below, and none that is gone."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "menagerie"
    files = [path for folder in MAPPED for path in (package / folder).glob("*.py") if not path.stem.startswith("__")]
    mentioned = set(re.findall(r"[`/](\w+\.py)`", text))
    assert [path.name for path in files if path.name not in mentioned] == []
    named = {
        name for line in text.splitlines() if line.startswith("| `") for name in re.findall(r"`([\w/]+\.py)`", line)
    }
    assert [name for name in named if not [path for path in SOURCES if path.as_posix().endswith(f"/{name}")]] == []
