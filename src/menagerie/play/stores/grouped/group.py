"""Groups of appends: whatever arrives while a group is being written forms the next one.

Nobody waits for others to come: an append that finds nobody writing is written at once. Each is answered after the
commit of its group, and a group is written to its end whoever goes away.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from menagerie.play.data.rows import Appended, News

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.play.data.rows import SeatRow

LARGEST = 200
"""Appends in one group; more would only wait longer."""


@dataclass(slots=True)
class Append:
    """An append that waits: the values of all statements that it takes, and the answer."""

    match: str
    after: int
    number: int
    """The last number once it is written."""
    client_id: str | None
    standing: dict[str, Any]
    """The parameters of the statement that changes the match."""
    entries: list[dict[str, Any]]
    seats: frozenset[SeatRow]
    invited: frozenset[str]
    seats_known: bool
    """Whether the seats and invitations in the database are known to be these."""
    refusals: int
    """How often the database had been locked by others when this one came."""
    answer: asyncio.Future[Appended] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def appended(self) -> Appended:
        """The answer if it is written."""
        return Appended(self.after, self.number)

    @property
    def news(self) -> News:
        """What others are told."""
        return News(self.match, self.number)

    def settle(self, outcome: Appended | BaseException) -> None:
        """Answer, unless nobody waits any more."""
        if self.answer.done():
            return
        if isinstance(outcome, Appended):
            self.answer.set_result(outcome)
        else:
            self.answer.set_exception(outcome)


class Group:
    """The appends that wait, and the task that writes them group by group."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        """Let `write` write a group and settle each of its appends."""
        self._write = write
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, append: Append) -> Appended:
        """Wait until an append is on the disk, or raise why it is not."""
        self._waiting.append(append)
        if self._writing is None:
            self._writing = asyncio.create_task(self._run(), name="appends")
        return await append.answer

    async def _run(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            try:
                await self._write(group)
            except Exception as error:  # noqa: BLE001 - told to everybody who waits
                for append in group:
                    append.settle(error)
        self._writing = None

    async def close(self) -> None:
        """Wait until everything is written."""
        while self._writing is not None:
            await asyncio.wait([self._writing])
