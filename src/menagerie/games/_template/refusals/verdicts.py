"""Why a move of Otter Run is refused: the first rule that an arbiter would cite."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Refusal
from menagerie.games._template.rules.moves import DRAW, PLAY
from menagerie.games._template.rules.setup import as_template
from menagerie.games._template.texts.moves import move_parts

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games._template.rules.position import Template


def refuse(position: Position, move: int) -> Refusal | None:
    """Return why `move` is refused, ``None`` if it is legal; total over all moves that can be written."""
    game = as_template(position)
    verb, shell = move_parts(game, move)
    outcome = game.outcome()
    if outcome is not None:
        return Refusal(outcome.rule, "game_over")
    if (verb == DRAW) != (game.draws_for != 0):
        return Refusal("T4", "no_draw_due" if verb == DRAW else "draw_first")
    if verb == DRAW:
        return None
    seat = 1 + game.turn % 2
    return refuse_play(game, seat, shell) if verb == PLAY else refuse_rest(game, seat)


def refuse_play(game: Template, seat: int, shell: int) -> Refusal | None:
    """Judge playing a shell (T5–T7)."""
    target, other = game.otters[seat - 1] + shell, game.otters[2 - seat]
    if shell not in game.shells_of(seat):
        return Refusal("T5", "not_in_hand", details=(("shell", shell),))
    if target == other:
        return Refusal("T6", "occupied", (str(target),), (("shell", shell), ("cell", target)))
    if target > game.river.cells:
        return Refusal(
            "T7",
            "beyond_sea",
            (str(game.river.cells),),
            (("shell", shell), ("most", game.river.cells - target + shell)),
        )
    return None


def refuse_rest(game: Template, seat: int) -> Refusal | None:
    """Judge resting (T8)."""
    playable = [shell for shell in game.shells_of(seat) if refuse_play(game, seat, shell) is None]
    return Refusal("T8", "can_play", details=(("shell", playable[0]),)) if playable else None
