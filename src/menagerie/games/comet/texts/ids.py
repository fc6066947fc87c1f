"""Ids of cards, heroes and hexes in a position text, read as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.comet.components.cards import COLOURS
from menagerie.games.comet.rules.state import ONCE, TAP

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.comet.components.board import Board
    from menagerie.games.comet.components.cards import Components
    from menagerie.games.comet.components.forms import Forms


class Ids:
    """Reads ids for one side of an edition's board."""

    def __init__(self, forms: Forms, components: Components, board: Board) -> None:
        """Number cards, heroes and hexes by their ids; problems are noted with the others of the text."""
        self.forms = forms
        cards, heroes = components.cards, components.heroes
        self.cards = {card.id: number for number, card in enumerate(cards)}
        self.animals = {card.id: number for number, card in enumerate(cards) if not card.helper}
        self.decks = [
            {card.id: number for number, card in enumerate(cards) if card.colour == colour}
            for colour in range(len(COLOURS))
        ]
        self.heroes = {hero.id: number for number, hero in enumerate(heroes)}
        self.sources = {card.id: number for number, card in enumerate([*cards, *heroes]) if card.mode in {TAP, ONCE}}
        self.side = board.id
        self.hexes = {place.id: number for number, place in enumerate(board.hexes)}

    def hex(self, value: object, path: str) -> int:
        """Return the number of a hex."""
        return self.hexes.get(self.forms.word(value, path, self.hexes, f"a hex of side {self.side}, such as c0"), 0)

    def hidden(self, value: object, path: str, is_hidden: bool, allowed: Mapping[str, int]) -> tuple[list[int], int]:  # noqa: FBT001
        """Return cards, and how many are hidden: of hidden cards a view only has the number."""
        if is_hidden:
            return [0] * len(self.cards), self.forms.whole(value, path, 0, 255)
        return self.multiset(value, path, allowed), 0

    def multiset(self, value: object, path: str, allowed: Mapping[str, int]) -> list[int]:
        """Return how many copies of each card stand in a sorted list."""
        found = [self.card(card, path, allowed) for card in self.forms.entries(value, path)]
        if found != sorted(found):
            self.forms.wrong(path, value, "the cards sorted by id")
        return self.counted(found)

    def counted(self, found: list[int]) -> list[int]:
        """Return how often each card occurs."""
        copies = [0] * len(self.cards)
        for card in found:
            copies[card] += 1
        return copies

    def card(self, value: object, path: str, allowed: Mapping[str, int]) -> int:
        """Return the number of a card that may be here."""
        return allowed.get(self.forms.word(value, path, allowed, f"ids such as {next(iter(allowed), '')}"), 0)

    def sorted_words(self, value: object, path: str, words: tuple[str, ...]) -> list[str]:
        """Return different words in their order."""
        found = [self.forms.word(entry, path, words) for entry in self.forms.entries(value, path, 0, len(words))]
        if found != [word for word in words if word in found]:
            self.forms.wrong(path, value, f"some of {', '.join(words)}, sorted")
        return found
