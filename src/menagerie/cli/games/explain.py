"""``menagerie explain``: whether a move is legal, and which rule forbids it if not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.options import AsJson, Choices, EditionName, GameName, Language, PositionText, Seats, find_position
from menagerie.cli.terminal.output import NO, OK, emit, say

if TYPE_CHECKING:
    from menagerie.core.outcome import Verdict

MoveText = Annotated[str, typer.Argument(metavar="MOVE", help="The move's text.")]


def explain(
    game: GameName,
    move: MoveText,
    *,
    edition: EditionName = None,
    position: PositionText = None,
    seats: Seats = None,
    option: Choices = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Say whether a move is legal; status 0 if it is, 1 with the rule and the cells concerned if not."""
    named = find_position(game, edition, position, seats, option)
    verdict = named.game.explain(named.position, named.game.parse_move(named.position, move), lang)
    if as_json:
        emit(answer(verdict))
    else:
        say(sentence(verdict))
    raise typer.Exit(OK if verdict.legal else NO)


def answer(verdict: Verdict) -> dict[str, object]:
    """A verdict as data."""
    return {"legal": verdict.legal, "rule": verdict.rule, "message": verdict.message, "cells": list(verdict.cells)}


def sentence(verdict: Verdict) -> str:
    """A verdict as a line: what is wrong, the rule, the cells."""
    if verdict.legal:
        return verdict.message
    cells = f" ({', '.join(verdict.cells)})" if verdict.cells else ""
    return f"{verdict.message} [{verdict.rule}]{cells}"
