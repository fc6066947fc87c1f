"""Play thousands of random games and watch memory and speed: ``python benchmarks/soak.py jungla 10000``."""

from __future__ import annotations

import resource
import sys
from time import process_time

import menagerie
from menagerie.analysis.measurement.perft import playout


def main(name: str, games: int) -> None:
    """Print speed and memory after every tenth of the games."""
    game = menagerie.load(name)
    tenth = max(1, games // 10)
    print(f"{name}: {games} random games, {'compiled' if menagerie.compiled else 'interpreted'}")
    for part in range(10):
        begun = process_time()
        plies = sum(playout(game.new(), 100_000, part * tenth + number + 1) for number in range(tenth))
        spent = process_time() - begun
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        played = (part + 1) * tenth
        print(f"{played:7} games {tenth / spent:8.0f} games/s {plies / spent:12,.0f} plies/s {memory:7.1f} MiB")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "jungla", int(sys.argv[2]) if len(sys.argv) > 2 else 10_000)
