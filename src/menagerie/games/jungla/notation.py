"""Positions and actions as texts, to the byte (D2)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.errors import InvalidMove
from menagerie.games.jungla.board import DIRECTIONS, OFF
from menagerie.games.jungla.moves import AT_THE_END, HUNT, MOVE, NO_FACING, PLACE, PRISON, SPRING, STOP, TURN, Action, number, taken_apart

if TYPE_CHECKING:
    from menagerie.games.jungla.rules import Jungla

PREPARING, ACTING, GOING_HOME, GOING_HOME_FIRST, FREEING, OVER = range(6)
LETTERS = "RB"
NO_KIND, NORMAL, BONUS, BONUS_AGAIN = range(4)


def code_of(position, who):
    code = position.tables.components.animals[who].code
    return code if who < 15 else code.lower()


def write_position(position):
    h = position.header
    c = position.tables.components
    opts = []
    if position.players != c.players: opts.append(f"players={position.players}")
    if position.target != c.target: opts.append(f"target={position.target}")
    if position.limit != c.turn_limit: opts.append(f"turns={position.limit}")
    over = h["due"] == OVER
    side = "-" if over else LETTERS[h["side"]]
    base = 15 * h["side"]
    due = {PREPARING: "place", ACTING: "act"}.get(h["due"])
    if h["due"] == GOING_HOME: due = f"home:{LETTERS[h['due_pack']]}"
    if h["due"] == GOING_HOME_FIRST: due = f"home:{LETTERS[h['due_pack']]}:{code_of(position, base + h['liberator'])}"
    if h["due"] == FREEING: due = f"free:{code_of(position, base + h['liberator'])}:{h['freed']}"
    if over: due = "over:" + ("R", "B", "draw")[h["winner"] - 1]
    kind = ("-", "normal", "bonus", f"bonus:{code_of(position, base + h['actor'])}")[h["kind"]]
    rest = "".join(code_of(position, base + a) for a in range(15) if h["rest"] >> a & 1) or "-"
    nxt = ("-", "normal", "bonus")[h["next_kind"]]
    head = ["jungla1", position.edition.id, ",".join(opts) or "-", str(h["turns"]), f"{h['red']}-{h['blue']}", "-RB"[h["last"]], side, due, kind, str(h["left"]), rest, nxt]
    lists = []
    for pack in range(2):
        animals = []
        for who in range(15 * pack, 15 * pack + 15):
            sq = position.square_of(who)
            if sq != OFF:
                plus = "+" if h["armour"] >> pack & 1 and who == c.owners("armour")[pack] else ""
                animals.append(f"{code_of(position, who)}{plus}{c.board.name(sq)}{DIRECTIONS[position.facing_of(who)]}")
        lists.append(" ".join(animals) or "-")
    for pack, key in enumerate(("red_prison", "blue_prison")):
        lists.append("".join(code_of(position, 15 * pack + a) for a in range(15) if h[key] >> a & 1) or "-")
    return " | ".join([" ".join(head), *lists])


def write_move(position, move):
    a = taken_apart(move)
    if a.kind == STOP: return "."
    h = position.header
    c = position.tables.components
    pack = h["due_pack"] if h["due"] in (GOING_HOME, GOING_HOME_FIRST) else h["side"]
    who = 15 * pack + a.animal
    code = code_of(position, who)
    facing = "" if a.facing == NO_FACING else "=" + DIRECTIONS[a.facing]
    name = c.board.name
    if a.kind == PLACE: return f"{code}>{name(a.square)}{facing}"
    origin = position.square_of(who)
    if a.kind == TURN: return f"{code}{name(origin)}{facing}"
    text = code + name(origin)
    if a.strikes & 31:
        cols = c.board.columns
        dx = (a.square % cols > origin % cols) - (a.square % cols < origin % cols)
        dy = (a.square // cols > origin // cols) - (a.square // cols < origin // cols)
        q = origin
        for step in range(5):
            q += dx + dy * cols
            if a.strikes >> step & 1: text += "x" + name(q)
    if a.kind == SPRING: return text + "*" + name(a.square) + facing
    text += ("x" if a.strikes & AT_THE_END else "-") + name(a.square)
    if a.kind == PRISON: return text + "!"
    if a.kind == HUNT: return f"{text}@{name(c.dens[pack][a.home])}{facing}"
    return text + facing
