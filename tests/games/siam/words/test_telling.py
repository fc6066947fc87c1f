"""Tests for `menagerie.games.siam.words.telling`."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings

from menagerie.core.rulebook import LANGUAGES
from tests.games.siam.boards import SIAM, drawn
from tests.games.siam.strategies import positions

BOARD = drawn("""
    . # . . n
    . N . . .
    # # . . S
    e . N . .
    . W . . n
""")


def clause_of(move: str, language: str = "en") -> str:
    """Return what a move does on the board."""
    return SIAM.describe_move(BOARD, SIAM.parse_move(BOARD, move), language)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("+a1N", "an elephant enters on a1, facing north"),
        ("+e5S!", "an elephant enters on e5, pushing the rhinoceros there south"),
        ("c2-c3E", "the elephant on c2 goes to c3, facing east"),
        ("c2@S", "the elephant on c2 turns to face south"),
        ("b1-x", "the elephant on b1 leaves the board"),
        ("b4-b5!", "the elephant on b4 pushes the rock on b5 off the board"),
    ],
)
def test_what_each_kind_of_move_does(move: str, clause: str) -> None:
    """A clause names the animal, its square, and where it goes, looks or what it pushes."""
    assert clause_of(move) == clause


def test_the_piece_that_falls_is_the_one_that_is_named() -> None:
    """A push that throws a piece out names that piece, not the first of the line."""
    board = drawn("""
        . # . # .
        . . . . .
        E # n . .
        . . . . .
        . . E E e
    """)
    assert SIAM.describe_move(board, SIAM.parse_move(board, "c1-d1!")) == (
        "the elephant on c1 pushes the rhinoceros on e1 off the board"
    )
    assert SIAM.describe_move(board, SIAM.parse_move(board, "a3-b3!")) == (
        "the elephant on a3 pushes the rock on b3 east"
    )


def test_articles_follow_the_language() -> None:
    """Articles and cases are those of the language."""
    assert clause_of("b4-b5!", "fr") == "l’éléphant en b4 pousse le rocher en b5 hors du plateau"
    assert clause_of("b4-b5!", "de") == "der Elefant auf b4 schiebt den Felsen auf b5 vom Brett"
    assert clause_of("b4-b5!", "it") == "l’elefante in b4 spinge la roccia in b5 fuori dal tabellone"


@settings(max_examples=25, deadline=None)
@given(positions)
def test_every_legal_move_has_a_clause(position: object) -> None:
    """Every legal move can be described in every language, without a gap, a capital or a full stop."""
    for move in position.legal_moves()[::5]:  # type: ignore[attr-defined]
        for language in LANGUAGES:
            clause = SIAM.describe_move(position, move, language)  # type: ignore[arg-type]
            assert re.fullmatch(r"[a-z][^{}.]*[^{}. ,]", clause), clause
