"""Tests for `menagerie.server.thinking.workers`, `lane` and `worker`: real processes, which die in many ways."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
from contextlib import aclosing
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.engine import async_client
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.errors import EngineFailure, EngineTooSlow
from menagerie.server.thinking import workers as workers_module
from menagerie.server.thinking.lane import Processes
from menagerie.server.thinking.worker import Worker, WorkFailed
from menagerie.server.thinking.workers import Turn, Workers, analysis_request, thinking_time, without_thinking

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.anyio
PATIENCE = 60.0


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that asynchronous tests run on."""
    return "asyncio"


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """Workers that are ended after the test."""
    made = Workers()
    yield made
    await made.close()


def first_turn(name: str = "siam", level: str = "ant", **changes: Any) -> Turn:  # noqa: ANN401 - any field
    """The first turn of a game, as its seat sees it."""
    game = load(name)
    position = game.new()
    while (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    seat = position.to_act or 0
    return Turn(name, position.edition.id, seat, game.format_view(position, seat), level, **changes)


def offered(turn: Turn) -> list[str]:
    """The moves that a turn's seat may choose from."""
    game = load(turn.game)
    return game.offers(View(game.edition(turn.edition), turn.seat, turn.view))


def question(seconds: float = 30.0, **changes: object) -> dict[str, Any]:
    """An analysis of the start of Siam."""
    game = load("siam")
    asked = {"position": game.format_position(game.new())}
    return {"game": "siam", "asked": asked, "lines": 2, "seconds": seconds, **changes}


def process_of(lane: Any) -> Any:  # noqa: ANN401 - looks behind doors
    """The process of a lane's first worker."""
    return lane.workers[0].process


async def test_bots_move_while_the_loop_goes_on(workers: Workers) -> None:
    """The event loop runs on while a bot thinks, and one process serves one move after the other."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.01)

    ticking = asyncio.create_task(tick())
    for name in ("siam", "jungla", "comet"):
        turn = first_turn(name, "1")
        thought = await workers.choose(turn)
        assert thought.move in offered(turn)
        assert thought.trouble is None
    ticking.cancel()
    assert ticks > 5
    assert workers.restarts == 0
    assert workers.fallbacks == 0


async def test_a_worker_that_dies_is_replaced(workers: Workers) -> None:
    """Between two moves a process is killed; the next move comes from another one."""
    turn = first_turn(level="1")
    await workers.choose(turn)
    process_of(workers.bots).kill()
    await process_of(workers.bots).wait()
    assert (await workers.choose(turn)).trouble is None
    assert workers.restarts == 1


async def test_a_worker_killed_in_the_middle_of_a_move_is_asked_again(workers: Workers) -> None:
    """The move comes all the same, with thought."""
    turn = first_turn(level="8")
    moving = asyncio.create_task(workers.choose(turn))
    while process_of(workers.bots) is None:  # noqa: ASYNC110 - processes tell nobody of their birth
        await asyncio.sleep(0.01)
    process_of(workers.bots).kill()
    thought = await moving
    assert thought.move in offered(turn)
    assert thought.trouble is None
    assert workers.restarts == 1


async def test_a_legal_move_comes_even_without_workers(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where no process can be started, a legal move is played without thinking, and the log says so."""
    monkeypatch.setattr(sys, "executable", "/bin/false")
    turn = first_turn(level="1")
    thought = await workers.choose(turn)
    assert thought.move in offered(turn)
    assert "has ended with status" in str(thought.trouble)
    assert workers.fallbacks == 1
    assert "without thinking" in caplog.text


async def test_a_missing_program_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is not there is told as a failure of the worker."""
    monkeypatch.setattr(sys, "executable", "/no/such/program")
    with pytest.raises(EngineFailure, match="cannot be started"):
        await Worker("lost", 0).ask({"type": "ping"}, PATIENCE, None)


async def test_a_clock_is_kept_even_if_a_worker_hangs(workers: Workers) -> None:
    """A bot whose worker stands still moves before its clock has run out."""
    await workers.choose(first_turn(level="1"))
    os.kill(process_of(workers.bots).pid, signal.SIGSTOP)
    turn = first_turn(level="1", left=1500)
    thought = await workers.choose(turn)
    assert thought.move in offered(turn)
    assert thought.trouble is not None


async def test_a_hanging_worker_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that does not answer in time is ended, and the next task is done by another."""
    lane = Processes("test", 1, 0)
    task = analysis_request(question(nodes=100))
    await lane.run(task, PATIENCE, None)
    stopped = lane.workers[0].process
    assert stopped is not None
    os.kill(stopped.pid, signal.SIGSTOP)
    with pytest.raises(EngineTooSlow, match="not answered within"):
        await lane.run(task, 0.2, None)
    assert stopped.returncode == -signal.SIGKILL
    assert (await lane.run(task, PATIENCE, None))["line"]
    assert lane.restarts == 1
    await lane.close()


async def test_a_process_that_never_gets_ready_is_ended(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Any,  # noqa: ANN401 - a path
) -> None:
    """A process that says nothing is given up."""
    program = tmp_path / "mute"
    program.write_text("#!/bin/sh\nexec sleep 600\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(async_client, "START", 0.2)
    worker = Worker("mute", 0)
    with pytest.raises(EngineTooSlow, match="was not ready"):
        await worker.ask({"type": "ping"}, PATIENCE, None)
    assert worker.process is None


async def test_a_worker_that_says_too_much_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer longer than the longest is a failure like the end of a process, and the next task gets a new one."""
    monkeypatch.setattr(async_client, "LONGEST_ANSWER", 200)
    worker = Worker("chatty", 0)
    with pytest.raises(EngineFailure, match="has ended"):
        await worker.ask(analysis_request(question(nodes=100)), PATIENCE, None)
    assert worker.process is None
    assert worker.pending is None


async def test_lines_are_told_again_and_again(workers: Workers) -> None:
    """A stream tells what is known so far, and the final answer last."""
    told = [each async for each in workers.line_stream(question(seconds=1.5))]
    assert [each["final"] for each in told] == [False] * (len(told) - 1) + [True]
    assert told[-1]["words"]
    assert all(each["lines"] for each in told)


async def test_closing_a_stream_stops_the_search(workers: Workers) -> None:
    """Whoever looks away gives the worker free, without the process being lost."""
    async with aclosing(workers.line_stream(question(seconds=3000.0))) as stream:
        async for _ in stream:
            break
    await workers.lines(question(nodes=100))
    assert workers.restarts == 0


async def test_deaf_work_is_ended(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that does not stop when told to is replaced, so that others need not wait for it."""
    monkeypatch.setattr(async_client, "LEAVE", 0.1)
    await workers.lines(question(nodes=100))
    os.kill(process_of(workers.analysts).pid, signal.SIGSTOP)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await workers.lines(question())
    assert (await workers.lines(question(nodes=100)))["line"]
    assert workers.restarts == 1


async def test_refused_questions_keep_the_worker(workers: Workers) -> None:
    """A position that cannot be read is refused with the engine's code; the process goes on."""
    with pytest.raises(WorkFailed) as refusal:
        await workers.lines(question(asked={"position": "nonsense"}))
    assert refusal.value.code == "position/invalid"
    assert (await workers.lines(question(nodes=100)))["line"]
    assert workers.restarts == 0


async def test_a_turn_without_a_move_is_an_error(workers: Workers) -> None:
    """Where the seat is not to act, there is no move to play without thinking either."""
    turn = first_turn()
    with pytest.raises(EngineFailure, match="no move to choose"):
        without_thinking(Turn(turn.game, turn.edition, 2, turn.view, "1"), "")


def test_bots_spend_their_clock_carefully() -> None:
    """Without a clock a level has its own time; on a clock a part of what is left, and never all of it."""
    usual = thinking_time(first_turn(level="8"))
    assert thinking_time(first_turn(level="8", left=10_000_000)) == usual
    assert 0 < thinking_time(first_turn(level="8", left=6_000)) <= 0.2
    assert thinking_time(first_turn(level="8", left=100)) == workers_module.LEAST_TIME


async def test_those_who_wait_are_counted() -> None:
    """A lane knows how many tasks wait for its workers."""
    lane = Processes("none", 0, 0)
    waiting = asyncio.create_task(lane.run({}, PATIENCE, None))
    await asyncio.sleep(0)
    assert lane.waiting == 1
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert lane.waiting == 0
    await lane.close()


def test_workers_die_with_their_server() -> None:
    """A server that is killed in the middle of a search leaves no process behind."""
    script = """
        import asyncio, os, signal
        from menagerie.core.registry import load
        from menagerie.server.thinking.workers import Workers
        async def main():
            workers = Workers()
            asked = {"position": load("siam").format_position(load("siam").new())}
            async for _ in workers.line_stream({"game": "siam", "asked": asked, "lines": 1, "seconds": 3000.0}):
                print(workers.analysts.workers[0].process.pid, flush=True)
                os.kill(os.getpid(), signal.SIGKILL)
        asyncio.run(main())
    """
    command = [sys.executable, "-c", textwrap.dedent(script)]
    # The worker holds the same standard error, so this waits for its end too, and gives up if it lives on.
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == -signal.SIGKILL
    assert int(done.stdout) > 0


async def test_nothing_is_started_after_the_end() -> None:
    """A lane that is closed refuses tasks and starts no process for them."""
    lane = Processes("closed", 1, 0)
    await lane.close()
    with pytest.raises(EngineFailure, match="about to end"):
        await lane.run({}, PATIENCE, None)
    assert lane.workers[0].process is None
