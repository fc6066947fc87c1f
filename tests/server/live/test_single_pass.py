"""A move is decided once, applied once, and made into choices once for each audience that may act."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.game import Game
from menagerie.core.history import History
from menagerie.play.standing import match_of
from menagerie.server.frames import audiences
from tests.server.hubs import ANNA, BRUNO, House

if TYPE_CHECKING:
    from menagerie.play.stores.sql import SqlStore

pytestmark = pytest.mark.anyio


def counted(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: Any, name: str) -> None:  # noqa: ANN401 - a class
    """Count the calls of a function."""
    inner = getattr(owner, name)

    def outer(*given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the function
        counts[name] += 1
        return inner(*given, **named)

    monkeypatch.setattr(owner, name, outer)


@pytest.mark.parametrize(
    ("game", "pictures"), [("siam", 1), ("jungla", 1), ("comet", 3)], ids=["siam", "jungla", "comet"]
)
async def test_a_move_with_three_audiences_is_worked_out_once(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, pictures: int
) -> None:
    """Its text is read once, it is played once; where nothing is hidden all see one picture; one seat has choices."""
    match_id = await house.match(game, ANNA, BRUNO)
    for viewer in (ANNA, BRUNO, None):
        await house.watch(match_id, viewer)
    match = (await house.hub.matches.table(match_id)).match
    counts: Counter[str] = Counter()
    for owner, name in (
        (Game, "parse_move"),
        (Game, "scene"),
        (Game, "gestures"),
        (History, "play"),
        (audiences, "change_between"),
    ):
        counted(monkeypatch, counts, owner, name)
    before = match.ply
    await house.play(match_id)
    moves = match.ply - before
    assert counts["parse_move"] == 1
    assert counts["play"] == moves  # and one for each move of chance
    assert counts["scene"] == counts["change_between"] == pictures
    assert counts["gestures"] == 1


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
async def test_what_was_decided_is_what_the_log_adds_up_to(house: House, store: SqlStore, game: str) -> None:
    """The match in memory, which is the decided one, equals the one that is read from the store."""
    match_id = await house.match(game, ANNA, BRUNO)
    held = (await house.hub.matches.table(match_id)).match
    for _ in range(8):
        await house.play(match_id)
    assert (await house.hub.matches.table(match_id)).match is held
    assert match_of((await store.load(match_id)).entries) == held
