"""Which way of thinking a level uses, and what the searches make of its limits."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.bots import Level
from menagerie.bots.glance import Glance
from menagerie.bots.mind import Question
from menagerie.bots.search_minds import Imagination, Lookahead, mind_for
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE
from menagerie.search.thought import Thought, playable

SIAM, TEMPLATE = load("siam"), load("_template")


def question(name: str, level: Level, seed: int = 1) -> Question:
    """A question about the start of a game."""
    game, random = load(name), Random(seed)
    position = game.new()
    while position.to_act == CHANCE:
        position.play(random.choices(position.legal_moves(), position.weights())[0])
    return Question(game, game.view(position, position.to_act or 0), position, level, random)


@pytest.mark.parametrize(("name", "search"), [("siam", Lookahead), ("jungla", Lookahead), ("_template", Imagination)])
def test_games_are_searched_by_their_kind(name: str, search: type) -> None:
    """Where everybody sees everything alpha-beta looks ahead, elsewhere games are imagined; a hurry is a glance."""
    assert isinstance(mind_for(question(name, Level("x"))), search)
    assert isinstance(mind_for(question(name, Level("x", hurry=1.0))), Glance)


def test_a_level_hurries_as_often_as_it_says() -> None:
    """Of many moves of a level that hurries at a quarter of them, about a quarter are glances."""
    glances = sum(isinstance(mind_for(question("siam", Level("x", hurry=0.25), seed)), Glance) for seed in range(200))
    assert 30 <= glances <= 70


def test_nodes_bound_the_search() -> None:
    """More nodes are looked at only to finish what the limit interrupts."""
    reported: list[Thought[int]] = []
    asked = question("siam", Level("x", nodes=300))
    thought = Lookahead(asked).think(60.0, reported.append)
    assert 100 < thought.nodes < 1000
    assert [each.depth for each in reported] == list(range(1, len(reported) + 1))


def test_repetition_is_known_to_the_search() -> None:
    """Where every move leads to a position that has been there twice, the search sees a draw."""
    asked = question("siam", Level("x", depth=2))
    keys = []
    for move in asked.position.legal_moves():
        asked.position.play(move)
        keys += [asked.position.key()] * 2
        asked.position.undo()
    seen = Question(asked.game, asked.view, asked.position, asked.level, asked.random, keys)
    assert Lookahead(seen).think(60.0, lambda _: None).score == 0
    assert Lookahead(asked).think(60.0, lambda _: None).score != 0


def test_iterations_bound_the_imagination() -> None:
    """A level imagines as many games as it says, and every line can be played where it was asked."""
    for seed in range(5):
        asked = question("_template", Level("x", iterations=40), seed)
        few = Imagination(asked).think(60.0, lambda _: None)
        assert few.nodes < 4000
        for line in few.lines:
            board = asked.position.copy()
            for move in line.moves:
                board.play(move)


def test_lines_end_where_they_cannot_be_played() -> None:
    """The legal beginning of a line is kept."""
    start = SIAM.new()
    first, second = (SIAM.parse_move(start, text) for text in ("+c1N", "+c5S"))
    assert playable(start, (first, second)) == (first, second)
    assert playable(start, (first, 123_456, second)) == (first,)
    assert playable(start, (123_456,)) == ()


def test_a_search_can_be_stopped() -> None:
    """A stopped search ends with what it has."""
    asked = question("siam", Level("x"))
    mind = Lookahead(asked)
    reported: list[Thought[int]] = []

    def halt(thought: Thought[int]) -> None:
        reported.append(thought)
        mind.stop()

    assert mind.think(60.0, halt).move in asked.position.legal_moves()
    assert len(reported) == 1
