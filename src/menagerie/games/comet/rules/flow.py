"""What moves do, what follows without a decision, and who decides next, in the rulebook's order (10.3–10.5).

Steps stand in steps.py, abilities and helper cards in effects.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.rules.decisions import any_option, only_end
    from menagerie.games.comet.rules.effects import begin_use, carry_on, needs_choice, next_effect
    from menagerie.games.comet.rules.state import (
        CAVE,
        COMET,
        COMET_PHASE,
        DISCARD,
        DISCARDING,
        DONE,
        DRAW,
        DRAWING,
        DRAWN,
        END,
        ENDING,
        FIRST,
        HATCH,
        HATCHING,
        HERO,
        MAIN,
        MOVE,
        MOVING,
        NO_ACTION,
        NONE,
        OVER,
        PASS,
        PLACE,
        PLAY,
        RESCUER,
        REST,
        RESTING,
        REVEAL,
        SETUP,
        SHIFT,
        STEP,
        SWAP,
        SWAP_HAND,
        TAKE,
        TAKING,
        USE,
        kind_of,
        place_of,
        player_of,
        symbol_of,
        what_of,
    )
    from menagerie.games.comet.rules.zones import (
        discard,
        drawn_on_rescue,
        free_slot,
        gain,
        gold_left,
        hand_limit,
        lift_rescuer,
        lose,
        put_rescuer,
        ready_all,
        reshuffle,
        shows_joker,
    )

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def play(state: Struct, tables: Tables, scratch: Struct, move: int) -> None:
    """Carry out a decision or an event of chance, and all that follows without a decision (10.5)."""
    if kind_of(move) <= REVEAL:
        play_chance(state, tables, move)
    else:
        decide(state, tables, move)
    settle(state, tables, scratch)


# Events of chance (10.4)


def play_chance(state: Struct, tables: Tables, move: int) -> None:
    """Carry out what chance has decided."""
    kind = kind_of(move)
    what = what_of(move)
    if kind == FIRST:
        state.active = what
    elif kind == HERO:
        for seat in range(1, state.seats + 1):
            if state.players[seat].hero == NONE:
                state.players[seat].hero = what
                break
    elif kind == DRAW:
        draw_card(state, tables, what)
    else:
        state.unseen[what] -= 1
        state.display[what] += 1
        state.display_size += 1


def draw_card(state: Struct, tables: Tables, card: int) -> None:
    """Give a silver card to the seat that is due one; the last card of the pile brings the comet (C46, C49)."""
    if state.pile:
        state.pile -= 1
        state.unseen[card] -= 1
    else:
        state.mixed[card] -= 1
        state.mixed_size -= 1
        if state.mixed_size == 0:
            for other in range(tables.cards):
                state.shuffled[other] = 0
    gain(player_of(state, state.due_seat), card, 0)
    state.due -= 1
    if state.due == 0:
        state.due_seat = 0
    if state.pile == 0 and state.phase == MAIN:
        begin_comet(state)


def begin_comet(state: Struct) -> None:
    """Remove the comet card, make the comet stack the draw pile, and let everybody choose (C49, C50, C52)."""
    state.phase = COMET_PHASE
    state.pile = state.comet
    state.comet = 0
    state.choosing = state.seats
    for index in range(state.seats):
        state.choosers[index] = (state.active - 1 + index) % state.seats + 1


# What each decision does (10.3)


def decide(state: Struct, tables: Tables, move: int) -> None:  # noqa: C901, PLR0912 - one line for each kind
    """Carry out a decision."""
    kind = kind_of(move)
    what = what_of(move)
    if kind == HATCH:
        begin_hatch(state)
    elif kind == MOVE:
        begin_move(state, tables, what)
    elif kind == REST:
        begin_rest(state, tables)
    elif kind == USE:
        begin_use(state, tables, what)
    elif kind == PASS:
        state.players[state.active].passed = 1
        end_idle(state)
    elif kind == END:
        if state.action == NO_ACTION:
            end_idle(state)
        else:
            end_action(state, tables)
    elif kind == PLACE:
        hatch(state, what, place_of(move))
    elif kind == STEP:
        step_to(state, tables, what, place_of(move), symbol_of(move))
    elif kind == PLAY:
        if not shows_joker(tables, what):
            state.extra -= 1
        throw(state, tables, what)
        add_to_pool(state, tables, what)
    elif kind == COMET:
        choose_at_comet(state, tables, what == 0)
    elif state.action == RESTING and state.source == NONE:
        rest_choice(state, tables, kind, what)
    else:
        choose(state, tables, kind, what, place_of(move))


def throw(state: Struct, tables: Tables, card: int) -> None:
    """Discard a card from the active player's hand."""
    lose(player_of(state, state.active), card)
    discard(state, tables, card)


