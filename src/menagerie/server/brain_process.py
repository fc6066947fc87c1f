"""The whole life of a worker: a process that reads tasks as lines of JSON and writes what came of them.

It ends when its input ends, so no worker outlives its server, however that came to its end.
"""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO, Any

from menagerie.server.brains import Brake, attempt

Plain = dict[str, Any]


class Brain:
    """Tasks one after the other, while a thread of its own listens for the word to stop."""

    def __init__(self, source: IO[bytes], sink: IO[bytes]) -> None:
        """Get ready; nothing is read before `run`."""
        self.source, self.sink = source, sink
        self.tasks: SimpleQueue[Plain | None] = SimpleQueue()
        self.brakes: dict[int, Brake] = {}
        self.writing = Lock()

    def listen(self) -> None:
        """Take in tasks and words to stop until the input ends; then nothing is worth finishing."""
        for line in self.source:
            told = json.loads(line)
            if told["work"] == "stop":
                brake = self.brakes.get(told["id"])
                if brake is not None:
                    brake.pull()
            else:
                self.brakes[told["id"]] = Brake()
                self.tasks.put(told)
        self.end()

    def end(self) -> None:
        """Leave at once, in the middle of a search if need be."""
        os._exit(0)

    def run(self) -> None:
        """Do what comes in."""
        Thread(target=self.listen, daemon=True, name="ear").start()
        self.say({"type": "ready"})
        while (task := self.tasks.get()) is not None:
            number: int = task["id"]
            answer = attempt(task, partial(self.report, number), self.brakes[number])
            del self.brakes[number]
            self.say({"id": number, **answer})

    def report(self, number: int, told: Plain) -> None:
        """Tell what is known on the way."""
        self.say({"id": number, "type": "report", "result": told})

    def say(self, told: Plain) -> None:
        """Write one line; where nobody reads any more, everything ends."""
        try:
            with self.writing:
                self.sink.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
                self.sink.flush()
        except OSError:
            self.end()


def main(niceness: int) -> None:
    """Work between standard input and standard output, behind everybody who waits for the machine."""
    os.nice(niceness)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints by mistake does not disturb the conversation
    Brain(sys.stdin.buffer, sink).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
