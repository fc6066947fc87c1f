"""A view of Jungla as drawing data; what an action does to a drawing stands in motions.py."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from menagerie.core.scene import Cell, Hand, HandItem, Mark, Piece, Scene, Track, octagon, square_centre
from menagerie.games.jungla.components.board import DIRECTIONS, LAND, NO_PACK, OFF, VOID
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import BITS, pack_of, place_of, whole_pack
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.texts.views import seen_in
from menagerie.games.jungla.words import labels
from menagerie.games.jungla.words.labels import WORDS, piece_id, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.edition import Edition
    from menagerie.core.view import View
    from menagerie.games.jungla.components.printed import Animal
    from menagerie.games.jungla.rules.position import Jungla


def make_scene(view: View, language: str = "en") -> Scene:
    """Return the drawing of a view; labels are in `language`."""
    return Drawing(seen_in(view), language).scene()


# Cells


@lru_cache(maxsize=64)
def cells(edition: Edition, language: str) -> tuple[Cell, ...]:
    """Return all squares but the voids, the northernmost row first."""
    board = components_of(edition).board
    colours = ground_colours(edition)
    drawn = []
    for number in sorted(range(len(board.squares)), key=lambda number: (-(number // board.columns), number)):
        kind, owner, ground = (getattr(board.squares[number], part) for part in ("kind", "owner", "ground"))
        if ground == VOID:
            continue
        at = square_centre(number % board.columns, board.rows - 1 - number // board.columns)
        name, seat = board.name(number), 0 if owner == NO_PACK else owner + 1
        label = say(language, "label_cell", square=name, kind=labels.kind_name(language, kind, seat))
        sign = labels.GROUND_SIGNS[kind]
        drawn.append(Cell(name, octagon(*at), kind, label, colours[kind], glyph=sign, owner=seat, at=at))
    return tuple(drawn)


def ground_colours(edition: Edition) -> dict[str, str]:
    """Return the colour of each kind of square by the edition's legend."""
    legend = cast("dict[str, dict[str, str]]", edition.value("board.legend"))
    named = {entry["kind"]: str(entry.get("colour", "")) for entry in legend.values()}
    return {kind: labels.SHADES.get(colour, colour) for kind, colour in named.items()}


@lru_cache(maxsize=64)
def legend(edition: Edition, language: str) -> tuple[tuple[str, str], ...]:
    """Return what the kinds of squares are called, and the web."""
    kinds = dict.fromkeys(cell.kind for cell in cells(edition, language))
    known = [kind for kind in labels.GROUND_SIGNS if kind in kinds]
    return (*((kind, WORDS.name(language, kind)) for kind in known), ("web", WORDS.name(language, "power.web")))


@lru_cache(maxsize=8192)
def piece(animal: Animal, square: str, facing: int, marks: tuple[str, ...], language: str) -> Piece:
    """Return an animal on a square."""
    armoured = "armour" in marks
    return Piece(
        id=piece_id(animal),
        cell=square,
        kind=animal.id,
        owner=animal.pack + 1,
        facing=45.0 * facing,
        glyph=labels.glyph(animal) + labels.ARMOUR_SIGN * armoured,
        label=say(
            language,
            "label_armoured" if armoured else "label_animal",
            seat=f"seat{animal.pack + 1}",
            animal=animal.id,
            square=square,
            facing=DIRECTIONS[facing],
        ),
        marks=marks,
    )


