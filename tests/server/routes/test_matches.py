"""Matches and games with requests, and the conversation on a socket, in this process."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from menagerie.core.record import Record, replay
from menagerie.core.registry import load
from menagerie.errors import StoreFailure
from menagerie.play.match import Match
from menagerie.server.live import connections, imports
from menagerie.server.people import session_watch
from tests.server.inside import Browser, serving
from tests.server.players import offered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.core.history import History
    from menagerie.play.data.entries import Entry
    from menagerie.server.live.tables import LiveTable


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server."""
    with serving(tmp_path_factory.mktemp("app")) as url:
        yield url


@pytest.fixture
def anna(address: str) -> Iterator[Browser]:
    """Somebody."""
    made = Browser(address)
    yield made
    made.web.close()


@pytest.fixture
def bruno(address: str) -> Iterator[Browser]:
    """Somebody else."""
    made = Browser(address)
    yield made
    made.web.close()


@pytest.fixture
def carla(address: str) -> Iterator[Browser]:
    """A stranger."""
    made = Browser(address)
    yield made
    made.web.close()


def test_two_guests_join_by_link_and_play(anna: Browser, bruno: Browser) -> None:
    """Who opens a match sits down; who has the link joins as a guest; commands change it."""
    match = anna.open(ply_cap=2)
    assert bruno.get(f"/api/matches/{match}")["status"] == "open"
    bruno.post(f"/api/matches/{match}/join")
    seen = anna.get(f"/api/matches/{match}?lang=de")
    assert (seen["status"], seen["own"], seen["seats"][0]["title"]) == ("running", [1], "Elefanten")
    assert len(offered(seen["offers"])) == 64
    move = {"command": {"kind": "play", "ply": 0, "move": "+a1N"}, "id": "first"}
    stored = anna.post(f"/api/matches/{match}/commands", move)
    assert anna.post(f"/api/matches/{match}/commands", move) == {**stored, "repeated": True}
    refused = anna.post(f"/api/matches/{match}/commands", {**move, "id": "second"}, 409)
    assert refused["code"] == "match/stale"
    bruno.post(f"/api/matches/{match}/commands", {"command": {"kind": "play", "ply": 1, "move": "+a5S"}})
    assert bruno.get(f"/api/matches/{match}")["result"]["rule"] == "S37"
    assert "+a1N" in anna.get(f"/api/matches/{match}/record")
    brought = anna.post(
        "/api/matches/import", {"record": anna.web.get(f"/api/matches/{match}/record?format=json").text}, 201
    )
    copy = bruno.get(f"/api/matches/{brought['id']}")
    assert [move["text"] for move in copy["moves"]] == ["+a1N", "+a5S"]
    assert copy["result"] == bruno.get(f"/api/matches/{match}")["result"]


def test_nobody_names_themselves_or_their_lag(anna: Browser) -> None:
    """What the server knows better than a client is not taken from it."""
    match = anna.open()
    who = {"kind": "sit", "name": "Somebody Else", "by": "server", "seat": 2}
    anna.post(f"/api/matches/{match}/commands", {"command": who})
    seats = anna.get(f"/api/matches/{match}")["seats"]
    assert seats[0]["name"] == seats[1]["name"]
    for command in ({"kind": "credit", "milliseconds": 5}, {"kind": "leaving"}, {"kind": "continue", "match": "x"}):
        assert anna.post(f"/api/matches/{match}/commands", {"command": command}, 403)["code"] == "match/server-only"
    invalid = anna.post(f"/api/matches/{match}/commands", {"command": {"kind": "dance"}}, 422)
    assert invalid["code"] == "request/invalid"


@pytest.mark.parametrize(
    ("terms", "status", "code"),
    [
        ({"game": "chess"}, 404, "found/unknown"),
        ({"game": "_template"}, 404, "found/unknown"),
        ({"seats": 3}, 422, "request/invalid"),
        ({"bots": [{"level": "dragon"}]}, 409, "seat/level"),
        ({"bots": [{"level": "chick", "seat": 1}], "seat": 1}, 409, "seat/taken"),
        ({"clock": {"tempo": "realtime"}}, 422, "request/invalid"),
        ({"colour": "red"}, 422, "request/invalid"),
    ],
)
def test_terms_that_cannot_be_are_refused(anna: Browser, terms: dict[str, Any], status: int, code: str) -> None:
    """Nothing is opened on impossible terms, and the answer says why."""
    assert anna.post("/api/matches", {"game": "siam", **terms}, status)["code"] == code


def test_hotseat_and_bots_fill_the_table(anna: Browser) -> None:
    """One device for several players, bots for the rest."""
    match = anna.open(game="comet", seats=4, hotseat=True, bots=[{"level": "1"}, {"level": "hare", "seat": 2}])
    seen = anna.get(f"/api/matches/{match}")
    assert seen["own"] == [1, 3]
    assert [seat.get("level") for seat in seen["seats"]] == [None, "hare", None, "chick"]
    assert seen["seat"] in {1, 3}


