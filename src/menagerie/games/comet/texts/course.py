"""Validity of a position, second part: phase, action, use and cards due fit each other and the table (10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.comet.components.cards import OPS, WHENS
from menagerie.games.comet.rules.state import DRAWING, GOLD, NONE, PERMANENT, TAP
from menagerie.games.comet.texts.positions import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.comet.components.cards import Card
    from menagerie.games.comet.texts.validity import Table

ONE_BY_ONE = tuple(OPS.index(op) for op in ("draw_gold", "swap_hand", "ready"))
"""Effects for which choices are counted."""
DRAWING_OPS = tuple(OPS.index(op) for op in ("draw_silver", "swap_hand"))
TIMES = {"any": ("", "hatch", "move"), "hatch": ("hatch",), "move": ("move",)}
"""During which actions a source may be used (C10)."""


def problems_of(table: Table) -> list[str]:
    """Return every contradiction; conditions that rely on others are checked only if those hold."""
    course = Course(table)
    found = [*table.problems(), *course.phases()]
    return found or [*course.turns(), *course.uses(), *course.draws()]


class Course:
    """The conditions on where the game stands in one position."""

    def __init__(self, table: Table) -> None:
        """Look at the position."""
        self.table, self.seen = table, table.seen
        self.components, self.board = table.components, table.board
        self.players, self.seats, self.phase = table.players, table.seats, table.phase
        self.action = ACTIONS[self.seen["action"]]
        self.active: int = self.seen["active"]

    @property
    def me(self) -> dict[str, Any]:
        """The active player; seat 1 while there is none."""
        return self.players[(self.active or 1) - 1]

    def source(self, number: int) -> Card:
        """Return a card or a hero by its number as a source."""
        return [*self.components.cards, *self.components.heroes][number]

    # Phases

    def phases(self) -> Iterator[str]:
        """Check keys whose values depend on the phase."""
        cap = self.components.turn_cap * self.seats
        if self.seen["actions"] > cap - (self.phase != "over"):
            yield f"actions is {self.seen['actions']}, but at {cap} the game is over (C63)"
        if self.phase != "setup" and (self.active == 0) != (self.phase == "over"):
            yield f"active is {self.active or None} in the phase {self.phase}"
        if self.phase != "setup" and any(player["hero"] == NONE for player in self.players):
            yield "somebody has no hero after the setup (C3)"
        if self.phase != "comet" and (self.seen["idle"] or self.seen["choosers"]):
            yield "idle turns are counted, or comet choices to be made, outside the comet phase"
        if self.phase in {"setup", "over"} and (self.action or self.seen["source"] != NONE):
            yield f"an action or a use is under way in the phase {self.phase}"
        if self.phase in {"setup", "main"} and any(player["passed"] for player in self.players):
            yield "somebody has passed before the comet (C8)"
        if self.phase == "over" and self.seen["due"]:
            yield "cards are due after the end"
        if self.phase == "setup":
            yield from self.setup()
        if self.phase == "comet" and self.active:
            yield from self.comet()

    def setup(self) -> Iterator[str]:
        """Check the order of the setup: first player, heroes, hands, display, and nothing else (10.4)."""
        full = self.components.start_hand
        hands = [sum(player["hand"]) for player in self.players]
        dealt = sum(hands)
        start, pile, comet = self.components.setup[self.seats]
        if (self.seen["pile"] + dealt, self.seen["comet"]) != (start + pile, comet):
            sizes = f"{start + pile} less the cards dealt, and {comet}"
            yield f"pile and comet stack are not those of {self.seats} players, {sizes}"
        if hands != [min(full, max(0, dealt - full * index)) for index in range(self.seats)]:
            yield f"hands of {hands} cards are not dealt in order, {full} each (10.4)"
        held = [player["hero"] != NONE for player in self.players]
        if held != sorted(held, reverse=True) or (any(held) and not self.active) or (dealt and not all(held)):
            yield "first player, heroes and hands do not come in this order (10.4)"
        turn = dealt // full + 1
        due = (turn, full - dealt % full) if all(held) and turn <= self.seats else (0, 0)
        if (self.seen["due_seat"], self.seen["due"]) != due or (any(self.seen["display"]) and turn <= self.seats):
            yield "cards are not due as they are dealt (10.4)"
        if self.something_happened():
            yield "something has happened before the main phase"

    def something_happened(self) -> bool:
        """Whether the table shows more than a setup can."""
        touched = any(
            any(player["known"] + player["ready"] + player["tapped"])
            or player["slots"] != [NONE] * 3
            or player["hero_tapped"]
            for player in self.players
        )
        moved = self.seen["neutral"] != list(self.board.neutral)
        return touched or moved or bool(self.seen["silver"] or self.seen["gold"] or self.seen["actions"])

    def comet(self) -> Iterator[str]:
        """Check comet choices, passes and idle turns (C52, C55–C58)."""
        choosers, ended = self.seen["choosers"], self.action == "end"
        order = [(self.active - 1 + offset) % self.seats + 1 for offset in range(self.seats)]
        some_chose = 0 < len(choosers) < self.seats
        if choosers != order[self.seats - len(choosers) :] or (some_chose and not ended):
            expected = f"the seats from {self.active} on, or the last of them at the end of the turn"
            yield f"choosers is {choosers}, expected {expected} (C52)"
        choosing = ended and (some_chose or self.seen["due"] > 0)
        if choosing and self.display_short():
            yield "comet choices come after the refill of the display (C52)"
        if (choosers or choosing) and any(player["passed"] for player in self.players):
            yield "somebody has passed before the comet choice (C57)"
        if self.me["passed"] and not ended:
            yield f"it is the turn of seat {self.active}, which has passed (C55)"
        busy = self.seen["source"] != NONE or choosers or self.action in {"hatch", "move", "rest"}
        if self.seen["idle"] >= self.seats or (self.seen["idle"] and busy):
            yield f"idle is {self.seen['idle']}, which cannot be here (C58)"

    def display_short(self) -> bool:
        """Whether a gold card has to be revealed."""
        left = any(
            sheet.colour == GOLD and self.table.written[card] < sheet.copies
            for card, sheet in enumerate(self.components.cards)
        )
        return left and sum(self.seen["display"]) < self.components.display

    # Actions, uses and draws

    def turns(self) -> Iterator[str]:
        """Check the running action against the table."""
        free = self.me["slots"].count(NONE)
        if self.action == "hatch":
            if self.seen["left"] > free or not (self.seen["left"] or self.seen["acted"]):
                yield f"{self.seen['left']} hatches are allowed with {free} free slots (E9)"
            if self.seen["minus"] and not self.seen["left"]:
                yield "a reduction waits for a hatch that is not allowed (E8)"
        if self.action == "move":
            if any(jump and place == NONE for jump, place in zip(self.seen["jump"], self.me["rescuers"], strict=True)):
                yield "a rescuer off the board has terrains to jump (E3)"
            if free == 3 and not self.seen["acted"]:
                yield "a Move has begun without a rescuer on the board (C35)"
        if self.action == "rest" and (self.seen["step"] >= DRAWING) != (self.seen["due"] > 0):
            yield "a Rest draws cards in its step draw, and only there (C46)"
        if self.action == "rest" and self.phase == "comet" and not (self.seen["choosers"] and self.seen["due"]):
            yield "a Rest is under way in the comet phase that did not bring the comet (C49)"

    def uses(self) -> Iterator[str]:
        """Check that a source is used in its time, by its owner, and not beyond its effects."""
        if self.seen["source"] == NONE:
            return
        source, effect, count = self.source(self.seen["source"]), self.seen["effect"], self.seen["count"]
        if self.action not in TIMES.get(WHENS[source.when], ()):
            during = self.action or "the turn decision"
            yield f"{source.id} is in use during {during}, its time is {WHENS[source.when]} (C10)"
        hero = self.seen["source"] - len(self.table.cards)
        tapped = (
            self.me["hero_tapped"] and self.me["hero"] == hero if hero >= 0 else self.me["tapped"][self.seen["source"]]
        )
        if source.mode == TAP and not tapped:
            yield f"{source.id} is in use, but does not lie tapped before seat {self.active} (C11)"
        counted = effect < len(source.effects) and source.effects[effect].op in ONE_BY_ONE
        most = source.effects[effect].number - 1 if counted else 0
        if effect > len(source.effects) or count > most:
            yield f"the use of {source.id} is at effect {effect} with {count} choices made, which it has not"

    def draws(self) -> Iterator[str]:
        """Check that something makes the cards due, and not fewer."""
        seat, number = self.seen["due_seat"], self.seen["due"]
        if not number or self.phase == "setup":
            return
        if self.action in {"rest", "end"}:
            missing = self.limit(self.players[seat - 1]) - sum(self.players[seat - 1]["hand"])
            if seat != self.refilling() or number != missing:
                yield f"due is [{seat},{number}], expected what is missing to the hand limit of who refills (C46, C52)"
        elif seat != self.active or number > self.most_due():
            yield f"due is [{seat},{number}], but nothing gives so many cards to draw"

    def refilling(self) -> int:
        """Return the seat that draws up to its hand limit: the resting one, or the last that made its comet choice."""
        waiting = len(self.seen["choosers"])
        if self.action == "rest":
            return self.active
        if self.phase != "comet" or waiting == self.seats:
            return 0
        return (self.active - 2 - waiting) % self.seats + 1

    def limit(self, player: dict[str, Any]) -> int:
        """Return a player's hand limit (E15)."""
        return self.components.hand_limit + self.permanent(player, "hand_limit")

    def permanent(self, player: dict[str, Any], op: str) -> int:
        """Sum the numbers of a permanent effect over a player's rescued animals and hero."""
        owned = [(self.source(card), player["ready"][card]) for card in self.table.cards]
        if player["hero"] != NONE:
            owned.append((self.components.heroes[player["hero"]], 1))
        return sum(
            copies * effect.number
            for source, copies in owned
            if source.mode == PERMANENT
            for effect in source.effects
            if OPS[effect.op] == op
        )

    def most_due(self) -> int:
        """Return the most cards that a use, or the rescue of a Move, can make due."""
        if self.seen["source"] == NONE:
            rescued = self.action == "move" and self.seen["acted"]
            return self.permanent(self.me, "draw_silver") if rescued else 0
        effects = self.source(self.seen["source"]).effects
        last = effects[: self.seen["effect"]][-1:]
        return sum(effect.number for effect in last if effect.op in DRAWING_OPS and not self.seen["count"])
