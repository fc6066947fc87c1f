"""Offered moves in a form that a board can use."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.core.registry import load
from menagerie.core.scene import Gesture
from menagerie.core.seats import CHANCE
from menagerie.server.frames.choices import offers_of, texts_of

GAMES = ("siam", "jungla", "comet", "_template")


@pytest.mark.parametrize("name", GAMES)
def test_offers_are_the_legal_moves_factored(name: str) -> None:
    """Put together again, what is offered to a seat is what the game offers it; others are offered nothing."""
    game, random = load(name), Random(3)
    position = game.new()
    for _ in range(40):
        if position.to_act is None:
            break
        moves = position.legal_moves()
        if position.to_act == CHANCE:
            position.play(random.choices(moves, position.weights())[0])
            continue
        view = game.view(position, position.to_act)
        offers = offers_of(game, view)
        assert sorted(texts_of(offers)) == sorted(game.offers(view))
        assert offers_of(game, game.view(position, 0)) is None
        assert offers_of(game, game.view(position, 3 - position.to_act)) is None
        position.play(random.choice(moves))


def test_facings_are_listed_once() -> None:
    """Sixteen squares to enter on share one list of four facings."""
    game = load("siam")
    offers = offers_of(game, game.view(game.new(), 1))
    assert offers is not None
    assert [grip.piece for grip in offers.grips] == ["elephant-reserve"]
    assert len(offers.grips[0].to) == 16
    assert [(ending.text, ending.facing) for ending in offers.endings[0]] == [
        ("E", 90),
        ("N", 0),
        ("S", 180),
        ("W", 270),
    ]
    assert len(offers.endings) == 1


def test_choices_without_a_place_are_named_in_the_language_of_the_viewer() -> None:
    """What is not done on the board is offered by name."""
    game, random = load("comet"), Random(1)
    position = game.new()
    while position.to_act == CHANCE:
        position.play(random.choices(position.legal_moves(), position.weights())[0])
    view = game.view(position, position.to_act or 0)
    english, german = offers_of(game, view), offers_of(game, view, "de")
    assert english is not None
    assert german is not None
    assert english.choices
    assert [choice.text for choice in english.choices] == [choice.text for choice in german.choices]
    assert all(
        one.label and one.label != other.label for one, other in zip(english.choices, german.choices, strict=True)
    )


def test_a_push_tells_its_strength() -> None:
    """Whoever pushes sees beforehand how many push and how many resist; other moves have no note."""
    game = load("siam")
    position = game.new()
    for text in ("+c1N", "+e5S", "c1-c2N", "+a5S"):
        position.play(game.parse_move(position, text))
    offers = offers_of(game, game.view(position, 1))
    assert offers is not None
    assert offers.notes == {"c2-c3!": "1:1", "+a5E!": "1:0", "+a5S!": "2:0", "+e5S!": "2:0", "+e5W!": "1:0"}


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
def test_gestures_of_many_moves_are_those_of_each(game: str) -> None:
    """What a game tells of many moves at once is what it tells of each of them."""
    rules, random = load(game), Random(7)
    position = rules.new()
    for _ in range(60):
        if position.to_act is None:
            break
        moves = position.legal_moves()
        if position.to_act != CHANCE:
            each = [(rules.format_move(position, move), rules.gesture(position, move)) for move in moves]
            made, named = rules.gestures(position)
            assert [
                (text + ending, Gesture(piece, target, facing, note))
                for piece, target, text, endings, note in made
                for ending, facing in endings
            ] == [(text, gesture) for text, gesture in each if gesture is not None]
            assert list(named) == [move for move in moves if rules.gesture(position, move) is None]
        position.play(random.choice(moves))
