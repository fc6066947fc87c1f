"""Tests for `menagerie.games.comet.texts.positions`: the texts of positions and moves, to the byte."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from menagerie.core import registry
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMove, InvalidPosition
from menagerie.games.comet.rules.moves import WORDS
from tests.games.comet.strategies import COMET, after, positions, randoms, texts, wandered

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.position import Position

EXAMPLE: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "oracle/data/example.json").read_text(encoding="utf-8")
)

# The worked example of 10.8


def stations() -> list[tuple[Position, dict[str, Any]]]:
    """Return the positions of the worked example with what is stated about each."""
    position, found = COMET.new(), []
    for station in EXAMPLE:
        position = after(position, *station["moves"])
        found.append((position, station))
    return found


def test_worked_example_has_all_its_stations() -> None:
    """Start, first turn, first Move, draw and last Move are there with texts, decisions and a view."""
    stated = [key for station in EXAMPLE for key in station]
    assert (stated.count("text"), stated.count("view")) == (4, 1)
    assert stated.count("legal") >= 4


@pytest.mark.parametrize("index", range(len(EXAMPLE)))
def test_worked_example_to_the_byte(index: int) -> None:
    """Every text, list of decisions and view of the worked example is as printed, and every text is read back."""
    position, station = stations()[index]
    assert str(position) == station.get("text", str(position))
    assert texts(position) == station.get("legal", texts(position))
    assert COMET.format_view(position, 2) == station.get("view", COMET.format_view(position, 2))
    assert COMET.parse_position(str(position)) == position


def test_weights_of_the_worked_example() -> None:
    """97 silver cards are unseen before the second draw of the lookout, one dodo and two axolotls among them."""
    position = COMET.parse_position(EXAMPLE[3]["text"])
    weights = dict(zip(texts(position), position.weights(), strict=True))
    assert (weights["draw dodo"], weights["draw axolotl"], sum(weights.values())) == (1, 2, 97)


def test_texts_of_the_switches() -> None:
    """Switches that are on stand sorted in the text."""
    text = str(COMET.new(jump_chain="single", comet_ready_hero="true"))
    assert text.startswith('{"edition":"comet-r1","board":"a","switches":["comet_ready_hero","jump_chain_single"],')
    assert '"switches":["jump_chain_single"]' in str(COMET.new(jump_chain="single"))
    assert '"switches":[]' in str(COMET.new())


# There and back


@given(positions)
@settings(max_examples=150, deadline=None)
def test_positions_come_back_as_they_were(position: Position) -> None:
    """A position that is written and read again is equal, with the same key, moves, weights and seat to act."""
    again = COMET.parse_position(str(position))
    assert str(again) == str(position)
    assert again.key() == position.key()
    assert texts(again) == texts(position)
    assert (again.to_act, again.outcome()) == (position.to_act, position.outcome())
    assert position.to_act != CHANCE or again.weights() == position.weights()


@given(positions)
@settings(max_examples=100, deadline=None)
def test_moves_are_listed_in_the_order_of_their_texts(position: Position) -> None:
    """Legal moves come sorted by text, no text twice."""
    listed = texts(position)
    assert listed == sorted(set(listed))


@given(positions)
@settings(max_examples=60, deadline=None)
def test_moves_come_back_as_they_were(position: Position) -> None:
    """Every move that can be written down, legal or not, is read as the same number."""
    every = list(COMET.every_move(position))
    assert [COMET.parse_move(position, COMET.format_move(position, move)) for move in every] == every


@given(positions)
@settings(max_examples=60, deadline=None)
def test_every_move_is_a_fair_choice(position: Position) -> None:
    """All legal moves are given, and others of every kind, none twice, the same for the same position."""
    every = list(COMET.every_move(position))
    assert position.legal_moves() == every[: len(position.legal_moves())]
    assert len(set(every)) == len(every)
    assert 200 < len(every) < 400 + len(position.legal_moves())
    assert {COMET.format_move(position, move).split(" ")[0] for move in every} == set(WORDS)
    assert every == list(COMET.every_move(COMET.parse_position(str(position))))


@given(randoms)
@settings(max_examples=40, deadline=None)
def test_what_every_move_gives_differs_between_positions(random: Random) -> None:
    """Another position gets other illegal moves, so that all of them are met in time."""
    position, other = wandered(random, 60), wandered(random, 60)
    differ = str(position) != str(other)
    assert not differ or set(COMET.every_move(position)) != set(COMET.every_move(other))


# Numbers and positions that are none


@pytest.mark.parametrize("move", [-1, 1 << 20 | 11 << 12, 10 << 20 | 98 << 12, 21 << 20, 2**40, True, 1.0, None, "end"])
def test_other_numbers_are_no_moves(move: Any) -> None:  # noqa: ANN401 - anything may be given
    """A number that stands for no move, or no number at all, is refused."""
    with pytest.raises(InvalidMove, match="is the number of no move of comet"):
        COMET.format_move(COMET.new(), move)


def test_positions_of_other_games_are_refused() -> None:
    """Only positions of Comet are written down."""
    other = registry.load("siam").new()
    for ask in (COMET.format_position, COMET.every_move, lambda position: COMET.view(position, 0)):
        with pytest.raises(InvalidPosition, match="expected a position of comet, got Siam"):
            ask(other)
