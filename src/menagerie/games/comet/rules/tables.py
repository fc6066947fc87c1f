"""An edition's map and cards as tables for the compiled rules, one set for each side of the board.

Sources of abilities are numbered: first the cards, sorted by id, then the heroes. Tables with several entries each are
flat: `around` has 8 entries for a hex, `symbols` 6 for a source, `op`, `number` and `other` 2 for a source (one per
effect), `added` 6 for an effect.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from menagerie.games.comet.components.board import NO_HEX
from menagerie.games.comet.components.reading import components_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.tables import empty_tables, fill_bytes
    from menagerie.games.comet.rules.state import CONVERT, ONCE, TAP

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.games.comet.components.cards import Components


class Tables:
    """The tables of an edition and a side of the board."""

    def __init__(self, components: Components, side: str) -> None:
        """Fill all tables."""
        if not cython.compiled:
            self.around, self.kind, self.nest, self.colour, self.copies, self.helper, self.egg = empty_tables(7)
            self.wanted, self.points, self.symbols, self.mode, self.when, self.effects = empty_tables(6)
            self.op, self.number, self.other, self.added, self.score_what, self.score_value = empty_tables(6)
            self.converter, self.user = empty_tables(2)
        board = components.boards[side]
        self.components = components
        self.board = board
        self.hexes = len(board.hexes)
        self.cards = len(components.cards)
        self.heroes = len(components.heroes)
        self.cave = board.cave
        self.side = sorted(components.boards).index(side)
        self.start_hand = components.start_hand
        self.hand_limit = components.hand_limit
        self.display = components.display
        self.turn_cap = components.turn_cap
        self.lay_out_map()
        self.lay_out_cards()

    def lay_out_map(self) -> None:
        """Fill the tables of the map; every hex has eight places for its at most six neighbours."""
        board = self.board
        near = [board.neighbours(number) for number in range(self.hexes)]
        fill_bytes(self.around, [place for row in near for place in (*row, *[NO_HEX] * (8 - len(row)))])
        fill_bytes(self.kind, [place.kind for place in board.hexes])
        fill_bytes(self.nest, [place.nest for place in board.hexes])

    def lay_out_cards(self) -> None:
        """Fill the tables of cards and heroes; an ability has at most two effects."""
        cards, heroes = self.components.cards, self.components.heroes
        sources = [*cards, *heroes]
        fill_bytes(self.colour, [card.colour for card in sources])
        fill_bytes(self.copies, [card.copies for card in sources])
        fill_bytes(self.helper, [card.helper for card in sources])
        fill_bytes(self.egg, [card.egg for card in sources])
        fill_bytes(self.wanted, [card.nest for card in sources])
        fill_bytes(self.points, [card.points for card in sources])
        fill_bytes(self.symbols, [count for card in sources for count in card.symbols])
        fill_bytes(self.mode, [card.mode for card in sources])
        fill_bytes(self.when, [card.when for card in sources])
        fill_bytes(self.effects, [len(card.effects) for card in sources])
        listed = [effect for card in sources for effect in (*card.effects, None, None)[:2]]
        fill_bytes(self.op, [effect.op if effect else 0 for effect in listed])
        fill_bytes(self.number, [effect.number if effect else 0 for effect in listed])
        fill_bytes(self.other, [effect.other if effect else 0 for effect in listed])
        fill_bytes(self.added, [count for effect in listed for count in (effect.symbols if effect else [0] * 6)])
        self.list_sources()
        fill_bytes(self.score_what, [hero.score.number if hero.score else 0 for hero in heroes])
        fill_bytes(self.score_value, [hero.score.other if hero.score else 0 for hero in heroes])

    def list_sources(self) -> None:
        """List the cards that convert symbols and the cards and heroes that can be used."""
        cards, heroes = self.components.cards, self.components.heroes
        converters = [number for number, card in enumerate(cards) if card.effects and card.effects[0].op == CONVERT]
        users = [number for number, source in enumerate([*cards, *heroes]) if source.mode in (TAP, ONCE)]
        fill_bytes(self.converter, converters)
        fill_bytes(self.user, users)
        self.converters = len(converters)
        self.users = len(users)


@lru_cache(maxsize=64)
def tables_of(edition: Edition, side: str) -> Tables:
    """Return the tables of a side of an edition's board; `InvalidEdition` names every problem of a wrong one."""
    return Tables(components_of(edition), side)
