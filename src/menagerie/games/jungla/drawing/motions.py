"""What an action of Jungla does to the pieces of a drawing, one motion after another.

| kind | who | path |
|---|---|---|
| `place`, `free`, `home` | an animal that is placed, freed, or a turtle put home | from beside the board |
| `turn` | an animal that turns on the spot | its square |
| `move`, `jump` | an animal that goes, or that passes over others | square by square |
| `spring_back` | the same, back on the square it came from (J42) | from the square it struck |
| `hunt`, `return` | a hunter (J70, J71) | to the hunt square; from there to its den |
| `captured`, `sent_home` | an animal that is struck: any other, a turtle (J40, J58) | off the board |
| `disarmed` | a leader that loses its armour (J75) | its square |
| `stays` | a liberator in the prison (J81, J82) | off the board |
| `caught` | an animal imprisoned by a web (J62, J63) | off the board |
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from menagerie.core.scene import Gesture, Gestures, Motion
from menagerie.errors import InvalidMove
from menagerie.games.jungla.components.board import OFF
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import BITS, whole_pack
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.rules.moves import NO_FACING, STOP, animal_of, with_facing
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.texts.moves import read_move, write_move
from menagerie.games.jungla.texts.order import ENDS
from menagerie.games.jungla.texts.spelling import (
    PLACES,
    SPRINGS,
    STRIKES,
    TURNS,
    read_spelling,
    spelling_from,
    write_spelling,
)
from menagerie.games.jungla.texts.views import seen_in
from menagerie.games.jungla.words.labels import piece_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.games.jungla.rules.position import Jungla
    from menagerie.games.jungla.texts.spelling import Spelling

PLACINGS = {head.PREPARING: "place", head.FREEING: "free", head.GOING_HOME: "home", head.GOING_HOME_FIRST: "home"}
"""By what is due: what placing an animal is called."""
BESIDE = ""
"""The cell id of the space beside the board."""
MOST_KNOWN = 50_000
"""Actions of an edition that are kept with their texts."""


def animate(view: View, text: str) -> tuple[Motion, ...]:
    """Return what a legal action does to the pieces of a drawing, the animal that acts first."""
    position = seen_in(view)
    return motions_of(position, read_move(position, text), text)


def motions_of(position: Jungla, move: int, text: str) -> tuple[Motion, ...]:
    """Return what a legal action with this text does to the pieces, the animal that acts first."""
    following = position.afresh()
    following.play(move)
    spelling = read_spelling(words_of(position.edition), text)
    stage = Stage(position)
    motions = [] if spelling is None else list(stage.acted(spelling))
    return (*motions, *stage.caught(following, motions))


def point_out(position: Position, move: int) -> Gesture | None:
    """Return which animal is taken up for a legal action, and where it is put; nothing for the end of an action."""
    words = words_of(position.edition)
    spelling = read_spelling(words, write_move(position, move))
    if spelling is None:
        return None
    facing = None if spelling.facing == NO_FACING else 45.0 * spelling.facing
    return Gesture(piece_id(words.components.animals[spelling.who]), words.names[spelling.target], facing)


def point_out_all(position: Position) -> tuple[list[Gestures], list[int]]:
    """Return the gestures of all legal actions; those that differ only in the facing are one."""
    jungla = as_jungla(position)
    known, pack = takings_of(jungla.edition), jungla.pack
    squares, first = jungla.squares(), whole_pack(pack)[0]
    made, named = [], []
    for bare, facings in jungla.bare_actions():
        if bare == STOP:
            named.append(STOP)
        else:
            made.append(Gestures(*known.of(pack, squares[first + animal_of(bare)], bare), endings(facings)))
    return made, named


@cache
def endings(facings: int) -> tuple[tuple[str, float | None], ...]:
    """Return how the texts of an action with each of some facings end."""
    ways = sorted((way for way in range(NO_FACING + 1) if facings >> way & 1), key=ENDS.__getitem__)
    return tuple((ENDS[way], None if way == NO_FACING else 45.0 * way) for way in ways)


class Takings:
    """Who goes where by an action, and how its text begins; most have been met before."""

    def __init__(self, edition: Edition) -> None:
        """Begin with none."""
        self._words = words_of(edition)
        self._known: dict[tuple[int, int, int], tuple[str, str, str]] = {}

    def of(self, pack: int, square: int, bare: int) -> tuple[str, str, str]:
        """Return the piece that is taken, where to, and the text without a facing, for an animal on a square."""
        key = (pack, square, bare)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._spelled(*key)
        return found

    def _spelled(self, pack: int, square: int, bare: int) -> tuple[str, str, str]:
        words = self._words
        spelling = spelling_from(words, pack, square, with_facing(bare, NO_FACING))
        if spelling is None:
            raise InvalidMove(f"{bare} is the number of no action of jungla here")
        piece = piece_id(words.components.animals[spelling.who])
        return piece, words.names[spelling.target], write_spelling(words, spelling)


@lru_cache(maxsize=64)
def takings_of(edition: Edition) -> Takings:
    """Return the takings of an edition."""
    return Takings(edition)


class Stage:
    """A position before an action."""

    def __init__(self, position: Jungla) -> None:
        """Look at the position and its edition."""
        self.position = position
        self.components = components_of(position.edition)
        self.name = self.components.board.name

    def acted(self, spelling: Spelling) -> Iterator[Motion]:
        """Yield what the animal does that acts, and what becomes of those it strikes."""
        who, origin, struck, mark, target, home, enters, way = spelling
        piece = piece_id(self.components.animals[who])
        turned = None if way == NO_FACING else 45.0 * way
        if mark == PLACES:
            yield Motion(PLACINGS[self.position.header["due"]], piece, (BESIDE, self.name(target)), turned)
            return
        if mark == TURNS:
            yield Motion("turn", piece, (self.name(origin),), turned)
            return
        yield self.gone(spelling, turned)
        for square in (*struck, target) if mark in {STRIKES, SPRINGS} else struck:
            yield self.struck(square)
        if mark == SPRINGS:
            facing = self.degrees(who) if turned is None else turned
            yield Motion("spring_back", piece, (self.name(target), self.name(origin)), facing)
        elif home != OFF:
            yield Motion("return", piece, (self.name(target), self.name(home)), turned)
        elif enters:
            yield Motion("stays", piece, (self.name(target), BESIDE))

    def gone(self, spelling: Spelling, turned: float | None) -> Motion:
        """Return how the animal goes; it turns at the end of its move."""
        who, origin, struck, mark, target, home, enters, _ = spelling
        way = self.way(who, origin, target)
        passed = [square for square in way[1:-1] if self.position.occupant(square) >= 0 and square not in struck]
        kind = "hunt" if home != OFF else "jump" if passed else "move"
        for_good = turned is not None and mark != SPRINGS and home == OFF and not enters
        facing = turned if for_good else self.degrees(who)
        return Motion(kind, piece_id(self.components.animals[who]), tuple(map(self.name, way)), facing)

    def degrees(self, who: int) -> float:
        """Return which way an animal faces so far."""
        return 45.0 * self.position.facing_of(who)

    # The way

    def way(self, who: int, origin: int, target: int) -> list[int]:
        """Return the squares that an animal travels, from where it stands to where it ends (J24, J36)."""
        return next(way for way in self.ways(who, origin, target) if way[-1] == target)

    def ways(self, who: int, origin: int, target: int) -> Iterator[list[int]]:
        """Yield the lines of an animal's directions, cut at the target, then its free L moves."""
        animal, facing = self.components.animals[who], self.position.facing_of(who)
        longest = max(self.components.board.columns, self.components.board.rows)
        for relative in range(8):
            if animal.directions >> relative & 1:
                yield self.walk(origin, [facing + relative & 7] * longest, target)
        for relative in range(8):
            for length, arm in self.components.l_arms.items():
                if not (animal.l_directions >> relative & 1 and animal.l_steps >> length & 1):
                    continue
                for turn in (-2, 2):
                    ahead = facing + relative & 7
                    way = self.walk(origin, [ahead] * arm + [ahead + turn & 7] * (length - arm), target)
                    if all(self.position.occupant(square) < 0 for square in way[1:-1]):
                        yield way

    def walk(self, square: int, directions: list[int], target: int) -> list[int]:
        """Return the squares passed by steps in some directions, up to the target or the end of the board."""
        way = [square]
        for direction in directions:
            square = self.components.board.beside(square, direction)
            if square == OFF:
                break
            way.append(square)
            if square == target:
                break
        return way

    # The others

    def struck(self, square: int) -> Motion:
        """Return what becomes of the animal on a square that is struck."""
        who = self.position.occupant(square)
        animal, name = self.components.animals[who], self.name(square)
        if animal.powers & BITS["armour"] and self.position.header["armour"] >> animal.pack & 1:
            return Motion("disarmed", piece_id(animal), (name,), self.degrees(who))
        kind = "sent_home" if animal.powers & BITS["never_imprisoned"] else "captured"
        return Motion(kind, piece_id(animal), (name, BESIDE))

    def caught(self, following: Jungla, motions: list[Motion]) -> Iterator[Motion]:
        """Yield the animals that leave the board by a web, which the action's text does not name."""
        ends = {motion.piece: motion.path[-1] for motion in motions}
        for who, (square, then) in enumerate(zip(self.position.squares(), following.squares(), strict=True)):
            if then == OFF != square:
                piece = piece_id(self.components.animals[who])
                last = ends.get(piece, self.name(square))
                if last != BESIDE:
                    yield Motion("caught", piece, (last, BESIDE))
