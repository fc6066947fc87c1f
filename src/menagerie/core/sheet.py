"""Sheets: what is printed about one kind of piece or card, in words."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sheet:
    """One kind of piece, or one card."""

    id: str
    """Its kind, as in scenes."""
    title: str
    group: str = ""
    """What it belongs to, such as ``predator``."""
    facts: tuple[tuple[str, str], ...] = ()
    """Short facts, each under its name: how far it goes on land, say."""
    ways: tuple[float, ...] = ()
    """The directions in which it goes, in degrees clockwise from where it looks."""
    powers: tuple[tuple[str, str], ...] = ()
    """What it can do, each with a sentence; a power without a name of its own has only the sentence."""
