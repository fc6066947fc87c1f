"""Puzzles and editions over HTTP."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.puzzles.catalogue import collection, find_puzzle
from menagerie.core.registry import load
from tests.server.site import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx

pytestmark = pytest.mark.anyio

SIAM = load("siam")


@pytest.fixture
async def client(sqlite_template: Path, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor of a server; nothing here is stored, so one kind of database is enough."""
    shutil.copy(sqlite_template, tmp_path / "server.db")
    async with Site(f"sqlite:///{tmp_path}/server.db") as opened:
        yield await opened.browser()


async def posted(client: httpx.AsyncClient, path: str, **body: object) -> dict[str, Any]:
    """Ask with a body and return the answer."""
    answer = await client.post(f"/api/games/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_collections_are_listed_without_solutions(client: httpx.AsyncClient) -> None:
    """All puzzles with grade, side, length and kind; no move among what is told; a game without any has none."""
    listed = (await client.get("/api/games/siam/puzzles")).json()
    assert [each["number"] for each in listed] == [each.number for each in collection("siam")]
    assert {each["grade"] for each in listed} == {1, 2, 3, 4, 5}
    assert {each["theme"] for each in listed} >= {"push", "turn", "enter", "move"}
    assert {each["moves"] for each in listed} == {2, 3, 4}
    assert all(set(each) == {"number", "grade", "seat", "moves", "theme"} for each in listed)
    themes = {each["theme"] for each in (await client.get("/api/games/jungla/puzzles")).json()}
    assert themes == {"move", "strike"}
    assert (await client.get("/api/games/comet/puzzles")).json() == []


async def test_one_puzzle(client: httpx.AsyncClient) -> None:
    """It has its position and its side by name, and not its solution; one that is not there is refused."""
    told = (await client.get("/api/games/siam/puzzles/1?lang=fr")).json()
    assert told["position"] == find_puzzle(SIAM, 1).position
    assert told["side"] == SIAM.seat_names([told["seat"]], "fr")
    assert (told["edition"], told["plies"], told["moves"]) == ("classic2005", 3, 2)
    assert not set(told) & {"solutions", "line", "refutations"}
    assert (await client.get("/api/games/siam/puzzles/9999")).status_code == 404


@pytest.mark.parametrize(("game", "number"), [("siam", 1), ("siam", 211), ("jungla", 1), ("jungla", 62)])
async def test_solving(client: httpx.AsyncClient, game: str, number: int) -> None:
    """A right move is answered by a defence until the puzzle is solved; hint and solution are moves that win."""
    puzzle = find_puzzle(load(game), number)
    path = f"{game}/puzzles/{number}"
    moves: list[str] = []
    assert (await posted(client, f"{path}/solution"))["moves"] == list(puzzle.line)
    for _ in range(puzzle.plies):
        rest = (await posted(client, f"{path}/solution", moves=moves))["moves"]
        hint = await posted(client, f"{path}/hint", moves=moves)
        assert hint["piece"]
        judged = await posted(client, f"{path}/try", moves=moves, move=rest[0])
        moves += [judged["move"], *judged["replies"]]
        assert judged["left"] == puzzle.plies - len(moves)
        if judged["judgement"] == "solved":
            break
        assert judged["judgement"] == "right"
        assert judged["told"]
    assert judged["judgement"] == "solved"


async def test_wrong_moves_are_refuted(client: httpx.AsyncClient) -> None:
    """The stored refutation comes with words; illegal moves and wrong histories are refused."""
    puzzle = find_puzzle(SIAM, 1)
    path = "siam/puzzles/1"
    wrong = await posted(client, f"{path}/try?lang=de", move="c3@E")
    assert wrong["judgement"] == "wrong"
    assert wrong["replies"] == [puzzle.reply_to("c3@E")]
    assert wrong["told"]
    assert wrong["left"] == puzzle.plies
    illegal = await client.post(f"/api/games/{path}/try", json={"move": "b4-d4N"})
    assert (illegal.status_code, illegal.json()["code"]) == (409, "move/illegal")
    assert illegal.json()["details"]["rule"]
    astray = await client.post(f"/api/games/{path}/try", json={"moves": ["c3@E"], "move": "b4@W"})
    assert astray.status_code == 422
    early = await client.post(f"/api/games/{path}/hint", json={"moves": [puzzle.line[0]]})
    assert early.status_code == 422


async def test_a_refutation_may_win(client: httpx.AsyncClient) -> None:
    """Among the refutations are some that win by force, and it is said of them."""
    found = set()
    for puzzle in collection("siam")[:12]:
        for reply, moves in puzzle.refutations:
            if moves and reply:
                judged = await posted(client, f"siam/puzzles/{puzzle.number}/try", move=moves[0])
                found.add(judged["loses"])
    assert found == {True, False}


async def test_another_win_goes_on_to_the_end(client: httpx.AsyncClient) -> None:
    """Where the line is left by moves that win as well, the solution is worked out anew."""
    for puzzle in collection("siam"):
        board = SIAM.parse_position(puzzle.position)
        for text in puzzle.line[:2]:
            board.play(SIAM.parse_move(board, text))
        for reply in [SIAM.format_move(board, move) for move in board.legal_moves()]:
            if puzzle.plies < 5 or reply == puzzle.line[2]:
                continue
            path = f"siam/puzzles/{puzzle.number}"
            judged = await posted(client, f"{path}/try", moves=list(puzzle.line[:2]), move=reply)
            if judged["judgement"] == "right":
                moves = [*puzzle.line[:2], judged["move"], *judged["replies"]]
                rest = (await posted(client, f"{path}/solution", moves=moves))["moves"]
                assert 0 < len(rest) <= judged["left"]
                return
    pytest.fail("no puzzle can be solved in two ways")


async def test_editions_with_sources(client: httpx.AsyncClient) -> None:
    """Every value of a box has a source, sources are explained, and what was made up is marked."""
    siam = (await client.get("/api/games/siam/editions/classic2005")).json()
    rocks = next(each for each in siam["values"] if each["path"] == "setup.rocks")
    assert rocks["value"] == ["b3", "c3", "d3"]
    assert rocks["source"] in siam["sources"]
    assert not any(each["reconstructed"] for each in siam["values"])
    assert siam["about"]["publisher"]
    jungla = (await client.get("/api/games/jungla/editions/recon-1")).json()
    assert any(each["reconstructed"] for each in jungla["values"])
    assert (await client.get("/api/games/siam/editions/none")).status_code == 404
