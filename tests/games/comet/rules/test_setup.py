"""Tests for `menagerie.games.comet.rules.setup`: start positions and the options of a match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from menagerie.core import registry
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.comet.rules.setup import as_comet, start
from tests.games.comet.strategies import COMET, texts
from tests.games.comet.texts.test_positions import EXAMPLE


def table_of(**options: Any) -> dict[str, Any]:  # noqa: ANN401 - options of any kind
    """Return what the text of a start position says."""
    table: dict[str, Any] = json.loads(str(COMET.new(**options)))
    return table


def test_start_of_two_players_to_the_byte() -> None:
    """Without options two players sit at side a, as printed in the worked example."""
    assert str(COMET.new()) == EXAMPLE[0]["text"]
    assert texts(COMET.new()) == ["first 1", "first 2"]


@pytest.mark.parametrize(("seats", "pile", "comet"), [(2, 42, 12), (3, 63, 18), (4, 84, 24)])
def test_piles_by_the_number_of_players(seats: int, pile: int, comet: int) -> None:
    """Pile and comet stack have the sizes of the setup; the cards to be dealt are still in the pile (C4)."""
    table = table_of(seats=seats)
    assert (table["pile"], table["comet"], len(table["players"])) == (pile, comet, seats)
    assert (table["phase"], table["active"]) == ("setup", None)


def test_setup_takes_its_number_of_draws() -> None:
    """First player, heroes, five cards each and the display are 1 + 6n + 4 moves (10.4)."""
    for seats in (2, 3, 4):
        position, moves = COMET.new(seats=seats), 0
        while position.to_act == -1:
            position.play(position.legal_moves()[0])
            moves += 1
        assert moves == 1 + 6 * seats + 4


def test_boards() -> None:
    """The side of the board can be chosen, and has its own places for the neutral pieces (C2)."""
    assert table_of(board="a")["neutral"] == table_of()["neutral"] == {"mammoth": "d9", "tortoise": "e4"}
    assert table_of(board="b")["neutral"] == {"mammoth": "c8", "tortoise": "d4"}
    assert table_of(board="b")["board"] == "b"


@pytest.mark.parametrize("value", [True, 1, "true", "1", "True"])
def test_comet_ready_hero(value: Any) -> None:  # noqa: ANN401 - a flag in any of its ways
    """The comet choice can be made to ready the hero too (A13), written as people write it."""
    assert table_of(comet_ready_hero=value)["switches"] == ["comet_ready_hero"]


@pytest.mark.parametrize("value", [False, 0, "false", "0", "False"])
def test_comet_ready_hero_is_off(value: Any) -> None:  # noqa: ANN401 - a flag in any of its ways
    """The usual way can be said as well."""
    assert table_of(comet_ready_hero=value, jump_chain="unlimited") == table_of()


def test_jump_chain() -> None:
    """Jumps can be limited to a single hex (A1)."""
    assert table_of(jump_chain="single")["switches"] == ["jump_chain_single"]


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"board": "c"}, "the option board of comet is one of a, b, got 'c'"),
        ({"board": 1}, "the option board of comet is one of a, b, got 1"),
        ({"jump_chain": "double"}, "the option jump_chain of comet is one of unlimited, single, got 'double'"),
        ({"jump_chain": True}, "the option jump_chain of comet is one of unlimited, single, got True"),
        ({"comet_ready_hero": "yes"}, "the option comet_ready_hero of comet is one of true, false, 1, 0, got 'yes'"),
        ({"comet_ready_hero": 2}, "one of true, false, 1, 0, got 2"),
        ({"comet_ready_hero": 10**5000}, "got a number of 16,610 bits"),
        ({"comet_ready_hero": None}, "got None"),
        ({"colour": "red"}, "comet has no option 'colour'; its options are board, jump_chain, comet_ready_hero"),
        ({"seats": 1}, "comet is for 2 or 3 or 4 players, got seats=1"),
        ({"seats": 5}, "got seats=5"),
        ({"seats": 2.0}, "the number of players is a whole number from 2 to 4"),
    ],
)
def test_other_options_are_refused(options: dict[str, Any], fault: str) -> None:
    """An option that does not exist, or a value that it cannot have, is answered with what is allowed."""
    with pytest.raises(InvalidOption, match=fault):
        COMET.new(**options)


def test_start_can_be_asked_for_without_the_game() -> None:
    """The function behind `new` checks the number of players itself."""
    with pytest.raises(InvalidOption, match="the number of players is a whole number from 2 to 4, got 7"):
        start(COMET.edition(), 7, {})


def test_positions_of_other_games_are_refused() -> None:
    """A position of another game is none of Comet."""
    with pytest.raises(InvalidPosition, match="expected a position of comet, got Siam"):
        as_comet(registry.load("siam").new())
