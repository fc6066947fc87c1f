"""Proofs of forced wins."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.analysis.puzzles.proof import Prover
from menagerie.core import registry
from menagerie.errors import IllegalMove, InvalidOption, InvalidPosition
from tests.games.jungla.diagrams import position as jungla_text
from tests.search.minimax import SIAM, sample

if TYPE_CHECKING:
    from menagerie.core.position import Position

JUNGLA = registry.load("jungla")
AT_ONCE = ".#.../.N.../..##./...../..... ele 8 0,0 - classic2005"
IN_TWO_TURNS = "eNs.S/.s#w./.#E#./..Ns./..... ele 26 1,0 - classic2005"
OVER = "...../.N.../.##../...../..... rhi 9 0,0 ele classic2005"


def by_hand(position: Position, hero: int, plies: int) -> bool:
    """Whether the hero forces a win, looking at every line of the Python face."""
    outcome = position.outcome()
    if outcome is not None or plies == 0:
        return outcome is not None and hero in outcome.winners
    tried = []
    for move in position.legal_moves():
        position.play(move)
        tried.append(by_hand(position, hero, plies - 1))
        position.undo()
        if tried[-1] == (position.to_act == hero):
            break
    return tried[-1]


@pytest.mark.parametrize("plies", [1, 2])
def test_answers_are_those_of_a_full_search(plies: int) -> None:
    """Compared with trying everything by hand, on random positions, for both sides as heroes."""
    for position in sample(f"proof {plies}", 40 if plies == 1 else 15):
        for hero in (1, 2):
            assert Prover(position, hero).wins(plies) == by_hand(position, hero, plies), str(position)


def test_some_random_positions_are_won() -> None:
    """The comparison above says something: among the positions are won ones and others."""
    found = {Prover(position).wins(1) for position in sample("proof 1", 40)}
    assert found == {True, False} or not menagerie.compiled


def test_the_shortest_win_is_found() -> None:
    """Asked for more and more plies, the first yes tells how long the win takes."""
    assert Prover(SIAM.parse_position(AT_ONCE)).shortest(3) == 1
    prover = Prover(SIAM.parse_position(IN_TWO_TURNS))
    assert prover.shortest(3) == 3
    assert prover.nodes > 0
    assert Prover(SIAM.new()).shortest(2) is None


def test_the_decisive_move_is_given() -> None:
    """After a yes it is the winning move of the seat to act; after a no, the other side's move that spoils the win."""
    position = SIAM.parse_position(IN_TWO_TURNS)
    prover = Prover(position)
    assert prover.wins(3)
    assert SIAM.format_move(position, prover.answer) == "c3-d3!"
    assert not prover.wins(1)
    assert prover.answer == -1
    wrong = SIAM.parse_move(position, "b5-x")
    prover.play(wrong)
    assert prover.wins(2) is False
    reply = prover.answer
    position.play(wrong)
    assert reply in position.legal_moves()
    prover.play(reply)
    assert prover.wins(1) is False
    prover.undo()
    prover.undo()
    assert prover.wins(3)


def test_memory_changes_no_answer() -> None:
    """With room for one position, or for many, the answers are the same."""
    for position in sample("memory", 6):
        assert Prover(position, bits=0).wins(3, 300_000) in {Prover(position, bits=16).wins(3, 300_000), None}


def test_several_moves_of_one_side_are_one_after_another() -> None:
    """In a game of two actions a turn, an action that opens the way and the hunt after it are a win in two plies."""
    text = jungla_text("Lh12N Oh11N", "wa9S hc13S", options="target=4", score="3-0", last="R")
    position = JUNGLA.parse_position(text)
    assert Prover(position).shortest(2) == 1
    other = JUNGLA.parse_move(position, "Oh11-h10=N")
    prover = Prover(position)
    prover.play(other)
    assert prover.hero == 1
    assert prover.wins(1)


def test_too_few_nodes_leave_it_open() -> None:
    """A proof that runs out of nodes says neither yes nor no."""
    prover = Prover(SIAM.parse_position(IN_TWO_TURNS))
    assert prover.wins(3, 10) is None
    assert prover.shortest(3, 10) is None
    assert prover.wins(3) is True


@pytest.mark.parametrize(
    ("game", "text"), [("siam", OVER), ("comet", None), ("_template", None)], ids=["over", "comet", "hidden"]
)
def test_what_cannot_be_proved_is_refused(game: str, text: str | None) -> None:
    """A game that is over, or one with chance and hidden things, is answered with our exception."""
    rules = registry.load(game)
    with pytest.raises(InvalidPosition):
        Prover(rules.parse_position(text) if text else rules.new())


def test_partners_are_refused() -> None:
    """Two seats on one side are not two sides."""
    with pytest.raises(InvalidPosition, match="4"):
        Prover(JUNGLA.new(seats=4))


def test_numbers_are_bounded() -> None:
    """Plies, nodes, memory and seats beyond what compiled code can take are refused."""
    prover = Prover(SIAM.new())
    for plies in (-1, 61, 1.5, None):
        with pytest.raises(InvalidOption):
            prover.wins(plies)  # type: ignore[arg-type]
    with pytest.raises(InvalidOption):
        prover.wins(1, -1)
    with pytest.raises(InvalidOption):
        Prover(SIAM.new(), bits=31)
    with pytest.raises(InvalidOption):
        Prover(SIAM.new(), hero=3)
    with pytest.raises(IllegalMove):
        prover.play(1)


def test_wins_of_bot_games_hold() -> None:
    """Whoever is proven to win does win against any play: each reply leaves a shorter win."""
    position = SIAM.parse_position(IN_TWO_TURNS)
    random, prover = Random(1), Prover(position)
    assert prover.wins(3)
    position.play(prover.answer)
    for reply in random.sample(position.legal_moves(), 8):
        board = position.copy()
        board.play(reply)
        ended = board.outcome()
        assert ended is None or ended.winners == (1,)
        if ended is None:
            assert Prover(board).wins(1)
