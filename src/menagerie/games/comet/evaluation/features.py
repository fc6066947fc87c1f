"""A view of Comet as named arrays, the viewer's seat first; for a spectator the active seat comes first.

Shapes are the same for two to four seats and for both sides of the board: seats S = 4, and of an edition the hexes H of
its larger side, its cards C (animals and helpers, sorted by id) and its heroes R. Rows of seats begin with the viewer
and go clockwise; unused seats are zeros. Hexes stand in the order of the file; places beyond are zeros.

| name | shape | numbers |
|---|---|---|
| `ground` | 7 x H | 1 on water, meadow, desert, jungle, lava, nests, the cave |
| `nest` | H | the numbers of nests |
| `rescuers` | S x 3 x H | 1 where a rescuer stands |
| `neutral` | 2 x H | 1 where the mammoth stands, the giant tortoise |
| `hand` | C | copies in the viewer's hand; for a spectator those that everybody knows |
| `hand_size` | S | cards in hand |
| `known` | S x C | copies in each hand that everybody knows |
| `slots` | S x 3 x C | 1 for the animal in a slot |
| `ready`, `tapped` | S x C | copies among the rescued animals |
| `hero`, `hero_tapped` | S x R, S | 1 for a player's hero; 1 if it is tapped |
| `score` | S | points as the game stands |
| `seated`, `passed` | S | 1 for seats in the game; 1 for players who have passed |
| `active`, `to_move`, `choosers` | S | 1 for whose turn it is; who decides now; who has yet to make the comet choice |
| `due` | S | silver cards that are to be drawn now |
| `phase` | 4 | 1 for setup, before the comet, after it, over |
| `action` | 5 | 1 for none, Hatch, Move, Rest, end of the turn |
| `rest_step` | 3 | 1 for the step of a Rest: discard, take, draw |
| `pool`, `jump` | 6, 3 x 5 | symbols to spend in a Move; 1 for terrains that a rescuer may jump |
| `turn` | 4 | further hatches, nest reduction, extra cards, 1 if something was hatched or a step was made |
| `use` | C + R | 1 for the card or hero that is carried out |
| `use_progress` | 2 | its effect, and the choices made for it |
| `display`, `shuffled` | C | copies in the gold display; in the last reshuffle |
| `silver_discards`, `gold_discards` | C | copies in the discard piles |
| `silver_top`, `gold_top` | C | 1 for the top card of a discard pile |
| `piles` | 4 | silver cards to draw: unseen, reshuffled; comet stack; gold pile |
| `counters` | 2 | actions completed; turns without action since the comet |
| `side`, `switches` | 2, 2 | 1 for the side of the board; 1 for each switch that is on |
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from menagerie.core.view import Array
from menagerie.games.comet.components.board import has_terrain
from menagerie.games.comet.rules.setup import SWITCHES
from menagerie.games.comet.rules.state import NONE, RESTING
from menagerie.games.comet.texts.positions import ACTIONS, PHASES
from menagerie.games.comet.texts.sight import MOST_SEATS, sight_of
from menagerie.games.comet.words.labels import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from menagerie.core.view import View
    from menagerie.games.comet.texts.sight import Sight

RESCUERS, REST_STEPS, TERRAINS = 3, 3, 5


def describe(view: View) -> Mapping[str, Array]:
    """Return the named arrays of a view."""
    arrays = Arrays(sight_of(view))
    return {**arrays.map(), **arrays.cards(), **arrays.players(), **arrays.turn(), **arrays.table()}


class Arrays:
    """Makes the arrays of one view."""

    def __init__(self, sight: Sight) -> None:
        """Order the seats from the viewer's on."""
        self.sight, self.seen = sight, sight.seen
        viewer = sight.viewer or self.seen["active"] or 1
        self.order = [(viewer - 1 + turn) % sight.seats + 1 for turn in range(sight.seats)]
        components = sight.components
        self.hexes = max(len(board.hexes) for board in components.boards.values())
        self.all_cards, self.heroes = len(components.cards), len(components.heroes)

    def map(self) -> dict[str, Array]:
        """Return the ground and who stands where."""
        places = self.sight.board.hexes
        kinds = [
            one_hot(self.hexes, (at for at, place in enumerate(places) if place.kind == kind)) for kind in range(7)
        ]
        nests = [place.nest for place in places]
        return {
            "ground": grid((len(KINDS), self.hexes), kinds),
            "nest": row([*nests, *[0] * (self.hexes - len(nests))]),
            "rescuers": self.by_seat((RESCUERS, self.hexes), lambda seat: self.hot_rows(seat, "rescuers", self.hexes)),
            "neutral": grid((2, self.hexes), (one_hot(self.hexes, [place]) for place in self.seen["neutral"])),
        }

    def cards(self) -> dict[str, Array]:
        """Return where the cards of the players are."""
        player, wide = self.sight.player, (self.all_cards,)
        own = self.order[0]
        return {
            "hand": row(player(own)["hand"]),
            "hand_size": self.by_seat((), lambda seat: [self.sight.hand_size(seat)]),
            "slots": self.by_seat(
                (RESCUERS, self.all_cards), lambda seat: self.hot_rows(seat, "slots", self.all_cards)
            ),
            "known": self.by_seat(wide, lambda seat: player(seat)["known"]),
            "ready": self.by_seat(wide, lambda seat: player(seat)["ready"]),
            "tapped": self.by_seat(wide, lambda seat: player(seat)["tapped"]),
            "hero": self.by_seat((self.heroes,), lambda seat: one_hot(self.heroes, [player(seat)["hero"]])),
            "hero_tapped": self.by_seat((), lambda seat: [player(seat)["hero_tapped"]]),
        }

    def players(self) -> dict[str, Array]:
        """Return the other facts about each player."""
        seen, sight = self.seen, self.sight
        facts: dict[str, Callable[[int], float]] = {
            "score": lambda seat: sight.points[seat - 1],
            "seated": lambda _: 1,
            "passed": lambda seat: sight.player(seat)["passed"],
            "active": lambda seat: seat == seen["active"],
            "to_move": lambda seat: seat == sight.to_act,
            "choosers": lambda seat: seat in seen["choosers"],
            "due": lambda seat: seen["due"] if seat == seen["due_seat"] else 0,
        }
        return {name: row([*map(number, self.order), *self.nobody(1)]) for name, number in facts.items()}

    def turn(self) -> dict[str, Array]:
        """Return how far the game and the turn have gone."""
        seen = self.seen
        step = [min(seen["step"], REST_STEPS - 1)] if seen["action"] == RESTING else []
        jumps = [has_terrain(mask, terrain) for mask in seen["jump"] for terrain in range(TERRAINS)]
        return {
            "phase": row(one_hot(len(PHASES), [seen["phase"]])),
            "action": row(one_hot(len(ACTIONS), [seen["action"]])),
            "rest_step": row(one_hot(REST_STEPS, step)),
            "pool": row(seen["pool"]),
            "jump": grid((RESCUERS, TERRAINS), [jumps]),
            "turn": row(seen[name] for name in ("left", "minus", "extra", "acted")),
            "use": row(one_hot(self.all_cards + self.heroes, [seen["source"]])),
            "use_progress": row([seen["effect"], seen["count"]]),
            "counters": row([seen["actions"], seen["idle"]]),
        }

    def table(self) -> dict[str, Array]:
        """Return what lies open for everybody."""
        seen, sight = self.seen, self.sight
        sides = sorted(sight.components.boards)
        return {
            "display": row(seen["display"]),
            "shuffled": row(seen["shuffled"]),
            "silver_discards": row(map(seen["silver"].count, range(self.all_cards))),
            "gold_discards": row(map(seen["gold"].count, range(self.all_cards))),
            "silver_top": row(one_hot(self.all_cards, seen["silver"][-1:])),
            "gold_top": row(one_hot(self.all_cards, seen["gold"][-1:])),
            "piles": row([seen["pile"], sight.mixed, seen["comet"], sight.gold_pile()]),
            "side": row(side == sight.board.id for side in sides),
            "switches": row(switch in sight.switches for switch in SWITCHES),
        }

    def hot_rows(self, seat: int, zone: str, width: int) -> Iterable[float]:
        """Return a row for each of a player's slots or rescuers."""
        return chain.from_iterable(one_hot(width, [number]) for number in self.sight.player(seat)[zone])

    def by_seat(self, shape: tuple[int, ...], numbers: Callable[[int], Iterable[float]]) -> Array:
        """Return an array with a part for each seat, the viewer's first."""
        parts = [list(numbers(seat)) for seat in self.order]
        return grid((MOST_SEATS, *shape), [*parts, self.nobody(len(parts[0]))])

    def nobody(self, width: int) -> list[int]:
        """Return zeros for unused seats."""
        return [0] * (width * (MOST_SEATS - self.sight.seats))


def one_hot(width: int, places: Iterable[int]) -> list[int]:
    """Return zeros with a 1 at some places; NONE is no place."""
    chosen = {place for place in places if place != NONE}
    return [int(place in chosen) for place in range(width)]


def grid(shape: tuple[int, ...], rows: Iterable[Iterable[float]]) -> Array:
    """Return rows as one array."""
    return Array(shape, tuple(map(float, chain.from_iterable(rows))))


def row(numbers: Iterable[float]) -> Array:
    """Return a few numbers in a row."""
    values = tuple(map(float, numbers))
    return Array((len(values),), values)
