"""Calibration: how strong the levels of a game are, measured by matches of neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from menagerie.analysis.arena import Terms
from menagerie.analysis.match import play_match, seats_for
from menagerie.analysis.rating import Meeting, rated
from menagerie.bots import levels
from menagerie.bots.strength import ANCHOR

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.analysis.arena import GameResult
    from menagerie.analysis.standing import Standing
    from menagerie.core.game import Game

FACTS = ("day", "games", "seconds", "nodes")
"""What is written down about a calibration as a whole."""

PLAYERS = 2
"""Neighbours meet in twos; where a game needs more seats each takes every other one."""

HEADING = """\
# How strong the levels are, in Elo points with half the width of their 95 % intervals; gap is what a level has on the
# one below it. Written by `menagerie calibrate --save`, not by hand.
"""


@dataclass(frozen=True, slots=True)
class Extent:
    """How much is played for a calibration."""

    games: int = 200
    """By each two neighbours."""
    seconds: float | None = None
    """For each move of levels that nothing but the clock limits, if not as long as the level says."""
    nodes: int | None = None
    """Where the strongest level stops instead of at its clock: after so many positions, or imagined games."""
    seed: int = 0
    jobs: int = 1


@dataclass(frozen=True, slots=True)
class Measured:
    """What was found out about a level."""

    elo: int
    error: int
    gap: int
    gap_error: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """What was found out about the levels of a game, by name, weakest first."""

    game: str
    day: date
    games: int
    """How many were played in all."""
    seconds: float
    """For each move of the strongest level at the most."""
    levels: Mapping[str, Measured]
    faults: int = 0
    """How many games were lost otherwise than by the rules."""
    nodes: int | None = None
    """Where the strongest level stopped, if not at its clock."""


def calibrate(game: Game, extent: Extent, report: Callable[[int, int], None] | None = None) -> Calibration:
    """Let neighbouring levels play and rate them; `report` hears the higher one's number and the games so far."""
    known = levels(game.name)
    meetings, faults = [], 0
    for higher in range(1, len(known)):

        def tell(_: GameResult, standing: Standing, number: int = higher + 1) -> None:
            if report is not None:
                report(number, standing.games)

        standing = play_match(
            game,
            (called(game, higher + 1, extent.nodes), called(game, higher, extent.nodes)),
            games=extent.games,
            start=game.new(seats=seats_for(game, PLAYERS)),
            terms=Terms(seconds=extent.seconds, seed=extent.seed + higher),
            jobs=extent.jobs,
            report=tell,
        )
        if standing.interrupted:
            raise KeyboardInterrupt
        meetings.append(Meeting(higher, higher - 1, standing.games, standing.tallies[0].points))
        faults += sum(tally.faults for tally in standing.tallies)
    seconds = known[-1].seconds if extent.seconds is None else min(extent.seconds, known[-1].seconds)
    return Calibration(
        game.name,
        datetime.now(UTC).date(),
        sum(meeting.games for meeting in meetings),
        seconds,
        found([level.name for level in known], meetings),
        faults,
        extent.nodes,
    )


def called(game: Game, number: int, nodes: int | None) -> str:
    """Return the text that names the player of a level; the strongest is told where to stop if its clock is not to."""
    if nodes is None or number < len(levels(game.name)):
        return f"level:{number}"
    return f"level:{number},{'nodes' if game.kind.open else 'iterations'}={nodes}"


def found(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, Measured]:
    """Rate the levels, the weakest at the anchor."""
    ratings = rated(len(names), meetings, anchor=ANCHOR)
    table = {}
    for place, name in enumerate(names):
        gap, gap_error = ratings.gap(place, place - 1) if place else (0.0, 0.0)
        table[name] = Measured(round(ratings.elo[place]), round(ratings.error(place)), round(gap), round(gap_error))
    return table


def as_toml(tables: Mapping[str, Any]) -> str:
    """Return the text of strength.toml for what is known of each game."""
    parts = [HEADING]
    for game in sorted(tables):
        table = tables[game]
        parts.append(f"\n[{game}]\n" + "".join(f"{key} = {table[key]}\n" for key in FACTS if key in table))
        parts.append(f"\n[{game}.levels]\n")
        for name, level in table["levels"].items():
            parts.append(f"{name} = {{ {', '.join(f'{key} = {value}' for key, value in level.items())} }}\n")
    return "".join(parts)


def plain(calibration: Calibration) -> dict[str, Any]:
    """Return a calibration as TOML and JSON know it."""
    return {
        "day": calibration.day.isoformat(),
        "games": calibration.games,
        "seconds": calibration.seconds,
        **({} if calibration.nodes is None else {"nodes": calibration.nodes}),
        "levels": {
            name: {"elo": each.elo, "error": each.error, "gap": each.gap, "gap_error": each.gap_error}
            for name, each in calibration.levels.items()
        },
    }
