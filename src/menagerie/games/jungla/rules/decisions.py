"""What can be decided now: placings, turns and moves, the turtle's way home, freeings (J11–J19, J80–J84)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.jungla.rules.animals import empty_den_squares, has_permitted_square, may_be_placed
    from menagerie.games.jungla.rules.lists import add, add_every_facing, list_address, new_list
    from menagerie.games.jungla.rules.movement import list_moves
    from menagerie.games.jungla.rules.state import (
        ACTING,
        ANIMALS_EACH,
        BONUS,
        BONUS_AGAIN,
        FREEING,
        OFF,
        OVER,
        PLACE,
        PREPARING,
        STOP,
        TURN,
    )
    from menagerie.games.jungla.rules.tables import FREE_LIBERATOR

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.jungla.rules.tables import Tables


def list_decisions(state: Struct, tables: Tables, moves: list[int], forcing_only: int) -> int:
    """List every action of the player who decides, or only strikes and hunts; return how many there are."""
    found = new_list(moves, forcing_only)
    if state.due == PREPARING:
        list_placings(state, tables, list_address(found))
    elif state.due == ACTING:
        list_actions(state, tables, list_address(found))
    elif state.due == FREEING:
        list_freeings(state, tables, list_address(found))
    elif state.due != OVER:
        list_homes(state, tables, list_address(found))
    number: int = found.number
    return number


# The preparation (J11–J14)


def list_placings(state: Struct, tables: Tables, found: Struct) -> None:
    """Place any animal still to be placed on any den square that J12 and J13 permit."""
    pack = state.side
    for animal in range(ANIMALS_EACH):
        who = ANIMALS_EACH * pack + animal
        if state.where[who] == OFF:
            for place in range(tables.den_size[pack]):
                square = tables.dens[64 * pack + place]
                if may_be_placed(state, tables, who, square) and leaves_spider_a_place(state, tables, who, square):
                    add_every_facing(found, state, tables, PLACE, animal, square, 0, 0)


def leaves_spider_a_place(state: Struct, tables: Tables, who: int, square: int) -> bool:
    """Whether the pack's spider, if it is still to be placed, keeps a permitted square (J13)."""
    spider = tables.spider[who >= ANIMALS_EACH]
    if who == spider or state.where[spider] != OFF:
        return True
    state.cells[square] = who + 1
    answer = has_permitted_square(state, tables, spider)
    state.cells[square] = 0
    return answer


# A turn (J15–J19, J84)


def list_actions(state: Struct, tables: Tables, found: Struct) -> None:
    """List turns and moves of every animal that may act; in a bonus turn the third action may be left out."""
    most = tables.bonus_actions if state.kind == BONUS else tables.actions
    may_free = state.left == most and state.kind != BONUS_AGAIN
    for animal in range(ANIMALS_EACH):
        if may_act(state, animal):
            again = state.kind == BONUS_AGAIN and state.actor == animal
            list_turns(state, tables, found, animal)
            list_moves(state, tables, found, ANIMALS_EACH * state.side + animal, again, may_free)
    if state.kind == BONUS and state.left == 1:
        add(found, STOP, 0, 0, 0, 0, 0)


def may_act(state: Struct, animal: int) -> bool:
    """Whether an animal of the side is on the board and does not rest, or acts a second time (J15, J84)."""
    if state.where[ANIMALS_EACH * state.side + animal] == OFF:
        return False
    again = state.kind == BONUS_AGAIN and state.actor == animal
    return again or not state.rest >> animal & 1


def anybody_acts(state: Struct) -> bool:
    """Whether an animal of the side may act."""
    for animal in range(ANIMALS_EACH):  # noqa: SIM110 - any() needs the GIL
        if may_act(state, animal):
            return True
    return False


def list_turns(state: Struct, tables: Tables, found: Struct, animal: int) -> None:
    """Turn on the spot, to another facing (J16)."""
    who = ANIMALS_EACH * state.side + animal
    for facing in range(8):
        if facing != state.facing[who] and not facing & tables.facing_mask:
            add(found, TURN, animal, facing, state.where[who], 0, 0)


# Placings during the game (J58, J80–J83)


def list_homes(state: Struct, tables: Tables, found: Struct) -> None:
    """Put the turtle home, on any empty den square (J58, J82)."""
    pack = state.due_pack
    for place in range(tables.den_size[pack]):
        square = tables.dens[64 * pack + place]
        if state.cells[square] == 0:
            add_every_facing(found, state, tables, PLACE, tables.turtle[pack] - ANIMALS_EACH * pack, square, 0, 0)


def list_freeings(state: Struct, tables: Tables, found: Struct) -> None:
    """Free a prisoner, or no more after the first (J80–J83)."""
    pack = state.side
    if keeps_a_place(state, tables, pack):
        for animal in range(ANIMALS_EACH):
            if state.prison[pack] >> animal & 1 and animal != state.liberator:
                for place in range(tables.den_size[pack]):
                    square = tables.dens[64 * pack + place]
                    if may_be_placed(state, tables, ANIMALS_EACH * pack + animal, square):
                        add_every_facing(found, state, tables, PLACE, animal, square, 0, 0)
    if state.freed:
        add(found, STOP, 0, 0, 0, 0, 0)


def keeps_a_place(state: Struct, tables: Tables, pack: int) -> bool:
    """Whether a freed animal may still be placed without taking the liberating turtle's last square (J82)."""
    liberator = ANIMALS_EACH * pack + state.liberator
    return not tables.powers[liberator] & FREE_LIBERATOR or empty_den_squares(state, tables, pack) > 1
