"""Write what the browser app takes from the games: scenes for the gallery and the tests, what is printed on cards.

``PYTHONPATH=src python web/scripts/scenes.py`` reads ``web/src/games/GAME/gallery/gallery.toml`` and writes
``scene.json`` beside it; with a table ``printed`` it also writes the printed parts of the edition's entries. A test
fails when a file is older than the games.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import menagerie
from menagerie.core.scene import scene_json
from menagerie.server.frames.choices import offers_of

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

GAMES = Path(__file__).resolve().parent.parent / "src" / "games"


def printed(game: Game, wanted: dict[str, Any]) -> str:
    """Return what is printed on each card or piece, a line for each."""
    edition = game.edition()
    entries = [
        {"id": sheet["id"], "kind": kind, **{part: sheet[part] for part in wanted["parts"] if part in sheet}}
        for table, kind in wanted["kinds"].items()
        for sheet in plain(edition.value(table))
    ]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f"[\n{lines}\n]\n"


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever an edition file holds
    """Return tables and lists as JSON knows them."""
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items()}
    return [plain(entry) for entry in value] if isinstance(value, list | tuple) else value


def shown(game: Game, position: Position, moves: int) -> dict[str, Any]:
    """Return the scene of a position, what is offered there, and how the first offered moves look."""
    view = game.view(position, position.to_act or 1)
    texts = game.offers(view)[:moves]
    return {
        "scene": scene_json(game.scene(view)),
        "offers": json.loads(msgspec.json.encode(offers_of(game, view))),
        "moves": [{"text": text, "motions": [scene_json(each) for each in game.motions(view, text)]} for text in texts],
    }


def files_of(game: Game, folder: Path) -> dict[Path, str]:
    """Return the files of a game with what stands in them."""
    wanted = tomllib.loads((folder / "gallery" / "gallery.toml").read_text(encoding="utf-8"))
    scene = shown(game, game.parse_position(wanted["position"]), wanted.get("moves", 1))
    found = {folder / "gallery" / "scene.json": json.dumps(scene, ensure_ascii=False) + "\n"}
    if "printed" in wanted:
        found[folder / wanted["printed"]["file"]] = printed(game, wanted["printed"])
    return found


def files() -> dict[Path, str]:
    """Return every file with what stands in it."""
    found: dict[Path, str] = {}
    for path in sorted(GAMES.glob("*/gallery/gallery.toml")):
        folder = path.parents[1]
        found |= files_of(menagerie.load(folder.name), folder)
    return found


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
