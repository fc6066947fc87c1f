"""Puzzles: the collections of the games without their solutions, tries that are judged, hints and solutions."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from menagerie.analysis.puzzles.catalogue import MOST_PLIES, Puzzle, collection, find_puzzle
from menagerie.analysis.puzzles.solving import Attempt
from menagerie.core.game import Game
from menagerie.core.position import Position
from menagerie.core.registry import load
from menagerie.server.edge.auth import At, Language
from menagerie.server.routes.bodies import Answer, MoveText
from menagerie.server.routes.library.games import GameName, public_game

router = APIRouter(tags=["puzzles"])

Number = Annotated[int, Path(ge=1, le=1_000_000, description="The number of a puzzle in its collection.")]
STRIKE = "captured"


class PuzzleLine(Answer):
    """A puzzle in a list."""

    number: int
    grade: int = Field(description="The difficulty, from 1 to 5.")
    seat: int = Field(description="The seat that is to win.")
    moves: int = Field(description="The number of its moves in the solution.")
    theme: str = Field(description="The kind of the first move.", examples=["push", "turn", "enter"])


class PuzzleBody(PuzzleLine):
    """A puzzle to be solved."""

    game: str
    edition: str
    position: str
    plies: int = Field(description="The number of plies within which the win is forced.")
    side: str = Field(description="The name of the seat.")


class SoFar(BaseModel):
    """The moves of a puzzle so far."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"moves": []}]})

    moves: list[MoveText] = Field(
        default_factory=list, max_length=MOST_PLIES, description="The moves of both sides so far. All must be correct."
    )


class Try(SoFar):
    """A move that is tried."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"moves": [], "move": "b4@W"}]})

    move: MoveText


class Judged(Answer):
    """The judgement of a try."""

    judgement: Literal["wrong", "right", "solved"]
    move: str = Field(description="The move in canonical notation.")
    replies: list[str] = Field(description="The replies of the other side: the longest defence, or the refutation.")
    loses: bool = Field(description="Whether the other side wins by force after its refutation.")
    left: int = Field(description="The number of plies within which the win is now forced.")
    told: str = Field(description="The last reply in words.")


class Hint(Answer):
    """A hint: a piece and its target."""

    piece: str = Field(description="The id of the piece in the scene.")
    cell: str = Field(description="The target cell. Empty if the target is not on the board.")


class Solution(Answer):
    """The moves of both sides to the end."""

    moves: list[str]


@router.get("/api/games/{game}/puzzles")
async def puzzles(game: GameName) -> list[PuzzleLine]:
    """List the puzzles of a game, the easiest first."""
    return listed(public_game(game).name)


@router.get("/api/games/{game}/puzzles/{number}")
async def puzzle(game: GameName, number: Number, language: Language) -> PuzzleBody:
    """Return a puzzle without its solution."""
    rules = public_game(game)
    found = find_puzzle(rules, number)
    position = rules.parse_position(found.position)
    return PuzzleBody(
        **line_of(rules, found).model_dump(),
        game=rules.name,
        edition=position.edition.id,
        position=found.position,
        plies=found.plies,
        side=rules.seat_names([position.to_act or 0], language),
    )


@router.post("/api/games/{game}/puzzles/{number}/try")
async def try_move(game: GameName, number: Number, body: Try, server: At, language: Language) -> Judged:
    """Judge a move and return the reply of the other side."""
    rules = public_game(game)
    return await server.in_thread(judged, rules, find_puzzle(rules, number), body, language)


@router.post("/api/games/{game}/puzzles/{number}/hint")
async def hint(game: GameName, number: Number, body: SoFar, server: At) -> Hint:
    """Return the piece to move and its target."""
    rules = public_game(game)
    return await server.in_thread(hinted, rules, find_puzzle(rules, number), body)


@router.post("/api/games/{game}/puzzles/{number}/solution")
async def solution(game: GameName, number: Number, body: SoFar, server: At) -> Solution:
    """Return the moves of both sides to the end."""
    rules = public_game(game)
    return await server.in_thread(solved, rules, find_puzzle(rules, number), body)


@cache
def listed(name: str) -> list[PuzzleLine]:
    """Return all puzzles of a game as they are listed."""
    game = load(name)
    return [line_of(game, each) for each in collection(name)]


def line_of(game: Game, puzzle: Puzzle) -> PuzzleLine:
    """Return a puzzle as it is listed."""
    position = game.parse_position(puzzle.position)
    seat = position.to_act or 0
    view = game.view(position, seat)
    kinds = [each.kind for each in game.motions(view, puzzle.line[0])]
    return PuzzleLine(
        number=puzzle.number,
        grade=puzzle.grade,
        seat=seat,
        moves=own_moves(game, position, puzzle),
        theme="strike" if STRIKE in kinds else kinds[0] if kinds else "move",
    )


def own_moves(game: Game, position: Position, puzzle: Puzzle) -> int:
    """Return how many moves of the line are those of the one who wins."""
    board, own = position.copy(), 0
    for text in puzzle.line:
        own += board.to_act == position.to_act
        board.play(game.parse_move(board, text))
    return own


def taken_up(game: Game, puzzle: Puzzle, body: SoFar) -> Attempt:
    """Return the attempt as far as it is."""
    begun = Attempt(game, puzzle)
    begun.resume(body.moves)
    return begun


def judged(game: Game, puzzle: Puzzle, body: Try, language: str) -> Judged:
    """Judge a try."""
    begun = taken_up(game, puzzle, body)
    board = begun.position.copy()
    answer = begun.play(body.move)
    words = ""
    for text in (answer.move, *answer.replies):
        move = game.parse_move(board, text)
        words = game.describe_move(board, move, language)
        board.play(move)
    return Judged(
        judgement=answer.judgement.value,
        move=answer.move,
        replies=list(answer.replies),
        loses=answer.loses,
        left=begun.left,
        told=words if answer.replies else "",
    )


def hinted(game: Game, puzzle: Puzzle, body: SoFar) -> Hint:
    """Find a move that wins and say how it is made."""
    begun = taken_up(game, puzzle, body)
    gesture = game.gesture(begun.position, begun.best())
    return Hint(piece="" if gesture is None else gesture.piece, cell="" if gesture is None else gesture.target)


def solved(game: Game, puzzle: Puzzle, body: SoFar) -> Solution:
    """Play a puzzle to its end."""
    return Solution(moves=list(taken_up(game, puzzle, body).solution(body.moves)))
