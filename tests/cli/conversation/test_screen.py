"""Tests for `menagerie.cli.conversation.screen`."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from menagerie.cli.conversation.screen import Screen, edition_name
from menagerie.cli.conversation.session import Session
from menagerie.cli.terminal.words import words
from menagerie.core.history import History
from menagerie.core.registry import load

SIAM = load("siam")


def shown_text(
    session: Session, language: str = "en", *, terminal: bool = False, messages: tuple[str, ...] = ()
) -> str:
    """What a screen shows of a session."""
    file = StringIO()
    Screen(Console(file=file, force_terminal=terminal, width=80, highlight=False), words(language)).show(
        session, messages
    )
    return file.getvalue()


def siam(*texts: str, names: tuple[str, str] = ("player 1", "bot fox"), language: str = "en") -> Session:
    """A game of Siam with these moves."""
    people = frozenset(seat for seat, name in enumerate(names, 1) if not name.startswith("bot "))
    session = Session(History(SIAM), people, names, language=language)
    for text in texts:
        session.play(SIAM.parse_move(session.history.position, text))
    return session


def test_the_panel_tells_the_game_and_its_players() -> None:
    """The edition, who sits where, and the moves in pairs stand beside the board, what there is to say below."""
    shown = shown_text(siam("+c1N", "+c5S", "c1-c2N"), messages=("Hello.",))
    for part in (
        "Siam (2005)",
        "Elephants: you",
        "Rhinoceroses: bot (Fox)",
        "1. +c1N      +c5S",
        "2. c1-c2N",
        "Hello.",
    ):
        assert part in shown


def test_players_are_named_as_they_are() -> None:
    """Two people are numbered, and names from a record are shown as they stand there."""
    assert "Elephants: player 1" in shown_text(siam(names=("player 1", "player 2")))
    assert "Rhinoceroses: Bruno" in shown_text(siam(names=("player 1", "Bruno")))
    assert "Rhinoceroses: bot (dragon)" in shown_text(siam(names=("player 1", "bot dragon")))


def test_everything_is_in_the_player_s_language() -> None:
    """Seats, reserves and headings follow the language."""
    shown = shown_text(siam("+c1N", language="fr"), "fr")
    assert "Éléphants\N{NO-BREAK SPACE}: vous" in shown
    assert "réserve" in shown
    assert "Rhinocéros\N{NO-BREAK SPACE}: ordinateur (Renard)" in shown
    assert "Coups" in shown


def test_a_terminal_is_cleared_first() -> None:
    """On a terminal each drawing replaces the last; in a pipe they follow each other."""
    assert shown_text(siam(), terminal=True).startswith("\x1b[2J\x1b[H")
    assert "\x1b" not in shown_text(siam())


def test_the_end_is_printed_with_its_rule() -> None:
    """The sentence names the winner and the rule's number and title follow; a resignation is no rule."""
    screen = Screen(Console(file=StringIO()), words("en"))
    won = Session(
        History(SIAM, SIAM.parse_position("..#N./...../..#../...../..... rhi 9 0,0 ele classic2005")),
        frozenset(),
        ("a", "b"),
    )
    assert screen.ending(won).plain == "A rock has left the board: Elephants win.  S28: Who wins"
    session = siam()
    session.resigned = 1
    assert "Elephants" in screen.ending(session).plain


def test_editions_without_a_name_in_the_rulebook_have_their_title() -> None:
    """A game whose locale names no editions shows what the edition's file says."""
    assert edition_name(SIAM, "edition2014", "en") == "Siam (re-edition)"
    otters = load("_template")
    assert edition_name(otters, otters.default_edition, "en") == otters.edition().title
