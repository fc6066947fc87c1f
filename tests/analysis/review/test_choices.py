"""Why bots choose what they choose."""

from __future__ import annotations

from random import Random

from menagerie.analysis.review.choices import explain_choice, facts_of
from menagerie.bots import choose
from menagerie.core import registry
from tests.games.comet.drawing.test_scene import BEGUN
from tests.search.minimax import SIAM

COMET = registry.load("comet")
AT_ONCE = ".#.../.N.../..##./...../..... ele 8 0,0 - classic2005"


def test_a_bot_says_that_it_wins() -> None:
    """The strongest level takes a win at once and says so."""
    view = SIAM.view(SIAM.parse_position(AT_ONCE), 1)
    choice = choose(SIAM, view, seconds=0.2, random=Random(1))
    assert explain_choice(SIAM, view, choice).proved == (
        "The elephant on b4 pushes the rock on b5 off the board.",
        "This wins at once.",
    )


def test_a_bot_claims_nothing_about_other_moves() -> None:
    """A level compares what it sees, so that nothing is said about the moves it left aside."""
    view = SIAM.view(SIAM.new(), 1)
    choice = choose(SIAM, view, 1, seconds=0.1, random=Random(1))
    facts = facts_of(SIAM, view, choice)
    assert facts.texts.move == choice.text
    assert not facts.exact
    assert len(explain_choice(SIAM, view, choice, "it").judged) >= 1


def test_hidden_cards_stay_hidden() -> None:
    """Of a game with hidden cards sentences name only the first move."""
    seat = BEGUN.to_act or 0
    view = COMET.view(BEGUN, seat)
    choice = choose(COMET, view, seconds=0.2, random=Random(1))
    assert len(explain_choice(COMET, view, choice).proved) == 1
    facts = facts_of(COMET, view, choice)
    assert [len(line.moves) for line in facts.thought.lines] == [1] * len(choice.lines)
    assert facts.turns == (None,) * len(choice.lines)
