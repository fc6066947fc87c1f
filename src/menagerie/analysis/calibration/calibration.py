"""Calibration: how strong the levels of a game are, measured by matches of neighbours."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from menagerie.analysis.calibration.rating import Meeting, rated
from menagerie.analysis.matches.arena import Terms
from menagerie.analysis.matches.match import play_match, seats_for
from menagerie.bots import levels
from menagerie.bots.strength import ANCHOR
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.analysis.matches.arena import GameResult
    from menagerie.analysis.matches.standing import Standing
    from menagerie.core.game import Game

FACTS = ("day", "games", "seconds", "nodes")
"""The fields of a calibration that go into the file."""

PLAYERS = 2
"""Two neighbours play each match; with more seats each takes every other one."""

HEADING = """\
# How strong the levels are, in Elo points with half the width of their 95 % intervals; gap is what a level has on the
# one below it, found in so many games with so many points. Written by `menagerie calibrate --save`, not by hand.
"""


@dataclass(frozen=True, slots=True)
class Extent:
    """The extent of a calibration."""

    games: int = 200
    """Games of each pair of neighbours."""
    seconds: float | None = None
    """Seconds per move for levels limited only by the clock; the level's own time by default."""
    nodes: int | None = None
    """The strongest level stops after this number of nodes or iterations instead of at its clock."""
    seed: int = 0
    jobs: int = 1
    only: tuple[int, ...] = ()
    """The numbers of the levels that play the one below them; others keep earlier games. ``None`` means all."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What was measured of a level: its strength, and its games and points against the level below."""

    elo: int
    error: int
    gap: int
    gap_error: int
    games: int = 0
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class Calibration:
    """What was measured of the levels of a game, by name, weakest first."""

    game: str
    day: date
    games: int
    """How many were played in all."""
    seconds: float
    """Seconds per move of the strongest level, at most."""
    levels: Mapping[str, Measured]
    faults: int = 0
    """The number of games lost by a fault."""
    nodes: int | None = None
    """The limit of the strongest level, if not its clock."""


def calibrate(
    game: Game,
    extent: Extent,
    report: Callable[[int, int], None] | None = None,
    earlier: Mapping[str, Any] | None = None,
) -> Calibration:
    """Let neighbouring levels play and rate them; `report` gets the higher level's number and the games so far.

    `earlier` is what is known of the game (a table of strength.toml), for the levels that do not play this time.
    """
    known = levels(game.name)
    playing = [higher for higher in range(1, len(known)) if not extent.only or higher + 1 in extent.only]
    resting = [higher for higher in range(1, len(known)) if higher not in playing]
    meetings = [remembered(game.name, earlier or {}, known[higher].name, higher) for higher in resting]
    faults, nodes = 0, extent.nodes
    for higher in playing:
        standing = met(game, extent, higher + 1, report)
        meetings.append(Meeting(higher, higher - 1, standing.games, standing.tallies[0].points))
        faults += sum(tally.faults for tally in standing.tallies)
    if extent.only and len(known) not in extent.only:
        nodes = (earlier or {}).get("nodes")
    seconds = known[-1].seconds if extent.seconds is None else min(extent.seconds, known[-1].seconds)
    return Calibration(
        game.name,
        datetime.now(UTC).date(),
        sum(meeting.games for meeting in meetings),
        seconds,
        found([level.name for level in known], meetings),
        faults,
        nodes,
    )


def met(game: Game, extent: Extent, number: int, report: Callable[[int, int], None] | None) -> Standing:
    """Let a level play the one below it."""

    def progress(_: GameResult, standing: Standing) -> None:
        if report is not None:
            report(number, standing.games)

    standing = play_match(
        game,
        (called(game, number, extent.nodes), called(game, number - 1, extent.nodes)),
        games=extent.games,
        start=game.new(seats=seats_for(game, PLAYERS)),
        terms=Terms(seconds=extent.seconds, seed=extent.seed + number - 1),
        jobs=extent.jobs,
        report=progress,
    )
    if standing.interrupted:
        raise KeyboardInterrupt
    return standing


def remembered(game: str, earlier: Mapping[str, Any], name: str, higher: int) -> Meeting:
    """Return the earlier games of a level against the one below it."""
    row = earlier.get("levels", {}).get(name, {})
    if not row.get("games"):
        raise InvalidOption(
            f"level {name!r} of {game} has not been measured yet, so others cannot be rated without its games"
        )
    return Meeting(higher, higher - 1, row["games"], row["points"])


def called(game: Game, number: int, nodes: int | None) -> str:
    """Return the text that names the player of a level, with a limit for the strongest if there is one."""
    if nodes is None or number < len(levels(game.name)):
        return f"level:{number}"
    return f"level:{number},{'nodes' if game.kind.open else 'iterations'}={nodes}"


def found(names: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, Measured]:
    """Rate the levels, the weakest at the anchor."""
    ratings = rated(len(names), meetings, anchor=ANCHOR)
    table = {}
    for place, name in enumerate(names):
        gap, gap_error = ratings.gap(place, place - 1) if place else (0.0, 0.0)
        games, points = next(((each.games, each.points) for each in meetings if each.first == place), (0, 0.0))
        elo, error = round(ratings.elo[place]), round(ratings.error(place))
        table[name] = Measured(elo, error, round(gap), round(gap_error), games, points)
    return table


def as_toml(tables: Mapping[str, Any]) -> str:
    """Return the text of strength.toml for the calibrations of all games."""
    parts = [HEADING]
    for game in sorted(tables):
        table = tables[game]
        parts.append(f"\n[{game}]\n" + "".join(f"{key} = {table[key]}\n" for key in FACTS if key in table))
        parts.append(f"\n[{game}.levels]\n")
        for name, level in table["levels"].items():
            parts.append(f"{name} = {{ {', '.join(f'{key} = {value}' for key, value in level.items())} }}\n")
    return "".join(parts)


def plain(calibration: Calibration) -> dict[str, Any]:
    """Return a calibration for TOML and JSON."""
    return {
        "day": calibration.day.isoformat(),
        "games": calibration.games,
        "seconds": calibration.seconds,
        **({} if calibration.nodes is None else {"nodes": calibration.nodes}),
        "levels": {name: asdict(each) for name, each in calibration.levels.items()},
    }
