"""Checks of hidden information: what a seat is shown follows from its view alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.position import Position
    from menagerie.testing.trial import Trial


def samples_look_the_same(trial: Trial) -> None:
    """A position sampled from a view gives the viewer the same view, legal moves, scene, features and move list."""
    random = trial.random("sample")
    for position in trial.walk():
        for seat in trial.viewers:
            sampled = trial.game.sample(trial.game.view(position, seat), random)
            seen, imagined = shown(trial, position, seat), shown(trial, sampled, seat)
            for what, expected in seen.items():
                problem = f"seat {seat} can tell {trial.game.format_position(sampled)!r} by its {what}"
                trial.same(problem, expected, imagined[what], position)
            compare_log(trial, position, sampled, seat)


def shown(trial: Trial, position: Position, seat: int) -> dict[str, str]:
    """Return everything that a viewer is shown."""
    view = trial.game.view(position, seat)
    return {
        "view": view.text,
        "offers": json.dumps(trial.game.offers(view)),
        "scene": json.dumps(trial.game.scene(view).to_json()),
        "features": repr(trial.game.features(view)),
        "seat to decide": str(position.to_act),
    }


def compare_log(trial: Trial, position: Position, sampled: Position, seat: int) -> None:
    """Refuse a move list in which the same move has different texts."""
    for move in set(position.legal_moves()) & set(sampled.legal_moves()):
        expected, found = (trial.game.redact(place, move, seat) for place in (position, sampled))
        trial.same(f"seat {seat} can tell a sampled position by its move list", expected, found, position, move)


def offers_are_the_legal_moves(trial: Trial) -> None:
    """The seat to act gets exactly the legal moves, made from its view alone; nobody else gets any."""
    for position in trial.walk():
        legal = [trial.game.format_move(position, move) for move in position.legal_moves()]
        for seat in trial.viewers:
            expected = legal if seat == position.to_act else []
            offered = trial.game.offers(trial.game.view(position, seat))
            trial.same(f"seat {seat} is offered other moves than the legal ones", expected, offered, position)


def hiding_is_as_declared(trial: Trial) -> None:
    """A game without hidden information shows everything to everybody; one with it hides something from every seat."""
    random = trial.random("hiding")
    unsure: set[int] = set()
    for position in trial.walk():
        text = trial.game.format_position(position)
        for seat in trial.viewers:
            sampled = trial.game.format_position(trial.game.sample(trial.game.view(position, seat), random))
            if not trial.game.kind.hidden:
                trial.same(f"nothing is hidden, but seat {seat} has to guess", text, sampled, position)
            if text != sampled:
                unsure.add(seat)
    if trial.game.kind.hidden:
        trial.same("hidden information is declared, but these viewers see everything", set(), {*trial.viewers} - unsure)


def strangers_see_nothing(trial: Trial) -> None:
    """A seat that the game does not have is refused a view, a move list and an evaluation."""
    position = trial.start()
    move = position.legal_moves()[0]
    asked: dict[str, Callable[[int], object]] = {
        "view": lambda seat: trial.game.view(position, seat),
        "move list": lambda seat: trial.game.redact(position, move, seat),
        "evaluation": lambda seat: trial.game.explain_evaluation(position, seat),
    }
    for what, ask in asked.items():
        for seat in (-1, max(trial.game.kind.seats) + 1, 1 << 40):
            try:
                answer = ask(seat)
            except MenagerieError:
                continue
            trial.fail(f"seat {seat} is given a {what}", position, found=answer)


def hidden_chance_moves_read_the_same(trial: Trial) -> None:
    """Chance moves that leave a viewer with the same view read the same in its move list."""
    for position in trial.walk():
        if position.to_act == CHANCE:
            for seat in trial.viewers:
                compare_chance_moves(trial, position, seat)


def compare_chance_moves(trial: Trial, position: Position, seat: int) -> None:
    """Refuse chance moves that differ for a viewer only in the move list."""
    texts: dict[str, str] = {}
    for move in position.legal_moves():
        text = trial.game.redact(position, move, seat)
        position.play(move)
        view = trial.game.format_view(position, seat)
        position.undo()
        trial.same(
            f"the move list shows seat {seat} what its view hides", texts.setdefault(view, text), text, position, move
        )
