"""Game: one record that names the parts of a game and checks what is passed to them.

A game's folder fills in the fields, most of them functions from its own files. All other code calls the methods. Texts
from outside are bounded and checked here once, for all games, before a game's own parser sees them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import counted, shown
from menagerie.core.outcome import Verdict
from menagerie.core.scene import Gestures
from menagerie.core.view import Array, View
from menagerie.errors import (
    InvalidInput,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    MenagerieError,
    UnknownEdition,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.outcome import Outcome, Refusal
    from menagerie.core.position import Evaluation, Position
    from menagerie.core.rulebook import Rulebook
    from menagerie.core.scene import Gesture, Motion, Scene
    from menagerie.core.seats import Kind
    from menagerie.core.sheet import Sheet
    from menagerie.core.weights import Weights

LONGEST_TEXT = 20_000
LONGEST_MOVE = 200
MOST_MOVES = (1 << 8 * (LONGEST_MOVE + 64)) - 1
"""A number may also spell out the text of a move, where a game has no shorter one."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option that players choose before a game: one of some words, or a number within bounds."""

    name: str
    usual: int | str
    """What it is in the edition if nobody says anything."""
    words: tuple[str, ...] = ()
    least: int = 0
    most: int = 0


@dataclass(frozen=True)
class Game:
    """One game with all its parts."""

    name: str
    version: int
    """Rises when behaviour changes, not when code does."""
    kind: Kind
    rulebook: Rulebook
    editions: Mapping[str, Edition]
    default_edition: str
    setup: Callable[[Edition, int, Mapping[str, int | str]], Position]
    """Start position for an edition, a number of seats and options; refuses unknown options with `InvalidOption`."""
    read_position: Callable[[Mapping[str, Edition], str], Position]
    write_position: Callable[[Position], str]
    read_move: Callable[[Position, str], int]
    write_move: Callable[[Position, int], str]
    every_move: Callable[[Position], Iterable[int]]
    """All moves that can be written down in this position, legal or not; a large game gives a sample of each kind."""
    refuse: Callable[[Position, int], Refusal | None]
    """Why a move is refused, ``None`` for a legal one; total over `every_move`."""
    write_view: Callable[[Position, int], str]
    fill_view: Callable[[Mapping[str, Edition], View, Random], Position]
    """A position that fits the view; what is hidden is filled in at random."""
    redact_move: Callable[[Position, int, int], str]
    """How a seat sees a move about to be played in the position."""
    make_scene: Callable[[View, str], Scene]
    """The scene of a view, with labels in a language."""
    weights: Weights
    """What the parts of the evaluation are worth, by name."""
    judge: Callable[[Edition, Sequence[int]], Evaluation]
    """The evaluation of positions of an edition, with weights in the order of `weights`."""
    explain_evaluation: Callable[[Position, int], Mapping[str, float]]
    """The named terms of the evaluation for a seat; they sum to a hundredth of what `evaluate` says."""
    describe: Callable[[View], Mapping[str, Array]]
    tell_move: Callable[[Position, int, str], str] | None = None
    """What a legal move does, as a clause of other sentences, in a language; a game may leave it out."""
    stem_move: Callable[[Position, int], str] | None = None
    """A text shared by moves that differ only in a detail, such as the final facing; by default the move's text."""
    animate: Callable[[View, str], tuple[Motion, ...]] | None = None
    """The motions of a legal move, as the viewer sees it; a game may have none."""
    point_out: Callable[[Position, int], Gesture | None] | None = None
    """How a legal move is made on the board; nothing for a move that is chosen by name, such as a pass."""
    point_out_all: Callable[[Position], tuple[Sequence[Gestures], Sequence[int]]] | None = None
    """The gestures of all legal moves, in the moves' order, and the moves without one; by default asked one by one."""
    mean: Callable[[Position, str, str], Iterable[str]] | None = None
    """The moves that putting a piece or an item on a cell, both by id, may mean, as texts, the likeliest first.

    It is called for attempts that are no legal move; by default the moves are looked for in `every_move`."""
    choices: Callable[[Edition], tuple[Option, ...]] | None = None
    """The options of an edition; a game may have none."""
    unify: Callable[[Position], str] | None = None
    """One text for all positions that differ only in symmetry or in counters; by default the position's text."""
    begin_drill: Callable[[Edition, Random], Position] | None = None
    """A start for short games with fewer pieces or an easier goal, to find puzzles in; by default the usual start."""
    print_sheets: Callable[[Edition, str], tuple[Sheet, ...]] | None = None
    """What is printed about each kind of piece or card, in a language; a game may have nothing printed."""

    # Starting and reading

    def edition(self, edition: str | Edition | None = None) -> Edition:
        """Return the edition with this id, the default one for ``None``."""
        if edition is None:
            edition = self.default_edition
        if not isinstance(edition, str):
            return edition
        if edition not in self.editions:
            known = ", ".join(sorted(self.editions))
            raise UnknownEdition(f"{self.name} has no edition {edition!r}; it has: {known}")
        return self.editions[edition]

    def with_edition(self, edition: Edition) -> Game:
        """Return this game with one more edition, or with this one in place of the one of the same id."""
        if self.editions.get(edition.id) is edition:
            return self
        return replace(self, editions={**self.editions, edition.id: edition})

    def new(self, edition: str | Edition | None = None, seats: int | None = None, **options: int | str) -> Position:
        """Return the start position."""
        count = self.kind.seats[0] if seats is None else seats
        if count not in self.kind.seats:
            allowed = " or ".join(map(str, sorted(self.kind.seats)))
            raise InvalidOption(f"{self.name} is for {allowed} players, got seats={seats!r}")
        return self.setup(self.edition(edition), count, options)

    def options(self, edition: str | Edition | None = None) -> tuple[Option, ...]:
        """Return what `new` takes as options in an edition."""
        return self.choices(self.edition(edition)) if self.choices else ()

    def sheets(self, edition: str | Edition | None = None, language: str = "en") -> tuple[Sheet, ...]:
        """Return what is printed about each kind of piece or card of an edition."""
        self.rulebook.name(language, "game")
        return self.print_sheets(self.edition(edition), language) if self.print_sheets else ()

    def parse_position(self, text: str) -> Position:
        """Read a position text; one `InvalidPosition` names all its problems."""
        return self.read_position(self.editions, checked(text, LONGEST_TEXT, "position", InvalidPosition))

    def format_position(self, position: Position) -> str:
        """Return the one text of a position."""
        return self.write_position(position)

    def parse_move(self, position: Position, text: str) -> int:
        """Read any well-formed move text, legal or not."""
        return self.read_move(position, checked(text, LONGEST_MOVE, "move", InvalidMove))

    def format_move(self, position: Position, move: int) -> str:
        """Return the one text of a move."""
        return self.write_move(position, move_number(move, self.name))

    def describe_move(self, position: Position, move: int, language: str = "en") -> str:
        """Return what a legal move does, as a clause without capital and full stop; empty if the game has none."""
        self.rulebook.name(language, "game")
        return self.tell_move(position, move_number(move, self.name), language) if self.tell_move else ""

    def stem(self, position: Position, move: int) -> str:
        """Return the text that a move shares with moves that differ from it only in a detail."""
        return (self.stem_move or self.write_move)(position, move_number(move, self.name))

    def canonical(self, position: Position) -> str:
        """Return one text for all positions that differ only in symmetry or in counters."""
        return (self.unify or self.write_position)(position)

    def drill(self, edition: str | Edition | None, random: Random) -> Position:
        """Return a start for short games in which puzzles are looked for."""
        return self.begin_drill(self.edition(edition), random) if self.begin_drill else self.new(edition)

    # Judging

    def explain(self, position: Position, move: int, language: str = "en") -> Verdict:
        """Say whether `move` is legal and, if not, by which rule; total over well-formed moves."""
        text = self.format_move(position, move)
        refusal = self.refuse(position, move_number(move, self.name))
        if refusal is None:
            return Verdict(None, self.rulebook.sentence(language, "legal", {"move": text}), ())
        sentence = self.rulebook.sentence(language, refusal.reason, dict(refusal.details))
        return Verdict(refusal.rule, sentence, refusal.cells)

    def evaluation(self, edition: str | Edition | None = None, weights: Mapping[str, int] | None = None) -> Evaluation:
        """Return the evaluation for an edition, by default the usual one; named weights replace the game's own."""
        return self.judge(self.edition(edition), self.weights.numbers(weights))

    def explain_outcome(self, outcome: Outcome, language: str = "en") -> str:
        """Say how the game ended; a team is named by its first seat."""
        winners = [side[0] for side in self.kind.sides(len(outcome.scores)) if side[0] in outcome.winners]
        return self.rulebook.sentence(language, outcome.reason, {"winners": self.seat_names(winners, language)})

    def seat_names(self, seats: Iterable[int], language: str = "en") -> str:
        """Return the names of seats as the rulebook calls them, joined for a sentence."""
        return ", ".join(self.rulebook.name(language, f"seat{seat}") for seat in seats)

    # Seeing

    def view(self, position: Position, seat: int) -> View:
        """Return what `seat` may know; seat 0 is a spectator."""
        return View(position.edition, seat, self.write_view(position, seat))

    def format_view(self, position: Position, seat: int) -> str:
        """Return the text of a view."""
        return self.write_view(position, seat)

    def sample(self, view: View, random: Random | None = None) -> Position:
        """Return a position that fits the view; what is hidden is filled in at random."""
        return self.fill_view(self.editions, seen(view), random or Random(0))  # noqa: S311 - games, not secrets

    def offers(self, view: View) -> list[str]:
        """Return the texts of the legal moves if the viewer is to act, otherwise none."""
        position = self.sample(view)
        if position.to_act != view.seat:
            return []
        return [self.write_move(position, move) for move in position.legal_moves()]

    def redact(self, position: Position, move: int, seat: int) -> str:
        """Return the text by which `seat` sees a move that is about to be played."""
        return self.redact_move(position, move_number(move, self.name), seat)

    def scene(self, view: View, language: str = "en") -> Scene:
        """Return the scene of a view, with labels in a language."""
        return self.make_scene(seen(view), language)

    def motions(self, view: View, text: str) -> tuple[Motion, ...]:
        """Return the motions of a legal move, given as the viewer sees it."""
        return self.animate(seen(view), text) if self.animate else ()

    def gesture(self, position: Position, move: int) -> Gesture | None:
        """Return how a legal move is made on the board; ``None`` if it is chosen by name."""
        return self.point_out(position, move_number(move, self.name)) if self.point_out else None

    def gestures(self, position: Position) -> tuple[Sequence[Gestures], Sequence[int]]:
        """Return how all legal moves are made on a drawing, and the moves that are chosen by name."""
        if self.point_out_all is not None:
            return self.point_out_all(position)
        made, named = [], []
        for move in position.legal_moves():
            one = self.gesture(position, move)
            if one is None:
                named.append(move)
            else:
                ending = ("", one.facing)
                made.append(Gestures(one.piece, one.target, self.format_move(position, move), (ending,), one.note))
        return made, named

    def meant(self, position: Position, piece: str, cell: str) -> list[int]:
        """Return the moves that putting a piece on a cell may mean, legal ones first, then the likeliest."""
        legal = [move for move in position.legal_moves() if self.is_meant(position, move, piece, cell)]
        texts = self.mean(position, piece, cell) if self.mean and not legal else ()
        others = [self.parse_move(position, text) for text in texts]
        every = () if legal or others else self.every_move(position)
        return [*legal, *others, *(move for move in every if self.is_meant(position, move, piece, cell))]

    def is_meant(self, position: Position, move: int, piece: str, cell: str) -> bool:
        """Whether a move is made by putting a piece on a cell."""
        try:
            gesture = self.gesture(position, move)
        except (MenagerieError, LookupError, ValueError):
            return False  # a move that names nothing in the scene
        return gesture is not None and (gesture.piece, gesture.target) == (piece, cell)

    def features(self, view: View) -> Mapping[str, Array]:
        """Return named arrays for learning."""
        return self.describe(seen(view))


def seen(given: object) -> View:
    """Return a view; refuse a position, which knows more, and say how to get a view."""
    if isinstance(given, View):
        return given
    raise InvalidPosition(f"expected a view, which game.view(position, seat) gives, got {type(given).__name__}")


def move_number(given: object, game: str) -> int:
    """Return the number of a move; refuse anything else."""
    number = counted(given)
    if number is not None and 0 <= number <= MOST_MOVES:
        return number
    raise InvalidMove(f"{shown(given)} is the number of no move of {game}")


def checked(text: object, longest: int, what: str, error: type[InvalidInput]) -> str:
    """Return a short text of printable ASCII; refuse any other with its problem."""
    if not isinstance(text, str):
        raise error(f"a {what} is a text, got {type(text).__name__}")
    if not text:
        raise error(f"the {what} text is empty")
    if len(text) > longest:
        raise error(f"the {what} text has {len(text):,} characters, at most {longest:,} are read: {text[:40]!r}…")
    if not (text.isascii() and text.isprintable()):
        odd = next(c for c in text if not (c.isascii() and c.isprintable()))
        place = text.index(odd) + 1
        raise error(f"the {what} text has the character {odd!r} at place {place}; only printable ASCII is used")
    return text
