"""A view of Comet, read for drawings and arrays: nothing but what its text tells."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.bounds import whole_number
from menagerie.core.game import LONGEST_TEXT, checked
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components import COLOURS
from menagerie.games.comet.reading import position_of, read_draft
from menagerie.games.comet.view import MOST_SEATS, fill_anyhow

if TYPE_CHECKING:
    from menagerie.core.view import View

GOLD = COLOURS.index("gold")


class Sight:
    """What a viewer sees: `seen` as `snapshot` gives it, where the hands of others are the cards known to all."""

    def __init__(self, view: View) -> None:
        """Read a view and check it, as far as its text goes."""
        self.viewer = whole_number(view.seat, 0, MOST_SEATS, "a seat")
        self.edition = view.edition
        text = checked(view.text, LONGEST_TEXT, "position", InvalidPosition)
        draft = read_draft({view.edition.id: view.edition}, text, self.viewer)
        self.components, self.board, self.switches = draft.components, draft.board, draft.switches
        self.mixed, self.hidden = draft.open_mixed, tuple(draft.open_hands)
        self.seen: dict[str, Any] = {**draft.seen, "players": [dict(player) for player in draft.seen["players"]]}
        self.seats = len(self.seen["players"])
        whole_number(self.viewer, 0, self.seats, "a seat")
        fill_anyhow(draft, text)
        # The cards filled in serve to check the text; points and who decides do not depend on them.
        position = position_of(draft, text)
        self.points = tuple(position.points(seat) for seat in range(1, self.seats + 1))
        self.to_act = position.to_act

    def player(self, seat: int) -> dict[str, Any]:
        """Return what is seen of a player."""
        found: dict[str, Any] = self.seen["players"][seat - 1]
        return found

    def hand_size(self, seat: int) -> int:
        """Return how many cards a player holds."""
        return int(sum(self.player(seat)["hand"])) + self.hidden[seat - 1]

    def gold_pile(self) -> int:
        """Return how many gold cards are still to be revealed; all others lie open or are known."""
        cards, players = self.components.cards, self.seen["players"]
        gone = Counter(self.seen["gold"])
        gone.update(card for player in players for card in player["slots"])
        if self.helper_in_use():
            gone[self.seen["source"]] += 1
        zones = [player[zone] for player in players for zone in ("hand", "ready", "tapped")]
        for zone in (self.seen["display"], *zones):
            gone.update(dict(enumerate(zone)))
        return sum(sheet.copies - gone[card] for card, sheet in enumerate(cards) if sheet.colour == GOLD)

    def helper_in_use(self) -> bool:
        """Whether a helper is carried out, which is neither in a hand nor on a pile meanwhile (E22)."""
        source, cards = self.seen["source"], self.components.cards
        return bool(source < len(cards) and cards[source].helper)


@lru_cache(maxsize=256)
def sight_of(view: View) -> Sight:
    """Read a view; the last ones are remembered."""
    return Sight(view)
