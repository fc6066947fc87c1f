"""The texts of moves: one form for each kind of move, filled with the ids of an edition (10.3, 10.4).

| form | meaning | form | meaning |
|---|---|---|---|
| `first 2` | the first player | `play maclears_rat` | one more card in a Move |
| `hero archelon` | the next seat's hero | `rescuer 2` | who may pass terrain |
| `draw dodo` | a silver card | `shift tortoise e6` | a neutral piece and its new hex |
| `reveal aurochs` | a gold card | `take aurochs` | a card of the display |
| `hatch`, `rest`, `pass`, `end` | turns and their end | `swap dodo` | a card to be replaced |
| `move quagga` | a Move and its main card | `ready kakapo` | a card to turn upright |
| `use lookout` | an ability or a helper | `done` | no further card |
| `place dodo c4` | an animal and its nest | `discard dodo` | a card thrown away in a Rest |
| `step 1 e7 M` | a rescuer, a hex, a symbol | `comet refill`, `comet ready` | the choice at the comet |
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidMove
from menagerie.games.comet.components.board import NEUTRALS, SYMBOLS
from menagerie.games.comet.rules import moves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from menagerie.games.comet.rules.tables import Tables

RESCUERS = ("1", "2", "3")
CHOICES = ("refill", "ready")

FORMS: Mapping[int, tuple[str, ...]] = {
    moves.FIRST: ("seat",),
    moves.HERO: ("hero",),
    moves.DRAW: ("card",),
    moves.REVEAL: ("card",),
    moves.HATCH: (),
    moves.MOVE: ("card",),
    moves.REST: (),
    moves.USE: ("source",),
    moves.PASS: (),
    moves.END: (),
    moves.PLACE: ("card", "hex"),
    moves.STEP: ("rescuer", "hex", "symbol"),
    moves.PLAY: ("card",),
    moves.RESCUER: ("rescuer",),
    moves.SHIFT: ("piece", "hex"),
    moves.TAKE: ("card",),
    moves.SWAP: ("card",),
    moves.READY: ("source",),
    moves.DONE: (),
    moves.DISCARD: ("card",),
    moves.COMET: ("choice",),
}
"""What follows the first word of each kind of move."""


class Texts:
    """All moves on one side of an edition's board, legal or not, with their texts."""

    def __init__(self, tables: Tables, seats: int) -> None:
        """Write every move once."""
        cards = [card.id for card in tables.components.cards]
        heroes = [hero.id for hero in tables.components.heroes]
        self.words: dict[str, dict[str, int]] = {
            "seat": numbered(map(str, range(1, seats + 1)), what, 1),
            "hero": numbered(heroes, what),
            "card": numbered(cards, what),
            "source": numbered([*cards, *heroes], what),
            "rescuer": numbered(RESCUERS, what),
            "piece": numbered(NEUTRALS, what),
            "choice": numbered(CHOICES, what),
            "hex": numbered((hexagon.id for hexagon in tables.board.hexes), place),
            "symbol": numbered(SYMBOLS, symbol),
        }
        self.kinds = [self.of_kind(kind) for kind in FORMS]
        self.texts = {move: text for kind in self.kinds for move, text in kind.items()}
        self.moves = {text: move for move, text in self.texts.items()}

    def of_kind(self, kind: int) -> dict[int, str]:
        """Return the moves of one kind with their texts."""
        choices = product(*(self.words[part].items() for part in FORMS[kind]))
        return {
            moves.move_of(kind, 0, 0, 0) + sum(bits for _, bits in parts): " ".join(
                [moves.WORDS[kind], *(word for word, _ in parts)]
            )
            for parts in choices
        }

    def read(self, text: str) -> int:
        """Return the move that a text stands for."""
        if text in self.moves:
            return self.moves[text]
        raise InvalidMove(f"{shown(text)} is not a move; {self.expected(text.split(' '))}")

    def expected(self, words: list[str]) -> str:
        """Say what was expected at the first word that is wrong."""
        if words[0] not in moves.WORDS:
            return f"expected one of {', '.join(sorted(moves.WORDS))} as its first word, got {shown(words[0])}"
        parts = FORMS[moves.WORDS.index(words[0])]
        if len(words) != len(parts) + 1:
            form = " ".join([words[0], *(f"<{part}>" for part in parts)])
            return f"expected the form '{form}' with single spaces"
        part, word = next(
            (part, word) for part, word in zip(parts, words[1:], strict=True) if word not in self.words[part]
        )
        return f"{shown(word)} is no {part}; expected one of {some(self.words[part])}"


def numbered(words: Iterable[str], part: Callable[[int], int], first: int = 0) -> dict[str, int]:
    """Number words, as parts of a move's number."""
    return {word: part(index) for index, word in enumerate(words, first)}


def what(number: int) -> int:
    """Return a card, seat, rescuer or piece as a part of a move's number."""
    return moves.move_of(0, number, 0, 0)


def place(number: int) -> int:
    """Return a hex as a part of a move's number."""
    return moves.move_of(0, 0, number, 0)


def symbol(number: int) -> int:
    """Return a symbol as a part of a move's number."""
    return moves.move_of(0, 0, 0, number)


def some(words: Iterable[str], most: int = 6) -> str:
    """List words for a message, the first few if there are many."""
    listed = list(words)
    return ", ".join(listed) if len(listed) <= most else f"{', '.join(listed[:most])} and {len(listed) - most} more"


@lru_cache(maxsize=64)
def texts_of(tables: Tables, seats: int) -> Texts:
    """Return the texts of moves for one side of a board and a number of players."""
    return Texts(tables, seats)
