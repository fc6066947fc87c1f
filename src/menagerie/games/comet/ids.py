"""Ids of cards, heroes and hexes in a position text, read as their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.comet.components import COLOURS, MODES
from menagerie.games.comet.forms import Forms

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.comet.board import Board
    from menagerie.games.comet.components import Components

USED = (MODES.index("tap"), MODES.index("once"))


class Ids(Forms):
    """Reads what a text calls by name, on one side of an edition's board."""

    def number_things(self, components: Components, board: Board) -> None:
        """Number cards, heroes and hexes by their ids."""
        cards, heroes = components.cards, components.heroes
        self.cards = {card.id: number for number, card in enumerate(cards)}
        self.animals = {card.id: number for number, card in enumerate(cards) if not card.helper}
        self.decks = [
            {card.id: number for number, card in enumerate(cards) if card.colour == colour}
            for colour in range(len(COLOURS))
        ]
        self.heroes = {hero.id: number for number, hero in enumerate(heroes)}
        self.sources = {card.id: number for number, card in enumerate([*cards, *heroes]) if card.mode in USED}
        self.side = board.id
        self.hexes = {place.id: number for number, place in enumerate(board.hexes)}

    def hex(self, value: object, path: str) -> int:
        """Return the number of a hex."""
        return self.hexes.get(self.word(value, path, self.hexes, f"a hex of side {self.side}, such as c0"), 0)

    def hidden(self, value: object, path: str, is_hidden: bool, allowed: Mapping[str, int]) -> tuple[list[int], int]:  # noqa: FBT001
        """Return cards and how many are not told: a viewer sees only how many others have."""
        if is_hidden:
            return [0] * len(self.cards), self.whole(value, path, 0, 255)
        return self.multiset(value, path, allowed), 0

    def multiset(self, value: object, path: str, allowed: Mapping[str, int]) -> list[int]:
        """Return how many copies of each card stand in a sorted list."""
        found = [self.card(card, path, allowed) for card in self.entries(value, path)]
        if found != sorted(found):
            self.wrong(path, value, "the cards sorted by id")
        return self.counted(found)

    def counted(self, found: list[int]) -> list[int]:
        """Return how often each card occurs."""
        copies = [0] * len(self.cards)
        for card in found:
            copies[card] += 1
        return copies

    def card(self, value: object, path: str, allowed: Mapping[str, int]) -> int:
        """Return the number of a card that may be here."""
        return allowed.get(self.word(value, path, allowed, f"ids such as {next(iter(allowed), '')}"), 0)

    def sorted_words(self, value: object, path: str, words: tuple[str, ...]) -> list[str]:
        """Return different words in their order."""
        found = [self.word(entry, path, words) for entry in self.entries(value, path, 0, len(words))]
        if found != [word for word in words if word in found]:
            self.wrong(path, value, f"some of {', '.join(words)}, sorted")
        return found
