"""The depth that search reaches on this machine, from the start and from middles, with one and two threads."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from menagerie.search.alphabeta import AlphaBeta

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

THINKING = (1.0, 10.0)
"""Seconds of thinking after which the depth is measured."""
MIDDLES, GAMES = 5, 100
"""The number of middle positions, and the most games played to find them."""
OPENING, PLAYED, NODES = 2, 14, 2_000
"""A middle position follows some random moves and some moves of a short search."""


def middles(game: Game) -> list[Position]:
    """Return positions in the middle of games, always the same ones."""
    found = (middle(game, seed) for seed in range(GAMES))
    return list(islice((position for position in found if position is not None), MIDDLES))


def middle(game: Game, seed: int) -> Position | None:
    """Play a game to its middle; ``None`` if a short search sees the end by then."""
    position, random = game.new(), Random(seed)  # noqa: S311 - games, not secrets
    for _ in range(OPENING):
        position.play(random.choice(position.legal_moves()))
    for _ in range(PLAYED):
        finding = AlphaBeta(position, game.evaluation()).think(nodes=NODES)
        if finding.plies_to_win is not None:
            return None
        position.play(finding.move)
    return position


def reached(game: Game, position: Position, seconds: float, threads: int = 1) -> dict[str, float]:
    """Return the depth that search reaches in this time, and its nodes per second."""
    finding = AlphaBeta(position, game.evaluation(), threads=threads).think(seconds=seconds)
    return {"depth": finding.depth, "nodes_per_second": finding.nodes / finding.seconds}


def measure(game: Game) -> dict[str, Any]:
    """Measure from the start after each time, and after the first one also with two threads and from middles."""
    first = THINKING[0]
    return {
        "start": {f"{seconds:g} s": reached(game, game.new(), seconds) for seconds in THINKING},
        "two_threads": {f"{first:g} s": reached(game, game.new(), first, threads=2)},
        "middles": {f"{first:g} s": [reached(game, position, first) for position in middles(game)]},
    }


def depth_lines(figures: dict[str, Any]) -> list[str]:
    """Return the findings, one line each."""
    lines = [f"in {time} from the start: {one(found)}" for time, found in figures["start"].items()]
    for time, found in figures["two_threads"].items():
        ratio = found["nodes_per_second"] / figures["start"][time]["nodes_per_second"]
        lines.append(f"in {time} with two threads: {one(found)}, {ratio:.2f} times those of one thread")
    for time, several in figures["middles"].items():
        depths = ", ".join(str(found["depth"]) for found in several)
        speed = sum(found["nodes_per_second"] for found in several) / len(several)
        lines.append(f"in {time} from {len(several)} middle positions: depths {depths}, {in_units(speed)} nodes/s")
    return lines


def one(found: dict[str, float]) -> str:
    """Describe what one search reached."""
    return f"depth {found['depth']}, {in_units(found['nodes_per_second'])} nodes/s"


def in_units(number: float) -> str:
    """Write a large number in thousands or millions."""
    if number >= 1e6:
        return f"{number / 1e6:,.1f} M"
    return f"{number / 1e3:,.1f} k"
