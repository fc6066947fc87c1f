"""Jobs: work in the background, from a queue in the store that all server processes share: annotations of matches.

A job belongs to whoever asked for it and is done once. Jobs go on side by side, a part of each at a time, so that a
long one delays nobody. What somebody asked about lately goes first, and what nobody asks about for long is given up.
While a job runs, its progress is stored every few seconds. A job without progress for a while, because its process
ended, is taken over by another process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from menagerie.analysis.review.parts import joined, parts_of
from menagerie.core.record import to_text
from menagerie.errors import EngineFailure, MenagerieError
from menagerie.play.data.rows import Job
from menagerie.play.export import record_of
from menagerie.play.standing import match_of
from menagerie.server.shares.turns import Ticket
from menagerie.server.thinking.worker import WorkFailed

if TYPE_CHECKING:
    from menagerie.play.data.rows import Logged
    from menagerie.play.store import Store
    from menagerie.server.shares.owners import Owners
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
AT_ONCE = 64
"""Jobs that one process has begun; they take turns."""
MOST_PLIES = 2000
"""Plies of a match that is annotated."""
WHOLE, LEAST, MOST = 60.0, 0.03, 0.5
"""Seconds for a whole match, and for one of its plies at least and at most."""
PART = 4.0
"""Seconds that one part of an annotation takes."""
ATTEMPTS = 3
"""How often the annotation of a match is begun."""
ATTENTION = 60.0
"""Seconds after somebody has asked about a job in which it goes before others."""
FORGOTTEN = 900.0
"""Seconds after which a job is given up that nobody has asked about."""
MOST_REMEMBERED = 10_000
"""Jobs of which it is known when somebody asked about them."""


class JobRunner:
    """Does the jobs of the queue, side by side."""

    def __init__(self, store: Store, workers: Workers, clock: Clock, owners: Owners, *, shared: bool = False) -> None:
        """Do nothing yet; with `shared`, people may ask other processes about the jobs of this one."""
        self._store = store
        self._workers = workers
        self._clock = clock
        self._owners = owners
        self._shared = shared
        self._name = secrets.token_hex(6)
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._doing: set[asyncio.Task[None]] = set()
        self._asked: OrderedDict[str, float] = OrderedDict()
        """When somebody asked about a job last."""

    def open(self) -> None:
        """Begin to work."""
        self._running = asyncio.create_task(self._work(), name="jobs")

    async def close(self) -> None:
        """Stop working; what is not finished is done after the next start."""
        tasks = [*self._doing, *([self._running] if self._running is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self) -> None:
        """Read the queue now."""
        self._woken.set()

    async def _work(self) -> None:
        while True:
            try:
                while len(self._doing) < AT_ONCE and (job := await self._claim()) is not None:
                    doing = asyncio.create_task(self._do(job), name=f"job {job.id}")
                    self._doing.add(doing)
                    doing.add_done_callback(self._done)
            except Exception:
                log.exception("the queue of jobs cannot be read")
            self._woken.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL):
                    await self._woken.wait()

    def _done(self, doing: asyncio.Task[None]) -> None:
        self._doing.discard(doing)
        self.wake()

    async def _claim(self) -> Job | None:
        now = self._clock.now_ms()
        await self._store.requeue_jobs(now - SILENCE)
        return await self._store.claim_job(self._name, now)

    async def do_one(self) -> bool:
        """Do the oldest job that waits; return whether there was one."""
        job = await self._claim()
        if job is not None:
            await self._do(job)
        return job is not None

    async def _do(self, job: Job) -> None:
        """Do a job, and store what came out of it."""
        store, now_ms = self._store, self._clock.now_ms
        progress = [0.0]
        reports = asyncio.create_task(self._store_progress(job.id, progress))
        try:
            result = await self._annotated(job, progress)
        except MenagerieError as error:
            log.warning("job %s failed: %s", job.id, error)
            await store.fail_job(job.id, str(error)[:500], now_ms())
        except Exception:
            log.exception("job %s failed", job.id)
            await store.fail_job(job.id, "a fault of the server", now_ms())
        else:
            await store.finish_job(job.id, result, now_ms())
        finally:
            reports.cancel()

    async def _annotated(self, job: Job, progress: list[float]) -> dict[str, Any]:
        """Annotate the match of a job, part by part, the last part first; others have their turn in between."""
        self._asked.setdefault(job.id, self._clock.monotonic())
        loaded = await self._store.load(job.match or "")
        record, plies = await asyncio.to_thread(written, loaded.entries)
        if plies > MOST_PLIES:
            raise EngineFailure(f"the match has {plies} plies, expected at most {MOST_PLIES}")
        seconds = min(MOST, max(LEAST, WHOLE / max(1, plies)))
        task = {"record": record, "seconds": seconds, **job.request}
        parts = parts_of(plies, max(1, round(PART / seconds))) or [(1, 1)]
        made: list[dict[str, Any]] = []
        for first, last in parts:
            await self._check_wanted(job)
            made.append(await self._part(job, {**task, "plies": [first, last]}, progress, plies - last))
        return joined(made)

    async def _part(self, job: Job, task: dict[str, Any], progress: list[float], before: int) -> dict[str, Any]:
        """Annotate a part; if the worker dies, another one gets it."""
        first, last = task["plies"]

        def report(plies: dict[str, Any]) -> None:
            progress[0] = (before + plies["done"]) / max(1, before + last)

        try:
            return await self._workers.annotate(task, last - first + 2, report, self._ticket(job))
        except WorkFailed:
            raise
        except EngineFailure as error:
            log.warning("a part of job %s is retried: %s", job.id, error)
            return await self._workers.annotate(task, last - first + 2, report, self._ticket(job))

    def _ticket(self, job: Job) -> Ticket:
        lately = self._clock.monotonic() - self._asked.get(job.id, 0.0) <= ATTENTION
        return Ticket(self._owners.owner(job.person, job.id), urgent=lately)

    async def _check_wanted(self, job: Job) -> None:
        """Give a job up that was deleted with its person, or that nobody asks about any more."""
        if await self._store.job(job.id) is None:
            raise EngineFailure("the job was deleted")
        if not self._shared and self._clock.monotonic() - self._asked.get(job.id, 0.0) > FORGOTTEN:
            raise EngineFailure("nobody waits for it any more")

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
        if found is not None and found.status in {"queued", "running"}:
            self._note_asked(found.id)
        return found

    def _note_asked(self, job_id: str) -> None:
        """Remember that somebody waits for a job."""
        self._asked[job_id] = self._clock.monotonic()
        self._asked.move_to_end(job_id)
        if len(self._asked) > MOST_REMEMBERED:
            self._asked.popitem(last=False)


def written(entries: tuple[Logged, ...]) -> tuple[str, int]:
    """Return the record of a stored match and its number of plies."""
    match = match_of(entries)
    return to_text(record_of(match)), match.ply
