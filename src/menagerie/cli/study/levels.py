"""``menagerie levels``: how strong the bots of a game are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from menagerie.bots import levels as known_levels
from menagerie.bots.strength import ANCHOR, strengths
from menagerie.cli.options import AsJson, GameName, Language
from menagerie.cli.terminal.output import console, emit
from menagerie.cli.terminal.words import words
from menagerie.core.registry import load

if TYPE_CHECKING:
    from menagerie.cli.terminal.words import Words


def levels(game: GameName, *, lang: Language = "en", as_json: AsJson = False) -> None:
    """List the levels of a game's bots, weakest first, with their measured strength."""
    name = load(game).name
    spoken = words(lang)
    if as_json:
        emit([facts(name, number, lang) for number in range(len(known_levels(name)))])
        return
    screen = console()
    screen.print(table(name, spoken))
    if strengths(name):
        screen.print(spoken.say("level_note", anchor=ANCHOR), style="dim")


def facts(game: str, index: int, language: str) -> dict[str, object]:
    """A level for `--json`."""
    level = known_levels(game)[index]
    measured = strengths(game).get(level.name)
    return {
        "level": level.number,
        "name": level.name,
        "title": level.title(language),
        "elo": measured.elo if measured else None,
        "error": measured.error if measured else None,
    }


def table(game: str, spoken: Words) -> Table:
    """The same for people."""
    grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column(spoken.say("level_number"))
    grid.add_column(spoken.say("level_title"))
    grid.add_column(spoken.say("level_name"))
    grid.add_column(spoken.say("level_strength"))
    measured = strengths(game)
    for level in known_levels(game):
        strength = measured.get(level.name)
        elo = f"{strength.elo} ± {strength.error}" if strength else spoken.say("level_unmeasured")
        grid.add_row(str(level.number), level.title(spoken.language), level.name, elo)
    return grid
