"""The evaluation: its terms, its symmetries, and how far wins in one are seen."""

from __future__ import annotations

import pickle
from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.core import registry
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.siam.evaluation.evaluate import DEFAULT_WEIGHTS, PLACES, TERMS, SiamEvaluation, explain
from menagerie.games.siam.evaluation.races import RACES
from menagerie.search.greedy import rate_moves
from tests.games.siam.boards import SIAM, VARIANTS
from tests.games.siam.strategies import scattered, wandered
from tests.games.siam.symmetry import SYMMETRIES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.position import Position

FEWER = 1 if menagerie.compiled else 15


def running(seed: str, number: int, variant: str = "classic2005") -> Iterator[Position]:
    """Yield positions in which the game goes on, some set up at random and some reached by play."""
    random = Random(seed)
    for turn in range(max(4, number // FEWER)):
        position = wandered(random, variant, 150) if turn % 2 else SIAM.parse_position(scattered(random, variant))
        if position.to_act is not None:
            yield position


def value(position: Position, seat: int = 1, weights: tuple[int, ...] = DEFAULT_WEIGHTS) -> int:
    """Return what the evaluation says, summed from its terms."""
    return round(100 * sum(SiamEvaluation(weights).tell(position, seat).values()))


def exchanged(position: Position) -> Position:
    """Return the position with elephants and rhinoceroses exchanged, the turn included (S39)."""
    board, _side, ply, exits, winner, variant = str(position).split(" ")
    other = int(ply) ^ 1
    swapped = ",".join(reversed(exits.split(",")))
    return SIAM.parse_position(f"{board.swapcase()} {('ele', 'rhi')[other % 2]} {other} {swapped} {winner} {variant}")


# Terms


def test_the_terms_sum_to_the_evaluation() -> None:
    """The evaluation of search is the sum of the named terms, for either seat."""
    for position in running("terms", 60):
        for seat in (1, 2):
            for move, rating in list(rate_moves(position, SiamEvaluation(), seat).items())[::7]:
                position.play(move)
                if position.to_act is not None:
                    assert rating == round(100 * sum(explain(position, seat).values()))
                position.undo()


def test_all_terms_are_named_and_matter() -> None:
    """Each term has its name and is not zero in some position."""
    explained = [SiamEvaluation().tell(position, 1) for position in running("names", 900)]
    assert all(tuple(terms) == TERMS for terms in explained)
    if menagerie.compiled:
        assert all(any(terms[name] for terms in explained) for name in TERMS)


def test_telling_changes_nothing() -> None:
    """An evaluation that has been asked for its terms judges as before."""
    evaluation = SiamEvaluation()
    for position in running("telling", 10):
        before = rate_moves(position, evaluation, 1)
        evaluation.tell(position, 2)
        assert before == rate_moves(position, evaluation, 1)


def test_the_start_is_even_but_for_the_right_to_move() -> None:
    """At the start both sides have the same, and the side to move has a little more."""
    terms = {name: term for name, term in explain(SIAM.new(), 1).items() if term}
    assert terms == {"tempo": SIAM.weights["tempo"] / 100}


# Symmetries


def test_one_sides_gain_is_the_others_loss() -> None:
    """The value for the second seat is the value for the first, turned round."""
    for position in running("two sides", 200):
        assert value(position, 1) == -value(position, 2)


def test_exchanging_the_sides_exchanges_the_values() -> None:
    """With all animals in the other side's hands and the other side to move, each has what the other had."""
    for position in running("exchange", 400):
        assert value(position, 1) == value(exchanged(position), 2), str(position)


def test_turning_the_board_changes_nothing() -> None:
    """All eight symmetries of the square leave the value as it is (S39)."""
    for position in running("symmetries", 200):
        values = {value(SIAM.parse_position(symmetry.position(str(position)))) for symmetry in SYMMETRIES}
        assert len(values) == 1, str(position)


# Wins in one


def has_win(position: Position) -> bool:
    """Whether some legal move wins for the side to move."""
    seat = position.to_act or 0
    return max(rate_moves(position, SiamEvaluation(), seat).values()) == 30_000


def sees_win(position: Position) -> bool:
    """Whether the evaluation sees a win in one."""
    return explain(position, 1)["at_once"] != 0


@pytest.mark.parametrize("variant", ["classic2005", "classic2005-oneexit"])
def test_wins_in_one_are_seen(variant: str) -> None:
    """Where no square is closed, the evaluation says that the side to move wins exactly where it can."""
    wins = 0
    for position in running(f"at once {variant}", 3_000, variant):
        wins += has_win(position)
        assert sees_win(position) == has_win(position), str(position)
    assert not menagerie.compiled or wins > 50


@pytest.mark.parametrize("variant", ["classic2005-cross", "edition2014"])
def test_closed_squares_are_overlooked(variant: str) -> None:
    """While squares are closed (S33) a win seen may be forbidden; a win that is there is always seen."""
    for position in running(f"closed {variant}", 2_000, variant):
        early = position.ply < 4  # type: ignore[attr-defined]
        assert sees_win(position) or not has_win(position), str(position)
        assert early or sees_win(position) == has_win(position), str(position)
    position = SIAM.parse_position(f"...../#..../...#./..S../..#.. ele 2 0,0 - {variant}")
    assert (sees_win(position), has_win(position)) == (True, False)


def test_an_own_animal_behind_the_others_pusher_is_overlooked() -> None:
    """One race is kept for a line and a direction, that of the pusher nearest to the rocks.

    Where that pusher is the other side's and an own animal behind it could push as well, a win in one goes unseen,
    unless a newcomer could do it too.
    """
    position = SIAM.parse_position("E.#../E.#../E.N../..n../..N#. ele 20 0,0 - classic2005")
    assert has_win(position)
    assert not sees_win(position)


# Weights


def test_weights_can_be_exchanged() -> None:
    """Other weights make another player, and all weights zero make one that does not care."""
    for position in running("weights", 50):
        assert value(position, 1, (0,) * len(DEFAULT_WEIGHTS)) == 0
        tempo = SIAM.evaluation(weights=dict.fromkeys(SIAM.weights, 0) | {"tempo": 40})
        assert sum(tempo.tell(position, position.to_act).values()) in {0.4, 0}  # type: ignore[attr-defined]


def test_every_weight_in_use_matters() -> None:
    """Changing one weight changes the value of some position, exactly for the numbers of turns that races have."""
    if not menagerie.compiled:
        pytest.skip("takes too long interpreted")
    positions = list(running("every weight", 1_500))
    matter = {
        index
        for index in range(len(DEFAULT_WEIGHTS))
        if any(value(position, 1, raised(index)) != value(position, 1, raised(None)) for position in positions)
    }
    assert {PLACES[index] for index in matter} == weights_of_races() | {24, 25, 26, 27}


def weights_of_races() -> set[int]:
    """Return the places of the weights that some line of the table has a race for."""
    used = set()
    for word in RACES:
        for race in (word & 0x7FFF, word >> 16):
            used |= {8 * (race >> 3 & 7 != race >> 6 & 7) + (race & 7)} if race & 7 else set()
            used |= {16 + (race >> 9 & 7)} if race >> 9 & 7 else set()
    return used


def raised(index: int | None) -> tuple[int, ...]:
    """Return weights of one, but for a single one that is two."""
    return tuple(1 + (place == index) for place in range(len(DEFAULT_WEIGHTS)))


def test_evaluations_travel() -> None:
    """A copy or a pickle of an evaluation has its weights."""
    weights = tuple(range(23))
    for twin in (copy(SiamEvaluation(weights)), pickle.loads(pickle.dumps(SiamEvaluation(weights)))):  # noqa: S301 - our own bytes
        for position in running("travel", 20):
            assert twin.tell(position, 1) == SiamEvaluation(weights).tell(position, 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_values_stay_far_from_proven_wins(variant: str) -> None:
    """The usual weights never come near the scores of wins that search has seen through."""
    assert all(abs(value(position)) <= 9_000 for position in running(f"far {variant}", 300, variant))


# Refusals


@pytest.mark.parametrize(
    "weights", [(), (1,), (0,) * 22, (0,) * 24, (2**31,) * 23, (None,) * 23, ("1",) * 23, (0.5,) * 23, (True,) * 23]
)
def test_weights_that_do_not_fit_are_refused(weights: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """There are 23 weights, whole numbers up to a million."""
    with pytest.raises(InvalidOption, match=r"a weight is a whole number|has 23 weights"):
        SiamEvaluation(weights)


@pytest.mark.parametrize("seat", [0, -1, 3, 2**40, None, "1"])
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """There are two seats."""
    with pytest.raises(InvalidPosition, match="a seat is a whole number from 1 to 2"):
        explain(SIAM.new(), seat)


@pytest.mark.parametrize("garbage", [None, "siam", registry.load("_template").new()])
def test_other_positions_are_refused(garbage: Any) -> None:  # noqa: ANN401 - garbage on purpose
    """Only positions of Siam are judged."""
    with pytest.raises(InvalidPosition, match=r"expected a position|judges no positions of _template"):
        explain(garbage, 1)
