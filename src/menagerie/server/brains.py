"""What workers do: choose a bot's move, look for engine lines, annotate a match.

Tasks and answers are plain data, so that they travel to another process or another machine. A bot is given a view and
never a position: what its seat does not see is not in the task.
"""

from __future__ import annotations

from dataclasses import asdict
from random import Random
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from menagerie.analysis.analyse import Effort, prospect
from menagerie.analysis.annotate import annotate
from menagerie.analysis.engine_request import Options, Problem, problem
from menagerie.analysis.engine_search import Bounds, Insight, message, search_for
from menagerie.analysis.facts import Facts, Prospect, change_of_terms
from menagerie.analysis.protocol import Refused
from menagerie.analysis.reasons import reasons, term_name
from menagerie.bots import choose
from menagerie.core.record import read_record
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.errors import MenagerieError
from menagerie.search.finding import Line
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.core.game import Game
    from menagerie.core.position import Evaluation, Position

Plain = dict[str, Any]

LEAST_PAUSE = 0.2
"""Seconds between two reports of one search, at least: people do not read faster."""
TABLE = 18
"""Bits of the table of an analysis: 4 MiB."""


class Brake:
    """How work is told to stop, from another thread."""

    def __init__(self) -> None:
        """Let the work go on."""
        self._pulled = Event()
        self._action: Callable[[], None] | None = None

    @property
    def pulled(self) -> bool:
        """Whether the work is to stop."""
        return self._pulled.is_set()

    def pull(self) -> None:
        """Stop the work soon."""
        self._pulled.set()
        if self._action is not None:
            self._action()

    def holds(self, action: Callable[[], None]) -> None:
        """Have this done when the work is to stop, at once if it is already."""
        self._action = action
        if self.pulled:
            action()


class Cancelled(Exception):
    """The work was told to stop."""


def perform(task: Mapping[str, Any], report: Callable[[Plain], None], brake: Brake) -> Plain:
    """Do a task and return what came out of it; `report` hears of what is known on the way."""
    return WORK[task["work"]](task, report, brake)


def attempt(task: Mapping[str, Any], report: Callable[[Plain], None], brake: Brake) -> Plain:
    """Do a task and return an answer whatever happens: ``done`` with a result, or ``failed`` with a code and why."""
    try:
        return {"type": "done", "result": perform(task, report, brake)}
    except Cancelled:
        return failed("work/cancelled", "the work was stopped")
    except Refused as refusal:
        return failed(refusal.code, str(refusal))
    except MenagerieError as error:
        return failed("work/refused", str(error))
    except Exception as error:  # noqa: BLE001 - a worker outlives every failure
        return failed("work/failed", f"{type(error).__name__}: {error}")


def failed(code: str, why: str) -> Plain:
    """Return the answer of work that came to nothing."""
    return {"type": "failed", "code": code, "message": why}


# Bots


def move_of_bot(task: Mapping[str, Any], _: Callable[[Plain], None], __: Brake) -> Plain:
    """Choose a move for a seat from what that seat sees, in a time that is short enough to need no brake."""
    game = load(task["game"])
    view = View(game.edition(task["edition"]), task["seat"], task["view"])
    random = None if task.get("seed") is None else Random(task["seed"])  # noqa: S311 - games, not secrets
    choice = choose(game, view, task["level"], task.get("seconds"), random, tuple(task.get("seen", ())))
    told = asdict(choice)
    del told["move"]
    return told


# Engine lines


def engine_lines(task: Mapping[str, Any], report: Callable[[Plain], None], brake: Brake) -> Plain:
    """Search a position, or what a seat sees of it, and tell its best lines."""
    game = load(task["game"])
    asked = problem(game, task["asked"], None)
    most = min(task.get("lines", 1), len(asked.position.legal_moves()))
    bounds = Bounds(task.get("depth"), task.get("nodes"), task.get("seconds"), most)
    search = search_for(game, asked, Options(seed=task.get("seed")), Table(TABLE))
    brake.holds(search.stop)
    last = monotonic()

    def progress(insight: Insight) -> None:
        nonlocal last
        if brake.pulled:
            search.stop()
        elif monotonic() - last >= LEAST_PAUSE:
            last = monotonic()
            report(told_with_chances(game, asked, insight, most))

    found = search.think(bounds, progress)
    told = told_with_chances(game, asked, found, most)
    known = facts_of(game, asked, found, most)
    language = task.get("language", "en")
    why = reasons(known, language)
    for line, expected in zip(told["lines"], known.prospects, strict=True):
        line["turns"] = expected.turns
    return {
        **told,
        "turns": known.prospects[0].turns,
        "terms": dict(known.terms),
        "term_titles": {name: term_name(game, name, language) for name in known.terms},
        "words": {"proved": list(why.proved), "judged": list(why.judged)},
        "stopped": brake.pulled,
    }


def told_with_chances(game: Game, asked: Problem, found: Insight, most: int) -> Plain:
    """Return what was found, and for each line how likely the seat to act wins with it."""
    told: Plain = message(game, asked.position, found, most)
    judge = game.evaluation(asked.position.edition)
    for line in told["lines"]:
        line["turns"] = None
        line["chance"] = round(chance_of(judge, line["score"], line["win"], asked.position.seats), 4)
    return {**told, "seat": asked.view.seat, "chance": told["lines"][0]["chance"]}


def chance_of(judge: Evaluation, score: int, win: int | None, seats: int) -> float:
    """Return the winning chance that a score stands for; what is proven is certain."""
    if win is not None:
        return 1.0 if score > 0 else 0.0
    return judge.chance(score, seats)


def facts_of(game: Game, asked: Problem, found: Insight, most: int) -> Facts:
    """Return what a search has found as facts, from which sentences are made."""
    kind, position, seat = game.kind, asked.position, asked.view.seat
    exact = kind.zero_sum and not kind.chance and not kind.hidden
    tell = prospect if exact else first_move
    lines = [Line(moves[0], score, moves) for score, moves in found.lines[:most]]
    prospects = tuple(tell(game, position, line) for line in lines)
    change = change_of_terms(game, position, prospects[0].line, seat) if exact else {}
    return Facts(
        game=game,
        position=position,
        seat=seat,
        prospects=prospects,
        legal=len(position.legal_moves()),
        depth=found.depth,
        nodes=found.nodes,
        seconds=found.seconds,
        exact=exact,
        terms=game.explain_evaluation(position, seat),
        change=change,
    )


def first_move(game: Game, position: Position, line: Line) -> Prospect:
    """Tell no more than the first move of a line where what follows depends on chance."""
    text = game.format_move(position, line.move)
    return Prospect(line.move, text, line.score, (line.move,), (text,))


# Annotation


def annotation(task: Mapping[str, Any], report: Callable[[Plain], None], brake: Brake) -> Plain:
    """Annotate a record, ply by ply."""

    def progress(done: int, total: int) -> None:
        if brake.pulled:
            raise Cancelled
        report({"done": done, "total": total})

    record = read_record(task["record"])
    limit = Effort(seconds=task["seconds"], nodes=task.get("nodes"))
    return annotate(record, limit=limit, report=progress, language=task.get("language", "en")).to_plain()


WORK = {"choose": move_of_bot, "lines": engine_lines, "annotate": annotation}
"""What can be asked of a worker."""
