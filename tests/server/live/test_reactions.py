"""What follows by itself from what happens in a match: bots move and answer, rematches open, people are welcomed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from menagerie.play.data import commands
from menagerie.play.data.settings import Tempo
from menagerie.server.support import retries
from tests.server.hubs import ANNA, BRUNO, CARLA, House, Stubborn, match_of, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.search.thought import Thought
    from menagerie.server.thinking.workers import Turn

pytestmark = pytest.mark.anyio

BLITZ = Tempo("realtime", 60_000, 1_000)


async def test_bots_move_by_themselves(house: House) -> None:
    """Bots play on until a person is to act, seeing what their seat sees; the end is told."""
    match_id = await house.match("siam", ANNA, bots=1, ply_cap=4)
    watcher = await house.watch(match_id, ANNA)
    await house.play(match_id)
    await until(lambda: watcher.latest.get("ply") == 2)
    await house.play(match_id)
    await until(lambda: watcher.latest.get("status") == "over")
    result = watcher.latest["result"]
    assert result["ending"] == "rules"
    assert result["rule"] == "S37"
    assert [turn.seat for turn in house.instinct.turns] == [2, 2]
    assert 'menagerie_choice_seconds_count{game="siam"} 2.0' in house.metrics.text().decode()


async def test_only_a_bot_with_a_clock_of_its_own_looks_at_it(house: House) -> None:
    """One that plays for somebody has as much time as it needs: the clock of the seat stands meanwhile."""
    match_id = await house.match("siam", BRUNO, CARLA, clock=BLITZ)
    await house.hub.act(match_id, commands.TakeSeatByBot(BRUNO))
    await until(lambda: house.instinct.turns)
    assert (house.instinct.turns[0].left, house.instinct.turns[0].increment) == (None, 0)
    own = await house.match("siam", ANNA, bots=1, clock=BLITZ)
    await house.play(own)
    await until(lambda: len(house.instinct.turns) > 1)
    assert (house.instinct.turns[1].left, house.instinct.turns[1].increment) == (BLITZ.base, BLITZ.increment)


async def test_a_bot_answers_an_offer_of_a_draw(house: House) -> None:
    """A bot that is asked for a draw answers."""
    match_id = await house.match("siam", ANNA, bots=1)
    await house.hub.act(match_id, commands.Offer(ANNA, "draw"))
    match = await match_of(house, match_id)
    await until(lambda: not match.proposals or match.status == "over")


async def test_a_rematch_is_opened_once_all_agree(house: House) -> None:
    """The old match tells where the new one is, in which everybody sits one seat further."""
    match_id = await house.match("siam", ANNA, BRUNO)
    watcher = await house.watch(match_id)
    await house.hub.act(match_id, commands.Resign(ANNA))
    await house.hub.act(match_id, commands.Offer(ANNA, "rematch"))
    await house.hub.act(match_id, commands.Answer(BRUNO, "rematch", yes=True))
    await until(lambda: watcher.latest.get("rematch"))
    match = await match_of(house, watcher.latest["rematch"])
    assert {seat: chair.who for seat, chair in match.chairs.items()} == {1: BRUNO, 2: ANNA}
    assert match.created.previous == match_id


async def test_a_rematch_that_was_opened_already_is_called_off(house: House) -> None:
    """Where two processes open it at once, nobody finds that of the second among their matches."""
    match_id = await house.match("siam", ANNA, BRUNO)
    table = await house.hub.matches.table(match_id)
    await house.hub.act(match_id, commands.Resign(ANNA))
    await house.hub.act(match_id, commands.Offer(ANNA, "rematch"))
    await house.hub.act(match_id, commands.Answer(BRUNO, "rematch", yes=True))
    await until(lambda: table.match.continued)
    await house.hub.reactions._open_rematch(table)
    assert [each.id for each in await house.hub.store.unfinished()] == [table.match.continued]


async def test_who_leaves_is_missed_and_welcomed_back(house: House) -> None:
    """A closed socket begins the grace period that all see; a new one ends it."""
    match_id = await house.match("siam", ANNA, BRUNO)
    anna, bruno = await house.watch(match_id, ANNA), await house.watch(match_id, BRUNO)
    assert anna.of_kind("presence")[-1]["present"] == [ANNA, BRUNO]
    await house.hub.rooms.leave(await house.hub.matches.table(match_id), bruno)
    await until(lambda: anna.latest.get("entries") == ["away"])
    seat = anna.of_kind("event")[-1]["seats"][1]
    assert seat["bot_at"] > seat["away_since"]
    assert anna.of_kind("presence")[-1]["present"] == [ANNA]
    await house.watch(match_id, BRUNO)
    await until(lambda: "returned" in anna.of_kind("event")[-1]["entries"])


async def test_who_leaves_in_a_pause_is_missed_when_play_goes_on(house: House) -> None:
    """Nobody is away in a pause; whoever is not there when it ends is missed then, and only they."""
    match_id = await house.match("siam", ANNA, BRUNO)
    anna, bruno = await house.watch(match_id, ANNA), await house.watch(match_id, BRUNO)
    await house.hub.act(match_id, commands.Offer(ANNA, "pause"))
    await house.hub.act(match_id, commands.Answer(BRUNO, "pause", yes=True))
    await house.hub.rooms.leave(await house.hub.matches.table(match_id), bruno)
    await until(lambda: anna.of_kind("presence")[-1]["present"] == [ANNA])
    await asyncio.sleep(0.05)
    assert anna.of_kind("event")[-1]["entries"] != ["away"]
    await house.hub.act(match_id, commands.Resume(ANNA))
    await until(lambda: anna.of_kind("event")[-1]["entries"] == ["away"])
    chairs = (await match_of(house, match_id)).chairs
    assert [seat for seat, chair in chairs.items() if chair.absence] == [2]


async def test_chat_reaches_everybody_but_those_who_block(house: House) -> None:
    """Lines are passed on once; who blocks somebody does not hear them."""
    match_id = await house.match("siam", ANNA, BRUNO)
    anna, bruno = await house.watch(match_id, ANNA), await house.watch(match_id, BRUNO)
    table = await house.hub.matches.table(match_id)
    table.line = 0
    anna.blocked = frozenset({BRUNO})
    await house.hub.store.chat(match_id, BRUNO, 5, phrase="hello")
    await until(lambda: bruno.of_kind("chat"))
    await house.hub.store.chat(match_id, ANNA, 6, text="hi")
    await until(lambda: len(bruno.of_kind("chat")) == 2)
    assert [frame["lines"][0].get("text") for frame in anna.of_kind("chat")] == ["hi"]


async def test_what_follows_by_itself_waits_for_the_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move, an absence, a return and a rematch that could not be stored are stored once that is possible."""
    monkeypatch.setattr(retries, "PAUSE", 0.02)
    append = Stubborn(house.hub.store.append)
    monkeypatch.setattr(house.hub.store, "append", append)

    async def in_vain(what: str, holds: Callable[[], object]) -> None:
        """See that something does not happen while the store fails, and then does."""
        asked = append.asked
        await until(lambda: append.asked > asked + 1)
        assert not holds(), what
        append.fails = False
        await until(holds)

    with_bot = await match_of(house, await house.match("siam", ANNA, bots=1))
    choose = house.instinct.choose

    async def slowly(turn: Turn) -> Thought[str]:
        append.fails = True
        return await choose(turn)

    monkeypatch.setattr(house.instinct, "choose", slowly)
    await house.play(house.hub.matches.tables()[0].id)
    await in_vain("a bot's move", lambda: with_bot.ply == 2)

    match_id = await house.match("siam", ANNA, BRUNO)
    match = await match_of(house, match_id)
    bruno = await house.watch(match_id, BRUNO)
    append.fails = True
    await house.hub.rooms.leave(await house.hub.matches.table(match_id), bruno)
    await in_vain("an absence", lambda: match.chairs[2].absence)
    append.fails = True
    await house.watch(match_id, BRUNO)
    await in_vain("a return", lambda: not match.chairs[2].absence)
    await house.hub.act(match_id, commands.Resign(ANNA))
    await house.hub.act(match_id, commands.Offer(ANNA, "rematch"))
    create = Stubborn(house.hub.store.create)
    create.fails = True
    monkeypatch.setattr(house.hub.store, "create", create)
    await house.hub.act(match_id, commands.Answer(BRUNO, "rematch", yes=True))
    await until(lambda: create.asked > 1)
    create.fails, append.fails = False, True
    await in_vain("a rematch", lambda: match.continued)
