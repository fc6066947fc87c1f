"""Tests for `menagerie.games.comet.words.telling`."""

from __future__ import annotations

import re
from random import Random

import pytest

from menagerie.core.rulebook import LANGUAGES
from tests.games.comet.drawing.test_scene import BEGUN, OPENED, SETUP
from tests.games.comet.strategies import COMET, after


@pytest.mark.parametrize(
    ("played", "move", "clause"),
    [
        ((), "first 1", "player 1 begins"),
        (("first 1",), "hero argentavis", "the hero is Argentavis"),
        (SETUP[:3], "draw dodo", "Dodo is drawn"),
        (SETUP, "hatch", "a Hatch begins"),
        ((*SETUP, "hatch"), "place dodo c4", "Dodo hatches on c4"),
    ],
)
def test_what_moves_do(played: tuple[str, ...], move: str, clause: str) -> None:
    """A clause names the card and the place."""
    position = after(COMET.new(seats=2), *played)
    assert COMET.describe_move(position, COMET.parse_move(position, move)) == clause


def test_a_rescue_names_the_animal() -> None:
    """A step into the cave names the animal that is rescued, any other step the hex."""
    random, clauses = Random(4), set()
    for seed in range(6):
        position, random = COMET.new(seats=2), Random(seed)
        for _ in range(600):
            if position.to_act is None:
                break
            moves = position.legal_moves()
            steps = [move for move in moves if COMET.format_move(position, move).startswith("step")]
            clauses |= {COMET.describe_move(position, move) for move in steps[:3]}
            position.play(random.choice(steps or moves))
    assert any(re.fullmatch(r"rescuer [1-3] reaches the cave and rescues \w.*", clause) for clause in clauses)
    assert any(re.fullmatch(r"rescuer [1-3] goes to [a-z]\d+ \(\w+\)", clause) for clause in clauses)


@pytest.mark.parametrize("position", [BEGUN, OPENED], ids=["begun", "opened"])
def test_every_legal_move_has_a_clause(position: object) -> None:
    """Every legal move can be described in every language, without a gap."""
    for move in position.legal_moves():  # type: ignore[attr-defined]
        for language in LANGUAGES:
            clause = COMET.describe_move(position, move, language)  # type: ignore[arg-type]
            assert clause
            assert not re.search(r"[{}]|moves\.|  ", clause)
