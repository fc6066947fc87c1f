"""The glance: how weak levels think."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from menagerie.bots import Level
from menagerie.bots.glance import SURE, Glance
from menagerie.bots.mind import Question
from menagerie.core.registry import load

if TYPE_CHECKING:
    from menagerie.search.thought import Thought

SIAM = load("siam")
JUNGLA = load("jungla")
WIN = "...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005"
"""Elephants push a rock off at once."""


def glance(level: Level, text: str, seed: int = 1) -> Thought[int]:
    """What a level thinks at a glance about a position of Siam."""
    position = SIAM.parse_position(text)
    view = SIAM.view(position, position.to_act or 0)
    return Glance(Question(SIAM, view, position, level, Random(seed))).think(1.0, lambda _: None)


def test_a_win_in_one_is_never_overlooked() -> None:
    """However blind, the move that ends the game is played and known to."""
    position = SIAM.parse_position(WIN)
    for seed in range(30):
        thought = glance(Level("x", overlooks=1.0, blind=1.0, slack=500, width=1), WIN, seed)
        after = position.copy()
        after.play(thought.move)
        assert after.outcome() is not None
        assert thought.score == 29_999


def test_the_width_is_kept() -> None:
    """No more moves are compared than the level's width, and each is listed once."""
    for width in (1, 3, 10):
        thought = glance(Level("x", width=width), str(SIAM.new()))
        assert len({line.moves[0] for line in thought.lines}) == len(thought.lines) == width


def test_replies_are_expected() -> None:
    """A level without blind spots expects the reply that is worst for it, one that is blind expects none."""
    start = str(SIAM.new())
    assert all(len(line.moves) == 2 for line in glance(Level("x"), start).lines)
    assert all(len(line.moves) == 1 for line in glance(Level("x", blind=1.0), start).lines)


def test_a_second_action_is_not_a_reply() -> None:
    """Where the same seat acts again, the best continuation is expected and not the worst."""
    position = JUNGLA.new()
    view = JUNGLA.view(position, position.to_act or 0)
    thought = Glance(Question(JUNGLA, view, position, Level("x", width=3), Random(1))).think(1.0, lambda _: None)
    first, second = thought.lines[0].moves[:2]
    position.play(first)
    assert position.to_act == view.seat
    values = {}
    for move in position.legal_moves():
        position.play(move)
        values[move] = sum(JUNGLA.explain_evaluation(position, view.seat).values())
        position.undo()
    assert values[second] == max(values.values())


def test_nearly_equal_moves_are_equal_for_a_slack_level() -> None:
    """Without slack the same move is chosen each time, with it others that are nearly as good."""
    start = str(SIAM.parse_position("..... ..... .###. ..... .....".replace(" ", "/") + " ele 0 0,0 - classic2005"))
    exact = {glance(Level("x", width=40), start, seed).score for seed in range(8)}
    loose = {glance(Level("x", width=40, slack=200), start, seed).score for seed in range(8)}
    assert len(exact) == 1
    assert len(loose) > 1
    assert max(loose) <= max(exact)


def test_attackers_like_threats() -> None:
    """A level that prefers attack chooses a move that raises its threats at least as much as a sober one's does."""
    random = Random(4)
    raised = {0.0: 0.0, 3.0: 0.0}
    for _ in range(25):
        position = SIAM.new()
        for _ in range(random.randrange(4, 14)):
            if position.to_act is not None:
                position.play(random.choice(position.legal_moves()))
        if position.to_act is None:
            continue
        seat = position.to_act
        for attack in raised:
            level = Level("x", width=40, attack=attack, threats=("races", "entries"))
            after = position.copy()
            after.play(glance(level, str(position)).move)
            if after.to_act is not None:
                terms = SIAM.explain_evaluation(after, seat)
                raised[attack] += terms["races"] + terms["entries"]
    assert raised[3.0] > raised[0.0]


def test_a_glance_proves_nothing_but_a_win_in_one() -> None:
    """Scores stay below those that a search proves."""
    random = Random(2)
    for _ in range(10):
        position = SIAM.new()
        for _ in range(random.randrange(20)):
            if position.to_act is not None:
                position.play(random.choice(position.legal_moves()))
        if position.to_act is not None:
            thought = glance(Level("x", blind=0.5), str(position), random.randrange(99))
            assert abs(thought.score) <= SURE or thought.score == 29_999


def test_a_stopped_glance_still_answers() -> None:
    """Once stopped, it looks at no more replies."""
    position = SIAM.new()
    mind = Glance(Question(SIAM, SIAM.view(position, 1), position, Level("x"), Random(1)))
    reported: list[Thought[int]] = []
    mind.stop()
    thought = mind.think(1.0, reported.append)
    assert thought.move in position.legal_moves()
    assert all(len(line.moves) == 1 for line in thought.lines)
    assert reported
