"""Tests for `menagerie games`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.cli.terminal.output import is_compiled
from menagerie.core.registry import load, names

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess


def test_every_game_is_listed_with_its_editions(cli: InProcess) -> None:
    """Each game stands there with every edition, the usual one marked."""
    answer = cli("games")
    assert (answer.exit_code, answer.stderr) == (0, "")
    for name in names():
        game = load(name)
        assert name in answer.stdout
        assert all(edition in answer.stdout for edition in game.editions)
        assert f"{game.default_edition} (default)" in answer.stdout


def test_json_tells_the_same(cli: InProcess) -> None:
    """Programs get name, version, seats, editions and whether the rules are compiled."""
    printed = {game["name"]: game for game in json.loads(cli("games", "--json").stdout)}
    assert set(printed) == set(names())
    siam = load("siam")
    assert printed["siam"] == {
        "name": "siam",
        "version": siam.version,
        "seats": [2],
        "editions": sorted(siam.editions),
        "default_edition": "classic2005",
        "compiled": is_compiled(siam),
    }
