"""Rooms: viewers come and go, presence is sent, seats see their own side."""

from __future__ import annotations

import pytest

from menagerie.play.data import commands
from menagerie.server.live import presence, rooms
from tests.server.hubs import ANNA, BRUNO, House, match_of, until

pytestmark = pytest.mark.anyio


async def test_a_page_that_is_loaded_anew_is_no_absence(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes back within a moment was never away."""
    monkeypatch.setattr(presence, "MOMENT", 60)
    match_id = await house.match("siam", ANNA, BRUNO)
    anna, bruno = await house.watch(match_id, ANNA), await house.watch(match_id, BRUNO)
    await house.hub.rooms.leave(await house.hub.matches.table(match_id), bruno)
    waited_for = house.hub.rooms.presence._waiting
    assert list(waited_for) == [(match_id, BRUNO)]
    await house.watch(match_id, BRUNO)
    assert waited_for == {}
    assert anna.of_kind("event") == []


async def test_a_thousand_spectators_cost_one_encoding(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All who watch are sent the very same text, and not one about each of the others."""
    monkeypatch.setattr(rooms, "SOON", 3600)
    match_id = await house.match("siam", ANNA, BRUNO)
    crowd = [await house.watch(match_id) for _ in range(50)]
    await house.play(match_id)
    events = {id(text) for viewer in crowd for text in viewer.texts if '"event"' in text}
    assert len(events) == 1
    assert len(crowd[0].of_kind("presence")) < rooms.CROWD
    table = await house.hub.matches.table(match_id)
    assert table.presence_timer is not None
    table.presence_timer.cancel()
    table.presence_timer = None
    monkeypatch.setattr(rooms, "SOON", 0.01)
    house.hub.rooms.send_presence(table)
    await until(lambda: crowd[0].of_kind("presence")[-1]["watching"] == 50)
    assert crowd[-1].of_kind("presence")


async def test_viewers_in_other_seats_are_shown_everything_anew(house: House) -> None:
    """Who sits down gets a snapshot of the seat; seats drawn at the start are shown so."""
    match_id = await house.match("siam", seating="random")
    anna = await house.watch(match_id, ANNA)
    await house.hub.act(match_id, commands.Sit(ANNA, "Anna"))
    assert anna.of_kind("snapshot")[-1]["own"] == [1]
    await house.hub.act(match_id, commands.Sit(BRUNO, "Bruno"))
    match = await match_of(house, match_id)
    own = list(match.seats_of(ANNA))
    assert anna.of_kind("snapshot")[-1]["own"] == own
    assert sum(frame["kind"] in {"snapshot", "event"} for frame in anna.frames) == 3
