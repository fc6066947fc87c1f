"""Positions and moves as texts, to the byte (section 10)."""

from __future__ import annotations

import json

from menagerie.games.comet.board import SYMBOLS, NEUTRALS
from menagerie.games.comet.moves import *

PHASES = ("setup", "main", "comet", "over")


def dumps(value):
    return json.dumps(value, separators=(",", ":"))


def write_position(position):
    return dumps(position.as_json())


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
