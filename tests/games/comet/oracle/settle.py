"""A move and everything that happens by itself after it, in the second reading of Comet (10.5)."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from tests.games.comet.oracle.edition import RULES, letters_of, ordered
from tests.games.comet.oracle.options import choices, current_effect, decisions, legal
from tests.games.comet.oracle.play import (
    PLAYED,
    begin_draws,
    count_idle,
    discard,
    end_action,
    end_without_action,
    gain_openly,
    grant,
    next_effect,
)
from tests.games.comet.oracle.rules import does_something
from tests.games.comet.oracle.state import End, Hatch, Move, Rest, being_used, short_display

if TYPE_CHECKING:
    from tests.games.comet.oracle.edition import Effect
    from tests.games.comet.oracle.state import State


def apply(state: State, move: str) -> State:
    """Return the position after a move and all that follows from it."""
    if move not in legal(state):
        raise ValueError(f"{move!r} is not one of {legal(state)}")
    after = deepcopy(state)
    word, *rest = move.split(" ")
    PLAYED[word](after, *rest)
    settle(after)
    return after


def settle(state: State) -> None:
    """Go on until a decision, a chance move or the end of the game is reached."""
    while goes_on(state):
        pass


def goes_on(state: State) -> bool:
    """Do the next thing that happens by itself; say whether there was one."""
    if state.phase == "over":
        return False
    if state.due:
        return provide_cards(state)
    if state.phase == "setup":
        return set_up(state)
    return carry_out(state) if state.use else go_on_acting(state)


def go_on_acting(state: State) -> bool:
    """Do the next thing that the stage of the turn leaves no choice about."""
    match state.action:
        case Hatch() | Move():
            return action_without_option(state)
        case Rest():
            return go_on_resting(state, state.action)
        case End():
            return go_on_to_next_seat(state)
        case None:
            return turn_without_option(state)


def provide_cards(state: State) -> bool:
    """C54: reshuffle the silver discards when a card is due and none is left; what is still due may lapse."""
    if state.pile or state.mixed:
        return False
    state.mixed = sorted(state.discards["silver"])
    state.shuffled = list(state.mixed)
    state.discards["silver"] = []
    if not state.mixed:
        state.due = None
    return True


def set_up(state: State) -> bool:
    """10.4: deal to the next seat, or begin the main phase."""
    if state.active is None or any(player.hero is None for player in state.players):
        return False
    empty = [seat for seat, player in enumerate(state.players, 1) if not player.hand]
    if empty:
        state.due = (empty[0], RULES["start_hand_silver"])
        return True
    if short_display(state):
        return False
    state.phase = "main"
    return True


def turn_without_option(state: State) -> bool:
    """C56: who can do nothing at all is skipped."""
    if decisions(state):
        return False
    end_without_action(state)
    return True


def action_without_option(state: State) -> bool:
    """C22, C36: an action ends when nothing but ending is left."""
    if decisions(state) != {"end"}:
        return False
    end_action(state)
    return True


def go_on_resting(state: State, action: Rest) -> bool:
    """C44 to C46: steps without a choice are passed through."""
    if action.step == "discard" and not state.me.hand:
        state.action = Rest("take")
    elif action.step == "take" and not state.display:
        begin_draws(state)
    elif action.step == "draw":
        end_action(state)
    else:
        return False
    return True


def go_on_to_next_seat(state: State) -> bool:
    """C13: after reveals and comet choices the next seat follows; one that has passed is passed over."""
    if short_display(state) or state.choosers:
        return False
    state.active = state.turn % len(state.players) + 1
    if state.me.passed:
        count_idle(state)
    else:
        state.action = None
    return True


def carry_out(state: State) -> bool:
    """E1: carry out or skip the current effect, unless it waits for a choice; after the last one close the use."""
    effect, use = current_effect(state), state.use
    if use is None:
        return False
    if effect is None:
        helper = being_used(state)
        state.use = None
        for card in helper:
            discard(state, card)
    elif not use.count and not does_something(state, effect):
        use.effect += 1
    elif choices(state, effect) and use.count < effect.get("n", 1):
        return False
    else:
        if not use.count:
            happen(state, effect)
        next_effect(state)
    return True


def happen(state: State, effect: Effect) -> None:
    """Carry out an effect that needs no choice; draws are made due when the effect is closed."""
    action = state.action
    match effect["op"], action:
        case "add_symbols", Move():
            action.pool = ordered(action.pool + letters_of(effect["symbols"]))
        case "pass_terrain", Move():
            grant(state, effect, state.me.on_board)
        case "extra_card", Move():
            action.extra += effect["n"]
        case "nest_minus", Hatch():
            action.minus += effect["n"]
        case "hatch_again", Hatch():
            action.left += effect["n"]
        case "recover", _:
            gain_openly(state.me, state.discards[effect["colour"]].pop())
