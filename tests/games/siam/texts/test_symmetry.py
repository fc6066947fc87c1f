"""Tests for `menagerie.games.siam.texts.symmetry`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings

from tests.games.siam.boards import SIAM, drawn
from tests.games.siam.conformance import SYMMETRIES
from tests.games.siam.strategies import positions

if TYPE_CHECKING:
    from menagerie.core.position import Position


@settings(max_examples=60, deadline=None)
@given(positions)
def test_positions_turned_round_have_one_text(position: Position) -> None:
    """Every symmetry that the game declares leaves the canonical text as it is, unless squares are closed."""
    if position.closed_now:  # type: ignore[attr-defined]
        return
    for symmetry in SYMMETRIES:
        if symmetry.editions and position.edition.id not in symmetry.editions:
            continue
        turned = SIAM.parse_position(symmetry.position(str(position)))
        assert SIAM.canonical(turned) == SIAM.canonical(position), symmetry.name


def test_what_is_only_counted_does_not_count() -> None:
    """The number of turns played is left out; a piece that looks elsewhere is not."""
    board = "...../.N.../.###./...../...n."
    early, late = (SIAM.parse_position(f"{board} ele {ply} 0,0 - classic2005") for ply in (4, 40))
    other = SIAM.parse_position(f"{board.replace('N', 'E')} ele 4 0,0 - classic2005")
    assert SIAM.canonical(early) == SIAM.canonical(late) != SIAM.canonical(other)


def test_exchanged_sides_are_the_same_position() -> None:
    """Elephants to move here are rhinoceroses to move there."""
    ours = drawn("N....\n.....\n.###.\n.....\n....s", "ele")
    theirs = drawn("n....\n.....\n.###.\n.....\n....S", "rhi")
    assert SIAM.canonical(ours) == SIAM.canonical(theirs)


def test_a_won_game_is_won_by_the_other_side_when_sides_are_exchanged() -> None:
    """The winner changes with the sides."""
    ours = SIAM.parse_position("...../.N.../.##../...../..... rhi 9 0,0 ele classic2005")
    theirs = SIAM.parse_position("...../.n.../.##../...../..... ele 10 0,0 rhi classic2005")
    assert SIAM.canonical(ours) == SIAM.canonical(theirs)


def test_while_squares_are_closed_nothing_is_turned() -> None:
    """Closed squares lie on two sides only, so that turned boards stay apart until they are open."""
    here, there = (
        SIAM.parse_position(f"{board} ele 2 0,0 - edition2014")
        for board in ("...../n..../.###./...../N....", "....N/...../.###./....n/.....")
    )
    assert SIAM.canonical(here) != SIAM.canonical(there)
