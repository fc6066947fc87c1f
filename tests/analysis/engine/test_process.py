"""Tests for `menagerie.analysis.engine.process`."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import Any

from menagerie.analysis.engine import protocol
from menagerie.analysis.engine.process import WorkerEngine
from menagerie.core.registry import load, names

START = load("siam").format_position(load("siam").new())


class Staying(WorkerEngine):
    """A worker's engine whose process goes on after its end."""

    left = False

    def leave(self) -> None:
        """Remember it instead of leaving the process."""
        self.left = True


def conversation(*requests: dict[str, Any]) -> tuple[list[dict[str, Any]], bool]:
    """What the engine answers to these requests and then the end of its input, and whether it left at once."""
    sink = io.StringIO()
    engine = Staying(None, io.BytesIO(b"".join(json.dumps(each).encode() + b"\n" for each in requests)), sink)
    engine.run()
    return [json.loads(line) for line in sink.getvalue().splitlines()], engine.left


def test_an_engine_of_all_games_says_so() -> None:
    """The hello names no game and lists all of them."""
    (hello,), _ = conversation()
    assert hello["protocol"] == protocol.PROTOCOL
    assert hello["game"] is None
    assert hello["games"] == list(names())


def test_the_end_of_the_input_is_the_end() -> None:
    """The engine leaves at once when its input ends, but not after `quit`, which is answered."""
    assert conversation()[1] is True
    messages, left = conversation({"type": "quit"})
    assert left is False
    assert messages[-1] == {"type": "bye"}


def test_every_request_names_its_game() -> None:
    """Requests for several games are answered one after another; without a known game they are refused."""
    limits = {"limits": {"nodes": 50}, "info": False}
    jungla = load("jungla").format_position(load("jungla").new())
    messages, _ = conversation(
        {"type": "analyse", "id": 1, "game": "siam", "position": START, **limits},
        {"type": "analyse", "id": 2, "game": "jungla", "position": jungla, **limits},
        {"type": "analyse", "id": 3, "position": START},
        {"type": "analyse", "id": 4, "game": "chess", "position": START},
        {"type": "set", "id": 5, "options": {"level": 1}},
    )
    answers = {message["id"]: message for message in messages[1:]}
    assert [answers[number]["type"] for number in range(1, 6)] == ["best", "best", "error", "error", "error"]
    assert [answers[number]["code"] for number in (3, 4, 5)] == ["request/field", "request/field", "option/invalid"]


def test_the_process_is_nice_and_keeps_stray_output_apart() -> None:
    """The process lowers its priority, and only messages reach its standard output."""
    code = (
        "import os, sys\n"
        "from menagerie.analysis.engine import process\n"
        "nice = os.nice(0)\n"
        "process.WorkerEngine.leave = lambda self: (print('stray'), print(os.nice(0) - nice), os._exit(0))\n"
        "process.main(3)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=True, env={**os.environ})
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["hello"]
    assert b"3" in done.stderr
