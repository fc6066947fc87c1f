"""An engine reads requests line by line, thinks in a thread, and answers every request."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Event, Lock, Thread
from typing import IO, TYPE_CHECKING

from menagerie import __version__
from menagerie.analysis.engine import protocol, tasks
from menagerie.analysis.engine.protocol import Refused, Request, read_request, write_message
from menagerie.analysis.engine.request import Options
from menagerie.bots import levels
from menagerie.core.registry import names
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.game import Game

MOST_WAITING = 100
"""How many requests may wait."""


class Engine:
    """The engine of one game, or of all games, between an input and an output."""

    longest = protocol.LONGEST_LINE

    def __init__(self, game: Game | None, source: IO[bytes], sink: IO[str], options: Options | None = None) -> None:
        """Get ready; nothing is read or written before `run`."""
        self.game, self.source, self.sink = game, source, sink
        self.options = options or Options()
        self.table = Table(self.options.table)
        self.tasks: dict[protocol.Id, tasks.Task] = {}
        self.queue: SimpleQueue[tasks.Task | None] = SimpleQueue()
        self.writing = Lock()
        self.closed = Event()

    def run(self) -> None:
        """Answer requests until `quit`, the end of the input, or the loss of the output."""
        thinker = Thread(target=self.think, daemon=True, name="engine")
        thinker.start()
        self.say(self.hello())
        quitting = self.read()
        for task in list(self.tasks.values()):
            if quitting or task.endless:
                task.stop()
        self.queue.put(None)
        thinker.join()
        if quitting:
            self.say({"type": "bye"})

    def read(self) -> bool:
        """Take requests until there are no more; return whether the last one was `quit`."""
        while not self.closed.is_set():
            line = self.source.readline(self.longest + 2)
            if not line:
                return False
            if len(line) > self.longest + 1 and not line.endswith(b"\n"):
                self.skip_line()
            if line.strip() and self.take(line.rstrip(b"\r\n")):
                return True
        return True

    def skip_line(self) -> None:
        """Read the rest of a line that is too long."""
        while (rest := self.source.readline(self.longest)) and not rest.endswith(b"\n"):
            pass

    def take(self, line: bytes) -> bool:
        """Answer one line, or queue it; return whether it is the last."""
        try:
            request = read_request(line, self.longest)
            if request.type == "quit":
                return True
            self.answer(request)
        except Refused as refusal:
            self.say(refusal.answer())
        return False

    def answer(self, request: Request) -> None:
        """Carry out a request."""
        if request.type in protocol.TASKS:
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
        """Set options for later requests; those that wait keep theirs."""
        before = self.options
        changed = before.changed(self.game, request.fields["options"], request.id)
        if changed.table != before.table:
            self.refuse_while_thinking(request)
            self.table = Table(changed.table)
        self.options = changed

    def refuse_while_thinking(self, request: Request) -> None:
        """Refuse what would change the table under a search."""
        if self.tasks:
            raise Refused(
                protocol.BUSY,
                f"{len(self.tasks)} requests are not answered yet",
                "no request under way; send stop, or wait",
                request.id,
            )

    def stop(self, request: Request) -> None:
        """Stop one request or, if none is named, all."""
        wanted = request.fields.get("request")
        if wanted is not None and wanted not in self.tasks:
            raise Refused(protocol.NO_REQUEST, f"there is no request {wanted!r} under way", "", request.id)
        for task in [self.tasks[wanted]] if wanted is not None else list(self.tasks.values()):
            task.stop()

    def enqueue(self, request: Request) -> None:
        """Put a request that needs thought in the queue."""
        name = request.id
        if name is None or name in self.tasks:
            raise Refused(protocol.BAD_ID, f"the request {name!r} is not answered yet", "another id", name)
        if len(self.tasks) >= MOST_WAITING:
            raise Refused(protocol.QUEUE_FULL, f"{len(self.tasks)} requests wait", f"at most {MOST_WAITING}", name)
        task = tasks.task_for(request, self.game, self.options, self.table)
        self.tasks[name] = task
        self.queue.put(task)

    def think(self) -> None:
        """Run one task after the other, in a thread of its own."""
        analysed: Game | None = None
        while (task := self.queue.get()) is not None:
            if isinstance(task, tasks.Analysis):
                if analysed is not None and analysed is not task.game:
                    self.table.clear()  # keys of different games may be equal
                analysed = task.game
            answer = tasks.answer(task, self.say)
            del self.tasks[task.id]
            self.say(answer)

    def hello(self) -> dict[str, object]:
        """Return the first message: which engine this is, and what it can be asked."""
        game = self.game
        return {
            "type": "hello",
            "protocol": protocol.PROTOCOL,
            "engine": f"Menagerie {__version__}",
            "game": game.name if game else None,
            **({} if game else {"games": list(names())}),
            "rules": game.version if game else None,
            "editions": sorted(game.editions) if game else [],
            "hidden": game is None or game.kind.hidden,
            "levels": [level.name for level in levels(game.name)] if game else [],
            "options": self.options.plain(),
        }

    def say(self, message: Mapping[str, object]) -> None:
        """Write one message; if the output is gone, stop everything."""
        try:
            with self.writing:
                self.sink.write(write_message(message))
                self.sink.flush()
        except (OSError, ValueError):
            self.closed.set()
            for task in list(self.tasks.values()):
                task.stop()
