"""Reasons for a bot's choice, made from the choice itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.review.facts import Facts, Prospect, turns_of_winner
from menagerie.analysis.review.reasons import Reasons, reasons

if TYPE_CHECKING:
    from menagerie.bots import Choice
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View


def explain_choice(game: Game, view: View, choice: Choice, language: str = "en") -> Reasons:
    """Explain in sentences why a bot chose its move for the seat of `view`."""
    return reasons(facts_of(game, view, choice), language)


def facts_of(game: Game, view: View, choice: Choice) -> Facts:
    """Return the facts of a choice; moves that the level did not compare are unknown."""
    position = game.sample(view)
    terms = game.explain_evaluation(position, view.seat)
    lines = [(each.score, each.moves) for each in choice.lines] or [(choice.score, choice.line)]
    return Facts(
        game=game,
        position=position,
        seat=view.seat,
        prospects=tuple(prospect(game, position, score, texts) for score, texts in lines),
        legal=len(position.legal_moves()),
        depth=choice.depth,
        nodes=choice.nodes,
        seconds=choice.seconds,
        exact=False,
        terms=terms,
        change={name: round(value - terms[name], 2) for name, value in choice.terms.items()},
    )


def prospect(game: Game, position: Position, score: int, texts: tuple[str, ...]) -> Prospect:
    """Return a line of a choice; a result counts as proven only if the line reaches its end."""
    first = game.parse_move(position, texts[0])
    first_only = Prospect(first, texts[0], score, (first,), texts)
    if first_only.plies is None or game.kind.hidden or game.kind.chance:
        return first_only
    board, moves = position.copy(), []
    for text in texts:
        moves.append(game.parse_move(board, text))
        board.play(moves[-1])
    return Prospect(first, texts[0], score, tuple(moves), texts, turns_of_winner(position, moves))