def test_private_matches_are_not_shown(anna: Browser, bruno: Browser) -> None:
    """Who is not invited neither sees nor joins nor plays."""
    match = anna.open(joining="invited")
    assert bruno.get(f"/api/matches/{match}", 403)["code"] == "match/private"
    assert bruno.post(f"/api/matches/{match}/join", {}, 403)["code"] == "match/private"
    with bruno.live(f"{match}") as socket:
        assert socket.read("refusal")["code"] == "match/private"
        with pytest.raises(ConnectionClosed) as closed:
            socket.read("snapshot")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    closed_table = anna.open(watching=False, hotseat=True)
    assert bruno.get(f"/api/matches/{closed_table}", 403)["code"] == "match/private"


def test_hidden_cards_stay_out_of_records_until_the_end(anna: Browser) -> None:
    """The record of a game with hidden cards is for afterwards."""
    match = anna.open(game="comet", hotseat=True)
    assert anna.get(f"/api/matches/{match}/record", 409)["code"] == "match/not-over"
    anna.post(f"/api/matches/{match}/commands", {"command": {"kind": "abort"}})
    assert "draw" in anna.get(f"/api/matches/{match}/record")


def test_cards_at_a_start_of_its_own_are_in_nobodys_data(anna: Browser, bruno: Browser) -> None:
    """Whoever downloads what is stored about them learns neither the start with the cards of others nor the guests."""
    position = load("comet").new()
    while (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    hand = json.loads(str(position))["players"][0]["hand"]
    match = anna.open(game="comet", position=str(position))
    bruno.post(f"/api/matches/{match}/join")
    told = json.dumps(bruno.get("/api/me/export"))
    assert match in told
    assert hand
    assert not any(card in told for card in hand)


def test_a_conversation(anna: Browser, bruno: Browser) -> None:
    """Greeting, snapshot, a move, what is malformed or stale, talk, and a new snapshot on demand."""
    match = anna.open()
    bruno.post(f"/api/matches/{match}/join")
    with anna.live(f"{match}?lang=fr") as socket:
        assert socket.read("hello")["version"] == 1
        assert socket.read("snapshot")["ply"] == 0
        socket.connection.send("nonsense")
        assert socket.read("refusal")["code"] == "wire/malformed"
        socket.send("play", id="1", ply=0, move="c3-c4!")
        refusal = socket.read("refusal")
        assert (refusal["id"], refusal["code"]) == ("1", "move/illegal")
        assert refusal["details"]["rule"].startswith("S")
        socket.send("play", id="2", ply=0, move="+a1N")
        assert socket.read("event")["moves"][0]["motions"][0]["kind"] == "enter"
        assert socket.read("ack") == {"kind": "ack", "id": "2", "number": 5}
        socket.send("play", id="3", ply=0, move="+a1N")
        assert socket.read("refusal")["resync"]
        assert socket.read("snapshot")["ply"] == 1
        socket.send("resync")
        assert socket.read("snapshot")["number"] == 5
        socket.send("say", id="4", phrase="good_luck")
        assert socket.read("chat")["lines"][0]["phrase"] == "good_luck"
        socket.send("say", id="5", phrase="abracadabra")
        assert socket.read("refusal")["code"] == "chat/phrase"
        socket.send("do", id="6", command={"kind": "offer", "what": "draw"})
        assert socket.read("event")["proposals"][0]["what"] == "draw"
        socket.send("pong", beat=1)
    with bruno.live(f"{match}") as socket:
        assert socket.read("chat")["lines"][0]["phrase"] == "good_luck"
        bruno.post(f"/api/matches/{match}/chat", {"text": " well \n done "})
        assert socket.read("chat")["lines"][0]["text"] == "well done"


def test_strangers_watch_and_speak_in_phrases(anna: Browser, bruno: Browser, carla: Browser) -> None:
    """Somebody without a cookie may look but not play; own words are for those who know each other."""
    match = anna.open(joining="open")
    bruno.post(f"/api/matches/{match}/join")
    assert bruno.post(f"/api/matches/{match}/chat", {"text": "hello"}, 403)["code"] == "chat/phrases-only"
    assert bruno.post(f"/api/matches/{match}/chat", {}, 422)["code"] == "request/invalid"
    with carla.live(match) as socket:
        assert socket.read("hello")["you"] == ""
        socket.send("play", id="1", ply=0, move="+a1N")
        assert socket.read("refusal")["code"] == "seat/not-seated"
    with carla.live("nothing") as socket:
        assert socket.read("refusal")["code"] == "found/match"


def test_games_tell_about_themselves(anna: Browser) -> None:
    """Editions, levels and rules in the reader's language, and why a move is not allowed."""
    assert [game["name"] for game in anna.get("/api/games")] == ["comet", "jungla", "siam"]
    siam = anna.get("/api/games/siam?lang=it")
    assert siam["levels"][0]["number"] == 1
    assert {"id": "edition2014", "title": "Siam (riedizione)"}.items() <= siam["editions"][-1].items()
    comet = anna.get("/api/games/comet")
    assert [option["name"] for option in comet["editions"][0]["options"]] == ["board", "jump_chain", "comet_ready_hero"]
    rules = anna.get("/api/games/comet/rules?lang=fr")
    assert {"id", "title", "text"} == set(rules[0])
    cheetah = next(sheet for sheet in anna.get("/api/games/jungla/sheets?lang=de") if sheet["id"] == "cheetah")
    assert (cheetah["title"], cheetah["ways"], cheetah["facts"][0]) == ("Gepard", [0, 45, 315], ["Land", "1–6"])
    assert anna.get("/api/games/siam/sheets") == []
    assert anna.get("/api/games/jungla/sheets?edition=none", 404)["code"] == "found/unknown"
    legal = anna.post("/api/games/siam/explain", {"move": "+a1N"})
    assert legal["legal"]
    refused = anna.post("/api/games/siam/explain?lang=de", {"move": "+c3N"})
    assert not refused["legal"]
    assert refused["rule"].startswith("S")
    position = anna.get(f"/api/matches/{anna.open(hotseat=True)}")["view"]
    assert anna.post("/api/games/siam/explain", {"move": "+a1N", "position": position})["legal"]
    assert anna.post("/api/games/siam/explain", {"move": "+a1N", "view": position, "seat": 1})["legal"]
    assert anna.post("/api/games/siam/explain", {"move": "?"}, 422)["code"] == "request/invalid"
    assert anna.get("/api/games/_template", 404)["code"] == "found/unknown"


def test_records_that_do_not_replay_are_refused(anna: Browser) -> None:
    """Only what can be played again is kept."""
    assert anna.post("/api/matches/import", {"record": "no record"}, 422)["code"] == "request/invalid"


def test_others_are_served_while_a_record_is_replayed(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long record takes seconds; it is not played again where all requests are answered."""
    match, aside = anna.open(hotseat=True, ply_cap=1), []
    anna.post(f"/api/matches/{match}/commands", {"command": {"kind": "play", "ply": 0, "move": "+a1N"}})
    whole = Match.from_entries

    def noted(entries: list[Entry]) -> Match:
        aside.append(asyncio._get_running_loop() is None)
        return whole(entries)

    def replayed(record: Record, report: Callable[[int], None]) -> History:
        aside.append(asyncio._get_running_loop() is None)
        return replay(record, report=report)

    record = anna.get(f"/api/matches/{match}/record")
    monkeypatch.setattr(Match, "from_entries", noted)
    monkeypatch.setattr(imports, "replay", replayed)
    anna.post("/api/matches/import", {"record": record}, 201)
    assert aside == [True, True]


def test_whoever_is_signed_out_elsewhere_sees_their_cards_no_more(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that was left behind signed in does not show on what its person sees."""
    monkeypatch.setattr(session_watch, "EVERY", 0.05)
    match = anna.open()
    with anna.live(match) as socket:
        assert socket.read("snapshot")["own"] == [1]
        assert anna.web.delete("/api/sessions/current").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.read("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_socket_that_did_not_open_is_not_counted(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trouble with the store while sockets open does not use up the sockets of an address, nor the viewers."""
    match, met = anna.open(), []

    async def fails(talk: connections.Conversation, table: LiveTable) -> None:
        met.append((talk._hub.rooms.sockets, table))
        raise StoreFailure(match)

    monkeypatch.setattr(connections.Conversation, "_recall", fails)
    with anna.live(match) as socket:
        assert socket.read("refusal")["code"] == "server/store"
    (opened, table), *_ = met
    assert not opened
    assert not table.viewers


def test_a_move_that_nobody_could_be_asked_about_costs_no_time(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the store cannot even tell who speaks, the time of it is given back as well."""
    match = anna.open(hotseat=True, clock={"tempo": "realtime", "base": 600_000, "increment": 0})

    async def fails(_: object) -> None:
        raise StoreFailure(match)

    with anna.live(match) as socket:
        socket.read("snapshot")
        monkeypatch.setattr(connections, "visitor_of_socket", fails)
        socket.send("play", id="first", ply=0, move="+a1N")
        assert socket.read("refusal")["code"] == "server/store"
        assert socket.read("event")["entries"] == ["credited"]


def test_what_a_database_cannot_keep_is_refused(anna: Browser, bruno: Browser) -> None:
    """A text with the character NUL, or an id that is none, is refused and not an accident."""
    match = anna.open()
    assert bruno.post(f"/api/matches/{match}/join", {"part": "a\0b"}, 422)["code"] == "request/invalid"
    assert bruno.get("/api/matches/%00", 422)["code"] == "request/invalid"
    with bruno.live("%00") as socket:
        assert socket.read("refusal")["code"] == "found/match"
