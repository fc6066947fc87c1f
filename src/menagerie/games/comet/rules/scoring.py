"""Scoring (C59–C62, E16–E20): what the rescued animals of a seat are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.components.cards import EGGS, WHATS
    from menagerie.games.comet.rules.state import ENDGAME, NONE, player_of

    EGG_COLOURS, SILVER_UNITS, EGG_SETS = len(EGGS), WHATS.index("colour:silver"), WHATS.index("egg_set")

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def score(state: Struct, tables: Tables, scratch: Struct, seat: int) -> int:
    """Return the points of the rescued animals, their end-game abilities, and the hero's line (C59)."""
    player = player_of(state, seat)
    count_units(player, tables, scratch)
    total = 0
    for index in range(scratch.rescued_size):
        card = scratch.rescued[index]
        copies = player.ready[card] + player.tapped[card]
        total += copies * tables.points[card]
        if tables.mode[card] == ENDGAME:
            total += copies * tables.other[2 * card] * scratch.units[tables.number[2 * card]]
    hero = player.hero
    if hero != NONE:
        total += tables.score_value[hero] * scratch.units[tables.score_what[hero]]
    return total


def count_units(player: Struct, tables: Tables, scratch: Struct) -> None:
    """List a player's rescued animals in `rescued` and count the units of each kind that they are (E16–E20)."""
    scratch.rescued_size = 0
    for what in range(EGG_SETS):
        scratch.units[what] = 0
    for card in range(tables.cards):
        copies = player.ready[card] + player.tapped[card]
        if copies:
            scratch.rescued[scratch.rescued_size] = card
            scratch.rescued_size += 1
            if tables.egg[card] < EGG_COLOURS:
                scratch.units[tables.egg[card]] += copies
            for terrain in range(SILVER_UNITS - EGG_COLOURS):
                if tables.symbols[6 * card + terrain]:
                    scratch.units[EGG_COLOURS + terrain] += copies
            scratch.units[SILVER_UNITS + tables.colour[card]] += copies
    scratch.units[EGG_SETS] = min(scratch.units[0], scratch.units[1], scratch.units[2], scratch.units[3])
