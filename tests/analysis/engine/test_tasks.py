"""Tests for `menagerie.analysis.engine.tasks` and `explanation`."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.analysis.engine import tasks
from menagerie.analysis.engine.messages import decode_thought
from menagerie.analysis.engine.protocol import Refused, request_of
from menagerie.analysis.engine.request import Options
from menagerie.analysis.engine.tasks import Task, answer, task_for
from menagerie.core.history import History
from menagerie.core.record import from_history, to_text
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.search.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = ["siam", "jungla", "comet"]
Plain = dict[str, Any]


def ignore(_: Plain) -> None:
    """Take a report and do nothing."""


def task_of(request: Plain) -> Task:
    """The task of a request to an engine of all games."""
    return task_for(request_of({**request, "id": 1}), None, Options(), Table(16))


def perform(request: Plain, report: Callable[[Plain], None] = ignore) -> Plain:
    """What a request is answered; it must not be an error."""
    message = answer(task_of(request), report)
    assert message["type"] != "error", message
    return message


def refusal(request: Plain) -> str:
    """The code with which a request is refused."""
    try:
        message = answer(task_of(request), ignore)
    except Refused as error:
        message = error.answer()
    assert message["type"] == "error"
    assert message["message"]
    return str(message["code"])


def turn(name: str, plies: int = 0) -> Plain:
    """The request for a bot's move after some random ones."""
    game, random = load(name), Random(3)
    position = game.new()
    while plies or (position.to_act or 0) < 1:
        position.play(random.choice(position.legal_moves()))
        plies = max(0, plies - 1)
    seat = position.to_act or 0
    view = game.format_view(position, seat)
    content = {"game": name, "edition": position.edition.id, "seat": seat, "view": view, "level": "ant"}
    return {"type": "choose", **content, "seconds": 0.5, "seed": 1}


def question(name: str = "siam", **changes: object) -> Plain:
    """The request to analyse a start position."""
    position = load(name).format_position(load(name).new())
    limits = {"nodes": 2000, "seconds": 10.0}
    return {"type": "analyse", "game": name, "position": position, "limits": limits, "lines": 2, **changes}


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_a_move_that_is_offered(name: str) -> None:
    """A request without a position, only with what a seat sees, leads to a legal move."""
    request = {**turn(name, 7), "level": 1}
    game = load(name)
    message = perform(request)
    assert message["move"] in game.offers(View(game.edition(request["edition"]), request["seat"], request["view"]))
    assert message["fallback"] is None
    assert decode_thought(message).move == message["move"] == message["line"][0]


