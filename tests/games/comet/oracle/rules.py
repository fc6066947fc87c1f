"""Conditions of the second reading of Comet: nests, steps, sources, and the tests of C22 and C35."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.comet.oracle.edition import CARDS, RULES, Ability, Effect, ability_of, animal, letters_of
from tests.games.comet.oracle.state import Hatch, Move, occupied

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.games.comet.oracle.state import Player, State


# Permanent effects


def permanents(player: Player, op: str) -> list[Effect]:
    """Return the permanent effects of a kind that a player's rescued animals and hero give, tapped or not."""
    abilities = [ability_of(source) for source, _tapped in player.sources]
    return [
        effect for found in abilities if found.mode == "permanent" for effect in found.effects if effect["op"] == op
    ]


def hand_limit(player: Player) -> int:
    """C46, E15: five at first."""
    return int(RULES["hand_limit"] + sum(effect["n"] for effect in permanents(player, "hand_limit")))


def missing_cards(player: Player) -> int:
    """Count the cards a player is below the hand limit."""
    return max(0, hand_limit(player) - len(player.hand))


def draws_on_rescue(player: Player) -> int:
    """E21: cards drawn for each further rescue."""
    return sum(effect["n"] for effect in permanents(player, "draw_silver"))


# Sources


def ready_sources(player: Player) -> set[str]:
    """Return all sources a player could use if their time had come (C11, C12, C41)."""
    tappable = {source for source, tapped in player.sources if not tapped and ability_of(source).mode == "tap"}
    return tappable | {card for card in player.hand if CARDS[card].helper}


def can_draw(state: State) -> bool:
    """E10, C54: a silver card is in the pile, or will be after a reshuffle."""
    return state.pile > 0 or bool(state.mixed) or bool(state.discards["silver"])


def animals_in_hand(player: Player) -> list[str]:
    """Return the animal cards in a hand."""
    return [card for card in player.hand if animal(card)]


def plain_cards(player: Player) -> list[str]:
    """Return the plain cards in a hand."""
    return [card for card in player.hand if CARDS[card].plain]


def to_be_readied(player: Player) -> set[str]:
    """E14: tapped rescued animals that neither ready nor recover."""
    return {card for card, tapped in player.rescued if tapped and not ability_of(card).has("ready", "recover")}


def to_be_granted(state: State, effect: Effect) -> list[int]:
    """E3, A31: rescuers on the board, counted from 0, that lack some of the terrains."""
    if not isinstance(state.action, Move):
        return []
    jump, terrains = state.action.jump, set(letters_of(effect["terrains"]))
    return [index for index in state.me.on_board if not terrains <= set(jump[index])]


def shifts(state: State, effect: Effect) -> set[tuple[str, str]]:
    """E6: pieces and the hexes they can be moved to over free terrain."""
    pieces = sorted(state.neutral) if effect["piece"] == "any" else [effect["piece"]]
    return {(piece, place) for piece in pieces for place in reach(state, state.neutral[piece], effect["steps"])}


def reach(state: State, origin: str, steps: int) -> set[str]:
    """Return the free terrain hexes within a number of steps from a neutral piece."""
    free = set(state.map.terrain) - occupied(state)
    found: set[str] = set()
    border = {origin}
    for _ in range(steps):
        border = {place for here in border for place in state.map.neighbours[here] if place in free} - found
        found |= border
    return found


def can_hatch_again(state: State) -> bool:
    """E9: free slots and animals in hand each number more than the hatches still allowed."""
    spare = min(state.me.free_slots, len(animals_in_hand(state.me)))
    return isinstance(state.action, Hatch) and spare > state.action.left


def can_be_reduced(state: State) -> bool:
    """E8: a hatch is still allowed and there is an animal in hand."""
    return isinstance(state.action, Hatch) and state.action.left > 0 and bool(animals_in_hand(state.me))


def can_move_on(state: State) -> bool:
    """A30: in a Move with a rescuer on the board."""
    return isinstance(state.action, Move) and bool(state.me.on_board)


def lacks_permission(state: State) -> bool:
    """E5: more plain cards in hand than unused permissions."""
    return isinstance(state.action, Move) and len(plain_cards(state.me)) > state.action.extra


CONDITIONS: dict[str, Callable[[State, Effect], bool]] = {
    "add_symbols": lambda state, _effect: can_move_on(state),
    "pass_terrain": lambda state, effect: bool(to_be_granted(state, effect)),
    "extra_card": lambda state, _effect: can_move_on(state) and lacks_permission(state),
    "shift_neutral": lambda state, effect: bool(shifts(state, effect)),
    "nest_minus": lambda state, _effect: can_be_reduced(state),
    "hatch_again": lambda state, _effect: can_hatch_again(state),
    "draw_silver": lambda state, _effect: can_draw(state),
    "draw_gold": lambda state, _effect: bool(state.display),
    "swap_hand": lambda state, _effect: bool(state.me.hand) and can_draw(state),
    "recover": lambda state, effect: bool(state.discards[effect["colour"]]),
    "ready": lambda state, _effect: bool(to_be_readied(state.me)),
}


