"""What an analysis says beyond its lines when it is asked to explain them: chances, turns, terms and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.engine.messages import encode_thought
from menagerie.analysis.review.analysis import facts_of
from menagerie.analysis.review.reasons import reasons, term_name
from menagerie.search.thought import in_texts, playable_lines

if TYPE_CHECKING:
    from menagerie.analysis.engine.messages import Message
    from menagerie.analysis.engine.request import Problem
    from menagerie.core.game import Game
    from menagerie.core.position import Evaluation
    from menagerie.search.thought import Thought


def thought_message(game: Game, asked: Problem, thought: Thought[int]) -> Message:
    """Return a thought as the fields of a message, each line as far as it goes in the position of the request."""
    return encode_thought(in_texts(playable_lines(thought, asked.position), game, asked.position))


def with_chances(game: Game, asked: Problem, thought: Thought[int]) -> Message:
    """Return a thought as a message, with the chance that the seat to act wins for each line."""
    message = thought_message(game, asked, thought)
    evaluation = game.evaluation(asked.position.edition)
    for line in message["lines"]:
        line["turns"] = None
        line["chance"] = round(winning_chance(evaluation, line["score"], line["win"], asked.position.seats), 4)
    return {**message, "seat": asked.view.seat, "chance": message["lines"][0]["chance"]}


def explained(game: Game, asked: Problem, thought: Thought[int], language: str) -> Message:
    """Return a finished thought with chances, the turns to proven ends, named terms, and sentences."""
    message = with_chances(game, asked, thought)
    known = facts_of(game, asked.position, asked.view.seat, thought)
    why = reasons(known, language)
    for line, turns in zip(message["lines"], known.turns, strict=True):
        line["turns"] = turns
    return {
        **message,
        "turns": known.turns[0],
        "terms": dict(known.terms),
        "term_titles": {name: term_name(game, name, language) for name in known.terms},
        "words": {"proved": list(why.proved), "judged": list(why.judged)},
    }


def winning_chance(evaluation: Evaluation, score: int, win: int | None, seats: int) -> float:
    """Return the winning chance that a score stands for; a proven result is certain."""
    if win is not None:
        return 1.0 if score > 0 else 0.0
    return evaluation.chance(score, seats)
