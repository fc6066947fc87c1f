"""The strength of two copies of the project: paired games without chance at the same depth.

    python benchmarks/strength.py ../before . --depth 4 --pairs 50

Each opening of some random moves is played twice with sides exchanged, so that no side has the better start.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from trees import Player, add_trees

from menagerie import load

if TYPE_CHECKING:
    from menagerie import Game, Position

LONGEST = 300
"""Plies after which a game is a draw."""


def opening(game: Game, random: Random, plies: int) -> Position:
    """Return a position after some random moves in which nobody has won yet."""
    while True:
        position = game.new()
        for _ in range(plies):
            if position.to_act is not None:
                position.play(random.choice(position.legal_moves()))
        if position.to_act is not None:
            return position


def play(game: Game, position: Position, players: tuple[Player, Player]) -> tuple[int, ...]:
    """Play on to the end and return the winning seats."""
    position = position.copy()
    for _ in range(LONGEST):
        if position.to_act is None:
            break
        position.play(game.parse_move(position, players[position.to_act - 1].choose(str(position))))
    outcome = position.outcome()
    return outcome.winners if outcome else ()


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_trees(parser)
    parser.add_argument("--game", default="siam")
    parser.add_argument("--depth", type=int, default=4)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--opening", type=int, default=6, help="random plies before the players take over")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game, random, score = load(options.game), Random(options.seed), Counter[str]()
    old, new = (Player(source, options.game, options.depth) for source in (options.old, options.new))
    try:
        for _ in range(options.pairs):
            start = opening(game, random, options.opening)
            for players, seat in (((new, old), 1), ((old, new), 2)):
                winners = play(game, start, players)
                score["draw" if not winners else "new" if seat in winners else "old"] += 1
    finally:
        old.stop()
        new.stop()
    games = 2 * options.pairs
    share = (score["new"] + score["draw"] / 2) / games
    print(f"new {score['new']}, old {score['old']}, drawn {score['draw']} of {games}")
    print(f"new scores {share:.1%}, give or take {1 / sqrt(games):.1%}")


if __name__ == "__main__":
    main()
