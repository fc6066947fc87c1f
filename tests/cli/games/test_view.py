"""Tests for `menagerie view`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.core.registry import load

if TYPE_CHECKING:
    from tests.cli.conftest import InProcess


def test_the_view_text_is_printed(cli: InProcess) -> None:
    """Each seat and the spectator get the text that the game gives them."""
    siam = load("siam")
    for seat in (0, 1, 2):
        assert cli("view", "siam", "--seat", str(seat)).stdout == f"{siam.format_view(siam.new(), seat)}\n"


def test_the_spectator_looks_by_default(cli: InProcess) -> None:
    """Without a seat nobody's cards are shown."""
    assert cli("view", "_template").stdout == cli("view", "_template", "--seat", "0").stdout


def test_json_names_the_seat(cli: InProcess) -> None:
    """Programs get the seat with the view."""
    printed = json.loads(cli("view", "siam", "--seat", "2", "--json").stdout)
    assert printed == {"seat": 2, "view": cli("view", "siam", "--seat", "2").stdout.strip()}
