"""Editions: every printed number and switch of a game with the source it comes from."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

from menagerie.core.edition import Edition
from menagerie.core.registry import load
from menagerie.server.edge.auth import Language
from menagerie.server.routes.bodies import Answer
from menagerie.server.routes.library.games import GameName, public_game

router = APIRouter(tags=["games"])

EditionId = Annotated[str, Path(max_length=64, description="The id of an edition.", examples=["classic2005"])]
RECONSTRUCTED = "reconstructed"
ABOUT = ("format", "edition.", "sources.")
"""Paths that tell about the file and not about the box."""


class ValueBody(Answer):
    """A value and where it comes from."""

    path: str = Field(examples=["setup.rocks"])
    value: Any
    source: str = Field(description="A word for the source; `sources` says what it stands for.")
    detail: str = Field(description="Where in the source, and what else is known.")
    reconstructed: bool = Field(description="Whether no printed source was at hand, so that it was made up to fit.")


class EditionValues(Answer):
    """An edition with all its values."""

    game: str
    id: str
    title: str
    digest: str
    about: dict[str, str] = Field(description="Who made it, and when.")
    sources: dict[str, str] = Field(description="What the words for sources stand for.")
    values: list[ValueBody]


@router.get("/api/games/{game}/editions/{edition}")
async def edition_values(game: GameName, edition: EditionId, language: Language) -> EditionValues:
    """Return every value of an edition with its source; what was reconstructed is marked."""
    rules = public_game(game)
    return told(rules.name, rules.edition(edition).id, language)


@cache
def told(game: str, edition: str, language: str) -> EditionValues:
    """Return what an edition file of a game says; the edition is called as in the language."""
    rules = load(game)
    found = rules.edition(edition)
    values = [
        ValueBody(
            path=path,
            value=value,
            source=source.kind if source else "",
            detail=source.detail if source else "",
            reconstructed=source is not None and source.kind == RECONSTRUCTED,
        )
        for path, value, source in found.items()
        if not path.startswith(ABOUT)
    ]
    return EditionValues(
        game=game,
        id=found.id,
        title=rules.rulebook.edition(language, found),
        digest=found.digest,
        about=texts_of(found, "edition"),
        sources=texts_of(found, "sources"),
        values=values,
    )


def texts_of(edition: Edition, table: str) -> dict[str, str]:
    """Return the texts in a table of an edition file, if it has it."""
    entries = edition.values.get(table)
    return {str(name): str(text) for name, text in entries.items()} if isinstance(entries, dict) else {}
