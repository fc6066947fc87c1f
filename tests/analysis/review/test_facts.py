"""Facts that sentences are made from."""

from __future__ import annotations

import pytest

from menagerie.analysis.review.facts import Facts, change_of_terms, turns_of_winner
from menagerie.core import registry
from menagerie.search.thought import Line, Thought
from tests.games.jungla.diagrams import position as jungla_text
from tests.search.minimax import SIAM

JUNGLA = registry.load("jungla")
IN_TWO_TURNS = "eNs.S/.s#w./.#E#./..Ns./..... ele 26 1,0 - classic2005"


def facts(*scores: int, exact: bool = True) -> Facts:
    """Return facts with lines that have these scores."""
    return Facts(SIAM, SIAM.new(), 1, Thought(tuple(Line(score, (1,)) for score in scores)), exact)


@pytest.mark.parametrize(
    ("scores", "saving", "winning"),
    [
        ((50, -29_990), True, False),
        ((29_990, -29_990), True, True),
        ((29_990, 50), False, True),
        ((29_990, 29_980), False, False),
        ((-29_980, -29_990), False, False),
        ((50,), False, False),
    ],
)
def test_the_only_move(scores: tuple[int, ...], *, saving: bool, winning: bool) -> None:
    """The second best decides whether all others lose, or are not found to win."""
    assert (facts(*scores).only_saving, facts(*scores).only_winning) == (saving, winning)


def test_sampling_proves_nothing_about_other_moves() -> None:
    """Without exact scores nothing is said about all other moves."""
    assert not facts(50, -29_990, exact=False).only_saving
    assert not facts(29_990, 50, exact=False).only_winning


def test_turns_are_those_of_the_winner() -> None:
    """A line of three plies in which sides alternate takes the winner two turns."""
    position = SIAM.parse_position(IN_TWO_TURNS)
    board, line = position.copy(), []
    for text in ("c3-d3!", "b4-a4N", "d3-e3!"):
        line.append(SIAM.parse_move(board, text))
        board.play(line[-1])
    assert board.outcome() is not None
    assert turns_of_winner(position, line) == 2
    assert turns_of_winner(position, line[:2]) is None


def test_several_actions_are_one_turn() -> None:
    """Two actions of one side in a row count as one turn."""
    text = jungla_text("Lh12N Oh11N", "wa9S hc13S", options="target=4", score="3-0", last="R")
    position = JUNGLA.parse_position(text)
    board, line = position.copy(), []
    for action in ("Oh11-h10=N", "Lh12-h13@c2=E"):
        line.append(JUNGLA.parse_move(board, action))
        board.play(line[-1])
    assert turns_of_winner(position, line) == 1


def test_terms_change_along_a_line() -> None:
    """The differences are those between the end of the line and its beginning; after the end there are none."""
    position = SIAM.new()
    line = [SIAM.parse_move(position, "+c1N")]
    change = change_of_terms(SIAM, position, line, 1)
    board = position.copy()
    board.play(line[0])
    expected = sum(SIAM.explain_evaluation(board, 1).values()) - sum(SIAM.explain_evaluation(position, 1).values())
    assert sum(change.values()) == pytest.approx(expected, abs=0.05)
    won = SIAM.parse_position(".#.../.N.../..##./...../..... ele 8 0,0 - classic2005")
    assert change_of_terms(SIAM, won, [SIAM.parse_move(won, "b4-b5!")], 1) == {}
