"""The legal moves of a viewer in a form that a board can use: what to take up, where to put it, which way it looks."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from menagerie.server.wire.messages import Choice, Ending, Grip, Offers, Target

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.scene import Gestures
    from menagerie.core.view import View

ANY = Random(0)  # noqa: S311 - whatever is hidden makes no difference to the moves
Options = tuple[tuple[str, float | None], ...]
"""Texts of moves, or how they end, each with the facing afterwards."""


def offers_of(game: Game, view: View, language: str = "en") -> Offers | None:
    """Return the legal moves of a view; they are made from the view alone, so they reveal nothing hidden."""
    return offers_in(game, game.sample(view, ANY), view.seat, language) if view.seat else None


def offers_in(game: Game, position: Position, seat: int, language: str = "en") -> Offers | None:
    """Return the legal moves of a seat in a position that it may know."""
    if position.to_act != seat:
        return None
    made, named = game.gestures(position)
    places: dict[str, dict[str, list[Gestures]]] = {}
    for each in made:
        places.setdefault(each.piece, {}).setdefault(each.target, []).append(each)
    endings: dict[tuple[Ending, ...], int] = {}
    grips = [
        Grip(piece, [target(cell, options, endings) for cell, options in to.items()]) for piece, to in places.items()
    ]
    choices = [Choice(game.format_move(position, move), game.describe_move(position, move, language)) for move in named]
    notes = {each.text + ending: each.note for each in made if each.note for ending, _ in each.endings}
    return Offers(seat, grips, [list(listed) for listed in endings], choices, notes)


def target(cell: str, options: list[Gestures], endings: dict[tuple[Ending, ...], int]) -> Target:
    """Return a place to go, with what the moves there have in common apart from how they end."""
    if len(options) == 1:
        text, of_all = options[0].text, options[0].endings
    else:
        text, of_all = "", tuple((each.text + ending, facing) for each in options for ending, facing in each.endings)
    shared, listed = parted(of_all)
    return Target(cell, text + shared, endings.setdefault(listed, len(endings)))


@lru_cache(maxsize=4096)
def parted(options: Options) -> tuple[str, tuple[Ending, ...]]:
    """Return what texts have in common at their beginning, and how they end."""
    shared = beginning([text for text, _ in options])
    return shared, tuple(Ending(text[len(shared) :], facing) for text, facing in options)


def beginning(texts: list[str]) -> str:
    """Return what texts have in common at their beginning."""
    first, last = min(texts), max(texts)
    length = next(
        (place for place, pair in enumerate(zip(first, last, strict=False)) if pair[0] != pair[1]), len(first)
    )
    return first[:length]


def texts_of(offers: Offers | None) -> list[str]:
    """Return the texts of all moves that are offered, as a client puts them together."""
    if offers is None:
        return []
    return [
        *(
            target.text + ending.text
            for grip in offers.grips
            for target in grip.to
            for ending in offers.endings[target.endings]
        ),
        *(choice.text for choice in offers.choices),
    ]
