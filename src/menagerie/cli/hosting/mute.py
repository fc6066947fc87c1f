"""``menagerie mute``: stop somebody from writing at the tables of a server, for a time or for good."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.hosting.db import Address, with_store
from menagerie.cli.terminal.output import say
from menagerie.errors import InvalidInput, UnknownPerson

if TYPE_CHECKING:
    from menagerie.play.data.rows import Person
    from menagerie.play.stores.sql import SqlStore

FOR_GOOD = datetime(9999, 12, 31, tzinfo=UTC)
"""The end of a mute without a limit."""

Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account, or the id of anybody.")]
Day = Annotated[
    datetime | None,
    typer.Option("--until", metavar="DAY", formats=["%Y-%m-%d"], help="The day, UTC, on which they may speak again."),
]
Off = Annotated[bool, typer.Option("--off", help="Let them speak again.")]


def mute(name: Name, *, until: Day = None, off: Off = False, database: Address = None) -> None:
    """Stop somebody from writing and sending phrases at tables; they can still play."""
    if until is not None and off:
        raise InvalidInput("--until and --off contradict each other")
    end = FOR_GOOD if until is None else until.replace(tzinfo=UTC)

    async def settle(store: SqlStore) -> Person:
        found = await one(store, name)
        await store.mute(found.id, None if off else int(end.timestamp() * 1000))
        return found

    who = with_store(database, settle)
    known = f"{who.name} ({who.id})"
    if off:
        say(f"{known} may speak again")
    else:
        say(f"{known} is muted" + ("" if until is None else f" until {end:%Y-%m-%d}, midnight UTC"))


async def one(store: SqlStore, name: str) -> Person:
    """Return the person with an account name or an id."""
    found = await store.account(name) or await store.person(name)
    if found is None:
        raise UnknownPerson(
            f"there is no account and no id {name[:80]!r}; `menagerie reports show` tells the ids of guests"
        )
    return found
