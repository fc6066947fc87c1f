"""What the full search adds to alpha-beta keeps its promises: proofs hold, lines are sorted, draws are known."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.core.registry import load
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.thought import PROVEN
from tests.search.minimax import SIAM, escapes, move_values, sample, wins_in

if TYPE_CHECKING:
    from menagerie.core.position import Position

EVALUATION = SIAM.evaluation()
JUNGLA = load("jungla")
DEPTH = 6 if menagerie.compiled else 2


def jungla_positions(seed: str, number: int) -> list[Position]:
    """Return positions of Jungla from the middle of random games."""
    random = Random(seed)
    positions: list[Position] = []
    while len(positions) < number:
        position = JUNGLA.new()
        for _ in range(random.randrange(30, 120)):
            if position.to_act is None:
                break
            position.play(random.choice(position.legal_moves()))
        if position.to_act is not None:
            positions.append(position)
    return positions


def way_of(text: str) -> str:
    """Return an action of Jungla without the facing after it and the return after a hunt."""
    return text.partition("=")[0].partition("@")[0]


def test_reductions_and_quiescence_prove_nothing_false() -> None:
    """What the full search calls a win or a loss within three plies is one by the rules alone."""
    proofs = 0
    for position in sample("proofs", 60):
        plies = AlphaBeta(position, EVALUATION).think(DEPTH).plies_to_win
        if plies is not None and 0 < plies <= 3:
            assert wins_in(position, plies), str(position)
            proofs += 1
        elif plies == -2:
            assert not escapes(position, 2), str(position)
            proofs += 1
    assert proofs


@pytest.mark.skipif(not menagerie.compiled, reason="takes minutes as plain Python")
def test_longer_proofs_hold_against_exact_search() -> None:
    """A win that reductions found farther away is confirmed by an exact search of the same length."""
    confirmed = 0
    for position in sample("long proofs", 120):
        plies = AlphaBeta(position, EVALUATION).think(8, nodes=300_000).plies_to_win
        if plies is not None and 3 < plies <= 5:
            exact = AlphaBeta(position, EVALUATION, exact=True).think(plies)
            assert exact.plies_to_win is not None, str(position)
            assert 0 < exact.plies_to_win <= plies, str(position)
            confirmed += 1
    assert confirmed


def test_several_lines_are_the_best_moves_in_order() -> None:
    """Each of the lines asked for has the value of its first move, and no other move has a better one."""
    for position in sample("lines", 6):
        found = AlphaBeta(position, EVALUATION, exact=True).think(2, lines=4)
        values = move_values(position, found.depth, EVALUATION)
        assert [line.score for line in found.lines] == sorted(values.values(), reverse=True)[: len(found.lines)]
        assert all(values[line.move] == line.score and line.moves[0] == line.move for line in found.lines)
        assert len({line.move for line in found.lines}) == min(4, len(values))
        assert (found.move, found.score, found.line) == (
            found.lines[0].move,
            found.lines[0].score,
            found.lines[0].moves,
        )


def test_more_lines_than_moves() -> None:
    """Where there are fewer moves than lines asked for, every move has a line."""
    position = SIAM.parse_position("NNNNN/ww###/ww.../w..../..... ele 40 0,0 - classic2005")
    assert len(position.legal_moves()) < 32
    found = AlphaBeta(position, EVALUATION).think(2, lines=32)
    assert {line.move for line in found.lines} == set(position.legal_moves())


def test_threads_share_a_table_and_agree() -> None:
    """With several threads an exact search has the same value, and every position counted is counted once."""
    for position in sample("threads", 5):
        alone = AlphaBeta(position, EVALUATION, exact=True).think(3)
        together = AlphaBeta(position, EVALUATION, exact=True, threads=3).think(3)
        assert abs(alone.score) >= PROVEN or together.score == alone.score
        assert (alone.score >= PROVEN) == (together.score >= PROVEN)
        assert together.move in position.legal_moves()


def test_a_third_occurrence_is_known() -> None:
    """A side that stands worse goes back to a position that has been there twice, since the match is drawn there."""
    text = "N...n/...../.###./...../e...w ele 20 0,0 - classic2005"
    position = SIAM.parse_position(text)
    drawn = {}
    for move in position.legal_moves():
        position.play(move)
        drawn[move] = position.key()
        position.undo()
    search = AlphaBeta(position, EVALUATION, seen=[key for key in drawn.values() for _ in range(2)])
    assert search.think(2).score == 0
    once = AlphaBeta(position, EVALUATION, seen=list(drawn.values()))
    assert once.think(2).score == AlphaBeta(position, EVALUATION).think(2).score


def test_forcing_moves_are_legal_and_forcing() -> None:
    """In Siam every push that ends the game is forcing, and nothing else is."""
    for position in sample("forcing", 150):
        ending = []
        for move in position.legal_moves():
            position.play(move)
            if position.outcome() is not None:
                ending.append(move)
            position.undo()
        assert position.forcing_moves() == ending, str(position)


def test_forcing_actions_of_jungla_strike_or_hunt() -> None:
    """In Jungla the forcing actions are the strikes and hunts, one for each way to do it."""
    for position in jungla_positions("forcing", 12 if menagerie.compiled else 2):
        forcing = [JUNGLA.format_move(position, move) for move in position.forcing_moves()]
        legal = [JUNGLA.format_move(position, move) for move in position.legal_moves()]
        assert set(forcing) <= set(legal)
        striking = {way_of(text) for text in legal if set("x*@") & set(text)}
        assert {way_of(text) for text in forcing} == striking, str(position)


@pytest.mark.skipif(not menagerie.compiled, reason="takes minutes as plain Python")
def test_jungla_is_searched_through_a_turn_and_its_answer() -> None:
    """A search of four actions gives legal lines, and proves no loss where the rules offer an escape at once."""
    for position in jungla_positions("turns", 3):
        found = AlphaBeta(position, JUNGLA.evaluation()).think(4, nodes=400_000)
        board = position.copy()
        for move in found.line:
            board.play(move)
        assert found.line
