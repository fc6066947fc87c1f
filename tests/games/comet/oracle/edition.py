"""The printed matter of the second reading of Comet: boards, cards and heroes, as the edition file lists them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[4] / "src" / "menagerie" / "games" / "comet" / "components" / "editions"
FILE = FOLDER / "comet-r1.toml"
LETTERS = {"water": "W", "meadow": "M", "desert": "D", "jungle": "J", "lava": "L", "joker": "*"}
ORDER = "WMDJL*"
EGGS = ("red", "yellow", "blue", "green")
NEUTRALS = ("mammoth", "tortoise")
SWITCHES = ("comet_ready_hero", "jump_chain_single")

Effect = dict[str, Any]


@dataclass(frozen=True)
class Ability:
    """What a card can do: its mode, the action it belongs to, and its effects in order."""

    mode: str
    when: str
    effects: list[Effect]

    def has(self, *ops: str) -> bool:
        """Say whether one of the effects is of these kinds."""
        return any(effect["op"] in ops for effect in self.effects)


NO_ABILITY = Ability("none", "never", [])


@dataclass(frozen=True)
class Card:
    """An animal or a helper; a helper has neither nest, egg, symbols nor points."""

    colour: str
    copies: int
    ability: Ability
    helper: bool
    symbols: str = ""
    nest: int = 0
    egg: str = ""
    points: int = 0

    @property
    def joker(self) -> bool:
        """A joker card is an animal with at least one joker symbol."""
        return "*" in self.symbols

    @property
    def plain(self) -> bool:
        """A plain card is an animal without joker symbol."""
        return not self.helper and not self.joker


@dataclass(frozen=True)
class Hero:
    """A hero: an ability and a line of scoring."""

    ability: Ability
    score: Effect


@dataclass(frozen=True)
class Board:
    """One side of the map: hexes by kind, and which ones touch."""

    cave: str
    nests: dict[str, int]
    terrain: dict[str, str]
    neutral: dict[str, str]
    neighbours: dict[str, list[str]]


def ordered(letters: str) -> str:
    """Write symbols in the one order there is."""
    return "".join(sorted(letters, key=ORDER.index))


def letters_of(names: list[str]) -> str:
    """Return the letters of named terrains or symbols."""
    return ordered("".join(LETTERS[name] for name in names))


def read_ability(table: dict[str, Any]) -> Ability:
    """Read the ability of a card, if it has one."""
    found = table.get("ability")
    return Ability(found["mode"], found["when"], found["effects"]) if found else NO_ABILITY


def read_animal(table: dict[str, Any]) -> Card:
    """Read an animal card."""
    return Card(
        colour=table["colour"],
        copies=table["copies"],
        ability=read_ability(table),
        helper=False,
        symbols=letters_of(table["symbols"]),
        nest=table["nest"],
        egg=table["egg"],
        points=table["points"],
    )


def read_helper(table: dict[str, Any]) -> Card:
    """Read a helper card."""
    return Card(table["colour"], table["copies"], read_ability(table), helper=True)


def read_board(table: dict[str, Any]) -> Board:
    """Read one side of the map; axial neighbours are the six of the pointy-top grid."""
    places = {(field["q"], field["r"]): field["id"] for field in table["hexes"]}
    around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    return Board(
        cave=next(field["id"] for field in table["hexes"] if field["kind"] == "cave"),
        nests={field["id"]: field["nest"] for field in table["hexes"] if field["kind"] == "nest"},
        terrain={field["id"]: LETTERS[field["terrain"]] for field in table["hexes"] if field["kind"] == "terrain"},
        neutral={entry["piece"]: entry["hex"] for entry in table["neutral"]},
        neighbours={
            name: [places[q + dq, r + dr] for dq, dr in around if (q + dq, r + dr) in places]
            for (q, r), name in places.items()
        },
    )


DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
EDITION: str = DATA["edition"]["id"]
RULES: dict[str, Any] = {name: entry["value"] for name, entry in DATA["rules"].items()}
SETUP: dict[int, dict[str, Any]] = {row["players"]: row for row in DATA["setup"]}
BOARDS = {table["id"]: read_board(table) for table in DATA["boards"]}
CARDS = {table["id"]: read_animal(table) for table in DATA["animals"]} | {
    table["id"]: read_helper(table) for table in DATA["helpers"]
}
HEROES = {table["id"]: Hero(read_ability(table), table["score"]) for table in DATA["heroes"]}


def animal(card: str) -> bool:
    """Say whether a hand card is an animal."""
    return not CARDS[card].helper


def ability_of(source: str) -> Ability:
    """Return the ability of an animal, a helper or a hero."""
    return CARDS[source].ability if source in CARDS else HEROES[source].ability
