"""Positions of Siam for property tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from tests.games.siam.boards import SIAM, SQUARES, VARIANTS

if TYPE_CHECKING:
    from menagerie.core.position import Position

randoms = st.integers(0, 2**32 - 1).map(Random)
variants = st.sampled_from(VARIANTS)


def scattered(random: Random, variant: str | None = None) -> str:
    """Return the text of a running game with pieces anywhere, early or late, as crowded as it may be."""
    letters = [*"###", *random.choices("NESW", k=random.randint(0, 5)), *random.choices("nesw", k=random.randint(0, 5))]
    stand = dict(zip(random.sample(SQUARES, len(SQUARES)), letters, strict=False))
    ranks = "/".join("".join(stand.get(file + rank, ".") for file in "abcde") for rank in "54321")
    ply = random.choice([random.randrange(8), random.randrange(1000), 999_999_000])
    exits = f"{random.randrange(2)},{random.randrange(2)}"
    return f"{ranks} {('ele', 'rhi')[ply % 2]} {ply} {exits} - {variant or random.choice(VARIANTS)}"


def wandered(random: Random, variant: str | None = None, longest: int = 80) -> Position:
    """Return a position reached by random play; wins are taken now and then."""
    position = SIAM.new(variant or random.choice(VARIANTS))
    for _ in range(random.randrange(longest)):
        moves = position.legal_moves()
        if not moves:
            break
        position.play(random.choice(moves))
    return position


positions = st.one_of(
    randoms.map(lambda random: SIAM.parse_position(scattered(random))),
    randoms.map(wandered),
)
"""Positions set up at random and positions reached by play."""
