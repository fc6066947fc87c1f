"""Routes: everything that can be got over HTTP of a match and of its twin with another hidden card is the same."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from menagerie.errors import MenagerieError
from menagerie.play.data import commands
from menagerie.play.data.settings import settings_for
from menagerie.play.deciding.master import create
from menagerie.play.match import Match
from menagerie.play.standing import logged, new_match, summary_of
from menagerie.play.stores.sql import open_store
from proof.leaks import twins
from tests.play.tables import NOW, SECRET, Table
from tests.server.hubs import FakeClock
from tests.server.site import Site

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    import httpx

    from menagerie.play.data.entries import Entry
    from proof.leaks.twins import Draw, Tally

MATCH = "hiddenMatch1"
RANDOM_PARTS = re.compile(rb'"request":"[0-9a-f]+"')
"""What differs between any two answers."""
LIVE = "/api/me/notices"
"""A stream that does not end; the search on a real server reads it."""


async def guests(file: Path, number: int) -> list[tuple[str, str]]:
    """Make guests in a database; return their ids and cookies."""
    made = []
    async with Site(f"sqlite:///{file}", FakeClock()) as site:
        for _ in range(number):
            browser = await site.guest()
            made.append(((await browser.get("/api/me")).json()["id"], browser.cookies["menagerie"]))
    return made


def table_of(people: list[str], random: Random, plies: int) -> Table:
    """Return a match of these people in which so many plies were played at random."""
    made = Table("comet", seats=len(people))
    made.log = create(settings_for("comet", seats=len(people)), people[0], NOW, SECRET)
    made.match = Match.from_entries(made.log)
    for person in people:
        made.do(commands.Sit(person, f"Guest {person[:6]}", part="part"))
    twins.play_out(made, random, plies)
    return made


def whole_logs(log: list[Entry], draw: Draw, viewer: int) -> tuple[list[Entry], list[Entry]]:
    """Return the log and its twin, up to where the difference is public."""
    sides = [draw.match.copy(), draw.match.copy()]
    number = draw.match.number
    length = 0
    for index, entry in enumerate(draw.entries):
        try:
            sides[0].apply(entry)
            sides[1].apply(twins.replaced(entry, draw.other) if index == 0 else entry)
        except MenagerieError:  # impossible with the other card
            break
        if twins.public(sides[0], viewer) != twins.public(sides[1], viewer):
            break
        length = index + 1
    before, after = log[:number], log[number : number + length]
    twin = [twins.replaced(after[0], draw.other), *after[1:]] if after else []
    return [*before, *after], [*before, *twin]


async def kept(template: Path, file: Path, log: list[Entry]) -> Site:
    """Put a match into a copy of a database and return a server on it."""
    shutil.copy(template, file)
    store = await open_store(f"sqlite:///{file}")
    match = Match.from_entries(log)
    await store.create(new_match(MATCH, match), SECRET, logged(log), summary_of(match))
    await store.close()
    return Site(f"sqlite:///{file}", FakeClock())


def paths(site: Site, people: list[str], ply: int) -> list[str]:
    """Return everything that can be read, filled in with the match, its people and its last plies."""
    found = []
    for path, methods in site.app.openapi()["paths"].items():
        if "get" not in methods or path == LIVE:
            continue
        filled = path.replace("{match_id}", MATCH).replace("{match}", MATCH).replace("{game}", "comet")
        for person in people:
            named = filled.replace("{person}", person)
            found += [named.replace("{ply}", str(each)) for each in range(max(0, ply - 2), ply + 1)]
    found += [f"/api/matches/{MATCH}/record?layout=json", f"/api/matches/{MATCH}?lang=de"]
    return [path for path in dict.fromkeys(found) if "{" not in path]


async def compare(folder: Path, seats: int, random: Random, tally: Tally) -> int:
    """Compare every answer to every viewer for one hidden card; return how many were compared."""
    template = folder / f"template{seats}.db"
    made = await guests(template, seats)
    people = [person for person, _ in made]
    table = table_of(people, random, 120)
    compared = 0
    for viewer in range(seats + 1):
        draws = list(twins.hidden_draws(table.log, viewer, random))
        logs = whole_logs(table.log, random.choice(draws[len(draws) // 2 :]), viewer)
        sites = [await kept(template, folder / f"{seats}-{viewer}-{side}.db", log) for side, log in enumerate(logs)]
        cookie = dict(made)[table.match.chairs[viewer].who or ""] if viewer else None
        async with sites[0], sites[1]:
            browsers = [await site.browser(cookies={"menagerie": cookie} if cookie else {}) for site in sites]
            for path in paths(sites[0], people, Match.from_entries(logs[0]).ply):
                answers = [await browser.get(path) for browser in browsers]
                twins.note(tally, [shown(answer) for answer in answers], f"viewer {viewer} of {seats}, {path}")
                compared += 1
    return compared


def shown(answer: httpx.Response) -> str:
    """Return everything of an answer that may not differ."""
    body = RANDOM_PARTS.sub(b"", answer.content)
    return f"{answer.status_code} {answer.headers.get('content-type')} {body.decode(errors='replace')}"
