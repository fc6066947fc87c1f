"""Trail: a list that grows at its end and is shared by its copies, so that copying costs the same however long it is.

A copy and its original use one list, of which each knows how much is its own. Whoever adds first goes on with it; the
other, once it adds something, takes a list of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T], Generic[T]):
    """Items in the order in which they were added."""

    __slots__ = ("_items", "_length", "_shared")

    def __init__(self, items: Iterable[T] = ()) -> None:
        """Begin with some items."""
        self._items = list(items)
        self._length = len(self._items)
        self._shared = False

    def append(self, item: T) -> None:
        """Add an item."""
        if len(self._items) != self._length:
            self._part()
        self._items.append(item)
        self._length += 1

    def pop(self) -> T:
        """Remove the last item and return it."""
        if self._shared:
            self._part()
        item = self._items.pop()
        self._length -= 1
        return item

    def copy(self) -> Trail[T]:
        """Return an independent copy."""
        twin: Trail[T] = Trail.__new__(Trail)
        twin._items, twin._length = self._items, self._length
        twin._shared = self._shared = True
        return twin

    def _part(self) -> None:
        """Take a list of its own."""
        self._items, self._shared = self._items[: self._length], False

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        """Return an item, or several as a list."""
        if isinstance(place, slice):
            start, stop, step = place.indices(self._length)
            return [self._items[each] for each in range(start, stop, step)]
        if not -self._length <= place < self._length:
            raise IndexError(place)
        return self._items[place if place >= 0 else self._length + place]

    def __len__(self) -> int:
        """How many items there are."""
        return self._length

    def __iter__(self) -> Iterator[T]:
        """Go through the items."""
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        """Trails are equal to each other, and to lists, when their items are."""
        if isinstance(other, Trail):
            return list(self) == list(other)
        return isinstance(other, list) and list(self) == other

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Show the items."""
        return f"Trail({list(self)!r})"
