"""Positive controls: whatever a campaign has to find is found when it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from proof.frame.checks import DOUBLED, LOST, MADE_UP, REORDERED, TIME, Stored, problems
from proof.frame.ledger import DATABASE, SERVER, Attempt, Broken, Ledger

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOVES = [(1, "+a1N"), (2, "+e5S"), (1, "+a3E"), (2, "+e3W")]


@pytest.fixture
def ledger(tmp_path: Path) -> Iterator[Ledger]:
    """Four acknowledged moves of a match, entries 2 to 5."""
    with Ledger(tmp_path / "acknowledgements.jsonl") as made:
        for ply, (seat, text) in enumerate(MOVES):
            made.sending(Attempt(f"a{ply}", "m", seat, ply, text, float(ply)))
            made.acknowledged({"id": f"a{ply}", "number": ply + 2})
        yield made


def log(*moves: tuple[int, str]) -> list[Stored]:
    """The log of a match with these moves."""
    made = [Stored(1, "started", {"order": [1, 2]}, 0)]
    return made + [Stored(n, "moved", {"seat": seat, "move": text}, n) for n, (seat, text) in enumerate(moves, 2)]


def found(ledger: Ledger, entries: list[Stored]) -> set[str]:
    """What kinds of problems there are."""
    return {problem.what for problem in problems(ledger, {"m": entries})}


def test_a_log_with_all_moves_is_right(ledger: Ledger) -> None:
    """Nothing is wrong where everything is there."""
    assert found(ledger, log(*MOVES)) == set()


def test_moves_that_are_missing_doubled_swapped_or_new_are_found(ledger: Ledger) -> None:
    """Every way to spoil a log is named."""
    first, second, third, fourth = MOVES
    assert found(ledger, log(first, second, third)) == {LOST}
    assert LOST in found(ledger, log(first, second, third, (2, "+e4W")))
    assert DOUBLED in found(ledger, log(first, first, second, third, fourth))
    assert REORDERED in found(ledger, log(first, second, fourth, third))
    assert found(ledger, log(*MOVES, (1, "+a4N"))) == {MADE_UP}
    assert {each.what for each in problems(ledger, {})} == {LOST}


def test_gaps_early_acknowledgements_and_flags_are_found(ledger: Ledger) -> None:
    """Numbers run from 1 without gaps, an entry is not later than its acknowledgement, and nobody lost on time."""
    entries = log(*MOVES)
    assert REORDERED in found(ledger, entries[1:])
    assert REORDERED in found(ledger, [entries[0], Stored(2, "invited", {}, 0), *log(*MOVES)[1:]])
    assert found(ledger, [*entries, Stored(6, "flagged", {"seat": 1}, 9)]) == {TIME}


def test_acknowledgements_that_contradict_each_other_are_found(ledger: Ledger) -> None:
    """One id has one answer, and nothing is acknowledged that was not sent."""
    ledger.acknowledged({"id": "a0", "number": 2, "repeated": True})
    with pytest.raises(Broken):
        ledger.acknowledged({"id": "a0", "number": 3, "repeated": True})
    with pytest.raises(Broken):
        ledger.acknowledged({"id": "b", "number": 9})


def test_time_in_which_nobody_could_play_is_left_out(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    """An outage of the server counts whole; one of the database from the first move that was refused."""
    times = iter((10.0, 10.0, 16.0, 16.0, 30.0, 30.0, 36.0, 36.0))
    monkeypatch.setattr("proof.frame.ledger.time.monotonic", lambda: next(times))
    for what in (SERVER, DATABASE):
        ledger.end_outage(ledger.begin_outage(what))
    assert ledger.playable(8, 20) == pytest.approx(6)
    assert ledger.playable(12, 14) == 0
    assert ledger.playable(28, 40) == pytest.approx(12)
    assert ledger.playable(28, 40, troubled=32) == pytest.approx(8)
