"""The legal moves of a viewer in a form that a board can use: what to take up, where to put it, which way it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.server.wire import Choice, Ending, Grip, Offers, Target

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.view import View

Options = list[tuple[str, float | None]]
"""The texts of moves that take the same thing to the same place, each with the facing afterwards."""


def offers_of(game: Game, view: View, language: str = "en") -> Offers | None:
    """Return the moves that a view offers; made from the view alone, so that they tell nothing hidden."""
    position = game.sample(view)
    if not view.seat or position.to_act != view.seat:
        return None
    places: dict[str, dict[str, Options]] = {}
    choices: list[Choice] = []
    notes: dict[str, str] = {}
    for move in position.legal_moves():
        text = game.format_move(position, move)
        gesture = game.gesture(position, move)
        if gesture is None:
            choices.append(Choice(text, game.describe_move(position, move, language)))
        else:
            cells = places.setdefault(gesture.piece, {})
            cells.setdefault(gesture.target, []).append((text, gesture.facing))
            notes |= {text: gesture.note} if gesture.note else {}
    endings: dict[tuple[Ending, ...], int] = {}
    grips = [
        Grip(piece, [target(cell, options, endings) for cell, options in to.items()]) for piece, to in places.items()
    ]
    return Offers(view.seat, grips, [list(listed) for listed in endings], choices, notes)


def target(cell: str, options: Options, endings: dict[tuple[Ending, ...], int]) -> Target:
    """Return a place to go, with what the moves there have in common apart from how they end."""
    shared = beginning([text for text, _ in options])
    listed = tuple(Ending(text[len(shared) :], facing) for text, facing in options)
    return Target(cell, shared, endings.setdefault(listed, len(endings)))


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
