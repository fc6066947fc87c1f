"""Dealing again what a seat cannot know: hidden cards of the other hands, and the rest of a reshuffle (10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.compiled.bits import mix, next_random
    from menagerie.games.comet.rules.state import GOLD, player_of

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def redeal_hidden(state: Struct, tables: Tables, scratch: Struct, viewer: int) -> None:
    """Replace the cards of the other seats that the viewer cannot know by any cards it cannot see."""
    gather(state, tables, scratch, viewer)
    if state.mixed_size:
        redeal_mixed(state, tables, scratch)
    fill_stock(state, tables, scratch, 0)
    for seat in range(1, state.seats + 1):
        if seat != viewer:
            player = player_of(state, seat)
            for card in range(tables.cards):
                player.hand[card] = player.known[card]
            for _ in range(player.cards - count_known(player, tables)):
                player.hand[deal_card(scratch)] += 1
    for card in range(tables.cards):
        if tables.colour[card] != GOLD:
            state.unseen[card] = scratch.hidden[card]


def gather(state: Struct, tables: Tables, scratch: Struct, viewer: int) -> None:
    """Count in `hidden` the silver cards that a viewer cannot see."""
    for card in range(tables.cards):
        scratch.hidden[card] = 0
        if tables.colour[card] != GOLD:
            scratch.hidden[card] = state.unseen[card] + state.mixed[card]
            for seat in range(1, state.seats + 1):
                if seat != viewer:
                    player = player_of(state, seat)
                    scratch.hidden[card] += player.hand[card] - player.known[card]


def redeal_mixed(state: Struct, tables: Tables, scratch: Struct) -> None:
    """Deal the rest of the reshuffled pile again from the unseen cards that were in it."""
    fill_stock(state, tables, scratch, 1)
    for card in range(tables.cards):
        state.mixed[card] = 0
    for _ in range(state.mixed_size):
        state.mixed[deal_card(scratch)] += 1


def fill_stock(state: Struct, tables: Tables, scratch: Struct, only_shuffled: int) -> None:
    """Lay out the hidden cards one by one: all, or those that were in the last reshuffle."""
    scratch.stock_size = 0
    for card in range(tables.cards):
        copies = scratch.hidden[card]
        if only_shuffled and state.shuffled[card] < copies:
            copies = state.shuffled[card]
        for _ in range(copies):
            scratch.stock[scratch.stock_size] = card
            scratch.stock_size += 1


def deal_card(scratch: Struct) -> int:
    """Take any card off the stock."""
    scratch.word = next_random(scratch.word)
    index = mix(scratch.word) % scratch.stock_size
    card: int = scratch.stock[index]
    scratch.stock_size -= 1
    scratch.stock[index] = scratch.stock[scratch.stock_size]
    scratch.hidden[card] -= 1
    return card


def count_known(player: Struct, tables: Tables) -> int:
    """Count the cards of a hand that everybody knows."""
    number = 0
    for card in range(tables.cards):
        number += player.known[card]
    return number
