"""Proofs that a side can, or cannot, force a win within a number of plies.

The search answers one question with yes or no. It tries every legal move of both sides, without evaluation and without
reductions: a yes proves that the win is forced within these plies, a no that it is not. Alpha-beta finds candidates,
this search settles them. Only the position counts, not the moves before it: the winning side never needs a position
twice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.position import as_position
from menagerie.errors import InvalidPosition

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.core.position import MoveLists

    MAX_PLY, HISTORY, NEVER = 64, 4096, 100

    def allocate(_bits: int) -> dict[int, Struct]:
        """Begin with nothing known."""
        return {}

    def release(_memory: dict[int, Struct]) -> None:
        """Free the memory; plain Python does so by itself."""

    def known_at(memory: dict[int, Struct], index: int) -> Struct:
        """Return what is known under an index."""
        if index not in memory:
            memory[index] = Struct(key=0, move=0, won=NEVER, open=0)
        return memory[index]


if TYPE_CHECKING:
    from menagerie.core.position import Position

DEEPEST = 60
MOST_NODES = 1 << 62
MOST_BITS = 30


def refuse_unprovable(position: Position) -> None:
    """Refuse games with chance, hidden information, partners or more than two sides, and a game that is over."""
    game = position._rules()  # noqa: SLF001 - a friend
    if game.kind.chance or game.kind.hidden or not game.kind.zero_sum or position.seats != 2:
        raise InvalidPosition(
            f"wins are proven for two seats without chance and hidden things; this is {game.name} for {position.seats}"
        )
    if position.to_act is None:
        raise InvalidPosition(f"the game is over, there is nothing to prove in {str(position)!r}")


class Prover:
    """Proves wins of one side from a position and its successors; what it has learnt is kept for the next question."""

    def __init__(self, position: Position, hero: int | None = None, bits: int = 18) -> None:
        """Work on a copy of `position` for `hero`, by default the seat to act; the table has ``2 ** bits`` entries."""
        if not cython.compiled:
            self.__cinit__(position, hero, bits)
            self.history = [0] * (2 * HISTORY)
            self.killers = [0] * (2 * MAX_PLY)
        refuse_unprovable(as_position(position))
        self.position = position.copy()
        self.hero = whole_number(position.to_act if hero is None else hero, 1, 2, "a seat")
        self.lists = MoveLists(MAX_PLY + 1, position.max_moves)
        self.scores = MoveLists(MAX_PLY + 1, position.max_moves)
        self.nodes = 0
        self.answer = -1

    def __cinit__(self, position: Position, hero: int | None = None, bits: int = 18) -> None:
        """Reserve the memory once and before anything else."""
        size = whole_number(bits, 0, MOST_BITS, "the number of bits of a memory")
        self.mask = (1 << size) - 1
        self.memory = allocate(size)

    def __dealloc__(self) -> None:
        """Free the memory (compiled code only)."""
        release(self.memory)

    def wins(self, plies: int, nodes: int | None = None) -> bool | None:
        """Whether the hero forces a win within `plies` from here; ``None`` if `nodes` did not suffice.

        `answer` is then the move that decides it: the hero's winning move, or the other side's that spoils it; -1 where
        the answer is no and the hero is to act, or yes and the other side is, since then no single move decides.
        """
        deepest = whole_number(plies, 0, DEEPEST, "a number of plies")
        most = -1 if nodes is None else whole_number(nodes, 0, MOST_NODES, "a number of nodes")
        return self.settle(deepest, most)

    def settle(self, plies: int, most: int) -> bool | None:
        """Search without the GIL."""
        self.position.reserve(plies + 1)
        self.nodes = 0
        self.limit = most
        self.stopped = False
        self.answer = -1
        for slot in range(2 * HISTORY):
            self.history[slot] //= 2
        decided = 0
        with cython.nogil:
            decided += self.decide(plies, 0)
        return None if self.stopped else bool(decided)

    def shortest(self, plies: int, nodes: int | None = None) -> int | None:
        """Return the fewest plies within which the hero forces a win, if that is at most `plies`."""
        spent = 0
        for number in range(plies + 1):
            left = None if nodes is None else max(nodes - spent, 0)
            decided = self.wins(number, left)
            spent += self.nodes
            if decided is not False:
                self.nodes = spent
                return number if decided else None
        self.nodes = spent
        return None

    def play(self, move: int) -> None:
        """Go on to the position after a legal move."""
        self.position.play(move)

    def undo(self) -> None:
        """Go back by one move."""
        self.position.undo()

    # The recursion. Nothing below allocates.

    def decide(self, plies: int, ply: int) -> int:  # noqa: C901, PLR0912 - steps in order
        """Whether the hero forces a win within `plies` from here, 1 or 0."""
        seat = self.position.seat()
        if seat == 0:
            return 1 if self.position.payoff(self.hero) > 0 else 0
        if plies == 0:
            return 0
        # Step 1. Remember.
        first = -1
        key = 0
        if plies > 1:
            key = self.position.hash()
            known = known_at(self.memory, key & self.mask)
            if known.key == key:
                first = known.move
                if ply > 0 and (known.won <= plies or known.open >= plies):
                    return 1 if known.won <= plies else 0
        # Step 2. List the moves; near the end sorting does not pay, but immediate wins are mostly among few moves.
        moves = self.lists.rows[ply]
        wanted = 1 if seat == self.hero else 0
        if plies == 1 and wanted and ply > 0 and self.wins_at_once(moves):
            return 1
        number = self.position.generate(moves)
        if plies > 1:
            self.rate(moves, number, first, wanted, ply)
        # Step 3. One move suffices for the side that wants this answer.
        decided = 1 - wanted
        decisive = -1
        for index in range(number):
            if plies > 1:
                self.pick(moves, index, number, ply)
            self.position.make(moves[index])
            self.nodes += 1
            value = self.decide(plies - 1, ply + 1)
            self.position.unmake()
            if self.stopped or 0 <= self.limit < self.nodes:
                self.stopped = True
                return 0
            if value == wanted:
                decided = wanted
                decisive = moves[index]
                if plies > 1:
                    self.reward(moves[index], plies, wanted, ply)
                break
        # Step 4. Learn.
        if plies > 1:
            self.learn(key, plies, decided, decisive)
        if ply == 0:
            self.answer = decisive
        return decided

    def wins_at_once(self, moves: list[int]) -> int:
        """Whether one of the hero's forcing moves ends the game with a win, 1 or 0."""
        number = self.position.generate_forcing(moves)
        for index in range(number):
            self.position.make(moves[index])
            self.nodes += 1
            won = self.position.seat() == 0 and self.position.payoff(self.hero) > 0
            self.position.unmake()
            if won:
                return 1
        return 0

    def learn(self, key: int, plies: int, decided: int, decisive: int) -> None:
        """Store an answer; it replaces another position in the same place."""
        known = known_at(self.memory, key & self.mask)
        if known.key != key:
            known.key = key
            known.move = -1
            known.won = NEVER
            known.open = 0
        if decided:
            known.won = plies
        else:
            known.open = plies
        if decisive >= 0:
            known.move = decisive

    # The order of moves

    def rate(self, moves: list[int], number: int, first: int, wanted: int, ply: int) -> None:
        """Rate the stored move highest, then the killer moves of this ply, then moves that often decide."""
        scores = self.scores.rows[ply]
        for index in range(number):
            move = moves[index]
            if move == first:
                scores[index] = 1 << 30
            elif move == self.killers[2 * ply] or move == self.killers[2 * ply + 1]:
                scores[index] = 1 << 29
            else:
                scores[index] = self.history[wanted * HISTORY + ((move ^ move >> 12) & (HISTORY - 1))]

    def pick(self, moves: list[int], start: int, number: int, ply: int) -> None:
        """Bring the best rated of the moves from `start` on to the front."""
        scores = self.scores.rows[ply]
        best = start
        for index in range(start + 1, number):
            if scores[index] > scores[best]:
                best = index
        if best != start:
            swap = moves[start]
            moves[start] = moves[best]
            moves[best] = swap
            swap = scores[start]
            scores[start] = scores[best]
            scores[best] = swap

    def reward(self, move: int, plies: int, wanted: int, ply: int) -> None:
        """Store a move that decided."""
        if self.killers[2 * ply] != move:
            self.killers[2 * ply + 1] = self.killers[2 * ply]
            self.killers[2 * ply] = move
        slot = wanted * HISTORY + ((move ^ move >> 12) & (HISTORY - 1))
        self.history[slot] += plies * plies
        if self.history[slot] > 1 << 24:
            for slot in range(2 * HISTORY):
                self.history[slot] //= 2
