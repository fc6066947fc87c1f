"""The state of a game at the terminal: who plays which seat, the moves, and what the viewer may see."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.core.chance import new_seed
from menagerie.core.history import History
from menagerie.core.record import from_history
from menagerie.core.seats import CHANCE
from menagerie.errors import NothingToUndo

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.chance import Seed
    from menagerie.core.game import Game
    from menagerie.core.outcome import Outcome
    from menagerie.core.record import Record
    from menagerie.core.scene import Scene
    from menagerie.core.view import View

BOT = "bot "
"""The beginning of a bot's name in a record; its level follows."""


def person(seat: int) -> str:
    """The name of a person at the keyboard, as in records."""
    return f"player {seat}"


@dataclass
class Session:
    """One game in progress."""

    history: History
    people: frozenset[int]
    """The seats played at the keyboard; bots play the others."""
    names: tuple[str, ...]
    language: str = "en"
    seed: Seed | None = None
    options: Mapping[str, int | str] = field(default_factory=dict)
    resigned: int | None = None
    last: tuple[str, ...] = ()
    """The cells that the last move changed."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.history.game

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(self.names) + 1)

    @property
    def to_act(self) -> int | None:
        """Who is to act; ``None`` after the end or a resignation."""
        return None if self.resigned else self.history.to_act

    @property
    def viewer(self) -> int:
        """Whose view is shown: the only person's, with hidden hands that of the person to act, else a spectator's."""
        if len(self.people) == 1:
            return next(iter(self.people))
        acting = self.to_act
        return acting if acting is not None and acting in self.people and self.game.kind.hidden else 0

    def view(self, seat: int | None = None) -> View:
        """What a seat, by default the viewer, may know."""
        return self.game.view(self.history.position, self.viewer if seat is None else seat)

    def scene(self) -> Scene:
        """The scene of the viewer's view."""
        return self.game.scene(self.view(), self.language)

    def seat_name(self, seat: int) -> str:
        """The name of a seat, in the language of the session."""
        return self.game.seat_names((seat,), self.language)

    def outcome(self) -> Outcome | None:
        """How the game ended by its rules, if it has."""
        return self.history.outcome()

    def legal_texts(self) -> list[str]:
        """The texts of the moves that may be played now."""
        if self.to_act is None:
            return []
        position = self.history.position
        return [self.game.format_move(position, move) for move in position.legal_moves()]

    def play(self, move: int) -> None:
        """Play a legal move and remember which cells it changed."""
        before = contents(self.scene())
        self.history.play(move)
        after = contents(self.scene())
        self.last = tuple(cell for cell in {**before, **after} if before.get(cell) != after.get(cell))

    def play_chance_move(self) -> str:
        """Play a chance move from the committed seed, and return its text as the viewer may see it."""
        if self.seed is None:
            raise LookupError("there is no seed for chance moves")
        position = self.history.position
        index = sum(seat == CHANCE for seat, _ in self.log())
        move = self.seed.chance_move(self.game, position, index)
        text = self.game.redact(position, move, self.viewer)
        self.play(move)
        return text

    def undo(self) -> int:
        """Take back everything since a person's last decision, that decision included; return the number of moves."""
        if self.resigned:
            self.resigned = None
            return 0
        actors = [seat for seat, _ in self.log()]
        decided = [ply for ply, seat in enumerate(actors) if seat in self.people or not self.people]
        if not decided:
            raise NothingToUndo("no move of yours can be taken back")
        for _ in actors[decided[-1] :]:
            self.history.undo()
        self.last = ()
        return len(actors) - decided[-1]

    def begin_again(self) -> None:
        """Set up the same start again, with a new seed if there is chance."""
        self.history = History(self.game, self.history.start, self.history.ply_cap)
        self.seed = new_seed() if self.seed else None
        self.resigned, self.last = None, ()

    def log(self) -> list[tuple[int, str]]:
        """Who played what, as the viewer may see it."""
        position, lines = self.history.start, []
        for move in self.history.moves:
            lines.append((position.to_act or 0, self.game.redact(position, move, self.viewer)))
            position.play(move)
        return lines

    def record(self) -> Record:
        """The game so far as a record; it includes the seed, since a game at one keyboard has no secrets."""
        return from_history(
            self.history, self.names, options=self.options, seed=self.seed, reveal=self.seed is not None
        )


def contents(scene: Scene) -> dict[str, tuple[str, int, float | None]]:
    """What stands on which cell."""
    return {piece.cell: (piece.kind, piece.owner, piece.facing) for piece in scene.pieces}
