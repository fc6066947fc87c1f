"""Made-up positions for tests of Comet: a table with two seats in the main phase, changed where a test needs it."""

from __future__ import annotations

from typing import Any

from tests.games.comet.oracle.check import parse
from tests.games.comet.oracle.edition import CARDS
from tests.games.comet.oracle.state import State, dumped, start, table

DISPLAY = ["aurochs", "glyptodon", "shoebill", "thylacine"]


def laid_text(*players: dict[str, Any], **keys: Any) -> str:  # noqa: ANN401 - values of any key
    """Return the text of a table where seat 1 is about to act, with these changes to players and keys.

    Nobody has cards but seat 2 a dodo; the heroes, Meganeura and Maiasaura, cannot be tapped. `display`, lists of cards
    and `rescued` (names, or pairs with a flag) are sorted, gold hand cards become known, and slots get an animal under
    each rescuer that has none.
    """
    laid = table(start(keys.pop("board", "a"))) | {"phase": "main", "active": 1, "pile": 32, "display": DISPLAY}
    for player, hero in zip(laid["players"], ("meganeura", "maiasaura"), strict=True):
        player["hero"] = [hero, False]
    laid["players"][1]["hand"] = ["dodo"]
    for player, changes in zip(laid["players"], players, strict=False):
        player.update(changes)
        complete(player)
    laid |= keys
    laid["display"] = sorted(laid["display"])
    return dumped(laid)


def complete(player: dict[str, Any]) -> None:
    """Sort what is sorted, and fill in what follows from the rest."""
    player["hand"] = sorted(player["hand"])
    gold = {card for card in player["hand"] if CARDS[card].colour == "gold"}
    player["known"] = sorted({*player["known"], *gold})
    player["rescued"] = sorted([card, False] if isinstance(card, str) else card for card in player["rescued"])
    fillers = iter(("iguanodon", "plateosaurus", "quagga"))
    pairs = zip(player["slots"], player["rescuers"], strict=True)
    player["slots"] = [card or (next(fillers) if place else None) for card, place in pairs]


def laid(*players: dict[str, Any], **keys: Any) -> State:  # noqa: ANN401 - values of any key
    """Return the position of `laid_text`, which must be one."""
    return parse(laid_text(*players, **keys))
