"""Positions of the second reading of Comet: what lies where, and the texts and views of 10.2 and 10.6."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.comet.oracle.edition import BOARDS, CARDS, EDITION, RULES, SETUP, Board


@dataclass
class Hatch:
    """A Hatch under way."""

    left: int = 1
    minus: int = 0
    acted: bool = False


@dataclass
class Move:
    """A Move under way."""

    pool: str
    jump: list[str] = field(default_factory=lambda: ["", "", ""])
    extra: int = 0
    acted: bool = False


@dataclass
class Rest:
    """A Rest under way, at one of its steps `discard`, `take` and `draw`."""

    step: str = "discard"


@dataclass
class End:
    """A turn whose action is over: refill, comet choice, next seat."""


Action = Hatch | Move | Rest | End


@dataclass
class Use:
    """A source being carried out."""

    source: str
    effect: int = 0
    count: int = 0


@dataclass
class Player:
    """What belongs to one seat; a rescued animal is its id and whether it is tapped."""

    hand: list[str] = field(default_factory=list)
    known: list[str] = field(default_factory=list)
    slots: list[str | None] = field(default_factory=lambda: [None] * 3)
    rescuers: list[str | None] = field(default_factory=lambda: [None] * 3)
    rescued: list[tuple[str, bool]] = field(default_factory=list)
    hero: tuple[str, bool] | None = None
    passed: bool = False

    @property
    def on_board(self) -> list[int]:
        """Return the rescuers, counted from 0, that stand on the board."""
        return [index for index, place in enumerate(self.rescuers) if place is not None]

    @property
    def free_slots(self) -> int:
        """Count the slots without an animal."""
        return self.slots.count(None)

    @property
    def sources(self) -> list[tuple[str, bool]]:
        """Return rescued animals and hero, with their tapped states."""
        return self.rescued + ([self.hero] if self.hero else [])


@dataclass
class State:
    """A position, key by key as in 10.2."""

    board: str
    switches: list[str]
    phase: str
    active: int | None
    actions: int
    idle: int
    choosers: list[int]
    action: Action | None
    use: Use | None
    due: tuple[int, int] | None
    players: list[Player]
    neutral: dict[str, str]
    pile: int
    comet: int
    mixed: list[str]
    shuffled: list[str]
    display: list[str]
    discards: dict[str, list[str]]

    @property
    def map(self) -> Board:
        """The side of the board in play."""
        return BOARDS[self.board]

    @property
    def turn(self) -> int:
        """The active seat, where there must be one."""
        if self.active is None:
            raise ValueError("nobody is active")
        return self.active

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.turn - 1]


def start(board: str = "a", seats: int = 2, switches: tuple[str, ...] = ()) -> State:
    """Return the start position of 10.4."""
    row = SETUP[seats]
    return State(
        board=board,
        switches=sorted(switches),
        phase="setup",
        active=None,
        actions=0,
        idle=0,
        choosers=[],
        action=None,
        use=None,
        due=None,
        players=[Player() for _ in range(seats)],
        neutral=dict(BOARDS[board].neutral),
        pile=row["start_cards"] + row["silver_pile"],
        comet=row["comet_stack"],
        mixed=[],
        shuffled=[],
        display=[],
        discards={"silver": [], "gold": []},
    )


# Zones


def occupied(state: State) -> set[str]:
    """Return the hexes on which pieces stand."""
    rescuers = {place for player in state.players for place in player.rescuers if place is not None}
    return rescuers | set(state.neutral.values())


def being_used(state: State) -> list[str]:
    """Return the helper being carried out, which lies in no zone."""
    return [state.use.source] if state.use and state.use.source in CARDS and CARDS[state.use.source].helper else []


def written(state: State) -> list[str]:
    """Return all cards that lie in a zone the position names, heroes aside."""
    cards = [*state.mixed, *state.display, *state.discards["silver"], *state.discards["gold"], *being_used(state)]
    for player in state.players:
        cards += player.hand
        cards += [card for card in player.slots if card is not None]
        cards += [card for card, _tapped in player.rescued]
    return cards


def unwritten(state: State, colour: str) -> Counter[str]:
    """Return the cards of a colour in no written zone: unseen silver, or the gold pile (10.1)."""
    deck = Counter({name: card.copies for name, card in CARDS.items() if card.colour == colour})
    return deck - Counter(written(state))


def short_display(state: State) -> bool:
    """Say whether a gold card has to be revealed."""
    return len(state.display) < RULES["gold_display"] and bool(unwritten(state, "gold"))


# Texts


def written_action(action: Action | None) -> dict[str, Any] | None:
    """Return the action as it stands in the text."""
    if isinstance(action, Hatch):
        return {"kind": "hatch", "left": action.left, "minus": action.minus, "acted": action.acted}
    if isinstance(action, Move):
        written_move = {"pool": action.pool, "jump": action.jump, "extra": action.extra, "acted": action.acted}
        return {"kind": "move"} | written_move
    if isinstance(action, Rest):
        return {"kind": "rest", "step": action.step}
    return {"kind": "end"} if action else None


def written_player(player: Player) -> dict[str, Any]:
    """Return a player as it stands in the text."""
    return {
        "hand": sorted(player.hand),
        "known": sorted(player.known),
        "slots": player.slots,
        "rescuers": player.rescuers,
        "rescued": [[card, tapped] for card, tapped in sorted(player.rescued)],
        "hero": list(player.hero) if player.hero else None,
        "passed": player.passed,
    }


def table(state: State) -> dict[str, Any]:
    """Return the position as the table that its text writes down."""
    use = state.use
    return {
        "edition": EDITION,
        "board": state.board,
        "switches": sorted(state.switches),
        "phase": state.phase,
        "active": state.active,
        "actions": state.actions,
        "idle": state.idle,
        "choosers": state.choosers,
        "action": written_action(state.action),
        "use": {"source": use.source, "effect": use.effect, "count": use.count} if use else None,
        "due": list(state.due) if state.due else None,
        "players": [written_player(player) for player in state.players],
        "neutral": {piece: state.neutral[piece] for piece in ("mammoth", "tortoise")},
        "pile": state.pile,
        "comet": state.comet,
        "mixed": sorted(state.mixed),
        "shuffled": sorted(state.shuffled),
        "display": sorted(state.display),
        "discards": {"silver": state.discards["silver"], "gold": state.discards["gold"]},
    }


def dumped(value: object) -> str:
    """Write JSON on one line without spaces."""
    return json.dumps(value, separators=(",", ":"))


def text(state: State) -> str:
    """Return the text of a position."""
    return dumped(table(state))


def view(state: State, seat: int) -> str:
    """Return what a seat, or with 0 a spectator, may know."""
    seen = {"view": seat} | table(state)
    for number, player in enumerate(seen["players"], 1):
        if number != seat:
            player["hand"] = len(player["hand"])
    seen["mixed"] = len(state.mixed)
    return dumped(seen)