def does_something(state: State, effect: Effect) -> bool:
    """Say whether an effect of a tap or helper source can do anything now (E2 to E14)."""
    return CONDITIONS[effect["op"]](state, effect)


def usable(state: State) -> set[str]:
    """C10, E1: sources whose time has come and that would do something."""
    whens = {"any"}
    if isinstance(state.action, Hatch):
        whens.add("hatch")
    if isinstance(state.action, Move):
        whens.add("move")
    return {
        source
        for source in ready_sources(state.me)
        if ability_of(source).when in whens
        and any(does_something(state, effect) for effect in ability_of(source).effects)
    }


# Hatch


def free_nests(state: State) -> dict[str, int]:
    """Return the nests nobody stands on, with their numbers."""
    taken = occupied(state)
    return {place: number for place, number in state.map.nests.items() if place not in taken}


def distance(player: Player, card: str, minus: int) -> int:
    """C21, E8: the nest distance after all reductions, never below the lowest nest."""
    always = sum(effect["n"] for effect in permanents(player, "nest_minus"))
    return int(max(RULES["nest_min"], CARDS[card].nest - always - minus))


def nests_for(state: State, number: int) -> set[str]:
    """C15 to C18: the free nests of that number, or else of the lowest higher number that has one."""
    free = free_nests(state)
    numbers = [found for found in free.values() if found >= number]
    return {place for place, found in free.items() if numbers and found == min(numbers)}


def all_sources_of(player: Player, when: str) -> list[Ability]:
    """Return the abilities a player could still use in a Hatch or a Move, each copy for itself."""
    names = [source for source, tapped in player.sources if not tapped and ability_of(source).mode == "tap"]
    names += [card for card in player.hand if CARDS[card].helper]
    return [ability_of(name) for name in names if ability_of(name).when == when]


def hatch_possible(state: State) -> bool:
    """C22: with every reduction that could still be used, some animal in hand can be hatched."""
    action, me = state.action, state.me
    left, minus = (action.left, action.minus) if isinstance(action, Hatch) else (1, 0)
    if not left or not me.free_slots:
        return False
    abilities = all_sources_of(me, "hatch")
    more = sum(effect["n"] for found in abilities for effect in found.effects if effect["op"] == "nest_minus")
    return any(nests_for(state, distance(me, card, minus + more)) for card in animals_in_hand(me))


# Move


def landings(state: State, origin: str, terrains: Iterable[str]) -> set[str]:
    """C28 to C30: where one step can lead from a hex, given the free terrains that may be jumped (E3)."""
    pieces, board = occupied(state), state.map
    jumpable = pieces | {place for place, terrain in board.terrain.items() if terrain in set(terrains)}
    open_hexes = (set(board.terrain) - pieces) | {board.cave}
    border, jumped, found = {origin}, {origin}, set[str]()
    while border:
        around = {place for here in border for place in board.neighbours[here]}
        found |= around & open_hexes
        single = "jump_chain_single" in state.switches
        border = (around & jumpable) - jumped if not single or border == {origin} else set()
        jumped |= border
    return found


def pays(state: State, symbol: str, place: str) -> bool:
    """C31, C33, E4: say whether a symbol pays for a landing hex."""
    if place == state.map.cave:
        return True
    terrain = state.map.terrain[place]
    conversions = permanents(state.me, "convert_symbol")
    return symbol in {"*", terrain} or any(
        letters_of([effect["from"]]) == symbol and letters_of([effect["to"]]) == terrain for effect in conversions
    )


def steps(state: State, symbols: Iterable[str], jump: list[str]) -> set[tuple[int, str, str]]:
    """Return all steps (rescuer from 1, landing hex, symbol) with these symbols and jumpable free terrains."""
    found = set()
    for index in state.me.on_board:
        for place in landings(state, state.me.rescuers[index] or "", jump[index]):
            found |= {(index + 1, place, symbol) for symbol in set(symbols) if pays(state, symbol, place)}
    return found


def step_possible(state: State, main: str | None = None) -> bool:
    """C35: in a Move under way, or with this main card, some step can be made with all that could still be used."""
    action, me = state.action, state.me
    symbols, jump, extra = (
        ("", ["", "", ""], 0) if not isinstance(action, Move) else (action.pool, action.jump, action.extra)
    )
    hand = list(me.hand)
    if main is not None:
        hand.remove(main)
        symbols += CARDS[main].symbols
    abilities = all_sources_of(me, "move")
    effects = [effect for found in abilities for effect in found.effects]
    more_cards = extra > 0 or any(effect["op"] == "extra_card" for effect in effects)
    symbols += "".join(CARDS[card].symbols for card in hand if CARDS[card].joker or more_cards)
    symbols += "".join(letters_of(effect["symbols"]) for effect in effects if effect["op"] == "add_symbols")
    terrains = "".join(letters_of(effect["terrains"]) for effect in effects if effect["op"] == "pass_terrain")
    return bool(steps(state, symbols, [granted + terrains for granted in jump]))
