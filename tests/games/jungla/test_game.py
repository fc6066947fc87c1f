"""Tests for `menagerie.games.jungla.game`: what the folder declares."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.core.position import Evaluation
from menagerie.errors import UnknownEdition
from menagerie.games.jungla import game
from tests.games.jungla.asked import JUNGLA


def test_what_jungla_declares() -> None:
    """Jungla is a game for two or four without chance or hidden things; its end needs no rule of repetition."""
    kind = JUNGLA.kind
    assert (JUNGLA.name, JUNGLA.version, JUNGLA.default_edition) == ("jungla", 1, "recon-1")
    assert (kind.seats, kind.chance, kind.hidden, kind.zero_sum) == ((2, 4), False, False, True)
    assert (kind.repetition, kind.ply_cap) == (None, None)


def test_every_file_stands_in_the_table_of_contents() -> None:
    """The table of contents names every module of the folder, and none that is not there."""
    assert game.__doc__ is not None
    folder = Path(game.__file__).parent
    modules = {file.relative_to(folder).as_posix() for file in folder.rglob("*.py") if file.name != "__init__.py"}
    assert modules - {"game.py"} == set(re.findall(r"^\| `([\w/]+\.py)` \|", game.__doc__, re.MULTILINE))


def test_unknown_editions_are_answered_with_the_known_ones() -> None:
    """The error lists the edition."""
    with pytest.raises(UnknownEdition, match="no edition 'first'; it has: recon-1"):
        JUNGLA.new("first")


def test_the_evaluation_is_given_in_named_terms() -> None:
    """Every edition has a judge, and its terms have names in the rulebook."""
    assert isinstance(JUNGLA.evaluation(), Evaluation)
    terms = JUNGLA.explain_evaluation(JUNGLA.new(), 1)
    assert all(JUNGLA.rulebook.name("en", f"term.{term}") for term in terms)
