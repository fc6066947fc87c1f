"""Own matches: what changes in the matches of a person who takes another name or deletes the account."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError
from menagerie.play.data.commands import Leave, Rename, Resign

if TYPE_CHECKING:
    from menagerie.play.data.commands import Command
    from menagerie.server.live.hub import Hub

logger = logging.getLogger("menagerie.server")

MOST = 1000
"""Matches of a person that are changed."""


async def rename(hub: Hub, person: str, name: str) -> None:
    """Show the new name of a person in all matches that are not over."""
    for row in await hub.store.matches_of(person, limit=MOST):
        try:
            await hub.act(row.id, Rename(person, name))
        except MenagerieError as error:
            logger.warning("%s keeps the old name in %s: %s", person, row.id, error)


async def withdraw(hub: Hub, person: str) -> None:
    """Leave or resign all matches of a person."""
    for row in await hub.store.matches_of(person, limit=MOST):
        command: Command = Leave(person) if row.summary.status == "open" else Resign(person)
        try:
            await hub.act(row.id, command)
        except MenagerieError as error:
            logger.info("%s does not change: %s", row.id, error)
