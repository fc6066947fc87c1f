"""Why a bot has chosen its move: what its choice carries, as facts for sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.facts import Facts, Prospect, turns_of_winner
from menagerie.analysis.reasons import Reasons, reasons

if TYPE_CHECKING:
    from menagerie.bots import Choice
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View


def explain_choice(game: Game, view: View, choice: Choice, language: str = "en") -> Reasons:
    """Say in words why a bot plays what it has chosen for the seat of `view`."""
    return reasons(facts_of(game, view, choice), language)


def facts_of(game: Game, view: View, choice: Choice) -> Facts:
    """Return what a choice tells; a level compares what it sees, so nothing is known of the moves it left aside."""
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
    """Return a line of a choice; that a result is proven is said only where the line is told to its end."""
    first = game.parse_move(position, texts[0])
    told = Prospect(first, texts[0], score, (first,), texts)
    if told.plies is None or game.kind.hidden or game.kind.chance:
        return told
    board, moves = position.copy(), []
    for text in texts:
        moves.append(game.parse_move(board, text))
        board.play(moves[-1])
    return Prospect(first, texts[0], score, tuple(moves), texts, turns_of_winner(position, moves))