@pytest.mark.parametrize("name", GAMES)
def test_lines_come_with_words(name: str) -> None:
    """An analysis tells several lines, the terms of the evaluation and sentences in a language."""
    game = load(name)
    position = game.new()
    while (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    limits = {"nodes": 300, "seconds": 20.0}
    answer = perform(question(name, position=game.format_position(position), limits=limits, explain="de"))
    legal = {game.format_move(position, move) for move in position.legal_moves()}
    assert {line["move"] for line in answer["lines"]} <= legal
    assert 1 <= len(answer["lines"]) <= 2
    assert answer["words"]["judged"]
    assert answer["terms"]
    assert answer["stopped"] is False


def test_a_proven_win_is_shown_to_its_end() -> None:
    """A win that was seen through is said in words, with the last move."""
    game = load("siam")
    position = game.new()
    random = Random(0)
    while True:
        if position.to_act is None:
            position = game.new()
        position.play(random.choice(position.legal_moves()))
        wins = [move for move in (position.legal_moves() if position.to_act else []) if ends(position, move)]
        if wins:
            break
    answer = perform(question(position=game.format_position(position), limits={"nodes": 5000}, explain="en"))
    assert answer["win"] == 1
    assert answer["words"]["proved"]
    assert answer["words"]["judged"] == []


def ends(position: Any, move: int) -> bool:  # noqa: ANN401 - a position of any game
    """Whether a move ends the game in favour of who plays it."""
    seat = position.to_act
    position.play(move)
    outcome = position.outcome()
    position.undo()
    return outcome is not None and outcome.winners == (seat,)


def test_reports_come_on_the_way() -> None:
    """What is known so far is reported as `info`, but not more often than asked."""
    limits = {"nodes": 30_000}
    often: list[Plain] = []
    perform(question(limits=limits, pause=0), often.append)
    assert often
    assert all((each["type"], each["id"], len(each["lines"])) == ("info", 1, 2) for each in often)
    seldom: list[Plain] = []
    perform(question(limits=limits, pause=86_400), seldom.append)
    assert seldom == []
    never: list[Plain] = []
    perform(question(limits=limits, info=False), never.append)
    assert never == []


def test_a_stopped_search_has_an_answer() -> None:
    """A search without any limit but time ends long before it, and says that it was stopped."""
    task = task_of(question(limits={"seconds": 3600}, pause=0))
    message = answer(task, lambda _: task.stop())
    assert message["stopped"] is True
    assert message["line"]


def test_a_task_stopped_before_it_began_is_cancelled() -> None:
    """Nothing is searched for a request that was stopped while it waited."""
    task = task_of(question())
    task.stop()
    assert answer(task, ignore)["code"] == "request/cancelled"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"type": "analyse", "game": "siam", "position": "x"}, "position/invalid"),
        ({"type": "analyse", "game": "siam", "position": ""}, "position/invalid"),
        ({"type": "analyse", "game": "chess", "position": "x"}, "request/field"),
        ({"type": "analyse", "position": "x"}, "request/field"),
        ({"type": "choose", "game": "siam"}, "request/field"),
        ({**turn("siam"), "seen": ["key"]}, "request/field"),
        ({**turn("siam"), "level": "grandmaster"}, "request/refused"),
        ({**turn("siam"), "seat": 2}, "request/refused"),
        ({"type": "annotate", "record": "nonsense"}, "request/refused"),
        ({"type": "annotate"}, "request/field"),
        ({"type": "dance"}, "request/type"),
    ],
)
def test_whatever_goes_wrong_is_an_answer(request_: Plain, code: str) -> None:
    """A failure is an `error` with a code and a sentence."""
    assert refusal(request_) == code


def test_faults_of_the_program_are_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """An exception that nobody expected is an `error`, too."""

    def broken(*_: object) -> Plain:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(tasks, "choose", broken)
    message = answer(task_of(turn("siam")), ignore)
    assert (message["code"], message["message"]) == ("search/failed", "ZeroDivisionError: broken")


def test_an_engine_of_one_game_plays_no_other() -> None:
    """The field `game` may repeat the engine's game and name no other."""
    siam, options, table = load("siam"), Options(), Table(4)
    assert task_for(request_of({**question(), "id": 1}), siam, options, table).id == 1
    with pytest.raises(Refused, match="siam only"):
        task_for(request_of({**question("jungla"), "id": 1}), siam, options, table)


def annotation_task() -> Plain:
    """The request to annotate a short match."""
    history = History(load("siam"))
    for move in ("+c1N", "+c5S"):
        history.play_text(move)
    record = to_text(from_history(history, ["A", "B"]))
    return {"type": "annotate", "record": record, "limits": {"seconds": 5.0, "nodes": 300}, "language": "de"}


def test_a_record_is_annotated() -> None:
    """The record is read, each ply is reported, and what came out is plain data."""
    messages: list[Plain] = []
    made = perform(annotation_task(), messages.append)["annotation"]
    assert json.loads(json.dumps(made)) == made
    assert [ply["move"] for ply in made["plies"]] == ["+c1N", "+c5S"]
    assert (made["players"], made["language"]) == (["A", "B"], "de")
    assert messages == [{"type": "info", "id": 1, "done": done, "total": 2} for done in (1, 2)]


def test_an_annotation_stops_between_two_plies() -> None:
    """A stopped annotation has no answer but that it was cancelled."""
    task = task_of(annotation_task())
    reports: list[Plain] = []

    def stop_at_once(report: Plain) -> None:
        reports.append(report)
        task.stop()

    assert answer(task, stop_at_once)["code"] == "request/cancelled"
    assert len(reports) == 1
