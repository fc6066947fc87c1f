"""Openings of matches: a few random moves to a balanced position, the same for every game of a group."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

from menagerie.core.chance import Seed
from menagerie.core.seats import CHANCE
from menagerie.search.alphabeta import AlphaBeta

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

USUAL_PLIES = 4
MOST_PLIES = 200
BALANCE = 150
"""The most hundredths that a side may be ahead after an opening."""
TRIES = 40
"""The number of openings to try; if none is balanced, the most balanced one is used."""
LOOK, NODES = 3, 30_000
"""Depth and nodes of the search that judges an opening, in games that can be searched."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The first moves of a group of games, chance moves included, and the seed of its chance moves."""

    moves: tuple[int, ...]
    seed: Seed | None = None


def opening(game: Game, start: Position, plies: int, seed: int, group: int) -> Opening:
    """Return the opening of a group of games; the same numbers give the same opening."""
    chance = Seed(sha256(f"menagerie match {seed} {group}".encode()).digest()) if game.kind.chance else None
    random = Random(f"{seed} {group}")  # noqa: S311 - games, not secrets
    best: tuple[float, Opening] | None = None
    for _ in range(TRIES if plies else 1):
        position = tried(game, start, plies, random, chance)
        if position is None:
            continue
        candidate = Opening(position.moves_played[len(start.moves_played) :], chance)
        tilt = lopsided(game, position) if plies else 0.0
        if tilt <= BALANCE:
            return candidate
        best = min(best or (tilt, candidate), (tilt, candidate), key=lambda pair: pair[0])
    return best[1] if best else Opening((), chance)


def tried(game: Game, start: Position, plies: int, random: Random, chance: Seed | None) -> Position | None:
    """Play random moves and the chance moves between them; ``None`` if the game ends."""
    position, played, left = start.copy(), 0, plies
    while position.to_act is not None:
        if position.to_act == CHANCE and chance is not None:
            position.play(chance.chance_move(game, position, played))
            played += 1
        elif left:
            position.play(random.choice(position.legal_moves()))
            left -= 1
        else:
            return position
    return None


def lopsided(game: Game, position: Position) -> float:
    """Return how far the best-off side is ahead of the middle, in hundredths."""
    if game.kind.open:
        search = AlphaBeta(position, game.evaluation(position.edition))
        return abs(search.think(depth=LOOK, nodes=NODES).score)
    seats = range(1, position.seats + 1)
    values = [100 * sum(game.explain_evaluation(position, seat).values()) for seat in seats]
    return (max(values) - min(values)) / 2
