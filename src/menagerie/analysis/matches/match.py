"""Matches: the same openings with every seating, in several processes, until all games or a test is done."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from menagerie.analysis.matches.arena import Pairing, Terms
from menagerie.analysis.matches.openings import MOST_PLIES
from menagerie.analysis.matches.processes import Crew, Plan
from menagerie.analysis.matches.roster import distinct_names, player
from menagerie.analysis.matches.standing import Standing
from menagerie.core.compiled.bounds import whole_number
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from menagerie.analysis.matches.arena import GameResult
    from menagerie.analysis.matches.sprt import Sprt
    from menagerie.core.game import Game
    from menagerie.core.position import Position

USUAL_GAMES = 100
MOST_GAMES = 1_000_000
MOST_JOBS = 256
MOST_SEED = 1 << 62
USUAL_CAP = 400
"""The default cap on plies where a game has a rule for one, since weak players may never finish."""
LONGEST = 20_000
"""The most plies of a game, whatever its rules say."""
PATIENCE, HURRY = 600.0, 30.0
"""Seconds until a player counts as hanging: without a time limit, and in addition to one."""


def play_match(  # noqa: PLR0913 - a match has many terms
    game: Game,
    specs: Sequence[str],
    *,
    games: int = USUAL_GAMES,
    start: Position | None = None,
    terms: Terms | None = None,
    sprt: Sprt | None = None,
    jobs: int = 1,
    report: Callable[[GameResult, Standing], None] | None = None,
) -> Standing:
    """Play a match between players named by texts and return the final standing.

    Each opening is played once with every seating, so `games` is rounded up to whole groups. `report` is called after
    every game. Ctrl-C ends the match with the result so far. `jobs` is the number of processes, 0 to play in this one.
    """
    plan = planned(game, specs, start or game.new(seats=seats_for(game, len(specs))), terms or Terms())
    whole_number(jobs, 0, MOST_JOBS, "the number of jobs")
    wanted = whole_number(games, 1, MOST_GAMES, "the number of games")
    if sprt is not None and len(specs) != 2:
        raise InvalidOption(f"a test compares two players, got {len(specs)}")
    standing = Standing(plan.names, sprt)
    groups = -(-wanted // len(specs))
    crew = Crew(plan, min(jobs, groups * len(specs)))
    try:
        for result in crew.results(pairings(len(specs), crew.hall.start.seats, groups)):
            standing.count(result)
            if report is not None:
                report(result, standing)
            if standing.verdict is not None:
                break
    except KeyboardInterrupt:
        standing.interrupted = True
    finally:
        crew.close()
    return standing


def planned(game: Game, specs: Sequence[str], start: Position, terms: Terms) -> Plan:
    """Check the arguments, and make every player once; return the plan of the match."""
    if len(specs) < 2 or start.seats % len(specs):
        raise InvalidOption(
            f"{start.seats} seats of {game.name} cannot be shared evenly by {len(specs)} players, of 2 or more"
        )
    names = []
    for spec in specs:
        known = player(game, spec)
        names.append(known.name)
        known.close()
    whole_number(terms.seed, 0, MOST_SEED, "a seed")
    whole_number(terms.opening, 0, MOST_PLIES, "the number of plies of an opening")
    cap = terms.ply_cap or (USUAL_CAP if game.kind.ply_cap is not None else LONGEST)
    return Plan(
        game=game.name,
        edition=start.edition,
        start=game.format_position(start),
        specs=tuple(specs),
        names=tuple(distinct_names(names)),
        terms=replace(terms, ply_cap=whole_number(cap, 1, LONGEST, "the ply cap")),
        patience=patience(terms),
    )


def seats_for(game: Game, players: int) -> int:
    """Return the number of seats for a number of players: the same if the game allows it, else a multiple."""
    fitting = [seats for seats in sorted(game.kind.seats) if players and seats % players == 0]
    if not fitting:
        allowed = " or ".join(map(str, sorted(game.kind.seats)))
        raise InvalidOption(f"{game.name} is for {allowed} players, got {players}")
    return fitting[0]


def patience(terms: Terms) -> float:
    """Return the seconds after which a player counts as hanging."""
    if terms.clock is not None:
        return terms.clock.base + terms.clock.increment + HURRY
    return PATIENCE if terms.seconds is None else terms.seconds + terms.grace + HURRY


def pairings(players: int, seats: int, groups: int) -> Iterator[Pairing]:
    """Yield every game of a match; in each group the players move on by one seat from game to game."""
    for group in range(groups):
        for turn in range(players):
            seating = tuple((seat + turn) % players for seat in range(seats))
            yield Pairing(group * players + turn, group, seating)
