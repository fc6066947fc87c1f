"""The ready arrays that the browser app offers for the preparation can all be placed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from menagerie.core.registry import load

JUNGLA = load("jungla")
FILE = Path(__file__).parents[4] / "web" / "src" / "games" / "jungla" / "table" / "arrays.json"
ARRAYS: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
LEADERS = ({"leader": "lion", "swift": "gazelle"}, {"leader": "tiger", "swift": "giraffe"})


def places(name: str, pack: int, *, mirrored: bool) -> dict[str, str]:
    """Return where the animals of a pack go, as the app works it out."""
    found = {}
    for entry in ARRAYS[name]:
        role, square = entry.split()
        file, row = ord(square[0]) - ord("a"), int(square[1:])
        file = 14 - file if mirrored != bool(pack) else file
        found[LEADERS[pack].get(role, role)] = f"{chr(ord('a') + file)}{14 - row if pack else row}"
    return found


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("name", ARRAYS)
def test_every_array_can_be_placed(name: str, *, mirrored: bool) -> None:
    """Both packs stand as planned when the preparation is over, whatever comes first."""
    position = JUNGLA.new(preparation="free")
    plans = [places(name, pack, mirrored=mirrored) for pack in range(2)]
    for _ in range(30):
        pack = (position.to_act or 0) - 1
        offered = {JUNGLA.format_move(position, move): move for move in position.legal_moves()}
        codes = {animal["id"]: animal["code"] for animal in JUNGLA.edition().value("animal")}  # type: ignore[attr-defined]
        letters = {animal: codes[animal].lower() if pack else codes[animal] for animal in plans[pack]}
        wanted = [f"{letters[animal]}>{cell}={'S' if pack else 'N'}" for animal, cell in plans[pack].items()]
        text = next(text for text in wanted if text in offered)
        position.play(offered[text])
    drawn = JUNGLA.scene(JUNGLA.view(position, 0))
    assert not drawn.hands
    assert {piece.kind: piece.cell for piece in drawn.pieces if piece.owner == 1} == plans[0]
    assert {piece.kind: piece.cell for piece in drawn.pieces if piece.owner == 2} == plans[1]


def test_the_first_is_that_of_the_edition() -> None:
    """The one called default is the array with which a quick game starts."""
    drawn = JUNGLA.scene(JUNGLA.view(JUNGLA.new(), 0))
    assert {piece.kind: piece.cell for piece in drawn.pieces if piece.owner == 1} == places(
        "default", 0, mirrored=False
    )
    assert {piece.kind: piece.cell for piece in drawn.pieces if piece.owner == 2} == places(
        "default", 1, mirrored=False
    )
