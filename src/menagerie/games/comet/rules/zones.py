"""Where cards and pieces are: hands, piles, rescuers, slots, and what rescued animals and heroes always give."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components.cards import conversion
    from menagerie.games.comet.rules.state import (
        CONVERT,
        GOLD,
        HAND_LIMIT,
        JOKER,
        NONE,
        PERMANENT,
        RESCUE_TIME,
        player_of,
    )

    def shows_joker(tables: Tables, card: int) -> bool:
        """Whether a card shows a joker."""
        return tables.symbols[6 * card + JOKER] > 0


if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables

# Hands and piles


def gain(player: Struct, card: int, seen: int) -> None:
    """Take a card into a hand; everybody knows it if everybody has seen it arrive (10.6)."""
    player.hand[card] += 1
    player.cards += 1
    if seen:
        player.known[card] += 1


def lose(player: Struct, card: int) -> None:
    """Take a card out of a hand; a known copy leaves first."""
    player.hand[card] -= 1
    player.cards -= 1
    if player.known[card]:
        player.known[card] -= 1


def discard(state: Struct, tables: Tables, card: int) -> None:
    """Lay a card on the discard pile of its colour (C6)."""
    if tables.colour[card] == GOLD:
        state.gold[state.gold_size] = card
        state.gold_size += 1
    else:
        state.silver[state.silver_size] = card
        state.silver_size += 1


def recover(state: Struct, colour: int) -> int:
    """Take the top card off a discard pile (E13)."""
    if colour == GOLD:
        state.gold_size -= 1
        card: int = state.gold[state.gold_size]
    else:
        state.silver_size -= 1
        card = state.silver[state.silver_size]
    return card


def reshuffle(state: Struct) -> None:
    """Shuffle the silver discard pile into a new draw pile (C54)."""
    for index in range(state.silver_size):
        card = state.silver[index]
        state.mixed[card] += 1
        state.shuffled[card] += 1
    state.mixed_size = state.silver_size
    state.silver_size = 0


def can_draw(state: Struct) -> bool:
    """Whether a silver card can be drawn, if need be after a reshuffle (E10)."""
    return bool(state.pile != 0 or state.mixed_size != 0 or state.silver_size != 0)


def gold_left(state: Struct, tables: Tables) -> bool:
    """Whether the gold draw pile still has a card."""
    for card in range(tables.cards):  # noqa: SIM110 - any() needs the GIL
        if tables.colour[card] == GOLD and state.unseen[card]:
            return True
    return False


# Rescuers and slots


def put_rescuer(state: Struct, seat: int, rescuer: int, place: int) -> None:
    """Stand a rescuer on a hex."""
    state.players[seat].rescuers[rescuer] = place
    state.occupied[place] = 1


def lift_rescuer(state: Struct, seat: int, rescuer: int) -> None:
    """Take a rescuer off its hex."""
    player = player_of(state, seat)
    state.occupied[player.rescuers[rescuer]] = 0
    player.rescuers[rescuer] = NONE


def on_board(player: Struct) -> bool:
    """Whether a player has a rescuer on the board."""
    for rescuer in range(3):  # noqa: SIM110 - any() needs the GIL
        if player.rescuers[rescuer] != NONE:
            return True
    return False


def free_slot(player: Struct) -> int:
    """Return the lowest free slot, NONE if there is none (C14)."""
    for slot in range(3):
        if player.slots[slot] == NONE:
            return slot
    return NONE


def count_free_slots(player: Struct) -> int:
    """Count the free slots."""
    number = 0
    for slot in range(3):
        number += player.slots[slot] == NONE
    return number


# Cards in hand and on the table


def count_animals(player: Struct, tables: Tables) -> int:
    """Count the animal cards in a hand."""
    number = 0
    for card in range(tables.cards):
        if not tables.helper[card]:
            number += player.hand[card]
    return number


def count_plain(player: Struct, tables: Tables) -> int:
    """Count the plain cards, animals without a joker, in a hand."""
    number = 0
    for card in range(tables.cards):
        if not tables.helper[card] and not shows_joker(tables, card):
            number += player.hand[card]
    return number


def sum_permanent(player: Struct, tables: Tables, op: int) -> int:
    """Sum the numbers of a permanent effect over a player's rescued animals and hero."""
    total = 0
    for card in range(tables.cards):
        if tables.mode[card] == PERMANENT and tables.op[2 * card] == op:
            total += tables.number[2 * card] * player.ready[card]
    if player.hero != NONE:
        hero = tables.cards + player.hero
        if tables.mode[hero] == PERMANENT and tables.op[2 * hero] == op:
            total += tables.number[2 * hero]
    return total


def hand_limit(player: Struct, tables: Tables) -> int:
    """Return a player's hand limit (C46, E15)."""
    return tables.hand_limit + sum_permanent(player, tables, HAND_LIMIT)


def drawn_on_rescue(player: Struct, tables: Tables) -> int:
    """Return how many silver cards a player draws for rescuing an animal (E21)."""
    total = 0
    for card in range(tables.cards):
        if tables.when[card] == RESCUE_TIME:
            total += tables.number[2 * card] * player.ready[card]
    return total


def ready_all(player: Struct, tables: Tables) -> None:
    """Ready all rescued animals of a player (C43)."""
    for card in range(tables.cards):
        player.ready[card] += player.tapped[card]
        player.tapped[card] = 0


def converts(player: Struct, tables: Tables, spent: int, terrain: int) -> bool:
    """Whether a permanent effect lets a player spend one symbol as another (E4)."""
    for index in range(tables.converters):
        card = tables.converter[index]
        if player.ready[card] and tables.number[2 * card] == conversion(spent, terrain):
            return True
    if player.hero == NONE:
        return False
    hero = tables.cards + player.hero
    return bool(tables.op[2 * hero] == CONVERT and tables.number[2 * hero] == conversion(spent, terrain))
