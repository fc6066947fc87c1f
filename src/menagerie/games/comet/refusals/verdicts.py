"""Why a move is refused: the rule it breaks, the hexes concerned, and the details of the sentence.

For decisions this is a second account of the rules, which tests compare with the move generator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.outcome import Refusal
from menagerie.games.comet.components.board import NAMES, NEST, NEUTRALS, TERRAINS
from menagerie.games.comet.components.cards import MODES, OPS, PIECES, WHENS
from menagerie.games.comet.refusals.arbiter import Arbiter
from menagerie.games.comet.rules import moves
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.rules.state import (
    COMET_PHASE,
    DISCARDING,
    ENDING,
    HATCHING,
    MAIN,
    MOVING,
    NO_ACTION,
    NONE,
    OVER,
    RESTING,
    SETUP,
    TAKING,
)
from menagerie.games.comet.texts.moves import write_move

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.position import Position
    from menagerie.games.comet.components.cards import Effect

ACTIONS = ("turn", "hatch", "move", "rest", "end")


def refuse(position: Position, move: int) -> Refusal | None:
    """Return why a move is refused, or ``None`` for a legal one."""
    comet = as_comet(position)
    write_move(comet, move)
    arbiter = Arbiter.of(comet)
    kind, what = moves.kind_of(move), moves.what_of(move)
    if arbiter.table["phase"] == OVER:
        return refusal("C58", "game_over")
    if kind <= moves.REVEAL:
        return refuse_chance(arbiter, kind, what)
    if comet.to_act == -1:
        return refusal("C7", "setup_running") if arbiter.table["phase"] == SETUP else refusal("C46", "chance_due")
    stage = refuse_stage(arbiter, kind)
    return stage or JUDGES[kind](arbiter, what, moves.place_of(move), moves.symbol_of(move))


def refusal(rule: str, reason: str, *cells: str, **details: str | int) -> Refusal:
    """Return a refusal with its details."""
    return Refusal(rule, reason, cells, tuple(details.items()))


def card_id(arbiter: Arbiter, number: int) -> str:
    """Return the id of a card or hero."""
    return arbiter.source(number).id


def hex_id(arbiter: Arbiter, place: int) -> str:
    """Return the id of a hex."""
    return arbiter.position.tables.board.hexes[place].id


# What is due now (C8, C10, E1, 10.5)


def refuse_chance(arbiter: Arbiter, kind: int, what: int) -> Refusal | None:
    """Judge an event of chance: it must be due and possible."""
    move = moves.move_of(kind, what, 0, 0)
    if arbiter.position.to_act == -1 and move in arbiter.position.legal_moves():
        return None
    return refusal("C8", "not_chance")


def refuse_stage(arbiter: Arbiter, kind: int) -> Refusal | None:
    """Judge whether a kind of decision is due."""
    table = arbiter.table
    if table["source"] != NONE:
        wanted = CHOICES.get(OPS[current_effect(arbiter).op], ())
        return None if kind in wanted else refusal("E1", "choose_first", source=card_id(arbiter, table["source"]))
    if table["action"] == ENDING:
        return None if kind == moves.COMET else refusal("C52", "comet_choice_due")
    if kind == moves.COMET:
        return refusal("C52", "comet_choice_not_due")
    if kind in STAGES[table["action"]]:
        return None
    if table["action"] == NO_ACTION:
        return refusal("C8", "no_action")
    return refusal("C8", "action_running", action=ACTIONS[table["action"]])


def current_effect(arbiter: Arbiter) -> Effect:
    """Return the effect that is being carried out."""
    effect: Effect = arbiter.source(arbiter.table["source"]).effects[arbiter.table["effect"]]
    return effect


CHOICES = {
    "pass_terrain": (moves.RESCUER,),
    "shift_neutral": (moves.SHIFT,),
    "draw_gold": (moves.TAKE,),
    "swap_hand": (moves.SWAP, moves.DONE),
    "ready": (moves.READY, moves.DONE),
}
STAGES = {
    NO_ACTION: (moves.HATCH, moves.MOVE, moves.REST, moves.USE, moves.PASS, moves.END),
    HATCHING: (moves.PLACE, moves.USE, moves.END),
    MOVING: (moves.STEP, moves.PLAY, moves.USE, moves.END),
    RESTING: (moves.DISCARD, moves.TAKE, moves.DONE),
}


# The turn decision (C8, C53–C57)


def refuse_hatch(arbiter: Arbiter, *_: int) -> Refusal | None:
    """Judge the declaration of a Hatch (C19, C22)."""
    if NONE not in arbiter.me["slots"]:
        return refusal("C19", "no_slot")
    return None if arbiter.hatch_possible() else refusal("C22", "hatch_impossible")


def refuse_move(arbiter: Arbiter, card: int, *_: int) -> Refusal | None:
    """Judge the declaration of a Move (C23, C35)."""
    held = refuse_animal(arbiter, card)
    if held:
        return held
    if not arbiter.rescuers():
        return refusal("C35", "no_rescuer")
    return None if arbiter.step_possible(card) else refusal("C35", "move_impossible", card=card_id(arbiter, card))


def refuse_animal(arbiter: Arbiter, card: int) -> Refusal | None:
    """Judge whether a card is an animal in hand."""
    name = card_id(arbiter, card)
    if not arbiter.me["hand"][card]:
        return refusal("C14", "not_in_hand", card=name)
    return refusal("C42", "helper_not_animal", card=name) if arbiter.source(card).helper else None


def refuse_rest(arbiter: Arbiter, *_: int) -> Refusal | None:
    """Judge a Rest: only in the main phase (C53)."""
    return None if arbiter.table["phase"] == MAIN else refusal("C53", "rest_not_now")


def can_act(arbiter: Arbiter) -> bool:
    """Whether a Hatch or a Move could be declared."""
    moving = arbiter.rescuers() and any(arbiter.step_possible(card) for card in set(arbiter.animals()))
    return bool(moving) or arbiter.hatch_possible()


def refuse_pass(arbiter: Arbiter, *_: int) -> Refusal | None:
    """Judge passing (C55–C57)."""
    if arbiter.table["phase"] != COMET_PHASE:
        return refusal("C55", "pass_not_now")
    if arbiter.table["choosers"]:
        return refusal("C57", "pass_must_act")
    return None if can_act(arbiter) else refusal("C55", "pass_not_now")


def refuse_end(arbiter: Arbiter, *_: int) -> Refusal | None:
    """Judge ending an action, or a turn without action (C22, C36, C56)."""
    table = arbiter.table
    if table["action"] == HATCHING:
        ended = table["acted"] or not arbiter.hatch_possible()
        return None if ended else refusal("C22", "end_not_yet_hatch")
    if table["action"] == MOVING:
        ended = table["acted"] or not arbiter.step_possible(None)
        return None if ended else refusal("C36", "end_not_yet_move")
    idle = table["phase"] == COMET_PHASE and not can_act(arbiter)
    return None if idle else refusal("C56", "end_must_act")


# Hatch (C14–C18)


def refuse_place(arbiter: Arbiter, card: int, place: int, _: int) -> Refusal | None:  # noqa: PLR0911 - one line a rule
    """Judge where an animal is hatched."""
    held = refuse_animal(arbiter, card)
    if held:
        return held
    name, where = card_id(arbiter, card), hex_id(arbiter, place)
    if not arbiter.table["left"]:
        return refusal("E9", "hatches_used")
    if NONE not in arbiter.me["slots"]:
        return refusal("C19", "no_slot")
    if arbiter.position.tables.board.hexes[place].kind != NEST:
        return refusal("C15", "not_a_nest", where, place=where)
    if place in arbiter.occupied():
        return refusal("C15", "nest_taken", where, place=where)
    number = arbiter.nest_for(card, arbiter.table["minus"])
    if not number:
        return refusal("C17", "no_nest", card=name)
    if arbiter.position.tables.board.hexes[place].nest != number:
        return refusal("C18", "nest_number", where, card=name, number=number, place=where)
    return None


# Move (C24–C33)


def refuse_step(arbiter: Arbiter, rescuer: int, place: int, symbol: int) -> Refusal | None:  # noqa: PLR0911
    """Judge a step: the rescuer, the symbol, the way and the price."""
    board, where = arbiter.position.tables.board, hex_id(arbiter, place)
    if rescuer not in arbiter.rescuers():
        return refusal("C26", "rescuer_not_on_board", rescuer=rescuer + 1)
    if not arbiter.table["pool"][symbol]:
        return refusal("C26", "no_symbol", symbol=NAMES[symbol])
    if board.hexes[place].kind == NEST:
        return refusal("C30", "landing_nest", where, place=where)
    if place in arbiter.occupied():
        return refusal("C30", "landing_occupied", where, place=where)
    if place not in arbiter.landings(rescuer, arbiter.table["jump"][rescuer]):
        return refusal("C28", "unreachable", where, place=where)
    if not arbiter.pays(symbol, place):
        return refusal("C31", "wrong_symbol", where, terrain=TERRAINS[board.hexes[place].kind], place=where)
    return None


def refuse_play(arbiter: Arbiter, card: int, *_: int) -> Refusal | None:
    """Judge an additional card (C24, C25, E5)."""
    held = refuse_animal(arbiter, card)
    if held:
        return held
    if not arbiter.rescuers():
        return refusal("C24", "play_without_rescuer")
    if card in arbiter.plain() and not arbiter.table["extra"]:
        return refusal("C25", "play_needs_permission", card=card_id(arbiter, card))
    return None


# Sources (C9–C11, E1)


def refuse_use(arbiter: Arbiter, source: int, *_: int) -> Refusal | None:
    """Judge the use of an ability or a helper card."""
    name, card = card_id(arbiter, source), arbiter.source(source)
    if not arbiter.at_hand(source):
        heroes_from = len(arbiter.position.tables.components.cards)
        tapped = arbiter.me["tapped"][source] if source < heroes_from else arbiter.me["hero"] == source - heroes_from
        if tapped and MODES[card.mode] == "tap":
            return refusal("C11", "source_tapped", source=name)
        return refusal("C9", "not_a_source", source=name)
    times = {NO_ACTION: {"any"}, HATCHING: {"any", "hatch"}, MOVING: {"any", "move"}}[arbiter.table["action"]]
    if WHENS[card.when] not in times:
        return refusal("C10", "wrong_time", source=name, when=WHENS[card.when])
    if not any(works(arbiter, effect) for effect in card.effects):
        return refusal("E1", "for_nothing", source=name)
    return None


def works(arbiter: Arbiter, effect: Effect) -> bool:
    """Whether an effect would do something now (E2–E14)."""
    return bool(EFFECTS[OPS[effect.op]](arbiter, effect.number))


def lacking(arbiter: Arbiter, terrains: int) -> list[int]:
    """Return the rescuers on the board that may not yet jump all these terrains (E3)."""
    return [rescuer for rescuer in arbiter.rescuers() if arbiter.table["jump"][rescuer] & terrains != terrains]


def shifts(arbiter: Arbiter, piece: int, far: int) -> set[int]:
    """Return where a neutral piece can be shifted (E6)."""
    board, taken = arbiter.position.tables.board, arbiter.occupied()
    found: set[int] = set()
    rim = {arbiter.table["neutral"][piece]}
    for _ in range(far):
        near = {beside for place in rim for beside in board.neighbours(place)}
        rim = {place for place in near if board.hexes[place].kind < NEST and place not in taken and place not in found}
        found |= rim
    return found


def hatches_again(arbiter: Arbiter, _: int) -> bool:
    """Whether more hatches could be used than are allowed (E9)."""
    left = arbiter.table["left"]
    return bool(arbiter.me["slots"].count(NONE) > left and len(arbiter.animals()) > left)


def pieces(number: int) -> list[int]:
    """Return the neutral pieces that an effect may shift."""
    return [0, 1] if PIECES[number] == "any" else [number]


EFFECTS: dict[str, Callable[[Arbiter, int], object]] = {
    "add_symbols": lambda arbiter, _: arbiter.rescuers(),
    "pass_terrain": lacking,
    "extra_card": lambda arbiter, _: arbiter.rescuers() and len(arbiter.plain()) > arbiter.table["extra"],
    "shift_neutral": lambda arbiter, number: any(shifts(arbiter, piece, 1) for piece in pieces(number)),
    "nest_minus": lambda arbiter, _: arbiter.table["left"] and arbiter.animals(),
    "hatch_again": hatches_again,
    "draw_silver": lambda arbiter, _: arbiter.can_draw(),
    "draw_gold": lambda arbiter, _: sum(arbiter.table["display"]),
    "swap_hand": lambda arbiter, _: sum(arbiter.me["hand"]) and arbiter.can_draw(),
    "recover": lambda arbiter, number: arbiter.table["gold" if number else "silver"],
    "ready": lambda arbiter, _: any(arbiter.may_ready(card) for card in range(len(arbiter.me["tapped"]))),
}


# Choices within a use, a Rest and the comet choice


def refuse_rescuer(arbiter: Arbiter, rescuer: int, *_: int) -> Refusal | None:
    """Judge which rescuer passes a terrain (E3)."""
    if rescuer not in arbiter.rescuers():
        return refusal("C26", "rescuer_not_on_board", rescuer=rescuer + 1)
    may = rescuer in lacking(arbiter, current_effect(arbiter).number)
    return None if may else refusal("E3", "may_not_pass_more", rescuer=rescuer + 1)


def refuse_shift(arbiter: Arbiter, piece: int, place: int, _: int) -> Refusal | None:
    """Judge where a neutral piece is shifted (E6)."""
    effect, where = current_effect(arbiter), hex_id(arbiter, place)
    if piece in pieces(effect.number) and place in shifts(arbiter, piece, effect.other):
        return None
    return refusal("E6", "cannot_shift", where, piece=NEUTRALS[piece], place=where)


def refuse_take(arbiter: Arbiter, card: int, *_: int) -> Refusal | None:
    """Judge a card from the gold display (C45, E11)."""
    if arbiter.table["source"] == NONE and arbiter.table["step"] != TAKING:
        return refusal("C8", "action_running", action="rest")
    return None if arbiter.table["display"][card] else refusal("C45", "not_in_display", card=card_id(arbiter, card))


def refuse_from_hand(arbiter: Arbiter, card: int, *_: int) -> Refusal | None:
    """Judge a card that leaves the hand (C44, E12)."""
    if arbiter.table["source"] == NONE and arbiter.table["step"] != DISCARDING:
        return refusal("C44", "discard_only_in_rest")
    return None if arbiter.me["hand"][card] else refusal("C14", "not_in_hand", card=card_id(arbiter, card))


def refuse_ready(arbiter: Arbiter, card: int, *_: int) -> Refusal | None:
    """Judge which animal is readied (E14)."""
    return None if arbiter.may_ready(card) else refusal("E14", "cannot_ready", card=card_id(arbiter, card))


def refuse_done(arbiter: Arbiter, *_: int) -> Refusal | None:
    """Judge stopping (C44, E12, E14)."""
    if arbiter.table["source"] != NONE:
        return None if arbiter.table["count"] else refusal("E12", "done_not_yet")
    return None if arbiter.table["step"] == DISCARDING else refusal("C44", "done_not_now")


def legal(*_: object) -> Refusal | None:
    """Allow a decision that only has to be due."""
    return None


JUDGES: dict[int, Callable[..., Refusal | None]] = {
    moves.HATCH: refuse_hatch,
    moves.MOVE: refuse_move,
    moves.REST: refuse_rest,
    moves.USE: refuse_use,
    moves.PASS: refuse_pass,
    moves.END: refuse_end,
    moves.PLACE: refuse_place,
    moves.STEP: refuse_step,
    moves.PLAY: refuse_play,
    moves.RESCUER: refuse_rescuer,
    moves.SHIFT: refuse_shift,
    moves.TAKE: refuse_take,
    moves.SWAP: refuse_from_hand,
    moves.READY: refuse_ready,
    moves.DONE: refuse_done,
    moves.DISCARD: refuse_from_hand,
    moves.COMET: legal,
}
