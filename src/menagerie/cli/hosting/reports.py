"""``menagerie reports``: read and close the complaints of people on a server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from menagerie.cli.hosting.db import Address, with_store
from menagerie.cli.terminal.output import flat, say
from menagerie.errors import Unknown

if TYPE_CHECKING:
    from menagerie.play.data.rows import ChatLine, Report
    from menagerie.play.stores.sql import SqlStore

app = typer.Typer(help="Read and close what people complain about.", invoke_without_command=True)

Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a complaint.", min=1, max=2_000_000_000)]
MOST = 100
INDENT = "\n        "
AROUND = 6
"""Lines of chat that are shown before the one that a complaint is about."""


@app.callback()
def reports(context: typer.Context, *, database: Address = None) -> None:
    """List complaints that are open, oldest first, unless another command follows."""
    if context.invoked_subcommand is None:
        list_open(database=database)


@app.command("list")
def list_open(*, database: Address = None) -> None:
    """List complaints that are open, oldest first."""
    found, names = with_store(database, open_ones)
    if not found:
        say("no complaint is open")
    for each in found:
        reason = flat(each.reason)
        short = reason if len(reason) <= 80 else reason[:79] + "…"
        say(f"{each.id:>5}  {when(each.at)}  {names[each.person]} about {names[each.about]}: {short}")
    if len(found) == MOST:
        say(f"(the first {MOST})")


async def open_ones(store: SqlStore) -> tuple[list[Report], dict[str, str]]:
    """Return open complaints and the names of everybody in them."""
    found = await store.open_reports(limit=MOST)
    return found, await names_of(store, [who for each in found for who in (each.person, each.about)])


async def names_of(store: SqlStore, ids: list[str]) -> dict[str, str]:
    """Return the names of people; the ids of those who are gone."""
    known = await store.people(ids)
    return {each: known[each].name if each in known else each for each in ids}


@app.command("show")
def show(number: Number, *, database: Address = None) -> None:
    """Show a complaint with what was said before it."""

    async def look(store: SqlStore) -> tuple[Report, dict[str, str], list[ChatLine]]:
        found = await one(store, number)
        last = found.line or 0
        lines = await store.chat_lines(found.match, after=max(0, last - AROUND - 1)) if found.match and last else []
        before = [line for line in lines if line.number <= last]
        people = [found.person, found.about, *(line.person for line in before)]
        return found, await names_of(store, people), before

    found, names, lines = with_store(database, look)
    say(f"complaint {found.id} of {when(found.at)}")
    say(f"by      {names[found.person]} ({found.person})")
    say(f"about   {names[found.about]} ({found.about})")
    if found.match:
        say(f"match   {found.match}: /match/{found.match}")
    say(f"reason  {INDENT.join(map(flat, found.reason.splitlines()))}")
    for line in lines:
        mark = ">" if line.number == found.line else " "
        say(f"{mark} {line.number:>4}  {names[line.person]}: {line.text or line.phrase}")
    if found.settled_at is not None:
        say(f"closed  {when(found.settled_at)}{': ' + found.note if found.note else ''}")


@app.command("close")
def close(
    number: Number,
    *,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="What was done about it.")] = "",
    database: Address = None,
) -> None:
    """Close a complaint, with a note of what was done about it."""

    async def settle(store: SqlStore) -> bool:
        await one(store, number)
        return await store.settle_report(number, int(datetime.now(UTC).timestamp() * 1000), note)

    closed = with_store(database, settle)
    say(f"complaint {number} is closed" if closed else f"complaint {number} was closed before")


async def one(store: SqlStore, number: int) -> Report:
    """Return a complaint, or refuse an unknown number."""
    found = await store.found_report(number)
    if found is None:
        raise Unknown(f"there is no complaint {number}")
    return found


def when(at: int) -> str:
    """Return a time as text."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
