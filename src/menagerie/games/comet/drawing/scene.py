"""A view of Comet as drawing data; motions.py has what a move does to it.

Cards beside the board are known by where they lie: `hand1-dodo`, `slot1-2`, `rescued1-dodo`, `rescued1-dodo-tapped`,
`hero1`, `display-dodo`, `silver-top`, `gold-top`, each with the seat before the dash; their kind is the card's id.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from operator import or_
from typing import TYPE_CHECKING

from menagerie.core.scene import Cell, Hand, HandItem, Piece, Scene, Track, fitted, hex_centre, hexagon
from menagerie.games.comet.components.board import NAMES, NEUTRALS, TERRAINS, has_terrain
from menagerie.games.comet.components.cards import COLOURS
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.rules.state import NONE
from menagerie.games.comet.texts.positions import ACTIONS, PHASES
from menagerie.games.comet.texts.sight import sight_of
from menagerie.games.comet.words import labels
from menagerie.games.comet.words.accounts import account
from menagerie.games.comet.words.labels import card_label, card_names, rescuer_id
from menagerie.games.comet.words.rulebook import name, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.core.edition import Edition
    from menagerie.core.view import View
    from menagerie.games.comet.texts.sight import Sight

TAPPED = ("tapped",)


def make_scene(view: View, language: str = "en") -> Scene:
    """Return the drawing of a view; labels are in `language`."""
    return Drawing(sight_of(view), language).scene()


@lru_cache(maxsize=64)
def ground(edition: Edition, side: str, language: str) -> tuple[tuple[Cell, ...], float, float]:
    """Return all hexes, those beside the cave first, with width and height of the map."""
    places = sorted(components_of(edition).boards[side].hexes, key=lambda place: (place.r, place.q))
    cells = []
    for place in places:
        at = hex_centre(place.q, place.r)
        kind, colour = labels.KINDS[place.kind], labels.COLOURS[place.kind]
        label, sign = labels.hex_label(language, place), labels.ground_sign(place)
        cells.append(Cell(place.id, hexagon(*at), kind, label, colour, glyph=sign, at=at))
    return fitted(cells)


@lru_cache(maxsize=16)
def legend(language: str) -> tuple[tuple[str, str], ...]:
    """Return the names of grounds and marks."""
    return tuple((kind, name(language, kind)) for kind in (*labels.KINDS, *TAPPED))


@lru_cache(maxsize=4096)
def item(edition: Edition, language: str, zone: str, card: int, count: int) -> HandItem:
    """Return a card in a zone with its number of copies and all that is printed on it."""
    sheet = components_of(edition).cards[card]
    return HandItem(f"{zone}-{sheet.id}", sheet.id, label=card_label(edition, language, card), count=count)


class Drawing:
    """Makes the scene of one view."""

    def __init__(self, sight: Sight, language: str) -> None:
        """Take a view and a language."""
        self.sight, self.seen = sight, sight.seen
        self.language = language
        self.names = card_names(sight.edition, language)
        self.cards = sight.components.cards
        self.hexes = sight.board.hexes
        self.seats = range(1, sight.seats + 1)

    def scene(self) -> Scene:
        """Return the scene."""
        cells, width, height = ground(self.sight.edition, self.sight.board.id, self.language)
        return Scene(
            cells=cells,
            pieces=(*self.rescuers(), *self.neutrals()),
            hands=tuple(self.hands()),
            tracks=tuple(self.tracks()),
            width=width,
            height=height,
            legend=legend(self.language),
        )

    def say(self, key: str, **details: str | int) -> str:
        """Return a label."""
        return say(self.language, key, **details)

    def name(self, key: str) -> str:
        """Return the name of a thing."""
        return name(self.language, key)

    # Pieces

    def rescuers(self) -> Iterator[Piece]:
        """Yield the rescuers on the board, marked with their animals and the terrains they may jump."""
        for seat in self.seats:
            player = self.sight.player(seat)
            for index, (place, card) in enumerate(zip(player["rescuers"], player["slots"], strict=True)):
                if place != NONE:
                    yield self.rescuer(seat, index, place, card)

    def rescuer(self, seat: int, index: int, place: int, card: int) -> Piece:
        """Return a rescuer on a hex."""
        animal, where = self.cards[card].id, self.hexes[place].id
        jumps = self.seen["jump"][index] if seat == self.seen["active"] else 0
        label = self.say("label_rescuer", seat=f"seat{seat}", number=index + 1, card=self.names[animal], place=where)
        passed = tuple(f"jumps_{terrain}" for bit, terrain in enumerate(TERRAINS) if has_terrain(jumps, bit))
        piece = rescuer_id(seat, index + 1)
        return Piece(piece, where, "rescuer", seat, glyph=str(index + 1), label=label, marks=(animal, *passed))

    def neutrals(self) -> Iterator[Piece]:
        """Yield mammoth and giant tortoise."""
        for piece, place in zip(NEUTRALS, self.seen["neutral"], strict=True):
            where = self.hexes[place].id
            label = self.say("label_neutral", piece=piece, place=where)
            yield Piece(piece, where, piece, glyph=labels.NEUTRAL_SIGNS[piece], label=label)

    # Cards

    def hands(self) -> Iterator[Hand]:
        """Yield the viewer's hand, what lies before each player, the display, the other hands, the discard piles."""
        if self.sight.viewer:
            yield self.hand(self.sight.viewer)
        for seat in self.seats:
            yield self.table(seat)
        yield Hand(0, self.name("zone.display"), tuple(self.items("display", self.seen["display"])))
        for seat in self.seats:
            if seat != self.sight.viewer:
                yield self.hand(seat)
        yield from self.discards()

    def hand(self, seat: int) -> Hand:
        """Return a hand: all cards of the viewer's own, of another's those that everybody knows."""
        items = tuple(self.items(f"hand{seat}", self.sight.player(seat)["hand"]))
        return Hand(seat, self.say("label_hand", seat=f"seat{seat}"), items, self.sight.hidden[seat - 1])

    def items(self, zone: str, copies: Sequence[int]) -> Iterator[HandItem]:
        """Yield the cards of a zone, each with its number of copies and all that is printed on it."""
        for card in compress(range(len(copies)), copies):
            yield item(self.sight.edition, self.language, zone, card, copies[card])

    def table(self, seat: int) -> Hand:
        """Return what lies before a player: hero, animals in slots, rescued animals."""
        player = self.sight.player(seat)
        items = (*self.hero(seat), *self.slots(seat), *self.rescued(seat))
        key = "label_table_passed" if player["passed"] else "label_table"
        return Hand(seat, self.say(key, seat=f"seat{seat}"), items)

    def hero(self, seat: int) -> Iterator[HandItem]:
        """Yield a player's hero, once it is dealt."""
        player = self.sight.player(seat)
        if player["hero"] != NONE:
            hero = self.sight.components.heroes[player["hero"]].id
            label = self.say("label_hero", card=self.names[hero])
            yield HandItem(f"hero{seat}", hero, label=label, marks=TAPPED * bool(player["hero_tapped"]))

    def slots(self, seat: int) -> Iterator[HandItem]:
        """Yield a player's animals that are on their way."""
        for slot, card in enumerate(self.sight.player(seat)["slots"], 1):
            if card != NONE:
                sheet = self.cards[card]
                label = self.say("label_slot", number=slot, card=self.names[sheet.id], points=sheet.points)
                yield HandItem(f"slot{seat}-{slot}", sheet.id, label=label)

    def rescued(self, seat: int) -> Iterator[HandItem]:
        """Yield a player's rescued animals, ready ones before tapped ones of the same kind."""
        player = self.sight.player(seat)
        for card in compress(range(len(self.cards)), map(or_, player["ready"], player["tapped"])):
            sheet = self.cards[card]
            label = self.say("label_rescued", card=self.names[sheet.id], points=sheet.points)
            item = f"rescued{seat}-{sheet.id}"
            if player["ready"][card]:
                yield HandItem(item, sheet.id, label=label, count=player["ready"][card])
            if player["tapped"][card]:
                yield HandItem(f"{item}-tapped", sheet.id, label=label, count=player["tapped"][card], marks=TAPPED)

    def discards(self) -> Iterator[Hand]:
        """Yield the discard piles that have a card: the top card, and how many lie below it."""
        for colour in COLOURS:
            if pile := self.seen[colour]:
                label = card_label(self.sight.edition, self.language, pile[-1])
                item = HandItem(f"{colour}-top", self.cards[pile[-1]].id, label=label)
                yield Hand(0, self.name(f"zone.{colour}_discards"), (item,), len(pile) - 1)

    # Numbers

    def tracks(self) -> Iterator[Track]:
        """Yield points, sizes of hands, where the game and the turn stand, piles; at the end the account."""
        names = [self.name(f"seat{seat}") for seat in self.seats]
        yield self.track("score", tuple(zip(names, self.sight.points, strict=True)))
        sizes = map(self.sight.hand_size, self.seats)
        yield Track(self.name("zone.hand"), tuple(zip(names, sizes, strict=True)), kind="hand")
        yield self.track("phase", ((self.name(f"phase.{PHASES[self.seen['phase']]}"), None),))
        if self.seen["active"]:
            yield self.track("active", ((names[self.seen["active"] - 1], None),))
        yield from self.turn(names)
        silver, gold = self.seen["pile"] + self.sight.mixed, self.sight.gold_pile()
        for zone, size in (("silver_pile", silver), ("comet_stack", self.seen["comet"]), ("gold_pile", gold)):
            yield Track(self.name(f"zone.{zone}"), (("", size),), kind=zone)
        cap = self.sight.components.turn_cap * self.sight.seats
        yield self.track("actions", (("", self.seen["actions"]),), cap)
        if PHASES[self.seen["phase"]] == "over":
            for seat in self.seats:
                yield Track(names[seat - 1], account(self.sight, seat, self.language), kind="account")

    def turn(self, names: list[str]) -> Iterator[Track]:
        """Yield how far the turn has gone: the action, what it may still do, draws and choices that are due."""
        seen, action = self.seen, ACTIONS[self.seen["action"]]
        if action:
            yield self.track("action", ((self.name(action), None),))
        if action == "move":
            pool = zip((self.name(symbol) for symbol in NAMES), seen["pool"], strict=True)
            yield self.track("pool", tuple((symbol, number) for symbol, number in pool if number) or (("", 0),))
        for kind in ("left", "minus", "extra"):
            if seen[kind]:
                yield self.track(kind, (("", seen[kind]),))
        if seen["source"] != NONE:
            source = [*self.cards, *self.sight.components.heroes][seen["source"]].id
            yield self.track("use", ((self.names[source], None),))
        if seen["due"]:
            yield self.track("due", ((names[seen["due_seat"] - 1], seen["due"]),))
        if seen["choosers"]:
            yield self.track("choosers", tuple((names[seat - 1], None) for seat in seen["choosers"]))

    def track(self, kind: str, values: tuple[tuple[str, int | None], ...], goal: int = 0) -> Track:
        """Return a row of numbers under its name."""
        return Track(self.name(f"track.{kind}"), values, kind=kind, goal=goal)
