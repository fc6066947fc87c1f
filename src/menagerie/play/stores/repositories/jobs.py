"""A queue of work that any process takes from."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import TYPE_CHECKING, Any

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError

from menagerie.play.data.rows import Job
from menagerie.play.stores.database import Database, insert_if_new
from menagerie.play.stores.repositories.people import unknown
from menagerie.play.stores.tables import jobs, people

if TYPE_CHECKING:
    from sqlalchemy import Select

    from menagerie.play.data.rows import Plain

COLUMNS = tuple(jobs.c["match_id" if each.name == "match" else each.name] for each in fields(Job))
PENDING = ("queued", "running")


class JobTables(Database):
    """Fulfils `Jobs`."""

    async def queue_job(self, job: Job, *, most: int) -> bool:
        """Store a job to be done, unless its person has `most` unfinished ones already; return whether it will be.

        One that is there already, under the same id, stays as it is.
        """
        values = asdict(job)
        values["match_id"] = values.pop("match")
        mine = (jobs.c.person == job.person, jobs.c.status.in_(PENDING))
        try:
            async with self.writing() as connection:
                # Two requests of one person wait for each other here, so that neither is counted too late.
                await connection.execute(select(people.c.id).where(people.c.id == job.person).with_for_update())
                waiting = await connection.scalar(select(func.count()).select_from(jobs).where(*mine))
                if int(waiting or 0) >= most:
                    return False
                await insert_if_new(connection, jobs, values)  # two people may want the same
        except IntegrityError as error:
            raise unknown(job.person) from error
        return True

    async def claim_job(self, worker: str, at: int) -> Job | None:
        """Take the oldest job that waits; no two workers get the same."""
        oldest = select(jobs.c.id).where(jobs.c.status == "queued").order_by(jobs.c.created_at, jobs.c.id).limit(1)
        async with self.writing() as connection:
            found = await connection.scalar(oldest.with_for_update(skip_locked=True))
            if found is None:
                return None
            taken = update(jobs).where(jobs.c.id == found)
            await connection.execute(taken.values(status="running", worker=worker, updated_at=at))
            return Job(*(await connection.execute(select(*COLUMNS).where(jobs.c.id == found))).one())

    async def advance_job(self, job_id: str, progress: float, at: int) -> None:
        """Note how far a job is, from 0 to 1."""
        await self._change_job(job_id, {"progress": min(max(progress, 0.0), 1.0), "updated_at": at})

    async def finish_job(self, job_id: str, result: Plain, at: int) -> None:
        """Store what came out of a job."""
        await self._change_job(job_id, {"status": "done", "progress": 1.0, "result": result, "updated_at": at})

    async def fail_job(self, job_id: str, error: str, at: int) -> None:
        """Store why a job failed."""
        await self._change_job(job_id, {"status": "failed", "error": error, "updated_at": at})

    async def _change_job(self, job_id: str, values: dict[str, Any]) -> None:
        async with self.writing() as connection:
            await connection.execute(update(jobs).where(jobs.c.id == job_id, jobs.c.status == "running").values(values))

    async def requeue_jobs(self, before: int) -> int:
        """Queue the jobs again that made no progress since `before`; return how many."""
        silent = (jobs.c.status == "running", jobs.c.updated_at < before)
        async with self.writing() as connection:
            again = update(jobs).where(*silent).values(status="queued", worker=None, progress=0.0)
            return (await connection.execute(again)).rowcount

    async def job(self, job_id: str) -> Job | None:
        """Return a job."""
        found = await self._jobs(select(*COLUMNS).where(jobs.c.id == job_id))
        return found[0] if found else None

    async def jobs_of(self, person: str, *, limit: int = 50) -> list[Job]:
        """Return somebody's jobs, latest first."""
        mine = select(*COLUMNS).where(jobs.c.person == person)
        return await self._jobs(mine.order_by(jobs.c.created_at.desc(), jobs.c.id).limit(limit))

    async def _jobs(self, wanted: Select[Any]) -> list[Job]:
        async with self.reading() as connection:
            return [Job(*row) for row in await connection.execute(wanted)]
