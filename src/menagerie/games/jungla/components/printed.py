"""What an edition of Jungla prints: the board, the dens, the animals with their powers, the numbers.

Reading relies on the checks; `checked` checks and reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from menagerie.games.jungla.components.board import (
    DIRECTIONS,
    GROUNDS,
    NO_PACK,
    OFF,
    OWNERS,
    PACKS,
    RELATIVE,
    Board,
    Square,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition

ANIMALS_EACH = 15
"""How many animals a pack has: fifteen bits of rest and prison, fifteen codes in the notation."""

POWERS = (
    *("multi_capture", "takes_runners_frontally", "frontal_immunity", "keeps_facing_after_strike", "no_return_to_den"),
    *("never_strikes", "never_imprisoned", "safe_in_own_den_and_zone", "web_immunity", "free_liberator", "double_hunt"),
    *("web", "no_water", "no_water_stop", "armour"),
)
"""Powers that an animal has or has not, by bit; the classes below take the bits after them."""
CLASSES = ("special", "destroyer", "runner", "predator", "aquatic")
BITS = {name: 1 << place for place, name in enumerate((*POWERS, *CLASSES))}
MOVING_POWERS = ("l_move", "jump", "long_move")
"""Powers with numbers of their own."""
FRONTAL = ("head_on", "from_behind")
LONGEST_STEP = 15
PLACED = re.compile(r"([a-z][0-9]+)(NE|NW|SE|SW|N|E|S|W)")
"""A square and a facing, as the ready-made array tells them."""


@dataclass(frozen=True, slots=True)
class Animal:
    """One animal of one pack; sets of distances and directions are bits."""

    id: str
    code: str
    pack: int
    kind: str
    land_steps: int
    water_steps: int
    directions: int
    l_steps: int
    l_directions: int
    jump_steps: int
    long_steps: int
    powers: int

    def __hash__(self) -> int:
        """Hash what tells the animals of an edition apart."""
        return hash((self.pack, self.id))


@dataclass(frozen=True)
class Components:
    """Everything that is printed."""

    board: Board
    dens: tuple[tuple[int, ...], tuple[int, ...]]
    behind: Mapping[int, int]
    """By second-row square: the first-row square straight in front of it (J12)."""
    animals: tuple[Animal, ...]
    """Red's in pack order, then Blue's."""
    array: tuple[tuple[int, int], ...]
    """The ready-made array: square and facing of each animal."""
    l_arms: Mapping[int, int]
    """By the length of an L move: how many squares lie before the turn (J36)."""
    facings: int
    frontal: tuple[bool, bool]
    """Whether an attack head-on, and one from behind, is frontal (J52)."""
    players: int
    target: int
    turn_limit: int
    hunt_points: int
    turtle_points: int
    max_freed: int
    actions: int
    bonus_actions: int
    batch: int
    first_placer: int

    def beside(self) -> list[int]:
        """Return the neighbours of every square in the eight directions."""
        return [self.board.beside(square, way) for square in range(len(self.board.squares)) for way in range(8)]

    def owned_by(self, *kinds: str) -> list[int]:
        """Return, for every square, the pack whose square of these kinds it is, plus one; 0 for nobody's."""
        return [
            square.owner + 1 if square.kind in kinds and square.owner != NO_PACK else 0 for square in self.board.squares
        ]

    def owners(self, power: str) -> list[int]:
        """Return the number of the one animal of each pack that has a power."""
        bit = 1 << POWERS.index(power)
        return [number for number, animal in enumerate(self.animals) if animal.powers & bit]

    def fronts(self) -> list[int]:
        """Return, for every square, the square that has to be filled before it, or OFF."""
        return [self.behind.get(square, OFF) for square in range(len(self.board.squares))]

    def den_lists(self) -> list[int]:
        """Return the den squares of both packs, each filled up to 64 places."""
        return [place for den in self.dens for place in (*den, *[OFF] * (64 - len(den)))]


def read_components(edition: Edition) -> Components:
    """Return what a checked edition prints."""
    board = read_board(edition)
    return Components(
        board=board,
        dens=cast("tuple[tuple[int, ...], tuple[int, ...]]", tuple(read_den(edition, board, pack) for pack in PACKS)),
        behind=read_behind(edition, board),
        animals=tuple(animal for pack in range(2) for animal in read_pack(edition, pack)),
        array=tuple(place for pack in range(2) for place in read_array(edition, board, pack)),
        l_arms={int(length): arm for length, (arm, _) in table(edition, "options.l_shapes").items()},
        facings=number(edition, "options.facings"),
        frontal=cast("tuple[bool, bool]", tuple(way in names(edition, "options.frontal") for way in FRONTAL)),
        players=number(edition, "edition.players"),
        target=number(edition, "options.target_score"),
        turn_limit=number(edition, "options.turn_limit"),
        hunt_points=number(edition, "options.hunt_points"),
        turtle_points=number(edition, "options.hunt_points_turtle"),
        max_freed=number(edition, "options.max_freed"),
        actions=number(edition, "options.actions_per_turn"),
        bonus_actions=number(edition, "options.actions_after_liberation"),
        batch=number(edition, "options.placed_per_round"),
        first_placer=PACKS.index(str(edition.value("options.first_placer"))),
    )


