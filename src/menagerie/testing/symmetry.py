"""Checks of declared symmetries: equivalent positions have equivalent moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.testing.trial import Symmetry, Trial


def symmetries_hold(trial: Trial) -> None:
    """In a position turned round the legal moves are those turned round, and so is what they lead to."""
    for position in trial.walk():
        for symmetry in trial.symmetries:
            if not symmetry.editions or trial.edition in symmetry.editions:
                compare_turned(trial, position, symmetry)


def compare_turned(trial: Trial, position: Position, symmetry: Symmetry) -> None:
    """Compare a position with itself turned round, move by move."""
    game = trial.game
    turned = game.parse_position(symmetry.position(game.format_position(position)))
    texts = [game.format_move(position, move) for move in position.legal_moves()]
    expected = sorted(map(symmetry.move, texts))
    found = sorted(game.format_move(turned, move) for move in turned.legal_moves())
    trial.same(f"{symmetry.name} does not turn legal moves into legal moves", expected, found, position)
    for text in texts:
        position.play(game.parse_move(position, text))
        turned.play(game.parse_move(turned, symmetry.move(text)))
        expected_text = symmetry.position(game.format_position(position))
        found_text = game.format_position(turned)
        position.undo()
        turned.undo()
        trial.same(f"{symmetry.name} does not hold for {text}", expected_text, found_text, position)
