"""The table on which the oracle plays: squares, directions and animals of an edition file (J7 to J10, J20 to J23).

Squares are their names, directions and facings are compass words, animals are their letters: a capital for Red, a small
letter for Blue.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

EDITION = Path(__file__).parents[4] / "src/menagerie/games/jungla/components/editions/recon-1.toml"
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
OFFSETS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
RELATIVE = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")
PACKS = {"R": "red", "B": "blue"}


def enemy(pack: str) -> str:
    """Return the other pack."""
    return "B" if pack == "R" else "R"


def pack_of(letter: str) -> str:
    """Return the pack of an animal."""
    return "R" if letter.isupper() else "B"


def turned(facing: str, relative: str) -> str:
    """Return the compass direction that lies at `relative` for an animal with this facing (J21)."""
    return COMPASS[(COMPASS.index(facing) + RELATIVE.index(relative)) % 8]


@dataclass(frozen=True)
class Species:
    """What all animals of one code can do: class, distances by ground, directions, powers."""

    rank: str
    steps: dict[str, list[int]]
    directions: list[str]
    powers: dict[str, dict[str, Any]]

    def jumps(self, distance: int) -> bool:
        """J35: whether a move of this distance may be a jump."""
        return "jump" in self.powers and distance <= self.powers["jump"]["max_step"] and not self.long(distance)

    def long(self, distance: int) -> bool:
        """J66: whether this distance is a long move of the vulture."""
        return "long_move" in self.powers and distance in self.powers["long_move"]["steps"]


@dataclass(frozen=True)
class Square:
    """One printed square."""

    kind: str
    ground: str
    owner: str

    def zone_of(self, pack: str) -> bool:
        """Whether this is a square of the pack's defence zone."""
        return self.kind == "defence" and self.owner == pack

    def den_of(self, pack: str) -> bool:
        """Whether this is a square of the pack's den, land or water."""
        return self.kind in {"land_den", "water_den"} and self.owner == pack


class Edition:
    """The edition file, with the questions the rules ask about it."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read everything the rules need."""
        self.id: str = data["edition"]["id"]
        self.players: int = data["edition"]["players"]["value"]
        self.options: dict[str, Any] = {name: entry["value"] for name, entry in data["options"].items()}
        self.array: dict[str, dict[str, str]] = data["default_array"]
        self.facings = COMPASS if self.options["facings"] == 8 else COMPASS[::2]
        self.squares = _squares(data["board"])
        self.species = {animal["code"]: _species(animal) for animal in data["animal"]}
        codes = {animal["id"]: animal["code"] for animal in data["animal"]}
        self.pack_order: dict[str, list[str]] = {
            "R": [codes[name] for name in data["packs"]["red"]["animals"]],
            "B": [codes[name].lower() for name in data["packs"]["blue"]["animals"]],
        }
        self.ids = {code: name for name, code in codes.items()}
        self.behind: dict[str, str] = data["board"]["den"]["red"]["behind"] | data["board"]["den"]["blue"]["behind"]
        self.dens = {pack: [name for name, square in self.squares.items() if square.den_of(pack)] for pack in PACKS}

    def of(self, letter: str) -> Species:
        """Return the species of an animal."""
        return self.species[letter.upper()]

    def has(self, letter: str, power: str) -> bool:
        """Whether the animal has the power."""
        return power in self.of(letter).powers

    @cache  # noqa: B019 - editions are few
    def with_power(self, pack: str, power: str) -> str:
        """Return the one animal of the pack that has the power."""
        return next(letter for letter in self.pack_order[pack] if self.has(letter, power))

    def turtle(self, pack: str) -> str:
        """Return the pack's turtle."""
        return self.with_power(pack, "never_imprisoned")

    def spider(self, pack: str) -> str:
        """Return the pack's spider."""
        return self.with_power(pack, "web")

    def special(self, letter: str) -> bool:
        """Whether the animal is a turtle, spider or vulture."""
        return self.of(letter).rank == "special"

    def step(self, square: str, direction: str) -> str | None:
        """Return the neighbour in that direction; None for the edge and for a void (J10)."""
        across, up = OFFSETS[COMPASS.index(direction)]
        name = chr(ord(square[0]) + across) + str(int(square[1:]) + up)
        return name if name in self.squares else None


def _squares(board: dict[str, Any]) -> dict[str, Square]:
    """Return all squares but the voids."""
    owners = {"red": "R", "blue": "B", "none": "-"}
    squares = {}
    for row, column in product(range(board["rows"]), range(board["columns"])):
        entry = board["legend"][board["map"][-1 - row][column]]
        if entry["kind"] != "void":
            name = "abcdefghijklmnopqrstuvwxyz"[column] + str(row + 1)
            squares[name] = Square(entry["kind"], entry["ground"], owners[entry["owner"]])
    return squares


def _species(animal: dict[str, Any]) -> Species:
    """Return one animal sheet."""
    steps = {"land": animal["land"]["steps"], "water": animal["water"]["steps"]}
    powers = {power["id"]: power for power in animal["powers"]}
    return Species(animal["class"]["value"], steps, animal["directions"]["value"], powers)


@cache
def edition(path: Path = EDITION) -> Edition:
    """Return the edition in a file."""
    return Edition(tomllib.loads(path.read_text(encoding="utf-8")))
