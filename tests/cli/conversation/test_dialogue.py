"""Tests for `menagerie.cli.conversation.dialogue`: a game by typed lines, without a terminal."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from menagerie.bots import levels
from menagerie.cli.conversation.dialogue import Dialogue
from menagerie.cli.conversation.opponent import Opponent
from menagerie.cli.conversation.screen import Screen
from menagerie.cli.conversation.session import Session
from menagerie.cli.files import open_record
from menagerie.cli.terminal.words import words
from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.registry import load
from menagerie.core.seats import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

SIAM = load("siam")
WIN = ["+c1N", "+b1N", "+c1N!", "+d5S", "+c1N!", "+a3E", "c1-c2!", "b1@E", "c2-c3!"]
"""The elephants push a rock off while the rhinoceroses look on."""


class Typist:
    """Types prepared lines and remembers what it was asked."""

    def __init__(self, *lines: str) -> None:
        """Begin with these lines."""
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str, hint: str, complete: Callable[[str], Sequence[str]]) -> str | None:
        """Return the next line."""
        self.prompts.append(prompt)
        return self.lines.pop(0) if self.lines else None


class Table:
    """A dialogue with everything around it."""

    def __init__(
        self, *lines: str, people: tuple[int, ...] = (1, 2), language: str = "en", save_to: Path | None = None
    ) -> None:
        """Play these lines at once."""
        names = tuple("player" if seat in people else "bot chick" for seat in (1, 2))
        self.session = Session(History(SIAM), frozenset(people), names, language=language)
        self.typist = Typist(*lines)
        self.out = StringIO()
        console = Console(file=self.out, width=80, highlight=False)
        screen = Screen(console, words(language))
        self.dialogue = Dialogue(self.session, Opponent(levels("siam")[0]), screen, self.typist, save_to)
        self.dialogue.run()

    @property
    def said(self) -> str:
        """Everything on the screen, without line breaks."""
        return " ".join(self.out.getvalue().split())

    @property
    def played(self) -> tuple[str, ...]:
        """The moves played."""
        return self.session.history.texts


def test_a_whole_game_by_two_people() -> None:
    """Moves are played in turn, and the end is printed with the winner and the rule."""
    table = Table(*WIN)
    assert table.played == tuple(WIN)
    assert table.said.endswith("A rock has left the board: Elephants win. S28: Who wins")
    assert table.typist.prompts == ["Elephants>", "Rhinoceroses>"] * 4 + ["Elephants>", "Game over>"]


def test_the_bot_answers_with_move_line_and_score() -> None:
    """After the player's move the bot plays, and says what it thinks of it."""
    table = Table("+c1N", people=(1,))
    assert len(table.played) == 2
    assert f"Rhinoceroses: {table.played[1]} (" in table.said
    assert "advantage" in table.said


def test_an_illegal_move_is_refused_with_its_rule_and_marked() -> None:
    """The sentence, the rule's number and title appear, the cell is marked, nothing is played."""
    table = Table("+c3N")
    assert "Animals enter on the border; c3 is an inner square. S9: Enter by the border" in table.said
    assert "! !" in table.said
    assert table.played == ()


def test_a_mistyped_line_shows_what_moves_look_like() -> None:
    """What is neither move nor command is answered with moves near to it."""
    table = Table("+c1Q", "w" * 500)
    assert "+c1Q is neither a move nor a command. Moves look like this: +c1" in table.said
    assert "w" * 41 not in table.said
    assert table.played == ()


def test_capitals_may_be_mixed_up() -> None:
    """`+C1n` is read as +c1N, since nothing else can be meant."""
    assert Table("+C1n").played == ("+c1N",)


def test_why_explains_without_playing() -> None:
    """A legal move is called so, an illegal one has its rule; nothing is played."""
    table = Table("why +c1N", "why b2-b3!", "why", "why nonsense")
    assert "+c1N is allowed." in table.said
    assert "There is no animal on b2. S6:" in table.said
    assert "Type why and a move." in table.said
    assert "nonsense is neither" in table.said
    assert table.played == ()


def test_hints_come_from_the_bot() -> None:
    """A hint names a move and does not play it."""
    table = Table("hint")
    move = table.said.split("I would play ")[1].split()[0]
    assert move in table.session.legal_texts()
    assert table.played == ()


def test_undo_takes_back() -> None:
    """A move is taken back; with nothing to take back it is said so."""
    table = Table("undo", "+c1N", "undo")
    assert "nothing yet" in table.said
    assert "Moves taken back: 1" in table.said
    assert table.played == ()


def test_moves_can_be_listed() -> None:
    """All legal moves, or those with a beginning."""
    every = Table("moves").said
    assert "Moves you may play: 64" in every
    assert all(text in every for text in Table().session.legal_texts())
    assert "Moves you may play: 4 +c1E" in Table("moves +c1").said
    assert "Moves you may play: 0" in Table("moves zz").said


def test_rules_can_be_read() -> None:
    """One by number, however it is typed, or all of them; an unknown one is named."""
    rule = SIAM.rulebook.rule("en", "S22")
    assert " ".join(rule.text.split()) in Table("rules s22").said
    assert all(rule.title in Table("rules").said for rule in SIAM.rulebook.rules("en"))
    assert "no rule 'S99'" in Table("rules S99").said


