"""Checks of endings: random play reaches an end, and the outcome is complete."""

from __future__ import annotations

from math import isclose, isfinite
from typing import TYPE_CHECKING

from menagerie.errors import IllegalMove
from menagerie.testing.trial import random_move

if TYPE_CHECKING:
    from menagerie.core.outcome import Outcome
    from menagerie.core.position import Position
    from menagerie.testing.trial import Trial


def random_play_ends(trial: Trial) -> None:
    """A game of random moves ends, and has a legal move in every position before the end."""
    random, position = trial.random("end"), trial.start()
    for _ in range(trial.longest):
        check_going_on(trial, position)
        if position.to_act is None:
            check_ended(trial, position)
            return
        position.play(random_move(position, random))
    trial.fail(f"random play has not ended after {trial.longest:,} plies", position)


def outcomes_are_complete(trial: Trial) -> None:
    """The outcome of a finished game has a score for each seat, winners with the best score, and a rule that exists."""
    for position in trial.walk():
        check_going_on(trial, position)
        if position.to_act is None:
            check_ended(trial, position)


def check_going_on(trial: Trial, position: Position) -> None:
    """Refuse a position in which outcome, seat to act and legal moves disagree about whether the game is over."""
    over = position.to_act is None
    trial.same("outcome and to_act differ on whether the game is over", over, position.outcome() is not None, position)
    trial.same("legal_moves and to_act differ on whether the game is over", over, not position.legal_moves(), position)


def check_ended(trial: Trial, position: Position) -> None:
    """Refuse an incomplete outcome, and a game that goes on after it."""
    outcome = position.outcome()
    if outcome is None:
        trial.fail("a finished game has no outcome", position)
    for problem in outcome_problems(trial, outcome):
        trial.fail(problem, position, found=outcome)
    for language in trial.game.rulebook.languages:
        try:
            said = trial.game.explain_outcome(outcome, language)
        except Exception as error:  # noqa: BLE001 - whatever it raises is what is reported
            trial.fail(f"the outcome has no words in {language!r}", position, found=repr(error))
        if not said.strip():
            trial.fail(f"the outcome has no words in {language!r}", position, found=outcome)
    check_nothing_follows(trial, position)


def outcome_problems(trial: Trial, outcome: Outcome) -> list[str]:
    """Return the problems of an outcome."""
    scores, winners = outcome.scores, outcome.winners
    if len(scores) != trial.seats or not all(map(isfinite, scores)):
        return [f"the outcome does not have a score for each of {trial.seats} seats"]
    if len(set(winners)) != len(winners) or not set(winners) <= {*range(1, trial.seats + 1)}:
        return ["the winners are not seats of the game"]
    problems = []
    others = [score for seat, score in enumerate(scores, 1) if seat not in winners]
    if winners and others and min(scores[seat - 1] for seat in winners) < max(others):
        problems.append("a winner has fewer points than somebody who did not win")
    if not winners and len(set(scores)) > 1:
        problems.append("nobody wins although somebody has more points")
    if trial.game.kind.zero_sum and all(0 <= score <= 1 for score in scores) and not isclose(sum(scores), 1):
        problems.append("the scores of a zero-sum game do not add up to 1")
    if outcome.rule not in trial.game.rulebook.ids():
        problems.append("the outcome cites a rule that does not exist")
    return problems


def check_nothing_follows(trial: Trial, position: Position) -> None:
    """Refuse a game in which a move can be played after the end."""
    for move in list(trial.game.every_move(position))[:20]:
        try:
            position.play(move)
        except IllegalMove:
            continue
        trial.fail("a move was played after the end", position, move)
