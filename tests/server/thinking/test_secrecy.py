"""Tests for what workers are told: nothing that depends on what is hidden from the seat."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

from menagerie.core.registry import load
from menagerie.server.live.reactions import turn_of
from menagerie.server.thinking.workers import bot_request
from tests.play.tables import Table, table

if TYPE_CHECKING:
    from menagerie.core.position import Position

BOT = 2


def before_a_bots_turn(random: Random) -> Position:
    """A position of Comet in which the bot's seat is to act, and goes on after its move."""
    made = table("comet", people=2)
    while True:
        position = made.match.position
        if position.to_act == BOT and made.match.ply > 20:
            after = position.copy()
            after.play(position.legal_moves()[0])
            if after.to_act == BOT:
                return position.copy()
        made.play(made.match.game.format_move(position, random.choice(position.legal_moves())))


def request_after_a_move(position: Position) -> bytes:
    """What a worker is sent after the bot's first move from a position."""
    game = load("comet")
    text = game.format_position(position)
    made: Table = table("comet", people=1, bots=1, position=text)
    assert made.match.to_act == BOT
    made.play()
    turn = turn_of(made.match, made.now)
    assert turn is not None
    return json.dumps(bot_request(turn, 1.0)).encode()


def test_a_worker_learns_nothing_of_what_is_hidden() -> None:
    """Two positions that look the same to the seat lead to the same request, byte by byte."""
    game, random = load("comet"), Random(7)
    position = before_a_bots_turn(random)
    view = game.view(position, BOT)
    others = [game.sample(view, Random(seed)) for seed in range(20)]
    other = next(each for each in others if each.key() != position.key())
    assert game.view(other, BOT) == view
    assert request_after_a_move(other) == request_after_a_move(position)


def test_a_worker_knows_which_positions_of_an_open_game_occurred() -> None:
    """Where nothing is hidden, earlier positions are told: repetition counts."""
    made = table("siam", people=1, bots=1)
    made.play("+a1N")
    turn = turn_of(made.match, made.now)
    assert turn is not None
    assert turn.seen == made.match.history.keys[:-1]
