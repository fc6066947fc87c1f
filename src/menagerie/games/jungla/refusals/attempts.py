"""Actions to try in a position: all legal ones, and a random choice of illegal ones of every kind."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import OFF, STEPS
from menagerie.games.jungla.components.printed import pack_of
from menagerie.games.jungla.rules.moves import NO_FACING, STOP
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.texts.moves import read_move
from menagerie.games.jungla.texts.spelling import (
    ENDS,
    PLACES,
    SPRINGS,
    STRIKES,
    TURNS,
    Spelling,
    squares_between,
    write_spelling,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.position import Position
    from menagerie.games.jungla.rules.position import Jungla

FARTHEST = 9


def every_move(position: Position) -> list[int]:
    """Return all legal actions, and some hundred others that can be written down; the same ones every time."""
    jungla = as_jungla(position)
    words = words_of(jungla.edition)
    texts = {write_spelling(words, spelling) for spelling in Attempts(jungla).every()}
    return list(dict.fromkeys((*jungla.legal_moves(), STOP, *(read_move(jungla, text) for text in sorted(texts)))))


class Attempts:
    """Chooses actions of every kind for one position, legal or not."""

    def __init__(self, position: Jungla) -> None:
        """Begin with a source of random numbers that follows from the position."""
        self.position = position
        self.words = words_of(position.edition)
        self.random = Random(position.key())  # noqa: S311 - games, not secrets
        self.pack = position.pack
        self.board = self.words.components.board
        self.dens = self.words.components.dens
        self.facings = list(self.words.facings.values())
        self.standing = {who: position.square_of(who) for who in range(30) if position.square_of(who) != OFF}
        self.own = {who: square for who, square in self.standing.items() if pack_of(who) == self.pack}

    def every(self) -> Iterator[Spelling]:
        """Choose actions of every kind."""
        yield from self.placings()
        for who, origin in self.own.items():
            yield from self.turns(who, origin)
            yield from self.moves(who, origin)
            yield from self.strikes(who, origin)
            yield from self.goals(who, origin)
        yield from self.strays()

    def facing(self) -> int:
        """Choose a facing."""
        return self.random.choice(self.facings)

    def square(self) -> int:
        """Choose a square, gaps and goals included."""
        return self.random.randrange(len(self.board.squares))

    def spelled(self, who: int, origin: int, mark: str, target: int, facing: int) -> Spelling:
        """Put a simple action together."""
        return Spelling(who, origin, (), mark, target, OFF, enters=False, facing=facing)

    # By kind

    def placings(self) -> Iterator[Spelling]:
        """Place animals of either pack, in dens and elsewhere."""
        for who in range(30):
            for square in (self.square(), *self.random.sample(self.dens[pack_of(who)], 1)):
                yield self.spelled(who, OFF, PLACES, square, self.facing())

    def turns(self, who: int, origin: int) -> Iterator[Spelling]:
        """Turn to the facing that is there already, and to another."""
        for facing in (self.position.facing_of(who), self.facing()):
            yield self.spelled(who, origin, TURNS, origin, facing)

    def moves(self, who: int, origin: int) -> Iterator[Spelling]:
        """Go straight on by some distances, to the side, and anywhere; now and then without a facing."""
        for target in (*self.random.sample(self.ends(origin), 6), self.square()):
            facing = self.facing() if self.random.random() < 0.8 else NO_FACING
            yield self.spelled(who, origin, ENDS, target, facing)

    def ends(self, origin: int) -> list[int]:
        """Return squares that lie on a line with the start, or beside such a square."""
        columns, rows = self.board.columns, self.board.rows
        column, row = origin % columns, origin // columns
        return [
            along * columns + across
            for distance in range(1, FARTHEST)
            for way, (right, up) in enumerate(STEPS)
            for side in (0, 1 if way % 2 == 0 else 0)
            for across, along in [(column + right * distance + up * side, row + up * distance - right * side)]
            if 0 <= across < columns and 0 <= along < rows
        ]

    def strikes(self, who: int, origin: int) -> Iterator[Spelling]:
        """Strike at animals of either pack, near ones above all, on the way and at the end."""
        others = [square for other, square in self.standing.items() if other != who]
        near = sorted(others, key=lambda square: self.distance(origin, square))[:6]
        for target in (*near, *self.random.sample(others, min(len(others), 2))):
            for mark in (STRIKES, SPRINGS):
                facing = self.random.choice((self.facing(), self.position.facing_of(who), NO_FACING))
                yield self.spelled(who, origin, mark, target, facing)
        for target in self.random.sample(self.ends(origin), 8):
            struck = tuple(square for square in squares_between(self.words, origin, target) if square in others)
            if struck:
                mark = self.random.choice((ENDS, STRIKES, SPRINGS))
                yield Spelling(who, origin, struck, mark, target, OFF, enters=False, facing=self.facing())

    def distance(self, origin: int, target: int) -> int:
        """Return how far two squares are apart."""
        columns = self.board.columns
        return max(abs(origin % columns - target % columns), abs(origin // columns - target // columns))

    def goals(self, who: int, origin: int) -> Iterator[Spelling]:
        """Hunt and enter prisons, of both packs, and where there is nothing of the kind."""
        pack = self.random.randrange(2)
        hunts, prisons = self.board.of_kind(pack, "hunt"), self.board.of_kind(pack, "prison")
        home = self.random.choice((*self.dens[self.pack], self.square()))
        for target in {self.random.choice(hunts), self.random.choice(self.ends(origin))}:
            yield Spelling(who, origin, (), ENDS, target, home, enters=False, facing=self.facing())
        for target in {*prisons, self.random.choice(self.ends(origin))}:
            yield Spelling(who, origin, (), ENDS, target, OFF, enters=True, facing=NO_FACING)

    def strays(self) -> Iterator[Spelling]:
        """Move animals of the other pack, animals that stand elsewhere, and those that strike beside their way."""
        for who in self.random.sample(range(30), 10):
            origin, target = self.random.choice((self.square(), self.standing.get(who, 0))), self.square()
            yield self.spelled(who, origin, self.random.choice((ENDS, STRIKES, SPRINGS)), target, self.facing())
            yield self.spelled(who, origin, TURNS, origin, self.facing())
            yield Spelling(who, origin, (self.square(),), ENDS, target, OFF, enters=False, facing=self.facing())