def test_saving_and_saving_by_itself(tmp_path: Path) -> None:
    """`save` writes a record; a game begun with a file is saved after every move."""
    by_hand, by_itself = tmp_path / "hand.txt", tmp_path / "itself.json"
    table = Table("save", "+c1N", f"save {by_hand}", "+c5S", save_to=None)
    assert "Type save and the name of a file." in table.said
    assert open_record(by_hand)[0].moves == ("+c1N",)
    Table("+c1N", "+c5S", save_to=by_itself)
    assert open_record(by_itself)[0].moves == ("+c1N", "+c5S")


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    """The trouble is printed and the game goes on, by hand or by itself."""
    place = tmp_path / "missing" / "game.txt"
    for table in (Table(f"save {place}", "+c1N"), Table("+c1N", save_to=place)):
        assert "cannot be written" in table.said
        assert table.played == ("+c1N",)


def test_resigning_ends_the_game() -> None:
    """Nobody plays on after it, until it is taken back."""
    table = Table("resign", "+c1N", "resign", "hint", "undo", "+c1N")
    assert "Elephants: resigned." in table.said
    assert table.said.count("no more moves are played") == 3
    assert table.played == ("+c1N",)


def test_a_new_game_and_leaving() -> None:
    """`new` begins again, `quit` ends before the next line, `flip` turns the board."""
    assert Table("+c1N", "new").played == ()
    assert Table("quit", "+c1N").played == ()
    assert "e d c b a" in Table("flip").said
    assert "e d c b a" not in Table("flip", "flip").said.rsplit("Moves", 1)[-1].rsplit("5 ·", 1)[-1]


def test_help_names_every_command() -> None:
    """All commands are explained, with moves of this very game as examples."""
    table = Table("help")
    assert all(f"{word} " in table.said for word in words("en").commands.values())
    assert "for example +a1E, +a1N, +a1S" in table.said


@pytest.mark.parametrize(
    ("language", "lines", "said"),
    [
        ("fr", ["aide", "+c3N", "abandonner"], ["Tapez un coup", "case intérieure. S9", "Éléphants : abandon."]),
        ("de", ["hilfe", "+c3N", "aufgeben"], ["Gib einen Zug", "S9", "Elefanten: aufgegeben."]),
        ("it", ["aiuto", "+c3N", "abbandona"], ["Scrivi una mossa", "S9", "Elefanti: abbandono."]),
    ],
)
def test_the_whole_conversation_is_in_the_player_s_language(language: str, lines: list[str], said: list[str]) -> None:
    """Commands are understood and answers given in the language, and English commands work too."""
    table = Table(*lines, "undo", "help", language=language)
    assert all(part in table.said for part in said)
    assert "is neither" not in table.said


def test_hidden_hands_change_over_before_they_are_shown() -> None:
    """Where two people hide their hands from each other, the next one is asked to come to the screen first."""
    otters = load("_template")
    session = Session(History(otters), frozenset({1, 2}), ("player 1", "player 2"), seed=Seed(bytes(32)))
    typist = Typist("", "rest", "", "")
    out = StringIO()
    screen = Screen(Console(file=out, force_terminal=True, width=80, height=40), words("en"))
    session.play_chance_move()
    while session.to_act == CHANCE:
        session.play_chance_move()
    typist.lines[1] = session.legal_texts()[0]
    Dialogue(session, Opponent(levels("siam")[0]), screen, typist).run()
    asked = [prompt for prompt in typist.prompts if "nobody else" in prompt]
    assert asked[0].startswith("Seat 1")
    assert asked[1].startswith("Seat 2")
    assert typist.prompts[0] == asked[0]


def test_empty_lines_are_nothing() -> None:
    """An empty line asks again."""
    table = Table("", "", "+c1N")
    assert table.played == ("+c1N",)


def test_bots_can_play_by_themselves() -> None:
    """With nobody at the keyboard the bots play on to the end, here that of a third occurrence or of a rock."""
    table = Table(people=())
    assert table.session.outcome() is not None
    assert table.typist.prompts == ["Game over>"]


def test_lines_are_completed() -> None:
    """Moves, commands, moves after `why`, rules after `rules`."""
    dialogue = Table("+c1N").dialogue
    assert dialogue.complete("+c5") == ["+c5E", "+c5N", "+c5S", "+c5W"]
    assert dialogue.complete("re") == ["resign"]
    assert dialogue.complete("why +c5N") == ["why +c5N"]
    assert dialogue.complete("rules S2")[:2] == ["rules S2", "rules S20"]
    assert "help" not in dialogue.complete("")


def test_a_move_wins_over_a_command_of_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a game have a move called like a command, the move is meant; a slash asks for the command."""
    table = Table()
    monkeypatch.setattr(table.session.history.game.__class__, "format_move", lambda *_: "undo")
    tried: list[str] = []
    monkeypatch.setattr(table.dialogue, "play", tried.append)
    table.dialogue.answer("undo")
    assert tried == ["undo"]
    table.dialogue.answer("/undo")
    assert tried == ["undo"]
    assert "nothing yet" in str(table.dialogue.messages)
