"""Other programs are started, asked and given up on without trust."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.engine import client as engine_client
from menagerie.analysis.engine.client import EngineClient
from menagerie.analysis.matches import engine_player
from menagerie.analysis.matches.arena import Terms
from menagerie.analysis.matches.match import play_match
from menagerie.analysis.matches.players import Past
from menagerie.analysis.matches.roster import player
from menagerie.core.record import replay
from menagerie.core.registry import load
from menagerie.errors import EngineFailure, EngineTooSlow, InvalidOption
from tests.analysis.engine.programs import OURS, spec, toy
from tests.cli.conftest import process_environment

if TYPE_CHECKING:
    from pathlib import Path

    from menagerie.analysis.matches.arena import GameResult

SIAM = load("siam")
START = str(SIAM.new())


@pytest.fixture(autouse=True)
def found_by_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are started here find the code under test."""
    monkeypatch.setenv("PYTHONPATH", process_environment()["PYTHONPATH"])


def test_our_own_engine_analyses_and_reports() -> None:
    """The real program tells its progress, the best lines and what options it has."""
    heard: list[int] = []
    with EngineClient(OURS, "siam") as client:
        assert client.hello["game"] == "siam"
        assert client.set(seconds=30.5)["seconds"] == 30.5
        client.new()
        best = client.analyse(
            {"position": START, "limits": {"depth": 3}}, 60, lambda message: heard.append(message["depth"])
        )
    assert best["move"] in SIAM.offers(SIAM.view(SIAM.new(), 1))
    assert heard[:2] == [1, 2]
    assert client.process.poll() == 0, "it leaves when asked to"


def test_our_own_engine_stops_when_it_is_too_slow() -> None:
    """A search without a limit is stopped when patience ends."""
    with EngineClient(OURS) as client:
        with pytest.raises(EngineTooSlow, match="no answer in time"):
            client.analyse({"position": START, "limits": {"seconds": None}}, 0.3)
        assert client.ask("ping")["type"] == "done"


def test_refusals_are_failures_with_their_code() -> None:
    """A refusal of the engine is reported."""
    with EngineClient(OURS) as client, pytest.raises(EngineFailure, match="position/invalid"):
        client.analyse({"position": "six rocks"}, 10)


@pytest.mark.parametrize(
    ("name", "messages"),
    [
        ("dies", "has ended; it complained: out of oats"),
        ("garbage", "it wrote b'.c1N.n', expected one JSON object"),
        ("flood", "expected one JSON object"),
        ("refuses", "it refuses: 'search/failed' 'not today'"),
    ],
)
def test_engines_that_fail_are_given_up(tmp_path: Path, name: str, messages: str) -> None:
    """The error names what a program did that ends, talks nonsense or refuses; the program is gone afterwards."""
    with EngineClient(toy(tmp_path, name), "siam") as client, pytest.raises(EngineFailure, match=messages):
        client.analyse({"position": START}, 20)
    assert client.process.poll() is not None


@pytest.mark.parametrize(
    ("name", "messages"),
    [
        ("future", "version 2 of the protocol, expected 1"),
        ("stranger", "it plays 'chess', expected siam"),
        ("stillborn", "no licence"),
        ("rude", "Toy engine 1.0"),
    ],
)
def test_engines_that_cannot_be_talked_to_are_refused(tmp_path: Path, name: str, messages: str) -> None:
    """A program without a hello that fits is refused at once."""
    with pytest.raises(EngineFailure, match=messages):
        EngineClient(toy(tmp_path, name), "siam")


def test_nobody_waits_for_a_mute_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that says nothing is given up after a while."""
    monkeypatch.setattr(engine_client, "START", 0.5)
    with pytest.raises(EngineTooSlow, match="no answer in time"):
        EngineClient(toy(tmp_path, "mute"), "siam")


def test_a_stubborn_engine_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that ignores `quit` and the signal to end is killed."""
    monkeypatch.setattr(engine_client, "LEAVE", 0.2)
    client = EngineClient(toy(tmp_path, "stubborn"))
    client.close()
    assert client.process.poll() == -9


