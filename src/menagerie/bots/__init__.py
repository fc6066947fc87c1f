"""Bots: a level of strength and a view in, a choice with its reasons out."""

from __future__ import annotations

from menagerie.bots.bot import choose
from menagerie.bots.choice import Choice
from menagerie.bots.levels import Level, level, levels
from menagerie.search.thought import Line as ScoredLine

__all__ = ["Choice", "Level", "ScoredLine", "choose", "level", "levels"]
