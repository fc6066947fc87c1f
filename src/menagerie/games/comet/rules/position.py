"""Comet, the one class of the rules: its methods call the functions of this room with the current state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.outcome import Outcome
from menagerie.errors import InvalidPosition
from menagerie.games.comet.rules.tables import tables_of
from menagerie.games.comet.texts.catalogue import texts_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix
    from menagerie.core.compiled.plain import at, copied, moved, planted, pushed, release, resized
    from menagerie.core.position import Position
    from menagerie.core.seats import CHANCE
    from menagerie.games.comet.rules.decisions import list_moves
    from menagerie.games.comet.rules.flow import copies_of, play, settle, who_decides
    from menagerie.games.comet.rules.sampling import redeal_hidden
    from menagerie.games.comet.rules.scoring import score
    from menagerie.games.comet.rules.snapshots import fill, restore_state, snapshot_of
    from menagerie.games.comet.rules.state import MOST_MOVES, OVER, clear, hash_of, new_scratch, new_state

    MOST_TRIES = 5000

if TYPE_CHECKING:
    from menagerie.core.edition import Edition


class Comet(Position):
    """A position of Comet for two to four players; seats count from 1."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Lay out a side of the board with nothing on it."""
        super().__init__(edition, MOST_MOVES)
        if not cython.compiled:
            self.state, self.scratch = new_state(), new_scratch()
            self.stack = [self.state]
        self.tables = tables_of(edition, side)
        self.reserve(1)
        clear(self.state, seats, single_jumps, comet_readies_hero)
        fill(self.state.unseen, [self.tables.copies[card] for card in range(self.tables.cards)])

    def __dealloc__(self) -> None:
        """Free the stack of states (compiled code only)."""
        release(self.stack)

    def set_up(self) -> None:
        """Begin the setup: neutral pieces on their hexes, piles by the number of players (C2, C4)."""
        start, pile, comet = self.tables.components.setup[self.seats]
        self.state.pile = start + pile
        self.state.comet = comet
        for piece, place in enumerate(self.tables.board.neutral):
            self.state.neutral[piece] = place
            self.state.occupied[place] = 1

    # What everybody can see

    @property
    def seats(self) -> int:
        """Two, three or four players (C1)."""
        seats: int = self.state.seats
        return seats

    @property
    def single_jumps(self) -> bool:
        """Whether a step may jump one hex at most (A1)."""
        return bool(self.state.single_jumps)

    @property
    def comet_readies_hero(self) -> bool:
        """Whether to ready one's animals at the comet readies the hero too (A13)."""
        return bool(self.state.comet_readies_hero)

    def snapshot(self) -> dict[str, Any]:
        """Return everything that a position text says, cards and hexes by number."""
        return snapshot_of(self.state, self.tables)

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Set the table up from a snapshot, which the reader has checked."""
        restore_state(self.state, self.tables, snapshot)

    def draws_for(self) -> int:
        """Return the seat that is due silver cards, 0 if nobody is."""
        return int(self.state.due_seat)

    # Moves

    def generate(self, moves: list[int]) -> int:
        """List every decision of the player who decides, or every event of chance."""
        return list_moves(self.state, self.tables, self.scratch, moves)

    def make(self, move: int) -> None:
        """Carry out a move, and all that follows without a decision (10.5)."""
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        play(self.state, self.tables, self.scratch, move)

    def unmake(self) -> None:
        """Take the last move back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    def seat(self) -> int:
        """Return who decides: the active player, the first who still has to choose at the comet, or chance."""
        return who_decides(self.state, self.tables)

    def weight(self, move: int) -> int:
        """Return how many copies could be drawn (10.4)."""
        return copies_of(self.state, move)

    def in_order(self, moves: list[int]) -> list[int]:
        """Sort moves as their texts sort (10.3)."""
        return sorted(moves, key=texts_of(self.tables, self.seats).texts.__getitem__)

    # Points and the end (C59–C63)

    def points(self, seat: int) -> int:
        """Return the score of a seat as it stands now."""
        return score(self.state, self.tables, self.scratch, seat)

    def payoff(self, seat: int) -> int:
        """Everybody with the highest score wins (C62)."""
        if self.state.phase != OVER:
            return 0
        mine = score(self.state, self.tables, self.scratch, seat)
        for other in range(1, self.state.seats + 1):
            if score(self.state, self.tables, self.scratch, other) > mine:
                return -1
        return 1

    def outcome(self) -> Outcome | None:
        """Return scores and winners; victory is shared among equals (C62)."""
        if self.state.phase != OVER:
            return None
        scores = [self.points(seat) for seat in range(1, self.seats + 1)]
        winners = tuple(seat for seat, points in enumerate(scores, 1) if points == max(scores))
        capped = self.state.actions >= self.tables.turn_cap * self.seats
        reason = "safety_stop" if capped else "shared_victory" if len(winners) > 1 else "victory"
        return Outcome(tuple(map(float, scores)), winners, reason, "C63" if capped else "C62")

    # What a seat cannot know (10.6)

    def resample(self, seat: int, seed: int) -> None:
        """Deal again, in place, all that `seat` (0 for a spectator) cannot know; moves played cannot be undone then.

        Each copy is equally likely, as long as the player who decides could be at this decision: it would not have been
        reached if, with those cards, something happened without a decision (10.5).
        """
        viewer = whole_number(seat, 0, self.seats, "a seat")
        number = whole_number(seed, 0, (1 << 63) - 1, "a seed")
        self.forget()
        self.played.clear()
        self.reserve(1)
        if not self.redeal(viewer, number):
            raise InvalidPosition(
                f"in {MOST_TRIES:,} tries no cards of the others were found so that seat {self.seat()} decides"
            )

    def redeal(self, seat: int, seed: int) -> bool:
        """Deal again what `seat` cannot know, until it fits; there is room for one move."""
        self.scratch.word = mix(seed + 1) | 1
        for _ in range(MOST_TRIES):
            redeal_hidden(self.state, self.tables, self.scratch, seat)
            if self.seat() == seat or self.seat() == CHANCE or self.at_rest():
                return True
        return False

    def at_rest(self) -> bool:
        """Whether nothing is left that would happen without a decision (10.5); there is room for one move."""
        before = self.hash()
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        settle(self.state, self.tables, self.scratch)
        after = self.hash()
        self.unmake()
        return before == after

    def settles(self) -> bool:
        """Whether something is left that would happen without a decision, so that this is no position (10.5)."""
        self.reserve(1)
        return not self.at_rest()

    # Identity and memory

    def hash(self) -> int:
        """Mix everything that the position's text says."""
        return hash_of(self.state, self.tables.cards)

    def copy(self) -> Comet:
        """Return an independent copy, with everything that can be taken back."""
        twin = Comet(self.edition, self.tables.board.id, self.seats, self.single_jumps, self.comet_readies_hero)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin

    def afresh(self) -> Comet:
        """Return an independent copy with nothing to take back."""
        twin = Comet(self.edition, self.tables.board.id, self.seats, self.single_jumps, self.comet_readies_hero)
        twin.grow(1)
        twin.state = planted(self.state, twin.stack)
        return twin

    def forget(self) -> None:
        """Keep the position, drop the moves that led to it."""
        self.state = moved(self.stack, self.depth)
        self.depth = 0

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` moves."""
        self.stack = resized(self.stack, self.capacity, capacity)
        self.state = at(self.stack, self.depth)
        self.capacity = capacity
        return 0
