"""``python -m proof NAME``: run one campaign, print its results, and with ``--write`` put them into the docs."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from importlib import import_module
from shlex import join

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from proof.frame.reports import write

CAMPAIGNS = {
    "kills": "SIGKILL at random moments while clients play",
    "faults": "disks, locks, clocks, processes and networks that fail",
    "leaks": "nothing that anybody receives depends on hidden cards",
}
COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())


def main() -> int:
    """Run what the command line asks for; return 1 if a promise was broken."""
    parser = ArgumentParser(prog="python -m proof", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True)
    for name, words in CAMPAIGNS.items():
        own = names.add_parser(name, help=words, description=words)
        own.add_argument("--seed", type=int, default=1)
        own.add_argument("--write", action="store_true", help="write the table to docs/explanation/proof.md")
        import_module(f"proof.{name}").add_arguments(own)
    given = parser.parse_args()
    console, began = Console(), time.monotonic()
    with Progress(*COLUMNS, console=console) as progress:
        report = import_module(f"proof.{given.name}").run(given, progress)
    report.command = "python -m proof " + join(word for word in sys.argv[1:] if word != "--write")
    report.seconds = time.monotonic() - began
    console.print(report.shown())
    for problem in report.problems:
        console.print(problem, style="red", markup=False)
    if given.write:
        write(report)
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
