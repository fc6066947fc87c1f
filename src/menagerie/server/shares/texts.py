"""Texts: what is made of matches for those who ask, once for all of them, and kept as long as there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

MOST = 32 * 1024 * 1024
"""Characters that are kept; what was unused for longest is forgotten first."""


class Texts:
    """Texts by what they are about; one that changes has another key."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[Hashable, str] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[str]] = {}
        self.size = 0

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Return a text; whoever asks while it is made waits for the same work."""
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(task)

    async def _make(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, str]]) -> str:
        try:
            text = await make()
        finally:
            del self._making[key]
        self._kept[key] = text
        self.size += len(text)
        while self.size > MOST:
            self.size -= len(self._kept.popitem(last=False)[1])
        return text