def take_gold(state: Struct, card: int) -> None:
    """Take a card from the gold display."""
    state.display[card] -= 1
    state.display_size -= 1
    gain(player_of(state, state.active), card, 1)


def begin_hatch(state: Struct) -> None:
    """Declare a Hatch (C14)."""
    state.idle = 0
    state.action = HATCHING
    state.left = 1


def hatch(state: Struct, card: int, place: int) -> None:
    """Put an animal into the lowest free slot and its rescuer on a nest (C14, C15)."""
    player = player_of(state, state.active)
    slot = free_slot(player)
    lose(player, card)
    player.slots[slot] = card
    put_rescuer(state, state.active, slot, place)
    state.left -= 1
    state.minus = 0
    state.acted = 1


def begin_move(state: Struct, tables: Tables, card: int) -> None:
    """Declare a Move: the main card is discarded and its symbols form the pool (C23)."""
    state.idle = 0
    state.action = MOVING
    throw(state, tables, card)
    add_to_pool(state, tables, card)


def add_to_pool(state: Struct, tables: Tables, card: int) -> None:
    """Add a card's symbols to the pool."""
    for symbol in range(6):
        state.pool[symbol] += tables.symbols[6 * card + symbol]


def step_to(state: Struct, tables: Tables, rescuer: int, place: int, symbol: int) -> None:
    """Spend a symbol and move a rescuer; in the cave the animal is rescued (C26, C37, E21)."""
    player = player_of(state, state.active)
    state.pool[symbol] -= 1
    state.acted = 1
    lift_rescuer(state, state.active, rescuer)
    if tables.kind[place] != CAVE:
        put_rescuer(state, state.active, rescuer, place)
        return
    drawn = drawn_on_rescue(player, tables)
    card = player.slots[rescuer]
    player.slots[rescuer] = NONE
    player.ready[card] += 1
    state.jump[rescuer] = 0
    if drawn:
        state.due_seat = state.active
        state.due = drawn


def begin_rest(state: Struct, tables: Tables) -> None:
    """Declare a Rest: animals and hero are readied (C43)."""
    player = player_of(state, state.active)
    ready_all(player, tables)
    player.hero_tapped = 0
    state.idle = 0
    state.action = RESTING
    state.step = DISCARDING


def rest_choice(state: Struct, tables: Tables, kind: int, card: int) -> None:
    """Discard a card in a Rest, stop discarding, or take a gold card (C44, C45)."""
    if kind == DISCARD:
        throw(state, tables, card)
    elif kind == DONE:
        state.step = TAKING
    else:
        take_gold(state, card)
        state.step = DRAWING


def choose(state: Struct, tables: Tables, kind: int, what: int, place: int) -> None:
    """Carry out a choice that an effect asked for."""
    player = player_of(state, state.active)
    if kind == RESCUER:
        state.jump[what] |= tables.number[2 * state.source + state.effect]
        next_effect(state)
    elif kind == SHIFT:
        state.occupied[state.neutral[what]] = 0
        state.neutral[what] = place
        state.occupied[place] = 1
        next_effect(state)
    elif kind == DONE:
        close_choice(state, tables)
    else:
        if kind == TAKE:
            take_gold(state, what)
        elif kind == SWAP:
            throw(state, tables, what)
        else:
            player.tapped[what] -= 1
            player.ready[what] += 1
        state.count += 1
        if not needs_choice(state, tables, 2 * state.source + state.effect):
            close_choice(state, tables)


def close_choice(state: Struct, tables: Tables) -> None:
    """Finish an effect that was chosen step by step; swapped cards are replaced now (E12)."""
    if tables.op[2 * state.source + state.effect] == SWAP_HAND:
        state.due_seat = state.active
        state.due = state.count
    next_effect(state)


def choose_at_comet(state: Struct, tables: Tables, refill: int) -> None:
    """Refill the hand or ready the animals; then the next seat chooses (C52)."""
    seat = state.choosers[0]
    player = player_of(state, seat)
    state.choosing -= 1
    for index in range(3):
        state.choosers[index] = state.choosers[index + 1]
    if refill:
        refill_hand(state, tables, seat)
    else:
        ready_all(player, tables)
        if state.comet_readies_hero:
            player.hero_tapped = 0


def refill_hand(state: Struct, tables: Tables, seat: int) -> bool:
    """Make the cards due that a hand lacks to its limit; say whether there are any (C46)."""
    player = player_of(state, seat)
    missing = hand_limit(player, tables) - player.cards
    if missing <= 0:
        return False
    state.due_seat = seat
    state.due = missing
    return True


# The end of actions and turns (C13, C58, C63)


def end_action(state: Struct, tables: Tables) -> None:
    """Count a completed action; at the safety stop the game ends at once (C63)."""
    clear_action(state)
    state.actions += 1
    if state.actions >= tables.turn_cap * state.seats:
        finish(state)


