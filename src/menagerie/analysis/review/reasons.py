"""Facts in sentences: what is proved, and separately what is only judged.

Every proved sentence follows from the rules (what a move does) or from a search to the end of the game. Sentences are
made from the facts alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.core.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.analysis.review.facts import Facts
    from menagerie.core.game import Game
    from menagerie.search.thought import Line

WORDS = Rulebook.load("analysis", "menagerie.analysis.review")
LEAST_CHANGE = 0.1
"""The least change of a term that is mentioned."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a move is the best, in sentences."""

    proved: tuple[str, ...]
    judged: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """What is proved, as one text."""
        return " ".join(self.proved)


def say(language: str, key: str, **details: object) -> str:
    """Return a sentence of the analysis."""
    return WORDS.sentence(language, key, details)


def reasons(facts: Facts, language: str = "en") -> Reasons:
    """Say why the best move is the best."""
    return Reasons(
        tuple(proved(facts, language)),
        tuple(judged(facts, language)),
    )


def proved(facts: Facts, language: str) -> Iterator[str]:
    """Yield sentences about what the rules and the search have proved."""
    best, turns = facts.best, facts.turns[0]
    deed = facts.game.describe_move(facts.position, best.move, language)
    if deed:
        yield sentence(deed)
    if turns is not None:
        yield result(best, turns, language)
        if len(best.moves) > 1:
            yield from finish(facts, 0, "finish", language)
    if facts.legal == 1:
        yield say(language, "only_legal")
    elif facts.only_saving:
        yield say(language, "only_saving")
        yield from finish(facts, 1, "otherwise_one" if facts.turns[1] == 1 else "otherwise", language)
    elif facts.only_winning:
        yield say(language, "only_winning")


def result(best: Line[int], turns: int, language: str) -> str:
    """Say how a proven game ends."""
    if best.wins:
        key = "wins_now" if len(best.moves) == 1 else "wins_one" if turns == 1 else "wins"
    else:
        key = "loses_one" if turns == 1 else "loses"
    return say(language, key, turns=turns)


def finish(facts: Facts, number: int, key: str, language: str) -> Iterator[str]:
    """Say by which move a proven line ends, and what that move does; lines are counted from 0."""
    turns = facts.turns[number]
    if turns is not None:
        move = facts.texts.lines[number].move
        yield say(language, key, move=move, last=last_move(facts, number, language), turns=turns)


def last_move(facts: Facts, number: int, language: str) -> str:
    """Return the last move of a line and what it does."""
    board = facts.position.copy()
    *before, last = facts.thought.lines[number].moves
    for move in before:
        board.play(move)
    text, deed = facts.texts.lines[number].moves[-1], facts.game.describe_move(board, last, language)
    return f"{text} ({deed})" if deed else text


def judged(facts: Facts, language: str) -> Iterator[str]:
    """Yield sentences about the evaluation, which proves nothing."""
    if facts.turns[0] is not None:
        return
    seat = facts.game.seat_names([facts.seat], language)
    yield say(language, "judged", seat=seat, score=points(facts.best.score))
    moved = largest(facts.change)
    if moved is not None:
        name, change = moved
        yield say(language, "judged_change", term=term_name(facts.game, name, language), change=f"{change:+.2f}")


def largest(change: Mapping[str, float]) -> tuple[str, float] | None:
    """Return the term that changes most, if its change is worth mentioning."""
    name = max(change, key=lambda term: abs(change[term]), default=None)
    return None if name is None or abs(change[name]) < LEAST_CHANGE else (name, change[name])


def term_name(game: Game, term: str, language: str) -> str:
    """Return the name of an evaluation term; its key if the game gives no name."""
    try:
        return game.rulebook.name(language, f"term.{term}")
    except LookupError:
        return term.replace("_", " ")


def verdict(line: Line[int], turns: int | None, language: str) -> str:
    """Return the score of a line for people: a number, or the proven result and its turns."""
    if turns is None:
        return points(line.score)
    return say(language, "win_in" if line.wins else "loss_in", turns=turns)


def points(score: int) -> str:
    """Write hundredths with their sign."""
    return f"{score / 100:+.2f}"


def sentence(clause: str) -> str:
    """Make a clause a sentence."""
    return f"{clause[:1].upper()}{clause[1:]}."
