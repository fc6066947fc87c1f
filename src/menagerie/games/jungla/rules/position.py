"""A position of Jungla, the one class of the rules.

What the methods do stands in the other modules of this folder, as functions over the state: decisions.py lists what can
be decided, turns.py carries a decision out, ends.py says when a game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.outcome import Outcome
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.jungla.rules.tables import tables_of
from menagerie.games.jungla.texts.order import order_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix
    from menagerie.core.compiled.plain import Struct, at, copied, moved, planted, pushed, release, resized
    from menagerie.core.position import Position
    from menagerie.games.jungla.rules.animals import stand
    from menagerie.games.jungla.rules.decisions import list_decisions
    from menagerie.games.jungla.rules.ends import total_block
    from menagerie.games.jungla.rules.state import (
        ACTING,
        ANIMALS_EACH,
        BONUS_AGAIN,
        DRAWN,
        FREEING,
        GOING_HOME_FIRST,
        HUNT,
        OFF,
        OVER,
        empty_state,
        fill_header,
        header_of,
        kind_of,
        strikes_of,
        with_facing,
        without_home,
    )
    from menagerie.games.jungla.rules.turns import carry_out, deciding_pack, deciding_seat
    from menagerie.games.jungla.texts.order import sorted_actions, sorted_bare

    def options_address(options: Struct) -> Struct:
        """Pass the options on."""
        return options


if TYPE_CHECKING:
    from menagerie.core.edition import Edition

MAX_MOVES = 8200
REASONS = {1: ("points", "J4"), 2: ("all_imprisoned", "J4"), 3: ("total_block", "J5"), 4: ("turn_limit", "J99")}


class Jungla(Position):
    """A position of Jungla; seat 1 is Red, seat 2 Blue, seats 3 and 4 are their partners in the game for four (J98)."""

    def __cinit__(self) -> None:
        """Allocate a state, of a game that is over, first of all (compiled code only)."""
        self.reserve(1)
        self.state.due = OVER

    def __init__(self, edition: Edition, players: int, target: int, limit: int) -> None:
        """Lay out an empty board, with every animal still to be placed."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.options = Struct(players=0, target=0, limit=0)
            self.state = empty_state()
            self.stack = [self.state]
        self.tables = tables_of(edition)
        self.options.players = players
        self.options.target = target
        self.options.limit = limit
        self.reserve(1)
        self.state.due = 0
        for who in range(32):
            self.state.where[who] = OFF

    def __dealloc__(self) -> None:
        """Free the stack of states (compiled code only)."""
        release(self.stack)

    # Setting a position up

    def place(self, who: int, square: int, facing: int) -> None:
        """Stand an animal that is not on the board on a free square, before play begins."""
        if self.occupant(square) >= 0 or self.square_of(who) != OFF:
            raise InvalidOption(f"animal {who} cannot be placed on square {square}: one of the two is taken")
        stand(self.state, who, square, whole_number(facing, 0, 7, "a facing"))

    def set_header(self, header: dict[str, int]) -> None:
        """Say how far the game has gone, before play goes on from here."""
        fill_header(self.state, header)

    # What everybody can see

    @property
    def header(self) -> dict[str, int]:
        """Return everything but the animals on the board, by the names in header.py."""
        return header_of(self.state)

    @property
    def players(self) -> int:
        """Two players, or four in two teams (J98)."""
        return int(self.options.players)

    @property
    def seats(self) -> int:
        """Two players, or four in two teams (J98)."""
        return int(self.options.players)

    @property
    def target(self) -> int:
        """The points that win (J4)."""
        return int(self.options.target)

    @property
    def limit(self) -> int:
        """The number of turns after which a game ends, 0 for none (J99)."""
        return int(self.options.limit)

    @property
    def pack(self) -> int:
        """The pack that decides: the side's, or that of a turtle that goes home."""
        return deciding_pack(self.state)

    @property
    def blocked(self) -> bool:
        """Whether no animal of either pack has a move in any facing (J5)."""
        return bool(total_block(self.state, self.tables))

    def square_of(self, who: int) -> int:
        """Return where an animal stands, OFF if it is not on the board."""
        return int(self.state.where[whole_number(who, 0, 29, "an animal")])

    def facing_of(self, who: int) -> int:
        """Return which way an animal on the board faces."""
        return int(self.state.facing[whole_number(who, 0, 29, "an animal")])

    def squares(self) -> list[int]:
        """Return where each animal stands, as `square_of` does."""
        return [self.state.where[who] for who in range(2 * ANIMALS_EACH)]

    def facings(self) -> list[int]:
        """Return which way each animal faces, as `facing_of` does."""
        return [self.state.facing[who] for who in range(2 * ANIMALS_EACH)]

    def occupant(self, square: int) -> int:
        """Return the animal on a square, -1 if there is none."""
        return int(self.state.cells[whole_number(square, 0, self.tables.squares - 1, "a square")]) - 1

    # Decisions

    def generate(self, moves: list[int]) -> int:
        """List every action of the player who decides."""
        return list_decisions(self.state, self.tables, moves, 0)

    def make(self, move: int) -> None:
        """Carry out one decision and all that follows by itself."""
        self.depth += 1
        self.state = pushed(self.stack, self.depth)
        carry_out(self.state, self.tables, options_address(self.options), move)

    def unmake(self) -> None:
        """Take the last decision back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    def seat(self) -> int:
        """Who decides."""
        return deciding_seat(self.state, self.tables, self.options.players)

    # The end (J4, J98)

    def payoff(self, seat: int) -> int:
        """What the end means for a seat; partners win together."""
        if self.state.winner in (0, DRAWN):
            return 0
        return 1 if (seat - 1 & 1) == self.state.winner - 1 else -1

    def outcome(self) -> Outcome | None:
        """Return winners and the rule that ended the game; partners share one win, a draw is shared by all."""
        winner = self.state.winner
        if not winner:
            return None
        seats = range(1, self.players + 1)
        winners = tuple(seat for seat in seats if winner != DRAWN and (seat - 1 & 1) == winner - 1)
        shared = winners or tuple(seats)
        scores = tuple(1 / len(shared) if seat in shared else 0.0 for seat in seats)
        reason, rule = REASONS[self.state.reason]
        return Outcome(scores, winners, reason if winners else f"{reason}_drawn", rule)

    # What search asks

    def generate_forcing(self, moves: list[int]) -> int:
        """List the actions that strike or hunt, with the facing that the animal has."""
        if self.state.due != ACTING:
            return 0
        return list_decisions(self.state, self.tables, moves, 1)

    def forcing(self, move: int) -> int:
        """Whether an action strikes or hunts."""
        return kind_of(move) == HUNT or strikes_of(move) != 0

    def kin(self, move: int) -> int:
        """What remains of an action without its facing, and of a hunt without the place of the return."""
        same = with_facing(move, 0)
        return without_home(same) if kind_of(move) == HUNT else same

    # Identity and memory

    def in_order(self, moves: list[int]) -> list[int]:
        """Sort actions as their texts sort."""
        return sorted_actions(self.state, self.tables, order_of(self.edition), deciding_pack(self.state), moves)

    def bare_actions(self) -> list[tuple[int, int]]:
        """Return all legal actions without their facings, each with the set of its facings, as their texts sort."""
        order, pack = order_of(self.edition), deciding_pack(self.state)
        return sorted_bare(self.state, self.tables, order, pack, self.listed())

    def hash(self) -> int:
        """Mix everything that the position's text says."""
        state = self.state
        word = mix(state.prison[0] | state.prison[1] << 15)
        word = mix(word ^ (state.rest | state.armour << 15 | state.side << 17 | state.due << 18 | state.due_pack << 21))
        word = mix(word ^ (state.kind | state.left << 2 | state.next_kind << 4 | state.last << 6))
        word = mix(word ^ (state.score[0] | state.score[1] << 8))
        word = mix(word ^ (state.turns | self.options.players << 24))
        word = mix(word ^ (self.options.limit | self.options.target << 20))
        if state.due in (FREEING, GOING_HOME_FIRST):
            word = mix(word ^ (state.liberator | state.freed << 4 | 1 << 8))
        if state.kind == BONUS_AGAIN:
            word = mix(word ^ (state.actor | 1 << 9))
        for who in range(2 * ANIMALS_EACH):
            if state.where[who] != OFF:
                word ^= mix(who << 16 | state.where[who] << 8 | state.facing[who] | 1 << 30)
        return word

    def copy(self) -> Jungla:
        """Return an independent copy, with everything that can be taken back."""
        twin = Jungla(self.edition, self.players, self.target, self.limit)
        twin.reserve(self.depth + 1)
        twin.depth = self.depth
        twin.state = copied(self.stack, twin.stack, self.depth)
        twin.played = self.played[:]
        return twin

    def afresh(self) -> Jungla:
        """Return an independent copy with nothing to take back."""
        twin = Jungla(self.edition, self.players, self.target, self.limit)
        twin.grow(1)
        twin.state = planted(self.state, twin.stack)
        return twin

    def forget(self) -> None:
        """Keep the position, drop the actions that led to it."""
        self.state = moved(self.stack, self.depth)
        self.depth = 0

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` actions."""
        self.stack = resized(self.stack, self.capacity, capacity)
        self.state = at(self.stack, self.depth)
        self.capacity = capacity
        return 0


def as_jungla(position: Position) -> Jungla:
    """Return the position if it is one of Jungla; refuse any other game's."""
    if isinstance(position, Jungla):
        return position
    raise InvalidPosition(f"expected a position of jungla, got {type(position).__name__}")
