"""Tests for `menagerie.games.jungla.words.telling`."""

from __future__ import annotations

import re

import pytest

from menagerie.core.rulebook import LANGUAGES
from tests.games.jungla import examples
from tests.games.jungla.diagrams import position
from tests.games.jungla.examples import EXAMPLES, JUNGLA, read, walk


def clause_of(text: str, action: str, language: str = "en") -> str:
    """Return what an action does in a position."""
    before = read(text)
    return JUNGLA.describe_move(before, JUNGLA.parse_move(before, action), language)


@pytest.mark.parametrize(
    ("text", "action", "clause"),
    [
        (examples.WEB, "Hm1=NE", "the hippopotamus on m1 turns to face north-east"),
        (examples.BONUS, "Wb2-b5=W", "the wolf on b2 goes to b5, facing west"),
        (position("Ld6E Hm1N", "tf6S hc13S"), "Ld6xf6=S", "the lion on d6 captures the tiger on f6"),
        (
            examples.DESTROYER,
            "Rj4xj5xj6-j7=N",
            "the rhinoceros on j4 captures the wolf on j5, the cheetah on j6",
        ),
        (
            examples.STRUCK_ARMOUR,
            "Wf4*f6=E",
            "the wolf on f4 strikes the tiger on f6 and takes the armour and springs back",
        ),
        (examples.SPRING, "Wg5*g3=N", "the wolf on g5 captures the wolf on g3 and springs back"),
        (examples.STRUCK_TURTLE, "Wf4xf6=N", "the wolf on f4 sends the turtle on f6 home"),
        (examples.GOING_HOME, "o>b12=S", "the turtle goes home to b12, facing south"),
        (examples.HUNT, "Lh12-h13@c2=E", "the lion on h12 hunts on h13 and returns to c2"),
        (examples.LIBERATION, "to6-o4!", "the tiger on o6 enters the prison on o4 to free prisoners"),
        (examples.FREEING, "e>d13=W", "the elephant comes out of prison onto d13, facing west"),
        (examples.FREEING, ".", "the turn ends here"),
        (examples.WEB, "We5xe7", "the wolf on e5 captures the cheetah on e7; the wolf is caught in the web"),
        (examples.TOO_LATE, "Of9=E", "the turtle on f9 turns to face east; the wolf is caught in the web"),
        (examples.PREPARATION, "L>d2=N", "the lion is placed on d2, facing north"),
    ],
)
def test_what_each_kind_of_action_does(text: str, action: str, clause: str) -> None:
    """A clause names the animal, its square, where it goes, and whom it strikes."""
    assert clause_of(text, action) == clause


def test_articles_follow_the_language() -> None:
    """Articles and cases are those of the language."""
    text = position("Ld6E Hm1N", "tf6S hc13S")
    assert clause_of(text, "Ld6xf6=S", "fr") == "le lion en d6 capture le tigre en f6"
    assert clause_of(text, "Ld6xf6=S", "de") == "der Löwe auf d6 fängt den Tiger auf f6"
    assert clause_of(text, "Ld6xf6=S", "it") == "il leone in d6 cattura la tigre in f6"


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_legal_action_has_a_clause(text: str) -> None:
    """Every legal action can be described in every language, without a gap, a capital or a full stop."""
    before = read(text)
    for move in before.legal_moves()[::23]:
        for language in LANGUAGES:
            clause = JUNGLA.describe_move(before, move, language)
            assert re.fullmatch(r"[a-z][^{}.]*[^{}. ,]", clause), clause


def test_actions_of_games_have_clauses() -> None:
    """The same in games that are played at random."""
    for before in walk(5, 200, every=20):
        assert all(JUNGLA.describe_move(before, move, "de") for move in before.legal_moves()[::97])


def test_the_stem_leaves_out_facing_and_return() -> None:
    """Actions that differ in the facing or the return square have one stem; others have another."""
    before = read(examples.HUNT)
    hunts = [move for move in before.legal_moves() if "@" in JUNGLA.format_move(before, move)]
    assert len(hunts) > 3
    assert {JUNGLA.stem(before, move) for move in hunts} == {"Lh12-g13", "Lh12-h13", "Lh12-i13"}
    texts = {JUNGLA.stem(before, JUNGLA.parse_move(before, text)) for text in ("Oh11-h10=N", "Oh11-h10=S", "Oh11=S")}
    assert texts == {"Oh11-h10", "Oh11"}
