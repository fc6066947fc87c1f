"""The checks of undo and copies notice positions that break their promise."""

from __future__ import annotations

import pytest

from menagerie.games._template.rules.position import Template
from menagerie.testing import ConformanceFailure, memory
from tests.testing.broken import built_on, like


class Lazy(Template):
    """Takes a move back only to play another."""

    def undo(self) -> int:
        """Take back, then play the first move there is."""
        move = super().undo()
        self.play(self.legal_moves()[0])
        return move


class Mistaken(Template):
    """Returns another move than it takes back."""

    def undo(self) -> int:
        """Take back the right move and name the wrong one."""
        return super().undo() + 1


class Endless(Template):
    """Never runs out of moves to take back."""

    def undo(self) -> int:
        """Take back a move if there is one."""
        return super().undo() if self.moves_played else 0


class Shared(Template):
    """Is its own copy."""

    def copy(self) -> Template:
        """Return the position itself."""
        return self


class Amnesiac(Template):
    """Copies the position without what led to it."""

    def copy(self) -> Template:
        """Return a copy that cannot be taken back."""
        return like(Amnesiac, self)


class Stranger(Template):
    """Copies to another type."""


class Unequal(Template):
    """Is not even equal to itself."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        """Deny it."""
        return False

    def __ne__(self, other: object) -> bool:
        """Insist on it."""
        return True

    def copy(self) -> Template:
        """Return a copy of the same kind."""
        return like(Unequal, self)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        (Lazy, "undo does not restore"),
        (Mistaken, "another move than was played"),
        (Endless, "does not raise NothingToUndo"),
    ],
)
def test_bad_undo_is_noticed(kind: type[Template], problem: str) -> None:
    """A position that undo does not bring back fails."""
    with pytest.raises(ConformanceFailure, match=problem):
        memory.undo_restores(built_on(kind))


def test_copy_without_a_past_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that cannot be taken back as far as the original fails."""
    monkeypatch.setattr(memory, "WAYS", {"its copy": lambda position: position.copy()})
    with pytest.raises(ConformanceFailure, match="its copy gives another position"):
        memory.copies_are_equal(built_on(Amnesiac))


def test_unequal_copy_is_noticed() -> None:
    """A copy that is not equal to the original fails."""
    with pytest.raises(ConformanceFailure, match="not equal"):
        memory.copies_are_equal(built_on(Unequal))


def test_copy_of_another_type_is_noticed() -> None:
    """A copy of another type than the original fails."""
    with pytest.raises(ConformanceFailure, match="another type"):
        memory.copies_are_equal(built_on(Stranger))


def test_shared_copy_is_noticed() -> None:
    """A copy that shares its state with the original fails."""
    with pytest.raises(ConformanceFailure, match="shows on the original"):
        memory.copies_are_independent(built_on(Shared))
