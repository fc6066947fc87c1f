"""What seats and spectators see."""

from __future__ import annotations

from random import Random

import pytest

from tests.games._template.helpers import GAME

TEXT = "4,3 13/22 2 standard"


@pytest.mark.parametrize(
    ("seat", "seen"),
    [(0, "4,3 ??/?? 2 standard"), (1, "4,3 13/?? 2 standard"), (2, "4,3 ??/22 2 standard")],
)
def test_other_hands_are_hidden(seat: int, seen: str) -> None:
    """A seat sees its own shells, a spectator none."""
    assert GAME.format_view(GAME.parse_position(TEXT), seat) == seen


def test_sample_keeps_what_is_seen() -> None:
    """A sampled position has the viewer's own shells and any for the other seat, each in its turn."""
    view = GAME.view(GAME.parse_position(TEXT), 1)
    random = Random(0)
    sampled = {GAME.format_position(GAME.sample(view, random)) for _ in range(200)}
    hands = ("11", "12", "13", "22", "23", "33")
    assert sampled == {f"4,3 13/{hand} 2 standard" for hand in hands}


@pytest.mark.parametrize(("seat", "seen"), [(0, "draw ?"), (1, "draw 2"), (2, "draw ?")])
def test_draws_of_others_are_hidden(seat: int, seen: str) -> None:
    """Only the seat that draws sees what it draws."""
    position = GAME.parse_position("4,2 1/22 1 standard")
    assert GAME.redact(position, GAME.parse_move(position, "draw 2"), seat) == seen


def test_played_shells_are_open() -> None:
    """Everybody sees which shell is played."""
    position = GAME.parse_position(TEXT)
    assert {GAME.redact(position, GAME.parse_move(position, "play 1"), seat) for seat in (0, 1, 2)} == {"play 1"}
