"""Position and Evaluation: the classes that every game fills in and that search calls.

A position has two faces. The Python face (``legal_moves``, ``play``, ``undo``, ``copy``, ``outcome``, ``key``,
``to_act``) is checked and friendly. The C face (``generate``, ``make``, ``unmake``, ``seat``, ``payoff``, ``weight``,
``hash``, ``generate_forcing``, ``forcing``, ``kin``, ``forget``, ``redeal``) trusts its caller, allocates nothing and
runs without the GIL when compiled; interpreted, the same lines are plain Python and serve as the reference.

Moves are small non-negative integers whose texts are the business of the game's notation. Seats count from 1;
``seat`` answers -1 (``CHANCE``) before a chance move and 0 (``NOBODY``) when the game is over.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import counted, shown, whole_number
from menagerie.core.folders import game_in
from menagerie.errors import IllegalMove, InvalidMove, InvalidOption, InvalidPosition, NothingToUndo

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if TYPE_CHECKING:
    from typing import Protocol

    from menagerie.core.edition import Edition
    from menagerie.core.outcome import Outcome, Verdict
    from menagerie.core.seats import Kind

    class Rules(Protocol):
        """What a position needs of its game; `menagerie.core.game.Game` provides it."""

        @property
        def name(self) -> str:
            """The name of the game."""

        @property
        def kind(self) -> Kind:
            """What sort of game it is."""

        def with_edition(self, edition: Edition) -> Rules:
            """Return this game with one more edition."""

        def explain(self, position: Position, move: int) -> Verdict:
            """Say whether a move is legal and, if not, by which rule."""

        def parse_position(self, text: str) -> Position:
            """Read a position text."""

        def format_position(self, position: Position) -> str:
            """Return the one text of a position."""


MOST_ROOM = 1 << 20
"""How many moves a list, and how many lists a search, has room for at the most."""
MOST_AHEAD = 1 << 31
"""More than any score is."""

if not cython.compiled:

    def allocate_rows(count: int, length: int) -> list[list[int]]:
        """Return memory for `count` lists of `length` moves."""
        return [[0] * length for _ in range(count)]

    def release_rows(rows: list[list[int]]) -> None:
        """Free the memory; plain Python does so by itself."""


class MoveLists:
    """The memory for the move lists of a search: one row for each ply, reused during the whole search."""

    def __init__(self, count: int, length: int) -> None:
        """Allocate `count` lists of `length` moves."""
        if not (0 < count <= MOST_ROOM and 0 < length <= MOST_ROOM):
            raise InvalidOption(
                f"there are 1 to {MOST_ROOM:,} lists of as many moves, got {shown(count)} of {shown(length)}"
            )
        self.count = count
        self.rows = allocate_rows(count, length)

    def __dealloc__(self) -> None:
        """Free the memory (compiled code only; plain Python never calls it)."""
        release_rows(self.rows)


class Evaluation:
    """Evaluates positions of games that are not over; each game has its own, with weights that can be tuned."""

    def evaluate(self, position: Position, seat: int) -> int:
        """How good `position` is for `seat`, in hundredths of the game's smallest clear advantage."""
        return 0

    def own(self, position: Position, seat: int) -> int:
        """What `seat` itself has, in the same hundredths: enough to compare its moves, and cheaper in some games."""
        return self.evaluate(position, seat)

    def swing(self) -> int:
        """The lead over another seat, in hundredths, with which a seat wins nearly three games in four."""
        return 500

    def chance(self, score: int, seats: int = 2) -> float:
        """Return the winning chance, from 0 to 1, of a seat that leads `seats - 1` others by so many hundredths."""
        hundredths = whole_number(score, -MOST_AHEAD, MOST_AHEAD, "a score")
        others = max(1, whole_number(seats, 1, MOST_AHEAD, "a number of seats") - 1)
        return 1 / (1 + others * exp(-max(-50.0, min(50.0, hundredths / self.swing()))))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as the class alone; an evaluation with weights adds these."""
        return type(self), ()

    def check(self, position: Position, seat: int = 1) -> None:
        """Refuse a position of another game, and a seat that the game does not have.

        `evaluate` reads the position's memory and trusts its type, so callers with input from outside check first.
        """
        game = as_position(position)._rules()  # noqa: SLF001 - a friend
        if type(self) is not Evaluation and not game_folders(type(self)) & game_folders(type(position)):
            raise InvalidPosition(
                f"{type(self).__name__} judges no positions of {game.name}; game.evaluation() gives one that does"
            )
        whole_number(seat, 1, max(game.kind.seats), "a seat", InvalidPosition)


class Position:  # noqa: PLW1641 - positions change, so they have no hash
    """One position of one game, mutable, with everything needed to take moves back."""

    def __init__(self, edition: Edition, max_moves: int) -> None:
        """Begin with nothing played; `max_moves` bounds every move list, the slack of the generator included."""
        self.edition = edition
        self.max_moves = whole_number(max_moves, 1, MOST_ROOM, "max_moves")
        self.played: list[int] = []
        self.depth = 0
        self.capacity = 0

    # The C face: games override these.

    def generate(self, moves: list[int]) -> int:
        """Write every legal move once, in any order, to the front of `moves`; return their number, 0 after the end."""
        return 0

    def make(self, move: int) -> None:
        """Apply a legal move; `reserve` has made room for it."""

    def unmake(self) -> None:
        """Take back the last move made."""

    def seat(self) -> int:
        """Return who is to act: a seat, ``CHANCE``, or ``NOBODY`` when the game is over."""
        return 0

    def payoff(self, seat: int) -> int:
        """Return the result of a finished game for `seat`: 1 for a win, 0 for a draw, -1 for a loss."""
        return 0

    def weight(self, move: int) -> int:
        """Return the weight of a chance move: how likely it is, in proportion to the others."""
        return 1

    def hash(self) -> int:
        """64 bits that are equal for equal positions."""
        return 0

    def generate_forcing(self, moves: list[int]) -> int:
        """Write the legal moves that take or win something at once, one of each kin, and return their number."""
        return 0

    def forcing(self, move: int) -> int:
        """Whether a legal move takes or wins something at once, so that a search must look at it."""
        return 0

    def kin(self, move: int) -> int:
        """Return a number shared by moves that are listed in a row and differ only in their facing; -1 for none."""
        return -1

    def forget(self) -> None:
        """Forget the moves that could be taken back, so that long playouts need no more memory."""
        self.depth = 0

    def redeal(self, seat: int, seed: int) -> bool:
        """Deal again, in place and without undo, what `seat` cannot know; return whether the game can do so.

        Other games are sampled from a view, which takes longer.
        """
        return False

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` moves in all."""
        self.capacity = capacity
        return 0

    def reserve(self, plies: int) -> int:
        """Make room for `plies` more moves."""
        if self.depth + plies > self.capacity:
            self.grow(2 * (self.depth + plies) + 14)
        return 0

    # The Python face: the same for all games.

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.edition.game

    @property
    def seats(self) -> int:
        """The number of players; a game for several numbers overrides it."""
        return self._rules().kind.seats[0]

    @property
    def to_act(self) -> int | None:
        """The seat to act, ``CHANCE`` before a chance move, ``None`` when the game is over."""
        seat = self.seat()
        return seat or None

    @property
    def moves_played(self) -> tuple[int, ...]:
        """The moves that ``undo`` can take back, oldest first."""
        return tuple(self.played)

    def legal_moves(self) -> list[int]:
        """Return every legal move once, in the order of their texts; none when the game is over."""
        return self.in_order(self.listed())

    def listed(self) -> list[int]:
        """Return every legal move once, in the order of the generator."""
        lists = MoveLists(1, self.max_moves)
        count = self.generate(lists.rows[0])
        return [lists.rows[0][index] for index in range(count)]

    def forcing_moves(self) -> list[int]:
        """Return legal moves that take or win something at once, one of each kin; a search plays them at its leaves."""
        lists = MoveLists(1, self.max_moves)
        count = self.generate_forcing(lists.rows[0])
        return self.in_order([lists.rows[0][index] for index in range(count)])

    def in_order(self, moves: list[int]) -> list[int]:
        """Sort moves as their texts sort; games whose move numbers do not sort so override this."""
        return sorted(moves)

    def weights(self) -> list[int]:
        """Return the weights of the chance moves in ``legal_moves()``, in the same order."""
        return [self.weight(move) for move in self.legal_moves()]

    def play(self, move: int) -> None:
        """Apply a legal move. An illegal one raises `IllegalMove` with its verdict and changes nothing."""
        given: object = move
        number = counted(given)
        if number is None:
            raise InvalidMove(
                f"a move is a number from legal_moves(), got {shown(given)}; parse a text with game.parse_move"
            )
        if number not in self.listed():
            raise IllegalMove(self._rules().explain(self, number))
        self.reserve(1)
        self.make(number)
        self.played.append(number)

    def undo(self) -> int:
        """Take back the last move played and return it."""
        if not self.played:
            raise NothingToUndo("no move has been played since this position was set up")
        self.unmake()
        return self.played.pop()

    def copy(self) -> Position:
        """Return an independent copy that can be taken back as far as this one."""
        raise NotImplementedError

    def afresh(self) -> Position:
        """Return an independent copy with nothing to take back."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or ``None`` while it goes on."""
        raise NotImplementedError

    def key(self) -> int:
        """64-bit hash of what the position is; equal texts have equal keys."""
        return self.hash()

    def _rules(self) -> Rules:
        """Return the game of this position, with its edition."""
        return rules_of(self.edition)

    def __str__(self) -> str:
        """Return the position's text."""
        return str(self._rules().format_position(self))

    def __repr__(self) -> str:
        """Name the game and show the text."""
        return f"<{self.edition.game} position {str(self)!r}>"

    def __eq__(self, other: object) -> bool:
        """Positions are equal when their texts are."""
        return isinstance(other, Position) and self.edition == other.edition and str(self) == str(other)

    def __copy__(self) -> Position:
        """``copy.copy`` is ``copy``."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        """``copy.deepcopy`` is ``copy``: a position shares nothing mutable with its copy."""
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as inputs: the edition, the text before the first move that can be undone, and the moves."""
        start = self.copy()
        while start.played:
            start.undo()
        return rebuild, (self.edition, str(start), tuple(self.played))


def as_position(given: object) -> Position:
    """Return a position; refuse anything else."""
    if isinstance(given, Position):
        return given
    raise InvalidPosition(f"expected a position, got {shown(given)}")


def as_evaluation(given: object) -> Evaluation:
    """Return an evaluation; refuse anything else."""
    if isinstance(given, Evaluation):
        return given
    raise InvalidOption(f"expected an evaluation such as game.evaluation() gives, got {shown(given)}")


def game_folders(kind: type) -> set[str]:
    """Return the games that a class, or one it is derived from, belongs to."""
    return {base.__module__.split(".")[2] for base in kind.__mro__ if base.__module__.startswith("menagerie.games.")}


def rules_of(edition: Edition) -> Rules:
    """Return the game of an edition, with this edition."""
    game: Rules = game_in(edition.game)
    return game.with_edition(edition)


def rebuild(edition: Edition, start: str, moves: tuple[int, ...]) -> Position:
    """Play `moves` from the position with the text `start`: how pickles come back."""
    position = rules_of(edition).parse_position(start)
    for move in moves:
        position.play(move)
    return position
