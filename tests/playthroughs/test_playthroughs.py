"""Every answer of the library is what it was when the golden games were written."""

from __future__ import annotations

from pathlib import Path

import pytest

from menagerie.core import registry
from tests.playthroughs.playthrough import chosen_moves, files, first_difference, moves_in, playthrough_text

FILES = list(files(Path(__file__).parent))


@pytest.mark.parametrize(
    ("path", "edition", "seats"), [pytest.param(f[0], *f[2:], id=f"{f[0].parent.name}-{f[0].stem}") for f in FILES]
)
def test_answers_are_unchanged(path: Path, edition: str, seats: int) -> None:
    """The moves of a golden game lead to the answers that it tells of."""
    assert path.exists(), "run python -m tests.playthroughs.regenerate and review what it writes"
    golden = path.read_text(encoding="utf-8")
    found = playthrough_text(registry.load(path.parent.name), edition, seats, moves_in(golden))
    difference = first_difference(golden, found)
    assert not difference, f"{path.name}, {difference}\n(if that is meant, run python -m tests.playthroughs.regenerate)"


def test_no_file_is_left_over() -> None:
    """Every golden game is one of a game and an edition that exist."""
    assert {path for path, *_ in FILES} == set(Path(__file__).parent.glob("*/*.txt"))


def test_first_difference_is_named() -> None:
    """The first difference of two texts is reported with line, column and both lines."""
    assert not first_difference("a\nb", "a\nb")
    assert first_difference("a\nbcd", "a\nbxd").startswith("line 2, column 2\n")
    assert "(end of text)" in first_difference("a", "a\nb")


def test_new_games_can_be_repeated() -> None:
    """The moves chosen for a new golden game are the same each time."""
    game = registry.load("_template")
    assert chosen_moves(game, "brook", 2) == chosen_moves(game, "brook", 2)
