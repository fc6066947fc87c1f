"""The watchdog: whatever a mind does, its seat gets a legal move in time."""

from __future__ import annotations

from queue import Empty, SimpleQueue
from random import Random
from threading import Event
from typing import TYPE_CHECKING

import pytest

from menagerie.bots import bot, choose, watchdog
from menagerie.bots.watchdog import spare, watched
from menagerie.core.registry import load
from menagerie.search.thought import Line, Thought

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.bots import Choice
    from menagerie.bots.mind import Mind

SIAM = load("siam")
FIRST, SECOND = SIAM.new().legal_moves()[3:5]


def thought(move: int) -> Thought[int]:
    """A thought of one move."""
    return Thought((Line(7, (move,)),), 1, 1)


class Stub:
    """A mind that stops when asked to."""

    def __init__(self, *, reports: tuple[int, ...] = (), answer: int | Exception | None = None) -> None:
        """Report some moves, then give or raise the answer; with none, wait until it is stopped."""
        self.reports = reports
        self.answer = answer
        self.stopped = Event()
        self.given = -1.0

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Do it."""
        self.given = seconds
        for move in self.reports:
            report(thought(move))
        if isinstance(self.answer, Exception):
            raise self.answer
        if self.answer is None:
            self.stopped.wait(30)
            return thought(SECOND)
        return thought(self.answer)

    def stop(self) -> None:
        """Let it go."""
        self.stopped.set()


class Deaf(Stub):
    """A mind that does not hear that it has to stop, until the test is over."""

    over = Event()

    def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
        """Report, then hang."""
        self.given = seconds
        for move in self.reports:
            report(thought(move))
        self.over.wait(30)
        return thought(SECOND)


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    """Leave no thread behind."""
    Deaf.over.clear()
    yield
    Deaf.over.set()


def chosen_by(mind: Mind, monkeypatch: pytest.MonkeyPatch) -> Choice:
    """What `choose` makes of a mind."""
    monkeypatch.setattr(bot, "mind_for", lambda *_: mind)
    return choose(SIAM, SIAM.view(SIAM.new(), 1), "fox", seconds=0.1, random=Random(1))


def test_an_answer_in_time_is_taken() -> None:
    """A mind that answers is believed, whatever it reported before."""
    assert watched(Stub(reports=(FIRST,), answer=SECOND), 5.0) == (thought(SECOND), None)


@pytest.mark.parametrize("kind", [Stub, Deaf])
def test_an_overrun_is_cut_off(kind: type[Stub]) -> None:
    """A mind that does not end is asked to stop, and its last report is used whether it stops or not."""
    mind = kind(reports=(SECOND, FIRST))
    found, trouble = watched(mind, 0.05)
    assert found == thought(FIRST)
    assert trouble == "no answer within 0.05 seconds"
    assert mind.stopped.is_set()


@pytest.mark.parametrize("limit", [0.01, 0.2, 1.0, 60.0])
def test_a_mind_gets_less_than_its_clock(limit: float) -> None:
    """The search ends before the watchdog bites, and that before the clock runs out; what is kept back is little."""
    mind = Stub(answer=FIRST)
    watched(mind, limit)
    assert mind.given == limit - spare(limit)
    assert 0 < spare(limit) <= min(watchdog.MOST_SPARE, limit / 10)


def test_nobody_waits_longer_than_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that the watchdog waits at the most is shorter than the clock it is given."""
    asked: list[float] = []

    class Counted(SimpleQueue[object]):
        """Counts the seconds instead of waiting for them."""

        def get(self, block: bool = True, timeout: float | None = None) -> object:  # noqa: FBT001, FBT002 - as it is
            asked.append(timeout or float("inf"))
            raise Empty

    monkeypatch.setattr(watchdog, "SimpleQueue", Counted)
    for limit in (0.01, 0.1, 1.0, 3600.0):
        assert watched(Stub(), limit)[1] is not None
        assert asked.pop() < limit


def test_a_failure_is_reported_and_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mind that raises leaves a legal move and word of what happened."""
    choice = chosen_by(Stub(answer=ValueError("out of ideas")), monkeypatch)
    assert choice.move in SIAM.new().legal_moves()
    assert choice.fallback == "ValueError: out of ideas"
    choice = chosen_by(Stub(reports=(SECOND,), answer=ValueError("out of ideas")), monkeypatch)
    assert choice.move == SECOND
    assert choice.fallback == "ValueError: out of ideas"


def test_a_mind_that_hangs_at_once_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any report a legal move is played, in time and with word of it."""
    choice = chosen_by(Deaf(), monkeypatch)
    assert choice.move in SIAM.new().legal_moves()
    assert choice.text == choice.line[0] == SIAM.format_move(SIAM.new(), choice.move)
    assert "no answer within" in (choice.fallback or "")


def test_what_looks_best_at_once_is_played_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that gets no time at all still takes a win that lies on the board; even that may fail."""
    position = SIAM.parse_position("...../S..../w..../..NW#/#W..# ele 20 1,0 - classic2005")
    monkeypatch.setattr(bot, "mind_for", lambda _: Deaf())
    won = position.copy()
    won.play(choose(SIAM, SIAM.view(position, 1), seconds=0.2).move)
    outcome = won.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)

    def broken(*_: object) -> dict[int, int]:
        raise ValueError("nothing to judge with")

    monkeypatch.setattr(bot, "rate_moves", broken)
    assert choose(SIAM, SIAM.view(position, 1), seconds=0.2).move in position.legal_moves()


def test_illegal_answers_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mind that answers with nonsense is not believed."""
    choice = chosen_by(Stub(answer=123_456), monkeypatch)
    assert choice.move in SIAM.new().legal_moves()
    assert "123456" in (choice.fallback or "")


def test_a_mind_that_cannot_be_made_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if there is nothing to think with, there is a move."""

    def broken(*_: object) -> Mind:
        raise MemoryError("no memory")

    monkeypatch.setattr(bot, "mind_for", broken)
    choice = choose(SIAM, SIAM.view(SIAM.new(), 1), "owl")
    assert choice.move in SIAM.new().legal_moves()
    assert choice.fallback == "MemoryError: no memory"


def test_reasons_that_cannot_be_written_cost_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line with an illegal continuation is dropped, the move is played."""

    class Dreamer(Stub):
        def think(self, seconds: float, report: Callable[[Thought[int]], None]) -> Thought[int]:
            return Thought((Line(7, (FIRST, 123_456)),), 2, 1)

    choice = chosen_by(Dreamer(), monkeypatch)
    assert (choice.move, choice.line) == (FIRST, (choice.text,))
    assert choice.fallback is not None


def test_interruption_stops_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while waiting passes through, and the search does not go on behind it."""

    class Interrupted(SimpleQueue[object]):
        """Somebody presses Ctrl-C."""

        def get(self, block: bool = True, timeout: float | None = None) -> object:  # noqa: FBT001, FBT002 - as it is
            raise KeyboardInterrupt

    monkeypatch.setattr(watchdog, "SimpleQueue", Interrupted)
    mind = Stub()
    with pytest.raises(KeyboardInterrupt):
        watched(mind, 5.0)
    assert mind.stopped.is_set()
