"""Tests for `menagerie.games.comet.evaluation.features`."""

from __future__ import annotations

from math import prod
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.seats import CHANCE
from menagerie.games.comet.components.reading import components_of
from tests.games.comet.drawing.test_scene import BEGUN, EDITION, OPENED
from tests.games.comet.strategies import COMET, begun, play_on

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.position import Position
    from menagerie.core.view import Array

CARDS = [card.id for card in components_of(EDITION).cards]
HEXES = [place.id for place in components_of(EDITION).boards["a"].hexes]
SHAPES = {name: array.shape for name, array in COMET.features(COMET.view(BEGUN, 1)).items()}


def features(position: Position, seat: int) -> Mapping[str, Array]:
    """Return the arrays that a seat sees."""
    return COMET.features(COMET.view(position, seat))


def numbers(array: Array, most: int = 4) -> list[float]:
    """Return the first numbers of an array."""
    return list(array.values[:most])


def ones(array: Array, names: list[str], row: int = 0) -> list[str]:
    """Return the names at which a row has numbers other than 0."""
    width = array.shape[-1]
    return [name for name, value in zip(names, array.values[row * width : (row + 1) * width], strict=False) if value]


def test_the_map() -> None:
    """Every hex has one kind of ground; nests have their numbers, pieces stand on their hexes."""
    seen = features(OPENED, 1)
    assert seen["ground"].shape == (7, 95)
    planes = [ones(seen["ground"], HEXES, plane) for plane in range(7)]
    assert sorted(name for plane in planes for name in plane) == sorted(HEXES)
    assert planes[6] == ["c0"]
    assert seen["nest"].values[HEXES.index("c4")] == 4
    assert [ones(seen["neutral"], HEXES, piece) for piece in (0, 1)] == [["d9"], ["e4"]]
    assert ones(seen["rescuers"], HEXES) == ["c4"]
    assert sum(seen["rescuers"].values) == 1


def test_the_viewer_comes_first() -> None:
    """What belongs to a player stands in the first row for that player and in the second for the other one."""
    own, other = features(OPENED, 1), features(OPENED, 2)
    assert ones(own["slots"], CARDS) == ones(other["slots"], CARDS, 3) == ["dodo"]
    assert numbers(own["hand_size"], 4) == [3, 5, 0, 0]
    assert numbers(other["hand_size"], 4) == [5, 3, 0, 0]
    assert [numbers(seen["active"]) for seen in (own, other)] == [[1, 0, 0, 0], [0, 1, 0, 0]]
    assert numbers(own["seated"], 4) == [1, 1, 0, 0]
    assert features(OPENED, 0) == {**own, "hand": features(OPENED, 0)["hand"]}


def test_hands_are_given_only_as_far_as_they_are_known() -> None:
    """The own hand has its cards, other hands those that everybody knows; a spectator has no hand."""
    assert ones(features(OPENED, 1)["hand"], CARDS) == ["dromedary", "great_auk", "maclears_rat"]
    assert ones(features(OPENED, 1)["known"], CARDS, 1) == ["aurochs"]
    assert ones(features(OPENED, 0)["hand"], CARDS) == []


def test_the_turn_and_the_table() -> None:
    """Pool, action, what is used, draws that are due, display, discards and piles are arrays."""
    seen = features(OPENED, 2)
    assert numbers(seen["pool"], 6) == [0, 1, 1, 0, 0, 0]
    assert numbers(seen["action"], 5) == [0, 0, 1, 0, 0]
    assert numbers(seen["phase"], 4) == [0, 1, 0, 0]
    assert ones(seen["use"], CARDS) == ["lookout"]
    assert numbers(seen["due"], 4) == [0, 1, 0, 0]
    assert ones(seen["display"], CARDS) == ["glyptodon", "megalodon", "shoebill", "thylacine"]
    assert ones(seen["silver_discards"], CARDS) == ["kakapo", "quagga"]
    assert ones(seen["silver_top"], CARDS) == ["quagga"]
    assert numbers(seen["piles"], 3) == [31, 0, 12]
    assert numbers(seen["counters"], 2) == [2, 0]


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shapes_are_always_the_same(seats: int, side: str) -> None:
    """Whatever the number of seats and the side, each array has one shape, and as many numbers as that says."""
    position = play_on(COMET.new(seats=seats, board=side), Random(seats), 60)
    for seat in range(seats + 1):
        seen = features(position, seat)
        assert {name: array.shape for name, array in seen.items()} == SHAPES
        assert all(len(array.values) == prod(array.shape) for array in seen.values())
        assert sum(seen["seated"].values) == seats


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 250))
def test_what_a_seat_cannot_know_is_left_out(seed: int, plies: int) -> None:
    """Positions that a seat cannot tell apart give the same arrays."""
    random = Random(seed)
    position = play_on(begun(random), random, plies)
    for seat in (0, 1, 2):
        view = COMET.view(position, seat)
        assert features(COMET.sample(view, random), seat) == COMET.features(view)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), plies=st.integers(0, 250))
def test_arrays_agree_with_the_position(seed: int, plies: int) -> None:
    """Points, who decides and the gold pile are those of the position."""
    random = Random(seed)
    position = play_on(begun(random), random, plies)
    seen = features(position, 1)
    seats = int(sum(seen["seated"].values))
    assert list(seen["score"].values[:seats]) == [position.points(seat) for seat in range(1, seats + 1)]  # type: ignore[attr-defined]
    decides = [position.to_act == seat for seat in range(1, seats + 1)] if position.to_act != CHANCE else [0] * seats
    assert list(seen["to_move"].values[:seats]) == decides
    if position.to_act == CHANCE and COMET.format_move(position, position.legal_moves()[0]).startswith("reveal"):
        assert seen["piles"].values[3] == sum(position.weights())
