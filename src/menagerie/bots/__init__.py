"""Bots: a level of strength and a view in, a choice with its reasons out."""

from __future__ import annotations

from menagerie.bots.bot import choose
from menagerie.bots.choice import Choice, ScoredLine
from menagerie.bots.levels import Level, level, levels

__all__ = ["Choice", "Level", "ScoredLine", "choose", "level", "levels"]
