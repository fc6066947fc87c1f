"""Scenes on the wire: those of `menagerie.core.scene` without default values, and changes of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core import scene as core_scene

XY = tuple[float, float]


class Slim(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message part that leaves out default values."""


def selection(
    of: type[msgspec.Struct], doc: str, always: Sequence[str], unusual: Sequence[str], **types: type[msgspec.Struct]
) -> type[msgspec.Struct]:
    """Make a table of some fields of a type, some of which are left out where they have their usual value.

    `types` are those of fields that are tables themselves.
    """
    fields = {field.name: field for field in msgspec.structs.fields(of)}
    written: list[Any] = [(name, types.get(name, fields[name].type)) for name in always]
    written += [(name, fields[name].type, usual(fields[name])) for name in unusual]
    return msgspec.defstruct(of.__name__, written, bases=(Slim,), namespace={"__doc__": doc}, frozen=True)


def usual(field: msgspec.structs.FieldInfo) -> Any:  # noqa: ANN401 - any default
    """Return the default of a field."""
    return field.default if field.default_factory is msgspec.NODEFAULT else {}


class Cell(Slim, frozen=True):
    """A cell of the board: a polygon."""

    id: str
    polygon: list[XY]
    at: XY
    kind: str = ""
    label: str = ""
    colour: str = ""
    glyph: str = ""
    owner: int = 0


class Piece(Slim, frozen=True):
    """One piece on a cell."""

    id: str
    cell: str
    kind: str
    owner: int = 0
    facing: float | None = None
    glyph: str = "?"
    label: str = ""
    marks: list[str] = []


class Mark(Slim, frozen=True):
    """A mark on a cell that is not a piece."""

    cell: str
    kind: str
    label: str = ""
    glyph: str = "×"
    owner: int = 0


class HandItem(Slim, frozen=True):
    """A card or piece beside the board, or several alike."""

    id: str
    kind: str
    glyph: str = ""
    label: str = ""
    count: int = 1
    marks: list[str] = []


class Hand(Slim, frozen=True):
    """The items beside the board of a seat, 0 for everybody."""

    seat: int
    title: str
    items: list[HandItem] = []
    hidden: int = 0


class Track(Slim, frozen=True):
    """A row of numbers, each with a name."""

    label: str
    values: list[tuple[str, int | None]]
    kind: str = ""
    goal: int = 0


class Motion(Slim, frozen=True):
    """A motion: a piece moves along cells; an empty cell is beside the board."""

    kind: str
    piece: str
    path: list[str]
    facing: float | None = None


class Scene(Slim, frozen=True):
    """A whole scene."""

    cells: list[Cell]
    pieces: list[Piece]
    width: float
    height: float
    marks: list[Mark] = []
    hands: list[Hand] = []
    tracks: list[Track] = []
    legend: list[tuple[str, str]] = []


class SceneChange(Slim, frozen=True):
    """The difference between two scenes; the size and the legend never change.

    `pieces` are new or have changed, by id; `gone` are the ids of those no longer there. Marks, hands and tracks are
    lists: pairs of a place and its new item, and a count that is the new length, or -1 if the length has not changed.
    """

    gone: list[str] = []
    pieces: list[Piece] = []
    cells: list[tuple[int, Cell]] = []
    marks: list[tuple[int, Mark]] = []
    mark_count: int = -1
    hands: list[tuple[int, Hand]] = []
    hand_count: int = -1
    tracks: list[tuple[int, Track]] = []
    track_count: int = -1


T = TypeVar("T")


class Ground(NamedTuple):
    """The cells of a scene, and the same for the wire."""

    source: tuple[core_scene.Cell, ...]
    cells: list[Cell]


GROUNDS: dict[int, Ground] = {}
"""Cells by the identity of their source, which they hold: the matches of an edition begin with the same cells."""
MOST_GROUNDS = 64


def ground_of(scene: core_scene.Scene, known: Ground | None = None) -> Ground:
    """Return the cells of a scene; the known ones if it has the same, as most scenes of a match do."""
    if known is not None and known.source is scene.cells:
        return known
    shared = GROUNDS.get(id(scene.cells))
    if shared is None:
        shared = Ground(scene.cells, msgspec.convert(scene.cells, list[Cell], from_attributes=True))
        if len(GROUNDS) >= MOST_GROUNDS:
            del GROUNDS[next(iter(GROUNDS))]
        GROUNDS[id(scene.cells)] = shared
    return shared


def scene_of(scene: core_scene.Scene, ground: Ground | None = None) -> Scene:
    """Return a scene for the wire; `ground` has its cells, if they are already known."""
    rest = msgspec.convert(replace(scene, cells=()), Scene, from_attributes=True)
    return msgspec.structs.replace(rest, cells=ground_of(scene, ground).cells)


def motion_of(motion: core_scene.Motion) -> Motion:
    """Return a motion for the wire."""
    return msgspec.convert(motion, Motion, from_attributes=True)


def change_between(before: core_scene.Scene, after: core_scene.Scene) -> SceneChange:
    """Return the change from one scene to another; nothing else is made ready for the wire."""
    old = {piece.id: piece for piece in before.pieces}
    new = {piece.id: piece for piece in after.pieces}
    # A game mostly draws with the same objects what has not changed, so most comparisons end at once.
    fresh = [piece for name, piece in new.items() if (was := old.get(name)) is not piece and was != piece]
    return SceneChange(
        gone=[name for name in old if name not in new],
        pieces=[msgspec.convert(piece, Piece, from_attributes=True) for piece in fresh],
        cells=replaced(Cell, before.cells, after.cells),
        marks=replaced(Mark, before.marks, after.marks),
        mark_count=length(before.marks, after.marks),
        hands=replaced(Hand, before.hands, after.hands),
        hand_count=length(before.hands, after.hands),
        tracks=replaced(Track, before.tracks, after.tracks),
        track_count=length(before.tracks, after.tracks),
    )


def replaced(kind: type[T], before: Sequence[object], after: Sequence[object]) -> list[tuple[int, T]]:
    """Return the items of a list that are new or different, with their places."""
    if before is after:
        return []
    return [
        (place, msgspec.convert(item, kind, from_attributes=True))
        for place, (was, item) in enumerate(zip_longest(before[: len(after)], after))
        if was is not item and was != item
    ]


def length(before: Sequence[object], after: Sequence[object]) -> int:
    """Return how long a list is now, -1 if as long as before."""
    return -1 if len(before) == len(after) else len(after)


def changed(scene: Scene, change: SceneChange) -> Scene:
    """Return a scene with a change applied, as every client does it."""
    gone = {*change.gone, *(piece.id for piece in change.pieces)}
    return Scene(
        cells=patched(scene.cells, change.cells, -1),
        pieces=[*(piece for piece in scene.pieces if piece.id not in gone), *change.pieces],
        width=scene.width,
        height=scene.height,
        marks=patched(scene.marks, change.marks, change.mark_count),
        hands=patched(scene.hands, change.hands, change.hand_count),
        tracks=patched(scene.tracks, change.tracks, change.track_count),
        legend=scene.legend,
    )


def patched(items: Sequence[T], places: Sequence[tuple[int, T]], count: int) -> list[T]:
    """Return a list with some places replaced and of another length."""
    by_place = {**dict(enumerate(items)), **dict(places)}
    return [by_place[place] for place in range(len(items) if count < 0 else count)]
