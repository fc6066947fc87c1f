"""The speed of two copies of the project: the same work in turns, the best of several runs.

    git worktree add ../before HEAD~1 && (cd ../before && python setup.py -q build_ext --inplace)
    python benchmarks/speed.py ../before .
    python benchmarks/speed.py ../before . --game jungla --interpreted

Both copies are measured in CPU time and in turns, so that a busy machine slows both. Loops of rules and search come
from ``menagerie bench``, calls of the library from ``calls.py``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from trees import add_trees, answer

LOOPS = """
import json
from menagerie import load
from menagerie.analysis.measurement import bench
bench.fingerprint = lambda game: 0  # takes long and is no speed
print(json.dumps(bench.measure(load({game!r}), {seconds})))
"""
CALLS = """
import json, runpy
from menagerie import load
calls = runpy.run_path({path!r})
figures = calls["calls_of"](load({game!r}))
print(json.dumps({{name: calls["per_second"](work, {seconds}) for name, work in figures.items()}}))
"""
PATH = str(Path(__file__).with_name("calls.py"))


def main() -> None:
    """Measure, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_trees(parser)
    parser.add_argument("--game", default="siam")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each loop in each round")
    parser.add_argument("--interpreted", action="store_true", help="measure the sources as plain Python")
    options = parser.parse_args()
    best: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        for code, share in ((LOOPS, 1.0), (CALLS, 0.2)):
            asked = code.format(game=options.game, seconds=share * options.seconds, path=PATH)
            for side, source in enumerate((options.old, options.new)):
                for key, value in json.loads(answer(source, asked, interpreted=options.interpreted)).items():
                    pair = best.setdefault(key, [0.0, 0.0])
                    pair[side] = max(pair[side], value)
    print(f"{'':18}{'old':>14}{'new':>14}{'ratio':>8}")
    for key, (old, new) in best.items():
        if old:
            print(f"{key:18}{old:14,.0f}{new:14,.0f}{new / old:8.3f}")


if __name__ == "__main__":
    main()
