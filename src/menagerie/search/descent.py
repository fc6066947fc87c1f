"""The iterations of a search by sampling: selection, expansion, playout and backpropagation.

Nothing here allocates, and compiled nothing needs the GIL; `ismcts` is the face of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import whole_number
from menagerie.errors import InvalidOption
from menagerie.search.tree import MOST_NODES

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from math import exp, sqrt

    from menagerie.core.compiled.bits import mix, next_random
    from menagerie.core.position import MoveLists
    from menagerie.search.clock import now
    from menagerie.search.tree import Tree

    MAX_PLY, WON, CHANCE, MOST_SEATS = 1024, 30000, -1, 7

if TYPE_CHECKING:
    from menagerie.core.position import Evaluation, Position


@dataclass(frozen=True, slots=True)
class Manner:
    """The parameters of a search by sampling; the defaults were found by play."""

    exploration: float = 0.05
    """How much a move that was seldom tried is worth trying, in shares of the game."""
    temperature: float = 60.0
    """By how many hundredths a move has to look better at once to be tried e times as often."""
    horizon: int = 1
    """How often the right to decide changes hands before a position is judged."""
    others: bool = True
    """Whether the tree also holds the decisions of the other seats; if not, they do what looks best at once."""


class Descent:
    """The tree of one seat's decisions and the position that walks through it."""

    def __init__(  # noqa: PLR0913, PLR0917 - called in one place
        self, position: Position, seat: int, evaluation: Evaluation, manner: Manner, capacity: int, seed: int
    ) -> None:
        """Search for `seat`, which is to act in `position`, in a tree of `capacity` nodes."""
        self.position = position
        self.viewer = seat
        self.seats = whole_number(position.seats, 1, MOST_SEATS, "a number of seats")
        self.evaluation = evaluation
        self.tree = Tree(whole_number(capacity, position.max_moves + 1, MOST_NODES, "the number of nodes of a tree"))
        self.lists = MoveLists(3, position.max_moves)
        self.children = MoveLists(1, position.max_moves)
        if not cython.compiled:
            self.shares = [0.0] * (MOST_SEATS + 1)
            self.path = [0] * MAX_PLY
        self.set_manner(manner)
        self.swing = self.evaluation.swing()
        self.word = mix(seed + 1) | 1
        self.deadline = 0.0
        self.stopped = False
        self.stop_asked = False
        self.iterations = 0
        self.plies = 0
        self.deepest = 0

    def set_manner(self, manner: Manner) -> None:
        """Take over the numbers."""
        if not (0 <= manner.exploration <= 1000 and 0 < manner.temperature <= 1e6):
            raise InvalidOption(
                f"exploration is from 0 to 1,000 and temperature above 0 and up to 1,000,000, got {manner}"
            )
        self.exploration = float(manner.exploration)
        self.temperature = float(manner.temperature)
        self.horizon = whole_number(manner.horizon, 0, MAX_PLY, "a horizon")
        self.others = bool(manner.others)

    def iterate(self, last: int, redeals: int) -> None:
        """Run iterations up to a number, or until time is over."""
        while self.iterations < last:
            if redeals:
                self.position.redeal(self.viewer, self.next_word() >> 2)
            depth = self.descend()
            if not self.stopped:
                self.play_on(depth)
            if not self.stopped:
                self.share_out()
                self.give_back()
                self.iterations += 1
            self.rewind()
            if self.stopped:
                return

    def descend(self) -> int:
        """Descend to a node that was not visited yet, or to the end, and return the number of plies."""
        self.steps = 0
        ply = 0
        node = 0
        while ply < MAX_PLY - 1:
            self.look_at_clock()
            seat = self.position.seat()
            if seat == 0 or self.stopped:
                break
            moves = self.lists.rows[0]
            number = self.position.generate(moves)
            if seat == CHANCE:
                move = self.chance_move(moves, number)
            elif number == 1:
                move = moves[0]
            elif seat != self.viewer and not self.others:
                move = moves[self.liked(moves, number, seat)]
            else:
                if node and self.tree.at(node).visits == 0:
                    break
                self.open(node, seat, number)
                node = self.chosen(number)
                if node == 0:
                    break
                move = self.tree.at(node).move
                self.path[self.steps] = node
                self.steps += 1
            self.position.make(move)
            ply += 1
        self.deepest = max(self.deepest, self.steps)
        self.made = ply
        return ply

    def open(self, parent: int, seat: int, number: int) -> None:
        """Find the node of each listed move; evaluate and create it if it is new."""
        moves = self.lists.rows[0]
        children = self.children.rows[0]
        before = 0
        judged = 0
        for place in range(number):
            index = self.tree.child(parent, moves[place], seat)
            if index == 0 and self.tree.size < self.tree.capacity:
                if not judged:
                    before = self.evaluation.own(self.position, seat)
                    judged = 1
                index = self.tree.add(parent, moves[place], seat, self.looks(moves[place], seat) - before)
            children[place] = index

    def looks(self, move: int, seat: int) -> int:
        """Return the evaluation for a seat right after a move."""
        self.position.make(move)
        if self.position.seat() == 0:
            value = WON * self.position.payoff(seat)
        else:
            value = self.evaluation.own(self.position, seat)
        self.position.unmake()
        self.plies += 1
        return value

    def chosen(self, number: int) -> int:
        """Choose a child with good results, a good evaluation or few visits; 0 if there is none."""
        children = self.children.rows[0]
        most = -2000000
        visits = 0
        total = 0.0
        for place in range(number):
            if children[place]:
                node = self.tree.at(children[place])
                node.chances += 1
                most = max(most, node.gain)
                visits += node.visits
                total += node.total
        weights = 0.0
        for place in range(number):
            if children[place]:
                weights += exp((self.tree.at(children[place]).gain - most) / self.temperature)
        mean = total / visits if visits else 0.5
        best = 0
        best_value = -1e9
        for place in range(number):
            if children[place]:
                node = self.tree.at(children[place])
                value = node.total / node.visits if node.visits else mean
                prior = exp((node.gain - most) / self.temperature) / weights
                value += self.exploration * number * prior * sqrt(node.chances) / (1 + node.visits)
                if value > best_value:
                    best_value = value
                    best = children[place]
        return best

    def play_on(self, ply: int) -> None:
        """Play greedily until the seat to act has changed as often as the horizon allows."""
        last = 0
        changes = -1
        while ply < MAX_PLY - 1:
            self.look_at_clock()
            seat = self.position.seat()
            if seat == 0 or self.stopped:
                break
            if seat not in (CHANCE, last):
                last = seat
                changes += 1
                if changes >= self.horizon:
                    break
            moves = self.lists.rows[0]
            number = self.position.generate(moves)
            if seat == CHANCE:
                move = self.chance_move(moves, number)
            elif number == 1:
                move = moves[0]
            else:
                move = moves[self.liked(moves, number, seat)]
            self.position.make(move)
            ply += 1
        self.made = ply

    def liked(self, moves: list[int], number: int, seat: int) -> int:
        """Return the index of the move with the best evaluation for its seat."""
        best = 0
        most = -2000000
        for place in range(number):
            value = self.looks(moves[place], seat)
            if value > most:
                most = value
                best = place
        return best

    def chance_move(self, moves: list[int], number: int) -> int:
        """Choose a chance move at random, by the weights."""
        weights = self.lists.rows[2]
        total = 0
        for place in range(number):
            weights[place] = self.position.weight(moves[place])
            total += weights[place]
        left = self.next_word() % total
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return moves[place]

    def share_out(self) -> None:
        """Divide one point among the seats, by the outcome or by their evaluations."""
        total = 0.0
        most = -1e9
        over = self.position.seat() == 0
        for seat in range(1, self.seats + 1):
            if over:
                self.shares[seat] = 1.0 + self.position.payoff(seat)
            else:
                self.shares[seat] = self.evaluation.own(self.position, seat)
                most = max(most, self.shares[seat])
        for seat in range(1, self.seats + 1):
            if not over:
                self.shares[seat] = exp((self.shares[seat] - most) / self.swing)
            total += self.shares[seat]
        for seat in range(1, self.seats + 1):
            self.shares[seat] = self.shares[seat] / total if total > 0 else 1.0 / self.seats

    def give_back(self) -> None:
        """Add the result to every visited node, for the seat that chose it."""
        self.tree.at(0).visits += 1
        for step in range(self.steps):
            node = self.tree.at(self.path[step])
            node.visits += 1
            node.total += self.shares[node.seat]

    def rewind(self) -> None:
        """Take back the moves of this iteration."""
        for _ in range(self.made):
            self.position.unmake()
        self.plies += self.made

    def next_word(self) -> int:
        """Return 64 random bits."""
        self.word = next_random(self.word)
        return mix(self.word)

    def look_at_clock(self) -> None:
        """Stop when asked to, or when time is used up."""
        if self.stop_asked or now() > self.deadline:
            self.stopped = True
