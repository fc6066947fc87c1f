"""A server whose system clock a test lets jump: by as many seconds as stand in the file ``MENAGERIE_TEST_JUMP``."""

from __future__ import annotations

import os
import runpy
import time
from pathlib import Path


def let_jump(file: Path) -> None:
    """Let the wall time be wrong by what stands in a file."""
    true_time, true_time_ns = time.time, time.time_ns

    def wrong_by() -> int:
        return int(file.read_text(encoding="ascii"))

    time.time = lambda: true_time() + wrong_by()
    time.time_ns = lambda: true_time_ns() + wrong_by() * 1_000_000_000


if __name__ == "__main__":
    let_jump(Path(os.environ.pop("MENAGERIE_TEST_JUMP")))
    runpy.run_module("menagerie.server", run_name="__main__")
