"""What each move does by itself in the second reading of Comet; what follows from it is in `settle`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.comet.oracle.edition import CARDS, RULES, letters_of, ordered
from tests.games.comet.oracle.options import current_effect
from tests.games.comet.oracle.rules import draws_on_rescue, missing_cards
from tests.games.comet.oracle.state import End, Hatch, Move, Rest, Use

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.games.comet.oracle.edition import Effect
    from tests.games.comet.oracle.state import Player, State


# Cards in and out of hands


def lose(player: Player, card: str) -> None:
    """Take a card out of a hand; a copy everybody knows goes first (10.6)."""
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)


def gain_openly(player: Player, card: str) -> None:
    """Put a card into a hand while everybody watches."""
    player.hand.append(card)
    player.known.append(card)


def discard(state: State, card: str) -> None:
    """Lay a card on the discard pile of its colour."""
    state.discards[CARDS[card].colour].append(card)


def turn_card(state: State, source: str, *, tapped: bool) -> None:
    """Tap or ready one card of the active player that is not so yet."""
    me = state.me
    if me.hero and me.hero[0] == source:
        me.hero = (source, tapped)
    else:
        me.rescued[me.rescued.index((source, not tapped))] = (source, tapped)


def ready_all(player: Player, *, hero: bool) -> None:
    """C43, C52: ready all rescued animals, and the hero if asked to."""
    player.rescued = [(card, False) for card, _tapped in player.rescued]
    if hero and player.hero:
        player.hero = (player.hero[0], False)


# Chance


def play_first(state: State, seat: str) -> None:
    """C7."""
    state.active = int(seat)


def play_hero(state: State, hero: str) -> None:
    """C3."""
    next(player for player in state.players if player.hero is None).hero = (hero, False)


def play_reveal(state: State, card: str) -> None:
    """C5, C13."""
    state.display.append(card)


def play_draw(state: State, card: str) -> None:
    """C46 and the like; the last card of the pile begins the comet phase (C49, C50)."""
    seat, number = state.due or (0, 0)
    state.players[seat - 1].hand.append(card)
    state.due = (seat, number - 1) if number > 1 else None
    if not state.pile:
        state.mixed.remove(card)
        state.shuffled = state.shuffled if state.mixed else []
        return
    state.pile -= 1
    if state.phase == "main" and not state.pile:
        state.phase, state.pile, state.comet = "comet", state.comet, 0
        seats = len(state.players)
        state.choosers = [(state.turn - 1 + offset) % seats + 1 for offset in range(seats)]


# The turn


def play_hatch(state: State) -> None:
    """C14, C22: declare a Hatch."""
    state.idle, state.action = 0, Hatch()


def play_move(state: State, card: str) -> None:
    """C23: declare a Move with a main card."""
    lose(state.me, card)
    discard(state, card)
    state.idle, state.action = 0, Move(CARDS[card].symbols)


def play_rest(state: State) -> None:
    """C43: declare a Rest and ready everything."""
    state.idle, state.action = 0, Rest()
    ready_all(state.me, hero=True)


def play_pass(state: State) -> None:
    """C55."""
    state.me.passed = True
    end_without_action(state)


def play_end(state: State) -> None:
    """C22, C36, C56: end the action, or the turn without one."""
    if state.action is None:
        end_without_action(state)
    else:
        end_action(state)


def end_without_action(state: State) -> None:
    """C58: such a turn counts, save before the comet choice."""
    state.action = End()
    if not state.choosers:
        count_idle(state)


def count_idle(state: State) -> None:
    """C58: as many idle turns as players end the game."""
    state.idle += 1
    if state.idle == len(state.players):
        finish_game(state)


def end_action(state: State) -> None:
    """C63: count the action; at the limit the game is over before any refill."""
    state.actions += 1
    state.action = End()
    if state.actions >= RULES["turn_cap_per_player"] * len(state.players):
        finish_game(state)


def finish_game(state: State) -> None:
    """10.2: what is empty when the game is over."""
    state.phase, state.idle, state.choosers = "over", 0, []
    state.active = state.action = state.use = state.due = None


# Inside Hatch, Move, Rest and the comet choice


def play_place(state: State, card: str, nest: str) -> None:
    """C14, C15: the lowest free slot and its rescuer."""
    me, action = state.me, state.action
    slot = me.slots.index(None)
    lose(me, card)
    me.slots[slot], me.rescuers[slot] = card, nest
    if isinstance(action, Hatch):
        action.left, action.minus, action.acted = action.left - 1, 0, True


def play_step(state: State, rescuer: str, place: str, symbol: str) -> None:
    """C26, C37: spend the symbol; in the cave the animal is rescued."""
    me, action, index = state.me, state.action, int(rescuer) - 1
    if isinstance(action, Move):
        action.pool, action.acted = action.pool.replace(symbol, "", 1), True
    me.rescuers[index] = place
    if place == state.map.cave:
        rescue(state, index)


def rescue(state: State, index: int) -> None:
    """C37, C39: the slot is free, the card ready; cards rescued earlier may draw."""
    me, card = state.me, state.me.slots[index]
    draws = draws_on_rescue(me)
    me.rescuers[index] = me.slots[index] = None
    if card is not None:
        me.rescued.append((card, False))
    if isinstance(state.action, Move):
        state.action.jump[index] = ""
    state.due = (state.turn, draws) if draws else None


def play_play(state: State, card: str) -> None:
    """C24, E5: a joker card, or a plain card that uses up a permission."""
    lose(state.me, card)
    discard(state, card)
    if isinstance(state.action, Move):
        state.action.pool = ordered(state.action.pool + CARDS[card].symbols)
        state.action.extra -= CARDS[card].plain


def play_discard(state: State, card: str) -> None:
    """C44."""
    lose(state.me, card)
    discard(state, card)


def play_take(state: State, card: str) -> None:
    """C45, E11: a gold card of one's choice."""
    state.display.remove(card)
    gain_openly(state.me, card)
    if state.use:
        state.use.count += 1
    else:
        begin_draws(state)


