"""Tests for `menagerie.cli.conversation.opponent`."""

from __future__ import annotations

import pytest

from menagerie.bots import Choice, levels
from menagerie.cli.conversation.opponent import Opponent
from menagerie.cli.terminal.words import words
from menagerie.core.registry import load
from menagerie.core.rulebook import LANGUAGES
from menagerie.errors import InvalidPosition
from menagerie.search.thought import Line, Thought

SIAM = load("siam")


def choice(score: int, *line: str) -> Choice:
    """A choice with this score and line."""
    return Choice(0, Thought((Line(score, line),), 6, 1000, 0.5))


def test_the_bot_chooses_a_legal_move() -> None:
    """The choice can be played and has the move's text."""
    position = SIAM.new()
    chosen = Opponent(levels("siam")[0]).choose(SIAM, SIAM.view(position, 1))
    assert chosen.move in position.legal_moves()
    assert chosen.text == SIAM.format_move(position, chosen.move)


def test_what_goes_wrong_while_thinking_comes_out() -> None:
    """An exception in the bot's thread is raised where the choice is awaited."""
    with pytest.raises(InvalidPosition):
        Opponent(levels("siam")[0]).choose(SIAM, SIAM.view(SIAM.new(), 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_opinions_are_printed_in_every_language(language: str) -> None:
    """Score, depth and expected line are in the opinion; a proven end is given in moves."""
    spoken = words(language)
    text = Opponent.opinion(choice(135, "+c1N", "+c5S", "c1-c2E"), spoken)
    assert all(part in text for part in ("+1.35", "6", "+c5S c1-c2E"))
    assert "+c1N" not in text
    win, loss = (Opponent.opinion(choice(score, "+c1N"), spoken) for score in (29_997, -29_996))
    assert "3" in win
    assert "4" in loss
    assert win.split("3")[0] != loss.split("4")[0]
