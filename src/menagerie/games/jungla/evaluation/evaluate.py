"""What a position of Jungla is worth, term by term, while the game goes on.

Every animal looks along the lines of its directions: what it could strike, how far it could go. Terms are summed from
Red's side and turned round for Blue.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.weights import checked_weights, load_weights
from menagerie.games.jungla.components.board import OFF as OUTSIDE
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.rules.tables import tables_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.core.compiled.tables import fill_bytes, fill_ints
    from menagerie.core.position import Evaluation
    from menagerie.games.jungla.rules.state import ANIMALS_EACH, GOAL, LAND, OFF
    from menagerie.games.jungla.rules.tables import (
        IMMUNE,
        NEVER_IMPRISONED,
        PEACEFUL,
        RUNNER,
        SPECIAL,
        TAKES_FRONTALLY,
        WEB_IMMUNE,
    )

    POINTS, HUNT_THREATS, PRISONERS, EXPOSED, WEBS, ZONE_DEFENCE, MOBILITY, ADVANCE, TEMPO, IN_ZONE = range(10)

    def state_of(position: Any) -> Any:  # noqa: ANN401 - a Jungla and its Struct
        """Return the state of the position."""
        return position.state

    def no_sums() -> Struct:
        """Return sums of zero."""
        return Struct(terms=[0] * 9)

    def address(sums: Struct) -> Struct:
        """Pass sums on to be added to."""
        return sums


if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.games.jungla.components.printed import Animal, Components

TERMS = ("points", "hunt_threats", "prisoners", "exposed", "webs", "zone_defence", "mobility", "advance", "tempo")
"""The terms by name, as `explain` tells them."""

DEFAULT_WEIGHTS = tuple(load_weights("menagerie.games.jungla.evaluation").values())
MOST_WEIGHT = 100_000
FARTHEST = 20
"""No square counts as farther from a goal than this."""


def worth_of(animal: Animal) -> int:
    """Return what an animal is worth by its sheet, in hundredths: the more ways and the farther, the more."""
    reach = animal.land_steps.bit_count() + animal.land_steps.bit_length()
    return 100 + 12 * animal.directions.bit_count() + 8 * reach + 4 * animal.water_steps.bit_count()


def steps_to_hunt(components: Components, pack: int) -> list[int]:
    """Return for every square how many steps lie between it and the hunt squares that a pack goes for."""
    rim = components.board.of_kind(1 - pack, "hunt")
    distance = dict.fromkeys(rim, 0)
    for square in rim:
        for way in range(8):
            neighbour = components.board.beside(square, way)
            if neighbour != OUTSIDE and neighbour not in distance:
                distance[neighbour] = distance[square] + 1
                rim.append(neighbour)
    return [min(distance.get(square, FARTHEST), FARTHEST) for square in range(256)]


@lru_cache(maxsize=64)
def ways_to_go(edition: Edition) -> list[int]:
    """Return the steps to the hunt squares for both packs; found once for each edition."""
    components = tables_of(edition).components
    return steps_to_hunt(components, 0) + steps_to_hunt(components, 1)


class JunglaEvaluation(Evaluation):
    """Sums the weighted terms for the positions of one edition; with weights that can be changed."""

    def __init__(self, edition: Edition, weights: Sequence[int] = DEFAULT_WEIGHTS) -> None:
        """Take the weights in the order of TERMS."""
        if not cython.compiled:
            self.weights, self.worth, self.way_to_go = [0] * 16, [0] * 32, [0] * 512
        self.edition = edition
        self.tables = tables_of(edition)
        components = self.tables.components
        fill_ints(self.weights, checked_weights(weights, len(DEFAULT_WEIGHTS), MOST_WEIGHT))
        fill_ints(self.worth, [worth_of(animal) for animal in components.animals])
        fill_bytes(self.way_to_go, ways_to_go(edition))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the edition and the weights."""
        return type(self), (self.edition, [self.weights[index] for index in range(len(DEFAULT_WEIGHTS))])

    def evaluate(self, position: Position, seat: int) -> int:
        """How good the position is for `seat`."""
        sums = no_sums()
        self.weigh(state_of(position), address(sums))
        value = 0
        for term in range(9):
            value += sums.terms[term]
        return value if seat & 1 else -value

    def weigh(self, state: Struct, sums: Struct) -> None:
        """Sum up every term."""
        sums.terms[POINTS] = self.weights[POINTS] * (state.score[0] - state.score[1])
        sums.terms[TEMPO] = self.weights[TEMPO] * (state.left if state.side == 0 else -state.left)
        for who in range(2 * ANIMALS_EACH):
            if state.where[who] != OFF:
                self.weigh_animal(state, who, sums)
                self.look_round(state, who, sums)
            elif state.prison[who >= ANIMALS_EACH] >> who % ANIMALS_EACH & 1:
                lost = self.weights[PRISONERS] * self.worth[who] // 100
                sums.terms[PRISONERS] += lost if who >= ANIMALS_EACH else -lost

    def weigh_animal(self, state: Struct, who: int, sums: Struct) -> None:
        """Weigh where an animal stands: near the goal, in the enemy's zone or web, or on guard."""
        pack = who >= ANIMALS_EACH
        sign = -1 if pack else 1
        square = state.where[who]
        distance = self.way_to_go[256 * pack + square]
        sums.terms[ADVANCE] += sign * (self.weights[ADVANCE] * (20 - distance) // 10)
        if self.tables.zone[square] == 2 - pack:
            sums.terms[HUNT_THREATS] += sign * self.weights[HUNT_THREATS if distance == 1 else IN_ZONE]
        elif self.tables.zone[square] == pack + 1 and self.tables.powers[who] & SPECIAL:
            sums.terms[ZONE_DEFENCE] += sign * self.weights[ZONE_DEFENCE]
        spider = state.where[self.tables.spider[1 - pack]]
        if spider != OFF and not self.tables.powers[who] & WEB_IMMUNE and self.tables.ground[square] == LAND:
            across = self.tables.column[spider] - self.tables.column[square]
            along = self.tables.row[spider] - self.tables.row[square]
            if -1 <= across <= 1 and -1 <= along <= 1:
                sums.terms[WEBS] -= sign * self.weights[WEBS]

    def look_round(self, state: Struct, who: int, sums: Struct) -> None:
        """Look along the lines of an animal's directions: squares within reach, and the first enemy in reach."""
        sign = -1 if who >= ANIMALS_EACH else 1
        spoils = 0
        room = 0
        square = state.where[who]
        steps = self.tables.land_steps[who] if self.tables.ground[square] == LAND else self.tables.water_steps[who]
        for relative in range(8):
            if self.tables.directions[who] >> relative & 1:
                way = state.facing[who] + relative & 7
                square = state.where[who]
                for distance in range(1, 9):
                    square = self.tables.beside[square << 3 | way]
                    if square == OFF or self.tables.ground[square] == GOAL or not steps >> distance:
                        break
                    if state.cells[square]:
                        if steps >> distance & 1 and self.strikes(state, who, state.cells[square] - 1, way):
                            spoils += self.worth[state.cells[square] - 1]
                        break
                    room += steps >> distance & 1
        sums.terms[EXPOSED] += sign * (self.weights[EXPOSED] * spoils // 100)
        sums.terms[MOBILITY] += sign * (self.weights[MOBILITY] * room // 10)

    def strikes(self, state: Struct, who: int, victim: int, way: int) -> bool:
        """Whether an animal would take the other that it meets in a direction."""
        theirs = self.tables.powers[victim]
        if (who >= ANIMALS_EACH) == (victim >= ANIMALS_EACH):
            return False
        if self.tables.powers[who] & PEACEFUL or theirs & NEVER_IMPRISONED:
            return False
        if theirs & IMMUNE and not self.tables.powers[who] & (TAKES_FRONTALLY | RUNNER):
            facing: int = state.facing[victim]
            return facing not in (way, way + 4 & 7)
        return True

    def tell(self, position: Position, seat: int) -> dict[str, float]:
        """Return the terms by name, as hundredths, from the side of `seat`."""
        self.check(position, seat)
        sums = no_sums()
        self.weigh(state_of(position), address(sums))
        sign = 1 if seat & 1 else -1
        return {name: sign * sums.terms[index] / 100 for index, name in enumerate(TERMS)}


def judge(edition: Edition, weights: Sequence[int]) -> Evaluation:
    """Return the evaluation of an edition."""
    return JunglaEvaluation(edition, weights)


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`; they sum to a hundredth of what `evaluate` says."""
    jungla = as_jungla(position)
    return JunglaEvaluation(jungla.edition).tell(jungla, seat)
