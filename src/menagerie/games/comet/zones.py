"""Where cards and pieces are: hands, slots, rescued areas, display, piles, and what nobody has seen (10.1, 10.2).

Cards are numbered in the order of their ids; a zone that is a multiset is a count for each card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.comet.tables import tables_of

try:
    import cython
except ImportError:
    from menagerie import _interpreted as cython

if not cython.compiled:
    from menagerie.core.plain import Struct, at, moved, release, resized
    from menagerie.core.position import Position
    from menagerie.games.comet.board import JOKER
    from menagerie.games.comet.components import MODES, OPS, WHENS

    NONE, GOLD = 255, 1
    PERMANENT, ONCE, ON_RESCUE = MODES.index("permanent"), MODES.index("once"), WHENS.index("rescue")
    DRAW_SILVER, HAND_LIMIT = OPS.index("draw_silver"), OPS.index("hand_limit")
    NEST_MINUS, CONVERT = OPS.index("nest_minus"), OPS.index("convert_symbol")

    def new_player() -> Struct:
        """Return a player who has nothing yet."""
        zones = {name: [0] * 104 for name in ("hand", "known", "ready", "tapped")}
        places = {"slots": [NONE] * 3, "rescuers": [NONE] * 3}
        return Struct(**zones, **places, hero=NONE, hero_tapped=0, passed=0, cards=0)

    def new_state() -> Struct:
        """Return a state in which nothing lies anywhere."""
        zones = {name: [0] * 104 for name in ("unseen", "mixed", "shuffled", "display")}
        lists = {"silver": [0] * 128, "gold": [0] * 64, "occupied": [0] * 128, "neutral": [0, 0]}
        small = {"choosers": [0] * 4, "pool": [0] * 6, "jump": [0] * 3}
        names = (
            *("silver_size", "gold_size", "display_size", "mixed_size", "choosing", "phase", "active", "idle"),
            *("action", "left", "minus", "acted", "extra", "step", "effect", "count"),
            *("due_seat", "due", "pile", "comet", "actions"),
        )
        players = [new_player() for _ in range(5)]
        return Struct(players=players, **zones, **lists, **small, **dict.fromkeys(names, 0), source=NONE)


if TYPE_CHECKING:
    from menagerie.core.edition import Edition

MAX_MOVES = 2048
SILVER = 0


class Zones(Position):
    """All zones of a table with two to four players; seats count from 1."""

    def __init__(self, edition: Edition, side: str, seats: int, single_jumps: int, comet_readies_hero: int) -> None:
        """Lay out the board with nothing but the neutral pieces on it (C2)."""
        super().__init__(edition, MAX_MOVES)
        if not cython.compiled:
            self.state = new_state()
            self.stack = [self.state]
        self.tables = tables_of(edition, side)
        self.player_count = seats
        self.single_jumps = single_jumps
        self.comet_readies_hero = comet_readies_hero
        self.reserve(1)
        self.state.source = NONE
        for seat in range(5):
            self.state.players[seat].hero = NONE
            for slot in range(3):
                self.state.players[seat].slots[slot] = NONE
                self.state.players[seat].rescuers[slot] = NONE
        for card in range(self.tables.cards):
            self.state.unseen[card] = self.tables.copies[card]

    def __dealloc__(self) -> None:
        """Give back the room for moves played (compiled code only)."""
        release(self.stack)

    @property
    def seats(self) -> int:
        """Two, three or four players (C1)."""
        return self.player_count

    # The whole table as plain numbers, for texts, drawings and tests

    def snapshot(self) -> dict[str, Any]:
        """Return everything that a position text tells, cards and hexes by number."""
        state = self.state
        cards = range(self.tables.cards)
        return {
            "phase": state.phase,
            "active": state.active,
            "actions": state.actions,
            "idle": state.idle,
            "choosers": [state.choosers[index] for index in range(state.choosing)],
            "action": state.action,
            "left": state.left,
            "minus": state.minus,
            "acted": state.acted,
            "extra": state.extra,
            "step": state.step,
            "pool": [state.pool[symbol] for symbol in range(6)],
            "jump": [state.jump[rescuer] for rescuer in range(3)],
            "source": state.source,
            "effect": state.effect,
            "count": state.count,
            "due_seat": state.due_seat,
            "due": state.due,
            "pile": state.pile,
            "comet": state.comet,
            "players": [self.snapshot_of(seat) for seat in range(1, self.player_count + 1)],
            "neutral": [state.neutral[0], state.neutral[1]],
            "mixed": [state.mixed[card] for card in cards],
            "shuffled": [state.shuffled[card] for card in cards],
            "display": [state.display[card] for card in cards],
            "silver": [state.silver[index] for index in range(state.silver_size)],
            "gold": [state.gold[index] for index in range(state.gold_size)],
        }

    def snapshot_of(self, seat: int) -> dict[str, Any]:
        """Return one player's cards and pieces."""
        cards = range(self.tables.cards)
        state = self.state
        return {
            "hand": [state.players[seat].hand[card] for card in cards],
            "known": [state.players[seat].known[card] for card in cards],
            "ready": [state.players[seat].ready[card] for card in cards],
            "tapped": [state.players[seat].tapped[card] for card in cards],
            "slots": [state.players[seat].slots[slot] for slot in range(3)],
            "rescuers": [state.players[seat].rescuers[slot] for slot in range(3)],
            "hero": state.players[seat].hero,
            "hero_tapped": state.players[seat].hero_tapped,
            "passed": state.players[seat].passed,
        }

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Set the table up as a snapshot tells, which the reader has found to be possible."""
        state = self.state
        for name in ("choosers", "pool", "jump", "neutral", "mixed", "shuffled", "display", "silver", "gold"):
            self.fill(name, snapshot[name])
        state.phase = snapshot["phase"]
        state.active = snapshot["active"]
        state.actions = snapshot["actions"]
        state.idle = snapshot["idle"]
        state.choosing = len(snapshot["choosers"])
        state.action = snapshot["action"]
        state.left = snapshot["left"]
        state.minus = snapshot["minus"]
        state.acted = snapshot["acted"]
        state.extra = snapshot["extra"]
        state.step = snapshot["step"]
        state.source = snapshot["source"]
        state.effect = snapshot["effect"]
        state.count = snapshot["count"]
        state.due_seat = snapshot["due_seat"]
        state.due = snapshot["due"]
        state.pile = snapshot["pile"]
        state.comet = snapshot["comet"]
        state.silver_size = len(snapshot["silver"])
        state.gold_size = len(snapshot["gold"])
        state.mixed_size = sum(snapshot["mixed"])
        state.display_size = sum(snapshot["display"])
        for seat, player in enumerate(snapshot["players"], 1):
            self.restore_player(seat, player)
        for place in range(self.tables.hexes):
            state.occupied[place] = 0
        for place in [*snapshot["neutral"], *(place for player in snapshot["players"] for place in player["rescuers"])]:
            if place != NONE:
                state.occupied[place] = 1
        self.count_unseen(snapshot)

    def fill(self, name: str, values: list[int]) -> None:
        """Set one zone of the table."""
        state = self.state
        for index, value in enumerate(values):
            if name == "choosers":
                state.choosers[index] = value
            elif name == "pool":
                state.pool[index] = value
            elif name == "jump":
                state.jump[index] = value
            elif name == "neutral":
                state.neutral[index] = value
            elif name == "mixed":
                state.mixed[index] = value
            elif name == "shuffled":
                state.shuffled[index] = value
            elif name == "display":
                state.display[index] = value
            elif name == "silver":
                state.silver[index] = value
            else:
                state.gold[index] = value

    def restore_player(self, seat: int, player: dict[str, Any]) -> None:
        """Set one player's cards and pieces."""
        state = self.state
        for card in range(self.tables.cards):
            state.players[seat].hand[card] = player["hand"][card]
            state.players[seat].known[card] = player["known"][card]
            state.players[seat].ready[card] = player["ready"][card]
            state.players[seat].tapped[card] = player["tapped"][card]
        for slot in range(3):
            state.players[seat].slots[slot] = player["slots"][slot]
            state.players[seat].rescuers[slot] = player["rescuers"][slot]
        state.players[seat].hero = player["hero"]
        state.players[seat].hero_tapped = player["hero_tapped"]
        state.players[seat].passed = player["passed"]
        state.players[seat].cards = sum(player["hand"])

    def count_unseen(self, snapshot: dict[str, Any]) -> None:
        """Count the cards that lie in no zone that is written down (10.1)."""
        unseen = [self.tables.copies[card] for card in range(self.tables.cards)]
        for player in snapshot["players"]:
            for zone in ("hand", "ready", "tapped"):
                unseen = [left - here for left, here in zip(unseen, player[zone], strict=True)]
        for zone in ("mixed", "display"):
            unseen = [left - here for left, here in zip(unseen, snapshot[zone], strict=True)]
        slots = [card for player in snapshot["players"] for card in player["slots"] if card != NONE]
        for card in [*snapshot["silver"], *snapshot["gold"], *slots]:
            unseen[card] -= 1
        if snapshot["source"] < self.tables.cards and self.tables.mode[snapshot["source"]] == ONCE:
            unseen[snapshot["source"]] -= 1
        for card in range(self.tables.cards):
            self.state.unseen[card] = unseen[card]

    # Hands and piles

    def gain(self, seat: int, card: int, seen: int) -> None:
        """Take a card into a hand; everybody knows it if everybody has seen it arrive (10.6)."""
        self.state.players[seat].hand[card] += 1
        self.state.players[seat].cards += 1
        if seen:
            self.state.players[seat].known[card] += 1

    def lose(self, seat: int, card: int) -> None:
        """Take a card out of a hand; a known copy leaves first."""
        self.state.players[seat].hand[card] -= 1
        self.state.players[seat].cards -= 1
        if self.state.players[seat].known[card]:
            self.state.players[seat].known[card] -= 1

    def discard(self, card: int) -> None:
        """Lay a card on the discard pile of its colour (C6)."""
        if self.tables.colour[card] == GOLD:
            self.state.gold[self.state.gold_size] = card
            self.state.gold_size += 1
        else:
            self.state.silver[self.state.silver_size] = card
            self.state.silver_size += 1

    def recover(self, colour: int) -> int:
        """Take the top card off a discard pile (E13)."""
        if colour == GOLD:
            self.state.gold_size -= 1
            card: int = self.state.gold[self.state.gold_size]
        else:
            self.state.silver_size -= 1
            card = self.state.silver[self.state.silver_size]
        return card

    def reshuffle(self) -> None:
        """Shuffle the silver discard pile into a new draw pile (C54)."""
        for index in range(self.state.silver_size):
            self.state.mixed[self.state.silver[index]] += 1
            self.state.shuffled[self.state.silver[index]] += 1
        self.state.mixed_size = self.state.silver_size
        self.state.silver_size = 0

    def can_draw(self) -> bool:
        """Whether a silver card can be drawn, if need be after a reshuffle (E10)."""
        return bool(self.state.pile != 0 or self.state.mixed_size != 0 or self.state.silver_size != 0)

    def gold_left(self) -> bool:
        """Whether the gold draw pile still has a card."""
        for card in range(self.tables.cards):  # noqa: SIM110 - any() needs the GIL
            if self.tables.colour[card] == GOLD and self.state.unseen[card]:
                return True
        return False

    # Rescuers and slots

    def put_rescuer(self, seat: int, rescuer: int, place: int) -> None:
        """Stand a rescuer on a hex."""
        self.state.players[seat].rescuers[rescuer] = place
        self.state.occupied[place] = 1

    def lift_rescuer(self, seat: int, rescuer: int) -> None:
        """Take a rescuer off its hex."""
        self.state.occupied[self.state.players[seat].rescuers[rescuer]] = 0
        self.state.players[seat].rescuers[rescuer] = NONE

    def on_board(self, seat: int) -> bool:
        """Whether a player has a rescuer on the board."""
        for rescuer in range(3):  # noqa: SIM110 - any() needs the GIL
            if self.state.players[seat].rescuers[rescuer] != NONE:
                return True
        return False

    def free_slot(self, seat: int) -> int:
        """Return the lowest free slot, NONE if there is none (C14)."""
        for slot in range(3):
            if self.state.players[seat].slots[slot] == NONE:
                return slot
        return NONE

    def count_free_slots(self, seat: int) -> int:
        """How many slots are free."""
        number = 0
        for slot in range(3):
            number += self.state.players[seat].slots[slot] == NONE
        return number

    # Cards in hand and on the table

    def joker_card(self, card: int) -> bool:
        """Whether a card shows a joker."""
        return self.tables.symbols[6 * card + JOKER] > 0

    def count_animals(self, seat: int) -> int:
        """How many animal cards a player holds."""
        number = 0
        for card in range(self.tables.cards):
            if not self.tables.helper[card]:
                number += self.state.players[seat].hand[card]
        return number

    def count_plain(self, seat: int) -> int:
        """How many plain cards, animals without a joker, a player holds."""
        number = 0
        for card in range(self.tables.cards):
            if not self.tables.helper[card] and not self.joker_card(card):
                number += self.state.players[seat].hand[card]
        return number

    def permanent(self, seat: int, op: int) -> int:
        """Sum the numbers of a permanent effect over a player's rescued animals and hero."""
        total = 0
        for card in range(self.tables.cards):
            if self.tables.mode[card] == PERMANENT and self.tables.op[2 * card] == op:
                total += self.tables.number[2 * card] * self.state.players[seat].ready[card]
        if self.state.players[seat].hero != NONE:
            hero = self.tables.cards + self.state.players[seat].hero
            if self.tables.mode[hero] == PERMANENT and self.tables.op[2 * hero] == op:
                total += self.tables.number[2 * hero]
        return total

    def limit_of(self, seat: int) -> int:
        """Return a player's hand limit (C46, E15)."""
        return self.tables.hand_limit + self.permanent(seat, HAND_LIMIT)

    def drawn_on_rescue(self, seat: int) -> int:
        """How many silver cards a player draws for rescuing an animal (E21)."""
        total = 0
        for card in range(self.tables.cards):
            if self.tables.when[card] == ON_RESCUE:
                total += self.tables.number[2 * card] * self.state.players[seat].ready[card]
        return total

    def ready_all(self, seat: int) -> None:
        """Ready all rescued animals of a player (C43)."""
        for card in range(self.tables.cards):
            self.state.players[seat].ready[card] += self.state.players[seat].tapped[card]
            self.state.players[seat].tapped[card] = 0

    def converts(self, seat: int, spent: int, terrain: int) -> bool:
        """Whether a permanent effect lets a player spend one symbol as another (E4)."""
        for index in range(self.tables.converters):
            card = self.tables.converter[index]
            if self.state.players[seat].ready[card] and self.tables.number[2 * card] == spent + 8 * terrain:
                return True
        if self.state.players[seat].hero == NONE:
            return False
        hero = self.tables.cards + self.state.players[seat].hero
        return bool(self.tables.op[2 * hero] == CONVERT and self.tables.number[2 * hero] == spent + 8 * terrain)

    # Memory

    def unmake(self) -> None:
        """Take the last move back."""
        self.depth -= 1
        self.state = at(self.stack, self.depth)

    def forget(self) -> None:
        """Keep the position, drop the moves that led to it."""
        self.state = moved(self.stack, self.depth)
        self.depth = 0

    def grow(self, capacity: int) -> int:
        """Make room to take back `capacity` moves."""
        self.stack = resized(self.stack, self.capacity, capacity)
        self.state = at(self.stack, self.depth)
        self.capacity = capacity
        return 0
