"""What never changes in Comet, watched over long random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import menagerie
from tests.games.comet.rules.tables import COMET, table

CARDS = {card.id: card for card in COMET.new().tables.components.cards}  # type: ignore[attr-defined]


def cards_written(laid: dict[str, Any]) -> list[str]:
    """Return every card that lies in a zone of the position text."""
    found = [*laid["mixed"], *laid["display"], *laid["discards"]["silver"], *laid["discards"]["gold"]]
    for player in laid["players"]:
        found += [
            *player["hand"],
            *(card for card in player["slots"] if card),
            *(card for card, _ in player["rescued"]),
        ]
    if laid["use"] and laid["use"]["source"] in CARDS and CARDS[laid["use"]["source"]].helper:
        found.append(laid["use"]["source"])
    return found


def check(laid: dict[str, Any]) -> None:
    """Refuse a table with too many cards, two pieces on a hex, or a rescuer without an animal."""
    written = cards_written(laid)
    for card in set(written):
        assert written.count(card) <= CARDS[card].copies
    silver = sum(CARDS[card].colour == 0 for card in written)
    assert silver + laid["pile"] + laid["comet"] <= sum(card.copies for card in CARDS.values() if card.colour == 0)
    places = [place for player in laid["players"] for place in player["rescuers"] if place]
    assert len({*places, *laid["neutral"].values()}) == len(places) + 2
    for player in laid["players"]:
        assert [slot is None for slot in player["slots"]] == [place is None for place in player["rescuers"]]


@pytest.mark.parametrize(("seats", "board"), [(2, "a"), (3, "b"), (4, "a"), (4, "b")])
def test_cards_and_pieces_are_conserved(seats: int, board: str) -> None:
    """Cards are never lost or doubled, no two pieces share a hex, and there is always something to decide."""
    random = Random(f"{seats}{board}")
    unwritten: set[int] = set()
    for _ in range(2):
        position = COMET.new(None, seats, board=board)
        while position.to_act is not None:
            moves = position.legal_moves()
            assert moves
            weights = position.weights() if position.to_act == menagerie.CHANCE else None
            position.play(random.choices(moves, weights)[0])
            laid = table(position)
            check(laid)
            if laid["phase"] != "setup":
                silver = sum(CARDS[card].colour == 0 for card in cards_written(laid))
                unwritten.add(silver + laid["pile"] + laid["comet"])
    assert len(unwritten) == 1
