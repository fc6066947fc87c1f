"""What the functions of the library cost: calls a second of processor time over positions of random games.

    python benchmarks/calls.py --game jungla

``speed.py`` compares those of two copies of the project. Only the public interface is used, so that older copies can
be measured too.
"""

from __future__ import annotations

import argparse
import json
from operator import methodcaller
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from menagerie import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie import Game, Position

CHANCE = -1
RUNS = 5
"""The best of so many runs counts."""
GAMES, PLIES, EVERY = 3, 120, 6
"""Random games, how far each is followed, and how far apart the kept positions are."""


def positions_of(game: Game) -> list[Position]:
    """Return positions of a few random games in which a seat decides, the same in every copy."""
    random = Random(13)
    kept = []
    for _ in range(GAMES):
        position = game.new()
        for ply in range(PLIES):
            if position.to_act is None:
                break
            if ply % EVERY == 0 and position.to_act != CHANCE:
                kept.append(position.copy())
            weights = position.weights() if position.to_act == CHANCE else None
            position.play(random.choices(position.legal_moves(), weights)[0])
    return kept


def calls_of(game: Game) -> dict[str, Callable[[], int]]:
    """Return what is measured: by name, a pass over all positions that says how many there are."""
    positions = positions_of(game)
    pick = Random(31).choice
    views = [game.view(position, position.to_act or 1) for position in positions]
    texts = [game.format_position(position) for position in positions]
    legal = [pick(position.legal_moves()) for position in positions]
    moves = [game.format_move(position, move) for position, move in zip(positions, legal, strict=True)]
    foreign = [game.parse_move(position, text) for position, text in zip(positions, moves[1:] + moves[:1], strict=True)]
    return {
        "legal_moves": each(methodcaller("legal_moves"), positions),
        "listed": each(methodcaller("listed"), positions),
        "play and undo": each(play_and_undo, positions, legal),
        "copy": each(methodcaller("copy"), positions),
        "key": each(methodcaller("key"), positions),
        "explain, legal": each(game.explain, positions, legal),
        "explain, foreign": each(game.explain, positions, foreign),
        "view": each(lambda position: game.view(position, position.to_act), positions),
        "offers": each(game.offers, views),
        "sample": each(lambda view: game.sample(view, Random(1)), views),
        "scene": each(game.scene, views),
        "motions": each(game.motions, views, moves),
        "features": each(game.features, views),
        "parse_position": each(game.parse_position, texts),
        "format_position": each(game.format_position, positions),
        "parse_move": each(game.parse_move, positions, moves),
        "format_move": each(game.format_move, positions, legal),
    }


def each(function: Callable[..., Any], *given: list[Any]) -> Callable[[], int]:
    """Return what calls a function with every row of arguments and says how often."""
    rows = list(zip(*given, strict=True))

    def call() -> int:
        for row in rows:
            function(*row)
        return len(rows)

    return call


def play_and_undo(position: Position, move: int) -> None:
    """Play a move and take it back."""
    position.play(move)
    position.undo()


def per_second(calls: Callable[[], int], seconds: float) -> float:
    """Return how many calls are done in a second of processor time, the best of several runs of whole passes."""
    best = 0.0
    for _ in range(RUNS):
        done, spent = 0, 0.0
        while spent < seconds / RUNS:
            begun = process_time()
            done += calls()
            spent += process_time() - begun
        best = max(best, done / spent)
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="siam")
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU time for each figure")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    figures = {name: per_second(calls, options.seconds) for name, calls in calls_of(load(options.game)).items()}
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:18}{figure:14,.0f}")


if __name__ == "__main__":
    main()
