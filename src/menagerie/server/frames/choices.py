"""The legal moves of a viewer in a form that a board can use: what to take up, where to put it, which way it looks."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.server.wire.messages import Choice, Ending, Grip, Offers, Target

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View

Options = list[tuple[str, float | None]]
"""The texts of moves that take the same thing to the same place, each with the facing afterwards."""


def offers_of(game: Game, view: View, language: str = "en") -> Offers | None:
    """Return the legal moves of a view; they are made from the view alone, so they reveal nothing hidden."""
    return offers_in(game, game.sample(view), view.seat, language) if view.seat else None


def offers_in(game: Game, position: Position, seat: int, language: str = "en") -> Offers | None:
    """Return the legal moves of a seat in a position that it may know."""
    if position.to_act != seat:
        return None
    places: dict[str, dict[str, Options]] = {}
    choices: list[Choice] = []
    notes: dict[str, str] = {}
    for move, text, gesture in game.gestures(position, position.legal_moves()):
        if gesture is None:
            choices.append(Choice(text, game.describe_move(position, move, language)))
        else:
            cells = places.setdefault(gesture.piece, {})
            cells.setdefault(gesture.target, []).append((text, gesture.facing))
            if gesture.note:
                notes[text] = gesture.note
    endings: dict[tuple[Ending, ...], int] = {}
    grips = [
        Grip(piece, [target(cell, options, endings) for cell, options in to.items()]) for piece, to in places.items()
    ]
    return Offers(seat, grips, [list(listed) for listed in endings], choices, notes)


def target(cell: str, options: Options, endings: dict[tuple[Ending, ...], int]) -> Target:
    """Return a place to go, with what the moves there have in common apart from how they end."""
    shared, listed = parted(tuple(options))
    return Target(cell, shared, endings.setdefault(listed, len(endings)))


@lru_cache(maxsize=4096)
def parted(options: tuple[tuple[str, float | None], ...]) -> tuple[str, tuple[Ending, ...]]:
    """Return what the texts of moves have in common at their beginning, and how they end."""
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
