"""Positions and moves as texts, to the byte (section 10)."""

from __future__ import annotations

import json

from menagerie.games.comet.board import SYMBOLS, NEUTRALS
from menagerie.games.comet.moves import *

PHASES = ("setup", "main", "comet", "over")


def dumps(value):
    return json.dumps(value, separators=(",", ":"))


def write_position(position):
    return dumps(as_json(position))


def as_json(position):
    s = position.snapshot()
    c = position.tables.components
    cards = c.cards
    hexes = position.tables.board.hexes

    def multiset(zone):
        return [cards[card].id for card in range(len(cards)) for _ in range(zone[card])]

    switches = ["comet_ready_hero"] * position.comet_readies_hero + ["jump_chain_single"] * position.single_jumps
    action = (
        None,
        {"kind": "hatch", "left": s["left"], "minus": s["minus"], "acted": bool(s["acted"])},
        {
            "kind": "move",
            "pool": "".join(SYMBOLS[i] * s["pool"][i] for i in range(6)),
            "jump": ["".join(SYMBOLS[i] for i in range(5) if s["jump"][r] >> i & 1) for r in range(3)],
            "extra": s["extra"],
            "acted": bool(s["acted"]),
        },
        {"kind": "rest", "step": ("discard", "take", "draw", "draw")[s["step"]]},
        {"kind": "end"},
    )[s["action"]]
    players = []
    for p in s["players"]:
        rescued = [
            [cards[card].id, tapped]
            for card in range(len(cards))
            for tapped in [False] * p["ready"][card] + [True] * p["tapped"][card]
        ]
        players.append({
            "hand": multiset(p["hand"]),
            "known": multiset(p["known"]),
            "slots": [None if card == 255 else cards[card].id for card in p["slots"]],
            "rescuers": [None if place == 255 else hexes[place].id for place in p["rescuers"]],
            "rescued": rescued,
            "hero": None if p["hero"] == 255 else [c.heroes[p["hero"]].id, bool(p["hero_tapped"])],
            "passed": bool(p["passed"]),
        })
    use = None if s["source"] == 255 else {"source": source_id(position, s["source"]), "effect": s["effect"], "count": s["count"]}
    return {
        "edition": position.edition.id, "board": position.tables.board.id, "switches": switches, "phase": PHASES[s["phase"]],
        "active": s["active"] or None, "actions": s["actions"], "idle": s["idle"], "choosers": s["choosers"], "action": action,
        "use": use, "due": [s["due_seat"], s["due"]] if s["due"] else None, "players": players,
        "neutral": {"mammoth": hexes[s["neutral"][0]].id, "tortoise": hexes[s["neutral"][1]].id}, "pile": s["pile"],
        "comet": s["comet"], "mixed": multiset(s["mixed"]), "shuffled": multiset(s["shuffled"]), "display": multiset(s["display"]),
        "discards": {"silver": [cards[card].id for card in s["silver"]], "gold": [cards[card].id for card in s["gold"]]},
    }


def source_id(position, source):
    c = position.tables.components
    n = len(c.cards)
    return c.cards[source].id if source < n else c.heroes[source - n].id


def write_move(position, move):
    kind, what, place, symbol = move >> 20, move >> 12 & 255, move >> 4 & 255, move & 15
    c = position.tables.components
    word = WORDS[kind]
    hexes = position.tables.board.hexes
    if kind in (HATCH, REST, PASS, END, DONE): return word
    if kind == FIRST: return f"first {what}"
    if kind == HERO: return f"hero {c.heroes[what].id}"
    if kind == PLACE: return f"place {c.cards[what].id} {hexes[place].id}"
    if kind == STEP: return f"step {what + 1} {hexes[place].id} {SYMBOLS[symbol]}"
    if kind == RESCUER: return f"rescuer {what + 1}"
    if kind == SHIFT: return f"shift {NEUTRALS[what]} {hexes[place].id}"
    if kind == COMET: return "comet " + ("refill", "ready")[what]
    return f"{word} {source_id(position, what)}"
