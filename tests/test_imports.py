"""No module imports itself through others, not even for type checkers."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules() -> dict[str, Path]:
    """Every module of Menagerie by its dotted name."""
    files = (SOURCE / "menagerie").rglob("*.py")
    return {".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def imported(file: Path, known: dict[str, Path]) -> set[str]:
    """The modules that a file imports, in functions and for type checkers too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found |= {name if name in known else node.module for name in names}
    return found & known.keys()


def test_there_is_no_import_cycle() -> None:
    """The modules can be put in an order in which each imports only earlier ones."""
    known = modules()
    graph = {name: imported(file, known) - {name} for name, file in known.items()}
    assert any(graph.values())
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
    assert len(order) == len(known)
