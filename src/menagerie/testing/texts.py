"""Checks of texts: every text that is written can be read, with the same result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.view import View
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.position import Position
    from menagerie.testing.trial import Trial


def positions_round_trip(trial: Trial) -> None:
    """The text of a position gives back the position: text, key, moves, who decides, outcome and views."""
    for position in trial.walk():
        text = trial.game.format_position(position)
        try:
            again = trial.game.parse_position(text)
        except MenagerieError as error:
            trial.fail("the text of a position cannot be read", position, found=str(error))
        trial.same("a position's text changes when it is read and written", text, trial.game.format_position(again))
        for what, look in looks(trial).items():
            trial.same(f"a position read from its text has another {what}", look(position), look(again), position)


def looks(trial: Trial) -> dict[str, Callable[[Position], object]]:
    """Return what is compared between two positions that should be equal."""
    return {
        "key": lambda position: position.key(),
        "list of legal moves": lambda position: position.legal_moves(),
        "seat to decide": lambda position: position.to_act,
        "outcome": lambda position: position.outcome(),
        "view": lambda position: [trial.game.format_view(position, seat) for seat in trial.viewers],
    }


def moves_round_trip(trial: Trial) -> None:
    """Every move that can be written has one text, and reading that text gives back the move."""
    for position in trial.walk():
        texts: dict[str, int] = {}
        for move in {*trial.game.every_move(position), *position.legal_moves()}:
            text = trial.game.format_move(position, move)
            trial.same(
                "a move's text is read as another move", move, trial.game.parse_move(position, text), position, move
            )
            trial.same("two moves have the same text", move, texts.setdefault(text, move), position, move)


def moves_are_in_order(trial: Trial) -> None:
    """legal_moves lists moves in the order of their texts."""
    for position in trial.walk():
        texts = [trial.game.format_move(position, move) for move in position.legal_moves()]
        trial.same("legal_moves is not in the order of the texts", sorted(texts), texts, position)


def keys_tell_positions_apart(trial: Trial) -> None:
    """Equal texts have equal keys, a key has 64 bits, and positions with equal keys have the same legal moves."""
    keys: dict[str, int] = {}
    offers: dict[int, tuple[object, ...]] = {}
    for position in trial.walk():
        text, key = trial.game.format_position(position), position.key()
        if not 0 <= key < 1 << 64:
            trial.fail("a key is not a 64-bit number", position, found=key)
        trial.same("equal texts have different keys", keys.setdefault(text, key), key, position)
        offered = (position.to_act, position.legal_moves())
        trial.same(
            "positions with equal keys offer different moves", offers.setdefault(key, offered), offered, position
        )


def views_round_trip(trial: Trial) -> None:
    """A view is its text: a position sampled from the text alone has the same view text."""
    for position in trial.walk():
        for seat in trial.viewers:
            view = trial.game.view(position, seat)
            sampled = trial.game.sample(View(position.edition, seat, view.text), trial.random("view"))
            found = trial.game.format_view(sampled, seat)
            trial.same(f"the view of seat {seat} changes when it is filled in", view.text, found, position)
