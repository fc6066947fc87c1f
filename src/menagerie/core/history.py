"""History: the moves played so far, and the rules that depend on them, such as repetition.

A position knows how its game ends on the board. That a position came up for the third time, or that a match was long
enough, only its history knows; which rules say so is declared in the game's `Kind`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Outcome, Verdict
from menagerie.core.trail import Trail
from menagerie.errors import IllegalMove, InvalidOption, InvalidPosition, NothingToUndo

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

TAKEN_BACK = 32
"""Moves that a copy of a history can take back without playing others again."""
ANCHORED = 128
"""Plies from one position that is kept to the next."""
TRAILS = ("_moves", "_texts", "_keys", "_counts", "_anchors")
"""What copies share."""
OCCURRENCES = 3
"""The occurrence of the same position at which the game is a draw, where a game has that rule."""


class History:
    """A start position and the moves played from it."""

    def __init__(self, game: Game, position: Position | None = None, ply_cap: int | None = None) -> None:
        """Begin with a copy of `position`, or with the usual start; at `ply_cap` plies the match is drawn."""
        check_cap(game, ply_cap)
        if position is not None and position.game != game.name:
            raise InvalidPosition(f"a history of {game.name} cannot begin with a position of {position.game}")
        self.game = game
        self.ply_cap = ply_cap
        self._position = game.new() if position is None else position.copy()
        self._anchors = Trail([(0, self._position.afresh())])
        """The positions at every so many plies, from which others are reached."""
        self._reversible = 0
        """How many of the moves the position itself can take back."""
        self._moves: Trail[int] = Trail()
        self._texts: Trail[str] = Trail()
        self._keys = Trail([self._position.key()])
        self._counts = Trail([1])
        """How often the position at each ply had occurred when it was reached; kept where a rule asks for it."""
        self._places: dict[int, tuple[int, ...]] = {self._keys[0]: (0,)}
        """By key: plies at which it may have been reached. Copies share it, so it may know plies of others too."""

    @property
    def start(self) -> Position:
        """A copy of the position that the history begins with."""
        return self._anchors[0][1].copy()

    @property
    def position(self) -> Position:
        """The position now: to look at; copy it to try moves."""
        return self._position

    @property
    def moves(self) -> tuple[int, ...]:
        """The moves played, oldest first."""
        return tuple(self._moves)

    @property
    def texts(self) -> tuple[str, ...]:
        """The texts of the moves played, oldest first."""
        return tuple(self._texts)

    @property
    def keys(self) -> tuple[int, ...]:
        """The key of the start position and of the position after every ply."""
        return tuple(self._keys)

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self._moves)

    @property
    def to_act(self) -> int | None:
        """The seat to act, ``CHANCE`` before a chance move, ``None`` when the game is over."""
        return None if self.outcome() else self._position.to_act

    def play(self, move: int, text: str | None = None) -> None:
        """Play a legal move; after the end of the game every move is refused with the rule that ended it.

        `text` is the move's own text, if the caller has it; then it is not written again.
        """
        ended = self._drawn() if self._position.outcome() is None else None
        if ended is not None:
            raise IllegalMove(Verdict(ended.rule, self.game.explain_outcome(ended)))
        if text is None:
            legal = move in self._position.listed()
            text = self.game.format_move(self._position, move) if legal else ""
        self._position.play(move)
        self._reversible += 1
        self._moves.append(int(move))
        self._texts.append(text)
        self._reach(self._position.key())
        if self.ply % ANCHORED == 0:
            self._anchors.append((self.ply, self._position.afresh()))

    def _reach(self, key: int) -> None:
        """Count how often a position has occurred that is reached now."""
        if self.game.kind.repetition is None:
            self._keys.append(key)
            return
        places = self._places.get(key, ())
        place = len(self._keys)
        earlier = [each for each in places if each < place and self._keys[each] == key]
        self._keys.append(key)
        self._counts.append(len(earlier) + 1)
        if place not in places:
            self._places[key] = (*places, place)

    def play_text(self, text: str) -> int:
        """Play the legal move with this text and return it."""
        move = self.game.parse_move(self._position, text)
        self.play(move)
        return move

    def undo(self) -> int:
        """Take back the last move and return it."""
        if not self._moves:
            raise NothingToUndo("no move has been played yet")
        if not self._reversible:
            self._reversible = (self.ply - 1) % ANCHORED + 1
            self._position = self._reached(self.ply - self._reversible, self.ply)
        self._position.undo()
        self._reversible -= 1
        if self._anchors[-1][0] == self.ply:
            self._anchors.pop()
        self._keys.pop()
        if self.game.kind.repetition is not None:
            self._counts.pop()
        self._texts.pop()
        return self._moves.pop()

    def position_at(self, ply: int) -> Position:
        """Return the position after so many moves; few of them are played again for it."""
        if not 0 <= ply <= self.ply:
            raise InvalidOption(f"there are 0 to {self.ply} plies, got {ply!r}")
        return self._reached(ply - ply % ANCHORED, ply)

    def _reached(self, anchor: int, ply: int) -> Position:
        """Play on from an anchor until so many moves have been played."""
        position = self._anchors[anchor // ANCHORED][1].copy()
        for move in self._moves[anchor:ply]:
            position.play(move)
        return position

    def rest(self) -> None:
        """Free what only quick takebacks need."""
        if self._reversible:
            self._position, self._reversible = self._position.afresh(), 0

    def copy(self) -> History:
        """Return an independent copy; what that costs does not depend on the number of moves."""
        own: dict[str, object] = {name: getattr(self, name).copy() for name in TRAILS}
        if self._reversible <= TAKEN_BACK:
            own["_position"] = self._position.copy()
        else:
            own |= {"_position": self._position.afresh(), "_reversible": 0}
        twin = History.__new__(History)
        twin.__dict__.update(self.__dict__ | own)
        return twin

    def outcome(self) -> Outcome | None:
        """Return how the game ended on the board or by its history, or ``None`` while it goes on."""
        return self._position.outcome() or self._drawn()

    def occurrences(self) -> int:
        """How often the present position has occurred, this time included."""
        return self._counts[-1] if self.game.kind.repetition is not None else self._keys.count(self._keys[-1])

    def _drawn(self) -> Outcome | None:
        kind = self.game.kind
        if kind.repetition is not None and self.occurrences() >= OCCURRENCES:
            return self._draw("repetition", kind.repetition)
        if kind.ply_cap is not None and self.ply_cap is not None and self.ply >= self.ply_cap:
            return self._draw("ply_cap", kind.ply_cap)
        return None

    def _draw(self, reason: str, rule: str) -> Outcome:
        seats = self._position.seats
        return Outcome((1 / len(self.game.kind.sides(seats)),) * seats, (), reason, rule)


def check_cap(game: Game, ply_cap: int | None) -> None:
    """Refuse a cap on the number of plies for a game without a rule for it, and one below 1."""
    if ply_cap is not None and game.kind.ply_cap is None:
        raise InvalidOption(f"{game.name} has no rule that caps the number of plies, got ply_cap={ply_cap!r}")
    if ply_cap is not None and ply_cap < 1:
        raise InvalidOption(f"a match is capped at 1 ply or more, got ply_cap={ply_cap!r}")
