"""Comet: hatch prehistoric animals and bring them to the cave before the comet strikes, two to four players."""

from __future__ import annotations

from menagerie.games.comet.game import GAME

__all__ = ["GAME"]
