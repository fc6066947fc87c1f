"""What the keys of a position text say: JSON of exactly the form of 10.2, as numbers; views have numbers for cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.games.comet.board import NEUTRALS, SYMBOLS
from menagerie.games.comet.components import COLOURS, components_of
from menagerie.games.comet.ids import Ids
from menagerie.games.comet.layout import SWITCHES
from menagerie.games.comet.notation import ACTIONS, NONE, PHASES, STEPS
from menagerie.games.comet.rules import Comet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.comet.board import Board
    from menagerie.games.comet.components import Components

KEYS = (
    *(
        "edition",
        "board",
        "switches",
        "phase",
        "active",
        "actions",
        "idle",
        "choosers",
        "action",
        "use",
        "due",
        "players",
    ),
    *("neutral", "pile", "comet", "mixed", "shuffled", "display", "discards"),
)
PLAYER_KEYS = ("hand", "known", "slots", "rescuers", "rescued", "hero", "passed")
ACTION_KEYS = {
    "hatch": ("kind", "left", "minus", "acted"),
    "move": ("kind", "pool", "jump", "extra", "acted"),
    "rest": ("kind", "step"),
    "end": ("kind",),
}
MOST, MOST_ACTIONS, MOST_SYMBOLS = 99, 99_999, 99
"""Bounds of numbers that no rule bounds; each fits the memory of the rules."""
DRAWN = 3
"""The step of a Rest whose draws are due."""


@dataclass
class Draft:
    """What a text says, in numbers: `seen` as `snapshot` gives it, and how many cards a view leaves open."""

    edition: Edition
    components: Components
    board: Board
    switches: list[str]
    seen: dict[str, Any]
    open_hands: list[int]
    """By seat: hand cards that are not told."""
    open_mixed: int

    def position(self) -> Comet:
        """Set the position up."""
        single, readies = "jump_chain_single" in self.switches, "comet_ready_hero" in self.switches
        position = Comet(self.edition, self.board.id, len(self.seen["players"]), single, readies)
        position.restore(self.seen)
        return position


class Reader(Ids):
    """Reads the table of a position, or of a view."""

    def __init__(self, editions: Mapping[str, Edition], viewer: int | None) -> None:
        """Begin with nothing read."""
        super().__init__()
        self.editions = editions
        self.viewer = viewer
        self.seats = 0
        self.open_hands: list[int] = []

    def draft(self, value: object) -> Draft | None:
        """Return what a table says, or nothing where the rest cannot be understood."""
        table = self.fields(value, "the text", KEYS if self.viewer is None else ("view", *KEYS))
        if table is None:
            return None
        name = self.word(table["edition"], "edition", self.editions)
        if not name:
            return None
        self.components = components_of(self.editions[name])
        side = self.word(table["board"], "board", self.components.boards)
        if not side:
            return None
        self.board = self.components.boards[side]
        self.number_things(self.components, self.board)
        if self.viewer is not None:
            self.word(str(table["view"]), "view", [str(self.viewer)])
        seen, open_mixed = self.all_keys(table)
        switches = self.sorted_words(table["switches"], "switches", SWITCHES)
        return Draft(self.editions[name], self.components, self.board, switches, seen, self.open_hands, open_mixed)

    # Keys

    def all_keys(self, table: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """Return what the keys say, and how many reshuffled cards are not told."""
        fewest, most = min(self.components.setup), max(self.components.setup)
        players = self.entries(table["players"], "players", fewest, most)
        self.seats = len(players) or fewest
        silver, gold = self.decks
        mixed, open_mixed = self.hidden(table["mixed"], "mixed", self.viewer is not None, silver)
        seen = {
            "phase": PHASES.index(self.word(table["phase"], "phase", PHASES) or "over"),
            "active": 0 if table["active"] is None else self.seat(table["active"], "active"),
            "actions": self.whole(table["actions"], "actions", 0, MOST_ACTIONS),
            "idle": self.whole(table["idle"], "idle", 0, MOST),
            "choosers": self.chooser_list(table["choosers"]),
            **self.action(table["action"]),
            **self.use(table["use"]),
            **self.due(table["due"]),
            "players": [self.player(player, seat) for seat, player in enumerate(players, 1)],
            "neutral": self.neutral(table["neutral"]),
            "pile": self.whole(table["pile"], "pile", 0, 255),
            "comet": self.whole(table["comet"], "comet", 0, 255),
            "mixed": mixed,
            "shuffled": self.multiset(table["shuffled"], "shuffled", silver),
            "display": self.multiset(table["display"], "display", gold),
            **self.discards(table["discards"]),
        }
        return seen, open_mixed

    def seat(self, value: object, path: str) -> int:
        """Return the number of a seat."""
        return self.whole(value, path, 1, self.seats)

    def chooser_list(self, value: object) -> list[int]:
        """Return the seats that still have to make the comet choice."""
        return [self.seat(seat, "choosers") for seat in self.entries(value, "choosers", 0, self.seats)]

    def action(self, value: object) -> dict[str, Any]:
        """Return the running action."""
        read: dict[str, Any] = dict.fromkeys(("action", "left", "minus", "acted", "extra", "step"), 0)
        read |= {"pool": [0] * 6, "jump": [0] * 3}
        if value is None:
            return read
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in ACTION_KEYS:
            self.wrong("action", value, f"null or a table with a kind of {', '.join(ACTION_KEYS)}")
            return read
        table = self.fields(value, "action", ACTION_KEYS[kind])
        if table is None:
            return read
        return read | {"action": ACTIONS.index(kind)} | self.inside(kind, table)

    def inside(self, kind: str, table: dict[str, Any]) -> dict[str, Any]:
        """Return what an action of a kind tells beside its kind."""
        if kind == "rest":
            step = STEPS.index(self.word(table["step"], "action.step", STEPS[:DRAWN]) or "discard")
            return {"step": DRAWN if STEPS[step] == "draw" else step}
        if kind == "end":
            return {}
        acted = {"acted": self.flag(table["acted"], "action.acted")}
        if kind == "hatch":
            return {name: self.whole(table[name], f"action.{name}", 0, MOST) for name in ("left", "minus")} | acted
        jump = self.entries(table["jump"], "action.jump", 3, 3) or [""] * 3
        masks = [self.letters(letters, "action.jump", SYMBOLS[:5], 1) for letters in jump]
        return {
            "pool": self.letters(table["pool"], "action.pool", SYMBOLS, MOST_SYMBOLS),
            "jump": [sum(on << terrain for terrain, on in enumerate(mask)) for mask in masks],
            "extra": self.whole(table["extra"], "action.extra", 0, MOST),
        } | acted

    def use(self, value: object) -> dict[str, int]:
        """Return the source being carried out."""
        table = None if value is None else self.fields(value, "use", ("source", "effect", "count"))
        if table is None:
            return {"source": NONE, "effect": 0, "count": 0}
        source = self.word(
            table["source"], "use.source", self.sources, "a helper, or a card or hero with a tap ability"
        )
        numbers = {name: self.whole(table[name], f"use.{name}", 0, MOST) for name in ("effect", "count")}
        return {"source": self.sources.get(source, NONE)} | numbers

    def due(self, value: object) -> dict[str, int]:
        """Return who still has to draw how many silver cards."""
        entries = [] if value is None else self.entries(value, "due", 2, 2)
        if not entries:
            return {"due_seat": 0, "due": 0}
        return {"due_seat": self.seat(entries[0], "due"), "due": self.whole(entries[1], "due", 1, MOST)}

    def neutral(self, value: object) -> list[int]:
        """Return where the neutral pieces stand."""
        table = self.fields(value, "neutral", NEUTRALS)
        if table is None:
            return [0, 0]
        return [self.hex(table[piece], f"neutral.{piece}") for piece in NEUTRALS]

    def discards(self, value: object) -> dict[str, list[int]]:
        """Return the discard piles, bottom card first."""
        table = self.fields(value, "discards", COLOURS) or {name: [] for name in COLOURS}
        return {
            name: [self.card(card, f"discards.{name}", deck) for card in self.entries(table[name], f"discards.{name}")]
            for name, deck in zip(COLOURS, self.decks, strict=True)
        }

    # Players

    def player(self, value: object, seat: int) -> dict[str, Any]:
        """Return what belongs to one seat."""
        path = f"players[{seat}]"
        table = self.fields(value, path, PLAYER_KEYS)
        if table is None:
            table = dict(zip(PLAYER_KEYS, ([], [], [None] * 3, [None] * 3, [], None, False), strict=True))
        hand, hidden = self.hidden(table["hand"], f"{path}.hand", self.viewer not in {None, seat}, self.cards)
        known = self.multiset(table["known"], f"{path}.known", self.cards)
        if self.viewer not in {None, seat}:
            hand = known
            if hidden < sum(known):
                self.problems.append(f"{path}.hand is {hidden}, but {sum(known)} cards of it are known")
            hidden -= sum(known)
        self.open_hands.append(max(hidden, 0))
        slots = self.entries(table["slots"], f"{path}.slots", 3, 3) or [None] * 3
        rescuers = self.entries(table["rescuers"], f"{path}.rescuers", 3, 3) or [None] * 3
        return {
            "hand": list(hand),
            "known": known,
            **self.rescued(table["rescued"], f"{path}.rescued"),
            "slots": [NONE if card is None else self.card(card, f"{path}.slots", self.animals) for card in slots],
            "rescuers": [NONE if place is None else self.hex(place, f"{path}.rescuers") for place in rescuers],
            **self.hero(table["hero"], f"{path}.hero"),
            "passed": self.flag(table["passed"], f"{path}.passed"),
        }

    def hero(self, value: object, path: str) -> dict[str, int]:
        """Return a hero and whether it is tapped."""
        entries = [] if value is None else self.entries(value, path, 2, 2)
        if not entries:
            return {"hero": NONE, "hero_tapped": 0}
        return {"hero": self.card(entries[0], path, self.heroes), "hero_tapped": self.flag(entries[1], path)}

    def rescued(self, value: object, path: str) -> dict[str, list[int]]:
        """Return the rescued animals, ready and tapped."""
        pairs = [self.entries(pair, path, 2, 2) for pair in self.entries(value, path)]
        animals = [
            (self.card(name, path, self.animals), self.flag(tapped, path)) for name, tapped in filter(None, pairs)
        ]
        if animals != sorted(animals):
            self.wrong(path, value, "the animals sorted by id, ready before tapped")
        turned = [[card for card, tapped in animals if tapped == state] for state in (0, 1)]
        return {name: self.counted(found) for name, found in zip(("ready", "tapped"), turned, strict=True)}
