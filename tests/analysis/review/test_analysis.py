"""Looking at positions: lines, proofs, and what a seat may know."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.analysis.puzzles.proof import Prover
from menagerie.analysis.review.analysis import Effort, analyse
from menagerie.core import registry
from menagerie.errors import InvalidOption, InvalidPosition
from tests.games.comet.drawing.test_scene import BEGUN
from tests.games.jungla.diagrams import position as jungla_text
from tests.search.minimax import SIAM, sample

JUNGLA, COMET = registry.load("jungla"), registry.load("comet")
IN_TWO_TURNS = "eNs.S/.s#w./.#E#./..Ns./..... ele 26 1,0 - classic2005"
QUICK = Effort(None, 3, None, 3)


def test_lines_are_the_best_moves_in_order() -> None:
    """As many lines as asked for, best first, each beginning with its own move, legal to the end."""
    position = SIAM.parse_position(IN_TWO_TURNS)
    facts = analyse(SIAM, SIAM.view(position, 1), Effort(None, 3, None, 5))
    lines = facts.thought.lines
    assert len(lines) == 5
    assert [each.score for each in lines] == sorted((each.score for each in lines), reverse=True)
    assert len({each.move for each in lines}) == 5
    for line, texts in zip(lines, facts.texts.lines, strict=True):
        board = position.copy()
        for move, text in zip(line.moves, texts.moves, strict=True):
            assert SIAM.format_move(board, move) == text
            board.play(move)


def test_a_proven_line_runs_to_its_end() -> None:
    """The line of a win ends the game, and its turns are counted."""
    facts = analyse(SIAM, SIAM.view(SIAM.parse_position(IN_TWO_TURNS), 1), QUICK)
    assert facts.texts.move == "c3-d3!"
    assert (facts.best.wins, facts.best.plies, facts.turns[0], len(facts.best.moves)) == (True, 3, 2, 3)
    assert facts.change == {}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_called_proven_is_proved(seed: int) -> None:
    """Every win or loss that an analysis calls proven within few plies holds against all play."""
    for position in sample(f"proven {seed}", 8):
        facts = analyse(SIAM, SIAM.view(position, position.to_act or 0), Effort(None, 4, None, 2))
        for each in facts.thought.lines:
            if each.plies is not None and each.plies <= 5:
                hero = facts.seat if each.wins else 3 - facts.seat
                board = position.copy()
                board.play(each.move)
                outcome = board.outcome()
                won = outcome.winners == (hero,) if outcome else Prover(board, hero).wins(each.plies - 1)
                assert won, (str(position), each)


def test_terms_are_those_of_the_seat() -> None:
    """The named terms sum up to the evaluation for the seat that asks."""
    position = SIAM.new()
    position.play(position.legal_moves()[0])
    facts = analyse(SIAM, SIAM.view(position, 2), QUICK)
    assert facts.terms == SIAM.explain_evaluation(position, 2)
    assert facts.legal == len(position.legal_moves())


def test_actions_of_one_turn_go_together() -> None:
    """In a game of several actions a turn, a win within the turn is one turn."""
    text = jungla_text("Lh12N Oh11N", "wa9S hc13S", options="target=4", score="3-0", last="R")
    facts = analyse(JUNGLA, JUNGLA.view(JUNGLA.parse_position(text), 1), Effort(None, 2, None, 1))
    assert (facts.best.wins, facts.turns[0]) == (True, 1)


def test_hidden_things_are_sampled() -> None:
    """Where cards are hidden the best first moves are found by sampling, and nothing is called exact."""
    seat = BEGUN.to_act or 0
    facts = analyse(COMET, COMET.view(BEGUN, seat), Effort(None, 1, 60, 3), random=Random(1))
    texts = [COMET.format_move(BEGUN, move) for move in BEGUN.legal_moves()]
    assert {each.move for each in facts.texts.lines} <= set(texts)
    assert not facts.exact
    assert set(facts.turns) == {None}


def test_what_is_hidden_does_not_matter() -> None:
    """Two positions that look the same to a seat are analysed the same."""
    seat = BEGUN.to_act or 0
    view = COMET.view(BEGUN, seat)
    other = COMET.view(COMET.sample(view, Random(77)), seat)
    first, second = (analyse(COMET, each, Effort(None, 1, 40, 2), random=Random(5)) for each in (view, other))
    assert first.texts.lines == second.texts.lines


def test_only_the_seat_to_act_decides() -> None:
    """Another seat, a spectator or a finished game has nothing to analyse."""
    over = SIAM.parse_position("...../.N.../.##../...../..... rhi 9 0,0 ele classic2005")
    for position, seat in ((SIAM.new(), 2), (SIAM.new(), 0), (over, 1)):
        with pytest.raises(InvalidPosition, match="nothing to decide"):
            analyse(SIAM, SIAM.view(position, seat), QUICK)


@pytest.mark.parametrize(("lines", "depth"), [(0, 3), (51, 3), (1, 0), (1, 101)])
def test_effort_is_bounded(lines: int, depth: int) -> None:
    """Lines and depths that no search takes are refused before it begins."""
    with pytest.raises(InvalidOption):
        Effort(1.0, depth, None, lines)