class Drawing:
    """Draws one position."""

    def __init__(self, position: Jungla, language: str) -> None:
        """Read the position once."""
        self.position = position
        self.language = language
        self.components = components_of(position.edition)
        self.header = position.header
        self.where, self.facings = position.squares(), position.facings()
        self.names = words_of(position.edition).names
        self.webs = [web_of(position, pack) for pack in range(2)]
        animals = [who for who, square in enumerate(self.where) if square != OFF]
        self.threatened = {who for who in animals if self.in_danger(who)}
        self.resting = {who for who in animals if self.rests(who)}

    def scene(self) -> Scene:
        """Put the drawing together."""
        edition, board = self.position.edition, self.components.board
        return Scene(
            cells=cells(edition, self.language),
            pieces=tuple(self.piece(who) for who, square in enumerate(self.where) if square != OFF),
            marks=tuple(self.marks()),
            hands=tuple(self.hands()),
            tracks=tuple(self.tracks()),
            width=board.columns,
            height=board.rows,
            legend=legend(edition, self.language),
        )

    def say(self, key: str, **details: str | int) -> str:
        """Return a label."""
        return say(self.language, key, **details)

    # Animals

    def piece(self, who: int) -> Piece:
        """Return an animal on the board."""
        marks = tuple(self.piece_marks(who))
        return piece(self.components.animals[who], self.name(who), self.facings[who], marks, self.language)

    def piece_marks(self, who: int) -> Iterator[str]:
        """Yield what else shows on an animal."""
        animal = self.components.animals[who]
        if self.header["armour"] >> animal.pack & 1 and self.has(who, "armour"):
            yield "armour"
        if who in self.threatened:
            yield "danger"
        if who in self.resting:
            yield "rests"

    def has(self, who: int, power: str) -> bool:
        """Whether an animal has a power."""
        return bool(self.components.animals[who].powers & BITS[power])

    def in_danger(self, who: int) -> bool:
        """Whether an animal stands in the enemy's web (J63)."""
        enemy = 1 - self.components.animals[who].pack
        return self.where[who] in self.webs[enemy] and not self.has(who, "web_immunity")

    def rests(self, who: int) -> bool:
        """Whether an animal may not act any more in this turn; one that may act a second time does (J84)."""
        header, animal = self.header, place_of(who)
        if not header["rest"] >> animal & 1 or pack_of(who) != header["side"]:
            return False
        return header["kind"] != head.BONUS_AGAIN or header["actor"] != animal

    def name(self, who: int) -> str:
        """Return the name of the square on which an animal stands."""
        return self.names[self.where[who]]

    # Marks

    def marks(self) -> Iterator[Mark]:
        """Yield the webs, the animals caught in them, those that rest, and the prison that is being opened."""
        for pack, web in enumerate(self.webs):
            for square in web:
                name = self.components.board.name(square)
                label = self.say("label_web", square=name, seat=f"seat{pack + 1}")
                yield Mark(name, "web", label, glyph=labels.WEB_SIGN, owner=pack + 1)
        for who in sorted(self.threatened | self.resting):
            yield from self.marks_beneath(who)
        if self.header["due"] in {head.FREEING, head.GOING_HOME_FIRST}:
            for square in self.components.board.of_kind(1 - self.header["side"], "prison"):
                name = self.components.board.name(square)
                yield Mark(name, "freeing", self.say("freeing_due"), glyph=labels.FREEING_SIGN)

    def marks_beneath(self, who: int) -> Iterator[Mark]:
        """Yield what is to be said of an animal where it stands."""
        animal, square = self.components.animals[who], self.name(who)
        if who in self.threatened:
            label = self.say("label_danger", animal=animal.id, square=square)
            yield Mark(square, "danger", label, glyph=labels.DANGER_SIGN, owner=2 - animal.pack)
        if who in self.resting:
            label = self.say("label_rests", animal=animal.id, square=square)
            yield Mark(square, "rests", label, glyph=labels.REST_SIGN)

    # Beside the board

    def hands(self) -> Iterator[Hand]:
        """Yield for each pack what lies beside the board: prisoners, and who is still to be placed or to go home."""
        for pack in range(2):
            animals = whole_pack(pack)
            seat = f"seat{pack + 1}"
            prison = self.header["blue_prison" if pack else "red_prison"]
            captured = [who for who in animals if prison >> place_of(who) & 1]
            beside = [who for who in animals if self.where[who] == OFF]
            unplaced = beside if self.header["due"] == head.PREPARING else []
            homeless = [who for who in beside if self.goes_home(who)]
            if unplaced:
                yield self.hand(pack, self.say("label_unplaced", seat=seat), unplaced, "label_to_place")
            if captured:
                yield self.hand(pack, self.say("label_prisoners", seat=seat), captured, "label_prisoner")
            for who in homeless:
                label = self.say("label_homeless", animal=self.components.animals[who].id)
                yield self.hand(pack, label, [who], "label_homeless")

    def hand(self, pack: int, title: str, animals: list[int], label: str) -> Hand:
        """Return animals beside the board."""
        sheets = [self.components.animals[who] for who in animals]
        items = [
            HandItem(piece_id(sheet), sheet.id, labels.glyph(sheet), self.say(label, animal=sheet.id))
            for sheet in sheets
        ]
        return Hand(pack + 1, title, tuple(items))

    def goes_home(self, who: int) -> bool:
        """Whether an animal beside the board is about to be put home: a turtle, struck or freeing (J58, J82)."""
        header = self.header
        pack, animal = pack_of(who), place_of(who)
        if not self.has(who, "never_imprisoned"):
            return False
        struck = header["due"] in {head.GOING_HOME, head.GOING_HOME_FIRST} and header["due_pack"] == pack
        freeing = header["due"] in {head.FREEING, head.GOING_HOME_FIRST}
        return struck or (freeing and header["side"] == pack and header["liberator"] == animal)

    def tracks(self) -> Iterator[Track]:
        """Yield points and the target, turns and their limit, what is left of the turn, and who hunted last."""
        header, position = self.header, self.position
        names = [labels.seat_name(self.language, pack) for pack in range(2)]
        points = tuple(zip(names, (header["red"], header["blue"]), strict=True))
        yield self.track("score", points, position.target)
        if header["last"]:
            yield self.track("last_hunt", ((names[header["last"] - 1], None),))
        if position.limit:
            yield self.track("turns", (("", header["turns"]),), position.limit)
        side = names[header["side"]]
        if header["due"] == head.PREPARING:
            yield self.track("batch_left", ((side, header["left"]),))
        elif header["due"] != head.OVER:
            yield self.track("actions_left", ((side, header["left"]),), self.actions_of_turn())
        if header["due"] == head.FREEING:
            yield self.track("freed", ((side, header["freed"]),), self.components.max_freed)

    def actions_of_turn(self) -> int:
        """Return how many actions the turn has; none while somebody is freed or a turtle goes home (J58, J80)."""
        if self.header["due"] != head.ACTING:
            return 0
        return self.components.actions if self.header["kind"] == head.NORMAL else self.components.bonus_actions

    def track(self, kind: str, values: tuple[tuple[str, int | None], ...], goal: int = 0) -> Track:
        """Return a row of numbers under its name."""
        return Track(WORDS.name(self.language, kind), values, kind=kind, goal=goal)


def web_of(position: Jungla, pack: int) -> tuple[int, ...]:
    """Return the squares of a pack's web: the land around its spider (J61, J64)."""
    components = components_of(position.edition)
    spiders = [position.square_of(who) for who in components.owners("web") if components.animals[who].pack == pack]
    around = [
        components.board.beside(square, way) for square in spiders if square != OFF for way in range(len(DIRECTIONS))
    ]
    return tuple(square for square in around if square != OFF and components.board.squares[square].ground == LAND)
