"""Positions and actions of Jungla as texts, and actions back; `reading` reads positions.

A position is twelve fields and four lists::

    jungla1 <edition> <options> <turns> <score> <last> <side> <due> <kind> <left> <rest> <next>
     | <red> | <blue> | <red prisoners> | <blue prisoners>

An action is one decision: ``L>d2=N`` (place), ``Ld2=E`` (turn), ``Ld2-d5=N`` (move), ``Ld2xd5=N`` (strike),
``Ld2*d5=N`` (spring attack), ``Rj4xj5xj6-j7=N`` (strike on the way), any of the last four without a facing (caught in a
web), ``Lh12-h13@c2=E`` (hunt and return), ``Lb10-a10!`` (enter the prison) and ``.`` (no more).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import shown
from menagerie.core.game import LONGEST_MOVE
from menagerie.errors import InvalidMove
from menagerie.games.jungla import header as head
from menagerie.games.jungla.board import DIRECTIONS, OFF
from menagerie.games.jungla.layout import as_jungla
from menagerie.games.jungla.moves import NO_FACING, STOP
from menagerie.games.jungla.spelling import action_of, form_of, has_form, read_spelling, spelling_of, write_spelling
from menagerie.games.jungla.words import words_of

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.games.jungla.rules import Jungla
    from menagerie.games.jungla.spelling import Spelling
    from menagerie.games.jungla.words import Words

FORMAT = "jungla1"
PACKS = "RB"
WINNERS = ("R", "B", "draw")
KINDS = ("-", "normal", "bonus")
STOP_TEXT = "."
FIRST_ODD = 1 << 31
"""The smallest number of an action that only a text can tell; numbers of moves have 31 bits."""


# Positions


def write_position(position: Position) -> str:
    """Return the one text of a position."""
    jungla = as_jungla(position)
    words, header = words_of(jungla.edition), jungla.header
    lists = [write_pack(jungla, words, header["armour"] >> pack & 1, pack) for pack in range(2)]
    prisons = [words.listed(0, header["red_prison"]), words.listed(1, header["blue_prison"])]
    return " | ".join((write_header(jungla, words, header), *lists, *prisons))


def write_header(position: Jungla, words: Words, header: dict[str, int]) -> str:
    """Return the twelve fields."""
    side = header["side"]
    again = f"bonus:{words.letters[15 * side + header['actor']]}"
    fields = (
        *(FORMAT, position.edition.id, write_options(position, words)),
        *(header["turns"], f"{header['red']}-{header['blue']}", "-RB"[header["last"]]),
        *("-" if header["due"] == head.OVER else PACKS[side], write_due(words, header)),
        *(again if header["kind"] == head.BONUS_AGAIN else KINDS[header["kind"]], header["left"]),
        *(words.listed(side, header["rest"]), KINDS[header["next_kind"]]),
    )
    return " ".join(map(str, fields))


def write_options(position: Jungla, words: Words) -> str:
    """Return the options that differ from the edition's."""
    printed = words.components
    options = {
        "players": (position.players, printed.players),
        "target": (position.target, printed.target),
        "turns": (position.limit, printed.turn_limit),
    }
    return ",".join(f"{name}={value}" for name, (value, usual) in options.items() if value != usual) or "-"


def write_due(words: Words, header: dict[str, int]) -> str:
    """Return the decision that is due."""
    due, liberator = header["due"], words.letters[15 * header["side"] + header["liberator"]]
    if due == head.OVER:
        return f"over:{WINNERS[header['winner'] - 1]}"
    if due == head.FREEING:
        return f"free:{liberator}:{header['freed']}"
    if due in {head.GOING_HOME, head.GOING_HOME_FIRST}:
        return f"home:{PACKS[header['due_pack']]}" + f":{liberator}" * (due == head.GOING_HOME_FIRST)
    return "place" if due == head.PREPARING else "act"


def write_pack(position: Jungla, words: Words, armour: int, pack: int) -> str:
    """Return the animals of a pack on the board, in pack order."""
    animals = []
    for who in range(15 * pack, 15 * pack + 15):
        square = position.square_of(who)
        if square != OFF:
            plus = "+" if armour and who == words.leaders[pack] else ""
            animals.append(f"{words.letters[who]}{plus}{words.names[square]}{DIRECTIONS[position.facing_of(who)]}")
    return " ".join(animals) or "-"


# Actions


def write_move(position: Position, move: int) -> str:
    """Return the one text of an action, legal or not."""
    if move == STOP:
        return STOP_TEXT
    jungla = as_jungla(position)
    return write_spelling(words_of(jungla.edition), spelled(jungla, move))


def read_move(position: Position, text: str) -> int:
    """Read any well-formed action text, legal or not.

    What cannot be an action of the present position (the animal stands elsewhere, say) has an odd number: the text
    itself.
    """
    if text == STOP_TEXT:
        return STOP
    jungla = as_jungla(position)
    words = words_of(jungla.edition)
    spelling = read_spelling(words, text)
    if spelling is None:
        message = f"{shown(text)} is not an action of jungla; expected {form_of(words)}"
        raise InvalidMove(message)
    move = action_of(jungla, words, head.deciding_pack(jungla.header), spelling)
    return odd(text) if move is None else move


def spelled(position: Jungla, move: int) -> Spelling:
    """Return what the text of an action other than the stop says, square by square; the same for odd numbers."""
    words, pack = words_of(position.edition), head.deciding_pack(position.header)
    odd_text = text_of_odd(move) if is_odd(move) else None
    spelling = spelling_of(position, words, pack, move) if odd_text is None else read_spelling(words, odd_text)
    if spelling is not None and has_form(spelling):
        number = action_of(position, words, pack, spelling)
        if number == move or (number is None and odd_text is not None):
            return spelling
    message = f"{shown(move)} is the number of no action of jungla here"
    raise InvalidMove(message)


def in_order(position: Jungla, moves: list[int]) -> list[int]:
    """Sort legal actions as their texts sort; those that differ only in the facing share the rest of the text."""
    words, pack = words_of(position.edition), head.deciding_pack(position.header)
    shared: dict[int, str] = {STOP: STOP_TEXT}
    texts = []
    for move in moves:
        bare = move & ~(15 << 20)
        if bare not in shared:
            spelling = spelling_of(position, words, pack, bare | NO_FACING << 20)
            shared[bare] = write_spelling(words, spelling) if spelling else ""
        texts.append(shared[bare] + ENDS[move >> 20 & 15])
    return [move for _, move in sorted(zip(texts, moves, strict=True))]


ENDS = (*(f"={facing}" for facing in DIRECTIONS), *[""] * 8)


# Odd numbers: actions that the present position has no number for


def odd(text: str) -> int:
    """Return the number of an action that cannot be told by the bits of a move; no such text is shorter than five."""
    return int.from_bytes(text.encode("ascii"), "big")


def is_odd(move: int) -> bool:
    """Whether a number stands for a text rather than for the bits of a move."""
    return move >= FIRST_ODD


def text_of_odd(move: int) -> str:
    """Return the text that an odd number stands for, if it stands for one."""
    if move.bit_length() > 8 * LONGEST_MOVE:
        return ""
    return move.to_bytes(LONGEST_MOVE, "big").lstrip(b"\0").decode("ascii", "replace")
