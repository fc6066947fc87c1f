"""What an action of Jungla does, in words: a clause for use in other sentences."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from menagerie.core.rulebook import read_language
from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.drawing.motions import motions_of
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.moves import write_move
from menagerie.games.jungla.words.labels import WORDS, say

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.scene import Motion

STRUCK = ("captured", "sent_home", "disarmed")
NAMED = frozenset(read_language(WORDS.package, "en").names)
ENDS = {"spring_back": "moves.spring_back", "return": "moves.return"}


def tell(position: Position, move: int, language: str = "en") -> str:
    """Return what a legal action does: who goes where, who is struck, hunted for or caught in a web."""
    motions = motions_of(as_jungla(position), move, write_move(position, move))
    if not motions:
        return say(language, "moves.stop")
    acting, *others = motions
    deed = begun(acting, others, language)
    for motion in others:
        if motion.kind in ENDS:
            deed = say(language, ENDS[motion.kind], deed=deed, target=motion.path[-1])
        elif motion.kind == "caught":
            deed = say(language, "moves.caught", deed=deed, animal=named("the", motion))
    return deed


def begun(acting: Motion, others: list[Motion], language: str) -> str:
    """Return what the animal does that acts, and whom it strikes."""
    animal, entering = named("the", acting), any(motion.kind == "stays" for motion in others)
    deed = ""
    if entering or acting.kind not in {"move", "jump"} or not any(motion.kind in STRUCK for motion in others):
        deed = say(
            language,
            "moves.stays" if entering else f"moves.{acting.kind}",
            animal=animal,
            square=acting.path[0],
            target=acting.path[-1],
            facing="" if acting.facing is None else DIRECTIONS[int(acting.facing // 45)],
        )
    struck = [motion for motion in others if motion.kind in STRUCK]
    for kind, motions in groupby(struck, key=lambda motion: motion.kind):
        victims = ", ".join(
            say(language, "moves.other", animal=named("object", motion), square=motion.path[0]) for motion in motions
        )
        key = f"moves.then_{kind}" if deed else f"moves.{kind}"
        deed = say(language, key, deed=deed, animal=animal, square=acting.path[0], others=victims)
    return deed


def named(case: str, motion: Motion) -> str:
    """Return the key of an animal's name with its article; an edition may have animals that the locale files do not."""
    animal = motion.piece.partition("-")[2]
    return f"{case}.{animal}" if f"{case}.{animal}" in NAMED else animal


def stem(position: Position, move: int) -> str:
    """Return the text of an action without details: the facing afterwards, and where a hunter returns to."""
    return write_move(position, move).partition("=")[0].partition("@")[0]
