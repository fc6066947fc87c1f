"""Work in the background, from a queue in the store that all server processes share: the annotation of matches.

A job belongs to whoever asked for it and is done once. While it runs it gives signs of life; a job of which nothing was
heard for a while, because its process ended, is taken up again by another.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING, Any

from menagerie.core.record import to_text
from menagerie.errors import EngineFailure, MenagerieError
from menagerie.play.data.rows import Job
from menagerie.play.export import record_of
from menagerie.play.standing import match_of
from menagerie.server.state import now_ms
from menagerie.server.thinking.worker import WorkFailed

if TYPE_CHECKING:
    from menagerie.server.state import Server

log = logging.getLogger("menagerie.jobs")

ANNOTATE = "annotate"
POLL = 5.0
"""Seconds after which the queue is looked at again; a job of this process is noticed at once."""
SILENCE = 60_000
"""Milliseconds without a sign of life after which a job is taken up again."""
SIGN = 5.0
"""Seconds between two signs of life."""
WHOLE, LEAST, MOST = 60.0, 0.05, 0.5
"""Seconds for a whole match, and for one of its plies at least and at most."""


class JobRunner:
    """A part of a server: takes jobs from the queue, one after the other."""

    def __init__(self, server: Server) -> None:
        """Belong to a server that is not open yet."""
        self._server = server
        self._name = secrets.token_hex(6)
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to work."""
        self._running = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Stop working; what is not finished is done after the next start."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    def wake(self) -> None:
        """Look at the queue now."""
        self._woken.set()

    async def _work(self) -> None:
        while True:
            try:
                while await self.do_one():
                    pass
            except Exception:
                log.exception("the queue of jobs cannot be read")
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._woken.wait()

    async def do_one(self) -> bool:
        """Do the oldest job that waits; return whether there was one."""
        store = self._server.store
        await store.requeue_jobs(now_ms() - SILENCE)
        job = await store.claim_job(self._name, now_ms())
        if job is None:
            return False
        try:
            result = await self._annotated(job)
        except MenagerieError as error:
            log.warning("job %s came to nothing: %s", job.id, error)
            await store.fail_job(job.id, str(error)[:500], now_ms())
        except Exception:
            log.exception("job %s came to nothing", job.id)
            await store.fail_job(job.id, "a fault of the server", now_ms())
        else:
            await store.finish_job(job.id, result, now_ms())
        return True

    async def _annotated(self, job: Job) -> dict[str, Any]:
        """Annotate the match of a job; a worker that dies is given the match once more."""
        loaded = await self._server.store.load(job.match or "")
        match = await asyncio.to_thread(match_of, loaded.entries)
        seconds = min(MOST, max(LEAST, WHOLE / max(1, match.ply)))
        record = await asyncio.to_thread(lambda: to_text(record_of(match)))
        task = {"record": record, "seconds": seconds, **job.request}
        progress = [0.0]

        def report(told: dict[str, Any]) -> None:
            progress[0] = told["done"] / max(1, told["total"])

        signs = asyncio.create_task(self._signs(job.id, progress))
        try:
            return await self._server.workers.annotate(task, match.ply, report)
        except WorkFailed:
            raise
        except EngineFailure as error:
            log.warning("job %s is begun again: %s", job.id, error)
            return await self._server.workers.annotate(task, match.ply, report)
        finally:
            signs.cancel()

    async def _signs(self, job_id: str, progress: list[float]) -> None:
        """Tell the store again and again how far a job is."""
        while True:
            await asyncio.sleep(min(SIGN, 0.2 + SIGN * progress[0]))
            try:
                await self._server.store.advance_job(job_id, progress[0], now_ms())
            except MenagerieError as error:
                log.warning("the progress of job %s cannot be stored: %s", job_id, error)


async def ask_for_annotation(server: Server, match_id: str, person: str, language: str, most: int) -> Job | None:
    """Return the job that annotates a match in a language, a new one if there is none; nothing if there are too many.

    A match is annotated once for everybody; what came to nothing may be tried again.
    """
    known = await annotation_of(server, match_id, language)
    if known is not None and known.status != "failed":
        return known
    number = int(known.id.rpartition(".")[2]) + 1 if known else 1
    job = Job(f"{match_id}.{language}.{number}", person, ANNOTATE, now_ms(), match_id, {"language": language})
    if number > ATTEMPTS:
        return known
    if not await server.store.queue_job(job, most=most):
        return None
    server.jobs.wake()
    return job


ATTEMPTS = 3
"""How often the annotation of a match is begun."""


async def annotation_of(server: Server, match_id: str, language: str) -> Job | None:
    """Return the latest job that annotates a match in a language, if there is one."""
    found = None
    for number in range(1, ATTEMPTS + 1):
        job = await server.store.job(f"{match_id}.{language}.{number}")
        if job is None:
            break
        found = job
    return found
