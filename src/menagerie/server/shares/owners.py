"""Owners: from which network people came last, so that work for them is shared out by network and person."""

from __future__ import annotations

from collections import OrderedDict
from contextvars import ContextVar

MOST = 50_000
"""People who are remembered; the one who came longest ago is forgotten first."""
UNKNOWN = "-"
SERVER = ""
"""The network of work that nobody has asked for."""
OWNER: ContextVar[tuple[str, ...]] = ContextVar("OWNER", default=(SERVER,))
"""Whom the work of the present request belongs to."""


class Owners:
    """The networks of the people who came lately."""

    def __init__(self) -> None:
        """Know nobody."""
        self._networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        """Remember where somebody is."""
        self._networks[person] = network
        self._networks.move_to_end(person)
        if len(self._networks) > MOST:
            self._networks.popitem(last=False)

    def owner(self, person: str, *of_theirs: str) -> tuple[str, ...]:
        """Return whom work for somebody belongs to: their network, they, and what it is of theirs.

        Somebody who has not come since the start, such as the host of an old match, is a network of their own.
        """
        return (self._networks.get(person, f"{UNKNOWN}{person}"), person, *of_theirs)
