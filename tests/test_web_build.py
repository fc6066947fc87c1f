"""The script that builds the browser app."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "web" / "build.py"


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """The names of the script."""
    return runpy.run_path(str(SCRIPT))


def test_sources_are_those_that_matter(script: dict[str, Any]) -> None:
    """The digest covers the app, its pictures and its pins, but neither tests nor what is made or installed."""
    names = {path.relative_to(ROOT / "web").as_posix() for path in script["sources"]()}
    assert {"index.html", "package-lock.json", "src/games/_plain/skin.ts", "src/main.ts", "src/App.svelte"} <= names
    assert not [name for name in names if "node_modules" in name or "generated" in name or name.endswith(".test.ts")]


def test_digest_tells_sources_apart(tmp_path: Path) -> None:
    """The digest is the same for the same sources and another once a byte or a name of them differs."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    (folder / "build.py").write_text(SCRIPT.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "src" / "a.ts").write_text("1\n", encoding="utf-8")
    digest = runpy.run_path(str(folder / "build.py"))["digest"]
    before = digest()
    assert digest() == before
    (folder / "src" / "a.ts").write_text("2\n", encoding="utf-8")
    changed = digest()
    (folder / "src" / "a.ts").rename(folder / "src" / "b.ts")
    assert len({before, changed, digest()}) == 3


def test_says_what_is_missing(tmp_path: Path) -> None:
    """Without npm the script stops and says what it needs."""
    bare = tmp_path / "bin"
    bare.mkdir()
    (bare / "python").symlink_to(sys.executable)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COV")} | {
        "PATH": str(bare)
    }
    code = (
        f"import sys, runpy; sys.executable = {str(bare / 'python')!r}; sys.argv = ['build.py', 'test'];"
        f"names = runpy.run_path({str(SCRIPT)!r}); names['npm']('--version')"
    )
    ended = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "npm was not found" in ended.stderr


def test_refuses_other_words() -> None:
    """An unknown word is answered with those that are known."""
    ended = subprocess.run([sys.executable, str(SCRIPT), "bake"], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr.strip()) == (1, "'bake': expected build, check, format, test or types")