def begin_draws(state: State) -> None:
    """C46: the last step of a Rest."""
    state.action = Rest("draw")
    missing = missing_cards(state.me)
    state.due = (state.turn, missing) if missing else None


def play_comet(state: State, choice: str) -> None:
    """C52, A13: draw up to the hand limit, or ready all rescued animals."""
    seat = state.choosers.pop(0)
    player = state.players[seat - 1]
    if choice == "ready":
        ready_all(player, hero="comet_ready_hero" in state.switches)
    elif missing_cards(player):
        state.due = (seat, missing_cards(player))


# Uses


def play_use(state: State, source: str) -> None:
    """C11, C41: tap the source, or take the helper out of the hand."""
    state.idle, state.use = 0, Use(source)
    if source in CARDS and CARDS[source].helper:
        lose(state.me, source)
    else:
        turn_card(state, source, tapped=True)


def play_rescuer(state: State, rescuer: str) -> None:
    """E3, scope one."""
    effect = current_effect(state)
    if effect and state.use:
        grant(state, effect, [int(rescuer) - 1])
        state.use.count += 1


def grant(state: State, effect: Effect, rescuers: list[int]) -> None:
    """E3: let rescuers jump free terrains for this Move."""
    if isinstance(state.action, Move):
        for index in rescuers:
            letters = set(state.action.jump[index]) | set(letters_of(effect["terrains"]))
            state.action.jump[index] = ordered("".join(letters))


def play_shift(state: State, piece: str, place: str) -> None:
    """E6."""
    state.neutral[piece] = place
    if state.use:
        state.use.count += 1


def play_swap(state: State, card: str) -> None:
    """E12: discard one card; the draws come when all are named."""
    lose(state.me, card)
    discard(state, card)
    if state.use:
        state.use.count += 1


def play_ready(state: State, card: str) -> None:
    """E14."""
    turn_card(state, card, tapped=False)
    if state.use:
        state.use.count += 1


def play_done(state: State) -> None:
    """No further card to discard, to swap or to ready."""
    if state.use:
        next_effect(state)
    else:
        state.action = Rest("take")


def next_effect(state: State) -> None:
    """10.2: close the current effect, then let the silver cards it causes be drawn."""
    effect, use = current_effect(state), state.use
    if effect is None or use is None:
        return
    draws = {"swap_hand": use.count, "draw_silver": effect.get("n", 0)}.get(effect["op"], 0)
    use.effect, use.count = use.effect + 1, 0
    state.due = (state.turn, draws) if draws else None


PLAYED: dict[str, Callable[..., None]] = {
    "first": play_first,
    "hero": play_hero,
    "reveal": play_reveal,
    "draw": play_draw,
    "hatch": play_hatch,
    "move": play_move,
    "rest": play_rest,
    "pass": play_pass,
    "end": play_end,
    "place": play_place,
    "step": play_step,
    "play": play_play,
    "discard": play_discard,
    "take": play_take,
    "comet": play_comet,
    "use": play_use,
    "rescuer": play_rescuer,
    "shift": play_shift,
    "swap": play_swap,
    "ready": play_ready,
    "done": play_done,
}
