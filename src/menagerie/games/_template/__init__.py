"""Otter Run: two otters race down a river. A complete toy game, which ``menagerie new-game`` copies."""

from __future__ import annotations

from menagerie.games._template.game import GAME

__all__ = ["GAME"]
