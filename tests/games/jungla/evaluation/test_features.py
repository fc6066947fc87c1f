"""Tests for `menagerie.games.jungla.evaluation.features`."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import pytest

from tests.games.jungla import examples
from tests.games.jungla.examples import EXAMPLES, JUNGLA, read, walk
from tests.games.jungla.symmetry import turned_position

if TYPE_CHECKING:
    from menagerie.core.view import Array

ORDER = "LWCREGAZKOSVDHN"


def features(text: str, seat: int) -> dict[str, Array]:
    """Return the arrays that a seat sees."""
    return dict(JUNGLA.features(JUNGLA.view(read(text), seat)))


def numbers(text: str, seat: int, name: str) -> list[float]:
    """Return the numbers of one array in a row."""
    return list(features(text, seat)[name].values)


def ones(array: Array, plane: int) -> list[tuple[int, int]]:
    """Return row and column of the ones in a plane, counted from the upper left."""
    _, rows, columns = array.shape
    values = array.values[plane * rows * columns : (plane + 1) * rows * columns]
    return [divmod(place, columns) for place, value in enumerate(values) if value == 1]


def letters(values: list[float]) -> str:
    """Return the animals of a row of fifteen as letters."""
    return "".join(letter for letter, value in zip(ORDER, values, strict=True) if value)


def test_a_plane_for_each_animal() -> None:
    """Each animal stands in its own plane in pack order, one's own den at the bottom."""
    seen = features(examples.CROWD, 1)
    assert seen["own"].shape == seen["enemy"].shape == (15, 13, 15)
    assert ones(seen["own"], ORDER.index("L")) == [(13 - 6, 5)]
    assert ones(seen["own"], ORDER.index("V")) == []
    assert ones(seen["enemy"], ORDER.index("S")) == [(13 - 10, 6)]
    assert sum(seen["own"].values) == sum(seen["enemy"].values) == 14


def test_the_other_pack_sees_the_board_turned_round() -> None:
    """For Blue the board is turned half round, so that its own den is at the bottom as well."""
    seen = features(examples.CROWD, 2)
    assert ones(seen["enemy"], ORDER.index("L")) == [(5, 14 - 5)]
    assert ones(seen["own"], ORDER.index("S")) == [(9, 14 - 6)]


def test_facings_are_seen_from_the_own_den() -> None:
    """North is forward for Red and backward for Blue; each animal faces one way."""
    red, blue = (features(examples.DESTROYER, seat)["facing"] for seat in (1, 2))
    assert ones(red, 0) == [(13 - 4, 9), (13 - 1, 12)]
    assert ones(blue, 4) == [(0, 2), (3, 5)]
    assert sum(red.values) == sum(blue.values) == 5


def test_terrain_is_own_or_the_enemys() -> None:
    """Land and water, then dens, zones, hunt squares and prisons, one's own first."""
    terrain = features(examples.CROWD, 1)["terrain"]
    assert [len(ones(terrain, plane)) for plane in range(10)] == [132, 42, 18, 18, 8, 8, 3, 3, 1, 1]
    assert (ones(terrain, 8), ones(terrain, 9)) == ([(9, 14)], [(3, 0)])
    assert terrain == features(examples.CROWD, 2)["terrain"]


def test_webs_are_own_or_the_enemys() -> None:
    """The own web comes first."""
    seen = features(examples.CROWD, 1)["webs"]
    assert (len(ones(seen, 0)), len(ones(seen, 1))) == (5, 7)
    assert ones(seen, 0)[0] == (13 - 4, 2)
    assert len(ones(features(examples.CROWD, 2)["webs"], 0)) == 7


