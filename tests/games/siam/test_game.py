"""Tests for `menagerie.games.siam.game`: what the folder declares."""

from __future__ import annotations

import pytest

from menagerie.core.position import Evaluation
from menagerie.errors import InvalidPosition, UnknownEdition
from tests.games.siam.boards import SIAM, drawn, start


def test_what_siam_declares() -> None:
    """Siam is a game for two without chance or hidden things, with rules for repetition and for length."""
    kind = SIAM.kind
    assert (SIAM.name, SIAM.version, SIAM.default_edition) == ("siam", 1, "classic2005")
    assert (kind.seats, kind.chance, kind.hidden, kind.zero_sum) == ((2,), False, False, True)
    assert (kind.repetition, kind.ply_cap) == ("S36", "S37")
    assert {kind.repetition, kind.ply_cap} <= set(SIAM.rulebook.ids())


def test_unknown_editions_are_answered_with_the_known_ones() -> None:
    """The error lists the five editions."""
    with pytest.raises(UnknownEdition, match=r"no edition 'siam2020'; it has: classic2005, .*edition2014"):
        SIAM.new("siam2020")


def test_evaluation_is_given_in_named_terms() -> None:
    """The terms of the evaluation are named in the rulebook and change sides with the seat."""
    position = drawn(". . # . .\n. . n . .\n# . . # .\n. . . . .\n. . . . .", side="rhi")
    terms = SIAM.explain_evaluation(position, 2)
    assert sum(terms.values()) > 0
    assert all(SIAM.rulebook.name("en", f"term.{term}") for term in terms)
    assert SIAM.explain_evaluation(position, 1) == {term: -value for term, value in terms.items()}
    assert isinstance(SIAM.evaluation(), Evaluation)


def test_evaluation_of_another_game_is_refused() -> None:
    """Only positions of Siam are judged."""
    other = type(start()).__mro__[1](start().edition, 1)
    with pytest.raises(InvalidPosition, match="expected a position of siam"):
        SIAM.explain_evaluation(other, 1)
