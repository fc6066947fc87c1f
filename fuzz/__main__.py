"""``python -m fuzz``: run every fuzzer for a while."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import print_exception

from fuzz.commands import CommandLines
from fuzz.runner import Broken, Fuzzed, fuzz
from fuzz.targets import all_targets


def main() -> int:
    """Share the time out among all fuzzers; return how many of them found something."""
    parser = argparse.ArgumentParser(
        prog="python -m fuzz", description="Give every parser texts that are nearly right."
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long, all together (60)")
    parser.add_argument("--seed", type=int, default=0, help="another number tries other texts (0)")
    parser.add_argument("--only", default="", help="only fuzzers whose name contains this")
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        everything: list[Fuzzed] = [*all_targets(), CommandLines(Path(folder))]
        return run([target for target in everything if given.only in target.name], given.seed, given.seconds)


def run(targets: list[Fuzzed], seed: int, seconds: float) -> int:
    """Run fuzzers one after the other; return how many of them found something."""
    broken = 0
    for target in targets:
        try:
            tally = fuzz(target, seed=seed, seconds=seconds / len(targets))
        except Broken as error:
            broken += 1
            print_exception(error)
        else:
            print(f"{target.name:28} {tally.tried:8,} texts, {tally.let_through:8,} let through")
    return broken


if __name__ == "__main__":
    sys.exit(main())
