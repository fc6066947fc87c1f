"""Actions of Jungla as texts, and texts as actions.

An action is one decision: ``L>d2=N`` (place), ``Ld2=E`` (turn), ``Ld2-d5=N`` (move), ``Ld2xd5=N`` (strike),
``Ld2*d5=N`` (spring attack), ``Rj4xj5xj6-j7=N`` (strike on the way), any of the last four without a facing (caught in a
web), ``Lh12-h13@c2=E`` (hunt and return), ``Lb10-a10!`` (enter the prison) and ``.`` (no more).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown
from menagerie.core.game import LONGEST_MOVE
from menagerie.errors import InvalidMove
from menagerie.games.jungla.rules.moves import STOP
from menagerie.games.jungla.rules.position import as_jungla
from menagerie.games.jungla.texts.letters import words_of
from menagerie.games.jungla.texts.spelling import (
    STOP_TEXT,
    action_of,
    form_of,
    has_form,
    read_spelling,
    spelling_of,
    write_spelling,
)

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games.jungla.rules.position import Jungla
    from menagerie.games.jungla.texts.spelling import Spelling

FIRST_TEXT_NUMBER = 1 << 31
"""The smallest number that stands for a text; the numbers of moves have 31 bits."""


def write_move(position: Position, move: int) -> str:
    """Return the one text of an action, legal or not."""
    if move == STOP:
        return STOP_TEXT
    jungla = as_jungla(position)
    return write_spelling(words_of(jungla.edition), spelled(jungla, move))


def read_move(position: Position, text: str) -> int:
    """Read any well-formed action text, legal or not.

    What cannot be an action of the present position (the animal stands elsewhere, say) has a number that stands for
    the text.
    """
    if text == STOP_TEXT:
        return STOP
    jungla = as_jungla(position)
    words = words_of(jungla.edition)
    spelling = read_spelling(words, text)
    if spelling is None:
        raise InvalidMove(f"{shown(text)} is not an action of jungla; expected {form_of(words)}")
    move = action_of(jungla, words, jungla.pack, spelling)
    return number_of_text(text) if move is None else move


def spelled(position: Jungla, move: int) -> Spelling:
    """Return the parts of an action's text, for any action but the stop."""
    words, pack = words_of(position.edition), position.pack
    written = text_of_number(move) if stands_for_text(move) else None
    spelling = spelling_of(position, words, pack, move) if written is None else read_spelling(words, written)
    if spelling is not None and has_form(spelling):
        number = action_of(position, words, pack, spelling)
        if number == move or (number is None and written is not None):
            return spelling
    raise InvalidMove(f"{shown(move)} is the number of no action of jungla here")


# Numbers that stand for texts: actions that have no number in the present position


def number_of_text(text: str) -> int:
    """Return the number that stands for a text of an action, which has at least five characters."""
    return int.from_bytes(text.encode("ascii"), "big")


def stands_for_text(move: int) -> bool:
    """Whether a number stands for a text rather than for the bits of a move."""
    return move >= FIRST_TEXT_NUMBER


def text_of_number(move: int) -> str:
    """Return the text that a number stands for, if it stands for one."""
    if move.bit_length() > 8 * LONGEST_MOVE:
        return ""
    return move.to_bytes(LONGEST_MOVE, "big").lstrip(b"\0").decode("ascii", "replace")
