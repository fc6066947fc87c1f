"""The command line: one file per command, put together in ``app``; it knows no game by name."""

from __future__ import annotations

from menagerie.cli.app import main

__all__ = ["main"]
