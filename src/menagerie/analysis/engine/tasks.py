"""The tasks behind requests that need thought: analyse a position, choose a bot's move, annotate a record.

An engine runs them one after another in a thread. A cluster runs the same tasks on other machines. `answer` never
raises: whatever goes wrong is an `error` message.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from threading import Event
from time import monotonic
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine import protocol
from menagerie.analysis.engine.explanation import explained, thought_message, with_chances
from menagerie.analysis.engine.messages import encode_thought
from menagerie.analysis.engine.protocol import Refused
from menagerie.analysis.engine.request import problem
from menagerie.analysis.engine.search import Bounds, search_for
from menagerie.analysis.review.analysis import Effort
from menagerie.analysis.review.annotation import annotate
from menagerie.bots import choose
from menagerie.core.record import read_record
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.analysis.engine.messages import Message
    from menagerie.analysis.engine.protocol import Request
    from menagerie.analysis.engine.request import Options
    from menagerie.analysis.engine.search import Search
    from menagerie.core.game import Game
    from menagerie.search.table import Table
    from menagerie.search.thought import Thought


class Stopped(Exception):
    """The task was stopped before it had an answer."""


class Task:
    """A request that waits or is under way."""

    failure = protocol.REFUSED
    """The code of an error that a task runs into."""

    def __init__(self, request: Request) -> None:
        """Keep the request."""
        if request.id is None:
            raise Refused(protocol.BAD_ID, f"the request {request.type} has no id", "an id")
        self.id: protocol.Id = request.id
        self.fields = request.fields
        self.stopped = Event()

    @property
    def endless(self) -> bool:
        """Whether only `stop` ends it."""
        return False

    def stop(self) -> None:
        """End the task soon; it may be called from another thread."""
        self.stopped.set()

    def run(self, report: Callable[[Message], None]) -> Message:
        """Do the task and return the answer's fields; `report` is called with the fields of progress messages."""
        raise NotImplementedError


class Analysis(Task):
    """Analyse a position, or what a seat knows of one."""

    failure = protocol.FAILED

    def __init__(self, request: Request, game: Game, options: Options, table: Table) -> None:
        """Read the position; options are those at this moment."""
        super().__init__(request)
        self.game, self.options, self.table = game, options, table
        self.asked = problem(game, request.fields, request.id)
        limits: dict[str, Any] = request.fields.get("limits", {})
        if not limits:
            limits = {"seconds": None if options.level else options.seconds}
        self.bounds = Bounds(**limits, lines=request.fields.get("lines", 1))
        self.language: str | None = request.fields.get("explain")
        self.info: bool = request.fields.get("info", True)
        self.pause: float = request.fields.get("pause", 0.0)
        """Seconds between two reports, at least."""
        self.search: Search | None = None

    @property
    def endless(self) -> bool:
        """Whether only `stop` ends it."""
        bounds = self.bounds
        return self.options.level is None and bounds.depth is bounds.nodes is bounds.seconds is None

    def stop(self) -> None:
        """End the search: now if it runs, otherwise when it starts."""
        super().stop()
        if self.search is not None:
            self.search.stop()

    def run(self, report: Callable[[Message], None]) -> Message:
        """Search, and report on the way."""
        self.search = search_for(self.game, self.asked, self.options, self.table)
        last = monotonic()

        def progress(thought: Thought[int]) -> None:
            nonlocal last
            if self.stopped.is_set() and self.search is not None:
                self.search.stop()  # it was stopped before it began
            elif self.info and monotonic() - last >= self.pause:
                last = monotonic()
                report(self.message(self.listed(thought)))

        thought = self.listed(self.search.think(self.bounds, progress))
        stopped = self.stopped.is_set()
        if self.language is not None:
            return {"type": "best", **explained(self.game, self.asked, thought, self.language), "stopped": stopped}
        terms = dict(self.game.explain_evaluation(self.asked.position, self.asked.view.seat))
        return {"type": "best", **self.message(thought), "terms": terms, "stopped": stopped}

    def listed(self, thought: Thought[int]) -> Thought[int]:
        """Return a thought with as many lines as were asked for."""
        return replace(thought, lines=thought.lines[: self.bounds.lines])

    def message(self, thought: Thought[int]) -> Message:
        """Return what is known so far."""
        return (thought_message if self.language is None else with_chances)(self.game, self.asked, thought)


class MoveChoice(Task):
    """Choose a move as a level does, from what a seat knows. It ends in its time, so `stop` has no effect."""

    def __init__(self, request: Request, game: Game) -> None:
        """Keep the game."""
        super().__init__(request)
        self.game = game

    def run(self, report: Callable[[Message], None]) -> Message:
        """Choose a move, even if the search fails."""
        fields = self.fields
        view = View(self.game.edition(fields.get("edition")), fields["seat"], fields["view"])
        random = None if fields.get("seed") is None else Random(fields["seed"])  # noqa: S311 - games, not secrets
        seen = tuple(fields.get("seen", ()))
        choice = choose(self.game, view, fields.get("level"), fields.get("seconds"), random, seen)
        return {"type": "best", **encode_thought(choice.thought), "terms": choice.terms, "fallback": choice.fallback}


class Annotating(Task):
    """Annotate a record, ply by ply."""

    def run(self, report: Callable[[Message], None]) -> Message:
        """Annotate, and report every ply."""

        def progress(done: int, total: int) -> None:
            if self.stopped.is_set():
                raise Stopped
            report({"done": done, "total": total})

        limits = self.fields.get("limits")
        effort = Effort(**{"seconds": None, **limits}) if limits else None
        record = read_record(self.fields["record"])
        language, plies = self.fields.get("language", "en"), self.fields.get("plies")
        part = None if plies is None else (plies[0], plies[1])
        made = annotate(record, limit=effort, report=progress, language=language, plies=part)
        return {"type": "done", "annotation": made.to_plain()}


def task_for(request: Request, own: Game | None, options: Options, table: Table) -> Task:
    """Return the task of a request; `own` is the game of an engine that plays only one."""
    if request.type == "annotate":
        return Annotating(request)
    game = game_of(request, own)
    return MoveChoice(request, game) if request.type == "choose" else Analysis(request, game, options, table)


def game_of(request: Request, own: Game | None) -> Game:
    """Return the game of a request."""
    name = request.fields.get("game")
    if own is not None:
        if name not in {None, own.name}:
            raise Refused(protocol.BAD_FIELD, f"this engine plays {own.name} only", own.name, request.id)
        return own
    if name is None:
        raise Refused(protocol.BAD_FIELD, f"{request.type} lacks the field game", "the name of a game", request.id)
    try:
        return load(name)
    except MenagerieError as error:
        raise Refused(protocol.BAD_FIELD, str(error), "the name of a game", request.id) from None


def answer(task: Task, report: Callable[[Message], None]) -> Message:
    """Run a task and return its answer, even after an error; `report` is called with `info` messages."""
    if task.stopped.is_set():
        return Refused(protocol.CANCELLED, "stopped before it began", "", task.id).answer()
    try:
        fields = task.run(lambda known: report({"type": "info", "id": task.id, **known}))
    except Stopped:
        return Refused(protocol.CANCELLED, "stopped before it had an answer", "", task.id).answer()
    except MenagerieError as error:
        return Refused(task.failure, str(error), "", task.id).answer()
    except Exception as error:  # noqa: BLE001 - the engine survives every failure
        return Refused(protocol.FAILED, f"{type(error).__name__}: {error}", "", task.id).answer()
    return {"type": fields.pop("type"), "id": task.id, **fields}
