"""Steps of rescuers over the map: where they can land, what that costs, whether any is possible (C26–C36, E3, E4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components.board import has_terrain
    from menagerie.games.comet.rules.state import (
        ADD_SYMBOLS,
        CAVE,
        EXTRA_CARD,
        JOKER,
        MOVE_TIME,
        NEST,
        NONE,
        ONCE,
        PASS_TERRAIN,
        TAP,
        player_of,
    )
    from menagerie.games.comet.rules.zones import converts, shows_joker

    LANDING, JUMPED, START = 1, 2, 4

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def find_landings(state: Struct, tables: Tables, scratch: Struct, start: int, jumps: int) -> bool:
    """Mark in `landing` every hex where one step from `start` could end, and say whether there is any (C28–C30).

    A step is a chain: over any number of jumpable hexes, pieces or terrains it may pass, to an unoccupied terrain
    hex or the cave. With single jumps a chain has one jumped hex at most (A1, A41).
    """
    for place in range(tables.hexes):
        scratch.landing[place] = 0
    scratch.landing[start] = START
    scratch.queue[0] = start
    head = 0
    tail = 1
    found = False
    while head < tail:
        place = scratch.queue[head]
        head += 1
        for index in range(6):
            near = tables.around[8 * place + index]
            if near == NONE:
                break
            if scratch.landing[near] & (JUMPED | START):
                continue
            if not state.occupied[near] and tables.kind[near] != NEST:
                scratch.landing[near] |= LANDING
                found = True
            if jumpable(state, tables, near, jumps) and (place == start or not state.single_jumps):
                scratch.landing[near] |= JUMPED
                scratch.queue[tail] = near
                tail += 1
    return found


def jumpable(state: Struct, tables: Tables, place: int, jumps: int) -> bool:
    """Whether a hex may be jumped: a piece stands there, or a terrain that this rescuer may pass (C29, E3)."""
    if state.occupied[place]:
        return True
    return tables.kind[place] < NEST and has_terrain(jumps, tables.kind[place])


def pays(player: Struct, tables: Tables, symbol: int, place: int) -> bool:
    """Whether a symbol pays for landing on a hex (C31, C33, E4)."""
    kind = tables.kind[place]
    return kind == CAVE or symbol in (kind, JOKER) or converts(player, tables, symbol, kind)


# Whether a step is possible at all (C35)


def step_possible(state: Struct, tables: Tables, scratch: Struct, seat: int, main: int) -> bool:
    """Whether a step could be made, counting everything that could still be played in this Move.

    `main` is the card that would begin the Move, NONE while one is under way.
    """
    player = player_of(state, seat)
    count_potential(state, tables, scratch, seat, main)
    for rescuer in range(3):
        if player.rescuers[rescuer] != NONE:
            jumps = scratch.terrains
            if main == NONE:
                jumps |= state.jump[rescuer]
            if find_landings(state, tables, scratch, player.rescuers[rescuer], jumps):
                for place in range(tables.hexes):
                    if scratch.landing[place] & LANDING and payable(player, tables, scratch, place):
                        return True
    return False


def payable(player: Struct, tables: Tables, scratch: Struct, place: int) -> bool:
    """Whether one of the symbols counted pays for a hex."""
    for symbol in range(6):  # noqa: SIM110 - any() needs the GIL
        if scratch.symbols[symbol] and pays(player, tables, symbol, place):
            return True
    return False


def count_potential(state: Struct, tables: Tables, scratch: Struct, seat: int, main: int) -> None:
    """Count the symbols and terrains that could still come: from the pool, cards in hand and sources."""
    player = player_of(state, seat)
    scratch.terrains = 0
    scratch.extra_possible = main == NONE and state.extra > 0
    for symbol in range(6):
        if main == NONE:
            scratch.symbols[symbol] = state.pool[symbol] > 0
        else:
            scratch.symbols[symbol] = tables.symbols[6 * main + symbol] > 0
    count_sources(player, tables, scratch)
    for card in range(tables.cards):
        held = player.hand[card] > (card == main) and not tables.helper[card]
        if held and (scratch.extra_possible or shows_joker(tables, card)):
            for symbol in range(6):
                scratch.symbols[symbol] |= tables.symbols[6 * card + symbol] > 0


def count_sources(player: Struct, tables: Tables, scratch: Struct) -> None:
    """Count what abilities and helpers for a Move would give."""
    for source in range(tables.cards):
        tap = tables.mode[source] == TAP and player.ready[source]
        once = tables.mode[source] == ONCE and player.hand[source]
        if tables.when[source] == MOVE_TIME and (tap or once):
            count_source(tables, scratch, source)
    if player.hero != NONE and not player.hero_tapped:
        hero = tables.cards + player.hero
        if tables.mode[hero] == TAP and tables.when[hero] == MOVE_TIME:
            count_source(tables, scratch, hero)


def count_source(tables: Tables, scratch: Struct, source: int) -> None:
    """Count the symbols, terrains and permission of one source."""
    for index in range(2 * source, 2 * source + tables.effects[source]):
        if tables.op[index] == ADD_SYMBOLS:
            for symbol in range(6):
                scratch.symbols[symbol] |= tables.added[6 * index + symbol] > 0
        elif tables.op[index] == PASS_TERRAIN:
            scratch.terrains |= tables.number[index]
        elif tables.op[index] == EXTRA_CARD:
            scratch.extra_possible = True
