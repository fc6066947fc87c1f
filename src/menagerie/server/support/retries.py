"""Retries: work that has to be stored is repeated while the store fails."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, TypeVar

from menagerie.errors import StoreFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

logger = logging.getLogger("menagerie.hub")

PAUSE = 3.0
"""Seconds between two attempts."""
Result = TypeVar("Result")


async def retried(work: Callable[[], Awaitable[Result]]) -> Result:
    """Return the result of some work; it is repeated for as long as the store fails."""
    while True:
        try:
            return await work()
        except StoreFailure as error:
            logger.warning("retry in %s seconds: %s", PAUSE, error)
            await asyncio.sleep(PAUSE)
