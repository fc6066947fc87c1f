"""The action meant by putting an animal on a square where it cannot go, so that its refusal can be explained."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS, OFF
from menagerie.games.jungla.components.printed import pack_of
from menagerie.games.jungla.rules import header as head
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.words.labels import piece_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.position import Position
    from menagerie.games.jungla.rules.position import Jungla
    from menagerie.games.jungla.texts.letters import Words


def mean(position: Position, piece: str, cell: str) -> Iterator[str]:
    """Yield the texts of the actions that putting an animal on a square may mean, the likeliest first."""
    jungla = as_jungla(position)
    words = words_of(jungla.edition)
    found = [who for who, animal in enumerate(words.components.animals) if piece_id(animal) == piece]
    if not found or cell not in words.squares:
        return
    (who,) = found
    origin = jungla.square_of(who)
    letter = words.letters[who]
    if jungla.header["due"] != head.ACTING or origin == OFF:
        yield f"{letter}>{cell}={DIRECTIONS[0]}"
        return
    start = f"{letter}{words.names[origin]}"
    facing = DIRECTIONS[jungla.facing_of(who)]
    if cell == words.names[origin]:
        yield f"{start}={facing}"
        return
    yield from ways(jungla, words, start, cell, facing)


def ways(position: Jungla, words: Words, start: str, cell: str, facing: str) -> Iterator[str]:
    """Yield what going to a square may mean: a hunt, a freeing, a strike or a plain move."""
    square = words.squares[cell]
    kind = words.components.board.squares[square].kind
    pack = position.header["side"]
    if kind == "hunt":
        yield f"{start}-{cell}@{words.names[words.components.dens[pack][0]]}={facing}"
    if kind == "prison":
        yield f"{start}-{cell}!"
    occupant = position.occupant(square)
    if occupant >= 0 and pack_of(occupant) != pack:
        yield f"{start}x{cell}={facing}"
        yield f"{start}*{cell}={facing}"
    yield f"{start}-{cell}={facing}"
