"""Which texts are positions in the second reading of Comet: the conditions at the end of 10.2, and what follows."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import TYPE_CHECKING

from tests.games.comet.oracle.edition import CARDS, RULES, SETUP, ability_of
from tests.games.comet.oracle.rules import draws_on_rescue, missing_cards
from tests.games.comet.oracle.settle import settle
from tests.games.comet.oracle.shape import built, loaded
from tests.games.comet.oracle.state import End, Hatch, Move, Rest, short_display, text, unwritten, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.comet.oracle.state import Player, State, Use


def parse(position: str) -> State:
    """Return the position that a text describes; refuse with `ValueError` what is none."""
    found = problems(position)
    if found:
        raise ValueError("; ".join(found))
    table, _ = loaded(position)
    return built(table)


def problems(position: str) -> list[str]:
    """Return why a text is no position; nothing if it is one."""
    table, found = loaded(position)
    if found:
        return found
    state = built(table)
    found = [*seats(state)]
    found = found or [*cards(state), *pieces(state), *piles(state), *phases(state)]
    found = found or [*actions(state), *uses(state)] or [*dues(state)]
    if found:
        return found
    after = deepcopy(state)
    settle(after)
    return [] if text(after) == position else ["something is left that would happen by itself"]


def seats(state: State) -> Iterator[str]:
    """Every seat named is at the table."""
    named = [*state.choosers, state.active or 1, state.due[0] if state.due else 1]
    if max(named) > len(state.players):
        yield "a seat nobody sits on"


def cards(state: State) -> Iterator[str]:
    """Cards and copies fit the edition, heroes differ, and what is tapped can be."""
    for zones in (written(state), state.shuffled):
        excess = [card for card, copies in Counter(zones).items() if copies > CARDS[card].copies]
        if excess:
            yield f"too many copies: {excess}"
    heroes = [player.hero[0] for player in state.players if player.hero]
    if len(set(heroes)) < len(heroes):
        yield "a hero occurs twice"
    for player in state.players:
        yield from cards_of(player)
    if len(state.display) > RULES["gold_display"]:
        yield "too many cards on display"


def cards_of(player: Player) -> Iterator[str]:
    """What is known is in the hand, and all its gold cards are known."""
    if Counter(player.known) - Counter(player.hand):
        yield "a known card is not in the hand"
    gold = Counter(card for card in player.hand if CARDS[card].colour == "gold")
    if gold - Counter(player.known):
        yield "a gold card of a hand is not known"
    for source, tapped in player.sources:
        if tapped and ability_of(source).mode != "tap":
            yield f"{source} cannot be tapped"


def pieces(state: State) -> Iterator[str]:
    """Pieces stand alone, on hexes of the right kind, and rescuers belong to filled slots."""
    places = [place for player in state.players for place in player.rescuers if place is not None]
    if [place for place in places if place not in state.map.terrain and place not in state.map.nests]:
        yield "a rescuer stands neither on terrain nor on a nest"
    if [place for place in state.neutral.values() if place not in state.map.terrain]:
        yield "a neutral piece stands off terrain"
    places += state.neutral.values()
    if len(set(places)) < len(places):
        yield "two pieces share a hex"
    for player in state.players:
        if [card is None for card in player.slots] != [place is None for place in player.rescuers]:
            yield "a slot without rescuer, or a rescuer without slot"


def piles(state: State) -> Iterator[str]:
    """Pile, stack and reshuffled cards fit together and the phase."""
    if unwritten(state, "silver").total() < state.pile + state.comet:
        yield "more cards in pile and stack than are unseen"
    if state.mixed and state.pile:
        yield "reshuffled cards beside a pile"
    if Counter(state.mixed) - Counter(state.shuffled) or bool(state.mixed) != bool(state.shuffled):
        yield "what is left of the reshuffle is no part of it"
    if state.phase == "comet" and state.comet:
        yield "a comet stack after the comet"
    before = state.phase in {"setup", "main"} or state.comet > 0
    if before and (not state.pile or state.mixed):
        yield "no pile, or a reshuffle, before the comet"


def phases(state: State) -> Iterator[str]:
    """Keys that have a fixed value in a phase have it."""
    cap = RULES["turn_cap_per_player"] * len(state.players)
    if state.actions > cap or (state.actions == cap and state.phase != "over"):
        yield "more actions than the safety stop allows"
    if (state.active is None) != (state.phase == "over") and state.phase != "setup":
        yield "active does not fit the phase"
    if state.phase != "setup" and any(player.hero is None for player in state.players):
        yield "a hero is missing"
    if state.phase != "comet" and (state.idle or state.choosers):
        yield "idle turns or comet choices outside the comet phase"
    if state.phase in {"setup", "over"} and (state.action or state.use):
        yield "an action outside the turns"
    if state.phase in {"setup", "main"} and any(player.passed for player in state.players):
        yield "a pass before the comet"
    if state.phase == "over" and state.due:
        yield "cards are due after the end"
    if state.phase == "setup":
        yield from setup(state)
    if state.phase == "comet":
        yield from comet(state)


def setup(state: State) -> Iterator[str]:
    """10.4: the order of the setup, and that nothing else has happened yet."""
    heroes = [player.hero is not None for player in state.players]
    hands = [len(player.hand) for player in state.players]
    full = RULES["start_hand_silver"]
    dealt = sum(hands)
    in_order = [min(full, max(0, dealt - full * index)) for index in range(len(hands))]
    turn = dealt // full + 1
    if state.active is None and any(heroes):
        yield "a hero before the first player"
    if (
        heroes != sorted(heroes, reverse=True)
        or (dealt and not all(heroes))
        or any(player.hero and player.hero[1] for player in state.players)
    ):
        yield "heroes are not dealt in order"
    expected = (turn, full - dealt % full) if all(heroes) and turn <= len(hands) else None
    if hands != in_order or state.due != expected or (state.display and turn <= len(hands)):
        yield "hands are not dealt in order"
    row = SETUP[len(hands)]
    if state.pile + dealt != row["start_cards"] + row["silver_pile"] or state.comet != row["comet_stack"]:
        yield "pile and stack are not those of the setup"
    used = [player.known or player.rescued or player.on_board for player in state.players]
    if any(used) or state.actions or any(state.discards.values()) or state.neutral != state.map.neutral:
        yield "something has happened before the main phase"


def comet(state: State) -> Iterator[str]:
    """C52, C55 to C58: who has still to choose, who has passed, how many turns were idle."""
    number, turn, ended = len(state.players), state.active or 1, isinstance(state.action, End)
    order = [(turn - 1 + offset) % number + 1 for offset in range(number)]
    if state.choosers != order[number - len(state.choosers) :] or (0 < len(state.choosers) < number and not ended):
        yield "comet choices out of order"
    chosen = ended and (0 < len(state.choosers) < number or state.due is not None)
    if chosen and short_display(state):
        yield "a comet choice before the refill"
    if (state.choosers or chosen) and any(player.passed for player in state.players):
        yield "a pass before the comet choice"
    if state.players[turn - 1].passed and not ended:
        yield "a turn of somebody who has passed"
    if state.idle >= number or (
        state.idle and (state.use or state.choosers or not isinstance(state.action, End | None))
    ):
        yield "idle turns that do not fit"


def actions(state: State) -> Iterator[str]:
    """What an action writes fits the table."""
    action = state.action
    if isinstance(action, Hatch):
        if action.left > state.me.free_slots or not (action.left or action.acted):
            yield "hatches that are not there"
        if action.minus and not action.left:
            yield "a reduction for no hatch"
    if isinstance(action, Move):
        absent = [index for index, place in enumerate(state.me.rescuers) if place is None]
        if any(action.jump[index] for index in absent):
            yield "free terrains for a rescuer off the board"
        if not state.me.on_board and not action.acted:
            yield "a Move without rescuer"
    if isinstance(action, Rest) and state.phase == "comet" and (action.step != "draw" or not state.choosers):
        yield "a Rest in the comet phase"
    if isinstance(action, Rest) and (action.step == "draw") != (state.due is not None):
        yield "a Rest and its draws do not fit"


def uses(state: State) -> Iterator[str]:
    """A source being carried out is one whose time has come, and it has got as far as it can have."""
    use = state.use
    if use is None:
        return
    ability = ability_of(use.source)
    kinds = {"any": (type(None), Hatch, Move), "hatch": (Hatch,), "move": (Move,)}
    if not isinstance(state.action, kinds[ability.when]):
        yield "a use at the wrong time"
    if ability.mode == "tap" and (use.source, True) not in state.me.sources:
        yield "a use of a card that is not tapped"
    if use.effect > len(ability.effects) or not plausible_count(use):
        yield "a use that has got too far"


def plausible_count(use: Use) -> bool:
    """Only choices that are made one by one are counted, and never the last one."""
    effects = ability_of(use.source).effects
    if use.effect == len(effects) or effects[use.effect]["op"] not in {"draw_gold", "swap_hand", "ready"}:
        return use.count == 0
    return bool(use.count < effects[use.effect]["n"])


def dues(state: State) -> Iterator[str]:
    """Cards are due for a reason, and not more than it gives."""
    if state.due is None or state.phase == "setup":
        return
    seat, number = state.due
    if isinstance(state.action, Rest | End):
        if seat != refilling(state) or number != missing_cards(state.players[seat - 1]):
            yield "not the cards missing to the hand limit are due"
    elif seat != state.turn or number > due_at_most(state):
        yield "cards are due for no reason"


def refilling(state: State) -> int | None:
    """Return the seat that draws up to its hand limit: the resting one, or the last that made its comet choice."""
    if isinstance(state.action, Rest):
        return state.turn
    number, waiting = len(state.players), len(state.choosers)
    if state.phase != "comet" or waiting == number:
        return None
    return (state.turn - 2 - waiting) % number + 1


def due_at_most(state: State) -> int:
    """Return the most cards that a use, or else the rescues of a Move, can make due."""
    if state.use:
        effects = ability_of(state.use.source).effects
        last = effects[state.use.effect - 1] if state.use.effect else {"op": "none"}
        return int(last["n"]) if last["op"] in {"draw_silver", "swap_hand"} and not state.use.count else 0
    return draws_on_rescue(state.me) if isinstance(state.action, Move) and state.action.acted else 0
