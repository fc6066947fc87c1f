"""The ends of a game: points, prisoners, total block, and the order that decides at a limit (J4–J6, J99)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.board import LAND, OFF
    from menagerie.games.jungla.decisions import Decisions

    OVER, NO_KIND, DRAWN = 5, 0, 3
    BY_POINTS, BY_PRISONERS, BY_BLOCK, BY_LIMIT = range(1, 5)

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Ends(Decisions):
    """When a game is over, and who has won."""

    def __init__(self, edition: Edition, players: int, target: int, limit: int) -> None:
        """Lay out an empty board, with every animal still to be placed."""
        super().__init__(edition)
        self.players = players
        self.target = target
        self.limit = limit

    def over_by_victory(self, own_loss: int) -> bool:
        """End the game if a pack has its points or has taken all the enemy's animals but the turtle (J4)."""
        side = self.state.side
        if self.state.score[side] >= self.target:
            self.finish(side + 1, BY_POINTS)
        elif self.lost_all(1 - side):
            self.finish(side + 1, BY_PRISONERS)
        elif own_loss and self.lost_all(side):
            self.finish(2 - side, BY_PRISONERS)
        else:
            return False
        return True

    def lost_all(self, pack: int) -> bool:
        """Whether a pack has prisoners and nobody but its turtle on the board."""
        if not self.state.prison[pack]:
            return False
        for who in range(15 * pack, 15 * pack + 15):
            if self.state.where[who] != OFF and who != self.tables.turtle[pack]:
                return False
        return True

    @property
    def blocked(self) -> bool:
        """Whether no animal of either pack has a move in any facing (J5)."""
        return bool(self.total_block())

    def total_block(self) -> bool:
        """Whether no animal of either pack has a move in any facing (J5)."""
        for who in range(30):
            if self.state.where[who] != OFF and (self.has_room(who) or self.has_move(who)):
                return False
        return True

    def has_room(self, who: int) -> bool:
        """Whether an animal can step to a plain free square beside it: the quick answer for nearly all positions."""
        square = self.state.where[who]
        steps = self.tables.land_steps[who] if self.tables.ground[square] == LAND else self.tables.water_steps[who]
        if not steps & 2 or self.tables.facing_mask or self.tables.zone[square]:
            return False
        for way in range(8):
            ahead = self.tables.beside[square << 3 | way]
            if ahead != OFF and self.tables.plain[ahead] and not self.state.cells[ahead]:
                return True
        return False

    def has_move(self, who: int) -> bool:
        """Whether an animal has a move in any facing."""
        kept = self.state.facing[who]
        self.may_free = True
        self.counting = True
        self.number = 0
        for facing in range(8):
            if not facing & self.tables.facing_mask:
                self.state.facing[who] = facing
                self.list_moves(who)
            if self.number:
                break
        self.state.facing[who] = kept
        self.counting = False
        return self.number > 0

    def finish_by_points(self, reason: int) -> None:
        """More points win; equal points: who hunted last; nobody has: a draw (J5)."""
        state = self.state
        if state.score[0] != state.score[1]:
            self.finish(1 if state.score[0] > state.score[1] else 2, reason)
        else:
            self.finish(state.last or DRAWN, reason)

    def finish(self, winner: int, reason: int) -> None:
        """End the game."""
        state = self.state
        state.winner = winner
        state.reason = reason
        state.due = OVER
        state.side = 0
        state.due_pack = 0
        state.kind = NO_KIND
        state.left = 0
        state.rest = 0
        state.next_kind = NO_KIND
