"""Checks of words: a game has all texts in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.testing.trial import Trial

ALWAYS = ("legal",)
"""Sentences that the contract itself asks for."""


def words_are_complete(trials: Sequence[Trial]) -> None:
    """Rules, sentences and names exist in every language, those that the contract asks for among them."""
    trial = trials[0]
    rulebook, kind = trial.game.rulebook, trial.game.kind
    problems = rulebook.completeness_problems()
    for rule in (kind.repetition, kind.ply_cap):
        if rule is not None and rule not in rulebook.ids():
            problems.append(f"the game declares {rule!r}, which is no rule")
    sentences = [*ALWAYS, *(["repetition"] if kind.repetition else []), *(["ply_cap"] if kind.ply_cap else [])]
    for language in rulebook.languages:
        problems += missing(
            trial, language, sentences, ["game", *(f"seat{seat}" for seat in range(1, max(kind.seats) + 1))]
        )
    if problems:
        trial.fail("the locale files are incomplete", found="; ".join(problems))


def missing(trial: Trial, language: str, sentences: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return the texts that a language lacks."""
    problems = []
    for key in sentences:
        try:
            trial.game.rulebook.sentence(language, key, {"move": "", "winners": ""})
        except LookupError as error:
            problems.append(f"{language}: {error}")
    for key in names:
        try:
            trial.game.rulebook.name(language, key)
        except LookupError as error:
            problems.append(f"{language}: {error}")
    return problems
