"""Leaks: nothing that anybody receives of a match of Comet depends on cards that are hidden from them.

Three ways to look: twins (the same match with another hidden card gives the same bytes), routes (so does everything
over HTTP) and a search for the names of hidden cards in all that real clients received. Leaks are planted, and found.
"""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from menagerie.core.game import Game
from proof.frame.houses import workplace
from proof.frame.reports import Report
from proof.leaks import leaking, routes, twins
from proof.leaks.search import Found, LeakingServer, search
from tests.play.tables import table

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rich.progress import Progress

SEATS = (2, 3, 4)


def compare_twins(seats: int, seed: int, every: int = 1, plies: int = 2_000) -> twins.Tally:
    """Play a match of people, and of people and a bot, and compare it with its twins for every viewer."""
    tally = twins.Tally()
    for bots in (0, 1):
        random = Random(f"{seed}/{seats}/{bots}")
        made = table("comet", people=seats - bots, bots=bots)
        twins.play_out(made, random, plies)
        for audience in twins.audiences_of(seats, random):
            viewer = audience.seats[0] if audience.seats else 0
            for number, draw in enumerate(twins.hidden_draws(made.log, viewer, random)):
                if number % every == 0:
                    twins.compare(draw, audience, tally)
    return tally


def planted(seed: int) -> twins.Tally:
    """Compare with a leak that is planted: everybody sees every move as it was made."""
    true_way = Game.redact
    leaking.leak()
    try:
        return compare_twins(2, seed, every=10, plies=60)
    finally:
        Game.redact = true_way  # type: ignore[method-assign]


async def compare_routes(seats: int, seed: int) -> twins.Tally:
    """Compare everything over HTTP."""
    tally = twins.Tally()
    with workplace() as folder:
        await routes.compare(folder, seats, Random(seed), tally)
    return tally


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--matches", type=int, default=5, help="matches of each number of seats for twins")
    parser.add_argument("--plies", type=int, default=2_000, help="plies of the matches on a real server, at the most")


def run(given: Namespace, progress: Progress) -> Report:
    """Run the campaign of the command line."""
    report = Report("leaks", ("what everybody receives of Comet", "texts compared or searched", "bytes", "leaks"))
    twin = progress.add_task("twins", total=len(SEATS) * given.matches)
    for seats in SEATS:
        sums = twins.Tally()
        for number in range(given.matches):
            sums.add(compare_twins(seats, given.seed + number))
            progress.advance(twin)
        add(report, f"{seats} seats: frames and workers, {sums.draws:,} hidden cards exchanged", sums)
    for seats in SEATS:
        tally = asyncio.run(compare_routes(seats, given.seed))
        add(report, f"{seats} seats: every GET route", tally)
    for seats in SEATS:
        task = progress.add_task(f"a match of {seats} on a server", total=None)
        found = asyncio.run(search(seats, given.plies, partial(progress.advance, task)))
        add(report, f"{seats} seats: sockets, HTTP and notices of a real match of {found.moves:,} moves", found)
    control(report, "twins with a planted leak", planted(given.seed))
    control(report, "a real match with a planted leak", asyncio.run(search(2, 60, process=LeakingServer)))
    return report


def add(report: Report, what: str, found: twins.Tally | Found) -> None:
    """Add a row; a leak breaks a promise."""
    report.add(what, found.texts, found.size, len(found.leaks))
    report.problems += found.leaks[:20]


def control(report: Report, what: str, found: twins.Tally | Found) -> None:
    """Add a row of a positive control, which has to find something."""
    report.add(f"control: {what}", found.texts, found.size, f"{len(found.leaks):,} found")
    if not found.leaks:
        report.problems.append(f"{what} was not found")
