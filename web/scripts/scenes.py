"""Write what the browser app takes from the games: the cards of Comet, and scenes for the gallery and the tests.

``PYTHONPATH=src python web/scripts/scenes.py``; a test fails when the files are older than the games.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

import menagerie
from menagerie.core.scene import scene_json
from menagerie.server.offers import offers_of

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

WEB = Path(__file__).resolve().parent.parent
SIAM = "..s../.s..W/E###w/..N../...N. ele 10 0,0 - classic2005-cross"
JUNGLA = (
    "jungla1 recon-1 - 22 2-1 B R act normal 2 - normal"
    " | L+f6N Wm5N Cj6N Rc4N El4N Gd6NE Ab10N Za5N Ko6N Og4N Sd3N De4N Hh6NE Nb6NW"
    " | tk9SW wj10S cc12S rm11S ed10S fn12S zm9S ko10S oc13S sg10S vn9SE de11S he9SW ng7S | V | g"
)
PRINTED = ("colour", "copies", "name", "egg", "symbols", "nest", "points", "ability", "score")


def cards() -> list[dict[str, Any]]:
    """Return what is printed on each card of Comet."""
    edition = menagerie.load("comet").edition()
    kinds = {"animals": "animal", "heroes": "hero", "helpers": "helper"}
    return [
        {"id": sheet["id"], "kind": kind, **{part: sheet[part] for part in PRINTED if part in sheet}}
        for table, kind in kinds.items()
        for sheet in plain(edition.value(table))
    ]


def plain(value: Any) -> Any:  # noqa: ANN401 - whatever an edition file holds
    """Return tables and lists as JSON knows them."""
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items()}
    return [plain(entry) for entry in value] if isinstance(value, list | tuple) else value


def shown(game: Game, position: Position, moves: int = 1) -> dict[str, Any]:
    """Return the drawing of a position, what is offered there, and how the first offered moves look."""
    view = game.view(position, position.to_act or 1)
    texts = game.offers(view)[:moves]
    return {
        "scene": scene_json(game.scene(view)),
        "offers": json.loads(msgspec.json.encode(offers_of(game, view))),
        "moves": [{"text": text, "motions": [scene_json(each) for each in game.motions(view, text)]} for text in texts],
    }


def comet() -> dict[str, Any]:
    """Return a game of Comet for three after a while, where the seat to act is in the midst of a Move."""
    game = menagerie.load("comet")
    random = Random(11)
    position = game.new(seats=3)
    for ply in range(2000):
        view = game.view(position, max(position.to_act or 0, 0))
        texts = game.offers(view) if view.seat else []
        if ply > 150 and sum(text.startswith("step") for text in texts) > 3 and len(game.scene(view).pieces) > 7:
            return shown(game, position)
        hasty = [move for move in position.legal_moves() if game.format_move(position, move) not in {"pass", "rest"}]
        position.play(random.choice(hasty or position.legal_moves()))
    message = "no such position was found"
    raise LookupError(message)


def files() -> dict[Path, str]:
    """Return every file with what stands in it."""
    siam, jungla = menagerie.load("siam"), menagerie.load("jungla")
    scenes = {
        "siam": shown(siam, siam.parse_position(SIAM), 400),
        "jungla": shown(jungla, jungla.parse_position(JUNGLA)),
        "comet": comet(),
    }
    lines = ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards())
    return {
        WEB / "src" / "games" / "comet" / "cards.json": f"[\n{lines}\n]\n",
        **{
            WEB / "src" / "pages" / "gallery" / f"{name}.json": json.dumps(scene, ensure_ascii=False) + "\n"
            for name, scene in scenes.items()
        },
    }


def main() -> None:
    """Write all files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
