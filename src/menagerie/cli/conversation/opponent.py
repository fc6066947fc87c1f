"""The bot as an opponent: it thinks in a thread, so Ctrl-C works, and gives its opinion."""

from __future__ import annotations

from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from menagerie.bots import choose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.bots import Choice, Level
    from menagerie.cli.terminal.words import Words
    from menagerie.core.game import Game
    from menagerie.core.view import View

PROVEN = 29_000
WON = 30_000
"""Scores beyond PROVEN are proven; the difference to WON is the number of plies."""

LINE_SHOWN = 5
LOOK_UP = 0.1
"""Seconds between two checks of the keyboard while a bot thinks."""


@dataclass(frozen=True)
class Opponent:
    """A bot of one strength."""

    level: Level
    seconds: float | None = None
    """Its thinking time; the level's own by default."""

    def choose(self, game: Game, view: View, seen: Sequence[int] = ()) -> Choice:
        """Let the bot choose in a thread, so Ctrl-C works while it thinks."""
        answers: SimpleQueue[Choice | BaseException] = SimpleQueue()

        def think() -> None:
            try:
                answers.put(choose(game, view, self.level, self.seconds, seen=seen))
            except Exception as error:  # noqa: BLE001 - raised again where it is awaited
                answers.put(error)

        Thread(target=think, daemon=True).start()
        answer = wait_for(answers)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    @staticmethod
    def opinion(choice: Choice, words: Words) -> str:
        """The bot's expected line and its score, in a few words."""
        parts = [judged(choice, words), words.say("looked", depth=choice.depth)]
        if len(choice.line) > 1:
            parts.insert(0, words.say("expects", line=" ".join(choice.line[1 : 1 + LINE_SHOWN])))
        return "(" + "; ".join(parts) + ")"


def wait_for(answers: SimpleQueue[Choice | BaseException]) -> Choice | BaseException:
    """Wait for an answer, in short intervals."""
    while True:
        try:
            return answers.get(timeout=LOOK_UP)
        except Empty:
            continue


def judged(choice: Choice, words: Words) -> str:
    """A score in words."""
    if choice.score >= PROVEN:
        return words.say("sees_win", plies=WON - choice.score)
    if choice.score <= -PROVEN:
        return words.say("sees_loss", plies=WON + choice.score)
    return words.say("score", score=f"{choice.score / 100:+.2f}")
