"""The figures of the rulebook as data: a position, a push, and what the picture shows."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from tests.games.siam.boards import SIAM, after, allowed, board_of


class Figure(NamedTuple):
    """A push in the rulebook: what stands there, what is played, where it stops or what it leads to, and who wins."""

    name: str
    position: str
    move: str
    stop: str = ""
    board: str = ""
    expelled: str = ""
    winner: int = 0


FIGURES = (
    Figure("4a", "..S../..#../.#.#./...../..... ele 20", "c5-c4!", board="...../..S../.###./...../....."),
    Figure("4b", "..S../..S../#.#../..#../..... ele 20", "c5-c4!", board="...../..S../#.S../..#../..#.."),
    Figure(
        "4c",
        "..S../..S../..#../..#../..#.. ele 20",
        "+c5S!",
        board="..S../..S../..S../..#../..#..",
        expelled="#",
        winner=1,
    ),
    Figure("5a", "...../..S../##n../#..../..... ele 20", "c4-c3!", stop="c3"),
    Figure("5b", "..S../..S../##n../#..../..... ele 20", "c5-c4!", board="...../..S../##S../#.n../....."),
    Figure("5c", "..S../..S../##n../#.N../..... ele 20", "c5-c4!", stop="c2"),
    Figure("6a", "..S../..e../##W../#.e../..w.. ele 20", "c5-c4!", board="...../..S../##e../#.W../..e..", expelled="w"),
    Figure("6b", "..S../..s../##W../#.S../..s.. ele 20", "c5-c4!", board="...../..S../##s../#.W../..S..", expelled="s"),
    Figure("7a", "..s../..N../##e../#..../..... ele 20", "+c5S!", board="..S../..s../##N../#.e../....."),
    Figure("8a", "..S../..s../##e../..#../..N.. ele 20", "c5-c4!", board="...../..S../##s../..e../..#..", expelled="N"),
    Figure("8b", "#..../...../e#N#W/...../..... rhi 21", "+e3W!", stop="a3"),
    Figure("8c", "#..../...../e#E#W/...../..... rhi 21", "a3-b3!", stop="e3"),
    Figure(
        "9a",
        "...../...../##.../..S../..#.. ele 20",
        "c2-c1!",
        board="...../...../##.../...../..S..",
        expelled="#",
        winner=1,
    ),
    Figure(
        "9b",
        "...../...../##S../..s../..#.. ele 20",
        "c3-c2!",
        board="...../...../##.../..S../..s..",
        expelled="#",
        winner=2,
    ),
    Figure(
        "9c",
        "...../...../##S../..w../..#.. ele 20",
        "c3-c2!",
        board="...../...../##.../..S../..w..",
        expelled="#",
        winner=1,
    ),
)


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if figure.stop], ids=lambda figure: figure.name)
def test_S22_figures_that_show_a_stop_sign(figure: Figure) -> None:
    """The push is refused by S22, and the cells of the verdict end where the picture has its stop sign."""
    position = SIAM.parse_position(f"{figure.position} 0,0 - classic2005")
    assert not allowed(position, figure.move)
    verdict = SIAM.explain(position, SIAM.parse_move(position, figure.move))
    assert (verdict.rule, verdict.cells[-1]) == ("S22", figure.stop)


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if figure.board], ids=lambda figure: figure.name)
def test_S24_figures_that_show_a_push(figure: Figure) -> None:
    """The push is legal, leads to the board of the picture, and expels what the picture shows outside."""
    position = SIAM.parse_position(f"{figure.position} 0,0 - classic2005")
    assert allowed(position, figure.move)
    pushed = after(position, figure.move)
    assert board_of(pushed) == figure.board
    before = Counter(board_of(position) + "S" * figure.move.startswith("+"))
    lost = before - Counter(board_of(pushed))
    assert "".join(sorted(lost - Counter("....."))) == figure.expelled


@pytest.mark.parametrize("figure", [figure for figure in FIGURES if figure.winner], ids=lambda figure: figure.name)
def test_S28_figures_that_show_who_wins(figure: Figure) -> None:
    """The side that the picture names wins."""
    outcome = after(SIAM.parse_position(f"{figure.position} 0,0 - classic2005"), figure.move).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule, outcome.reason) == ((figure.winner,), "S28", "rock_expelled")
