"""Reading an edition file of Comet: every value is checked, and every problem is noted."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from menagerie.core.edition import Problems
from menagerie.core.edition.sources import entry_id
from menagerie.games.comet.components.board import CAVE, NAMES, NEST, NEUTRALS, TERRAINS, Board, Hex, terrain_mask
from menagerie.games.comet.components.cards import (
    COLOURS,
    EGGS,
    MODES,
    OPS,
    PIECES,
    WHATS,
    WHENS,
    Card,
    Components,
    Effect,
    conversion,
)
from menagerie.games.comet.components.checks import MOST_CARDS, check_sense
from menagerie.games.comet.components.forms import Forms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.edition import Edition

CARD_ID = re.compile(r"[a-z][a-z0-9_]{0,31}")
HEX_ID = re.compile(r"[a-z]{1,2}[0-9]{1,2}")
SIDE_ID = re.compile(r"[a-z0-9_]{1,16}")
MOST_HEXES, MOST_HEROES, MOST_BOARDS = 120, 16, 8
"""What the tables of the compiled rules have room for."""
KINDS = ("terrain", "nest", "cave")
NEVER = "none"
ABILITIES: dict[str, dict[str, Sequence[str]]] = {
    "animal": {"none": (NEVER,), "tap": WHENS[1:4], "permanent": WHENS[1:6], "endgame": ("endgame",)},
    "helper": {"once": WHENS[1:4]},
    "hero": {"none": (NEVER,), "tap": WHENS[1:4], "permanent": ("hatch", "move", "always")},
}
"""The modes that abilities of animals, helpers and heroes have, and when each may be used (C10, C11, C42)."""
TIMES = {
    "add_symbols": ("tap move", "once move"),
    "pass_terrain": ("tap move", "once move"),
    "convert_symbol": ("permanent move",),
    "extra_card": ("tap move", "once move"),
    "shift_neutral": ("tap move", "once move"),
    "nest_minus": ("tap hatch", "once hatch", "permanent hatch"),
    "hatch_again": ("tap hatch", "once hatch"),
    "draw_silver": ("tap any", "once any", "permanent rescue"),
    "draw_gold": ("tap any", "once any"),
    "swap_hand": ("tap any", "once any"),
    "recover": ("tap any", "once any"),
    "ready": ("tap any", "once any"),
    "hand_limit": ("permanent always",),
    "points_per": ("endgame endgame",),
}
"""In which abilities each effect may occur (section 5)."""
FIXED: dict[str, object] = {
    "players_min": 2,
    "players_max": 4,
    "first_player": "random",
    "rescuers_per_player": 3,
    "slots_per_player": 3,
    "gold_taken_at_rest": 1,
    "heroes_per_player": 1,
    "hero_assignment": "random",
    "nest_min": 2,
    "main_cards_per_move": 1,
    "extra_joker_cards": "unlimited",
    "jump_straight_only": False,
    "cave_symbol": "any",
    "comet_choice_start": "active_player",
    "gold_reshuffle": False,
    "silver_reshuffle": "after_comet_stack",
    "pass_before_comet": False,
    "tie_break": "shared_victory",
    "move_needs_a_step": True,
    "pass_is_final": True,
}
"""Values that cannot be changed: the rules rely on them."""


class Sheets:
    """Reads the file of one edition."""

    def __init__(self, problems: Problems) -> None:
        """Note problems with those of the edition."""
        self.forms = Forms(problems.found)
        self.values = problems.edition.values
        self.farthest = 2

    def components(self) -> Components:
        """Return all components; they are valid only if no problem was noted."""
        rules = self.rules()
        self.farthest = self.number(rules, "rules", "nest_max", 2, 99)
        boards = [self.board(table, path) for table, path in self.tables("boards", 1, MOST_BOARDS)]
        animals = [self.card(table, path, "animal") for table, path in self.tables("animals", 1, MOST_CARDS)]
        helpers = [self.card(table, path, "helper") for table, path in self.tables("helpers", 0, MOST_CARDS)]
        heroes = [self.card(table, path, "hero") for table, path in self.tables("heroes", 4, MOST_HEROES)]
        self.refuse_repeats("the board", [board.id for board in boards])
        self.refuse_repeats("the card", [card.id for card in (*animals, *helpers, *heroes)])
        return Components(
            boards={board.id: board for board in boards},
            cards=tuple(sorted((*animals, *helpers), key=lambda card: card.id)),
            heroes=tuple(sorted(heroes, key=lambda hero: hero.id)),
            setup=self.setup(),
            start_hand=self.number(rules, "rules", "start_hand_silver", 1, 20),
            hand_limit=self.number(rules, "rules", "hand_limit", 1, 20),
            display=self.number(rules, "rules", "gold_display", 1, 20),
            turn_cap=self.number(rules, "rules", "turn_cap_per_player", 1, 1000),
            single_jumps=self.choice(rules, "rules", "jump_chain", ("unlimited", "single")) == 1,
            comet_readies_hero=self.forms.flag(rules.get("comet_ready_hero"), "rules.comet_ready_hero") == 1,
        )

    # Values of tables

    def tables(self, name: str, fewest: int, most: int) -> list[tuple[dict[str, Any], str]]:
        """Return the tables of a list, each with its path for messages: by id, or by number if it has none."""
        entries = self.forms.entries(self.values.get(name), name, fewest, most)
        paths = [f"{name}.{entry_id(entry) or number}" for number, entry in enumerate(entries)]
        return [(self.table(entry, path), path) for entry, path in zip(entries, paths, strict=True)]

    def table(self, value: object, path: str) -> dict[str, Any]:
        """Return a table, an empty one for anything else."""
        if not isinstance(value, dict):
            self.forms.wrong(path, value, "a table")
            return {}
        return value

    def number(self, table: dict[str, Any], path: str, name: str, least: int, most: int) -> int:
        """Return a whole number of a table."""
        return self.forms.whole(table.get(name), f"{path}.{name}", least, most)

    def choice(self, table: dict[str, Any], path: str, name: str, words: Sequence[str]) -> int:
        """Return which of some words a table has, 0 for any other value."""
        return words.index(self.forms.word(table.get(name), f"{path}.{name}", words) or words[0])

    def choices(self, table: dict[str, Any], path: str, name: str, words: Sequence[str]) -> list[int]:
        """Return which of some words a table lists: at least one, at most six."""
        entries = self.forms.entries(table.get(name), f"{path}.{name}", 1, 6)
        return [words.index(self.forms.word(entry, f"{path}.{name}", words) or words[0]) for entry in entries]

    def name(self, table: dict[str, Any], path: str, form: re.Pattern[str], example: str) -> str:
        """Return the id of a thing."""
        value = table.get("id")
        if isinstance(value, str) and form.fullmatch(value):
            return value
        self.forms.wrong(f"{path}.id", value, f"an id such as {example}")
        return ""

    def refuse_repeats(self, what: str, names: list[str]) -> None:
        """Note names that occur more than once."""
        for name in sorted({name for name in names if name and names.count(name) > 1}):
            self.forms.problems.append(f"{what} {name} is there {names.count(name)} times, expected once")

    # Rules and setup

    def rules(self) -> dict[str, Any]:
        """Return the table of rules; values that cannot be changed are checked."""
        rules = self.table(self.values.get("rules"), "rules")
        for name, value in FIXED.items():
            given = rules.get(name)
            if (type(given), given) != (type(value), value):
                self.forms.wrong(f"rules.{name}", given, f"{value!r}: other values cannot be played")
        return rules

    def setup(self) -> dict[int, tuple[int, int, int]]:
        """Return the sizes of the piles by number of players (C4)."""
        rows = {}
        for row, _ in self.tables("setup", 3, 3):
            players = self.number(row, "setup", "players", 2, 4)
            path = f"setup.{players}"
            start, pile = self.number(row, path, "start_cards", 1, 128), self.number(row, path, "silver_pile", 1, 128)
            rows[players] = (start, pile, self.number(row, path, "comet_stack", 0, 128))
            self.number(row, path, "boxed", 0, 128)
        for players in {2, 3, 4}.difference(rows):
            self.forms.problems.append(f"setup has no row for {players} players")
        return rows

    # Boards

    def board(self, table: dict[str, Any], path: str) -> Board:
        """Return one side of the board."""
        entries = self.forms.entries(table.get("hexes"), f"{path}.hexes", 1, MOST_HEXES)
        hexes = [self.hex(place, f"{path}.hexes") for place in entries]
        names = [place.id for place in hexes]
        self.refuse_repeats(f"{path}: the hex", names)
        starts = {}
        for value in self.forms.entries(table.get("neutral"), f"{path}.neutral", len(NEUTRALS), len(NEUTRALS)):
            entry = self.table(value, f"{path}.neutral")
            piece = self.choice(entry, f"{path}.neutral", "piece", NEUTRALS)
            place = self.forms.word(entry.get("hex"), f"{path}.neutral.hex", names, "a hex of this board")
            starts[piece] = names.index(place) if place else 0
        if len(starts) < len(NEUTRALS):
            self.forms.problems.append(f"{path}.neutral names one piece twice, expected {' and '.join(NEUTRALS)}")
        return Board(self.name(table, path, SIDE_ID, "a"), tuple(hexes), (starts.get(0, 0), starts.get(1, 0)))

    def hex(self, value: object, path: str) -> Hex:
        """Return one hex."""
        table = self.table(value, path)
        name = self.name(table, path, HEX_ID, "c0")
        path = f"{path}.{name}"
        kind = KINDS[self.choice(table, path, "kind", KINDS)]
        column, row = (self.number(table, path, axis, -99, 99) for axis in ("q", "r"))
        if kind == "nest":
            return Hex(name, column, row, NEST, self.number(table, path, "nest", 2, self.farthest))
        if kind == "cave":
            return Hex(name, column, row, CAVE, 0)
        return Hex(name, column, row, self.choice(table, path, "terrain", TERRAINS), 0)

    # Cards

    def card(self, table: dict[str, Any], path: str, what: str) -> Card:
        """Return an animal, a helper or a hero; heroes have no deck, only animals have symbols."""
        animal, hero = what == "animal", what == "hero"
        mode, when, effects = self.ability(table, path, what)
        symbols = self.choices(table, path, "symbols", NAMES) if animal else []
        return Card(
            id=self.name(table, path, CARD_ID, "dodo"),
            colour=0 if hero else self.choice(table, path, "colour", COLOURS),
            copies=1 if hero else self.number(table, path, "copies", 1, 15),
            helper=what == "helper",
            egg=self.choice(table, path, "egg", EGGS) if animal else len(EGGS),
            symbols=counted(symbols),
            nest=self.number(table, path, "nest", 2, self.farthest) if animal else 0,
            points=self.number(table, path, "points", 0, 99) if animal else 0,
            mode=MODES.index(mode),
            when=WHENS.index(when),
            effects=effects,
            score=self.score(table, path) if hero else None,
        )

    def ability(self, table: dict[str, Any], path: str, what: str) -> tuple[str, str, tuple[Effect, ...]]:
        """Return when and how often an ability may be used, and what it does."""
        allowed = ABILITIES[what]
        if "ability" not in table and NEVER in allowed:
            return NEVER, NEVER, ()
        path = f"{path}.ability"
        ability = self.table(table.get("ability"), path)
        modes = [mode for mode in allowed if mode != NEVER]
        mode = modes[self.choice(ability, path, "mode", modes)]
        when = allowed[mode][self.choice(ability, path, "when", allowed[mode])]
        most = 2 if mode in {"tap", "once"} else 1
        effects = self.forms.entries(ability.get("effects"), f"{path}.effects", 1, most)
        return mode, when, tuple(self.effect(effect, f"{path}.effects", f"{mode} {when}") for effect in effects)

    def effect(self, value: object, path: str, time: str) -> Effect:
        """Return an effect that may occur in an ability of this mode and time."""
        table = self.table(value, path)
        op = self.forms.word(table.get("op"), f"{path}.op", OPS[1:])
        if not op:
            return Effect(0)
        if time not in TIMES[op]:
            self.forms.problems.append(f"{path}: {op} in an ability that is {time}, expected {' or '.join(TIMES[op])}")
        return self.parameters(table, f"{path}.{op}", op)

    def parameters(self, table: dict[str, Any], path: str, op: str) -> Effect:
        """Return the parameters of an effect."""
        number = symbols = other = None
        if op == "add_symbols":
            symbols = counted(self.choices(table, path, "symbols", NAMES))
        elif op == "pass_terrain":
            number = terrain_mask(self.choices(table, path, "terrains", TERRAINS))
            other = self.choice(table, path, "scope", ("one", "all"))
        elif op == "convert_symbol":
            number = conversion(self.choice(table, path, "from", TERRAINS), self.choice(table, path, "to", TERRAINS))
        elif op == "shift_neutral":
            number, other = self.choice(table, path, "piece", PIECES), self.number(table, path, "steps", 1, 9)
        elif op == "recover":
            number = self.choice(table, path, "colour", COLOURS)
        elif op == "points_per":
            number, other = self.choice(table, path, "what", WHATS), self.number(table, path, "value", 0, 20)
        else:
            number = self.number(table, path, "n", 1, 1 if op == "hatch_again" else 9)
        return Effect(OPS.index(op), number or 0, other or 0, symbols or counted([]))

    def score(self, table: dict[str, Any], path: str) -> Effect:
        """Return the scoring line of a hero."""
        score = self.table(table.get("score"), f"{path}.score")
        self.forms.word(score.get("op"), f"{path}.score.op", ["points_per"])
        return self.parameters(score, f"{path}.score", "points_per")


def counted(symbols: list[int]) -> tuple[int, ...]:
    """Return how often each symbol is shown."""
    return tuple(symbols.count(symbol) for symbol in range(len(NAMES)))


@lru_cache(maxsize=64)
def components_of(edition: Edition) -> Components:
    """Read and check an edition; `InvalidEdition` names all its problems."""
    problems = Problems(edition)
    components = Sheets(problems).components()
    problems.raise_if_any()
    check_sense(problems, components)
    problems.raise_if_any()
    return components
