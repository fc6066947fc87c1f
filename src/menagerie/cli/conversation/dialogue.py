"""The conversation of `play`: it reads lines, plays the game and prints answers."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.text import Text

from menagerie.bots import levels
from menagerie.cli.conversation.opponent import Opponent
from menagerie.cli.conversation.prompt import begin_with
from menagerie.cli.files import save_record
from menagerie.cli.terminal.rulebook import find_rule, rules_text
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMove, MenagerieError, NothingToUndo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import RenderableType

    from menagerie.cli.conversation.prompt import Asker
    from menagerie.cli.conversation.screen import Screen
    from menagerie.cli.conversation.session import Session
    from menagerie.core.outcome import Verdict


class Dialogue:
    """One or several people at a keyboard, playing a game."""

    def __init__(
        self, session: Session, opponent: Opponent, screen: Screen, asker: Asker, save_to: Path | None = None
    ) -> None:
        """Play `session`; every move saves it to `save_to`, if given."""
        self.session = session
        self.opponent = opponent
        self.adviser = Opponent(levels(session.game.name)[-1], opponent.seconds)
        self.screen = screen
        self.asker = asker
        self.save_to = save_to
        self.words = screen.words
        self.messages: list[RenderableType] = [self.words.say("welcome", help=self.words.commands["help"])]
        self.refused: tuple[str, ...] = ()
        self.redraw = True
        self.lengthy = False
        """Whether an answer is too long for the space below the board."""
        self.over = False
        self.seen_by = 0
        """The seat whose hidden hand was shown last."""

    def run(self) -> None:
        """Read lines until the player leaves or the input ends."""
        while not self.over:
            self.let_others_play()
            self.hand_over()
            self.show()
            line = self.asker.ask(self.prompt(), self.hint_line(), self.complete)
            if line is None:
                self.screen.console.print()
                break
            self.answer(line)

    def hand_over(self) -> None:
        """With several people and hidden hands, wait for the next one before showing the hand."""
        viewer, before = self.session.viewer, self.seen_by
        self.seen_by = viewer
        if len(self.session.people) < 2 or viewer in (0, before) or not self.screen.console.is_terminal:
            return
        self.screen.console.clear()
        self.asker.ask(self.words.say("hand_over", name=self.session.seat_name(viewer)), "", lambda _: ())
        self.redraw = True

    def show(self) -> None:
        """Draw the board if it has changed, and print the messages."""
        if self.session.to_act is None:
            self.messages.append(self.screen.ending(self.session))
        if self.redraw or (self.screen.console.is_terminal and not self.lengthy):
            self.screen.show(self.session, self.messages, self.refused)
        else:
            self.screen.say(self.messages)
        self.messages, self.refused, self.redraw, self.lengthy = [], (), False, False

    def prompt(self) -> str:
        """The prompt: who is to move."""
        seat = self.session.to_act
        return f"{self.words.say('after_end') if seat is None else self.session.seat_name(seat)}>"

    def hint_line(self) -> str:
        """The commands, below the prompt."""
        line = ""
        for word in self.words.commands.values():
            if len(line) + len(word) + 3 > self.screen.console.width:
                break
            line += f"  {word}"
        return line.strip()

    # Moves of chance and bots

    def let_others_play(self) -> None:
        """Play the moves of chance and bots until a person is to act or the game is over."""
        session = self.session
        while (seat := session.to_act) is not None and seat not in session.people:
            if seat == CHANCE:
                self.let_chance_play()
            else:
                self.let_bot_play(seat)
            self.redraw = True
            self.keep()

    def let_chance_play(self) -> None:
        """Play all due chance moves, and report them in one line."""
        played = []
        while self.session.to_act == CHANCE:
            played.append(self.session.play_chance_move())
        self.messages.append(self.words.say("chance_moves", moves=", ".join(played)))

    def let_bot_play(self, seat: int) -> None:
        """Let the bot play; print its move and what it expects."""
        session, screen = self.session, self.screen
        name = session.seat_name(seat)
        if screen.console.is_terminal:
            screen.show(session, self.messages)
        with screen.console.status(self.words.say("thinking", name=name)):
            choice = self.opponent.choose(session.game, session.view(seat), session.history.keys)
        position = session.history.position
        shown = session.game.redact(position, choice.move, session.viewer)
        session.play(choice.move)
        message = Text.assemble((self.words.say("bot_played", name=name, move=shown), "bold"))
        if not session.game.kind.hidden:
            message.append(f"  {self.opponent.opinion(choice, self.words)}", style="dim")
        if not screen.console.is_terminal or not session.people:
            screen.say([message])
        else:
            self.messages = [message]

    def keep(self) -> None:
        """Save the game to the file that the player named."""
        if self.save_to is not None:
            try:
                save_record(self.session.record(), self.save_to)
            except MenagerieError as error:
                self.messages.append(str(error))

    # Input

    def answer(self, line: str) -> None:
        """Handle one line: a move, or a command with its arguments."""
        if not line:
            return
        word, _, rest = line.partition(" ")
        command = None if line in self.session.legal_texts() else self.words.command(word.lstrip("/"))
        try:
            if command is None:
                self.play(line)
            else:
                self.handlers()[command](rest.strip())
        except MenagerieError as error:
            self.messages.append(str(error))

    def handlers(self) -> dict[str, Callable[[str], None]]:
        """The commands by their English names."""
        return {
            "help": self.help,
            "moves": self.list_moves,
            "hint": self.give_hint,
            "why": self.why,
            "rules": self.show_rules,
            "undo": self.undo,
            "save": self.save,
            "flip": self.flip,
            "resign": self.resign,
            "new": self.begin_again,
            "quit": self.leave,
        }

    def play(self, text: str) -> None:
        """Play a typed move, or explain why it is refused."""
        session = self.session
        if session.to_act is None:
            self.messages.append(self.words.say("no_more_moves"))
            return
        move = self.read_move(text)
        if move is None:
            return
        verdict = session.game.explain(session.history.position, move, session.language)
        if not verdict.legal:
            self.refuse(verdict)
            return
        session.play(move)
        self.redraw = True
        self.keep()

    def read_move(self, text: str) -> int | None:
        """Read a move text, ignoring case where possible; suggest similar moves if it cannot be read."""
        session = self.session
        legal = session.legal_texts()
        meant = [known for known in legal if known.lower() == text.lower()]
        try:
            return session.game.parse_move(session.history.position, meant[0] if len(meant) == 1 else text)
        except InvalidMove:
            near = get_close_matches(text[:40], legal, n=4, cutoff=0.5) or legal[:4]
            self.messages.append(self.words.say("unreadable", text=shortened(text), near=", ".join(near)))
            return None

    def refuse(self, verdict: Verdict) -> None:
        """Say which rule forbids a move and mark the cells concerned."""
        self.messages.append(self.verdict_text(verdict))
        self.refused, self.redraw = verdict.cells, True

    def verdict_text(self, verdict: Verdict) -> Text:
        """A verdict with the rule's number and title."""
        if verdict.rule is None:
            return Text(verdict.message)
        return self.screen.cited(self.session, verdict.message, verdict.rule)

    # Commands

    def help(self, _: str) -> None:
        """Explain the commands."""
        self.lengthy = True
        examples = ", ".join(self.session.legal_texts()[:3]) or "-"
        typed = {
            command: f"{word} {self.words.explanations[command][0]}" for command, word in self.words.commands.items()
        }
        width = max(map(len, typed.values()))
        self.messages.append(self.words.say("help", examples=examples))
        for command, text in typed.items():
            self.messages.append(
                Text.assemble(f"  {text.ljust(width)}  ", (self.words.explanations[command][1], "dim"))
            )

    def list_moves(self, start: str) -> None:
        """List the legal moves, or those that begin with what is given."""
        texts = [text for text in self.session.legal_texts() if text.startswith(start)]
        self.messages.append(self.words.say("moves_count", count=len(texts)))
        if texts:
            self.lengthy = True
            self.messages.append(Columns(texts, padding=(0, 2), equal=True, column_first=True))

    def give_hint(self, _: str) -> None:
        """Print the move that the bot would play."""
        session = self.session
        seat = session.to_act
        if seat is None:
            self.messages.append(self.words.say("no_more_moves"))
            return
        with self.screen.console.status(self.words.say("thinking", name=session.seat_name(seat))):
            choice = self.adviser.choose(session.game, session.view(seat), session.history.keys)
        message = Text.assemble((self.words.say("hint", move=choice.text), "bold"))
        self.messages.append(message.append(f"  {self.opponent.opinion(choice, self.words)}", style="dim"))

    def why(self, text: str) -> None:
        """Say whether a move may be played, and if not, why."""
        if not text:
            self.messages.append(self.words.say("why_what", why=self.words.commands["why"]))
            return
        move = self.read_move(text)
        if move is None:
            return
        verdict = self.session.game.explain(self.session.history.position, move, self.session.language)
        if verdict.legal:
            self.messages.append(self.verdict_text(verdict))
        else:
            self.refuse(verdict)

    def show_rules(self, rule: str) -> None:
        """Print one rule, or all of them."""
        book = self.session.game.rulebook
        language = self.session.language
        self.messages += rules_text([find_rule(book, language, rule)] if rule else book.rules(language))
        self.lengthy = not rule

    def undo(self, _: str) -> None:
        """Take back the player's last move and what followed it."""
        try:
            taken = self.session.undo()
        except NothingToUndo:
            self.messages.append(self.words.say("nothing_to_undo"))
            return
        self.messages.append(self.words.say("taken_back", count=taken))
        self.redraw = True
        self.keep()

    def save(self, name: str) -> None:
        """Save the game as a record."""
        file = Path(name).expanduser() if name else self.save_to
        if file is None:
            self.messages.append(self.words.say("save_where", save=self.words.commands["save"]))
            return
        save_record(self.session.record(), file)
        self.messages.append(self.words.say("saved", file=file))

    def flip(self, _: str) -> None:
        """Turn the board round."""
        self.screen.flipped = not self.screen.flipped
        self.redraw = True

    def resign(self, _: str) -> None:
        """Resign."""
        if self.session.to_act is None:
            self.messages.append(self.words.say("no_more_moves"))
            return
        self.session.resigned = self.session.to_act
        self.redraw = True

    def begin_again(self, _: str) -> None:
        """Begin another game with the same settings."""
        self.session.begin_again()
        self.messages.append(self.words.say("begun_again"))
        self.redraw = True

    def leave(self, _: str) -> None:
        """End the session."""
        self.over = True

    # Completion

    def complete(self, typed: str) -> Sequence[str]:
        """The completions of a line."""
        word, blank, _ = typed.partition(" ")
        command = self.words.command(word) if blank else None
        legal = self.session.legal_texts()
        if command == "why":
            return begin_with(typed, [f"{word} {text}" for text in legal])
        if command == "rules":
            return begin_with(typed, [f"{word} {rule}" for rule in self.session.game.rulebook.ids()])
        return begin_with(typed, [*legal, *(self.words.commands.values() if typed else ())])


def shortened(text: str) -> str:
    """The typed text, cut to one line."""
    return text if len(text) <= 40 else f"{text[:39]}…"
