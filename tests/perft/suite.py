"""Reads perft files: counts of lines of play as plain data that anyone can add to.

A file is called after its game. An entry begins with ``id NAME`` and has a line ``position TEXT`` and lines
``perft DEPTH COUNT``; empty lines and lines that begin with ``#`` are skipped.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


@dataclass
class Entry:
    """One position and its counts by depth."""

    game: str
    name: str
    position: str = ""
    counts: dict[int, int] = field(default_factory=dict)


def read(path: Path) -> list[Entry]:
    """Read a file; a line that is none of the above is refused with its number."""
    entries: list[Entry] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        word, _, rest = line.partition(" ")
        if not line.strip() or line.startswith("#"):
            continue
        if word == "id" and rest:
            entries.append(Entry(path.stem, rest))
        elif word == "position" and entries and not entries[-1].position:
            entries[-1].position = rest
        elif word == "perft" and entries and entries[-1].position and add_count(entries[-1], rest):
            continue
        else:
            raise ValueError(
                f"{path.name}, line {number}: {line!r} is not an id, a position or a perft line in its place"
            )
    return entries


def add_count(entry: Entry, text: str) -> bool:
    """Note the count at a depth; say whether the text is one."""
    depth, _, count = text.partition(" ")
    if not (depth.isdecimal() and count.isdecimal()) or int(depth) in entry.counts:
        return False
    entry.counts[int(depth)] = int(count)
    return True
