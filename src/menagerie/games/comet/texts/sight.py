"""A view of Comet as numbers, for scenes and arrays: only what the view's text says.

A text from elsewhere is read and checked. The numbers of a text that this process wrote are cached, so that it is not
read again.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import compress
from operator import add, sub
from typing import TYPE_CHECKING, Any

from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.core.game import LONGEST_TEXT, checked
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components.cards import COLOURS
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.rules.state import DRAWN, GOLD, NONE
from menagerie.games.comet.texts.keys import Draft
from menagerie.games.comet.texts.positions import ACTIONS, STEPS, switches_of
from menagerie.games.comet.texts.reading import position_of, read_draft
from menagerie.games.comet.texts.validity import Table

if TYPE_CHECKING:
    from menagerie.core.edition import Edition
    from menagerie.core.view import View
    from menagerie.games.comet.rules.position import Comet

MOST_SEATS = 4
SILVER = COLOURS.index("silver")
OF_ACTIONS = {
    "left": ("hatch",),
    "minus": ("hatch",),
    "acted": ("hatch", "move"),
    "extra": ("move",),
    "pool": ("move",),
    "jump": ("move",),
    "step": ("rest",),
}
"""The kinds of actions whose text tells a number."""
UNWRITTEN = {**dict.fromkeys(("left", "minus", "acted", "extra", "step"), 0), "pool": [0] * 6, "jump": [0] * 3}
"""What is read where the text does not tell a number."""


class Sight:
    """What a viewer sees: `seen` as `snapshot` gives it, where the hands of others are the cards known to all."""

    def __init__(self, viewer: int, draft: Draft, points: tuple[int, ...], to_act: int | None) -> None:
        """Take a draft that holds what the view's text says, and what follows from it."""
        self.viewer, self.edition, self.points, self.to_act = viewer, draft.edition, points, to_act
        self.components, self.board, self.switches = draft.components, draft.board, draft.switches
        self.mixed, self.hidden = draft.open_mixed, tuple(draft.open_hands)
        self.seen: dict[str, Any] = draft.seen
        self.seats = len(self.seen["players"])

    def open_draft(self) -> Draft:
        """Return a copy of the draft; filling in its hidden cards does not change what is seen."""
        seen = with_own_players(self.seen)
        return Draft(self.edition, self.components, self.board, self.switches, seen, list(self.hidden), self.mixed)

    def player(self, seat: int) -> dict[str, Any]:
        """Return what is seen of a player."""
        found: dict[str, Any] = self.seen["players"][seat - 1]
        return found

    def hand_size(self, seat: int) -> int:
        """Return how many cards a player holds."""
        return int(sum(self.player(seat)["hand"])) + self.hidden[seat - 1]

    def gold_pile(self) -> int:
        """Return how many gold cards are still to be revealed; all others lie open or are known."""
        players = self.seen["players"]
        gold, copies = gold_cards(self.edition)
        single = [*self.seen["gold"], *(card for player in players for card in player["slots"])]
        if self.helper_in_use():
            single.append(self.seen["source"])
        zones = [player[zone] for player in players for zone in ("hand", "ready", "tapped")]
        counted: int = sum([zone[card] for zone in (self.seen["display"], *zones) for card in gold])
        return copies - counted - sum([card in gold for card in single])

    def helper_in_use(self) -> bool:
        """Whether a helper is being used; meanwhile it is neither in a hand nor on a pile (E22)."""
        source, cards = self.seen["source"], self.components.cards
        return bool(source < len(cards) and cards[source].helper)


@lru_cache(maxsize=64)
def gold_cards(edition: Edition) -> tuple[tuple[int, ...], int]:
    """Return the gold cards of an edition, and how many copies there are of all of them."""
    cards = components_of(edition).cards
    gold = tuple(card for card, sheet in enumerate(cards) if sheet.colour == GOLD)
    return gold, sum(cards[card].copies for card in gold)


# Views and what they say


