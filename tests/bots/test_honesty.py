"""Bots are honest: what a seat cannot see makes no difference to what it chooses."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.bots import Level, choose, levels
from menagerie.core.registry import load, names
from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

SECRETIVE = [name for name in (*names(), "_template") if load(name).kind.hidden]
PAIRS, SEEDS = (4, 6) if menagerie.compiled else (1, 2)


def some_position(game: Game, random: Random) -> Position:
    """A position in which somebody has to choose, after some random play."""
    while True:
        position = game.new()
        for _ in range(random.randrange(8, 80)):
            if position.to_act is None:
                break
            moves = position.legal_moves()
            weights = position.weights() if position.to_act == CHANCE else None
            position.play(random.choices(moves, weights)[0])
        while position.to_act == CHANCE:
            position.play(random.choices(position.legal_moves(), position.weights())[0])
        if position.to_act is not None and len(position.legal_moves()) > 1:
            return position


def twins(game: Game, random: Random) -> tuple[Position, Position]:
    """Two different positions that the seat to act cannot tell apart."""
    while True:
        one = some_position(game, random)
        other = game.sample(game.view(one, one.to_act or 0), random)
        if str(other) != str(one):
            return one, other


def choices(game: Game, position: Position, level: Level) -> Counter[str]:
    """How often a level chooses what, over some seeds."""
    view = game.view(position, position.to_act or 0)
    return Counter(choose(game, view, level, random=Random(seed)).text for seed in range(SEEDS))


@pytest.mark.parametrize("number", [1, 5, 8])
@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_hidden_changes_no_choice(name: str, number: int) -> None:
    """Positions that differ only in what a seat cannot see have the same view, and get the same spread of choices."""
    game = load(name)
    level = replace(levels(name)[number - 1], iterations=20, seconds=60.0)
    random = Random(number)
    for _ in range(PAIRS):
        one, other = twins(game, random)
        seat = one.to_act or 0
        assert game.view(one, seat).text.encode() == game.view(other, seat).text.encode()
        assert choices(game, one, level) == choices(game, other, level)


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_bot_asks_for_nothing_but_its_view(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only positions that a bot gets to see are those sampled from its view."""
    game = load(name)
    random = Random(3)
    position = some_position(game, random)
    view = game.view(position, position.to_act or 0)
    sampled = []

    def watched(*arguments: object) -> Position:
        assert arguments[1] == view
        sampled.append(1)
        return game.fill_view(*arguments)  # type: ignore[arg-type]

    honest = replace(game, fill_view=watched)
    chosen = choose(honest, view, replace(levels(name)[-1], iterations=20, seconds=60.0), random=random)
    assert chosen.fallback is None
    assert len(sampled) > 1
