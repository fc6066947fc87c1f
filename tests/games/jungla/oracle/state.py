"""A game of Jungla between two decisions, as the oracle keeps it, and its text (D2.1)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tests.games.jungla.oracle.board import PACKS, enemy, pack_of

if TYPE_CHECKING:
    from tests.games.jungla.oracle.board import Edition


@dataclass(frozen=True)
class Pawn:
    """An animal on the board."""

    square: str
    facing: str
    armoured: bool = False


@dataclass(frozen=True)
class State:
    """Everything the rest of the game depends on; dictionaries and sets are replaced, never changed.

    `due` is place, act, home, free or over; `who` is the pack of home or the result of over; `liberator` and `freed`
    belong to free (and to a home on the way into a prison); `twice` is the X of bonus:X.
    """

    edition: Edition
    players: int
    target: int
    limit: int
    turns: int = 0
    score: dict[str, int] = field(default_factory=lambda: {"R": 0, "B": 0})
    last: str = "-"
    side: str = "R"
    due: str = "act"
    who: str = "-"
    liberator: str | None = None
    freed: int = 0
    kind: str = "-"
    twice: str | None = None
    left: int = 0
    rest: frozenset[str] = frozenset()
    next: str = "-"
    board: dict[str, Pawn] = field(default_factory=dict)
    prisoners: frozenset[str] = frozenset()

    def at(self) -> dict[str, str]:
        """Return who stands where."""
        return {pawn.square: letter for letter, pawn in self.board.items()}

    def pack(self, pack: str) -> list[str]:
        """Return the animals of the pack on the board."""
        return [letter for letter in self.board if pack_of(letter) == pack]

    def captured(self, pack: str) -> list[str]:
        """Return the pack's prisoners."""
        return [letter for letter in self.edition.pack_order[pack] if letter in self.prisoners]

    def empty_den(self, pack: str) -> list[str]:
        """Return the empty squares of the pack's den."""
        taken = self.at()
        return [square for square in self.edition.dens[pack] if square not in taken]

    def web(self, pack: str) -> set[str]:
        """J61, J64, J65: the land squares around the pack's spider, if it is on the board."""
        spider = self.board.get(self.edition.spider(pack))
        if spider is None:
            return set()
        around = {
            self.edition.step(spider.square, direction) for direction in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
        }
        return {square for square in around if square and self.edition.squares[square].ground == "land"}

    def caught(self, letter: str) -> bool:
        """Whether the animal stands in an enemy web that holds it (J61, J65)."""
        immune = self.edition.has(letter, "web_immunity")
        return not immune and self.board[letter].square in self.web(enemy(pack_of(letter)))

    def put(self, letter: str, pawn: Pawn) -> State:
        """Return the state with the animal on a square, and out of prison."""
        return replace(self, board=self.board | {letter: pawn}, prisoners=self.prisoners - {letter})

    def lift(self, letter: str) -> State:
        """Return the state without the animal."""
        return replace(self, board={other: pawn for other, pawn in self.board.items() if other != letter})

    def imprison(self, letter: str) -> State:
        """Return the state with the animal in prison; armour is lost (J78)."""
        return replace(self.lift(letter), prisoners=self.prisoners | {letter})


def options_text(state: State) -> str:
    """Return the options that differ from the edition's defaults."""
    edition = state.edition
    options = (
        ("players", state.players, edition.players),
        ("target", state.target, edition.options["target_score"]),
        ("turns", state.limit, edition.options["turn_limit"]),
    )
    return ",".join(f"{name}={value}" for name, value, default in options if value != default) or "-"


def due_text(state: State) -> str:
    """Return the decision due."""
    if state.due == "free":
        return f"free:{state.liberator}:{state.freed}"
    if state.due == "home" and state.liberator:
        return f"home:{state.who}:{state.liberator}"
    return f"{state.due}:{state.who}" if state.due in {"home", "over"} else state.due


def pack_text(state: State, pack: str) -> str:
    """Return the animals of the pack on the board."""
    pawns = [(letter, state.board[letter]) for letter in state.edition.pack_order[pack] if letter in state.board]
    return " ".join(f"{letter}{'+' * pawn.armoured}{pawn.square}{pawn.facing}" for letter, pawn in pawns) or "-"


def text(state: State) -> str:
    """Return the text of a position."""
    order = state.edition.pack_order["R"] + state.edition.pack_order["B"]
    header = (
        "jungla1",
        state.edition.id,
        options_text(state),
        state.turns,
        f"{state.score['R']}-{state.score['B']}",
        state.last,
        state.side,
        due_text(state),
        f"bonus:{state.twice}" if state.twice else state.kind,
        state.left,
        "".join(letter for letter in order if letter in state.rest) or "-",
        state.next,
    )
    animals = [pack_text(state, pack) for pack in PACKS]
    prisons = ["".join(state.captured(pack)) or "-" for pack in PACKS]
    return " | ".join((" ".join(map(str, header)), *animals, *prisons))
