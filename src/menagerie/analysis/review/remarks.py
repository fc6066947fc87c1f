"""Remarks on a move that was played, made only from what two searches have proved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.analysis.review.reasons import last_move, reasons, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.analysis.review.facts import Facts
    from menagerie.analysis.review.marks import Mark


def remarks(facts: Facts, later: Facts | None, played: str, mark: Mark, language: str = "en") -> tuple[str, ...]:
    """Say what is proved of a ply: `facts` before it, `later` at the next decision, if it may be used.

    There are no remarks on a good move that decides nothing.
    """
    if mark.wrong:
        return (*wrong(facts, later, language), *better(facts, language))
    if facts.texts.move == played and (facts.turns[0] is not None or facts.only_saving):
        return reasons(facts, language).proved
    return ()


def wrong(facts: Facts, later: Facts | None, language: str) -> Iterator[str]:
    """Say what is proved against the move that was played."""
    if later is None:
        return
    best, turns = later.best, later.turns[0]
    lost = best.wins if later.seat != facts.seat else best.loses
    if lost and turns is not None:
        last = last_move(later, 0, language)
        yield say(language, "remark_loses_one" if turns == 1 else "remark_loses", turns=turns, last=last)
    elif facts.best.wins and not (best.loses if later.seat != facts.seat else best.wins):
        yield say(language, "remark_win_gone")


def better(facts: Facts, language: str) -> Iterator[str]:
    """Say what is proved for the best move."""
    proved = reasons(facts, language).proved
    if proved and (facts.turns[0] is not None or facts.only_saving):
        yield say(language, "remark_better", move=facts.texts.move, why=" ".join(proved))
    elif proved:
        yield say(language, "remark_prefers", move=facts.texts.move, why=proved[0])
