"""Validity of a position, first part: what lies where (the conditions at the end of 10.2).

Each check yields the problems it finds. course.py checks where the game stands. Whether something would still happen
without a decision (10.5) is asked of the rules, see `Comet.settles`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.comet.components.board import CAVE, NEST, NEUTRALS
from menagerie.games.comet.rules.state import GOLD, NONE, ONCE, TAP
from menagerie.games.comet.texts.positions import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.comet.components.board import Board
    from menagerie.games.comet.components.cards import Components


class Table:
    """A position as `snapshot` gives it, with the conditions on what lies where."""

    def __init__(self, components: Components, board: Board, seen: dict[str, Any]) -> None:
        """Look at the position."""
        self.components = components
        self.board = board
        self.seen = seen
        self.players: list[dict[str, Any]] = seen["players"]
        self.seats = len(self.players)
        self.phase = PHASES[seen["phase"]]
        self.cards = range(len(components.cards))
        self.silver = [card for card in self.cards if components.cards[card].colour != GOLD]
        self.written = self.count_written()

    def problems(self) -> list[str]:
        """Return every contradiction."""
        return [*self.copies(), *self.hands(), *self.heroes(), *self.pieces(), *self.piles()]

    # Cards

    def count_written(self) -> list[int]:
        """Count the copies of each card in the zones of the text, without `shuffled` and `known`."""
        zones = [player[zone] for player in self.players for zone in ("hand", "ready", "tapped")]
        written = [sum(copies) for copies in zip(*zones, self.seen["mixed"], self.seen["display"], strict=True)]
        slots = [card for player in self.players for card in player["slots"] if card != NONE]
        source = self.seen["source"]
        in_use = [source] if source in self.cards and self.components.cards[source].mode == ONCE else []
        for card in (*self.seen["silver"], *self.seen["gold"], *slots, *in_use):
            written[card] += 1
        return written

    def copies(self) -> Iterator[str]:
        """Check copies against the edition, and the size of the display."""
        for card in self.cards:
            sheet = self.components.cards[card]
            number = max(self.written[card], self.seen["shuffled"][card])
            if number > sheet.copies:
                yield f"there are {number} copies of {sheet.id}, expected at most {sheet.copies}"
        if sum(self.seen["display"]) > self.components.display:
            yield f"the display has {sum(self.seen['display'])} cards, expected at most {self.components.display} (C5)"

    def hands(self) -> Iterator[str]:
        """Check that known cards are in the hand, and that all gold cards are known (10.6)."""
        for seat, player in enumerate(self.players, 1):
            for card in self.cards:
                sheet = self.components.cards[card]
                if player["known"][card] > player["hand"][card]:
                    yield f"seat {seat} is known to hold {sheet.id}, which is not in its hand"
                if sheet.colour == GOLD and player["known"][card] < player["hand"][card]:
                    yield f"seat {seat} holds {sheet.id} without its being known, as every gold card is"
                if player["tapped"][card] and sheet.mode != TAP:
                    yield f"{sheet.id} is tapped, but has no tap ability (C11)"

    def heroes(self) -> Iterator[str]:
        """Check that heroes differ, and that only those with a tap ability are tapped."""
        dealt = [player["hero"] for player in self.players if player["hero"] != NONE]
        for hero in sorted({hero for hero in dealt if dealt.count(hero) > 1}):
            yield f"the hero {self.components.heroes[hero].id} is dealt {dealt.count(hero)} times"
        for player in self.players:
            if player["hero_tapped"] and self.components.heroes[player["hero"]].mode != TAP:
                yield f"{self.components.heroes[player['hero']].id} is tapped, but has no tap ability (C11)"

    # Pieces

    def pieces(self) -> Iterator[str]:
        """Check that pieces stand alone on allowed hexes, and that rescuers belong to filled slots."""
        rescuers = [place for player in self.players for place in player["rescuers"] if place != NONE]
        neutral = self.seen["neutral"]
        for place in sorted({*rescuers, *neutral}):
            hexagon = self.board.hexes[place]
            if (rescuers + neutral).count(place) > 1:
                yield f"{(rescuers + neutral).count(place)} pieces stand on {hexagon.id}"
            if hexagon.kind == CAVE and place in rescuers:
                yield f"a rescuer stands in the cave {hexagon.id} (C37)"
            if hexagon.kind in {NEST, CAVE} and place in neutral:
                yield f"the {NEUTRALS[neutral.index(place)]} stands on {hexagon.id}, expected a terrain hex (A3)"
        for seat, player in enumerate(self.players, 1):
            if [card == NONE for card in player["slots"]] != [place == NONE for place in player["rescuers"]]:
                yield f"rescuers of seat {seat} are not on the board exactly where its slots are filled (C14)"

    # Piles

    def piles(self) -> Iterator[str]:
        """Check pile, comet stack and reshuffled cards against each other and the phase."""
        pile, comet, mixed, shuffled = (self.seen[name] for name in ("pile", "comet", "mixed", "shuffled"))
        unseen = sum(self.components.cards[card].copies - self.written[card] for card in self.silver)
        if unseen < pile + comet:
            yield f"pile and comet stack have {pile} and {comet} cards, but {unseen} silver cards are unseen"
        if any(mixed) and pile:
            yield f"there are reshuffled cards beside a pile of {pile} (C54)"
        if bool(sum(mixed)) != bool(sum(shuffled)) or any(mixed[card] > shuffled[card] for card in self.cards):
            yield "mixed is not a part of shuffled, both with cards or both without"
        if comet and self.phase == "comet":
            yield f"the comet stack has {comet} cards in the comet phase (C50)"
        if (self.phase in {"setup", "main"} or comet) and (not pile or any(mixed)):
            yield "before the comet there is a pile and nothing is reshuffled (C49)"
