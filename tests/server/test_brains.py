"""Tests for `menagerie.server.brains`."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from menagerie.core.history import History
from menagerie.core.record import from_history, to_text
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.server import brains
from menagerie.server.brains import Brake, attempt, perform

GAMES = ["siam", "jungla", "comet"]
Plain = dict[str, Any]


def ignore(_: Plain) -> None:
    """Hear nothing."""


def turn(name: str, plies: int = 0) -> Plain:
    """The task of choosing a move after some random ones."""
    game, random = load(name), Random(3)
    position = game.new()
    while plies or (position.to_act or 0) < 1:
        position.play(random.choice(position.legal_moves()))
        plies = max(0, plies - 1)
    seat = position.to_act or 0
    view = game.format_view(position, seat)
    content = {"game": name, "edition": position.edition.id, "seat": seat, "view": view, "level": "ant"}
    return {"work": "choose", **content, "seconds": 0.5, "seed": 1}


def question(name: str = "siam", **changes: object) -> Plain:
    """The task of analysing a start position."""
    asked = {"position": load(name).format_position(load(name).new())}
    return {"work": "lines", "game": name, "asked": asked, "nodes": 2000, "lines": 2, "seconds": 10.0, **changes}


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_a_move_that_is_offered(name: str) -> None:
    """A task without a position, only with what a seat sees, leads to a legal move."""
    task = {**turn(name, 7), "level": 1}
    game = load(name)
    choice = perform(task, ignore, Brake())
    assert choice["text"] in game.offers(View(game.edition(task["edition"]), task["seat"], task["view"]))
    assert choice["fallback"] is None
    assert "move" not in choice


@pytest.mark.parametrize("name", GAMES)
def test_lines_come_with_words(name: str) -> None:
    """An analysis tells several lines, the terms of the evaluation and sentences in a language."""
    game = load(name)
    position = game.new()
    while (position.to_act or 0) < 1:
        position.play(position.legal_moves()[0])
    asked = {"position": game.format_position(position)}
    task = {"work": "lines", "game": name, "asked": asked, "nodes": 300, "lines": 2, "seconds": 20.0, "language": "de"}
    told = perform(task, ignore, Brake())
    legal = {game.format_move(position, move) for move in position.legal_moves()}
    assert {line["move"] for line in told["lines"]} <= legal
    assert 1 <= len(told["lines"]) <= 2
    assert told["words"]["judged"]
    assert told["terms"]
    assert told["stopped"] is False


def test_a_proven_win_is_told_to_its_end() -> None:
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
    told = perform(question(asked={"position": game.format_position(position)}, nodes=5000), ignore, Brake())
    assert told["win"] == 1
    assert told["words"]["proved"]
    assert told["words"]["judged"] == []


def ends(position: Any, move: int) -> bool:  # noqa: ANN401 - a position of any game
    """Whether a move ends the game in favour of who plays it."""
    seat = position.to_act
    position.play(move)
    outcome = position.outcome()
    position.undo()
    return outcome is not None and outcome.winners == (seat,)


def test_reports_come_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known so far is reported, but not more often than people read."""
    monkeypatch.setattr(brains, "LEAST_PAUSE", 0.0)
    told: list[Plain] = []
    perform(question(nodes=30_000), told.append, Brake())
    assert told
    assert all(len(each["lines"]) == 2 for each in told)
    monkeypatch.setattr(brains, "LEAST_PAUSE", 1e9)
    few: list[Plain] = []
    perform(question(nodes=30_000), few.append, Brake())
    assert few == []


def test_a_brake_stops_a_search_that_has_not_begun() -> None:
    """A search without any bound but time ends long before it, and says that it was stopped."""
    brake = Brake()
    brake.pull()
    told = perform(question(nodes=None, seconds=3600.0), ignore, brake)
    assert told["stopped"] is True
    assert told["line"]


@pytest.mark.parametrize(
    ("task", "code"),
    [
        ({"work": "lines", "game": "siam", "asked": {"position": "x"}}, "position/invalid"),
        ({"work": "lines", "game": "chess", "asked": {}}, "work/refused"),
        ({"work": "choose", "game": "siam"}, "work/failed"),
        ({"work": "dance"}, "work/failed"),
    ],
)
def test_whatever_goes_wrong_is_an_answer(task: Plain, code: str) -> None:
    """A failure is told with a code and a sentence."""
    answer = attempt(task, ignore, Brake())
    assert answer["type"] == "failed"
    assert answer["code"] == code
    assert answer["message"]


def test_cancelled_work_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that stops itself because it was told to says so."""

    def give_up(*_: object) -> Plain:
        raise brains.Cancelled

    monkeypatch.setitem(brains.WORK, "dance", give_up)
    assert attempt({"work": "dance"}, ignore, Brake())["code"] == "work/cancelled"


def annotation_task() -> Plain:
    """The task of annotating a short match."""
    history = History(load("siam"))
    for move in ("+c1N", "+c5S"):
        history.play_text(move)
    record = to_text(from_history(history, ["A", "B"]))
    return {"work": "annotate", "record": record, "seconds": 5.0, "nodes": 300, "language": "de"}


def test_a_record_is_annotated() -> None:
    """The record is read, each ply is reported, and what came out is plain data."""
    told: list[Plain] = []
    made = perform(annotation_task(), told.append, Brake())
    assert json.loads(json.dumps(made)) == made
    assert [ply["move"] for ply in made["plies"]] == ["+c1N", "+c5S"]
    assert (made["players"], made["language"]) == (["A", "B"], "de")
    assert told == [{"done": 1, "total": 2}, {"done": 2, "total": 2}]


def test_an_annotation_stops_when_told() -> None:
    """Between two plies the brake is looked at."""
    brake = Brake()
    brake.pull()
    assert attempt(annotation_task(), ignore, brake)["code"] == "work/cancelled"
