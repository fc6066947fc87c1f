"""``menagerie bench``: the speed of rules and search on this machine."""

from __future__ import annotations

from menagerie.cli.options import AsJson
from menagerie.cli.terminal.output import announce_interpreted, console, emit, side_console


def bench(*, as_json: AsJson = False) -> None:
    """Measure perft, random play and search, compiled and interpreted, and print the figures."""
    from menagerie.analysis.measurement.bench import run  # noqa: PLC0415 - other commands need not load it

    announce_interpreted()
    figures = run(side_console() if as_json else console())
    if as_json:
        emit(figures)
