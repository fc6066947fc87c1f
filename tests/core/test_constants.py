"""A constant of a C sidecar has the same name and the same value in the Python module beside it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import menagerie
from menagerie._loader import VARIABLE

SOURCE = Path(menagerie.__file__).parents[1]
ENUM = re.compile(r"^(?P<indent>[ \t]*)(?:cdef|cpdef) enum\b[^\n:]*:[ \t]*(?:#[^\n]*)?\n", re.MULTILINE)
CONSTANT = re.compile(r"(?P<name>[A-Za-z_]\w*)\s*=\s*(?P<value>[^#]+)")
SIDECARS = sorted(path for path in SOURCE.rglob("*.pxd") if ENUM.search(path.read_text(encoding="utf-8")))
READ = """
import json, sys
from importlib import import_module
wanted = json.load(sys.stdin)
found = {module: vars(import_module(module)) for module in wanted}
print(json.dumps({module: {name: repr(found[module].get(name)) for name in wanted[module]} for module in wanted}))
"""


def constants(text: str) -> dict[str, int]:
    """Return the constants of all enums in the text of a sidecar; fail for a line that is none."""
    found: dict[str, int] = {}
    for enum in ENUM.finditer(text):
        for line in text[enum.end() :].splitlines():
            if line.strip() and not line.startswith((f"{enum['indent']} ", f"{enum['indent']}\t")):
                break
            content = line.partition("#")[0].strip()
            if content:
                constant = CONSTANT.fullmatch(content)
                assert constant, f"expected NAME = value, got {content!r}"
                assert constant["name"] not in found, f"{constant['name']} is declared twice"
                found[constant["name"]] = evaluated(constant["value"], found)
    return found


def evaluated(expression: str, known: dict[str, int]) -> int:
    """Return the value of a constant expression, which may name constants that stand before it."""
    value = eval(expression, {"__builtins__": {}}, known)  # noqa: S307 - our own sources
    assert isinstance(value, int), f"{expression!r} is no whole number"
    return value


def module_of(sidecar: Path) -> str:
    """Return the name of the module that a sidecar belongs to."""
    return ".".join(sidecar.relative_to(SOURCE).with_suffix("").parts)


@cache
def interpreted() -> dict[str, dict[str, str]]:
    """Return what the constants of all sidecars are in a process in which nothing is compiled, as texts."""
    wanted = {module_of(path): list(constants(path.read_text(encoding="utf-8"))) for path in SIDECARS}
    done = subprocess.run(
        [sys.executable, "-c", READ],
        env={**os.environ, VARIABLE: "1", "PYTHONPATH": str(SOURCE)},
        input=json.dumps(wanted),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, dict[str, str]] = json.loads(done.stdout)
    return found


def test_there_are_sidecars_with_constants() -> None:
    """Games and search declare constants in C."""
    folders = {path.relative_to(SOURCE / "menagerie").parts[0] for path in SIDECARS}
    assert folders >= {"games", "search"}


@pytest.mark.parametrize("sidecar", SIDECARS, ids=module_of)
def test_compiled_and_interpreted_constants_are_equal(sidecar: Path) -> None:
    """Every enum constant of a sidecar is an attribute of the interpreted module, with the same value."""
    expected = {name: repr(value) for name, value in constants(sidecar.read_text(encoding="utf-8")).items()}
    assert expected
    assert interpreted()[module_of(sidecar)] == expected


def test_every_form_of_a_constant_is_read() -> None:
    """Expressions, hexadecimal and negative numbers, names and comments are read; code after an enum is not."""
    text = "cdef enum:\n    ONE = 1  # first\n\n    BIG = 0xFF\n    LESS = -(ONE << 3)\n\ncdef int x = 3\n"
    assert constants(text + "cpdef enum Named:\n    LAST = BIG + 1\n") == {
        "ONE": 1,
        "BIG": 255,
        "LESS": -8,
        "LAST": 256,
    }
    with pytest.raises(AssertionError, match="expected NAME = value, got 'SECOND'"):
        constants("cdef enum:\n    FIRST = 1\n    SECOND\n")
