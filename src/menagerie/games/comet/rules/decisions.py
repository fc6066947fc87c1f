"""What can be decided, or happen by chance, now: one move for each text of 10.3 and 10.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.rules.effects import find_shifts, may_pass, may_ready, usable
    from menagerie.games.comet.rules.state import (
        ANY_PIECE,
        COMET,
        COMET_PHASE,
        DISCARD,
        DISCARDING,
        DONE,
        DRAW,
        DRAW_GOLD,
        END,
        ENDING,
        FIRST,
        GOLD,
        HATCH,
        HATCH_TIME,
        HATCHING,
        HERO,
        LEAST_NEST,
        MAIN,
        MOST_MOVES,
        MOVE,
        MOVING,
        NEST_MINUS,
        NONE,
        ONCE,
        OVER,
        PASS,
        PASS_TERRAIN,
        PLACE,
        PLAY,
        READY,
        RESCUER,
        REST,
        RESTING,
        REVEAL,
        SETUP,
        SHIFT,
        SHIFT_NEUTRAL,
        STEP,
        SWAP,
        SWAP_HAND,
        TAKE,
        TAP,
        USE,
        move_of,
        player_of,
    )
    from menagerie.games.comet.rules.steps import LANDING, find_landings, pays, step_possible
    from menagerie.games.comet.rules.zones import free_slot, gold_left, on_board, shows_joker, sum_permanent

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def list_moves(state: Struct, tables: Tables, scratch: Struct, moves: list[int]) -> int:
    """List every decision of the player who decides, or every event of chance; return how many there are."""
    scratch.moves = moves
    scratch.number = 0
    list_all(state, tables, scratch)
    return int(scratch.number)


def add(scratch: Struct, kind: int, what: int, place: int, symbol: int) -> None:
    """List one move."""
    if not scratch.probing and scratch.number < MOST_MOVES:
        scratch.moves[scratch.number] = move_of(kind, what, place, symbol)
    scratch.number += 1
    scratch.last_kind = kind


def list_all(state: Struct, tables: Tables, scratch: Struct) -> None:  # noqa: C901, PLR0912 - one line for each stage
    """List the moves of this stage of the game."""
    if state.phase == OVER:
        return
    if state.due:
        list_draws(state, tables, scratch)
    elif state.phase == SETUP:
        list_setup(state, tables, scratch)
    elif state.source != NONE:
        list_choices(state, tables, scratch)
    elif state.action == HATCHING:
        list_hatch(state, tables, scratch)
    elif state.action == MOVING:
        list_move(state, tables, scratch)
    elif state.action == RESTING:
        if state.step == DISCARDING:
            list_hand(state, tables, scratch, DISCARD)
            add(scratch, DONE, 0, 0, 0)
        else:
            list_display(state, tables, scratch)
    elif state.action == ENDING:
        if state.display_size < tables.display and gold_left(state, tables):
            list_reveals(state, tables, scratch)
        else:
            add(scratch, COMET, 0, 0, 0)
            add(scratch, COMET, 1, 0, 0)
    else:
        list_turn(state, tables, scratch)


def list_setup(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List first players, then heroes by seat and, after the deal, cards for the gold display (10.4)."""
    if state.active == 0:
        for seat in range(1, state.seats + 1):
            add(scratch, FIRST, seat, 0, 0)
        return
    if state.players[state.seats].hero == NONE:
        for hero in range(tables.heroes):
            if hero_free(state, hero):
                add(scratch, HERO, hero, 0, 0)
        return
    list_reveals(state, tables, scratch)


def hero_free(state: Struct, hero: int) -> bool:
    """Whether a hero has not been dealt yet."""
    for seat in range(1, state.seats + 1):  # noqa: SIM110 - all() needs the GIL
        if state.players[seat].hero == hero:
            return False
    return True


