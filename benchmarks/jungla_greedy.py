"""One-ply greedy play against random play in Jungla: ``python benchmarks/jungla_greedy.py [GAMES] [SEED]``.

Greedy play takes the action with the best evaluation afterwards, and plays each colour in turn. It is good enough
if it wins 49 of 50 games.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import mean
from time import perf_counter
from typing import TYPE_CHECKING

from menagerie.core.registry import load
from menagerie.search.greedy import rate_moves

if TYPE_CHECKING:
    from menagerie.core.position import Position

ENOUGH = 49 / 50
JUNGLA = load("jungla")
JUDGE = JUNGLA.evaluation()


def choose(position: Position, seat: int, random: Random) -> int:
    """Return one of the actions that look best one ply ahead."""
    ratings = rate_moves(position, JUDGE, seat)
    best = max(ratings.values())
    return random.choice([move for move, rating in ratings.items() if rating == best])


def play(seed: int) -> tuple[str, int]:
    """Play a game and return how it ended for greedy play, and after how many actions."""
    random, greedy, actions, position = Random(seed), 1 + seed % 2, 0, JUNGLA.new()
    while position.to_act:
        own = position.to_act == greedy
        position.play(choose(position, greedy, random) if own else random.choice(position.legal_moves()))
        actions += 1
    outcome = position.outcome()
    if outcome is None or not outcome.winners:
        return "drawn", actions
    return f"{'won' if outcome.winners == (greedy,) else 'lost'} by {outcome.reason}", actions


def main(games: int = 50, seed: int = 0) -> int:
    """Play and print the result; the exit status says whether it is good enough."""
    begun = perf_counter()
    results = [play(number) for number in range(seed, seed + games)]
    tally = Counter(result for result, _ in results)
    won = sum(count for result, count in tally.items() if result.startswith("won"))
    for result, count in tally.most_common():
        print(f"{count:5}  {result}")
    length = mean(actions for _, actions in results)
    print(f"{won} of {games} games won, {length:.0f} actions a game, {perf_counter() - begun:.1f} s")
    return 0 if won >= ENOUGH * games else 1


if __name__ == "__main__":
    raise SystemExit(main(*map(int, sys.argv[1:])))
