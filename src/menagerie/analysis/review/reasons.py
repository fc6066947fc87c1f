"""Facts in sentences: what is proved, and separately what is only judged.

Every proved sentence follows from the rules (what a move does) or from a search to the end of the game. Sentences are
made from the facts alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.core.rulebook import Rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from menagerie.analysis.review.facts import Facts, Prospect
    from menagerie.core.game import Game
    from menagerie.core.position import Position

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
    best, second = facts.best, facts.second
    deed = facts.game.describe_move(facts.position, best.move, language)
    if deed:
        yield sentence(deed)
    if best.turns is not None:
        yield result(best, best.turns, language)
        if len(best.line) > 1:
            yield from finish(facts, best, "finish", language)
    if facts.legal == 1:
        yield say(language, "only_legal")
    elif facts.only_saving and second is not None:
        yield say(language, "only_saving")
        yield from finish(facts, second, "otherwise_one" if second.turns == 1 else "otherwise", language)
    elif facts.only_winning:
        yield say(language, "only_winning")


def result(best: Prospect, turns: int, language: str) -> str:
    """Say how a proven game ends."""
    if best.wins:
        key = "wins_now" if len(best.line) == 1 else "wins_one" if turns == 1 else "wins"
    else:
        key = "loses_one" if turns == 1 else "loses"
    return say(language, key, turns=turns)


def finish(facts: Facts, prospect: Prospect, key: str, language: str) -> Iterator[str]:
    """Say by which move a proven line ends, and what that move does."""
    if prospect.turns is None:
        return
    deed = last_deed(facts.game, facts.position, prospect.line, language)
    last = f"{prospect.texts[-1]} ({deed})" if deed else prospect.texts[-1]
    yield say(language, key, move=prospect.text, last=last, turns=prospect.turns)


def last_deed(game: Game, position: Position, line: Sequence[int], language: str) -> str:
    """Return what the last move of a line does."""
    board = position.copy()
    for move in line[:-1]:
        board.play(move)
    return game.describe_move(board, line[-1], language)


def judged(facts: Facts, language: str) -> Iterator[str]:
    """Yield sentences about the evaluation, which proves nothing."""
    if facts.best.turns is not None:
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


def verdict(prospect: Prospect, language: str) -> str:
    """Return the score of a prospect for people: a number, or the proven result and its distance."""
    if prospect.turns is None:
        return points(prospect.score)
    return say(language, "win_in" if prospect.wins else "loss_in", turns=prospect.turns)


def points(score: int) -> str:
    """Write hundredths with their sign."""
    return f"{score / 100:+.2f}"


def sentence(clause: str) -> str:
    """Make a clause a sentence."""
    return f"{clause[:1].upper()}{clause[1:]}."
