"""Tests for somebody's finished matches: result, opponent, pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.bots import levels
from menagerie.play.data.rows import MatchRow, NewMatch, SeatRow, Summary
from menagerie.server.people import history
from menagerie.server.people.history import Wish, page, result_for

if TYPE_CHECKING:
    import httpx

    from tests.server.site import Site

pytestmark = pytest.mark.anyio


def over(number: int, *winners: int, others: str = "Bob", status: str = "over", public: bool = True) -> MatchRow:
    """A match that Ada, in seat 1, has played."""
    seats = (SeatRow(1, "ada", None, "Ada"), SeatRow(2, "bob", None, others))
    result: dict[str, Any] = {"winners": list(winners)}
    new = NewMatch(f"m{number:04}", "siam", "classic2005", 0, public=public)
    return MatchRow(new, Summary(status, seats, finished_at=number, result=result), 9, number)


class Shelf:
    """A store that has only history, oldest match first."""

    def __init__(self, *rows: MatchRow) -> None:
        """Keep matches."""
        self.rows = sorted(rows, key=lambda row: (row.summary.finished_at, row.id), reverse=True)

    async def history(
        self, _person: str, *, game: str | None = None, before: tuple[int, str] | None = None, limit: int = 50
    ) -> list[MatchRow]:
        """Answer as a store does."""
        older = [row for row in self.rows if before is None or (row.summary.finished_at, row.id) < before]
        return [row for row in older if game in {None, row.match.game}][:limit]


async def pages(shelf: Shelf, wish: Wish, limit: int) -> list[str]:
    """The ids on all pages."""
    found: list[str] = []
    before = None
    while True:
        rows, before = await page(shelf, "ada", wish, before=before, limit=limit)  # type: ignore[arg-type]
        assert len(rows) <= limit
        found += [row.id for row in rows]
        if before is None:
            return found


async def test_results_are_those_of_the_person() -> None:
    """Won, lost and drawn are seen from a seat; who sat on both sides has neither won nor lost."""
    assert result_for(over(1, 1), "ada") == "won"
    assert result_for(over(1, 1), "bob") == "lost"
    assert result_for(over(1), "bob") == "drawn"
    assert result_for(over(1, status="aborted"), "ada") == "aborted"
    alone = MatchRow(over(1).match, Summary("over", (SeatRow(1, "ada"),), result={"winners": [1]}), 1, 1)
    assert result_for(alone, "ada") == "drawn"


@given(st.lists(st.sampled_from([(), (1,), (2,)]), max_size=30), st.integers(1, 7))
async def test_pages_together_are_the_whole(endings: list[tuple[int, ...]], limit: int) -> None:
    """Whatever the size of a page, every match that fits is on one of them, once and in order."""
    rows = [over(number, *winners) for number, winners in enumerate(endings)]
    lost = [row.id for row in reversed(rows) if result_for(row, "ada") == "lost"]
    assert await pages(Shelf(*rows), Wish(result="lost"), limit) == lost


async def test_opponents_are_found_by_a_part_of_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case does not matter; what is rare is found on a later page, and a page is never read without end."""
    rows = [over(number, others="Zoë Lévi" if number == 0 else "Bob") for number in range(40)]
    monkeypatch.setattr(history, "STEP", 5)
    monkeypatch.setattr(history, "MOST_READ", 10)
    first, after = await page(Shelf(*rows), "ada", Wish(opponent="ZOË"), before=None, limit=10)  # type: ignore[arg-type]
    assert (first, after) == ([], (30, "m0030"))
    assert await pages(Shelf(*rows), Wish(opponent="ZOË"), 10) == ["m0000"]


async def test_private_matches_are_shown_to_their_people_only() -> None:
    """Others do not see them on any page."""
    shelf = Shelf(over(1), over(2, public=False))
    assert await pages(shelf, Wish(private=False), 1) == ["m0001"]
    assert await pages(shelf, Wish(), 1) == ["m0002", "m0001"]


async def test_the_history_is_asked_for_by_result_and_opponent(site: Site) -> None:
    """Through the API, against a bot that is found by the name of its level."""
    ada = await site.guest("Ada")
    me = (await ada.get("/api/me")).json()["id"]
    level = levels("siam")[0].name
    made = await ada.post("/api/matches", json={"game": "siam", "bots": [{"level": level}]})
    assert made.status_code == 201, made.text
    match = made.json()["id"]
    await ada.post(f"/api/matches/{match}/commands", json={"command": {"kind": "resign"}})

    async def ids(**asked: str) -> list[str]:
        answer: httpx.Response = await ada.get(f"/api/people/{me}/matches", params=asked)
        assert answer.status_code == 200, answer.text
        return [each["id"] for each in answer.json()["matches"]]

    [told] = (await ada.get(f"/api/people/{me}/matches")).json()["matches"]
    assert told["outcome"] in {"lost", "aborted"}
    assert await ids(result=told["outcome"], opponent=level.upper()) == [match]
    assert await ids(result="won") == []
    assert await ids(opponent="nobody at all") == []
