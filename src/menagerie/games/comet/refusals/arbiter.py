"""Questions about cards, pieces and steps, answered from a snapshot; verdicts.py makes refusals of the answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.games.comet.components.board import CAVE, JOKER, NEST, TERRAINS, has_terrain
from menagerie.games.comet.components.cards import MODES, OPS, WHENS, conversion
from menagerie.games.comet.rules.state import HATCHING, LEAST_NEST, NONE

if TYPE_CHECKING:
    from menagerie.games.comet.components.cards import Card, Effect
    from menagerie.games.comet.rules.position import Comet


@dataclass
class Arbiter:
    """A snapshot of a position, and questions about it."""

    position: Comet
    table: dict[str, Any]

    @classmethod
    def of(cls, position: Comet) -> Arbiter:
        """Take a snapshot of a position."""
        return cls(position, position.snapshot())

    # Cards

    @property
    def me(self) -> dict[str, Any]:
        """The active player's cards and pieces."""
        player: dict[str, Any] = self.table["players"][self.table["active"] - 1]
        return player

    def source(self, number: int) -> Card:
        """Return a card or a hero by its number as a source."""
        components = self.position.tables.components
        cards = components.cards
        return cards[number] if number < len(cards) else components.heroes[number - len(cards)]

    def sources(self) -> range:
        """The numbers of all cards and heroes."""
        components = self.position.tables.components
        return range(len(components.cards) + len(components.heroes))

    def animals(self) -> list[int]:
        """The animal cards in hand, each as often as it is held."""
        held = [card for card, count in enumerate(self.me["hand"]) for _ in range(count)]
        return [card for card in held if not self.source(card).helper]

    def plain(self) -> list[int]:
        """The animal cards in hand that show no joker."""
        return [card for card in self.animals() if not self.source(card).symbols[JOKER]]

    def at_hand(self, number: int) -> bool:
        """Whether a source is a ready rescued animal, the ready hero or a helper in hand (C9, C11)."""
        card = self.source(number)
        heroes_from = len(self.position.tables.components.cards)
        if number >= heroes_from:
            mine = self.me["hero"] == number - heroes_from and not self.me["hero_tapped"]
            return bool(mine and MODES[card.mode] == "tap")
        if MODES[card.mode] == "once":
            return bool(self.me["hand"][number])
        return MODES[card.mode] == "tap" and bool(self.me["ready"][number])

    def permanent(self, op: str) -> list[Effect]:
        """Return the permanent effects of a kind that the active player has."""
        heroes_from = len(self.position.tables.components.cards)
        owned = [card for card, count in enumerate(self.me["ready"]) for _ in range(count)]
        owned += [heroes_from + self.me["hero"]] if self.me["hero"] != NONE else []
        lasting = [card for card in map(self.source, owned) if MODES[card.mode] == "permanent"]
        return [effect for card in lasting for effect in card.effects if OPS[effect.op] == op]

    def usable_effects(self, when: str, op: str) -> list[Effect]:
        """Return the effects of a kind that sources at hand for an action would give, each as often as it is there."""
        found = []
        for number in self.sources():
            card = self.source(number)
            if WHENS[card.when] == when and self.at_hand(number):
                copies = self.copies_at_hand(number)
                found += [effect for effect in card.effects if OPS[effect.op] == op] * copies
        return found

    def copies_at_hand(self, number: int) -> int:
        """Return how often a source that is at hand can be used."""
        if number >= len(self.position.tables.components.cards):
            return 1
        zone = "hand" if MODES[self.source(number).mode] == "once" else "ready"
        return int(self.me[zone][number])

    def can_draw(self) -> bool:
        """Whether a silver card can be drawn (E10)."""
        return bool(self.table["pile"] or sum(self.table["mixed"]) or self.table["silver"])

    def may_ready(self, number: int) -> bool:
        """Whether a tapped animal may be readied by an effect (E14)."""
        effects = {OPS[effect.op] for effect in self.source(number).effects}
        heroes_from = len(self.position.tables.components.cards)
        tapped = number < heroes_from and self.me["tapped"][number]
        return bool(tapped) and not effects & {"ready", "recover"}

    # Hatching (C14–C22)

    def occupied(self) -> set[int]:
        """Return the hexes on which a piece stands."""
        rescuers = {place for player in self.table["players"] for place in player["rescuers"]}
        return {*rescuers, *self.table["neutral"]} - {NONE}

    def nest_for(self, card: int, minus: int) -> int:
        """Return the nest number a card has to take, 0 if no nest is free for it (C15–C17, C21)."""
        wanted = self.source(card).nest - minus - sum(effect.number for effect in self.permanent("nest_minus"))
        taken = self.occupied()
        free = {
            place.nest
            for number, place in enumerate(self.position.tables.board.hexes)
            if place.kind == NEST and number not in taken and place.nest >= max(LEAST_NEST, wanted)
        }
        return min(free, default=0)

    def hatch_possible(self) -> bool:
        """Whether an animal could be hatched, counting every reduction that could still be used (C22)."""
        minus = self.table["minus"] if self.table["action"] == HATCHING else 0
        minus += sum(effect.number for effect in self.usable_effects("hatch", "nest_minus"))
        return NONE in self.me["slots"] and any(self.nest_for(card, minus) for card in set(self.animals()))

    # Steps (C26–C36)

    def rescuers(self) -> list[int]:
        """Return the active player's rescuers on the board."""
        return [rescuer for rescuer, place in enumerate(self.me["rescuers"]) if place != NONE]

    def landings(self, rescuer: int, jumps: int) -> set[int]:
        """Return where a rescuer could land, jumping pieces and the terrains in `jumps` (C28–C30)."""
        board, taken = self.position.tables.board, self.occupied()
        start = self.me["rescuers"][rescuer]
        jumped, rim, found = {start}, [start], set()
        for place in rim:
            for near in board.neighbours(place):
                kind = board.hexes[near].kind
                if near not in taken and kind != NEST:
                    found.add(near)
                passable = near in taken or (kind < len(TERRAINS) and has_terrain(jumps, kind))
                if passable and near not in jumped and (place == start or not self.position.single_jumps):
                    jumped.add(near)
                    rim.append(near)
        return found - {start}

    def pays(self, symbol: int, place: int) -> bool:
        """Whether a symbol pays for landing on a hex (C31, C33, E4)."""
        kind = self.position.tables.board.hexes[place].kind
        converted = {effect.number for effect in self.permanent("convert_symbol")}
        return kind == CAVE or symbol in {kind, JOKER} or conversion(symbol, kind) in converted

    def step_possible(self, main: int | None) -> bool:
        """Whether a step could be made, counting all that could still be played in this Move (C35)."""
        cards = self.animals()
        if main is None:
            symbols = {symbol for symbol, count in enumerate(self.table["pool"]) if count}
            granted = self.table["jump"]
        else:
            cards.remove(main)
            symbols, granted = shown(self.source(main).symbols), [0, 0, 0]
        extra = (main is None and self.table["extra"]) or self.usable_effects("move", "extra_card")
        for card in cards:
            if extra or self.source(card).symbols[JOKER]:
                symbols |= shown(self.source(card).symbols)
        for effect in self.usable_effects("move", "add_symbols"):
            symbols |= shown(effect.symbols)
        terrains = 0
        for effect in self.usable_effects("move", "pass_terrain"):
            terrains |= effect.number
        return any(
            self.pays(symbol, place)
            for rescuer in self.rescuers()
            for place in self.landings(rescuer, granted[rescuer] | terrains)
            for symbol in symbols
        )


def shown(symbols: tuple[int, ...]) -> set[int]:
    """Return the symbols that occur."""
    return {symbol for symbol, count in enumerate(symbols) if count}
