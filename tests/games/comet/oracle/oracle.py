"""A second, slow reading of Comet's rules C1 to C64, for comparison with the product.

It is written from the rules alone and shares nothing with the package but the edition file: a position is what its text
says, moves are texts, and every rule is followed word by word. The parts are `edition` (boards and cards),
`state` (positions and views), `rules` (conditions), `options` (what may be played), `play`
and `settle` (what happens), `shape` and `check` (which texts are positions).
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from tests.games.comet.oracle.check import parse, problems
from tests.games.comet.oracle.edition import CARDS, EGGS, HEROES, Effect, ability_of, letters_of
from tests.games.comet.oracle.options import decider, legal, weights
from tests.games.comet.oracle.settle import apply, settle
from tests.games.comet.oracle.shape import built
from tests.games.comet.oracle.state import State, start, text, unwritten, view

if TYPE_CHECKING:
    from random import Random

    from tests.games.comet.oracle.state import Player

__all__ = [
    "State",
    "apply",
    "chosen",
    "decider",
    "fill",
    "legal",
    "parse",
    "problems",
    "scores",
    "seen",
    "settle",
    "start",
    "text",
    "view",
    "weights",
    "winners",
]


def chosen(state: State, number: int) -> str:
    """10.4: return the chance move that a number below the sum of the weights stands for."""
    for move, weight in zip(legal(state), weights(state), strict=True):
        number -= weight
        if number < 0:
            return move
    raise ValueError(f"{number} more than the weights allow")


def seen(state: State, move: str, seat: int) -> str:
    """10.6: return a move as a seat, or with 0 a spectator, sees it."""
    hidden = move.startswith("draw ") and state.due is not None and state.due[0] != seat
    return "draw ?" if hidden else move


# Scoring


def units(player: Player, what: str) -> int:
    """E17 to E20: count what a line of scoring counts among the rescued animals."""
    cards = [CARDS[card] for card, _tapped in player.rescued]
    match what.split(":"):
        case ["egg", egg]:
            return sum(card.egg == egg for card in cards)
        case ["terrain", terrain]:
            return sum(letters_of([terrain]) in card.symbols for card in cards)
        case ["colour", colour]:
            return sum(card.colour == colour for card in cards)
    return min(sum(card.egg == egg for card in cards) for egg in EGGS)


def score(player: Player) -> int:
    """C59: printed points, end-game abilities and the hero's line."""
    lines: list[Effect] = [HEROES[player.hero[0]].score] if player.hero else []
    for card, _tapped in player.rescued:
        lines += ability_of(card).effects if ability_of(card).mode == "endgame" else []
    printed = sum(CARDS[card].points for card, _tapped in player.rescued)
    return printed + sum(int(line["value"]) * units(player, line["what"]) for line in lines)


def scores(state: State) -> list[int]:
    """Return what each seat would score if the game ended now."""
    return [score(player) for player in state.players]


def winners(state: State) -> list[int]:
    """C62: return the seats that share the highest score of a game that is over."""
    found = scores(state)
    return [seat for seat, points in enumerate(found, 1) if points == max(found)] if state.phase == "over" else []


# Filling a view


def fill(view_text: str, rng: Random) -> State:
    """10.6: return a position with that view, the hidden cards drawn at random.

    A filling may leave something that would happen by itself, as the viewer cannot tell what a hidden hand allows.
    """
    table = json.loads(view_text)
    del table["view"]
    wanted = [player["hand"] for player in table["players"]]
    for player in table["players"]:
        player["hand"] = player["known"] if isinstance(player["hand"], int) else player["hand"]
    mixed, table["mixed"] = table["mixed"], []
    state = built(table)
    hidden = unwritten(state, "silver")
    state.mixed = sorted(pick(hidden & Counter(state.shuffled), mixed, rng))
    hidden -= Counter(state.mixed)
    for player, number in zip(state.players, wanted, strict=True):
        if isinstance(number, int):
            cards = pick(hidden, number - len(player.known), rng)
            hidden -= Counter(cards)
            player.hand = sorted(player.known + cards)
    return state


def pick(cards: Counter[str], number: int, rng: Random) -> list[str]:
    """Draw a number of cards, each copy equally likely."""
    return rng.sample(sorted(cards.elements()), number)
