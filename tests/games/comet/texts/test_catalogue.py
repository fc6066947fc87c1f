"""Tests for `menagerie.games.comet.texts.catalogue`: every form of a move, and what is said of others."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.errors import InvalidMove
from tests.games.comet.strategies import COMET

TWO, THREE, BACK = COMET.new(), COMET.new(seats=3), COMET.new(board="b")
FORMS = [
    *("first 1", "first 2", "hero archelon", "draw dodo", "draw aurochs", "reveal aurochs", "reveal dodo"),
    *("hatch", "move quagga", "move lookout", "rest", "use lookout", "use dodo", "use archelon", "pass", "end"),
    *("place dodo c4", "place lookout c0", "step 1 e7 M", "step 3 c0 *", "play maclears_rat", "rescuer 2"),
    *("shift tortoise e6", "shift mammoth a0", "take aurochs", "take dodo", "swap dodo", "ready kakapo"),
    *("ready archelon", "done", "discard dodo", "comet refill", "comet ready"),
]


@pytest.mark.parametrize("text", FORMS)
def test_well_formed_texts_are_moves(text: str) -> None:
    """A text of the right form with ids that exist is a move, legal or not, and is written the same way."""
    assert COMET.format_move(TWO, COMET.parse_move(TWO, text)) == text


def test_texts_have_different_numbers() -> None:
    """No two texts stand for the same number."""
    assert len({COMET.parse_move(TWO, text) for text in FORMS}) == len(FORMS)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("jump", "expected one of comet, discard, .* use as its first word, got 'jump'"),
        ("Hatch", "as its first word, got 'Hatch'"),
        (" hatch", "as its first word, got ''"),
        ("hatch ", "expected the form 'hatch' with single spaces"),
        ("hatch dodo", "expected the form 'hatch' with single spaces"),
        ("move", "expected the form 'move <card>' with single spaces"),
        ("step 1 e7", "expected the form 'step <rescuer> <hex> <symbol>'"),
        ("step  1 e7 M", "expected the form 'step <rescuer> <hex> <symbol>'"),
        ("step 4 e7 M", "'4' is no rescuer; expected one of 1, 2, 3"),
        ("step 0 e7 M", "'0' is no rescuer"),
        ("step 1 i7 M", "'i7' is no hex; expected one of a0, b0"),
        ("step 1 e7 X", r"'X' is no symbol; expected one of W, M, D, J, L, \*"),
        ("step 1 e7 MM", "'MM' is no symbol"),
        ("place archelon c4", "'archelon' is no card; expected one of .* and 92 more"),
        ("hero dodo", "'dodo' is no hero"),
        ("use unicorn", "'unicorn' is no source"),
        ("shift dodo c4", "'dodo' is no piece; expected one of mammoth, tortoise"),
        ("comet pass", "'pass' is no choice; expected one of refill, ready"),
        ("draw ?", "'[?]' is no card"),
        ("first 3", "'3' is no seat; expected one of 1, 2"),
        ("first 01", "'01' is no seat"),
    ],
)
def test_other_texts_say_what_was_expected(text: str, fault: str) -> None:
    """A text that is no move is refused, naming the first word that is wrong and what may stand there."""
    with pytest.raises(InvalidMove, match=fault):
        COMET.parse_move(TWO, text)


def test_seats_and_hexes_are_those_of_the_table() -> None:
    """A third seat exists where three play, and hexes are those of the side in play."""
    assert COMET.format_move(THREE, COMET.parse_move(THREE, "first 3")) == "first 3"
    assert COMET.format_move(TWO, COMET.parse_move(TWO, "step 1 h11 W")) == "step 1 h11 W"
    with pytest.raises(InvalidMove, match="'h11' is no hex"):
        COMET.parse_move(BACK, "step 1 h11 W")


@given(st.text(max_size=30) | st.lists(st.sampled_from(" ".join(FORMS).split(" ")), max_size=4).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever is typed is a move that is written the same way, or is refused as one."""
    try:
        move = COMET.parse_move(TWO, text)
    except InvalidMove:
        return
    assert COMET.format_move(TWO, move) == text
