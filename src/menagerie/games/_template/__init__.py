"""Otter Run: a complete toy game, made to be copied by ``menagerie new-game``."""

from __future__ import annotations

from menagerie.games._template.game import GAME

__all__ = ["GAME"]
