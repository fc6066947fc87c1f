"""An engine process of all games, as servers start it: ``python -m menagerie.analysis.engine.process NICENESS``.

It ends as soon as its input ends, so it never outlives the server that started it.
"""

from __future__ import annotations

import os
import sys

from menagerie.analysis.engine.engine import Engine
from menagerie.analysis.engine.protocol import LONGEST_TASK
from menagerie.analysis.engine.request import Options

TABLE = 18
"""Bits of the table of an analysis: 4 MiB."""


class WorkerEngine(Engine):
    """An engine of all games that leaves at once when its input ends."""

    longest = LONGEST_TASK

    def read(self) -> bool:
        """Take requests; at the end of the input leave at once."""
        quitting = super().read()
        if not quitting:
            self.leave()
        return quitting

    def leave(self) -> None:
        """End the process, in the middle of a search if need be."""
        os._exit(0)


def main(niceness: int) -> None:
    """Run between standard input and standard output, at a low priority."""
    os.nice(niceness)
    sink = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # a stray print must not disturb the messages
    WorkerEngine(None, sys.stdin.buffer, sink, Options(table=TABLE)).run()


if __name__ == "__main__":
    main(int(sys.argv[1]))
