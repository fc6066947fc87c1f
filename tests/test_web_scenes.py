"""What the browser app has taken from the games."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_files_are_those_of_the_games() -> None:
    """Cards and scenes in the app are as the games have them; otherwise run web/scripts/scenes.py."""
    files = runpy.run_path(str(ROOT / "web" / "scripts" / "scenes.py"))["files"]()
    assert len(files) == 4
    for path, text in files.items():
        assert json.loads(path.read_text(encoding="utf-8")) == json.loads(text), f"{path.name} is out of date"


def test_positions_are_those_of_the_games() -> None:
    """What the editor is tested by is what games reach; otherwise run web/scripts/positions.py."""
    script = runpy.run_path(str(ROOT / "web" / "scripts" / "positions.py"))
    assert script["FILE"].read_text(encoding="utf-8") == script["text"](), "positions.json is out of date"
