"""How strong people and bots are, on one scale for each game (openskill's Plackett-Luce model).

A rating is shown in points that mean what Elo points mean: 1500 to begin with, and 400 points more win about ten games
of eleven. Bots begin where their levels were measured, so that a newcomer's first games already count.
"""

from __future__ import annotations

from collections.abc import Mapping

from openskill.models import PlackettLuce

from menagerie.bots import level as find_level
from menagerie.bots import levels
from menagerie.bots.strength import strengths
from menagerie.play.data.rows import Rating, RatingChange
from menagerie.play.match import Match
from menagerie.play.store import Store

MU, SIGMA = 25.0, 25.0 / 3
POINTS, POINTS_PER_MU = 1500, 50
"""A difference of one in mu is worth fifty points: with openskill's beta of 25/6 that agrees with Elo's curve."""
PROVISIONAL = 110
"""A rating whose error is above so many points is shown with a question mark."""
BOT = "bot:"
"""What stands before the name of a level where ratings are kept."""
LEAST_SIGMA = 1.0
UNMEASURED_SIGMA = 4.0

MODEL = PlackettLuce(mu=MU, sigma=SIGMA)
NEW = Rating(MU, SIGMA)


def points(rating: Rating) -> int:
    """Return a rating as people read it."""
    return round(POINTS + POINTS_PER_MU * (rating.mu - MU))


def error(rating: Rating) -> int:
    """Return by how many points a rating may well be wrong."""
    return round(POINTS_PER_MU * rating.sigma)


def bot_start(game: str, level: str) -> Rating:
    """Return where a bot begins: where its level was measured, else in the order of the levels."""
    measured = strengths(game).get(level)
    if measured is not None:
        sigma = max(LEAST_SIGMA, measured.error / 1.96 / POINTS_PER_MU)
        return Rating(MU + (measured.elo - POINTS) / POINTS_PER_MU, sigma)
    middle = (len(levels(game)) + 1) / 2
    return Rating(MU + 4 * (find_level(game, level).number - middle), UNMEASURED_SIGMA)


def rated_sides(match: Match) -> list[list[str]]:
    """Return who played on which side: people by id, bots by level; one who dropped out is still rated."""
    names = {
        seat: chair.who if chair.who is not None else f"{BOT}{chair.level}" for seat, chair in match.chairs.items()
    }
    return [[names[seat] for seat in side] for side in match.sides]


def is_rated(match: Match) -> bool:
    """Whether the match changes ratings: it counts, has a result, and somebody played somebody else."""
    who = {each for side in rated_sides(match) for each in side} if match.ended is not None else set()
    return match.settings.rated and len(who) > 1 and any(not each.startswith(BOT) for each in who)


def after(sides: list[list[str]], ranks: list[int], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings after a match; who sat in several seats is changed by the mean of what they say."""
    teams = [[MODEL.rating(mu=before[who].mu, sigma=before[who].sigma) for who in side] for side in sides]
    results = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    found: dict[str, list[tuple[float, float]]] = {}
    for side, team in zip(sides, results, strict=True):
        for who, rating in zip(side, team, strict=True):
            found.setdefault(who, []).append((rating.mu, rating.sigma))
    return {
        who: Rating(
            sum(mu for mu, _ in seen) / len(seen),
            sum(sigma for _, sigma in seen) / len(seen),
            before[who].games + 1,
        )
        for who, seen in found.items()
    }


async def rate(store: Store, match_id: str, match: Match, at: int) -> list[RatingChange]:
    """Rate a finished match once, whoever asks for it how often; return what changed, which may be nothing."""
    if match.ended is None or not is_rated(match):
        return []
    game = match.settings.game
    sides = rated_sides(match)
    ranks = [match.ended.ranks[side[0] - 1] for side in match.sides]
    everybody = {who for side in sides for who in side}
    start = {who: bot_start(game, who.removeprefix(BOT)) if who.startswith(BOT) else NEW for who in everybody}
    return await store.rate(match_id, game, start, lambda before: after(sides, ranks, before), at)
