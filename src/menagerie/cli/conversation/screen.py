"""The screen of a game: a title, the board with its panel, and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from menagerie.bots import levels
from menagerie.cli.conversation.session import BOT, person
from menagerie.cli.terminal.panel import compose, look_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, RenderableType

    from menagerie.cli.conversation.session import Session
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game

SMALL = 25
"""Terminals with fewer lines get no empty lines."""


class Screen:
    """Shows a session on a console; on a terminal each picture replaces the last one."""

    def __init__(self, console: Console, words: Words) -> None:
        """Use a console and the words of a language."""
        self.console = console
        self.words = words
        self.flipped = False

    def show(self, session: Session, messages: Sequence[RenderableType], refused: Sequence[str] = ()) -> None:
        """Show the board, and messages below it."""
        if self.console.is_terminal:
            self.console.clear()
        last = () if refused else session.last
        look = look_for(self.console, flipped=self.flipped, last=last, refused=refused)
        for line in compose(session.scene(), look, self.title(session), self.moves(session)):
            self.console.print(line, soft_wrap=True)
        if not self.console.is_terminal or self.console.height > SMALL:
            self.console.print()
        self.say(messages)

    def say(self, messages: Sequence[RenderableType]) -> None:
        """Print messages below the board."""
        for message in messages:
            self.console.print(message)

    def title(self, session: Session) -> list[Text]:
        """The title: the game and its players."""
        title = edition_name(session.game, session.history.position.edition.id, session.language)
        seated = [
            self.words.say("seated", seat=session.seat_name(seat), player=self.player(session, seat))
            for seat in session.seats
        ]
        return [Text(title, style="bold"), *(Text(line, style="dim") for line in seated)]

    def player(self, session: Session, seat: int) -> str:
        """Who plays a seat: a person, a bot, or the name in a record."""
        name = session.names[seat - 1]
        if name.startswith(BOT):
            return self.words.say("bot", level=title_of(session, name.removeprefix(BOT)))
        if name != person(seat):
            return name
        return self.words.say("you") if len(session.people) == 1 else self.words.say("person", number=seat)

    def moves(self, session: Session) -> list[Text]:
        """The last moves, a row for each turn of two seats or for each move of more."""
        played = session.log()
        if not played:
            return []
        if len(session.seats) == 2 and all(seat == 1 + ply % 2 for ply, (seat, _) in enumerate(played)):
            texts = [text for _, text in played]
            rows = [
                f"{ply // 2 + 1:3}. {'   '.join(t.ljust(7) for t in texts[ply : ply + 2])}"
                for ply in range(0, len(texts), 2)
            ]
        else:
            rows = [f"{ply:3}. {self.actor(session, seat)} {text}" for ply, (seat, text) in enumerate(played, start=1)]
        return [
            Text(self.words.say("moves_so_far"), style="bold"),
            *(Text(row.rstrip()) for row in rows),
        ]

    def ending(self, session: Session) -> Text:
        """How the game ended, with the rule that ended it."""
        outcome = session.outcome()
        if outcome is None:
            return Text(self.words.say("resigned", name=session.seat_name(session.resigned or 0)), style="bold")
        return self.cited(session, session.game.explain_outcome(outcome, session.language), outcome.rule)

    def cited(self, session: Session, sentence: str, rule_id: str) -> Text:
        """A sentence with the rule it rests on."""
        rule = session.game.rulebook.rule(session.language, rule_id)
        return Text.assemble((sentence, "bold"), f"  {self.words.say('cited', rule=rule.id, title=rule.title)}")

    def actor(self, session: Session, seat: int) -> str:
        """Who made a move: a seat, or chance."""
        return session.seat_name(seat) if seat > 0 else self.words.say("chance")


def edition_name(game: Game, edition: str, language: str) -> str:
    """The name of an edition, from the rulebook or else from its file."""
    return game.rulebook.edition(language, game.edition(edition))


def title_of(session: Session, level: str) -> str:
    """The name of a level in the language of the session; a record may have any name."""
    titles = {known.name: known.title(session.language) for known in levels(session.game.name)}
    return titles.get(level, level)
