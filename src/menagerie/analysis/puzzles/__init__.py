"""Puzzles: positions with one proven winning move, found, verified and solved."""

from __future__ import annotations

from menagerie.analysis.puzzles.catalogue import Puzzle, collection
from menagerie.analysis.puzzles.verification import problems

__all__ = ["Puzzle", "collection", "problems"]
