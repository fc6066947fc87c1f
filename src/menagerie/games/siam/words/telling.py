"""What a move of Siam does, as a clause for other sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.siam.components.board import FACINGS
from menagerie.games.siam.drawing.motions import motions_of
from menagerie.games.siam.drawing.scene import DEGREES
from menagerie.games.siam.rules.setup import as_siam
from menagerie.games.siam.words.rulebook import say

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.scene import Motion

NAMES_BY_DEGREES = {degrees: FACINGS[way] for way, degrees in DEGREES.items()}


def tell(position: Position, move: int, language: str = "en") -> str:
    """Return what a legal move does: the animal, the square, and what is pushed, off the board in the first place."""
    acting, *pushed = motions_of(as_siam(position), move)
    fallen = [motion for motion in pushed if motion.kind == "expelled"]
    entering = acting.kind == "enter"
    kind = f"moves.{'enter' if entering else 'push'}_off" if fallen else clause_key(acting, pushed)
    struck = fallen or pushed
    animal = acting.piece.partition("-")[0]
    return say(
        language,
        kind,
        animal=f"an.{animal}" if entering else f"the.{animal}",
        square=acting.path[-1 if entering else 0],
        target=acting.path[-1],
        facing="" if acting.facing is None else NAMES_BY_DEGREES[acting.facing],
        pushed=f"object.{struck[0].piece.partition('-')[0]}" if struck else "",
        at=struck[0].path[0] if struck else "",
    )


def clause_key(acting: Motion, pushed: list[Motion]) -> str:
    """Return the key of the clause for a move by which nothing falls off the board."""
    return "moves.enter_push" if acting.kind == "enter" and pushed else f"moves.{acting.kind}"
