"""The counts in the perft files, as far as a limit on nodes allows."""

from __future__ import annotations

from pathlib import Path

import pytest

import menagerie
from menagerie.analysis.measurement.perft import perft
from menagerie.core import registry
from tests.games.siam import oracle
from tests.perft import suite

HERE = Path(__file__).parent
LIMIT = 20_000_000 if menagerie.compiled else 5_000
ORACLE_LIMIT = 7_000
ENTRIES = [entry for path in sorted(HERE.glob("*.perft")) for entry in suite.read(path)]
named = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.game}-{entry.name}")


@named
def test_counts_are_right(entry: suite.Entry) -> None:
    """The game counts as many lines of play as the file says, whether the last moves are played or only listed."""
    position = registry.load(entry.game).parse_position(entry.position)
    within = {depth: count for depth, count in entry.counts.items() if count <= LIMIT}
    assert within == {depth: perft(position, depth) for depth in within}
    smaller = {depth: count for depth, count in within.items() if count <= LIMIT // 10}
    assert smaller == {depth: perft(position, depth, True) for depth in smaller}  # noqa: FBT003 - C signature


@named
def test_position_is_left_as_it_was(entry: suite.Entry) -> None:
    """Counting leaves the position alone."""
    game = registry.load(entry.game)
    position = game.parse_position(entry.position)
    perft(position, 2)
    assert entry.position == game.format_position(position)


@pytest.mark.parametrize("entry", [entry for entry in ENTRIES if entry.game == "siam"], ids=lambda entry: entry.name)
def test_second_reading_agrees(entry: suite.Entry) -> None:
    """The second reading of Siam's rules counts the same."""
    within = {depth: count for depth, count in entry.counts.items() if count <= ORACLE_LIMIT}
    assert within == {depth: oracle.perft(entry.position, depth) for depth in within}


@pytest.mark.parametrize("line", ["perft 1 2", "id", "position x", "id a\nperft 1 2", "id a\nposition x\nperft 1", "x"])
def test_misplaced_lines_are_refused(line: str, tmp_path: Path) -> None:
    """A file with a line that has no place in it is refused, and the line is named."""
    path = tmp_path / "odd.perft"
    path.write_text(f"# comment\n\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=rf"odd\.perft, line {2 + len(line.splitlines())}"):
        suite.read(path)


def test_every_game_has_counts() -> None:
    """Each game has a perft file."""
    assert {*registry.names(), "_template"} == {entry.game for entry in ENTRIES}
