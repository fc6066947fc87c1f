"""Position texts of Comet, read; views are read the same way. Which texts are positions is told in validity.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.bounds import shown
from menagerie.errors import InvalidPosition
from menagerie.games.comet.course import Course
from menagerie.games.comet.forms import Forms, parsed
from menagerie.games.comet.keys import Reader
from menagerie.games.comet.notation import write_position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.comet.keys import Draft
    from menagerie.games.comet.rules import Comet


def read_position(editions: Mapping[str, Edition], text: str) -> Comet:
    """Read a position text; everything that is wrong with it stands in one `InvalidPosition`."""
    position = position_of(read_draft(editions, text, None), text)
    refuse_restless(position, text)
    written = write_position(position)
    if written != text:
        refuse_spelling(text, written)
    return position


def read_draft(editions: Mapping[str, Edition], text: str, viewer: int | None) -> Draft:
    """Read the text of a position, or of what a viewer sees of it."""
    reader = Reader(editions, viewer)
    draft = reader.draft(parsed(text))
    reader.refuse_if_any(text)
    if draft is None:
        message = f"position {shown(text)}: expected a table"
        raise InvalidPosition(message)
    return draft


def position_of(draft: Draft, text: str) -> Comet:
    """Return the position that a draft describes, if nothing in it contradicts the rules (10.2)."""
    forms = Forms()
    forms.problems = Course(draft.components, draft.board, draft.seen).problems()
    forms.refuse_if_any(text)
    return draft.position()


def refuse_restless(position: Comet, text: str) -> None:
    """Refuse a position in which something is left that would happen by itself (10.5)."""
    if position.settles():
        message = f"position {shown(text)}: something is left that would happen by itself (10.5)"
        raise InvalidPosition(message)


def refuse_spelling(text: str, written: str) -> None:
    """Refuse a text that says the right things, but not to the byte."""
    pairs = enumerate(zip(text, written, strict=False))
    place = next((index for index, (given, right) in pairs if given != right), min(len(text), len(written)))
    given, right = (shown(whole[place : place + 20]) for whole in (text, written))
    message = (
        f"position {shown(text)}: at character {place + 1} it has {given}, expected {right}: one line without spaces"
    )
    raise InvalidPosition(message)
