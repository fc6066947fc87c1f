"""Is it faster than before? The same work in two copies of the project, turn by turn, the best of several goes.

    git worktree add ../before HEAD~1 && (cd ../before && python setup.py -q build_ext --inplace)
    python benchmarks/speed.py ../before .

Both copies are measured in CPU time and in turns, so that a busy machine slows both.
"""

from __future__ import annotations

import argparse
import json

from trees import add_trees, answer

CODE = """
import json
from menagerie import load
from menagerie.analysis.measurement.bench import measure
print(json.dumps(measure(load({game!r}), {seconds})))
"""


def main() -> None:
    """Measure, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_trees(parser)
    parser.add_argument("--game", default="siam")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each figure in each round")
    options = parser.parse_args()
    best: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        for side, source in enumerate((options.old, options.new)):
            figures = json.loads(answer(source, CODE.format(game=options.game, seconds=options.seconds)))
            for key, value in figures.items():
                pair = best.setdefault(key, [0.0, 0.0])
                pair[side] = max(pair[side], value)
    print(f"{'':18}{'old':>14}{'new':>14}{'ratio':>8}")
    for key, (old, new) in best.items():
        print(f"{key:18}{old:14,.0f}{new:14,.0f}{new / old if old else 0:8.3f}")


if __name__ == "__main__":
    main()
