"""Tests for `menagerie.games.siam.texts.moves`."""

from __future__ import annotations

import re

import pytest

from menagerie.errors import InvalidMove
from menagerie.games.siam.rules.moves import ACTIONS
from tests.games.siam.boards import SIAM, SQUARES, drawn, start


def test_the_texts_of_all_moves() -> None:
    """Every move has one text, the texts are those of the notation's six forms, and they sort as the numbers do."""
    position = start()
    texts = [SIAM.format_move(position, move) for move in ACTIONS]
    forms = {f"+{square}{way}{push}" for square in SQUARES for way in "NESW" for push in ("", "!")}
    forms |= {f"{origin}-{to}{end}" for origin in SQUARES for to in SQUARES for end in "NESW!"}
    forms |= {f"{square}-x" for square in SQUARES} | {f"{square}@{way}" for square in SQUARES for way in "NESW"}
    assert set(texts) == forms
    assert texts == sorted(texts)
    assert list(ACTIONS) == [SIAM.parse_move(position, text) for text in texts]


def test_moves_are_listed_in_the_order_of_their_texts() -> None:
    """Legal moves come sorted by text."""
    position = drawn("s . . . .\n. N . . .\n. # # # .\n. . E . .\nW . . . .")
    texts = [SIAM.format_move(position, move) for move in position.legal_moves()]
    assert texts == sorted(texts)
    assert {re.sub(r"[a-e][1-5]", "", text).strip("ENSW") for text in texts} >= {"+", "-", "-x", "@"}


NOT_MOVES = """
    c1 +c1 +c1n +C1N +c6N +f1N +c1N!! +c1! +c1N+c2N b2-b3 b2-b3e b2-b3E! b2b3E b2@ b2@X b2@N! b1-X b1-xN b1x pass - 0
"""


@pytest.mark.parametrize("text", [*NOT_MOVES.split(), " +c1N", "+c1N "])
def test_malformed_moves_are_refused(text: str) -> None:
    """A text that is no move is quoted and answered with the six forms."""
    with pytest.raises(InvalidMove) as caught:
        SIAM.parse_move(start(), text)
    message = str(caught.value)
    assert message.startswith(f"{text!r} is not a move")
    assert all(form in message for form in ("+c1N ", "+c1N! ", "b2-b3E ", "b2-b3! ", "b2@S ", "b1-x "))


@pytest.mark.parametrize("text", ["", "+c1N\n", "+c1Ñ", "+" * 300])
def test_odd_move_texts_are_refused(text: str) -> None:
    """Empty, unprintable, foreign and huge texts are refused before they are read."""
    with pytest.raises(InvalidMove, match="the move text"):
        SIAM.parse_move(start(), text)
