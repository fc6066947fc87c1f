"""What the browser app has taken from the games."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(("name", "least"), [("scenes.py", 4), ("positions.py", 3)])
def test_files_are_those_of_the_games(name: str, least: int) -> None:
    """Cards, scenes and positions in the app are as the games have them; otherwise run the script in web/scripts."""
    files = runpy.run_path(str(ROOT / "web" / "scripts" / name))["files"]()
    assert len(files) >= least
    for path, text in files.items():
        assert json.loads(path.read_text(encoding="utf-8")) == json.loads(text), f"{path} is out of date"
