"""Tests for `menagerie.games.jungla.rules.setup`: how a game begins, and its options."""

from __future__ import annotations

import pytest

from menagerie.core.position import Position
from menagerie.errors import InvalidOption, InvalidPosition
from menagerie.games.jungla.rules.position import as_jungla
from tests.games.jungla.asked import JUNGLA, changed, field
from tests.games.jungla.oracle import oracle

ARRAY = oracle.text(oracle.start())


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("first", ["red", "blue"])
@pytest.mark.parametrize("preparation", ["array", "free"])
def test_every_start_is_that_of_the_second_reading(seats: int, first: str, preparation: str) -> None:
    """Players, first placer, array, target and limit give the start that the rules give, with the same actions."""
    start = JUNGLA.new(seats=seats, preparation=preparation, first_placer=first, target=3, turns=0)
    array = preparation == "array"
    expected = oracle.start(default_array=array, first_placer=first, players=seats, target=3, turns=0)
    assert str(start) == oracle.text(expected)
    assert [JUNGLA.format_move(start, move) for move in start.legal_moves()] == oracle.legal(expected)
    assert str(JUNGLA.parse_position(str(start))) == str(start)


def test_J14_the_usual_start_is_the_array_with_the_second_placer_to_move() -> None:
    """Without options two players begin from the ready-made array, and Blue, who placed second, begins."""
    start = JUNGLA.new()
    assert str(start) == ARRAY
    assert (start.to_act, len(start.legal_moves())) == (2, 593)
    assert start.moves_played == ()


def test_J11_free_placing_begins_with_the_first_placer() -> None:
    """With free preparation the board is empty and three animals are left in the first batch."""
    start = JUNGLA.new(preparation="free", first_placer="blue")
    assert (field(str(start), "side"), field(str(start), "due"), field(str(start), "left")) == ("B", "place", "3")
    assert (start.to_act, len(start.legal_moves())) == (2, 1184)


def test_J98_four_players_take_turns_within_a_turn() -> None:
    """Partners are seats 1 and 3 against 2 and 4: each makes one action of a turn, and each of the batches in turn."""
    match = JUNGLA.new(seats=4)
    deciders = []
    for _ in range(8):
        deciders.append(match.to_act)
        match.play(next(move for move in match.legal_moves() if "=" in JUNGLA.format_move(match, move)))
    assert deciders == [2, 4, 1, 3, 2, 4, 1, 3]
    placing, batches = JUNGLA.new(seats=4, preparation="free"), []
    while field(str(placing), "due") == "place":
        batches.append(placing.to_act)
        placing.play(placing.legal_moves()[0])
    assert batches[::3] == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]


def test_the_edition_says_what_is_usual() -> None:
    """Who places first, how the game is prepared, the target and the limit come from the edition."""
    game = changed(
        ('first_placer = { value = "red"', 'first_placer = { value = "blue"'),
        ('preparation = { value = "array"', 'preparation = { value = "free"'),
        ("target_score = { value = 5", "target_score = { value = 7"),
        ("turn_limit = { value = 300", "turn_limit = { value = 9"),
        ("players = { value = 2", "players = { value = 4"),
    )
    assert str(game.new(seats=4)) == "jungla1 recon-1 - 0 0-0 - B place - 3 - - | - | - | - | -"
    assert field(str(game.new(seats=2, target=5, turns=300)), "options") == "players=2,target=5,turns=300"
    with pytest.raises(InvalidOption, match="from 1 to 7"):
        game.new(target=8)


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"target": 0}, "the option 'target' is 0, expected a number from 1 to 5"),
        ({"target": 6}, "the option 'target' is 6"),
        ({"target": "3"}, "the option 'target' is '3'"),
        ({"target": True}, "the option 'target' is True"),
        ({"target": 2.0}, r"the option 'target' is 2\.0"),
        ({"turns": -1}, "the option 'turns' is -1, expected a number from 0 to 100000"),
        ({"turns": 100_001}, "the option 'turns' is 100001"),
        ({"turns": None}, "the option 'turns' is None"),
        ({"preparation": "none"}, "the option 'preparation' is 'none', expected 'array' or 'free'"),
        ({"preparation": 1}, "the option 'preparation' is 1"),
        ({"first_placer": "green"}, "the option 'first_placer' is 'green', expected 'red' or 'blue'"),
        ({"first_placer": ["red"]}, r"the option 'first_placer' is \['red'\]"),
        ({"players": 4}, "no option 'players'; it has: first_placer, preparation, target, turns"),
        ({"colour": 1, "size": 2}, "jungla has no option 'colour', 'size'"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, int], fault: str) -> None:
    """An option that does not exist, or a value that it cannot have, is answered with what is allowed."""
    with pytest.raises(InvalidOption, match=fault):
        JUNGLA.new(None, 2, **options)


def test_J98_other_numbers_of_players_are_refused() -> None:
    """Jungla is for two players, or for four in two teams."""
    with pytest.raises(InvalidOption, match="jungla is for 2 or 4 players, got seats=3"):
        JUNGLA.new(seats=3)


def test_the_bounds_of_the_options_can_be_reached() -> None:
    """The largest and the smallest values are allowed."""
    assert field(str(JUNGLA.new(target=1, turns=100_000)), "options") == "target=1,turns=100000"
    assert field(str(JUNGLA.new(target=5, turns=0)), "options") == "turns=0"


def test_positions_of_other_games_are_refused() -> None:
    """Only positions of Jungla pass."""
    assert as_jungla(JUNGLA.new()) == JUNGLA.new()
    with pytest.raises(InvalidPosition, match="expected a position of jungla, got Position"):
        as_jungla(Position(JUNGLA.edition(), 1))
