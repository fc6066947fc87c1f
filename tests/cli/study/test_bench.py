"""Tests for `menagerie bench`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.analysis.measurement import bench

if TYPE_CHECKING:
    import pytest
    from rich.console import Console

    from tests.cli.conftest import InProcess


def measured(console: Console) -> dict[str, object]:
    """Stand in for a measurement that takes minutes."""
    console.print("quick")
    return {"games": {}}


def test_the_figures_are_printed(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the measurement shows is the output."""
    monkeypatch.setattr(bench, "run", measured)
    answer = cli("bench")
    assert (answer.exit_code, answer.stdout) == (0, "quick\n")


def test_json_is_the_figures_alone(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """For programs the tables go to standard error and the figures to standard output."""
    monkeypatch.setattr(bench, "run", measured)
    answer = cli("bench", "--json")
    assert json.loads(answer.stdout) == {"games": {}}
    assert "quick" in answer.stderr
