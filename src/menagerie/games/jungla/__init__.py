"""Jungla by Marco Casini: two packs of animals hunt, imprison and free each other on a board of land and water."""

from __future__ import annotations

from menagerie.games.jungla.game import GAME

__all__ = ["GAME"]