def number(edition: Edition, path: str) -> int:
    """Return a number that `checks` has found to be one."""
    return cast("int", edition.value(path))


def names(edition: Edition, path: str) -> list[str]:
    """Return a list of words that `checks` has found to be one."""
    return cast("list[str]", edition.value(path))


def table(edition: Edition, path: str) -> dict[str, list[int]]:
    """Return a table of lists of numbers that `checks` has found to be one."""
    return cast("dict[str, list[int]]", edition.value(path))


def read_board(edition: Edition) -> Board:
    """Return the map, its first line being the northernmost row."""
    rows = names(edition, "board.map")
    legend = cast("dict[str, dict[str, str]]", edition.value("board.legend"))
    squares = tuple(
        Square(legend[letter]["kind"], OWNERS[legend[letter]["owner"]], GROUNDS[legend[letter]["ground"]])
        for row in reversed(rows)
        for letter in row
    )
    return Board(len(rows[0]), len(rows), squares)


def read_den(edition: Edition, board: Board, pack: str) -> tuple[int, ...]:
    """Return the den squares of a pack, both rows, in ascending order."""
    rows = names(edition, f"board.den.{pack}.first_row") + names(edition, f"board.den.{pack}.second_row")
    return tuple(sorted(cast("int", board.number(name)) for name in rows))


def read_behind(edition: Edition, board: Board) -> dict[int, int]:
    """Return the first-row square in front of each second-row square of both packs."""
    pairs = {}
    for pack in PACKS:
        for back, front in cast("dict[str, str]", edition.value(f"board.den.{pack}.behind")).items():
            pairs[cast("int", board.number(back))] = cast("int", board.number(front))
    return pairs


def read_pack(edition: Edition, pack: int) -> list[Animal]:
    """Return the animals of a pack in pack order."""
    sheets = {sheet["id"]: sheet for sheet in cast("list[dict[str, object]]", edition.value("animal"))}
    return [read_animal(sheets[name], pack) for name in names(edition, f"packs.{PACKS[pack]}.animals")]


def read_animal(sheet: Mapping[str, object], pack: int) -> Animal:
    """Return an animal from its sheet."""
    powers = {cast("str", power["id"]): power for power in cast("list[dict[str, object]]", sheet["powers"])}
    flags = (*POWERS, *CLASSES)
    jump = cast("int", powers.get("jump", {}).get("max_step", 0))
    kind = cast("str", sheet["class"])
    return Animal(
        id=cast("str", sheet["id"]),
        code=cast("str", sheet["code"]),
        pack=pack,
        kind=kind,
        land_steps=bits(cast("dict[str, list[int]]", sheet["land"])["steps"]),
        water_steps=bits(cast("dict[str, list[int]]", sheet["water"])["steps"]),
        directions=ways(cast("list[str]", sheet["directions"])),
        l_steps=bits(cast("list[int]", powers.get("l_move", {}).get("steps", []))),
        l_directions=ways(cast("list[str]", powers.get("l_move", {}).get("directions", []))),
        jump_steps=bits(list(range(min(jump, LONGEST_STEP) + 1))),
        long_steps=bits(cast("list[int]", powers.get("long_move", {}).get("steps", []))),
        powers=sum(1 << place for place, flag in enumerate(flags) if flag in powers or flag == kind),
    )


def bits(numbers: list[int]) -> int:
    """Return a set of numbers as bits."""
    return sum(1 << each for each in set(numbers))


def ways(directions: list[str]) -> int:
    """Return a set of relative directions as bits."""
    return bits([RELATIVE.index(direction) for direction in directions])


def read_array(edition: Edition, board: Board, pack: int) -> list[tuple[int, int]]:
    """Return square and facing of each animal in the ready-made array, in pack order."""
    array = cast("dict[str, str]", edition.value(f"default_array.{PACKS[pack]}"))
    return [read_place(board, array[name]) for name in names(edition, f"packs.{PACKS[pack]}.animals")]


def read_place(board: Board, text: str) -> tuple[int, int]:
    """Return square and facing of a text such as 'a2N'."""
    square, facing = cast("re.Match[str]", PLACED.fullmatch(text)).groups()
    return cast("int", board.number(square)), DIRECTIONS.index(facing)


def pack_of(who: int) -> int:
    """Return the pack of an animal."""
    return who // ANIMALS_EACH


def place_of(who: int) -> int:
    """Return the place of an animal in its pack."""
    return who % ANIMALS_EACH


def whole_pack(pack: int) -> range:
    """Return the numbers of a pack's animals, wherever they are."""
    return range(ANIMALS_EACH * pack, ANIMALS_EACH * (pack + 1))
