"""``menagerie apply``: play moves and print where they lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.games.explain import answer
from menagerie.cli.options import AsJson, Choices, EditionName, GameName, Language, PositionText, Seats, find_position
from menagerie.cli.terminal.output import NO, emit, say, stop
from menagerie.errors import InvalidMove

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.outcome import Verdict
    from menagerie.core.position import Position

MoveTexts = Annotated[list[str], typer.Argument(metavar="MOVE…", help="The moves, in order, one text each.")]


def apply(
    game: GameName,
    moves: MoveTexts,
    *,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play moves and print the resulting position text; status 1 and the rule when one is illegal."""
    named = find_position(game, edition, position, seats, option)
    for number, text in enumerate(moves, start=1):
        verdict = play_text(named.game, named.position, text, number, lang)
        if not verdict.legal and as_json:
            emit({"number": number, "move": text, **answer(verdict)})
            raise typer.Exit(NO)
        if not verdict.legal:
            stop(f"move {number}, {text}: {verdict.message} [{verdict.rule}]", NO)
    result = named.game.format_position(named.position)
    if as_json:
        outcome = named.position.outcome()
        emit({"position": result, "to_act": named.position.to_act, "over": outcome is not None})
    else:
        say(result)


def play_text(game: Game, position: Position, text: str, number: int, language: str) -> Verdict:
    """Play one move if it is legal, and return whether it was; the error for an unreadable move has its number."""
    try:
        move = game.parse_move(position, text)
    except InvalidMove as error:
        raise InvalidMove(f"move {number}: {error}") from None
    verdict = game.explain(position, move, language)
    if verdict.legal:
        position.play(move)
    return verdict
