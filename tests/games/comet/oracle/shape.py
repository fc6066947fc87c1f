"""The form of a position text in the second reading of Comet: keys, types and spelling, before any meaning (10.2)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.games.comet.oracle.edition import (
    BOARDS,
    CARDS,
    EDITION,
    HEROES,
    NEUTRALS,
    RULES,
    SWITCHES,
    ability_of,
    ordered,
)
from tests.games.comet.oracle.state import Action, End, Hatch, Move, Player, Rest, State, Use, dumped

Check = Callable[[Any], bool]
PLAYERS = range(RULES["players_min"], RULES["players_max"] + 1)
DIGITS = 4


def number(value: object) -> bool:
    """A count: a plain integer of a sensible size, and no flag."""
    return type(value) is int and 0 <= value < 10**DIGITS


def flag(value: object) -> bool:
    """True or false."""
    return type(value) is bool


def nothing(value: object) -> bool:
    """Null."""
    return value is None


def among(*allowed: str) -> Check:
    """One of the given texts."""
    return lambda value: isinstance(value, str) and value in allowed


def either(*checks: Check) -> Check:
    """What one of the checks accepts."""
    return lambda value: any(check(value) for check in checks)


def listing(check: Check, *lengths: int) -> Check:
    """A list of such values, where lengths are given of one of them."""
    return lambda value: (
        isinstance(value, list) and (not lengths or len(value) in lengths) and all(check(entry) for entry in value)
    )


def rising(check: Check) -> Check:
    """A sorted list of such values."""
    return lambda value: listing(check)(value) and value == sorted(value)


def pair(first: Check, second: Check) -> Check:
    """A list of two."""
    return lambda value: isinstance(value, list) and len(value) == 2 and first(value[0]) and second(value[1])


def fields(**checks: Check) -> Check:
    """A table with exactly these keys in this order."""
    return lambda value: (
        isinstance(value, dict) and list(value) == list(checks) and all(checks[key](value[key]) for key in checks)
    )


def letters(allowed: str, *, repeated: bool) -> Check:
    """A string of symbols in their order."""
    return lambda value: (
        isinstance(value, str)
        and set(value) <= set(allowed)
        and value == ordered(value)
        and (repeated or len(set(value)) == len(value))
    )


HEX = among(*{place for board in BOARDS.values() for place in board.neighbours})
SEAT: Check = lambda value: number(value) and value > 0  # noqa: E731 - one line beside its sisters
CARD = among(*CARDS)
ANIMAL = among(*(name for name, card in CARDS.items() if not card.helper))
SILVER = among(*(name for name, card in CARDS.items() if card.colour == "silver"))
GOLD = among(*(name for name, card in CARDS.items() if card.colour == "gold"))
SOURCE = among(*(name for name in (*CARDS, *HEROES) if ability_of(name).mode in {"tap", "once"}))
ACTION = either(
    nothing,
    fields(kind=among("hatch"), left=number, minus=number, acted=flag),
    fields(
        kind=among("move"),
        pool=letters("WMDJL*", repeated=True),
        jump=listing(letters("WMDJL", repeated=False), 3),
        extra=number,
        acted=flag,
    ),
    fields(kind=among("rest"), step=among("discard", "take", "draw")),
    fields(kind=among("end")),
)
PLAYER = fields(
    hand=rising(CARD),
    known=rising(CARD),
    slots=listing(either(nothing, ANIMAL), 3),
    rescuers=listing(either(nothing, HEX), 3),
    rescued=rising(pair(ANIMAL, flag)),
    hero=either(nothing, pair(among(*HEROES), flag)),
    passed=flag,
)
SHAPE: dict[str, Check] = {
    "edition": among(EDITION),
    "board": among(*BOARDS),
    "switches": lambda value: rising(among(*SWITCHES))(value) and len(set(value)) == len(value),
    "phase": among("setup", "main", "comet", "over"),
    "active": either(nothing, SEAT),
    "actions": number,
    "idle": number,
    "choosers": listing(SEAT),
    "action": ACTION,
    "use": either(nothing, fields(source=SOURCE, effect=number, count=number)),
    "due": either(nothing, pair(SEAT, lambda value: number(value) and value > 0)),
    "players": listing(PLAYER, *PLAYERS),
    "neutral": fields(**dict.fromkeys(NEUTRALS, HEX)),
    "pile": number,
    "comet": number,
    "mixed": rising(SILVER),
    "shuffled": rising(SILVER),
    "display": rising(GOLD),
    "discards": fields(silver=listing(SILVER), gold=listing(GOLD)),
}


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make a table of pairs unless a key occurs twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key occurs twice")
    return found


def loaded(text: str) -> tuple[dict[str, Any], list[str]]:
    """Return the table that a text writes down, and what is wrong with its form."""
    try:
        table = json.loads(text, object_pairs_hook=without_repeats)
    except (ValueError, RecursionError) as error:
        return {}, [f"no JSON: {error}"]
    if not isinstance(table, dict) or list(table) != list(SHAPE):
        return {}, ["not the keys of a position in their order"]
    found = [f"{key}: {table[key]!r}" for key, check in SHAPE.items() if not check(table[key])]
    if not found and dumped(table) != text:
        found.append("not written in the one way there is")
    return table, found


def built(table: dict[str, Any]) -> State:
    """Return the position that a well-formed table describes."""
    values = {key: value for key, value in table.items() if key != "edition"}
    values["action"] = built_action(table["action"])
    values["use"] = Use(**table["use"]) if table["use"] else None
    values["due"] = tuple(table["due"]) if table["due"] else None
    values["players"] = [built_player(player) for player in table["players"]]
    return State(**values)


def built_action(table: dict[str, Any] | None) -> Action | None:
    """Return the action that a table describes."""
    if table is None:
        return None
    rest = {key: value for key, value in table.items() if key != "kind"}
    kinds: dict[str, Callable[..., Action]] = {"hatch": Hatch, "move": Move, "rest": Rest, "end": End}
    return kinds[table["kind"]](**rest)


def built_player(table: dict[str, Any]) -> Player:
    """Return the player that a table describes."""
    values = dict(table)
    values["hand"], values["known"] = list(table["hand"]), list(table["known"])
    values["rescued"] = [(card, tapped) for card, tapped in table["rescued"]]
    values["hero"] = tuple(table["hero"]) if table["hero"] else None
    return Player(**values)