def test_chatter_is_passed_over(tmp_path: Path) -> None:
    """Unknown messages and answers to what nobody asked make no difference."""
    known = player(SIAM, spec(toy(tmp_path, "chatty")))
    known.begin(Random(1))
    assert known.choose(SIAM.view(SIAM.new(), 1), 5.0, Past(START)).move == SIAM.offers(SIAM.view(SIAM.new(), 1))[-1]
    known.close()


def test_facts_that_make_no_sense_are_left_out(tmp_path: Path) -> None:
    """A move is enough; numbers that are none are not believed."""
    known = player(SIAM, spec(toy(tmp_path, "good")))
    thought = known.choose(SIAM.view(SIAM.new(), 1), None, Past(START, ("+c1N",)))
    assert thought.move
    assert (thought.score, thought.nodes, thought.seconds, thought.line) == (0, 0, 0.0, (thought.move,))
    known.close()


def test_a_slow_engine_is_stopped_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that answers to stop is late, but not lost."""
    monkeypatch.setattr(engine_player, "SLACK", 0.1)
    known = player(SIAM, spec(toy(tmp_path, "stoppable")))
    begun = monotonic()
    with pytest.raises(EngineTooSlow):
        known.choose(SIAM.view(SIAM.new(), 1), 0.1, Past(START))
    assert monotonic() - begun < 10
    known.close()


def test_hidden_games_are_asked_by_view() -> None:
    """Our engine plays a game with hidden hands from views alone."""
    game = load("_template")
    position, random = game.new(), Random(3)
    while position.to_act == -1:
        position.play(random.choices(position.legal_moves(), position.weights())[0])
    view = game.view(position, position.to_act or 0)
    known = player(game, spec([*OURS[:-1], "_template", "--level", "2", "--seed", "1"]))
    assert known.choose(view, 1.0).move in game.offers(view)
    known.close()


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ("engine:", "expected engine: and a command"),
        ("engine:'", "cannot be read"),
        ("engine:/no/such/program --fast", "cannot be started"),
    ],
)
def test_commands_that_cannot_be_started_are_refused(text: str, messages: str) -> None:
    """Before a match begins, the command is tried."""
    with pytest.raises(InvalidOption, match=messages):
        player(SIAM, text)


@pytest.mark.parametrize(
    ("name", "ending"),
    [("dies", "crash"), ("garbage", "crash"), ("illegal", "illegal"), ("silent_move", "illegal"), ("slow", "time")],
)
def test_a_match_goes_on_when_an_engine_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, ending: str
) -> None:
    """Each game that an engine spoils is lost by it and counted; the next one begins with a fresh start."""
    monkeypatch.setattr(engine_player, "SLACK", 0.1)
    monkeypatch.setattr(engine_client, "LEAVE", 0.1)
    results: list[GameResult] = []
    standing = play_match(
        SIAM,
        [spec(toy(tmp_path, name)), "random"],
        games=2,
        jobs=0,
        terms=Terms(seconds=0.2),
        report=lambda result, _: results.append(result),
    )
    tally = standing.tallies[0]
    assert [result.ending for result in results] == [ending, ending]
    assert [result.culprit for result in results] == [0, 0]
    assert (tally.crashes, tally.illegal_moves, tally.time_losses) == tuple(
        2 * (ending == kind) for kind in ("crash", "illegal", "time")
    )
    assert all(replay(result.record).outcome() is None for result in results)


def test_two_of_our_engines_play_a_match() -> None:
    """The real program plays whole games through the protocol, in a process of their own."""
    ours = spec([*OURS, "--level", "1", "--seed", "5"])
    standing = play_match(SIAM, [ours, "random"], games=2, jobs=1, terms=Terms(seconds=2.0, ply_cap=60))
    assert standing.games == 2
    assert sum(tally.faults for tally in standing.tallies) == 0
    assert standing.tallies[0].effort.nodes > 0
