"""Reading position texts and views of Comet; validity.py and course.py check which texts are positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown
from menagerie.errors import InvalidPosition
from menagerie.games.comet.components.forms import Forms, parsed
from menagerie.games.comet.texts.course import problems_of
from menagerie.games.comet.texts.keys import Reader
from menagerie.games.comet.texts.positions import write_position
from menagerie.games.comet.texts.validity import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.edition import Edition
    from menagerie.games.comet.rules.position import Comet
    from menagerie.games.comet.texts.keys import Draft


def read_position(editions: Mapping[str, Edition], text: str) -> Comet:
    """Read a position text; one `InvalidPosition` names everything that is wrong with it."""
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
    reader.forms.refuse_if_any(text)
    if draft is None:
        raise InvalidPosition(f"position {shown(text)}: expected a table")
    return draft


def position_of(draft: Draft, text: str) -> Comet:
    """Return the position that a draft describes, if nothing in it contradicts the rules (10.2)."""
    Forms(problems_of(Table(draft.components, draft.board, draft.seen))).refuse_if_any(text)
    return draft.position()


def refuse_restless(position: Comet, text: str) -> None:
    """Refuse a position in which something would still happen without a decision (10.5)."""
    if position.settles():
        raise InvalidPosition(f"position {shown(text)}: something is left that would happen by itself (10.5)")


def refuse_spelling(text: str, written: str) -> None:
    """Refuse a text that describes a position but is not its one text."""
    pairs = enumerate(zip(text, written, strict=False))
    place = next((index for index, (given, right) in pairs if given != right), min(len(text), len(written)))
    given, right = (shown(whole[place : place + 20]) for whole in (text, written))
    raise InvalidPosition(
        f"position {shown(text)}: at character {place + 1} it has {given}, expected {right}: one line without spaces"
    )
