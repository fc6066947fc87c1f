"""The page docs/reference/levels.md, written from the levels and their measured strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.bots import levels
from menagerie.bots.strength import ANCHOR
from menagerie.core.registry import load
from menagerie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.bots import Level

BAR = 50
"""Elo points for one character of a bar."""

NONE = 100
"""Points added to every bar, so that the weakest level has one."""

TITLES = {"en": "English", "fr": "français", "de": "Deutsch", "it": "italiano"}

OPENING = """\
# Levels of the bots

Every game has eight levels. `menagerie play GAME --level LEVEL` takes a number, a name, or what people call it in their
language; `menagerie levels GAME` lists them. From Python: `bots.choose(game, view, "fox")`.

{names}

## How weak levels err

They do not play random moves. At a *glance* a level compares a few moves that catch its eye, with the replies that come
to its mind:

- it **overlooks** moves, quiet ones more easily than those that gain something, and replies: what does not come to its
  mind stays away for the whole move;
- it **prefers attack**: a new threat of its own counts more for it than it is worth;
- it is **short of sight**: a glance ends after one reply, a search at a number of positions;
- it is **slack**: moves that are nearly equal are equal for it.

A win in one move no level overlooks. Middle levels search, and sometimes move after a glance. All levels but the
strongest stop at a number of positions or of imagined games, so they are as strong on a slow machine as on a fast one.
The strongest uses what its clock allows: one second for a move unless you say otherwise. No level sees more than the
seat it plays for. The settings are in [levels.toml](../../src/menagerie/bots/levels.toml).

## Measured strength

Neighbouring levels play each other, the same openings with sides swapped. Ratings are the likeliest by these games
(Bradley and Terry's model, a draw half a win) with 95 % intervals. Level 1 counts {anchor}; 100 points more score 64 %,
200 points 76 %. Nothing is said about people, or about ratings in other games. `make calibrate` measures again and
writes this page.
"""


def page(measurements: Mapping[str, Any]) -> str:
    """Return the page."""
    parts = [OPENING.format(names=names_table(), anchor=ANCHOR)]
    parts += [section(game, measurements[game]) for game in sorted(measurements)]
    return "\n".join(parts)


def names_table() -> str:
    """Return the names of the levels in all languages."""
    rows = ["| level | name | " + " | ".join(TITLES[language] for language in LANGUAGES) + " |"]
    rows.append("|" + "---|" * (2 + len(LANGUAGES)))
    for level in levels(""):
        titles = " | ".join(level.title(language) for language in LANGUAGES)
        rows.append(f"| {level.number} | `{level.name}` | {titles} |")
    return "\n".join(rows)


def section(game: str, table: Mapping[str, Any]) -> str:
    """Return the section of one game."""
    rows = ["| level | strength | above the one before | | how it thinks |", "|---|---|---|---|---|"]
    for level in levels(game):
        measured = table["levels"][level.name]
        above = f"{measured['gap']:+d} ± {measured['gap_error']}" if level.number > 1 else ""
        bar = "█" * round((measured["elo"] - ANCHOR + NONE) / BAR)
        error = f" ± {measured['error']}" if level.number > 1 else ""
        rows.append(f"| {level.title()} | {measured['elo']}{error} | {above} | {bar} | {manner(game, level)} |")
    measured = f"{table['games']:,} games, measured on {table['day']}, the Owl with {effort(game, table)} for a move."
    title = load(game).name.capitalize()
    return f"### {title}\n\n" + "\n".join(rows) + f"\n\n{measured}\n"


def effort(game: str, table: Mapping[str, Any]) -> str:
    """Return the limit of the strongest level when it was measured."""
    if "nodes" in table:
        return f"{table['nodes']:,} {counted(game)}"
    return f"{table['seconds']:g} s"


def counted(game: str) -> str:
    """Return what a search of this game counts."""
    return "positions searched" if load(game).kind.open else "imagined games"


def manner(game: str, level: Level) -> str:
    """Describe in a few words how a level thinks."""
    opened = load(game).kind.open
    if level.hurry >= 1:
        replies = f", {level.blind:.0%} of replies" if level.blind and opened else ""
        return f"a glance; overlooks {level.overlooks:.0%} of quiet moves{replies}"
    limit = level.nodes if opened else level.iterations
    search = "searches as long as its clock allows" if limit is None else f"{limit:,} {counted(game)}"
    return search + (f"; a glance instead at {level.hurry:.0%} of its moves" if level.hurry else "")
