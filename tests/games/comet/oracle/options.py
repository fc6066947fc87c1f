"""Whose move it is in the second reading of Comet, and which texts may be played (10.3, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.comet.oracle.edition import CARDS, HEROES, Effect, ability_of
from tests.games.comet.oracle.rules import (
    animals_in_hand,
    distance,
    hatch_possible,
    nests_for,
    shifts,
    step_possible,
    steps,
    to_be_granted,
    to_be_readied,
    usable,
)
from tests.games.comet.oracle.state import End, Hatch, Move, Rest, short_display, unwritten

if TYPE_CHECKING:
    from tests.games.comet.oracle.state import State


def decider(state: State) -> int | str | None:
    """Return the seat that decides, or "chance", or nothing when the game is over."""
    if state.phase == "over":
        return None
    if state.phase == "setup" or state.due:
        return "chance"
    if isinstance(state.action, End):
        return "chance" if short_display(state) else state.choosers[0]
    return state.turn


def chances(state: State) -> dict[str, int]:
    """Return the chance moves and their weights (10.4)."""
    if state.active is None:
        return {f"first {seat}": 1 for seat, _player in enumerate(state.players, 1)}
    dealt = [player.hero[0] for player in state.players if player.hero]
    if len(dealt) < len(state.players):
        return {f"hero {hero}": 1 for hero in HEROES if hero not in dealt}
    if not state.due:
        return {f"reveal {card}": copies for card, copies in unwritten(state, "gold").items()}
    cards = unwritten(state, "silver") if state.pile else {card: state.mixed.count(card) for card in state.mixed}
    return {f"draw {card}": copies for card, copies in cards.items()}


def decisions(state: State) -> set[str]:
    """Return the decisions at the stage the position is in, as they stand before anything happens by itself."""
    if state.use:
        return use_options(state)
    match state.action:
        case Hatch():
            return hatch_options(state, state.action)
        case Move():
            return move_options(state, state.action)
        case Rest():
            return rest_options(state, state.action)
        case End():
            return {"comet refill", "comet ready"}
        case None:
            return turn_options(state)


def turn_options(state: State) -> set[str]:
    """C8, C9, C55 to C57: what the active player can do before an action."""
    found = {f"move {card}" for card in animals_in_hand(state.me) if step_possible(state, card)}
    if hatch_possible(state):
        found.add("hatch")
    able = bool(found)
    uses = {f"use {source}" for source in usable(state)}
    if state.phase == "main":
        found.add("rest")
    elif able and not state.choosers:
        found.add("pass")
    elif uses and not able:
        found.add("end")
    return found | uses


def hatch_options(state: State, action: Hatch) -> set[str]:
    """C14 to C22."""
    found = {f"use {source}" for source in usable(state)}
    if action.left and state.me.free_slots:
        for card in animals_in_hand(state.me):
            found |= {f"place {card} {nest}" for nest in nests_for(state, distance(state.me, card, action.minus))}
    if action.acted or not hatch_possible(state):
        found.add("end")
    return found


def move_options(state: State, action: Move) -> set[str]:
    """C24 to C36, A30."""
    found = {f"use {source}" for source in usable(state)}
    found |= {f"step {rescuer} {place} {symbol}" for rescuer, place, symbol in steps(state, action.pool, action.jump)}
    if state.me.on_board:
        cards = [card for card in animals_in_hand(state.me) if CARDS[card].joker or action.extra]
        found |= {f"play {card}" for card in cards}
    if action.acted or not step_possible(state):
        found.add("end")
    return found


def rest_options(state: State, action: Rest) -> set[str]:
    """C44, C45."""
    if action.step == "discard":
        return {f"discard {card}" for card in state.me.hand} | {"done"}
    return {f"take {card}" for card in state.display}


def current_effect(state: State) -> Effect | None:
    """Return the effect of the source being carried out, or nothing past the last one."""
    if state.use is None:
        return None
    effects = ability_of(state.use.source).effects
    return effects[state.use.effect] if state.use.effect < len(effects) else None


def use_options(state: State) -> set[str]:
    """Return the choices for the effect being carried out; none where it needs no choice."""
    effect, use = current_effect(state), state.use
    if effect is None or use is None:
        return set()
    found = choices(state, effect)
    return found | {"done"} if use.count and effect["op"] in {"swap_hand", "ready"} else found


def choices(state: State, effect: Effect) -> set[str]:
    """Return what can be chosen for an effect, `done` aside."""
    match effect["op"]:
        case "pass_terrain" if effect["scope"] == "one":
            return {f"rescuer {index + 1}" for index in to_be_granted(state, effect)}
        case "shift_neutral":
            return {f"shift {piece} {place}" for piece, place in shifts(state, effect)}
        case "draw_gold":
            return {f"take {card}" for card in state.display}
        case "swap_hand":
            return {f"swap {card}" for card in state.me.hand}
        case "ready":
            return {f"ready {card}" for card in to_be_readied(state.me)}
    return set()


def legal(state: State) -> list[str]:
    """Return the sorted texts that may be played now, chance moves included."""
    match decider(state):
        case None:
            return []
        case "chance":
            return sorted(chances(state))
    return sorted(decisions(state))


def weights(state: State) -> list[int]:
    """Return the weights of the chance moves in the order of `legal`; nothing at a decision."""
    found = chances(state) if decider(state) == "chance" else {}
    return [found[move] for move in sorted(found)]