def test_packs_are_listed_own_first() -> None:
    """Armour, prisoners, points, the last hunt and resting animals are given for both packs."""
    assert [numbers(examples.CROWD, seat, "armour") for seat in (1, 2)] == [[1, 0], [0, 1]]
    assert [numbers(examples.CROWD, seat, "score") for seat in (1, 2)] == [[2, 1], [1, 2]]
    assert [numbers(examples.CROWD, seat, "last_hunt") for seat in (1, 2)] == [[1, 0], [0, 1]]
    prisoners = numbers(examples.CROWD, 1, "prisoners")
    assert (letters(prisoners[:15]), letters(prisoners[15:])) == ("V", "G")
    rest = [numbers(examples.CROWD, seat, "rest") for seat in (1, 2)]
    assert (letters(rest[0][:15]), letters(rest[1][15:])) == ("C", "C")
    assert sum(rest[0]) == sum(rest[1]) == 1


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        (examples.CROWD, "due", [0, 1, 0, 0, 0]),
        (examples.PREPARATION, "due", [1, 0, 0, 0, 0]),
        (examples.GOING_HOME, "due", [0, 0, 1, 0, 0]),
        (examples.FREEING, "due", [0, 0, 0, 0, 1]),
        (examples.WON, "due", [0, 0, 0, 0, 0]),
        (examples.CROWD, "kind", [1, 0, 0]),
        (examples.BONUS, "kind", [0, 1, 0]),
        (examples.AGAIN, "kind", [0, 0, 1]),
        (examples.FREEING, "kind", [0, 0, 0]),
        (examples.CROWD, "left", [1]),
        (examples.BATCH, "left", [2]),
        (examples.CROWD, "turns", [24, 300]),
        (examples.FOUR, "turns", [0, 0]),
        (examples.WON, "target", [3]),
        (examples.FREEING, "freed", [1]),
        (examples.CROWD, "freed", [0]),
        (examples.FREEING, "owes_bonus", [1]),
        (examples.CROWD, "owes_bonus", [0]),
    ],
)
def test_the_turn_is_given(text: str, name: str, expected: list[float]) -> None:
    """What is due, the kind of the turn and how far turn and game have gone."""
    assert numbers(text, 1, name) == expected


def test_special_animals_of_a_turn() -> None:
    """Who may act again and who frees prisoners is given by animal, and is empty where it does not apply."""
    assert letters(numbers(examples.AGAIN, 1, "again")) == "W"
    assert letters(numbers(examples.BONUS, 1, "again")) == ""
    assert letters(numbers(examples.FREEING, 1, "liberator")) == "L"
    assert letters(numbers(examples.CROWD, 1, "liberator")) == ""


def test_whose_turn_and_whose_decision() -> None:
    """A struck turtle is put home by the pack that is not on turn."""
    turns = [[numbers(examples.GOING_HOME, seat, name)[0] for seat in (1, 2)] for name in ("on_turn", "decides")]
    assert turns == [[1, 0], [0, 1]]
    assert [numbers(examples.WON, seat, "on_turn") for seat in (1, 2)] == [[0], [0]]
    assert [numbers(examples.WON, seat, "decides") for seat in (1, 2)] == [[0], [0]]


def test_partners_decide_in_turn() -> None:
    """With four players the decision is one partner's, the turn both partners'."""
    assert [numbers(examples.FOUR, seat, "to_move")[0] for seat in (1, 2, 3, 4)] == [1, 0, 0, 0]
    assert [numbers(examples.FOUR, seat, "on_turn")[0] for seat in (1, 2, 3, 4)] == [1, 0, 1, 0]


def test_a_spectator_sees_with_the_eyes_of_who_decides() -> None:
    """Seat 0 gets the arrays of the seat that decides, after the end those of seat 1."""
    assert features(examples.CROWD, 0) == features(examples.CROWD, 1)
    assert features(examples.GOING_HOME, 0) == features(examples.GOING_HOME, 2)
    assert features(examples.WON, 0) == features(examples.WON, 1) | {"to_move": features(examples.WON, 0)["to_move"]}


@pytest.mark.parametrize("text", EXAMPLES)
def test_shapes_hold_everywhere(text: str) -> None:
    """Every position gives the same names and shapes, filled completely."""
    seen = features(text, 2)
    assert {name: array.shape for name, array in seen.items()} == {
        name: array.shape for name, array in features(examples.CROWD, 1).items()
    }
    assert all(len(array.values) == prod(array.shape) for array in seen.values())


@pytest.mark.parametrize("text", EXAMPLES)
def test_half_a_turn_with_the_packs_exchanged_changes_nothing(text: str) -> None:
    """What one pack sees is what the other sees in the position turned round (D2.5)."""
    assert features(text, 1) == features(turned_position(text), 2)


def test_games_look_the_same_from_both_sides() -> None:
    """The same holds all through a random game."""
    for position in walk(5, 240, every=12):
        text = JUNGLA.format_position(position)
        assert features(text, 1) == features(turned_position(text), 2)
