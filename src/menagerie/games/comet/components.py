"""What an edition of Comet prints: both sides of the board, decks, heroes and helpers; read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from menagerie.core.edition import Edition, Problems
from menagerie.games.comet import checks
from menagerie.games.comet.board import CAVE, NAMES, NEST, NEUTRALS, TERRAINS, Board, Hex

if TYPE_CHECKING:
    from collections.abc import Mapping

COLOURS = ("silver", "gold")
EGGS = ("red", "yellow", "blue", "green")
MODES = ("none", "tap", "permanent", "endgame", "once")
WHENS = ("none", "hatch", "move", "any", "rescue", "always", "endgame")
OPS = (
    *("none", "add_symbols", "pass_terrain", "convert_symbol", "extra_card", "shift_neutral", "nest_minus"),
    *("hatch_again", "draw_silver", "draw_gold", "swap_hand", "recover", "ready", "hand_limit", "points_per"),
)
"""The effect vocabulary (E2–E16), by number."""
PIECES = (*NEUTRALS, "any")
WHATS = (*(f"egg:{egg}" for egg in EGGS), *(f"terrain:{name}" for name in TERRAINS), "colour:silver", "colour:gold", "egg_set")


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of an ability; the numbers mean what its operation makes of them."""

    op: int
    number: int = 0
    """How many: symbols are counted apart, terrains are bits, a conversion is from + 8 * to, a piece is its number."""
    other: int = 0
    """The scope of a passage (1 for all), the steps of a shift, the value of a point."""
    symbols: tuple[int, ...] = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Card:
    """An animal, a helper or a hero."""

    id: str
    colour: int
    copies: int
    helper: bool
    egg: int
    symbols: tuple[int, ...]
    nest: int
    points: int
    mode: int
    when: int
    effects: tuple[Effect, ...]
    score: Effect | None = None
    """The scoring line of a hero."""


@dataclass(frozen=True)
class Components:
    """Everything that is printed."""

    boards: Mapping[str, Board]
    cards: tuple[Card, ...]
    """Animals and helpers of both decks, sorted by id."""
    heroes: tuple[Card, ...]
    """Sorted by id; as sources of abilities they are numbered on after the cards."""
    setup: Mapping[int, tuple[int, int, int]]
    """By number of players: start cards, silver pile, comet stack (C4)."""
    start_hand: int
    hand_limit: int
    display: int
    turn_cap: int
    single_jumps: bool
    comet_readies_hero: bool


@lru_cache(maxsize=64)
def components_of(edition: Edition) -> Components:
    """Read and check an edition; `InvalidEdition` names all its problems."""
    problems = Problems(edition)
    checks.check_shape(problems)
    problems.raise_if_any()
    components = Components(
        boards={board.id: board for board in map(read_board, tables(edition, "boards"))},
        cards=tuple(
            sorted(
                [read_card(sheet, helper=False) for sheet in tables(edition, "animals")]
                + [read_card(sheet, helper=True) for sheet in tables(edition, "helpers")],
                key=lambda card: card.id,
            )
        ),
        heroes=tuple(sorted((read_card(sheet, helper=False) for sheet in tables(edition, "heroes")), key=lambda hero: hero.id)),
        setup={
            number(row["players"]): (number(row["start_cards"]), number(row["silver_pile"]), number(row["comet_stack"]))
            for row in tables(edition, "setup")
        },
        start_hand=number(edition.value("rules.start_hand_silver")),
        hand_limit=number(edition.value("rules.hand_limit")),
        display=number(edition.value("rules.gold_display")),
        turn_cap=number(edition.value("rules.turn_cap_per_player")),
        single_jumps=edition.value("rules.jump_chain") == "single",
        comet_readies_hero=edition.value("rules.comet_ready_hero") is True,
    )
    checks.check_sense(problems, components)
    problems.raise_if_any()
    return components


def number(value: object) -> int:
    """Return a value that `checks` has found to be a number."""
    return cast("int", value)


def tables(edition: Edition, path: str) -> list[dict[str, object]]:
    """Return a list of tables that `checks` has found to be one."""
    return cast("list[dict[str, object]]", edition.value(path))


def read_board(table: dict[str, object]) -> Board:
    """Return one side of the board."""
    hexes = tuple(
        Hex(
            cast("str", place["id"]),
            number(place["q"]),
            number(place["r"]),
            {"nest": NEST, "cave": CAVE}.get(cast("str", place["kind"]), -1)
            if place["kind"] != "terrain"
            else TERRAINS.index(cast("str", place["terrain"])),
            number(place.get("nest", 0)),
        )
        for place in cast("list[dict[str, object]]", table["hexes"])
    )
    starts = {piece["piece"]: piece["hex"] for piece in cast("list[dict[str, object]]", table["neutral"])}
    names = [place.id for place in hexes]
    mammoth, tortoise = (names.index(cast("str", starts[piece])) for piece in NEUTRALS)
    return Board(cast("str", table["id"]), hexes, (mammoth, tortoise))


def read_card(sheet: dict[str, object], *, helper: bool) -> Card:
    """Return a card from its sheet; heroes have no deck and no symbols."""
    ability = cast("dict[str, object]", sheet.get("ability", {"mode": "none", "when": "none", "effects": []}))
    score = sheet.get("score")
    return Card(
        id=cast("str", sheet["id"]),
        colour=COLOURS.index(cast("str", sheet.get("colour", "silver"))),
        copies=number(sheet.get("copies", 1)),
        helper=helper,
        egg=EGGS.index(cast("str", sheet["egg"])) if "egg" in sheet else len(EGGS),
        symbols=counted(cast("list[str]", sheet.get("symbols", []))),
        nest=number(sheet.get("nest", 0)),
        points=number(sheet.get("points", 0)),
        mode=MODES.index(cast("str", ability["mode"])),
        when=WHENS.index(cast("str", ability["when"])),
        effects=tuple(read_effect(effect) for effect in cast("list[dict[str, object]]", ability["effects"])),
        score=read_effect(cast("dict[str, object]", score)) if score else None,
    )


def counted(symbols: list[str]) -> tuple[int, ...]:
    """Return how often each symbol is shown."""
    return tuple(symbols.count(name) for name in NAMES)


def read_effect(effect: dict[str, object]) -> Effect:
    """Return an effect in numbers."""
    op = cast("str", effect["op"])
    index = OPS.index(op)
    if op == "add_symbols":
        return Effect(index, symbols=counted(cast("list[str]", effect["symbols"])))
    if op == "pass_terrain":
        terrains = sum(1 << TERRAINS.index(name) for name in cast("list[str]", effect["terrains"]))
        return Effect(index, terrains, int(effect["scope"] == "all"))
    if op == "convert_symbol":
        return Effect(index, NAMES.index(cast("str", effect["from"])) + 8 * TERRAINS.index(cast("str", effect["to"])))
    if op == "shift_neutral":
        return Effect(index, PIECES.index(cast("str", effect["piece"])), number(effect["steps"]))
    if op == "recover":
        return Effect(index, COLOURS.index(cast("str", effect["colour"])))
    if op == "points_per":
        return Effect(index, WHATS.index(cast("str", effect["what"])), number(effect["value"]))
    return Effect(index, number(effect["n"]))
