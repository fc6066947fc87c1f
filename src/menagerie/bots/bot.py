"""Choosing a move from a view: a bot knows what its seat knows, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from menagerie.bots.choice import Choice, choice_of
from menagerie.bots.levels import Level, level, levels
from menagerie.bots.mind import Question
from menagerie.bots.search_minds import mind_for
from menagerie.bots.watchdog import watched
from menagerie.core.compiled.bounds import seconds as as_seconds
from menagerie.errors import InvalidPosition
from menagerie.search.greedy import rate_moves
from menagerie.search.thought import Line, Thought

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.game import Game
    from menagerie.core.view import View

LEAST_TIME = 0.01
"""Seconds that even an empty clock leaves to look for a move."""


def choose(  # noqa: PLR0913, PLR0917 - each has its own meaning
    game: Game,
    view: View,
    strength: Level | str | int | None = None,
    seconds: float | None = None,
    random: Random | None = None,
    seen: Sequence[int] = (),
) -> Choice:
    """Choose a move for the seat of `view` in `seconds`, or in the level's own time, even if the search fails.

    `strength` is a level, its name or its number; the strongest by default. `seen` are the keys of the positions that
    occurred earlier in the match, for games in which repetition counts.
    """
    begun = monotonic()
    chosen = find_level(game.name, strength)
    source = random or Random()  # noqa: S311 - games, not secrets
    limit = max(LEAST_TIME, as_seconds(chosen.seconds if seconds is None else seconds))
    position = game.sample(view, source)
    if view.seat < 1 or position.to_act != view.seat:
        raise InvalidPosition(f"seat {view.seat} has no move to choose: to act is {position.to_act!r}")
    question = Question(game, view, position, chosen, source, seen)
    return answered(question, thought_about(question, limit - (monotonic() - begun)), begun)


def thought_about(question: Question, left: float) -> Thought[int]:
    """Return the thought of the level, or the fallback and the reason if the search fails."""
    begun = monotonic()
    spare = first_thought(question)
    try:
        thought, trouble = watched(mind_for(question), max(LEAST_TIME, left - (monotonic() - begun)))
    except Exception as error:  # noqa: BLE001 - whatever it is, the seat needs a move
        return replace(spare, trouble=f"{type(error).__name__}: {error}")
    if thought is None:
        return replace(spare, trouble=trouble)
    if thought.move not in question.position.listed():
        return replace(spare, trouble=f"an illegal move as the answer: {thought.move}")
    return replace(thought, trouble=trouble)


def first_thought(question: Question) -> Thought[int]:
    """Return a fallback move: the one with the best evaluation one ply ahead, or any legal move if that fails.

    It is found before the search: on a very busy machine there may be no time left afterwards.
    """
    position = question.position
    try:
        ratings = rate_moves(position, question.game.evaluation(position.edition), question.view.seat)
        best = max(ratings, key=ratings.__getitem__)
    except Exception:  # noqa: BLE001 - whatever it is, the seat needs a move
        best = position.listed()[0]
    return Thought((Line(0, (best,)),))


def answered(question: Question, thought: Thought[int], begun: float) -> Choice:
    """Return a thought as a choice; lines that cannot be written are left out."""
    game, position = question.game, question.position
    try:
        return choice_of(game, position, thought, monotonic() - begun)
    except Exception as error:  # noqa: BLE001 - a move without its reasons is better than none
        line = Line(thought.score, (game.format_move(position, thought.move),))
        why = thought.trouble or f"{type(error).__name__}: {error}"
        return Choice(thought.move, Thought((line,), thought.depth, thought.nodes, monotonic() - begun, why))


def find_level(game: str, strength: Level | str | int | None) -> Level:
    """Return a level, by default the strongest."""
    if strength is None:
        return levels(game)[-1]
    return strength if isinstance(strength, Level) else level(game, strength)
