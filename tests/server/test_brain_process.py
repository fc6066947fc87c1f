"""Tests for `menagerie.server.brain_process`."""

from __future__ import annotations

import io
import json
from typing import IO, TYPE_CHECKING, Any

from menagerie.server import brain_process
from menagerie.server.brain_process import Brain

if TYPE_CHECKING:
    import pytest


class Quitting(Brain):
    """A worker whose process goes on after its end."""

    def end(self) -> None:
        """Let `run` return instead of leaving the process."""
        self.tasks.put(None)


class Closed(io.RawIOBase):
    """An output that nobody reads."""

    def write(self, _: object) -> int:
        """Fail as a broken pipe does."""
        raise BrokenPipeError


def conversation(*told: dict[str, Any]) -> list[dict[str, Any]]:
    """What a worker says to these lines."""
    sink = io.BytesIO()
    Quitting(io.BytesIO(b"".join(json.dumps(each).encode() + b"\n" for each in told)), sink).run()
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_tasks_are_answered_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker says that it is ready, reports, and answers each task under its number."""

    def attempt(task: dict[str, Any], report: Any, brake: object) -> dict[str, Any]:  # noqa: ANN401 - any callable
        report({"half": task["id"]})
        return {"type": "done", "result": {"all": task["id"]}}

    monkeypatch.setattr(brain_process, "attempt", attempt)
    assert conversation({"work": "a", "id": 1}, {"work": "b", "id": 2}) == [
        {"type": "ready"},
        {"id": 1, "type": "report", "result": {"half": 1}},
        {"id": 1, "type": "done", "result": {"all": 1}},
        {"id": 2, "type": "report", "result": {"half": 2}},
        {"id": 2, "type": "done", "result": {"all": 2}},
    ]


def test_words_to_stop_for_finished_work_are_ignored() -> None:
    """A stop that comes too late disturbs nothing."""
    assert conversation({"work": "stop", "id": 7}) == [{"type": "ready"}]


def test_a_worker_ends_where_nobody_reads() -> None:
    """A worker whose server is gone ends itself."""
    sink: IO[bytes] = Closed()  # type: ignore[assignment]
    Quitting(io.BytesIO(), sink).run()
