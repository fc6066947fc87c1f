"""The order of legal actions: that of their texts, found without writing them.

The text of an action is a letter, then names of squares with a mark after each. What follows a name decides how it
sorts (``d10=`` stands before ``d1=``, but ``d1-`` before ``d10-``), so every pair of a name and a mark has a rank among
all pairs. No pair is the beginning of another; the ranks of an action, one after the other, sort as its text does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.texts.letters import words_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.plain import Struct
    from menagerie.core.compiled.tables import empty_tables, fill_bytes, fill_shorts
    from menagerie.games.jungla.rules.state import (
        ANIMALS_EACH,
        AT_THE_END,
        HUNT,
        NO_FACING,
        PLACE,
        PRISON,
        SPRING,
        STOP,
        TURN,
        animal_of,
        facing_of,
        home_of,
        kind_of,
        square_of,
        strikes_of,
        with_facing,
    )
    from menagerie.games.jungla.rules.turns import way_to

    LAST, ENTERS, SPRINGS, GOES, FACES, RETURNS, STRIKES, ALL_MARKS = range(8)
    MARK_BITS, RANK_BITS, MOVE_BITS, EVERY_BIT = 3, 11, 31, 0x7FFFFFFF
    MOST_RANKS = 7

    def no_ranks() -> Struct:
        """Return room for the ranks of an action: five squares struck on the way, the last square, and the return."""
        return Struct(of=[0] * MOST_RANKS)

    def ranks_address(ranks: Struct) -> Struct:
        """Pass the ranks on to be filled."""
        return ranks


if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.jungla.rules.tables import Tables
    from menagerie.games.jungla.texts.letters import Words

MARKS = ("", "!", "*", "-", "=", "@", "x")
"""What can follow the name of a square, sorted; their numbers are LAST to STRIKES."""
ENDS = (*(f"={facing}" for facing in DIRECTIONS), *[""] * 8)
"""By facing: how the text of an action ends."""


class Order:
    """How letters, pairs of names and marks, and facings sort in one edition."""

    def __init__(self, words: Words) -> None:
        """Sort them."""
        if not cython.compiled:
            self.letters, self.pairs, self.facings = empty_tables(3)
        letters = sorted(words.letters)
        pairs = [name + mark for name in words.names for mark in MARKS]
        ranks = {pair: rank for rank, pair in enumerate(sorted(pairs))}
        fill_bytes(self.letters, [letters.index(letter) for letter in words.letters])
        fill_shorts(self.pairs, [ranks[pair] for pair in pairs])
        fill_bytes(self.facings, sorted(range(9), key=ENDS.__getitem__))


@lru_cache(maxsize=64)
def order_of(edition: Edition) -> Order:
    """Return the order of an edition's texts."""
    return Order(words_of(edition))


def sorted_actions(state: Struct, tables: Tables, order: Order, pack: int, moves: list[int]) -> list[int]:
    """Sort the legal actions of the pack that decides as their texts sort."""
    return faced(order, sorted_bare(state, tables, order, pack, moves))


def sorted_bare(state: Struct, tables: Tables, order: Order, pack: int, moves: list[int]) -> list[tuple[int, int]]:
    """Sort the legal actions without their facings, each with the set of its facings, as their texts sort.

    An action that ends in a facing stands here with the facing 0.
    """
    facings: dict[int, int] = {}
    last = -1
    seen = 0
    for move in moves:
        facing = facing_of(move)
        bare = with_facing(move, facing & NO_FACING)
        if bare != last:
            if last >= 0:
                facings[last] = seen
            seen = facings.get(bare, 0)
            last = bare
        seen |= 1 << facing
    if last >= 0:
        facings[last] = seen
    keys = sorted([key_of(state, tables, order, pack, bare) for bare in facings])
    return [(key & EVERY_BIT, facings[key & EVERY_BIT]) for key in keys]


def faced(order: Order, sets: list[tuple[int, int]]) -> list[int]:
    """Return actions with each of their facings, in the order of their texts."""
    moves: list[int] = []
    for bare, seen in sets:
        for place in range(9):
            facing = order.facings[place]
            if seen >> facing & 1:
                moves.append(with_facing(bare, facing))
    return moves


def key_of(state: Struct, tables: Tables, order: Order, pack: int, bare: int) -> int:
    """Return a number that sorts as the text of an action up to its facing; its lowest bits are the action.

    Above them stand the letter, the mark after the square that the animal comes from, which is the same in all its
    actions, and up to seven ranks.
    """
    kind = kind_of(bare)
    if kind == STOP:
        return bare
    who = ANIMALS_EACH * pack + animal_of(bare)
    ranks = no_ranks()
    number = 0
    mark = mark_before(bare)
    if strikes_of(bare) & AT_THE_END - 1:
        number = rank_struck(tables, order, ranks_address(ranks), state.where[who], bare)
        mark = STRIKES
    if kind != TURN:
        ranks.of[number] = rank(order, square_of(bare), mark_after(bare))
    if kind == HUNT:
        ranks.of[number + 1] = rank(order, tables.dens[64 * pack + home_of(bare)], FACES)
    head = (order.letters[who] + 1 << MARK_BITS | mark) << 2 * RANK_BITS | ranks.of[0] << RANK_BITS | ranks.of[1]
    tail = 0
    if number:
        for place in range(2, MOST_RANKS):
            tail = tail << RANK_BITS | ranks.of[place]
    key: int = head << (MOST_RANKS - 2) * RANK_BITS + MOVE_BITS | tail << MOVE_BITS | bare
    return key


def rank_struck(tables: Tables, order: Order, ranks: Struct, origin: int, bare: int) -> int:
    """Rank the squares on which an animal strikes on its way; say how many there are."""
    number = 0
    strikes = strikes_of(bare) & AT_THE_END - 1
    way = way_to(tables, origin, square_of(bare))
    passed = origin
    while strikes:
        passed = tables.beside[passed << 3 | way]
        if strikes & 1:
            ranks.of[number] = rank(order, passed, STRIKES if strikes > 1 else mark_before(bare))
            number += 1
        strikes >>= 1
    return number


def mark_before(bare: int) -> int:
    """Return the mark before the last square of the way; where an animal comes from nowhere its text sorts first."""
    kind = kind_of(bare)
    if kind == PLACE:
        return LAST
    if kind == TURN:
        return FACES
    if kind == SPRING:
        return SPRINGS
    return STRIKES if strikes_of(bare) & AT_THE_END else GOES


def mark_after(bare: int) -> int:
    """Return the mark after the last square of the way."""
    if kind_of(bare) == HUNT:
        return RETURNS
    if kind_of(bare) == PRISON:
        return ENTERS
    return LAST if facing_of(bare) == NO_FACING else FACES


def rank(order: Order, square: int, mark: int) -> int:
    """Return the rank of a square's name with the mark after it."""
    return order.pairs[ALL_MARKS * square + mark]
