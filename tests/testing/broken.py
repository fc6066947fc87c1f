"""Games that break one promise each: the template's with one part exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from menagerie.core import registry
from menagerie.games._template.texts.positions import read_position
from menagerie.testing import Trial

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.games._template.rules.position import Template

SOUND = registry.load("_template")
START = "1,2 -/- 0 standard"
FINISHED = "9,7 1/13 9 standard"


def trial(game: Game = SOUND, **choices: Any) -> Trial:  # noqa: ANN401 - whatever a trial takes
    """Return a short trial of a game."""
    return Trial(game, "standard", 2, **{"plies": 30, **choices})


def broken(**parts: Any) -> Trial:  # noqa: ANN401 - any part of a game
    """Return the trial of a game with these parts exchanged."""
    return trial(replace(SOUND, **parts))


def built_on(kind: type[Template], **choices: Any) -> Trial:  # noqa: ANN401 - whatever a trial takes
    """Return the trial of a game whose positions are of this kind."""

    def setup(edition: Edition, seats: int, options: Mapping[str, int | str]) -> Template:
        return kind(edition)

    def read(editions: Mapping[str, Edition], text: str) -> Template:
        return like(kind, read_position(editions, text))

    return trial(replace(SOUND, setup=setup, read_position=read), **choices)


def like(kind: type[Template], position: Template) -> Template:
    """Return a position of another kind that says the same."""
    twin = kind(position.edition)
    twin.set_state(position.otters, (position.shells_of(1), position.shells_of(2)), position.turn)
    return twin
