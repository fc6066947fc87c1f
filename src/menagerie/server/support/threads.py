"""Threads: work that takes a while is done in threads, a few at a time, so that the event loop stays free."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Threads:
    """A limited share of Python's threads."""

    def __init__(self, limit: int) -> None:
        """Allow so many pieces of work at a time; others wait."""
        self._free = asyncio.Semaphore(limit)

    async def run(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        """Do work in a thread and return its result."""
        async with self._free:
            return await asyncio.to_thread(work, *given, **named)
