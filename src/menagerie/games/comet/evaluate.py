"""What a position of Comet is worth for a seat, term by term, while the game goes on.

Points are what counts at the end; before that, animals on their way, the steps they have made, symbols that could bring
them nearer, cards in hand and ready abilities. A seat is judged against the best of the others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.bounds import whole_number
from menagerie.core.weights import checked_weights, load_weights
from menagerie.errors import InvalidPosition
from menagerie.games.comet.board import CAVE as CAVE_KIND
from menagerie.games.comet.board import NEST as NEST_KIND
from menagerie.games.comet.components import components_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.position import Evaluation
    from menagerie.core.tables import fill_bytes, fill_ints

    NONE, MOVING = 255, 2
    POINTS, ANIMALS, PROGRESS, POOL, HAND, ABILITIES, RIVALS = range(7)

    def state_of(position: Any) -> Any:  # noqa: ANN401 - a Comet and its Struct
        """Return what changes in the position."""
        return position.state

    def gains_of(position: Any) -> list[int]:  # noqa: ANN401 - a Comet
        """Return the room that a position has for what each symbol could do."""
        gains: list[int] = position.gains
        return gains

    def seats_of(position: Any) -> int:  # noqa: ANN401 - a Comet
        """Return the number of players."""
        return int(position.seats)

    def side_of(position: Any) -> int:  # noqa: ANN401 - a Comet
        """Return which side of the board is played on."""
        return int(position.tables.side)

    def cards_of(position: Any) -> int:  # noqa: ANN401 - a Comet
        """Return how many different cards there are."""
        return int(position.tables.cards)

    def hexes_of(position: Any) -> int:  # noqa: ANN401 - a Comet
        """Return how many hexes the map has."""
        return int(position.tables.hexes)

    def limit_of(position: Any) -> int:  # noqa: ANN401 - a Comet
        """Return the usual hand limit."""
        return int(position.tables.hand_limit)

    def points_of(position: Any, card: int) -> int:  # noqa: ANN401 - a Comet
        """Return the points of an animal."""
        return int(position.tables.points[card])

    def score_of(position: Any, seat: int) -> int:  # noqa: ANN401 - a Comet
        """Return the score of a seat as it stands."""
        return int(position.score(seat))

    def landings(position: Any, seat: int, rescuer: int, jumps: int) -> int:  # noqa: ANN401 - a Comet
        """Look for the landing hexes of a rescuer."""
        return int(position.find_landings(seat, rescuer, jumps))

    def lands(position: Any, place: int) -> bool:  # noqa: ANN401 - a Comet
        """Whether a landing hex was found there."""
        return bool(position.landing[place] & 1)

    def pays(position: Any, seat: int, symbol: int, place: int) -> bool:  # noqa: ANN401 - a Comet
        """Whether a symbol pays for a hex."""
        return bool(position.pays(seat, symbol, place))


if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games.comet.board import Board

TERMS = ("points", "animals", "progress", "pool", "hand", "abilities", "rivals")
"""The terms by name, as `explain` tells them; the last is what the best other seat has."""

DEFAULT_WEIGHTS = tuple(load_weights("menagerie.games.comet").values())
MOST_WEIGHT = 1_000
"""Sums and products of weights up to this fit into a C int."""

FARTHEST = 13


def steps_to_cave(board: Board) -> list[int]:
    """Return for every hex how many steps lie between it and the cave over open terrain."""
    rim = [board.cave]
    distance = {board.cave: 0}
    for place in rim:
        for near in board.neighbours(place):
            if near not in distance:
                distance[near] = distance[place] + 1
                if board.hexes[near].kind not in {NEST_KIND, CAVE_KIND}:
                    rim.append(near)
    return [min(distance.get(place, FARTHEST), FARTHEST) for place in range(128)]


@lru_cache(maxsize=64)
def ways_to_cave(edition: Edition) -> list[int]:
    """Return the steps to the cave on both sides of the board; found once for each edition."""
    boards = components_of(edition).boards
    return [away for side in sorted(boards) for away in steps_to_cave(boards[side])]


class CometEvaluation(Evaluation):
    """Sums the weighted terms for the positions of one edition; other weights make another player."""

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
        """How good the position is for `seat`, against the best of the others."""
        mine = self.worth(position, seat)
        rival = -1000000
        for other in range(1, seats_of(position) + 1):
            if other != seat:
                theirs = self.worth(position, other)
                rival = max(theirs, rival)
        return mine - self.weights[RIVALS] * rival // 100

    def own(self, position: Position, seat: int) -> int:
        """What a seat has, without a look at the others."""
        return self.worth(position, seat)

    def worth(self, position: Position, seat: int) -> int:
        """What a seat has, all terms together."""
        total = 0
        for term in range(6):
            total += self.term(position, seat, term)
        return total

    def swing(self) -> int:
        """Ten points are a clear lead, and luck can still make up for it."""
        return 1000

    def term(self, position: Position, seat: int, term: int) -> int:
        """What a seat has of one term."""
        if term == POINTS:
            return self.weights[POINTS] * score_of(position, seat)
        if term == ANIMALS:
            return self.animals(position, seat)
        if term == PROGRESS:
            return self.progress(position, seat)
        if term == POOL:
            return self.pool(position, seat)
        if term == HAND:
            return self.hand(position, seat)
        return self.abilities(position, seat)

    def hand(self, position: Position, seat: int) -> int:
        """Cards in hand or to be drawn; those above the usual limit only lie there."""
        cards: int = state_of(position).players[seat].cards
        if state_of(position).due_seat == seat:
            cards += state_of(position).due
        usual = limit_of(position)
        return self.weights[HAND] * min(cards, usual) + max(0, cards - usual)

    def prize(self, position: Position, seat: int, rescuer: int) -> int:
        """Return what the animal of a rescuer on the board is worth, 0 if it is not there."""
        card = state_of(position).players[seat].slots[rescuer]
        return 0 if card == NONE else 50 + 100 * points_of(position, card)

    def animals(self, position: Position, seat: int) -> int:
        """Animals on their way."""
        total = 0
        for rescuer in range(3):
            total += self.prize(position, seat, rescuer)
        return self.weights[ANIMALS] * total // 100

    def progress(self, position: Position, seat: int) -> int:
        """Steps that the animals on their way are nearer to the cave than the farthest nest."""
        total = 0
        for rescuer in range(3):
            if state_of(position).players[seat].rescuers[rescuer] != NONE:
                away = self.way[128 * side_of(position) + state_of(position).players[seat].rescuers[rescuer]]
                total += self.prize(position, seat, rescuer) * (13 - away)
        return self.weights[PROGRESS] * total // 1000

    def pool(self, position: Position, seat: int) -> int:
        """Symbols in the pool of the active player that would bring a rescuer nearer."""
        if state_of(position).active != seat or state_of(position).action != MOVING:
            return 0
        gains = gains_of(position)
        for symbol in range(6):
            gains[symbol] = 0
        for rescuer in range(3):
            if state_of(position).players[seat].rescuers[rescuer] != NONE:
                self.find_gains(position, seat, rescuer)
        total = 0
        for symbol in range(6):
            total += gains[symbol] * (2 if state_of(position).pool[symbol] > 1 else 1)
        return self.weights[POOL] * total // 100

    def find_gains(self, position: Position, seat: int, rescuer: int) -> None:
        """Raise `gains` to the most that each symbol in the pool can do in one step of a rescuer."""
        gains = gains_of(position)
        far = self.way[128 * side_of(position) + state_of(position).players[seat].rescuers[rescuer]]
        prize = self.weights[PROGRESS] * self.prize(position, seat, rescuer)
        landings(position, seat, rescuer, state_of(position).jump[rescuer])
        for place in range(hexes_of(position)):
            if lands(position, place):
                gain = (far - self.way[128 * side_of(position) + place]) * prize // 1000
                for symbol in range(6):
                    useful = state_of(position).pool[symbol] and gain > gains[symbol]
                    if useful and pays(position, seat, symbol, place):
                        gains[symbol] = gain

    def abilities(self, position: Position, seat: int) -> int:
        """Rescued animals that are ready."""
        total = 0
        for card in range(cards_of(position)):
            total += state_of(position).players[seat].ready[card]
        return self.weights[ABILITIES] * total

    def tell(self, position: Position, seat: int) -> dict[str, float]:
        """Return the terms by name, as hundredths."""
        self.check(position, seat)
        told = {name: self.term(position, seat, term) / 100 for term, name in enumerate(TERMS[:6])}
        return {**told, "rivals": self.evaluate(position, seat) / 100 - self.worth(position, seat) / 100}


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:
    """Return a judge of the positions of an edition."""
    return CometEvaluation(edition, weights)


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`; they sum to a hundredth of what `evaluate` says."""
    whole_number(seat, 1, position.seats, "a seat", InvalidPosition)
    return CometEvaluation(position.edition).tell(position, seat)
