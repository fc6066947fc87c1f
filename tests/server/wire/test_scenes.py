"""Tests for `menagerie.server.wire.scenes`."""

from __future__ import annotations

import pytest

from menagerie.core.scene import Scene
from menagerie.play.data.settings import settings_for
from menagerie.server.wire import scenes


def opening_scene(game: str) -> Scene:
    """What a spectator sees at the start of a new match."""
    settings = settings_for(game)
    rules = settings.rules()
    return rules.scene(rules.view(settings.start(rules), 0))


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
def test_matches_of_an_edition_share_their_cells(game: str) -> None:
    """The cells are made ready for the wire once, not again for everybody who comes."""
    first, second = (scenes.ground_of(opening_scene(game)) for _ in range(2))
    assert first is second
    assert [cell.id for cell in first.cells] == [cell.id for cell in first.source]


def test_only_some_cells_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenes with cells of their own leave no trace in the long run."""
    monkeypatch.setattr(scenes, "GROUNDS", {})
    monkeypatch.setattr(scenes, "MOST_GROUNDS", 3)
    cells = opening_scene("siam").cells
    kept = [scenes.ground_of(Scene((*cells[:number],), ())) for number in range(10, 16)]
    assert list(scenes.GROUNDS.values()) == kept[-3:]
