"""What seats and spectators see."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.core.view import View
from menagerie.errors import InvalidOption, InvalidPosition
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


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_are_two_seats(seat: int) -> None:
    """Nobody but the two seats and spectators is shown anything."""
    position = GAME.parse_position(TEXT)
    with pytest.raises(InvalidOption, match="a seat is a whole number from 0 to 2"):
        GAME.view(position, seat)
    with pytest.raises(InvalidOption, match="a seat is a whole number from 0 to 2"):
        GAME.redact(position, position.legal_moves()[0], seat)


@pytest.mark.parametrize("text", ["", "4,3", "4,3 ??? 2 standard", "4,3 ???/?? 2 standard"])
def test_other_texts_are_no_views(text: str) -> None:
    """What is no view is neither filled in, nor drawn, nor turned into numbers."""
    view = View(GAME.edition("standard"), 1, text)
    for read in (GAME.sample, GAME.scene, GAME.features):
        with pytest.raises(InvalidPosition, match="position"):
            read(view)


def test_played_shells_are_open() -> None:
    """Everybody sees which shell is played."""
    position = GAME.parse_position(TEXT)
    assert {GAME.redact(position, GAME.parse_move(position, "play 1"), seat) for seat in (0, 1, 2)} == {"play 1"}
