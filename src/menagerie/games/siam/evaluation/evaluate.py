"""The evaluation of a position of Siam, as a sum of named terms.

The races along the ten lines (races.py) say who pushes which rock off in how many turns and who would be credited;
reserves and the places of the animals fill in the rest. Terms are summed from the elephants' side and turned round for
the rhinoceroses.

A win in one is overlooked only where the pusher nearest to the rock is the other side's and an own one behind it would
do as well; one is seen in vain only while squares are closed (S33). Search looks further and is wrong in neither case.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.weights import checked_weights, load_weights
from menagerie.games.siam.components import board
from menagerie.games.siam.evaluation import races

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import count
    from menagerie.core.compiled.tables import empty_tables, fill_bytes, fill_ints
    from menagerie.core.position import Evaluation
    from menagerie.games.siam.evaluation.races import (
        NEWCOMER,
        credited_in,
        entry_credited_in,
        entry_turns_in,
        other_way,
        pusher_in,
        turns_in,
    )

    def state_of(position: Any) -> Any:  # noqa: ANN401 - a Siam and its Struct
        """Return what changes in the position."""
        return position.state

    def animals_each(position: Any) -> int:  # noqa: ANN401 - a Siam
        """Return how many animals a side has."""
        return int(position.animals_each)

    RACES, LINE_SQUARES = empty_tables(2)
    INNER = board.squares_to_bits(range(board.SQUARES)) ^ board.BORDER
    RACE, CREDIT, ENTRY, ON_BOARD, INNER_SQUARES, TEMPO, AT_ONCE = 0, 8, 16, 24, 25, 26, 27

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.position import Position

TERMS = ("races", "blocked", "credit", "entries", "on_board", "inner", "tempo", "at_once")
"""The terms by name, as `explain` tells them."""

DEFAULT_WEIGHTS = tuple(load_weights("menagerie.games.siam.evaluation").values())
PLACES = (*range(1, 8), *range(9, 15), *range(17, 23), 24, 25, 26, 27)
"""Where the weights stand in the table that the loop looks them up in, by the number of turns."""

MOST_WEIGHT = 1_000_000
"""Sums of weights up to this stay far from what a C int holds."""

fill_ints(RACES, races.RACES)
fill_bytes(LINE_SQUARES, [square for line in board.LINES for square in line])


class SiamEvaluation(Evaluation):
    """Sums the weighted terms; other weights make another player."""

    def __init__(self, weights: Sequence[int] = DEFAULT_WEIGHTS) -> None:
        """Take the weights in the order of the file."""
        if not cython.compiled:
            self.weights = [0] * 32
            self.terms = [0] * len(TERMS)
        self.telling = False
        given = checked_weights(weights, len(PLACES), MOST_WEIGHT)
        placed = dict(zip(PLACES, given, strict=True))
        fill_ints(self.weights, [placed.get(place, 0) for place in range(32)])

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the weights."""
        return type(self), ([self.weights[place] for place in PLACES],)

    def evaluate(self, position: Position, seat: int) -> int:  # noqa: C901, PLR0915 - one hot loop
        """How good the position is for `seat`."""
        state = state_of(position)
        limit = animals_each(position)
        weights = self.weights
        elephants = state.sets[0]
        rhinos = state.sets[1]
        may_enter = (count(elephants) < limit) | (count(rhinos) < limit) << 1
        mover = state.ply & 1
        at_once = 0
        racing = 0
        credit = 0
        entries = 0
        blocked = 0
        for line in range(10):
            race = RACES[state.codes[line]]
            while race:
                turns = turns_in(race)
                if turns:
                    pusher = elephants >> LINE_SQUARES[5 * line + pusher_in(race)] & 1
                    credited = elephants >> LINE_SQUARES[5 * line + credited_in(race)] & 1
                    if pusher != credited:
                        credit += weights[CREDIT + turns] if credited else -weights[CREDIT + turns]
                    elif turns == 7:
                        blocked += weights[RACE + turns] if pusher else -weights[RACE + turns]
                    else:
                        racing += weights[RACE + turns] if pusher else -weights[RACE + turns]
                        at_once |= (turns == 1) & (pusher != mover)
                turns = entry_turns_in(race)
                if turns and entry_credited_in(race) == NEWCOMER:
                    entries += weights[ENTRY + turns] * ((may_enter & 1) - (may_enter >> 1))
                    at_once |= (turns == 1) & may_enter >> mover
                elif turns:
                    credited = elephants >> LINE_SQUARES[5 * line + entry_credited_in(race)] & 1
                    if may_enter >> (1 - credited) & 1:
                        entries += weights[ENTRY + turns] if credited else -weights[ENTRY + turns]
                        at_once |= (turns == 1) & (credited != mover)
                race = other_way(race)
        on_board = weights[ON_BOARD] * (count(elephants) - count(rhinos))
        inner = weights[INNER_SQUARES] * (count(elephants & INNER) - count(rhinos & INNER))
        tempo = -weights[TEMPO] if mover else weights[TEMPO]
        value = racing + blocked + credit + entries + on_board + inner + tempo
        won = 0
        if at_once:
            won = (-weights[AT_ONCE] if mover else weights[AT_ONCE]) - value
        if self.telling:
            self.terms[0] = racing
            self.terms[1] = blocked
            self.terms[2] = credit
            self.terms[3] = entries
            self.terms[4] = on_board
            self.terms[5] = inner
            self.terms[6] = tempo
            self.terms[7] = won
        return value + won if seat == 1 else -value - won

    def tell(self, position: Position, seat: int) -> dict[str, float]:
        """Return the terms by name, as hundredths, from the side of `seat`."""
        self.check(position, seat)
        self.telling = True
        self.evaluate(position, 1)
        self.telling = False
        sign = 1 if seat == 1 else -1
        return {name: sign * self.terms[index] / 100 for index, name in enumerate(TERMS)}


def explain(position: Position, seat: int) -> dict[str, float]:
    """Return the named terms of the evaluation for `seat`; they sum to a hundredth of what `evaluate` says."""
    return SiamEvaluation().tell(position, seat)
