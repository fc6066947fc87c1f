"""The order of actions (D2.3): it is found without texts and is the order of the texts."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import InvalidMove
from menagerie.games.jungla.components.board import VOID
from menagerie.games.jungla.rules.moves import HUNT, MOVE, NO_FACING, PLACE, PRISON, SPRING, TURN, Action, number
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.texts.spelling import read_spelling, squares_between
from tests.games.jungla.asked import JUNGLA, changed
from tests.games.jungla.diagrams import position
from tests.games.jungla.strategies import wandered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.game import Game
    from menagerie.core.position import Position

WORDS = words_of(JUNGLA.edition())
SQUARES = WORDS.components.board.squares
FACINGS = (0, 1, 7, NO_FACING)
"""North, two facings whose texts begin as its text does, and none."""
STRIKES = (0, 1, 2, 5, 19, 31, 32, 37, 63)
"""Nobody; some of the five squares on the way; the same with the last square."""
CASES = {
    "at home": ("L", JUNGLA.format_position(JUNGLA.new())),
    "in the middle": ("R", position("Rj8N Hm1N", "wj5S hc13S")),
    "where rows have two digits": ("G", position("Ga9N Hm1N", "wj5S hc13S")),
    "for Blue": ("h", position("Ra9N Hm1N", "wj5S hc13S", turn="B act normal 2 - normal")),
}


def by_text(reached: Position, moves: list[int], game: Game = JUNGLA) -> list[int]:
    """Sort actions by their texts."""
    return sorted(moves, key=lambda move: game.format_move(reached, move))


def actions(animal: int) -> Iterator[Action]:
    """Yield actions of an animal to everywhere, striking anybody, legal or not."""
    squares = range(len(SQUARES))
    for kind, square, facing, struck in product((MOVE, SPRING, PRISON), squares, FACINGS, STRIKES):
        yield Action(kind, animal, facing, square, struck, 0)
    for kind, square, facing in product((PLACE, TURN), squares, FACINGS):
        yield Action(kind, animal, facing, square, 0, 0)
    for square, facing, struck, home in product(squares, FACINGS, STRIKES, (0, 7, 19)):
        yield Action(HUNT, animal, facing, square, struck, home)


def can_be_written(reached: Position, move: int) -> bool:
    """Whether a number is that of an action here that strikes nobody beyond a void."""
    try:
        spelling = read_spelling(WORDS, JUNGLA.format_move(reached, move))
    except InvalidMove:
        return False
    assert spelling
    way = squares_between(WORDS, spelling.origin, spelling.target) if spelling.struck else []
    return all(SQUARES[square].ground != VOID for square in way)


@pytest.mark.parametrize(("letter", "text"), CASES.values(), ids=CASES)
def test_D2_3_whatever_can_be_written_is_sorted_by_its_text(letter: str, text: str) -> None:
    """Any actions of an animal come in the order of their texts, whether or not a rule allows them."""
    reached = JUNGLA.parse_position(text)
    moves = [move for move in map(number, actions(WORDS.animals[letter] % 15)) if can_be_written(reached, move)]
    Random(1).shuffle(moves)
    assert len(moves) > 1000
    assert reached.in_order(moves) == by_text(reached, moves)


@pytest.mark.parametrize("seed", range(12))
def test_D2_3_positions_of_games_list_actions_by_their_texts(seed: int) -> None:
    """Placings, freeings and ways home are sorted too, and actions of all animals among each other."""
    reached = wandered(Random(seed), 200)
    assert reached.legal_moves() == by_text(reached, reached.listed())
    assert reached.forcing_moves() == by_text(reached, reached.forcing_moves())


def test_D2_3_other_editions_list_actions_by_their_texts() -> None:
    """Four facings and other letters sort by the texts of their own edition."""
    game = changed(("facings = { value = 8", "facings = { value = 4"), ('code = "L"', 'code = "Y"'))
    reached = game.new()
    for _ in range(40):
        moves = reached.legal_moves()
        assert moves == by_text(reached, reached.listed(), game)
        reached.play(Random(len(moves)).choice(moves))
