"""The checks of round trips notice games that break their promise."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from menagerie.games._template.rules.position import Template
from menagerie.testing import ConformanceFailure, texts
from tests.testing.broken import SOUND, START, broken, built_on

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View

NUMBERS = count()


class Forgetful(Template):
    """Has a key that depends on how it was reached."""

    def key(self) -> int:
        """Return a key that a parsed position does not have."""
        return len(self.moves_played)


class Restless(Template):
    """Has another key each time."""

    def key(self) -> int:
        """Return a new number."""
        return next(NUMBERS)


class Constant(Template):
    """Has one key for all positions."""

    def key(self) -> int:
        """Return always the same."""
        return 7


class Negative(Template):
    """Has keys that are no 64-bit numbers."""

    def key(self) -> int:
        """Return a signed number."""
        return -super().key()


class Reversed(Template):
    """Lists moves from the last to the first."""

    def legal_moves(self) -> list[int]:
        """Return the moves in the wrong order."""
        return super().legal_moves()[::-1]


def test_unreadable_position_is_noticed() -> None:
    """A position whose text cannot be read fails."""
    with pytest.raises(ConformanceFailure, match="cannot be read"):
        texts.positions_round_trip(broken(write_position=lambda *_: "nowhere"))


def test_lossy_reader_is_noticed() -> None:
    """A reader that gives another position fails."""

    def read(editions: Mapping[str, Edition], text: str) -> Position:
        return SOUND.read_position(editions, START)

    with pytest.raises(ConformanceFailure, match="changes when it is read"):
        texts.positions_round_trip(broken(read_position=read))


def test_key_of_the_way_is_noticed() -> None:
    """A key that depends on the moves played and not on the position fails."""
    with pytest.raises(ConformanceFailure, match="another key"):
        texts.positions_round_trip(built_on(Forgetful))


def test_misread_move_is_noticed() -> None:
    """A move text that is read as another move fails."""
    with pytest.raises(ConformanceFailure, match="read as another move"):
        texts.moves_round_trip(broken(read_move=lambda *_: 20))


def test_shared_move_text_is_noticed() -> None:
    """Two moves with one text fail."""
    with pytest.raises(ConformanceFailure, match=r"same text|another move"):
        texts.moves_round_trip(broken(write_move=lambda *_: "rest"))


def test_unordered_moves_are_noticed() -> None:
    """Legal moves in another order than that of their texts fail."""
    with pytest.raises(ConformanceFailure, match="order of the texts"):
        texts.moves_are_in_order(built_on(Reversed))


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Restless, "equal texts have different keys"),
        (Constant, "equal keys offer different moves"),
        (Negative, "not a 64-bit number"),
    ],
)
def test_bad_key_is_noticed(kind: type[Template], problem: str) -> None:
    """A key that does not stand for the position fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        texts.keys_tell_positions_apart(built_on(kind, positions=(START,)))


def test_view_that_fills_in_differently_is_noticed() -> None:
    """A sampled position with another view fails."""

    def fill(editions: Mapping[str, Edition], view: View, random: Random) -> Position:
        return SOUND.read_position(editions, START)

    with pytest.raises(ConformanceFailure, match="changes when it is filled in"):
        texts.views_round_trip(broken(fill_view=fill))
