"""Let the strongest bots play game after game and watch the memory: ``python benchmarks/soak_bots.py 60`` (minutes)."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic

import menagerie
from menagerie.bots import choose
from menagerie.core.chance import new_seed

GAMES = (("siam", 2), ("jungla", 2), ("comet", 2), ("comet", 4))
SECONDS = 0.1
PAGE = 4096


def memory() -> float:
    """Return the memory that this process holds now, in MiB."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE / 1024**2


def main(minutes: float) -> None:
    """Print memory, games and moves every minute."""
    begun = monotonic()
    random, moves, ended, reports = Random(1), 0, 0, 0
    for number in count():
        name, seats = GAMES[number % len(GAMES)]
        game = menagerie.load(name)
        position, seed, index = game.new(seats=seats), new_seed(), 0
        while position.to_act is not None and monotonic() - begun < 60 * minutes:
            if position.to_act == menagerie.CHANCE:
                position.play(seed.chance_move(game, position, index))
                index += 1
                continue
            position.play(choose(game, game.view(position, position.to_act), seconds=SECONDS, random=random).move)
            moves += 1
            if monotonic() - begun >= 60 * reports:
                print(f"{reports:4} min {memory():7.1f} MiB {ended:5} games {moves:7} moves", flush=True)
                reports += 1
        if monotonic() - begun >= 60 * minutes:
            break
        ended += 1
    print(f"after {minutes:g} min {memory():7.1f} MiB {ended:5} games {moves:7} moves")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
