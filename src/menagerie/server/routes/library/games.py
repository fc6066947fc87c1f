"""Games: the list of games, their rules in words, and the verdict on a move."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, ConfigDict, Field

from menagerie.bots import levels
from menagerie.bots.strength import strengths
from menagerie.core.edition import Edition
from menagerie.core.game import LONGEST_TEXT, Game
from menagerie.core.position import Position
from menagerie.core.registry import load, names
from menagerie.core.view import View
from menagerie.errors import UnknownGame
from menagerie.server.edge.auth import Language
from menagerie.server.routes.bodies import EXAMPLE_POSITION, Answer, MoveText, PositionText

router = APIRouter(tags=["games"])

EditionName = Annotated[
    str | None, Query(alias="edition", max_length=64, description="The default edition if left out.")
]
GameName = Annotated[str, Path(max_length=64, description="The name of a game.", examples=["siam"])]


class OptionBody(Answer):
    """An option of a match: one of some words, or a number from `least` to `most`."""

    name: str
    usual: int | str
    words: list[str]
    least: int
    most: int


class EditionBody(Answer):
    """An edition of a game."""

    id: str
    title: str
    digest: str = Field(description="Editions with the same digest are the same.")
    options: list[OptionBody]


class LevelBody(Answer):
    """A level of bots."""

    name: str = Field(examples=["otter"])
    number: int
    title: str = Field(description="The title for people.")
    elo: int | None = Field(None, description="The measured strength. The weakest level has 800.")
    error: int | None = Field(None, description="Half the width of the 95 % interval.")


class GameBody(Answer):
    """A game."""

    name: str = Field(examples=["siam"])
    title: str
    version: int = Field(description="The version of the rules.")
    seats: list[int] = Field(description="The possible numbers of players, the default first.")
    seat_titles: list[str]
    teams: list[list[int]] = Field(description="The seats of each team.")
    chance: bool
    hidden: bool
    default_edition: str
    editions: list[EditionBody]
    levels: list[LevelBody]
    ply_cap: bool = Field(description="Whether a match may have a maximum number of plies.")


class RuleBody(Answer):
    """A rule in words."""

    id: str
    title: str
    text: str


class SheetBody(Answer):
    """What is printed about a kind of piece or a card."""

    id: str = Field(description="The kind of piece, as in scenes.", examples=["cheetah"])
    title: str
    group: str
    facts: list[tuple[str, str]] = Field(description="Short facts: pairs of a title and a text.")
    ways: list[float] = Field(description="The directions of its moves, in degrees clockwise from its facing.")
    powers: list[tuple[str, str]] = Field(
        description="Its abilities: pairs of a title, which may be empty, and a sentence."
    )


class ExplainBody(BaseModel):
    """A move in a position or in a view."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={"examples": [{"move": "c3-c4!"}, {"move": "+a1N", "seat": 1, "view": EXAMPLE_POSITION}]},
    )

    move: MoveText
    position: PositionText | None = Field(None, description="The start position if left out.")
    view: str | None = Field(None, max_length=LONGEST_TEXT, description="A view, instead of a position.")
    seat: int = Field(0, ge=0, le=16, description="The seat of the view.")
    edition: str | None = Field(None, max_length=64)


class VerdictBody(Answer):
    """Whether a move is legal, and if not, why."""

    legal: bool
    rule: str | None = None
    message: str
    cells: list[str]


@cache
def told_game(name: str, language: str) -> GameBody:
    """Return the description of a game, in a language."""
    game = load(name)
    known = strengths(name)
    return GameBody(
        name=name,
        title=game.rulebook.name(language, "game"),
        version=game.version,
        seats=list(game.kind.seats),
        seat_titles=[game.rulebook.name(language, f"seat{seat}") for seat in range(1, max(game.kind.seats) + 1)],
        teams=[list(team) for team in game.kind.teams],
        chance=game.kind.chance,
        hidden=game.kind.hidden,
        default_edition=game.default_edition,
        editions=[told_edition(game, each, language) for each in game.editions.values()],
        levels=[
            LevelBody(
                name=level.name,
                number=level.number,
                title=level.title(language),
                elo=known[level.name].elo if level.name in known else None,
                error=known[level.name].error if level.name in known else None,
            )
            for level in levels(name)
        ],
        ply_cap=game.kind.ply_cap is not None,
    )


def told_edition(game: Game, edition: Edition, language: str) -> EditionBody:
    """Return the description of an edition, in a language."""
    options = [
        OptionBody(name=each.name, usual=each.usual, words=list(each.words), least=each.least, most=each.most)
        for each in game.options(edition)
    ]
    title = game.rulebook.edition(language, edition)
    return EditionBody(id=edition.id, title=title, digest=edition.digest, options=options)


def public_game(name: str) -> Game:
    """Return a game that players can choose."""
    if name not in names():
        raise UnknownGame(f"there is no game {name[:40]!r}; there are: {', '.join(names())}")
    return load(name)


@router.get("/api/games")
async def games(language: Language) -> list[GameBody]:
    """List the games."""
    return [told_game(name, language) for name in names()]


@router.get("/api/games/{game}")
async def game(game: GameName, language: Language) -> GameBody:
    """Return a game: editions, numbers of players, levels of bots with their strength."""
    return told_game(public_game(game).name, language)


@router.get("/api/games/{game}/rules")
async def rules(game: GameName, language: Language) -> list[RuleBody]:
    """Return the rules in words."""
    book = public_game(game).rulebook
    return [RuleBody(id=rule.id, title=rule.title, text=rule.text) for rule in book.rules(language)]


@router.get("/api/games/{game}/sheets")
async def sheets(game: GameName, language: Language, edition: EditionName = None) -> list[SheetBody]:
    """Return the printed facts about each kind of piece or card: its moves and abilities."""
    return [SheetBody(**asdict(each)) for each in public_game(game).sheets(edition, language)]


@router.post("/api/games/{game}/explain")
async def explain(game: GameName, body: ExplainBody, language: Language) -> VerdictBody:
    """Return whether a move is legal in a position, and if not, the rule that forbids it."""
    rules = public_game(game)
    position = asked_position(rules, body)
    verdict = rules.explain(position, rules.parse_move(position, body.move), language)
    return VerdictBody(legal=verdict.legal, rule=verdict.rule, message=verdict.message, cells=list(verdict.cells))


def asked_position(game: Game, body: ExplainBody) -> Position:
    """Return the position of a request; for a view, one that fits it."""
    if body.view is not None:
        return game.sample(View(game.edition(body.edition), body.seat, body.view))
    if body.position is not None:
        return game.parse_position(body.position)
    return game.new(body.edition)
