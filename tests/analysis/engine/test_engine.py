"""The engine answers every line, reads while it thinks, and stops on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as some

from menagerie.analysis.engine import engine as module
from menagerie.analysis.engine import tasks
from menagerie.analysis.engine.protocol import LONGEST_LINE, REQUESTS
from menagerie.analysis.engine.request import Options, problem
from menagerie.analysis.engine.search import FullStrength, search_for
from menagerie.core.registry import load
from menagerie.search.table import Table
from tests.analysis.engine.conversation import Conversation, Message, answers

if TYPE_CHECKING:
    from menagerie.core.game import Game

SIAM, COMET, TEMPLATE = load("siam"), load("comet"), load("_template")
START = str(SIAM.new())
WON = "...../.N.../.##../...../..... rhi 9 0,0 ele classic2005"
WIN_IN_ONE = "...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005"


# Answers


def test_progress_and_the_best_move_are_reported() -> None:
    """Each depth is reported with its score and line, then the best move with the terms of the evaluation."""
    *progress, best = answers({"type": "analyse", "id": "x", "position": START, "limits": {"depth": 3}})
    assert [message["depth"] for message in progress] == [1, 2]
    assert {message["type"] for message in progress} == {"info"}
    assert best["type"] == "best"
    assert {message["id"] for message in (*progress, best)} == {"x"}
    assert best["move"] == best["line"][0] == best["lines"][0]["move"]
    assert best["move"] in SIAM.offers(SIAM.view(SIAM.new(), 1))
    assert best["terms"].keys() == SIAM.explain_evaluation(SIAM.new(), 1).keys()


def test_several_lines_are_listed_best_first() -> None:
    """As many first moves as were asked for, each once, with falling scores; no more than there are."""
    request = {"type": "analyse", "id": 1, "position": START, "limits": {"depth": 3}, "info": False}
    (best,) = answers({**request, "lines": 3})
    moves = [line["move"] for line in best["lines"]]
    scores = [line["score"] for line in best["lines"]]
    assert len(set(moves)) == 3
    assert scores == sorted(scores, reverse=True)
    assert best["lines"][0] == {name: best[name] for name in ("move", "score", "win", "line")}


def test_repetition_is_known() -> None:
    """The search learns from the moves which positions have been on the board, and how often."""
    moves = ["+a1N", "+a5S", "a1@E", "a5@E", "a1@N", "a5@S"]
    asked = problem(SIAM, {"position": START, "moves": moves}, 1)
    search = search_for(SIAM, asked, Options(), Table(10))
    assert isinstance(search, FullStrength)
    assert len(asked.seen) == 7
    assert search.search.seen[asked.position.key()] == 2


def test_a_proven_win_is_reported_in_plies() -> None:
    """A win in one is one ply away, for the other side it would be a loss."""
    (best,) = answers({"type": "analyse", "id": 1, "position": WIN_IN_ONE, "limits": {"depth": 1}})
    assert best["win"] == 1
    assert best["score"] > 29_000
    assert answers({"type": "analyse", "id": 1, "position": START, "limits": {"depth": 1}})[0]["win"] is None


def test_requests_are_answered_in_order() -> None:
    """Several requests wait for each other."""
    messages = answers(
        *(
            {"type": "analyse", "id": number, "position": START, "limits": {"nodes": 500}, "info": False}
            for number in range(5)
        )
    )
    assert [message["id"] for message in messages] == [0, 1, 2, 3, 4]


def test_moves_lead_to_the_position() -> None:
    """Moves are played before the search begins."""
    (best,) = answers(
        {"type": "analyse", "id": 1, "position": START, "moves": ["+c1N"], "limits": {"depth": 1}, "info": False}
    )
    after = SIAM.new()
    after.play(SIAM.parse_move(after, "+c1N"))
    assert best["move"] in SIAM.offers(SIAM.view(after, 2))


def test_a_level_plays_with_its_mistakes_and_repeats_them() -> None:
    """A level with a seed gives the same choice again."""
    chosen = [
        answers(
            {"type": "set", "id": 0, "options": {"level": 1, "seed": 4}},
            {"type": "analyse", "id": 1, "position": START, "info": False},
        )[-1]["move"]
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", [COMET, TEMPLATE], ids=lambda game: game.name)
def test_a_hidden_hand_makes_no_difference(game: Game) -> None:
    """A position of a game with hidden cards is analysed as the view of the seat to act."""
    position = game.new()
    while position.to_act == -1:
        position.play(position.legal_moves()[0])
    seat = position.to_act or 0
    view = game.view(position, seat)
    by_view = {"type": "analyse", "id": 1, "view": view.text, "seat": seat, "edition": view.edition.id, "info": False}
    by_position = {"type": "analyse", "id": 1, "position": str(position), "info": False}
    level = {"type": "set", "id": 0, "options": {"level": 3, "seed": 9}}
    messages = [answers(level, request, game=game)[-1] for request in (by_view, by_position)]
    assert messages[0]["move"] == messages[1]["move"]
    assert messages[0]["move"] in game.offers(view)


def test_tree_search_tells_progress_and_lines() -> None:
    """A game with hidden cards is searched at full strength, reported and stopped like any other."""
    position = COMET.new()
    while position.to_act == -1:
        position.play(position.legal_moves()[0])
    request = {"type": "analyse", "id": 1, "position": str(position), "limits": {"nodes": 300}, "lines": 3}
    *progress, best = answers(request, game=COMET)
    assert {message["type"] for message in progress} == {"info"}
    assert best["type"] == "best"
    assert 1 <= len(best["lines"]) <= 3
    assert best["move"] in COMET.offers(COMET.view(position, position.to_act or 0))
    with Conversation(COMET) as talk:
        talk.say(**{**request, "limits": {"seconds": None}, "info": False})
        talk.say(type="stop", id=2)
        assert {talk.hear()["type"] for _ in range(2)} <= {"done", "best", "error"}


# Refusals


REFUSALS: list[tuple[bytes | str | Message, str]] = [
    ("x", "line/not-json"),
    ("{", "line/not-json"),
    ('{"type": "ping", "type": "ping"}', "line/not-json"),
    ('{"type": "analyse", "id": NaN}', "line/not-json"),
    ("[" * 100_000, "line/not-json"),
    (b"\xff\xfe", "line/not-utf8"),
    ("[]", "line/not-an-object"),
    ("null", "line/not-an-object"),
    (b"[" * (LONGEST_LINE + 1), "line/too-long"),
    (b"9" * (3 * LONGEST_LINE), "line/too-long"),
    ({"id": 1}, "request/type"),
    ({"type": "dance", "id": 1}, "request/type"),
    ({"type": ["ping"], "id": 1}, "request/type"),
    ({"type": "ping", "id": 1.5}, "request/id"),
    ({"type": "ping", "id": ""}, "request/id"),
    ({"type": "ping", "id": "x" * 65}, "request/id"),
    ({"type": "ping", "id": True}, "request/id"),
    ({"type": "analyse", "position": START}, "request/id"),
    ({"type": "ping", "id": 1, "loud": True}, "request/field"),
    ({"type": "set", "id": 1}, "request/field"),
    ({"type": "set", "id": 1, "options": []}, "request/field"),
    ({"type": "analyse", "id": 1}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "view": START, "seat": 1}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "seat": 1}, "request/field"),
    ({"type": "analyse", "id": 1, "view": START}, "request/field"),
    ({"type": "analyse", "id": 1, "position": 5}, "request/field"),
    ({"type": "analyse", "id": 1, "position": "x" * 30_000}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "limits": {"depth": 0}}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "limits": {"seconds": -1}}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "limits": {"patience": 1}}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "limits": 5}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "lines": 33}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "info": 1}, "request/field"),
    ({"type": "analyse", "id": 1, "position": START, "moves": "+c1N"}, "request/field"),
    ({"type": "analyse", "id": 1, "position": "six rocks"}, "position/invalid"),
    ({"type": "analyse", "id": 1, "view": "six rocks", "seat": 1}, "position/invalid"),
    ({"type": "analyse", "id": 1, "view": START, "seat": 1, "edition": "none"}, "position/invalid"),
    ({"type": "analyse", "id": 1, "view": START, "seat": 2}, "position/not-to-act"),
    ({"type": "analyse", "id": 1, "position": WON}, "position/over"),
    ({"type": "analyse", "id": 1, "position": START, "moves": ["+c3N"]}, "move/invalid"),
    ({"type": "analyse", "id": 1, "position": START, "moves": ["hello"]}, "move/invalid"),
    ({"type": "stop", "id": 1, "request": 5}, "request/unknown"),
    ({"type": "set", "id": 1, "options": {"colour": 1}}, "option/invalid"),
    ({"type": "set", "id": 1, "options": {"level": "grandmaster"}}, "option/invalid"),
    ({"type": "set", "id": 1, "options": {"threads": 0}}, "option/invalid"),
    ({"type": "set", "id": 1, "options": {"table": 60}}, "option/invalid"),
    ({"type": "set", "id": 1, "options": {"seconds": "1"}}, "option/invalid"),
]


@pytest.mark.parametrize(("line", "code"), REFUSALS, ids=lambda value: str(value)[:60])
def test_every_bad_line_is_answered(line: bytes | str | Message, code: str) -> None:
    """The answer has a stable code, the id if there is one, and words; the engine goes on."""
    refusal, alive = answers(line, {"type": "ping", "id": "after"})
    assert (refusal["type"], refusal["code"]) == ("error", code)
    assert refusal["message"]
    has_id = isinstance(line, dict) and "id" in line and code != "request/id"
    assert refusal["id"] == (line["id"] if has_id and isinstance(line, dict) else None)
    assert alive == {"type": "done", "id": "after"}


def test_options_are_set_together_or_not_at_all() -> None:
    """A wrong option leaves the right ones beside it unset."""
    messages = answers(
        {"type": "set", "id": 1, "options": {"threads": 2, "table": 99}}, {"type": "set", "id": 2, "options": {}}
    )
    assert messages[1]["options"]["threads"] == 1


@given(some.binary(max_size=200))
def test_no_bytes_end_the_engine(noise: bytes) -> None:
    """Whatever comes, every line is answered once and the engine goes on."""
    messages = answers(noise, {"type": "ping", "id": "after"})
    lines = [line for line in noise.split(b"\n") if line.strip()]
    assert messages[-1] == {"type": "done", "id": "after"}
    assert len(messages) == len(lines) + 1


@given(
    some.fixed_dictionaries(
        {"type": some.sampled_from(sorted(set(REQUESTS) - {"quit"}))},
        optional={
            name: some.one_of(
                some.none(), some.integers(), some.text(max_size=5), some.lists(some.integers(), max_size=2)
            )
            for name in ("id", "position", "view", "seat", "limits", "lines", "moves", "options", "request", "info")
        },
    )
)
def test_nearly_right_requests_are_answered(request: Message) -> None:
    """Requests with fields of all sorts get one answer."""
    messages = answers(request, {"type": "ping", "id": "after"})
    assert len(messages) == 2
    assert messages[0]["type"] in {"done", "error"}


# Thinking and listening at the same time


def test_a_search_is_stopped_while_it_thinks() -> None:
    """A search without end is answered with its best so far soon after stop."""
    with Conversation() as talk:
        talk.say(type="analyse", id="long", position=START, limits={"seconds": None})
        assert talk.hear()["type"] == "info"
        talk.say(type="stop", id=1)
        messages = [talk.hear_but_info() for _ in range(2)]
        assert {message["type"] for message in messages} == {"done", "best"}
        best = next(message for message in messages if message["type"] == "best")
        assert best["stopped"]


def test_a_stop_that_comes_at_once_is_not_lost() -> None:
    """However early the stop, the search ends or never begins."""
    with Conversation() as talk:
        for number in range(20):
            talk.say(type="analyse", id=number, position=START, limits={"seconds": None}, info=False)
            talk.say(type="stop", id=-1, request=number)
            messages = [talk.hear() for _ in range(2)]
            answer = next(message for message in messages if message["id"] == number)
            assert answer["type"] == "best" or answer["code"] == "request/cancelled"


def test_waiting_requests_are_cancelled() -> None:
    """Stop without an id ends what is thought about and cancels what waits; the table is not touched meanwhile."""
    with Conversation() as talk:
        talk.say(type="analyse", id=1, position=START, limits={"seconds": None})
        assert talk.hear()["type"] == "info"
        talk.say(type="analyse", id=2, position=START, limits={"seconds": None}, info=False)
        talk.say(type="analyse", id=2, position=START)
        assert talk.hear_but_info()["code"] == "request/id"
        talk.say(type="new", id=3)
        assert talk.hear_but_info()["code"] == "request/busy"
        talk.say(type="set", id=4, options={"table": 10})
        assert talk.hear_but_info()["code"] == "request/busy"
        talk.say(type="stop", id=5)
        messages = {message["id"]: message for message in (talk.hear_but_info() for _ in range(3))}
        assert messages[1]["type"] == "best"
        assert messages[2]["code"] == "request/cancelled"
        talk.say(type="set", id=6, options={"table": 10})
        assert talk.hear_but_info()["options"]["table"] == 10
        talk.say(type="new", id=7)
        assert talk.hear_but_info() == {"type": "done", "id": 7}


def test_the_queue_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """More requests than can wait are refused."""
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    with Conversation() as talk:
        for number in range(3):
            talk.say(type="analyse", id=number, position=START, limits={"seconds": None}, info=False)
        refusal = talk.hear()
        assert (refusal["id"], refusal["code"]) == (2, "request/queue-full")


def test_the_end_of_the_input_ends_endless_searches() -> None:
    """What would never end is stopped, what has a limit is finished."""
    messages = answers(
        {"type": "analyse", "id": 1, "position": START, "limits": {"depth": 2}, "info": False},
        {"type": "analyse", "id": 2, "position": START, "limits": {"seconds": None}, "info": False},
    )
    assert (messages[0]["type"], messages[0]["depth"], messages[0]["stopped"]) == ("best", 2, False)
    assert messages[1]["type"] == "best" or messages[1]["code"] == "request/cancelled"


def test_quit_is_the_last_word() -> None:
    """After quit nothing is read any more."""
    assert answers({"type": "quit"}, {"type": "ping", "id": 1}) == [{"type": "bye"}]


def test_a_failing_search_is_reported_and_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that fails is answered with an error, and the next request is served."""

    def fail(*_: object) -> None:
        raise RuntimeError("out of oats")

    monkeypatch.setattr(tasks, "search_for", fail)
    failed, alive = answers({"type": "analyse", "id": 1, "position": START}, {"type": "ping", "id": 2})[::-1]
    assert (failed["code"], failed["message"]) == ("search/failed", "RuntimeError: out of oats")
    assert alive["type"] == "done"


def test_an_engine_that_nobody_hears_ends() -> None:
    """When the output is closed, the engine stops thinking and leaves."""
    with Conversation() as talk:
        talk.say(type="analyse", id=1, position=START, limits={"seconds": None})
        talk.hear()
        talk.lines.close()
        talk.say(type="ping", id=2)
        talk.thread.join(30)
        assert not talk.thread.is_alive()
