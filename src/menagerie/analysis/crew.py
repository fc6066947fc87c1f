"""The processes that play the games of a match: what crashes or hangs there costs one game, not the match."""

from __future__ import annotations

import signal
import sys
import threading
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import TYPE_CHECKING, Any

from menagerie.analysis.arena import CRASH, TIME, Bout, Fault, GameResult, Pairing, Terms, play_game
from menagerie.analysis.openings import Opening, opening
from menagerie.analysis.players import Player, player
from menagerie.core.registry import load
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.context import SpawnProcess

    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.position import Position

LOOK_UP = 0.5
"""Seconds between two looks at whether somebody hangs."""
LEAVE = 2.0
"""Seconds that a process has to end when asked to."""


@dataclass(frozen=True, slots=True)
class Plan:
    """All that a process needs to know to play games of a match; it can be pickled."""

    game: str
    edition: Edition
    start: str
    specs: tuple[str, ...]
    names: tuple[str, ...]
    terms: Terms
    patience: float
    """Seconds after which a player that has not answered counts as hanging."""


class Hall:
    """A place where games are played: the players sit there from one game to the next."""

    def __init__(self, plan: Plan) -> None:
        """Set up the game; players come when they are needed."""
        self.plan = plan
        self.game: Game = load(plan.game).with_edition(plan.edition)
        self.start: Position = self.game.parse_position(plan.start)
        self.players: dict[int, Player] = {}

    def bout(self, pairing: Pairing, first: Opening | None = None) -> Bout:
        """Set up one game with its opening."""
        terms = self.plan.terms
        chosen = first or opening(self.game, self.start, terms.opening, terms.seed, pairing.group)
        return Bout(self.game, self.start, chosen, pairing, terms, self.plan.names)

    def play(self, pairing: Pairing, notify: Callable[[str, Any], None]) -> GameResult:
        """Play one game; a player that fails gets a new chair for the next one."""
        bout = self.bout(pairing)
        notify("open", bout.opening)
        for number in set(pairing.seating) - self.players.keys():
            notify("think", number)
            self.players[number] = player(self.game, self.plan.specs[number])
        result = play_game(bout, self.players, notify)
        if result.culprit is not None:
            self.players.pop(result.culprit).close()
        return result

    def close(self) -> None:
        """Send everybody home."""
        for known in self.players.values():
            with suppress(Exception):
                known.close()
        self.players.clear()


def work(connection: Connection, plan: Plan) -> None:
    """Play the games that come in until no more come: the whole life of a process."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    hall = Hall(plan)
    with suppress(EOFError, OSError):
        try:
            while (pairing := connection.recv()) is not None:
                connection.send(("done", hall.play(pairing, lambda word, value: connection.send((word, value)))))
        finally:
            hall.close()


@dataclass(slots=True)
class Worker:
    """One process and what is known of the game that it plays."""

    process: SpawnProcess
    connection: Connection
    pairing: Pairing | None = None
    opening: Opening | None = None
    moves: list[int] = field(default_factory=list)
    thinker: int | None = None
    since: float = 0.0

    def begin(self, pairing: Pairing) -> None:
        """Hand out a game."""
        self.pairing, self.opening, self.thinker, self.moves = pairing, None, None, []
        self.since = monotonic()
        with suppress(OSError):  # a process that is gone is noticed when its answer is awaited
            self.connection.send(pairing)

    def hear(self, word: str, value: Any) -> GameResult | None:  # noqa: ANN401 - each word has its own kind of value
        """Take in what the process tells; a result when the game is done."""
        self.since = monotonic()
        if word == "done":
            self.pairing = None
            result: GameResult = value
            return result
        if word == "open":
            self.opening = value
        elif word == "think":
            self.thinker = value
        else:
            self.thinker = None
            self.moves.append(value)
        return None


class Crew:
    """Several processes; `results` gives them games and yields what they bring back."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        """Start as many processes as there are jobs; none means to play in this one."""
        self.plan = plan
        self.hall = Hall(plan)
        self.workers: list[Worker] = []
        with undisturbed():
            for _ in range(jobs):
                self.workers.append(started(plan))

    def results(self, pairings: Iterator[Pairing]) -> Iterator[GameResult]:
        """Have games played and yield their results as they come."""
        if not self.workers:
            for pairing in pairings:
                yield self.hall.play(pairing, lambda *_: None)
            return
        for worker in self.workers:
            self.give(worker, pairings)
        while busy := [worker for worker in self.workers if worker.pairing is not None]:
            ready = wait([worker.connection for worker in busy], LOOK_UP)
            for worker in busy:
                result = self.heard(worker) if worker.connection in ready else self.overdue(worker)
                if result is not None:
                    self.give(worker, pairings)
                    yield result

    def give(self, worker: Worker, pairings: Iterator[Pairing]) -> None:
        """Give a process its next game, if there is one."""
        pairing = next(pairings, None)
        if pairing is not None:
            worker.begin(pairing)

    def heard(self, worker: Worker) -> GameResult | None:
        """Listen to a process; one that has died loses the game for who was thinking."""
        try:
            return worker.hear(*worker.connection.recv())
        except (EOFError, OSError):
            worker.process.join(LEAVE)
            return self.lost(worker, Fault(CRASH, f"the process ended with status {worker.process.exitcode}"))

    def overdue(self, worker: Worker) -> GameResult | None:
        """Put an end to a process that thinks for ever."""
        if worker.thinker is None or monotonic() - worker.since < self.plan.patience:
            return None
        return self.lost(worker, Fault(TIME, f"no answer within {self.plan.patience:g} s"))

    def lost(self, worker: Worker, fault: Fault) -> GameResult:
        """Replace a process, and tell how the game ended that it was playing."""
        ended(worker.process)
        pairing, first, culprit = worker.pairing, worker.opening, worker.thinker
        if pairing is None or first is None or culprit is None:
            message = f"a process that plays games failed while no player was thinking: {fault}"
            raise MenagerieError(message)
        bout = self.hall.bout(pairing, first)
        for move in worker.moves:
            bout.follow(move)
        with undisturbed():
            fresh = started(self.plan)
        worker.process, worker.connection, worker.pairing = fresh.process, fresh.connection, None
        return bout.result(fault, culprit)

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        self.hall.close()
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            ended(worker.process)
            worker.connection.close()


def started(plan: Plan) -> Worker:
    """Start a process."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, plan), daemon=False)
    process.start()
    theirs.close()
    return Worker(process, ours)


def ended(process: SpawnProcess) -> None:
    """End a process: asked first, forced then."""
    process.terminate()
    process.join(LEAVE)
    if process.is_alive():
        process.kill()
        process.join()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let processes that are started here ignore Ctrl-C, which is for the one that started them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
