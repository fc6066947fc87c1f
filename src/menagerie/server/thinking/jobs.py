"""Jobs: work in the background, from a queue in the store that all server processes share: annotations of matches.

A job belongs to whoever asked for it and is done once. While it runs, its progress is stored every few seconds. A job
without progress for a while, because its process ended, is taken over by another process.
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
from menagerie.server.thinking.worker import WorkFailed

if TYPE_CHECKING:
    from menagerie.play.store import Store
    from menagerie.server.support.clock import Clock
    from menagerie.server.thinking.workers import Workers

log = logging.getLogger("menagerie.jobs")

ANNOTATE = "annotate"
POLL = 5.0
"""Seconds after which the queue is read again; a job of this process is noticed at once."""
SILENCE = 60_000
"""Milliseconds without progress after which another process takes a job over."""
REPORT = 5.0
"""Seconds between two reports of progress, at most."""
WHOLE, LEAST, MOST = 60.0, 0.05, 0.5
"""Seconds for a whole match, and for one of its plies at least and at most."""
ATTEMPTS = 3
"""How often the annotation of a match is begun."""


class JobRunner:
    """Does the jobs of the queue, one after the other."""

    def __init__(self, store: Store, workers: Workers, clock: Clock) -> None:
        """Do nothing yet."""
        self._store = store
        self._workers = workers
        self._clock = clock
        self._name = secrets.token_hex(6)
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to work."""
        self._running = asyncio.create_task(self._work(), name="jobs")

    async def close(self) -> None:
        """Stop working; what is not finished is done after the next start."""
        if self._running is not None:
            self._running.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._running

    def wake(self) -> None:
        """Read the queue now."""
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
        store, now_ms = self._store, self._clock.now_ms
        await store.requeue_jobs(now_ms() - SILENCE)
        job = await store.claim_job(self._name, now_ms())
        if job is None:
            return False
        try:
            result = await self._annotated(job)
        except MenagerieError as error:
            log.warning("job %s failed: %s", job.id, error)
            await store.fail_job(job.id, str(error)[:500], now_ms())
        except Exception:
            log.exception("job %s failed", job.id)
            await store.fail_job(job.id, "a fault of the server", now_ms())
        else:
            await store.finish_job(job.id, result, now_ms())
        return True

    async def _annotated(self, job: Job) -> dict[str, Any]:
        """Annotate the match of a job; if the worker dies, another one gets the match."""
        loaded = await self._store.load(job.match or "")
        match = await asyncio.to_thread(match_of, loaded.entries)
        seconds = min(MOST, max(LEAST, WHOLE / max(1, match.ply)))
        record = await asyncio.to_thread(lambda: to_text(record_of(match)))
        task = {"record": record, "seconds": seconds, **job.request}
        progress = [0.0]

        def report(plies: dict[str, Any]) -> None:
            progress[0] = plies["done"] / max(1, plies["total"])

        reports = asyncio.create_task(self._store_progress(job.id, progress))
        try:
            return await self._workers.annotate(task, match.ply, report)
        except WorkFailed:
            raise
        except EngineFailure as error:
            log.warning("job %s is retried: %s", job.id, error)
            return await self._workers.annotate(task, match.ply, report)
        finally:
            reports.cancel()

    async def _store_progress(self, job_id: str, progress: list[float]) -> None:
        """Store the progress of a job every few seconds."""
        while True:
            await asyncio.sleep(min(REPORT, 0.2 + REPORT * progress[0]))
            try:
                await self._store.advance_job(job_id, progress[0], self._clock.now_ms())
            except MenagerieError as error:
                log.warning("the progress of job %s cannot be stored: %s", job_id, error)

    # Annotations

    async def request_annotation(self, match_id: str, person: str, language: str, most: int) -> Job | None:
        """Return the job that annotates a match in a language, a new one if there is none; `None` above `most` jobs.

        A match is annotated once for everybody. A failed annotation may be requested again, a few times.
        """
        known = await self.annotation_of(match_id, language)
        if known is not None and known.status != "failed":
            return known
        number = int(known.id.rpartition(".")[2]) + 1 if known else 1
        if number > ATTEMPTS:
            return known
        now = self._clock.now_ms()
        job = Job(f"{match_id}.{language}.{number}", person, ANNOTATE, now, match_id, {"language": language})
        if not await self._store.queue_job(job, most=most):
            return None
        self.wake()
        return job

    async def annotation_of(self, match_id: str, language: str) -> Job | None:
        """Return the latest job that annotates a match in a language, if there is one."""
        found = None
        for number in range(1, ATTEMPTS + 1):
            job = await self._store.job(f"{match_id}.{language}.{number}")
            if job is None:
                break
            found = job
        return found
