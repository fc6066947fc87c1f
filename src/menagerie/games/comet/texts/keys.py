"""The keys of a position text or view, read as numbers; their form is that of 10.2 exactly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.games.comet.components.board import NEUTRALS, SYMBOLS, terrain_mask
from menagerie.games.comet.components.cards import COLOURS
from menagerie.games.comet.components.forms import Forms
from menagerie.games.comet.components.reading import components_of
from menagerie.games.comet.rules.position import Comet
from menagerie.games.comet.rules.setup import SWITCHES
from menagerie.games.comet.rules.state import DRAWN, NONE
from menagerie.games.comet.texts.ids import Ids
from menagerie.games.comet.texts.positions import ACTIONS, PHASES, STEPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.comet.components.board import Board
    from menagerie.games.comet.components.cards import Components

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


@dataclass
class Draft:
    """A text read as numbers: `seen` as `snapshot` gives it, and how many cards a view hides."""

    edition: Edition
    components: Components
    board: Board
    switches: list[str]
    seen: dict[str, Any]
    open_hands: list[int]
    """By seat: hidden hand cards."""
    open_mixed: int

    def position(self) -> Comet:
        """Set the position up."""
        single, readies = "jump_chain_single" in self.switches, "comet_ready_hero" in self.switches
        position = Comet(self.edition, self.board.id, len(self.seen["players"]), single, readies)
        position.restore(self.seen)
        return position


class Reader:
    """Reads the table of a position, or of a view."""

    def __init__(self, editions: Mapping[str, Edition], viewer: int | None) -> None:
        """Begin with nothing read."""
        self.forms = Forms()
        self.editions = editions
        self.viewer = viewer
        self.seats = 0
        self.open_hands: list[int] = []

    def draft(self, value: object) -> Draft | None:
        """Return what a table says, or nothing where the rest cannot be understood."""
        table = self.forms.fields(value, "the text", KEYS if self.viewer is None else ("view", *KEYS))
        if table is None:
            return None
        name = self.forms.word(table["edition"], "edition", self.editions)
        if not name:
            return None
        self.components = components_of(self.editions[name])
        side = self.forms.word(table["board"], "board", self.components.boards)
        if not side:
            return None
        self.board = self.components.boards[side]
        self.ids = Ids(self.forms, self.components, self.board)
        if self.viewer is not None:
            self.forms.word(str(table["view"]), "view", [str(self.viewer)])
        seen, open_mixed = self.all_keys(table)
        switches = self.ids.sorted_words(table["switches"], "switches", SWITCHES)
        return Draft(self.editions[name], self.components, self.board, switches, seen, self.open_hands, open_mixed)

    # Keys

    def all_keys(self, table: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """Return what the keys say, and how many reshuffled cards are hidden."""
        fewest, most = min(self.components.setup), max(self.components.setup)
        players = self.forms.entries(table["players"], "players", fewest, most)
        self.seats = len(players) or fewest
        silver, gold = self.ids.decks
        mixed, open_mixed = self.ids.hidden(table["mixed"], "mixed", self.viewer is not None, silver)
        seen = {
            "phase": PHASES.index(self.forms.word(table["phase"], "phase", PHASES) or "over"),
            "active": 0 if table["active"] is None else self.seat(table["active"], "active"),
            "actions": self.forms.whole(table["actions"], "actions", 0, MOST_ACTIONS),
            "idle": self.forms.whole(table["idle"], "idle", 0, MOST),
            "choosers": self.chooser_list(table["choosers"]),
            **self.action(table["action"]),
            **self.use(table["use"]),
            **self.due(table["due"]),
            "players": [self.player(player, seat) for seat, player in enumerate(players, 1)],
            "neutral": self.neutral(table["neutral"]),
            "pile": self.forms.whole(table["pile"], "pile", 0, 255),
            "comet": self.forms.whole(table["comet"], "comet", 0, 255),
            "mixed": mixed,
            "shuffled": self.ids.multiset(table["shuffled"], "shuffled", silver),
            "display": self.ids.multiset(table["display"], "display", gold),
            **self.discards(table["discards"]),
        }
        return seen, open_mixed

    def seat(self, value: object, path: str) -> int:
        """Return the number of a seat."""
        return self.forms.whole(value, path, 1, self.seats)

    def chooser_list(self, value: object) -> list[int]:
        """Return the seats that still have to make the comet choice."""
        return [self.seat(seat, "choosers") for seat in self.forms.entries(value, "choosers", 0, self.seats)]

    def action(self, value: object) -> dict[str, Any]:
        """Return the running action."""
        read: dict[str, Any] = dict.fromkeys(("action", "left", "minus", "acted", "extra", "step"), 0)
        read |= {"pool": [0] * 6, "jump": [0] * 3}
        if value is None:
            return read
        kind = value.get("kind") if isinstance(value, dict) else None
        if not isinstance(kind, str) or kind not in ACTION_KEYS:
            self.forms.wrong("action", value, f"null or a table with a kind of {', '.join(ACTION_KEYS)}")
            return read
        table = self.forms.fields(value, "action", ACTION_KEYS[kind])
        if table is None:
            return read
        return read | {"action": ACTIONS.index(kind)} | self.inside(kind, table)

    def inside(self, kind: str, table: dict[str, Any]) -> dict[str, Any]:
        """Return the fields of an action beside its kind."""
        if kind == "rest":
            step = STEPS.index(self.forms.word(table["step"], "action.step", STEPS[:DRAWN]) or "discard")
            return {"step": DRAWN if STEPS[step] == "draw" else step}
        if kind == "end":
            return {}
        acted = {"acted": self.forms.flag(table["acted"], "action.acted")}
        if kind == "hatch":
            return {
                name: self.forms.whole(table[name], f"action.{name}", 0, MOST) for name in ("left", "minus")
            } | acted
        jump = self.forms.entries(table["jump"], "action.jump", 3, 3) or [""] * 3
        masks = [self.forms.letters(letters, "action.jump", SYMBOLS[:5], 1) for letters in jump]
        return {
            "pool": self.forms.letters(table["pool"], "action.pool", SYMBOLS, MOST_SYMBOLS),
            "jump": [terrain_mask(terrain for terrain, on in enumerate(mask) if on) for mask in masks],
            "extra": self.forms.whole(table["extra"], "action.extra", 0, MOST),
        } | acted

    def use(self, value: object) -> dict[str, int]:
        """Return the source being carried out."""
        table = None if value is None else self.forms.fields(value, "use", ("source", "effect", "count"))
        if table is None:
            return {"source": NONE, "effect": 0, "count": 0}
        source = self.forms.word(
            table["source"], "use.source", self.ids.sources, "a helper, or a card or hero with a tap ability"
        )
        numbers = {name: self.forms.whole(table[name], f"use.{name}", 0, MOST) for name in ("effect", "count")}
        return {"source": self.ids.sources.get(source, NONE)} | numbers

    def due(self, value: object) -> dict[str, int]:
        """Return who still has to draw how many silver cards."""
        entries = [] if value is None else self.forms.entries(value, "due", 2, 2)
        if not entries:
            return {"due_seat": 0, "due": 0}
        return {"due_seat": self.seat(entries[0], "due"), "due": self.forms.whole(entries[1], "due", 1, MOST)}

    def neutral(self, value: object) -> list[int]:
        """Return where the neutral pieces stand."""
        table = self.forms.fields(value, "neutral", NEUTRALS)
        if table is None:
            return [0, 0]
        return [self.ids.hex(table[piece], f"neutral.{piece}") for piece in NEUTRALS]

    def discards(self, value: object) -> dict[str, list[int]]:
        """Return the discard piles, bottom card first."""
        table = self.forms.fields(value, "discards", COLOURS) or {name: [] for name in COLOURS}
        return {
            name: [
                self.ids.card(card, f"discards.{name}", deck)
                for card in self.forms.entries(table[name], f"discards.{name}")
            ]
            for name, deck in zip(COLOURS, self.ids.decks, strict=True)
        }

    # Players

    def player(self, value: object, seat: int) -> dict[str, Any]:
        """Return what belongs to one seat."""
        path = f"players[{seat}]"
        table = self.forms.fields(value, path, PLAYER_KEYS)
        if table is None:
            table = dict(zip(PLAYER_KEYS, ([], [], [None] * 3, [None] * 3, [], None, False), strict=True))
        hand, hidden = self.ids.hidden(table["hand"], f"{path}.hand", self.viewer not in {None, seat}, self.ids.cards)
        known = self.ids.multiset(table["known"], f"{path}.known", self.ids.cards)
        if self.viewer not in {None, seat}:
            hand = known
            if hidden < sum(known):
                self.forms.problems.append(f"{path}.hand is {hidden}, but {sum(known)} cards of it are known")
            hidden -= sum(known)
        self.open_hands.append(max(hidden, 0))
        slots = self.forms.entries(table["slots"], f"{path}.slots", 3, 3) or [None] * 3
        rescuers = self.forms.entries(table["rescuers"], f"{path}.rescuers", 3, 3) or [None] * 3
        return {
            "hand": list(hand),
            "known": known,
            **self.rescued(table["rescued"], f"{path}.rescued"),
            "slots": [
                NONE if card is None else self.ids.card(card, f"{path}.slots", self.ids.animals) for card in slots
            ],
            "rescuers": [NONE if place is None else self.ids.hex(place, f"{path}.rescuers") for place in rescuers],
            **self.hero(table["hero"], f"{path}.hero"),
            "passed": self.forms.flag(table["passed"], f"{path}.passed"),
        }

    def hero(self, value: object, path: str) -> dict[str, int]:
        """Return a hero and whether it is tapped."""
        entries = [] if value is None else self.forms.entries(value, path, 2, 2)
        if not entries:
            return {"hero": NONE, "hero_tapped": 0}
        return {
            "hero": self.ids.card(entries[0], path, self.ids.heroes),
            "hero_tapped": self.forms.flag(entries[1], path),
        }

    def rescued(self, value: object, path: str) -> dict[str, list[int]]:
        """Return the rescued animals, ready and tapped."""
        pairs = [self.forms.entries(pair, path, 2, 2) for pair in self.forms.entries(value, path)]
        animals = [
            (self.ids.card(name, path, self.ids.animals), self.forms.flag(tapped, path))
            for name, tapped in filter(None, pairs)
        ]
        if animals != sorted(animals):
            self.forms.wrong(path, value, "the animals sorted by id, ready before tapped")
        turned = [[card for card, tapped in animals if tapped == state] for state in (0, 1)]
        return {name: self.ids.counted(found) for name, found in zip(("ready", "tapped"), turned, strict=True)}
