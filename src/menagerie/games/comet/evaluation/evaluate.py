"""The evaluation of a position for a seat, in named terms, while the game goes on.

Points decide at the end. Before that, animals on their way, the steps they have made, symbols that could bring them
nearer, cards in hand and ready abilities count too. A seat is compared with the best of the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.compiled.bounds import whole_number
from menagerie.core.weights import checked_weights, load_weights
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components.reading import components_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.tables import fill_bytes, fill_ints
    from menagerie.core.position import Evaluation
    from menagerie.games.comet.rules.scoring import score
    from menagerie.games.comet.rules.state import CAVE, MOVING, NEST, NONE, player_of
    from menagerie.games.comet.rules.steps import LANDING, find_landings, pays

    POINTS, ANIMALS, PROGRESS, POOL, HAND, ABILITIES, RIVALS = range(7)
    FARTHEST = 13

    def worth_of(judge: CometEvaluation, position: Any, seat: int) -> int:  # noqa: ANN401 - a Comet
        """Return the worth of a seat in a position of Comet."""
        return judge.worth(position, seat)

    def seats_of(position: Position) -> int:
        """Return the number of players."""
        return position.seats


if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.compiled.plain import Struct
    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games.comet.components.board import Board
    from menagerie.games.comet.rules.position import Comet

TERMS = ("points", "animals", "progress", "pool", "hand", "abilities", "rivals")
"""The names of the terms; the last is what the best other seat has."""

DEFAULT_WEIGHTS = tuple(load_weights("menagerie.games.comet.evaluation").values())
MOST_WEIGHT = 1_000
"""Sums and products of weights up to this fit into a C int."""


def steps_to_cave(board: Board) -> list[int]:
    """Return for every hex how many steps lie between it and the cave over open terrain."""
    rim = [board.cave]
    distance = {board.cave: 0}
    for place in rim:
        for near in board.neighbours(place):
            if near not in distance:
                distance[near] = distance[place] + 1
                if board.hexes[near].kind not in (NEST, CAVE):
                    rim.append(near)
    return [min(distance.get(place, FARTHEST), FARTHEST) for place in range(128)]


@lru_cache(maxsize=64)
def ways_to_cave(edition: Edition) -> list[int]:
    """Return the steps to the cave on both sides of the board, cached for each edition."""
    boards = components_of(edition).boards
    return [away for side in sorted(boards) for away in steps_to_cave(boards[side])]


class CometEvaluation(Evaluation):
    """Sums the weighted terms for positions of one edition."""

    def __init__(self, edition: Edition, weights: Sequence[int] = DEFAULT_WEIGHTS) -> None:
        """Take the weights in the order of TERMS."""
        if not cython.compiled:
            self.weights, self.way = [0] * 8, [0] * 512
        self.edition = edition
        fill_ints(self.weights, checked_weights(weights, len(DEFAULT_WEIGHTS), MOST_WEIGHT))
        fill_bytes(self.way, ways_to_cave(edition))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the edition and the weights."""
        return type(self), (self.edition, [self.weights[index] for index in range(len(DEFAULT_WEIGHTS))])

    def evaluate(self, position: Position, seat: int) -> int:
        """Return how good the position is for `seat`, against the best of the others."""
        mine = worth_of(self, position, seat)
        rival = -1000000
        for other in range(1, seats_of(position) + 1):
            if other != seat:
                theirs = worth_of(self, position, other)
                rival = max(theirs, rival)
        return mine - self.weights[RIVALS] * rival // 100

    def own(self, position: Position, seat: int) -> int:
        """Return the worth of a seat, without comparison."""
        return worth_of(self, position, seat)

    def swing(self) -> int:
        """Ten points are a clear lead, and luck can still make up for it."""
        return 1000

    def worth(self, comet: Comet, seat: int) -> int:
        """Return the worth of a seat: the sum of all terms."""
        total = 0
        for term in range(RIVALS):
            total += self.term(comet, seat, term)
        return total

    def term(self, comet: Comet, seat: int, term: int) -> int:
        """Return one term of a seat."""
        if term == POINTS:
            return self.weights[POINTS] * score(comet.state, comet.tables, comet.scratch, seat)
        if term == ANIMALS:
            return self.animals(comet, seat)
        if term == PROGRESS:
            return self.progress(comet, seat)
        if term == POOL:
            return self.pool(comet, seat)
        if term == HAND:
            return self.hand(comet, seat)
        return self.abilities(comet, seat)

    def hand(self, comet: Comet, seat: int) -> int:
        """Judge cards in hand or to be drawn; those above the usual limit count little."""
        cards: int = comet.state.players[seat].cards
        if comet.state.due_seat == seat:
            cards += comet.state.due
        usual = comet.tables.hand_limit
        return self.weights[HAND] * min(cards, usual) + max(0, cards - usual)

    def animals(self, comet: Comet, seat: int) -> int:
        """Judge animals on their way."""
        player = player_of(comet.state, seat)
        total = 0
        for rescuer in range(3):
            total += prize(comet, player, rescuer)
        return self.weights[ANIMALS] * total // 100

    def progress(self, comet: Comet, seat: int) -> int:
        """Judge the steps that the animals on their way are nearer to the cave than the farthest nest."""
        player = player_of(comet.state, seat)
        total = 0
        for rescuer in range(3):
            if player.rescuers[rescuer] != NONE:
                total += prize(comet, player, rescuer) * (FARTHEST - steps_from(self, comet, player.rescuers[rescuer]))
        return self.weights[PROGRESS] * total // 1000

    def pool(self, comet: Comet, seat: int) -> int:
        """Judge the symbols in the pool of the active player that would bring a rescuer nearer."""
        state = comet.state
        if state.active != seat or state.action != MOVING:
            return 0
        for symbol in range(6):
            comet.scratch.gains[symbol] = 0
        for rescuer in range(3):
            if state.players[seat].rescuers[rescuer] != NONE:
                self.find_gains(comet, seat, rescuer)
        total = 0
        for symbol in range(6):
            total += comet.scratch.gains[symbol] * (2 if state.pool[symbol] > 1 else 1)
        return self.weights[POOL] * total // 100

    def find_gains(self, comet: Comet, seat: int, rescuer: int) -> None:
        """Raise `gains` to the most that each symbol in the pool can do in one step of a rescuer."""
        state = comet.state
        player = player_of(state, seat)
        far = steps_from(self, comet, player.rescuers[rescuer])
        worth = self.weights[PROGRESS] * prize(comet, player, rescuer)
        find_landings(state, comet.tables, comet.scratch, player.rescuers[rescuer], state.jump[rescuer])
        for place in range(comet.tables.hexes):
            if comet.scratch.landing[place] & LANDING:
                gain = (far - steps_from(self, comet, place)) * worth // 1000
                for symbol in range(6):
                    useful = state.pool[symbol] and gain > comet.scratch.gains[symbol]
                    if useful and pays(player, comet.tables, symbol, place):
                        comet.scratch.gains[symbol] = gain

    def abilities(self, comet: Comet, seat: int) -> int:
        """Judge rescued animals that are ready."""
        player = player_of(comet.state, seat)
        total = 0
        for card in range(comet.tables.cards):
            total += player.ready[card]
        return self.weights[ABILITIES] * total

    def tell(self, position: Any, seat: int) -> dict[str, float]:  # noqa: ANN401 - a Comet, as `check` makes sure
        """Return the terms by name, as hundredths."""
        self.check(position, seat)
        terms = {name: self.term(position, seat, term) / 100 for term, name in enumerate(TERMS[:6])}
        return {**terms, "rivals": self.evaluate(position, seat) / 100 - worth_of(self, position, seat) / 100}


def steps_from(judge: CometEvaluation, comet: Comet, place: int) -> int:
    """Return how many steps a hex is away from the cave."""
    return judge.way[128 * comet.tables.side + place]


def prize(comet: Comet, player: Struct, rescuer: int) -> int:
    """Return what the animal of a rescuer on the board is worth, 0 if it is not there."""
    card = player.slots[rescuer]
    return 0 if card == NONE else 50 + 100 * comet.tables.points[card]


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:
    """Return the evaluation of positions of an edition."""
    return CometEvaluation(edition, weights)


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`; they sum to a hundredth of what `evaluate` says."""
    whole_number(seat, 1, position.seats, "a seat", InvalidPosition)
    return CometEvaluation(position.edition).tell(position, seat)
