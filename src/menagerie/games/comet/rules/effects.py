"""Abilities and helper cards: when a source may be used, and how its effects are carried out (section 5, E1–E22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.rules.state import (
        ADD_SYMBOLS,
        ANY_PIECE,
        ANY_TIME,
        DRAW_GOLD,
        DRAW_SILVER,
        EXTRA_CARD,
        GOLD,
        HATCH_AGAIN,
        HATCH_TIME,
        HATCHING,
        MOVE_TIME,
        MOVING,
        NEST,
        NEST_MINUS,
        NO_ACTION,
        NONE,
        ONCE,
        PASS_TERRAIN,
        READY_CARDS,
        RECOVER,
        SHIFT_NEUTRAL,
        SWAP_HAND,
        TAP,
        player_of,
    )
    from menagerie.games.comet.rules.zones import (
        can_draw,
        count_animals,
        count_free_slots,
        count_plain,
        discard,
        gain,
        lose,
        on_board,
        recover,
    )

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables

# Whether a source may be used now (C9–C11, E1)


def usable(state: Struct, tables: Tables, source: int) -> bool:
    """Whether the active player may use a source: at hand, in time, and not for nothing."""
    return at_hand(state, tables, source) and in_time(state, tables, source) and does_something(state, tables, source)


def at_hand(state: Struct, tables: Tables, source: int) -> bool:
    """Whether a source is a ready rescued animal, the ready hero, or a helper in hand."""
    player = player_of(state, state.active)
    if source >= tables.cards:
        mine = player.hero == source - tables.cards
        return bool(mine) and tables.mode[source] == TAP and not player.hero_tapped
    if tables.mode[source] == ONCE:
        return bool(player.hand[source] != 0)
    return tables.mode[source] == TAP and player.ready[source] != 0


def in_time(state: Struct, tables: Tables, source: int) -> bool:
    """Whether the moment is one that the source names (C10)."""
    when = tables.when[source]
    action = state.action
    if when == ANY_TIME:
        return action in (NO_ACTION, HATCHING, MOVING)
    return (when == HATCH_TIME and action == HATCHING) or (when == MOVE_TIME and action == MOVING)


def does_something(state: Struct, tables: Tables, source: int) -> bool:
    """Whether one of its effects would do something at this moment (E1)."""
    for index in range(2 * source, 2 * source + tables.effects[source]):  # noqa: SIM110 - any() needs the GIL
        if would_work(state, tables, index):
            return True
    return False


def would_work(state: Struct, tables: Tables, index: int) -> bool:  # noqa: C901, PLR0911 - one line for each effect
    """Whether one effect would do something at this moment (E2–E14)."""
    player = player_of(state, state.active)
    op = tables.op[index]
    if op == ADD_SYMBOLS:
        return on_board(player)
    if op == PASS_TERRAIN:
        return anybody_to_pass(state, tables.number[index])
    if op == EXTRA_CARD:
        return on_board(player) and count_plain(player, tables) > state.extra
    if op == SHIFT_NEUTRAL:
        return can_shift(state, tables, tables.number[index])
    if op == NEST_MINUS:
        return state.left > 0 and count_animals(player, tables) > 0
    if op == HATCH_AGAIN:
        return bool(count_free_slots(player) > state.left and count_animals(player, tables) > state.left)
    if op == DRAW_SILVER:
        return can_draw(state)
    if op == DRAW_GOLD:
        return bool(state.display_size > 0)
    if op == SWAP_HAND:
        return player.cards > 0 and can_draw(state)
    if op == RECOVER:
        return bool((state.gold_size if tables.number[index] == GOLD else state.silver_size) > 0)
    return op == READY_CARDS and anything_to_ready(state, tables)


def anybody_to_pass(state: Struct, mask: int) -> bool:
    """Whether a rescuer on the board may not yet jump all these terrains (E3)."""
    for rescuer in range(3):  # noqa: SIM110 - any() needs the GIL
        if may_pass(state, rescuer, mask):
            return True
    return False


def may_pass(state: Struct, rescuer: int, mask: int) -> bool:
    """Whether a rescuer is on the board and lacks one of these terrains."""
    if state.players[state.active].rescuers[rescuer] == NONE:
        return False
    return bool(state.jump[rescuer] & mask != mask)


def can_shift(state: Struct, tables: Tables, piece: int) -> bool:
    """Whether a neutral piece, or one of them, has an open terrain hex beside it (E6)."""
    if piece == ANY_PIECE:
        return can_shift(state, tables, 0) or can_shift(state, tables, 1)
    for index in range(6):
        near = tables.around[8 * state.neutral[piece] + index]
        if near != NONE and open_terrain(state, tables, near):
            return True
    return False


def open_terrain(state: Struct, tables: Tables, place: int) -> bool:
    """Whether a hex is terrain on which nobody stands."""
    return tables.kind[place] < NEST and not state.occupied[place]


def anything_to_ready(state: Struct, tables: Tables) -> bool:
    """Whether a tapped animal may be readied by an effect (E14)."""
    player = player_of(state, state.active)
    for card in range(tables.cards):  # noqa: SIM110 - any() needs the GIL
        if may_ready(player, tables, card):
            return True
    return False


def may_ready(player: Struct, tables: Tables, card: int) -> bool:
    """Whether a card lies tapped and neither readies nor recovers cards itself (E14, A27)."""
    if not player.tapped[card]:
        return False
    for index in range(2 * card, 2 * card + tables.effects[card]):
        if tables.op[index] in (READY_CARDS, RECOVER):
            return False
    return True


def find_shifts(state: Struct, tables: Tables, scratch: Struct, piece: int, far: int) -> None:
    """Mark in `shifted` every hex a neutral piece reaches over at most so many open terrain hexes (E6)."""
    for place in range(tables.hexes):
        scratch.shifted[place] = 0
    scratch.queue[0] = state.neutral[piece]
    head = 0
    tail = 1
    for _steps in range(far):
        until = tail
        while head < until:
            place = scratch.queue[head]
            head += 1
            for index in range(6):
                near = tables.around[8 * place + index]
                if near == NONE:
                    break
                if not scratch.shifted[near] and open_terrain(state, tables, near):
                    scratch.shifted[near] = 1
                    scratch.queue[tail] = near
                    tail += 1


# Carrying out (C11, C41, E1)


def begin_use(state: Struct, tables: Tables, source: int) -> None:
    """Tap the source, or take the helper out of the hand."""
    player = player_of(state, state.active)
    if source >= tables.cards:
        player.hero_tapped = 1
    elif tables.mode[source] == ONCE:
        lose(player, source)
    else:
        player.ready[source] -= 1
        player.tapped[source] += 1
    state.source = source
    state.effect = 0
    state.count = 0
    state.idle = 0


def carry_on(state: Struct, tables: Tables) -> bool:
    """Carry effects out until a choice or a card is due; say whether one is."""
    while state.source != NONE:
        if state.effect >= tables.effects[state.source]:
            end_use(state, tables)
            return False
        index = 2 * state.source + state.effect
        if needs_choice(state, tables, index):
            return True
        carry_out(state, tables, index)
        if state.due:
            return True
    return False


def needs_choice(state: Struct, tables: Tables, index: int) -> bool:  # noqa: PLR0911 - one line for each effect
    """Whether the effect now waits for the player."""
    op = tables.op[index]
    if op == PASS_TERRAIN:
        return tables.other[index] == 0 and would_work(state, tables, index)
    if op == SHIFT_NEUTRAL:
        return would_work(state, tables, index)
    if op == DRAW_GOLD:
        return bool(state.count < tables.number[index] and state.display_size > 0)
    if op == SWAP_HAND:
        if state.count == 0:
            return would_work(state, tables, index)
        return bool(state.count < tables.number[index] and state.players[state.active].cards > 0)
    if op == READY_CARDS:
        return state.count < tables.number[index] and anything_to_ready(state, tables)
    return False


def carry_out(state: Struct, tables: Tables, index: int) -> None:  # noqa: C901 - one line for each effect
    """Do what an effect does without a choice, or skip it, and go to the next one."""
    player = player_of(state, state.active)
    op = tables.op[index]
    number = tables.number[index]
    works = would_work(state, tables, index)
    next_effect(state)
    if not works:
        return
    if op == ADD_SYMBOLS:
        for symbol in range(6):
            state.pool[symbol] += tables.added[6 * index + symbol]
    elif op == PASS_TERRAIN:
        for rescuer in range(3):
            if player.rescuers[rescuer] != NONE:
                state.jump[rescuer] |= number
    elif op == EXTRA_CARD:
        state.extra += number
    elif op == NEST_MINUS:
        state.minus += number
    elif op == HATCH_AGAIN:
        state.left += number
    elif op == DRAW_SILVER:
        state.due_seat = state.active
        state.due = number
    elif op == RECOVER:
        gain(player, recover(state, number), 1)


def next_effect(state: Struct) -> None:
    """Go to the next effect of the source."""
    state.effect += 1
    state.count = 0


def end_use(state: Struct, tables: Tables) -> None:
    """Close the use; a helper goes to its discard pile only now (E22)."""
    if tables.mode[state.source] == ONCE:
        discard(state, tables, state.source)
    state.source = NONE
    state.effect = 0
    state.count = 0
