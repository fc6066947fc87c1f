"""Tests for `menagerie.cli.conversation.session`."""

from __future__ import annotations

import pytest

from menagerie.cli.conversation.session import Session
from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.record import replay
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE
from menagerie.errors import NothingToUndo

SIAM = load("siam")
OTTERS = load("_template")
"""A game with chance and hidden hands."""


def siam(*texts: str, people: tuple[int, ...] = (1,)) -> Session:
    """A game of Siam with these moves."""
    session = Session(History(SIAM), frozenset(people), ("player 1", "bot fox"))
    for text in texts:
        play(session, text)
    return session


def otters(*people: int) -> Session:
    """A game with chance, before its first move."""
    return Session(History(OTTERS), frozenset(people), ("player 1", "player 2"), seed=Seed(bytes(32)))


def play(session: Session, text: str) -> None:
    """Play a move by its text."""
    session.play(session.game.parse_move(session.history.position, text))


def test_the_cells_of_the_last_move_are_remembered() -> None:
    """They are those on which something came, went or turned."""
    session = siam("+c1N", "+c5S")
    assert session.last == ("c5",)
    play(session, "c1-c2E")
    assert sorted(session.last) == ["c1", "c2"]
    play(session, "c5@N")
    assert session.last == ("c5",)


def test_undo_goes_back_to_the_person_s_last_decision() -> None:
    """Against a bot two moves are taken back, between friends one."""
    against_bot = siam("+c1N", "+c5S")
    assert against_bot.undo() == 2
    assert against_bot.history.texts == ()
    friends = siam("+c1N", "+c5S", people=(1, 2))
    assert friends.undo() == 1
    assert friends.history.texts == ("+c1N",)


def test_undo_keeps_a_bot_s_first_move() -> None:
    """Who plays second cannot take back the opening of the bot."""
    session = siam("+c1N", people=(2,))
    with pytest.raises(NothingToUndo):
        session.undo()
    assert session.history.texts == ("+c1N",)


def test_spectators_take_back_one_move() -> None:
    """Where only bots play, undo is one move."""
    session = siam("+c1N", "+c5S", people=())
    assert session.undo() == 1
    assert session.history.texts == ("+c1N",)


def test_a_resignation_ends_the_game_and_can_be_taken_back() -> None:
    """After it nobody is to act; undo takes back the resignation and no move."""
    session = siam("+c1N", "+c5S")
    session.resigned = 1
    assert (session.to_act, session.legal_texts()) == (None, [])
    assert session.undo() == 0
    assert session.to_act == 1
    assert session.history.ply == 2


def test_chance_moves_follow_from_the_seed_and_do_not_change_with_undo() -> None:
    """Taking a move back and playing it again meets the same chance moves."""
    session = otters(1, 2)
    for _ in range(4):
        session.play_chance_move()
    play(session, session.legal_texts()[0])
    dealt = session.play_chance_move() if session.to_act == CHANCE else ""
    before = session.history.texts
    session.undo()
    play(session, before[4])
    again = session.play_chance_move() if session.to_act == CHANCE else ""
    assert (again, session.history.texts) == (dealt, before)
    assert dealt


def test_there_is_no_chance_without_a_seed() -> None:
    """Chance moves are never made up."""
    session = Session(History(OTTERS), frozenset({1}), ("player 1", "player 2"))
    with pytest.raises(LookupError):
        session.play_chance_move()


def test_the_log_hides_what_the_viewer_may_not_know() -> None:
    """The other seat's cards are question marks; one's own are not."""
    session = otters(1)
    for _ in range(4):
        session.play_chance_move()
    mine = [text for _, text in session.log()]
    session.people = frozenset({2})
    theirs = [text for _, text in session.log()]
    assert mine != theirs
    assert [text.endswith("?") for text in mine] == [not text.endswith("?") for text in theirs]


def test_the_viewer_is_the_one_person_or_the_one_who_decides() -> None:
    """Several people at a game with hidden hands look in turn; without secrets a spectator's view does for all."""
    assert siam(people=(2,)).viewer == 2
    assert siam(people=(1, 2)).viewer == 0
    session = otters(1, 2)
    assert session.viewer == 0
    for _ in range(4):
        session.play_chance_move()
    assert session.viewer == session.to_act == 1


def test_a_new_game_begins_at_the_same_start() -> None:
    """The moves are gone, the settings stay, and chance gets a new seed."""
    session = siam("+c1N")
    session.resigned = 2
    session.begin_again()
    assert (session.history.ply, session.to_act, session.last) == (0, 1, ())
    chance = otters(1)
    chance.begin_again()
    assert chance.seed is not None
    assert chance.seed != Seed(bytes(32))


def test_the_record_replays() -> None:
    """What a session saves is true, chance moves and seed included."""
    session = otters(1, 2)
    for _ in range(4):
        session.play_chance_move()
    record = session.record()
    assert replay(record).texts == session.history.texts
    assert record.seed == "00" * 32