def list_draws(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the silver cards that could be drawn (10.1)."""
    for card in range(tables.cards):
        copies = state.unseen[card] if state.pile else state.mixed[card]
        if copies and tables.colour[card] != GOLD:
            add(scratch, DRAW, card, 0, 0)


def list_reveals(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the gold cards that could be revealed."""
    for card in range(tables.cards):
        if tables.colour[card] == GOLD and state.unseen[card]:
            add(scratch, REVEAL, card, 0, 0)


def list_turn(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the decisions of a turn: Hatch, Move, Rest, sources for any time, passing (C8, C55–C57)."""
    if hatch_possible(state, tables):
        add(scratch, HATCH, 0, 0, 0)
    if not found(scratch):
        list_main_cards(state, tables, scratch)
    acts = scratch.number > 0
    if found(scratch):
        return
    if state.phase == MAIN:
        add(scratch, REST, 0, 0, 0)
    before = scratch.number
    list_uses(state, tables, scratch)
    if state.phase == COMET_PHASE:
        if acts and not state.choosing:
            add(scratch, PASS, 0, 0, 0)
        elif not acts and scratch.number > before:
            add(scratch, END, 0, 0, 0)


def list_main_cards(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the cards with which a Move could begin (C23, C35)."""
    player = player_of(state, state.active)
    if not on_board(player):
        return
    for card in range(tables.cards):
        held = player.hand[card] and not tables.helper[card]
        if held and step_possible(state, tables, scratch, state.active, card):
            add(scratch, MOVE, card, 0, 0)
            if scratch.probing:
                return


def list_uses(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the sources that may be used now."""
    for index in range(tables.users):
        if usable(state, tables, tables.user[index]):
            add(scratch, USE, tables.user[index], 0, 0)
            if scratch.probing:
                return


# Hatch (C14–C22)


def list_hatch(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List nests for the animals in hand, sources, and the end of the Hatch."""
    player = player_of(state, state.active)
    if state.left and free_slot(player) != NONE:
        minus = state.minus + sum_permanent(player, tables, NEST_MINUS)
        for card in range(tables.cards):
            if player.hand[card] and not tables.helper[card]:
                list_nests(state, tables, scratch, card, minus)
                if found(scratch):
                    return
    list_uses(state, tables, scratch)
    if found(scratch):
        return
    if state.acted or not hatch_possible(state, tables):
        add(scratch, END, 0, 0, 0)


def list_nests(state: Struct, tables: Tables, scratch: Struct, card: int, minus: int) -> None:
    """List the free nests of a card's number, or of the lowest higher number that has one (C15–C18)."""
    number = nest_number(state, tables, wanted_nest(tables, card, minus))
    if number:
        for place in range(tables.hexes):
            if tables.nest[place] == number and not state.occupied[place]:
                add(scratch, PLACE, card, place, 0)


def wanted_nest(tables: Tables, card: int, minus: int) -> int:
    """Return the number a card asks for, less reductions, at least 2 (C21)."""
    return max(tables.wanted[card] - minus, LEAST_NEST)


def nest_number(state: Struct, tables: Tables, wanted: int) -> int:
    """Return the lowest number from `wanted` on that has a free nest, 0 if there is none."""
    best = 0
    for place in range(tables.hexes):
        number = tables.nest[place]
        if number >= wanted and not state.occupied[place] and (best == 0 or number < best):
            best = number
    return best


def hatch_possible(state: Struct, tables: Tables) -> bool:
    """Whether an animal could be hatched, counting every reduction that could still be used (C22)."""
    player = player_of(state, state.active)
    if free_slot(player) == NONE:
        return False
    minus = possible_minus(state, tables)
    for card in range(tables.cards):
        held = player.hand[card] and not tables.helper[card]
        if held and nest_number(state, tables, wanted_nest(tables, card, minus)):
            return True
    return False


def possible_minus(state: Struct, tables: Tables) -> int:
    """Return all reductions that are permanent, wait or could still be used."""
    player = player_of(state, state.active)
    total = sum_permanent(player, tables, NEST_MINUS)
    if state.action == HATCHING:
        total += state.minus
    for source in range(tables.cards):
        if tables.when[source] == HATCH_TIME:
            if tables.mode[source] == TAP:
                total += player.ready[source] * minus_of(tables, source)
            elif tables.mode[source] == ONCE:
                total += player.hand[source] * minus_of(tables, source)
    if player.hero != NONE and not player.hero_tapped:
        hero = tables.cards + player.hero
        if tables.mode[hero] == TAP and tables.when[hero] == HATCH_TIME:
            total += minus_of(tables, hero)
    return total


def minus_of(tables: Tables, source: int) -> int:
    """Return by how much a source reduces a nest distance."""
    total = 0
    for index in range(2 * source, 2 * source + tables.effects[source]):
        if tables.op[index] == NEST_MINUS:
            total += tables.number[index]
    return total


# Move (C23–C36)


def list_move(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List steps, further cards, sources, and the end of the Move."""
    player = player_of(state, state.active)
    for rescuer in range(3):
        if player.rescuers[rescuer] != NONE:
            list_steps(state, tables, scratch, rescuer)
            if found(scratch):
                return
    if on_board(player):
        for card in range(tables.cards):
            held = player.hand[card] and not tables.helper[card]
            if held and (state.extra or shows_joker(tables, card)):
                add(scratch, PLAY, card, 0, 0)
    list_uses(state, tables, scratch)
    if found(scratch):
        return
    if state.acted or not on_board(player) or not step_possible(state, tables, scratch, state.active, NONE):
        add(scratch, END, 0, 0, 0)


def list_steps(state: Struct, tables: Tables, scratch: Struct, rescuer: int) -> None:
    """List every landing hex of a rescuer with every symbol that pays for it."""
    player = player_of(state, state.active)
    find_landings(state, tables, scratch, player.rescuers[rescuer], state.jump[rescuer])
    for place in range(tables.hexes):
        if scratch.landing[place] & LANDING:
            for symbol in range(6):
                if state.pool[symbol] and pays(player, tables, symbol, place):
                    add(scratch, STEP, rescuer, place, symbol)
                    if scratch.probing:
                        return


# Choices within a use (E3, E6, E11, E12, E14)


def list_choices(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List the choices of the effect under way."""
    index = 2 * state.source + state.effect
    op = tables.op[index]
    if op == PASS_TERRAIN:
        for rescuer in range(3):
            if may_pass(state, rescuer, tables.number[index]):
                add(scratch, RESCUER, rescuer, 0, 0)
    elif op == SHIFT_NEUTRAL:
        for piece in range(2):
            if tables.number[index] in (ANY_PIECE, piece):
                list_shifts(state, tables, scratch, piece, tables.other[index])
    elif op == DRAW_GOLD:
        list_display(state, tables, scratch)
    elif op == SWAP_HAND:
        list_hand(state, tables, scratch, SWAP)
    else:
        list_readies(state, tables, scratch)
    if state.count and op != DRAW_GOLD:
        add(scratch, DONE, 0, 0, 0)


def list_readies(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List every different card that may be readied."""
    player = player_of(state, state.active)
    for card in range(tables.cards):
        if may_ready(player, tables, card):
            add(scratch, READY, card, 0, 0)


def list_shifts(state: Struct, tables: Tables, scratch: Struct, piece: int, far: int) -> None:
    """List the hexes to which a neutral piece can be shifted."""
    find_shifts(state, tables, scratch, piece, far)
    for place in range(tables.hexes):
        if scratch.shifted[place]:
            add(scratch, SHIFT, piece, place, 0)


def list_hand(state: Struct, tables: Tables, scratch: Struct, kind: int) -> None:
    """List every different card in the active player's hand."""
    player = player_of(state, state.active)
    for card in range(tables.cards):
        if player.hand[card]:
            add(scratch, kind, card, 0, 0)


def list_display(state: Struct, tables: Tables, scratch: Struct) -> None:
    """List every card of the gold display."""
    for card in range(tables.cards):
        if state.display[card]:
            add(scratch, TAKE, card, 0, 0)


# Whether there is anything to decide


def only_end(state: Struct, tables: Tables, scratch: Struct) -> bool:
    """Whether nothing but ending is left in a Hatch or Move (C22, C36)."""
    return any_option(state, tables, scratch) and bool(scratch.last_kind == END)


def any_option(state: Struct, tables: Tables, scratch: Struct) -> bool:
    """Whether there is a decision now; `last_kind` is END only if there is no other."""
    scratch.probing = True
    scratch.number = 0
    list_all(state, tables, scratch)
    scratch.probing = False
    return bool(scratch.number > 0)


def found(scratch: Struct) -> bool:
    """Whether listing may end: only the existence of an option was asked for, and there is one."""
    return bool(scratch.probing and scratch.number > 0)
