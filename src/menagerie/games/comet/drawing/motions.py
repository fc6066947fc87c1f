"""What a move of Comet does to the pieces and cards of a drawing, one motion after another.

| kind | what | path |
|---|---|---|
| `place` | a rescuer that goes out with its animal | from beside the board to its nest |
| `step`, `jump` | a rescuer that goes to the next hex, or over others | hex by hex |
| `rescue` | a rescuer that has reached the cave, and its animal | off the board |
| `shift` | mammoth or tortoise | hex by hex |
| `hero`, `draw`, `reveal`, `take` | a card that comes to a player or the display, `?` if hidden | beside the board |
| `main`, `play`, `discard`, `swap` | a card that leaves the hand | beside the board |
| `use`, `ready` | a card or hero that is used, a card turned upright | beside the board |
| `pass_terrain` | a rescuer that may jump terrain from now on | its hex |
| `comet` | the comet card: the last card of the silver pile is drawn | beside the board |
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.scene import Gesture, Motion
from menagerie.games.comet.components.board import CAVE, NEST, NEUTRALS, has_terrain
from menagerie.games.comet.rules import moves
from menagerie.games.comet.rules.setup import as_comet
from menagerie.games.comet.rules.state import NONE
from menagerie.games.comet.rules.tables import tables_of
from menagerie.games.comet.texts.catalogue import texts_of
from menagerie.games.comet.texts.positions import PHASES
from menagerie.games.comet.texts.sight import sight_of
from menagerie.games.comet.texts.views import HIDDEN
from menagerie.games.comet.words.labels import rescuer_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.comet.rules.position import Comet
    from menagerie.games.comet.texts.sight import Sight

BESIDE = ""
"""The cell id for places beside the board."""
UNSEEN_DRAW = f"{moves.WORDS[moves.DRAW]} {HIDDEN}"
CARDS = {
    moves.HERO: "hero",
    moves.DRAW: "draw",
    moves.REVEAL: "reveal",
    moves.TAKE: "take",
    moves.MOVE: "main",
    moves.PLAY: "play",
    moves.DISCARD: "discard",
    moves.SWAP: "swap",
    moves.USE: "use",
    moves.READY: "ready",
}
"""Moves of one card, and the kinds of their motions."""


def animate(view: View, text: str) -> tuple[Motion, ...]:
    """Return what a legal move, as the viewer sees it, does to the pieces and cards of a drawing."""
    stage = Stage(sight_of(view))
    if text == UNSEEN_DRAW:
        return (Motion("draw", HIDDEN, (BESIDE,)), *stage.struck())
    move = texts_of(tables_of(view.edition, stage.sight.board.id), stage.sight.seats).read(text)
    return tuple(stage.acted(move, text))


def point_out(position: Position, move: int) -> Gesture | None:
    """Return which card or piece a legal decision moves on a drawing, and where to; nothing for one without any."""
    comet = as_comet(position)
    known = move in texts_of(comet.tables, comet.seats).texts
    return gesture(comet, move) if known else None


def gesture(comet: Comet, move: int) -> Gesture | None:
    """Return which card or piece a decision moves, and where to."""
    tables, seat = comet.tables, comet.to_act
    cards, hexes = tables.components.cards, tables.board.hexes
    kind, what, place = moves.kind_of(move), moves.what_of(move), moves.place_of(move)
    if kind == moves.STEP:
        return Gesture(f"rescuer{seat}-{what + 1}", hexes[place].id)
    if kind == moves.RESCUER:
        return Gesture(f"rescuer{seat}-{what + 1}")
    if kind == moves.SHIFT:
        return Gesture(NEUTRALS[what], hexes[place].id)
    if kind not in CARDS and kind != moves.PLACE:
        return None
    if what >= len(cards):
        return Gesture(f"hero{seat}")
    zone = "display" if kind == moves.TAKE else f"hand{seat}"
    if kind in {moves.USE, moves.READY} and not cards[what].helper:
        zone = f"rescued{seat}"
    tapped = "-tapped" if kind == moves.READY else ""
    return Gesture(f"{zone}-{cards[what].id}{tapped}", hexes[place].id if kind == moves.PLACE else "")


class Stage:
    """Makes the motions of moves in one view."""

    def __init__(self, sight: Sight) -> None:
        """Take a view and collect the occupied hexes."""
        self.sight, self.seen, self.board = sight, sight.seen, sight.board
        rescuers = [place for player in self.seen["players"] for place in player["rescuers"] if place != NONE]
        self.occupied = {*rescuers, *self.seen["neutral"]}

    def acted(self, move: int, text: str) -> Iterator[Motion]:
        """Yield what a move does."""
        kind = moves.kind_of(move)
        if kind in CARDS:
            yield Motion(CARDS[kind], text.split()[1], (BESIDE,))
            if kind == moves.DRAW:
                yield from self.struck()
            return
        what, place = moves.what_of(move), moves.place_of(move)
        if kind == moves.PLACE:
            yield Motion("place", self.rescuer(self.own("slots").index(NONE)), (BESIDE, self.board.hexes[place].id))
        elif kind == moves.STEP:
            yield from self.stepped(what, place)
        elif kind == moves.SHIFT:
            way = self.way(self.seen["neutral"][what], place, self.open_terrain)
            yield Motion("shift", NEUTRALS[what], self.path(way))
        elif kind == moves.RESCUER:
            yield Motion("pass_terrain", self.rescuer(what), self.path([self.own("rescuers")[what]]))

    def struck(self) -> Iterator[Motion]:
        """Yield the comet card if the last card of the pile goes now (C49)."""
        if PHASES[self.seen["phase"]] == "main" and self.seen["pile"] == 1:
            yield Motion("comet", "comet_card", (BESIDE,))

    def own(self, zone: str) -> list[int]:
        """Return slots or rescuers of the active player."""
        found: list[int] = self.sight.player(self.seen["active"])[zone]
        return found

    def rescuer(self, number: int) -> str:
        """Return the name of one of the active player's rescuers."""
        return rescuer_id(self.seen["active"], number + 1)

    def stepped(self, rescuer: int, place: int) -> Iterator[Motion]:
        """Yield a step, and what follows it in the cave (C28, C29, C37)."""
        jumps = self.seen["jump"][rescuer]
        way = self.way(self.own("rescuers")[rescuer], place, lambda over: self.jumpable(over, jumps))
        yield Motion("jump" if len(way) > 2 else "step", self.rescuer(rescuer), self.path(way))
        if self.board.hexes[place].kind == CAVE:
            yield Motion("rescue", self.rescuer(rescuer), (self.board.hexes[place].id, BESIDE))

    def jumpable(self, place: int, jumps: int) -> bool:
        """Whether a rescuer may jump a hex: pieces, and terrains that it may pass (C29, E3)."""
        kind = self.board.hexes[place].kind
        return place in self.occupied or (kind < NEST and has_terrain(jumps, kind))

    def open_terrain(self, place: int) -> bool:
        """Whether a hex is free terrain (E6)."""
        return place not in self.occupied and self.board.hexes[place].kind < NEST

    def way(self, start: int, end: int, over: Callable[[int], bool]) -> list[int]:
        """Return a shortest way between two hexes over hexes that `over` allows; only both ends if there is none."""
        before = {start: start}
        queue = [start]
        for place in queue:
            for near in self.board.neighbours(place):
                if near not in before and (near == end or over(near)):
                    before[near] = place
                    queue.append(near)
        if end not in before:
            return [start, end]
        way = [end]
        while way[0] != start:
            way.insert(0, before[way[0]])
        return way

    def path(self, way: list[int]) -> tuple[str, ...]:
        """Return the names of hexes."""
        return tuple(self.board.hexes[place].id for place in way)
