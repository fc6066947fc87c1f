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
"""Paths that describe the file and not the box."""


class ValueBody(Answer):
    """A value and where it comes from."""

    path: str = Field(examples=["setup.rocks"])
    value: Any
    source: str = Field(description="The key of the source in `sources`.")
    detail: str = Field(description="The place in the source, and notes.")
    reconstructed: bool = Field(description="Whether the value was reconstructed without a printed source.")


class EditionValues(Answer):
    """An edition with all its values."""

    game: str
    id: str
    title: str
    digest: str
    about: dict[str, str] = Field(description="Publisher and year.")
    sources: dict[str, str] = Field(description="The sources by key.")
    values: list[ValueBody]


@router.get("/api/games/{game}/editions/{edition}")
async def edition_values(game: GameName, edition: EditionId, language: Language) -> EditionValues:
    """Return every value of an edition with its source."""
    rules = public_game(game)
    return values_of(rules.name, rules.edition(edition).id, language)


@cache
def values_of(game: str, edition: str, language: str) -> EditionValues:
    """Return the values of an edition file, with the title in a language."""
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
