"""Tests for `menagerie.core.registry`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from menagerie.core import folders, registry
from menagerie.errors import UnknownGame


def test_games_are_found_in_their_folders() -> None:
    """Every folder of games is a name, those with a leading underscore excepted."""
    assert "siam" in registry.names()
    assert "_template" not in registry.names()
    assert "_template" in folders.folders()
    assert list(registry.names()) == sorted(registry.names())


def test_a_game_is_loaded_once() -> None:
    """The same name gives the same game, and the game knows its name; hidden folders load too."""
    for name in ("siam", "_template"):
        game = registry.load(name)
        assert name == game.name
        assert game is registry.load(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "chess",
        "Siam",
        "siam ",
        "__init__",
        "siam.rules",
        "..siam",
        "../siam",
        "os",
        "é" * 5,
        None,
        3,
        ["siam"],
        b"siam",
    ],
)
def test_unknown_games_are_refused(name: object) -> None:
    """Whatever is no folder of a game is refused with what was given and what there is."""
    with pytest.raises(UnknownGame, match=r"there is no game .*there are: .*siam"):
        registry.load(name)  # type: ignore[arg-type]


def test_a_near_name_is_suggested() -> None:
    """A slip of the finger is answered with the name that was meant."""
    with pytest.raises(UnknownGame, match=r"'Siamm' \(did you mean 'siam'\?\)"):
        registry.load("Siamm")


def test_a_long_name_is_shortened() -> None:
    """A message does not repeat a name without end."""
    with pytest.raises(UnknownGame) as caught:
        registry.load("x" * 100_000)
    assert len(str(caught.value)) < 300


def test_loading_one_game_imports_no_other() -> None:
    """Asking for the names imports no game, and loading one imports that one alone."""
    code = (
        "import sys; from menagerie.core import registry; registry.names();"
        "print([m for m in sys.modules if m.startswith('menagerie.games.')]); registry.load('_template');"
        "print({m.split('.')[2] for m in sys.modules if m.startswith('menagerie.games.')})"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.split("\n")[:2] == ["[]", "{'_template'}"]
