"""Faults: whatever goes wrong, nothing acknowledged is lost, clients are told and recover, and nobody loses on time."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from proof.faults import strikes
from proof.faults.stage import CHARGED, STUCK, Fault, Stage, perform
from proof.frame.checks import TIME
from proof.frame.houses import POSTGRESQL
from proof.frame.reports import Report

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rich.progress import Progress

traced = strikes.strace_missing

FAULTS = {
    "full": Fault("disk full (no file may grow)", strikes.disk_full, told=True),
    "read-only": Fault("read-only file system", strikes.read_only, told=True, missing=traced),
    "failing": Fault("disk fails to keep what was written", strikes.sync_fails, told=True, missing=traced),
    "slow": Fault("slow disk, 0.3 s more for each sync", strikes.slow_disk, missing=traced),
    "locked": Fault("database locked by another program", strikes.locked, told=True),
    "frozen": Fault("frozen process (SIGSTOP)", strikes.frozen),
    "jumps": Fault("system clock jumps by hours, and a restart", strikes.jumps, process=strikes.Jumping),
    "racing": Fault("two servers on one PostgreSQL", strikes.racing, database=POSTGRESQL),
    "network": Fault("bad network (proxy)", strikes.bad_network),
    "workers": Fault("workers of bots killed and stopped", strikes.workers_fail),
}


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the options."""
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each fault lasts")
    parser.add_argument("--only", nargs="+", choices=FAULTS, default=list(FAULTS))


def run(given: Namespace, progress: Progress) -> Report:
    """Run the campaign of the command line."""
    columns = ("fault", "moves acknowledged", "refused: cannot store", "**lost, doubled, reordered**", "**charged**")
    report = Report("faults", (*columns, "**lost on time**", "**not recovered**"))
    task = progress.add_task("faults", total=len(given.only))
    for name in given.only:
        fault = FAULTS[name]
        if missing := fault.missing():
            report.add(f"{fault.words}: left out, {missing}", *[""] * 6)
        else:
            add(report, fault, asyncio.run(perform(fault, given.seconds, given.seed)))
        progress.advance(task)
    return report


def add(report: Report, fault: Fault, stage: Stage) -> None:
    """Add what happened under a fault."""
    found = Counter(problem.what for problem in stage.also)
    apart = (CHARGED, TIME, STUCK)
    ledger = stage.place.ledger
    acknowledged = sum(each.acknowledged is not None for each in ledger.attempts.values())
    told = "; ".join([fault.words, *stage.notes])
    wrong = sum(count for what, count in found.items() if what not in apart)
    refused = ledger.refusals.get("server/store", 0)
    report.add(told, acknowledged, refused, wrong, *(found[what] for what in apart))
    report.problems += [f"{fault.words}: {each.what}: {each.text}" for each in stage.also]
