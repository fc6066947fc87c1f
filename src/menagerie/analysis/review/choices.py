"""Reasons for a bot's choice, made from the choice itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.review.facts import Facts
from menagerie.analysis.review.reasons import Reasons, reasons
from menagerie.search.thought import first_moves, in_numbers

if TYPE_CHECKING:
    from menagerie.bots import Choice
    from menagerie.core.game import Game
    from menagerie.core.view import View


def explain_choice(game: Game, view: View, choice: Choice, language: str = "en") -> Reasons:
    """Explain in sentences why a bot chose its move for the seat of `view`."""
    return reasons(facts_of(game, view, choice), language)


def facts_of(game: Game, view: View, choice: Choice) -> Facts:
    """Return the facts of a choice; moves that the level did not compare are unknown."""
    position = game.sample(view)
    terms = game.explain_evaluation(position, view.seat)
    thought = choice.thought if game.kind.open else first_moves(choice.thought)
    return Facts(
        game=game,
        position=position,
        seat=view.seat,
        thought=in_numbers(thought, game, position),
        exact=False,
        terms=terms,
        change={name: round(value - terms[name], 2) for name, value in choice.terms.items()},
    )