class Kept:
    """What is known of one view's text: the sight, and whether this process wrote the text itself."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self.sight: Sight | None = None
        self.written = False


@lru_cache(maxsize=256)
def kept(edition: Edition, viewer: int, text: str) -> Kept:  # noqa: ARG001 - the key
    """Return where the sight of a view is kept; the last ones are."""
    return Kept()


def parts_of(view: View) -> tuple[int, str]:
    """Return the seat and the text of a view, if they can be such."""
    return (
        whole_number(view.seat, 0, MOST_SEATS, "a seat"),
        checked(view.text, LONGEST_TEXT, "position", InvalidPosition),
    )


def sight_of(view: View) -> Sight:
    """Return what a view says; recently written or read texts are cached."""
    if type(view.seat) is int and type(view.text) is str and len(view.text) <= LONGEST_TEXT:
        known = kept(view.edition, view.seat, view.text)
        if known.sight is not None:
            return known.sight
    viewer, text = parts_of(view)
    known = kept(view.edition, viewer, text)
    known.sight = read_sight(view.edition, viewer, text)
    return known.sight


def written_sight(edition: Edition, viewer: int, text: str) -> Sight | None:
    """Return what a view says if this process has just written its text, which then needs no check."""
    known = kept(edition, viewer, text)
    return known.sight if known.written else None


def keep_sight(text: str, position: Comet, viewer: int, snapshot: dict[str, Any]) -> None:
    """Keep what a view says whose text was made from this snapshot of a position."""
    known = kept(position.edition, viewer, text)
    if not known.written:
        known.sight, known.written = made_sight(position, viewer, snapshot), True


def read_sight(edition: Edition, viewer: int, text: str) -> Sight:
    """Read a view and check it."""
    draft = read_draft({edition.id: edition}, text, viewer)
    seen = with_own_players(draft.seen)
    whole_number(viewer, 0, len(seen["players"]), "a seat")
    opened = replace(draft, seen=seen)
    fill_anyhow(draft, text)
    # The cards filled in only serve to check the text; points and who decides do not depend on them.
    position = position_of(draft, text)
    return Sight(viewer, opened, points_of(position), position.to_act)


def made_sight(position: Comet, viewer: int, snapshot: dict[str, Any]) -> Sight:
    """Return what a view of a position says: nothing but what its text holds."""
    tables = position.tables
    draft = Draft(position.edition, tables.components, tables.board, switches_of(position), *seen_by(viewer, snapshot))
    return Sight(viewer, draft, points_of(position), position.to_act)


def points_of(position: Comet) -> tuple[int, ...]:
    """Return the points of all seats."""
    return tuple(position.points(seat) for seat in range(1, position.seats + 1))


def seen_by(viewer: int, snapshot: dict[str, Any]) -> tuple[dict[str, Any], list[int], int]:
    """Return what a text keeps of a snapshot for a viewer, and how many cards of hands and reshuffle it hides."""
    action, source = ACTIONS[snapshot["action"]], snapshot["source"]
    written = {name for name, kinds in OF_ACTIONS.items() if action in kinds}
    seen = snapshot | {name: usual for name, usual in UNWRITTEN.items() if name not in written}
    if "step" in written and STEPS[seen["step"]] == "draw":
        seen["step"] = DRAWN
    if source == NONE:
        seen |= {"effect": 0, "count": 0}
    if not seen["due"]:
        seen["due_seat"] = 0
    players = [
        player if seat == viewer else player | {"hand": list(player["known"])}
        for seat, player in enumerate(snapshot["players"], 1)
    ]
    hidden = [
        sum(player["hand"]) - sum(shown["hand"]) for player, shown in zip(snapshot["players"], players, strict=True)
    ]
    mixed = snapshot["mixed"]
    return seen | {"players": players, "mixed": [0] * len(mixed)}, hidden, sum(mixed)


def with_own_players(seen: dict[str, Any]) -> dict[str, Any]:
    """Return a snapshot whose keys, and those of its players, can be set anew."""
    return {**seen, "players": [dict(player) for player in seen["players"]]}


# Hidden cards


def fill_anyhow(draft: Draft, text: str) -> None:
    """Fill in the first cards that fit for hidden ones, reshuffled cards first."""
    seen = draft.seen
    written = Table(draft.components, draft.board, seen).written
    silver = [
        max(0, sheet.copies - there) if sheet.colour == SILVER else 0
        for sheet, there in zip(draft.components.cards, written, strict=True)
    ]
    seen["mixed"] = taken(list(map(min, silver, seen["shuffled"])), draft.open_mixed, "mixed", text)
    left = list(map(sub, silver, seen["mixed"]))
    for seat, number in enumerate(draft.open_hands, 1):
        if number:
            cards = taken(left, number, f"players[{seat}].hand", text)
            left = list(map(sub, left, cards))
            player = seen["players"][seat - 1]
            player["hand"] = list(map(add, player["hand"], cards))


def taken(stock: list[int], number: int, what: str, text: str) -> list[int]:
    """Return the first `number` cards in stock."""
    if number > sum(stock):
        raise InvalidPosition(
            f"position {shown(text)}: {what} wants {number} cards the viewer cannot see, but there are {sum(stock)}"
        )
    cards = [0] * len(stock)
    for card in compress(range(len(stock)), stock):
        cards[card] = min(stock[card], number)
        number -= cards[card]
        if not number:
            break
    return cards
