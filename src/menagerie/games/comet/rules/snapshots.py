"""The whole table as plain numbers, for texts, drawings and tests; and a table set up from such numbers (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.games.comet.rules.state import NONE, ONCE, player_of

if TYPE_CHECKING:
    from menagerie.core.compiled.plain import Struct
    from menagerie.games.comet.rules.tables import Tables


def snapshot_of(state: Struct, tables: Tables) -> dict[str, Any]:
    """Return everything that a position text says, cards and hexes by number."""
    cards = range(tables.cards)
    return {
        "phase": state.phase,
        "active": state.active,
        "actions": state.actions,
        "idle": state.idle,
        "choosers": [state.choosers[index] for index in range(state.choosing)],
        "action": state.action,
        "left": state.left,
        "minus": state.minus,
        "acted": state.acted,
        "extra": state.extra,
        "step": state.step,
        "pool": [state.pool[symbol] for symbol in range(6)],
        "jump": [state.jump[rescuer] for rescuer in range(3)],
        "source": state.source,
        "effect": state.effect,
        "count": state.count,
        "due_seat": state.due_seat,
        "due": state.due,
        "pile": state.pile,
        "comet": state.comet,
        "players": [snapshot_player(player_of(state, seat), tables.cards) for seat in range(1, state.seats + 1)],
        "neutral": [state.neutral[0], state.neutral[1]],
        "mixed": [state.mixed[card] for card in cards],
        "shuffled": [state.shuffled[card] for card in cards],
        "display": [state.display[card] for card in cards],
        "silver": [state.silver[index] for index in range(state.silver_size)],
        "gold": [state.gold[index] for index in range(state.gold_size)],
    }


def snapshot_player(player: Struct, cards: int) -> dict[str, Any]:
    """Return one player's cards and pieces."""
    return {
        "hand": [player.hand[card] for card in range(cards)],
        "known": [player.known[card] for card in range(cards)],
        "ready": [player.ready[card] for card in range(cards)],
        "tapped": [player.tapped[card] for card in range(cards)],
        "slots": [player.slots[slot] for slot in range(3)],
        "rescuers": [player.rescuers[slot] for slot in range(3)],
        "hero": player.hero,
        "hero_tapped": player.hero_tapped,
        "passed": player.passed,
    }


def restore_state(state: Struct, tables: Tables, snapshot: dict[str, Any]) -> None:
    """Set the table up from a snapshot, which the reader has checked."""
    fill(state.choosers, snapshot["choosers"])
    fill(state.pool, snapshot["pool"])
    fill(state.jump, snapshot["jump"])
    fill(state.neutral, snapshot["neutral"])
    fill(state.mixed, snapshot["mixed"])
    fill(state.shuffled, snapshot["shuffled"])
    fill(state.display, snapshot["display"])
    fill(state.silver, snapshot["silver"])
    fill(state.gold, snapshot["gold"])
    fill(state.unseen, count_unseen(tables, snapshot))
    state.phase = snapshot["phase"]
    state.active = snapshot["active"]
    state.actions = snapshot["actions"]
    state.idle = snapshot["idle"]
    state.choosing = len(snapshot["choosers"])
    state.action = snapshot["action"]
    state.left = snapshot["left"]
    state.minus = snapshot["minus"]
    state.acted = snapshot["acted"]
    state.extra = snapshot["extra"]
    state.step = snapshot["step"]
    state.source = snapshot["source"]
    state.effect = snapshot["effect"]
    state.count = snapshot["count"]
    state.due_seat = snapshot["due_seat"]
    state.due = snapshot["due"]
    state.pile = snapshot["pile"]
    state.comet = snapshot["comet"]
    state.silver_size = len(snapshot["silver"])
    state.gold_size = len(snapshot["gold"])
    state.mixed_size = sum(snapshot["mixed"])
    state.display_size = sum(snapshot["display"])
    for seat, player in enumerate(snapshot["players"], 1):
        restore_player(player_of(state, seat), player)
    for place in range(tables.hexes):
        state.occupied[place] = 0
    for place in [*snapshot["neutral"], *(place for player in snapshot["players"] for place in player["rescuers"])]:
        if place != NONE:
            state.occupied[place] = 1


def fill(zone: list[int], values: list[int]) -> None:
    """Set one zone, from its first place on."""
    for index, value in enumerate(values):
        zone[index] = value


def restore_player(player: Struct, snapshot: dict[str, Any]) -> None:
    """Set one player's cards and pieces."""
    fill(player.hand, snapshot["hand"])
    fill(player.known, snapshot["known"])
    fill(player.ready, snapshot["ready"])
    fill(player.tapped, snapshot["tapped"])
    fill(player.slots, snapshot["slots"])
    fill(player.rescuers, snapshot["rescuers"])
    player.hero = snapshot["hero"]
    player.hero_tapped = snapshot["hero_tapped"]
    player.passed = snapshot["passed"]
    player.cards = sum(snapshot["hand"])


def count_unseen(tables: Tables, snapshot: dict[str, Any]) -> list[int]:
    """Return how many copies of each card lie in no zone that is written down (10.1)."""
    zones = [snapshot["mixed"], snapshot["display"]]
    zones += [player[zone] for player in snapshot["players"] for zone in ("hand", "ready", "tapped")]
    unseen = [tables.copies[card] - sum([zone[card] for zone in zones]) for card in range(tables.cards)]
    slots = [card for player in snapshot["players"] for card in player["slots"] if card != NONE]
    for card in [*snapshot["silver"], *snapshot["gold"], *slots]:
        unseen[card] -= 1
    if snapshot["source"] < tables.cards and tables.mode[snapshot["source"]] == ONCE:
        unseen[snapshot["source"]] -= 1
    return unseen
