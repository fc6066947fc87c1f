"""The check of compiled against interpreted rules notices where they part."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.testing import ConformanceFailure, twins
from tests.testing.broken import SOUND, trial

if TYPE_CHECKING:
    from menagerie.testing import Trial

needs_compiled = pytest.mark.skipif(not menagerie.compiled, reason="nothing is compiled here")


@needs_compiled
def test_first_difference_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that differs at one ply fails, and the failure shows that ply of both."""

    def otherwise(trial: Trial) -> list[str]:
        lines = twins.trace(trial)
        return [line.replace(" ", " 0", 1) if line.startswith("7 ") else line for line in lines]

    monkeypatch.setattr(twins, "interpreted_trace", otherwise)
    with pytest.raises(ConformanceFailure, match="compiled rules differ") as caught:
        twins.compiled_and_interpreted_agree(trial())
    assert str(caught.value.evidence["found"]).startswith("7 ")


@needs_compiled
def test_shorter_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ends earlier in one of the two fails."""
    monkeypatch.setattr(twins, "interpreted_trace", lambda trial: twins.trace(trial)[:-1])
    with pytest.raises(ConformanceFailure, match="different lengths"):
        twins.compiled_and_interpreted_agree(trial())


@needs_compiled
def test_game_that_does_not_run_interpreted_is_noticed() -> None:
    """A game that the second process cannot load fails, and the failure shows why."""
    with pytest.raises(ConformanceFailure, match="does not run interpreted") as caught:
        twins.compiled_and_interpreted_agree(trial(replace(SOUND, name="nowhere")))
    assert "there is no game 'nowhere'" in str(caught.value)


def test_trace_is_the_same_in_another_process() -> None:
    """The second process plays the same game."""
    assert twins.interpreted_trace(trial(plies=9)) == twins.trace(trial(plies=9))


def test_main_prints_the_trace(capsys: pytest.CaptureFixture[str]) -> None:
    """Run as a module, it prints one line for every ply."""
    twins.main(["_template", "standard", "2", "0", "9"])
    assert capsys.readouterr().out.splitlines() == twins.trace(trial(plies=9))
