"""The order of legal actions: that of their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.jungla.components.board import DIRECTIONS
from menagerie.games.jungla.rules.moves import NO_FACING, STOP, facing_of, with_facing
from menagerie.games.jungla.texts.spelling import STOP_TEXT, spelling_of, write_spelling

if TYPE_CHECKING:
    from menagerie.games.jungla.texts.letters import Words
    from menagerie.games.jungla.texts.spelling import Standing

ENDS = (*(f"={facing}" for facing in DIRECTIONS), *[""] * 8)
"""By facing: how the text of an action ends."""


def in_order(position: Standing, words: Words, pack: int, moves: list[int]) -> list[int]:
    """Sort the legal actions of the pack that decides as their texts sort.

    Actions that differ only in the facing share the rest of the text.
    """
    shared: dict[int, str] = {with_facing(STOP, NO_FACING): STOP_TEXT}
    texts = []
    for move in moves:
        bare = with_facing(move, NO_FACING)
        if bare not in shared:
            spelling = spelling_of(position, words, pack, bare)
            shared[bare] = write_spelling(words, spelling) if spelling else ""
        texts.append(shared[bare] + ENDS[facing_of(move)])
    return [move for _, move in sorted(zip(texts, moves, strict=True))]
