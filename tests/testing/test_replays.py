"""The checks of records and chance moves notice games that do not replay."""

from __future__ import annotations

from itertools import count

import pytest

from menagerie.core import record
from menagerie.core.seats import CHANCE, Kind
from menagerie.games._template.rules.position import Template
from menagerie.testing import ConformanceFailure, replays
from tests.testing.broken import SOUND, broken, built_on, like

NUMBERS = count()


class Restless(Template):
    """Has another key each time."""

    def key(self) -> int:
        """Return a new number."""
        return next(NUMBERS)

    def copy(self) -> Template:
        """Return a copy of the same kind."""
        return like(Restless, self)


class Whimsical(Template):
    """Chance moves with other weights each time."""

    def weights(self) -> list[int]:
        """Return weights that depend on how often they are asked for."""
        return [1 + next(NUMBERS) * 7919 % 1000 for _ in self.legal_moves()]


class Short(Template):
    """Has too few weights."""

    def weights(self) -> list[int]:
        """Return one weight less than there are chance moves."""
        return [*super().weights(), 1] if self.turn else super().weights()


class Zero(Template):
    """Has chance moves that never come."""

    def weights(self) -> list[int]:
        """Return a weight of nothing for the first chance move of a later turn."""
        weights = super().weights()
        return [0, *weights[1:]] if self.turn and self.to_act == CHANCE else weights


def test_move_that_cannot_be_recorded_is_noticed() -> None:
    """A move text that no record can hold fails."""
    spaced = broken(write_move=lambda position, move: SOUND.write_move(position, move).replace(" ", "  "))
    with pytest.raises(ConformanceFailure, match="cannot be recorded"):
        replays.records_round_trip(spaced)


def test_changed_record_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that reads back as another one, or not at all, fails."""
    other = replays.match(broken(version=9))[1]
    monkeypatch.setattr(record, "from_text", lambda *_: other)
    with pytest.raises(ConformanceFailure, match="changes when it is written and read as text"):
        replays.records_round_trip(broken())
    monkeypatch.undo()
    monkeypatch.setattr(record, "to_json", lambda *_: "{}")
    with pytest.raises(ConformanceFailure, match="as JSON cannot be read"):
        replays.records_round_trip(broken())


def test_unreadable_moves_are_noticed() -> None:
    """A record whose moves cannot be read again fails."""
    renamed = broken(write_move=lambda _, move: f"move{move}")
    with pytest.raises(ConformanceFailure, match="does not replay"):
        replays.inputs_rebuild_every_position(renamed)


def test_other_keys_are_noticed() -> None:
    """A replay with other keys fails."""
    with pytest.raises(ConformanceFailure, match="other keys"):
        replays.inputs_rebuild_every_position(built_on(Restless))


def test_chance_moves_without_a_seed_are_noticed() -> None:
    """Chance moves that do not follow from the seed fail."""
    with pytest.raises(ConformanceFailure, match="do not follow from its seed"):
        replays.chance_follows_from_the_seed(built_on(Whimsical))


@pytest.mark.parametrize(
    ("kind", "problem"), [(Short, "one weight for each chance move"), (Zero, "positive whole number")]
)
def test_bad_weights_are_noticed(kind: type[Template], problem: str) -> None:
    """Weights that are missing or not positive fail."""
    with pytest.raises(ConformanceFailure, match=problem):
        replays.weights_are_those_of_chance_moves(built_on(kind))


def test_undeclared_chance_is_noticed() -> None:
    """A game in which chance decides without being declared fails."""
    with pytest.raises(ConformanceFailure, match="against what the game declares"):
        replays.weights_are_those_of_chance_moves(broken(kind=Kind(seats=(2,), chance=False, hidden=True)))
