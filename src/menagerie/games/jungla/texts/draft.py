"""What a position text says, before it is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from menagerie.games.jungla.components.board import LAND, WATER
from menagerie.games.jungla.components.printed import BITS, pack_of
from menagerie.games.jungla.rules.header import FREEING, GOING_HOME, GOING_HOME_FIRST

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.jungla.texts.letters import Words

NOBODY = -1


class Pawn(NamedTuple):
    """An animal on the board."""

    square: int
    facing: int
    armoured: bool


class Options(NamedTuple):
    """What a game may choose for itself."""

    players: int
    target: int
    limit: int


class Due(NamedTuple):
    """The decision that is due; fields that do not apply to it are empty."""

    what: int
    pack: int = 0
    """Whose turtle goes home."""
    liberator: int = NOBODY
    freed: int = 0
    winner: int = 0


class Turn(NamedTuple):
    """The turn under way."""

    side: int
    kind: int
    actor: int
    """Who may act a second time."""
    left: int
    rest: frozenset[int]
    next_kind: int


@dataclass(frozen=True)
class Draft:
    """All that a position text says; animals go by number, Red's from 0 and Blue's from 15, packs by 0 and 1."""

    words: Words
    options: Options
    turns: int
    score: tuple[int, int]
    last: int
    """Who hunted last: 1 Red, 2 Blue, 0 nobody."""
    due: Due
    turn: Turn
    pawns: Mapping[int, Pawn]
    prisoners: frozenset[int]

    def has(self, who: int, power: str) -> bool:
        """Whether an animal has a power or is of a class."""
        return bool(self.words.components.animals[who].powers & BITS[power])

    def owner(self, pack: int, power: str) -> int:
        """Return the one animal of a pack that has a power."""
        return self.words.components.owners(power)[pack]

    def pack(self, pack: int) -> list[int]:
        """Return the animals of a pack on the board."""
        return [who for who in self.pawns if pack_of(who) == pack]

    def taken(self) -> set[int]:
        """Return the squares on which somebody stands."""
        return {pawn.square for pawn in self.pawns.values()}

    def empty_den(self, pack: int) -> list[int]:
        """Return the empty squares of a den."""
        taken = self.taken()
        return [square for square in self.words.components.dens[pack] if square not in taken]

    def lost_all(self, pack: int) -> bool:
        """Whether a pack has prisoners and nobody but its turtle on the board (J4)."""
        turtle = self.owner(pack, "never_imprisoned")
        return set(self.pack(pack)) <= {turtle} and any(pack_of(who) == pack for who in self.prisoners)

    def by_points(self) -> int:
        """Return who wins by points, then by the last hunt: 1 Red, 2 Blue, 3 nobody (J5)."""
        red, blue = self.score
        return 1 + (blue > red) if red != blue else self.last or 3

    def possible_winners(self) -> set[int]:
        """Return who can have won: with the points, else with all enemies in prison, else in the order of J5."""
        reached = {1 + pack for pack in range(2) if self.score[pack] >= self.options.target}
        return reached or {2 - pack for pack in range(2) if self.lost_all(pack)} or {self.by_points()}

    # Placing (J12, J13, J65, J80–J83)

    def permitted(self, who: int) -> list[int]:
        """Return the den squares on which an animal may be placed as in the preparation."""
        behind, taken, squares = self.words.components.behind, self.taken(), self.words.components.board.squares
        wet = not self.has(who, "no_water")
        return [
            square
            for square in self.empty_den(pack_of(who))
            if behind.get(square, square) in {square, *taken} and (wet or squares[square].ground != WATER)
        ]

    def web(self, pack: int) -> set[int]:
        """Return the squares of a pack's web."""
        board, spider = self.words.components.board, self.owner(pack, "web")
        if spider not in self.pawns:
            return set()
        around = {board.beside(self.pawns[spider].square, way) for way in range(8)}
        return {square for square, kind in enumerate(board.squares) if square in around and kind.ground == LAND}

    def somebody_to_free(self) -> bool:
        """Whether the liberator can free another prisoner of its pack."""
        pack, liberator = self.turn.side, self.due.liberator
        web = self.web(1 - pack)
        keeps_one = liberator != NOBODY and self.has(liberator, "free_liberator")
        if keeps_one and len(self.empty_den(pack)) <= 1:
            return False
        others = [who for who in self.prisoners if pack_of(who) == pack and who != liberator]
        return any(set(self.permitted(who)) - web for who in others)

    @property
    def liberating(self) -> bool:
        """Whether the side frees prisoners, or its turtle comes home from doing so."""
        due = self.due
        return due.what in {FREEING, GOING_HOME_FIRST} or (due.what == GOING_HOME and due.pack == self.turn.side)