def end_idle(state: Struct) -> None:
    """End a turn without action; when everybody has been idle for a round the game ends (C58)."""
    clear_action(state)
    if not state.choosing:
        state.idle += 1
        if state.idle >= state.seats:
            finish(state)


def clear_action(state: Struct) -> None:
    """Leave nothing of the action: unused symbols, reductions and permissions are lost (C27, E8)."""
    state.action = ENDING
    state.left = 0
    state.minus = 0
    state.acted = 0
    state.extra = 0
    state.step = 0
    for symbol in range(6):
        state.pool[symbol] = 0
    for rescuer in range(3):
        state.jump[rescuer] = 0


# What happens without a decision (10.5)


def settle(state: Struct, tables: Tables, scratch: Struct) -> None:
    """Go on until somebody decides, a card is drawn, or the game is over."""
    while not settled(state, tables, scratch):
        pass


def settled(state: Struct, tables: Tables, scratch: Struct) -> bool:  # noqa: PLR0911 - one line for each stage
    """Do the next thing that needs no decision; say whether there is none."""
    if state.phase == OVER:
        return True
    if state.due:
        return settle_due(state)
    if state.phase == SETUP:
        return settle_setup(state, tables)
    if state.source != NONE:
        return carry_on(state, tables) and not state.due
    if state.action == RESTING:
        return settle_rest(state, tables)
    if state.action == ENDING:
        return settle_end(state, tables)
    if state.action == NO_ACTION:
        if state.phase == COMET_PHASE and not any_option(state, tables, scratch):
            end_idle(state)
            return False
        return True
    if only_end(state, tables, scratch):
        end_action(state, tables)
        return False
    return True


def settle_due(state: Struct) -> bool:
    """Wait for a card that is due; without any card left nothing is due any more (C54)."""
    if state.pile == 0 and state.mixed_size == 0:
        reshuffle(state)
    if state.pile or state.mixed_size:
        return True
    state.due = 0
    state.due_seat = 0
    return False


def settle_setup(state: Struct, tables: Tables) -> bool:
    """Deal and reveal; after the last card the main phase begins (10.4)."""
    if state.active == 0 or state.players[state.seats].hero == NONE:
        return True
    for seat in range(1, state.seats + 1):
        if state.players[seat].cards == 0:
            state.due_seat = seat
            state.due = tables.start_hand
            return False
    if reveal_due(state, tables):
        return True
    state.phase = MAIN
    return False


def settle_rest(state: Struct, tables: Tables) -> bool:
    """Go through the steps of a Rest (C44–C46)."""
    player = player_of(state, state.active)
    if state.step == DISCARDING:
        if player.cards:
            return True
        state.step = TAKING
    if state.step == TAKING:
        if state.display_size:
            return True
        state.step = DRAWING
    if state.step == DRAWING:
        state.step = DRAWN
        if refill_hand(state, tables, state.active):
            return False
    end_action(state, tables)
    return False


def settle_end(state: Struct, tables: Tables) -> bool:
    """Refill the display, let everybody choose at the comet, and go on to the next seat (C13, C52)."""
    if reveal_due(state, tables) or state.choosing:
        return True
    next_turn(state)
    return False


def next_turn(state: Struct) -> None:
    """Begin the next seat's turn; a seat that has passed is skipped (C13, C58)."""
    state.active = state.active % state.seats + 1
    if state.players[state.active].passed:
        state.idle += 1
        if state.idle >= state.seats:
            finish(state)
    else:
        state.action = NO_ACTION


def finish(state: Struct) -> None:
    """End the game (C58)."""
    state.phase = OVER
    state.active = 0
    state.idle = 0
    state.choosing = 0
    state.due = 0
    state.due_seat = 0
    state.action = NO_ACTION
    state.source = NONE


# Who decides


def reveal_due(state: Struct, tables: Tables) -> bool:
    """Whether the gold display has room and a card is left for it (C5, C13)."""
    return state.display_size < tables.display and gold_left(state, tables)


def chance_due(state: Struct, tables: Tables) -> bool:
    """Whether a card is to be drawn or revealed now."""
    if state.due or state.phase == SETUP:
        return True
    return state.action == ENDING and reveal_due(state, tables)


def who_decides(state: Struct, tables: Tables) -> int:
    """Return the active player, the first who still has to choose at the comet, -1 for chance, 0 after the end."""
    if state.phase == OVER:
        return 0
    if chance_due(state, tables):
        return -1
    seat: int = state.choosers[0] if state.action == ENDING else state.active
    return seat


def copies_of(state: Struct, move: int) -> int:
    """Return how many copies of the card of an event of chance there are, 1 for other events (10.4)."""
    kind = kind_of(move)
    card = what_of(move)
    copies: int = 1
    if kind == REVEAL or (kind == DRAW and state.pile):
        copies = state.unseen[card]
    elif kind == DRAW:
        copies = state.mixed[card]
    return copies
