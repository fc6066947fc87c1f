"""An engine: reads requests line by line, thinks in a thread of its own, and answers everything it is given."""

from __future__ import annotations

from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import IO, TYPE_CHECKING, Any

from menagerie import __version__
from menagerie.analysis import protocol
from menagerie.analysis.engine_request import Options, Problem, problem
from menagerie.analysis.engine_search import Bounds, Insight, Search, message, search_for
from menagerie.analysis.protocol import Refused, Request, read_request, write_message
from menagerie.bots import levels
from menagerie.errors import MenagerieError
from menagerie.search.table import Table

if TYPE_CHECKING:
    from menagerie.core.game import Game

MOST_WAITING = 100
"""How many requests wait at the most."""


@dataclass(slots=True)
class Job:
    """An analyse request on its way."""

    request: protocol.Id
    asked: Problem
    bounds: Bounds
    info: bool
    options: Options
    stopped: Event = field(default_factory=Event)
    search: Search | None = None

    @property
    def endless(self) -> bool:
        """Whether nothing but `stop` ends it."""
        bounds = self.bounds
        return self.options.level is None and bounds.depth is bounds.nodes is bounds.seconds is None

    def stop(self) -> None:
        """End it soon: now if it is being thought about, when its turn comes if it waits."""
        self.stopped.set()
        if self.search is not None:
            self.search.stop()


class Engine:
    """One game's engine between an input and an output."""

    def __init__(self, game: Game, source: IO[bytes], sink: IO[str], options: Options | None = None) -> None:
        """Get ready; nothing is read or written before `run`."""
        self.game, self.source, self.sink = game, source, sink
        self.options = options or Options()
        self.table = Table(self.options.table)
        self.jobs: dict[protocol.Id, Job] = {}
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.writing = Lock()
        self.closed = Event()

    def run(self) -> None:
        """Answer requests until `quit`, the end of the input, or nobody listens any more."""
        thinker = Thread(target=self.think, daemon=True, name="engine")
        thinker.start()
        self.say(self.hello())
        quitting = self.read()
        for job in list(self.jobs.values()):
            if quitting or job.endless:
                job.stop()
        self.queue.put(None)
        thinker.join()
        if quitting:
            self.say({"type": "bye"})

    def read(self) -> bool:
        """Take requests until there are no more; return whether the last one was `quit`."""
        while not self.closed.is_set():
            line = self.source.readline(protocol.LONGEST_LINE + 2)
            if not line:
                return False
            if len(line) > protocol.LONGEST_LINE + 1 and not line.endswith(b"\n"):
                self.skip_line()
            if line.strip() and self.take(line.rstrip(b"\r\n")):
                return True
        return True

    def skip_line(self) -> None:
        """Read the rest of a line that is too long."""
        while (rest := self.source.readline(protocol.LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass

    def take(self, line: bytes) -> bool:
        """Answer one line, or set the answer going; return whether it is the last."""
        try:
            request = read_request(line)
            if request.type == "quit":
                return True
            self.answer(request)
        except Refused as refusal:
            self.say(refusal.answer())
        return False

    def answer(self, request: Request) -> None:
        """Do what a request asks."""
        if request.type == "analyse":
            self.enqueue(request)
            return
        extra: dict[str, object] = {}
        if request.type == "set":
            self.set_options(request)
            extra["options"] = self.options.plain()
        elif request.type == "stop":
            self.stop(request)
        elif request.type == "new":
            self.refuse_while_thinking(request)
            self.table.clear()
        self.say({"type": "done", "id": request.id, **extra})

    def set_options(self, request: Request) -> None:
        """Set options for requests to come; those that wait keep theirs."""
        before = self.options
        changed = before.changed(self.game, request.fields["options"], request.id)
        if changed.table != before.table:
            self.refuse_while_thinking(request)
            self.table = Table(changed.table)
        self.options = changed

    def refuse_while_thinking(self, request: Request) -> None:
        """Refuse what would pull the table from under a search."""
        if self.jobs:
            message = f"{len(self.jobs)} requests are not answered yet"
            raise Refused(protocol.BUSY, message, "no request under way; send stop, or wait", request.id)

    def stop(self, request: Request) -> None:
        """Stop one request or, if none is named, all."""
        wanted = request.fields.get("request")
        if wanted is not None and wanted not in self.jobs:
            raise Refused(protocol.NO_REQUEST, f"there is no request {wanted!r} under way", "", request.id)
        for job in [self.jobs[wanted]] if wanted is not None else list(self.jobs.values()):
            job.stop()

    def enqueue(self, request: Request) -> None:
        """Put an analyse request in the queue."""
        name = request.id
        if name is None or name in self.jobs:
            raise Refused(protocol.BAD_ID, f"the request {name!r} is not answered yet", "another id", name)
        if len(self.jobs) >= MOST_WAITING:
            raise Refused(protocol.QUEUE_FULL, f"{len(self.jobs)} requests wait", f"at most {MOST_WAITING}", name)
        asked = problem(self.game, request.fields, name)
        limits: dict[str, Any] = request.fields.get("limits", {})
        if not limits:
            limits = {"seconds": None if self.options.level else self.options.seconds}
        bounds = Bounds(**limits, lines=request.fields.get("lines", 1))
        job = Job(name, asked, bounds, request.fields.get("info", True), self.options)
        self.jobs[name] = job
        self.queue.put(job)

    # Thinking, in a thread of its own

    def think(self) -> None:
        """Think about one request after the other."""
        while (job := self.queue.get()) is not None:
            answer = self.thought(job)
            del self.jobs[job.request]
            self.say(answer)

    def thought(self, job: Job) -> dict[str, object]:
        """Return the answer to an analyse request."""
        if job.stopped.is_set():
            return Refused(protocol.CANCELLED, "stopped before it began", "", job.request).answer()
        try:
            job.search = search_for(self.game, job.asked, job.options, self.table)
            found = job.search.think(job.bounds, lambda insight: self.progress(job, insight))
            told = message(self.game, job.asked.position, found, job.bounds.lines)
            terms = dict(self.game.explain_evaluation(job.asked.position, job.asked.view.seat))
        except Exception as error:  # noqa: BLE001 - the engine outlives every failure
            kind = "" if isinstance(error, MenagerieError) else f"{type(error).__name__}: "
            return Refused(protocol.FAILED, f"{kind}{error}", "", job.request).answer()
        return {"type": "best", "id": job.request, **told, "terms": terms, "stopped": job.stopped.is_set()}

    def progress(self, job: Job, insight: Insight) -> None:
        """Tell what is known so far; a search that was stopped before it began is stopped again here."""
        if job.stopped.is_set() and job.search is not None:
            job.search.stop()
        elif job.info:
            told = message(self.game, job.asked.position, insight, job.bounds.lines)
            self.say({"type": "info", "id": job.request, **told})

    # Speaking

    def hello(self) -> dict[str, object]:
        """Return the first message: who speaks, and what can be asked."""
        kind = self.game.kind
        return {
            "type": "hello",
            "protocol": protocol.PROTOCOL,
            "engine": f"Menagerie {__version__}",
            "game": self.game.name,
            "rules": self.game.version,
            "editions": sorted(self.game.editions),
            "hidden": kind.hidden,
            "levels": [level.name for level in levels(self.game.name)],
            "options": self.options.plain(),
        }

    def say(self, told: dict[str, object]) -> None:
        """Write one message; where nobody listens any more, everything is stopped."""
        try:
            with self.writing:
                self.sink.write(write_message(told))
                self.sink.flush()
        except (OSError, ValueError):
            self.closed.set()
            for job in list(self.jobs.values()):
                job.stop()
