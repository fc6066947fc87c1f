"""Siam by Didier Dhorbait: elephants and rhinoceroses push rocks off a small board."""

from __future__ import annotations

from menagerie.games.siam.game import GAME

__all__ = ["GAME"]
