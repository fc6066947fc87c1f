"""The processes that play the games of a match. A crash or a hang costs one game, not the match."""

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

from menagerie.analysis.matches.arena import CRASH, TIME, Bout, Fault, GameResult, Pairing, Terms, play_game
from menagerie.analysis.matches.openings import Opening, opening
from menagerie.analysis.matches.roster import player
from menagerie.core.registry import load
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.context import SpawnProcess

    from menagerie.analysis.matches.players import Player
    from menagerie.core.edition import Edition
    from menagerie.core.game import Game
    from menagerie.core.position import Position

CHECK_EVERY = 0.5
"""Seconds between two checks for hanging players."""
LEAVE = 2.0
"""Seconds that a process has to end when asked to."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a process needs to play games of a match; it can be pickled."""

    game: str
    edition: Edition
    start: str
    specs: tuple[str, ...]
    names: tuple[str, ...]
    terms: Terms
    patience: float
    """Seconds after which a player that has not answered counts as hanging."""


class Hall:
    """The games of one process; players are kept from one game to the next."""

    def __init__(self, plan: Plan) -> None:
        """Set up the game; players are made when they are needed."""
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
        """Play one game; a player that failed is made anew for the next one."""
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
        """Close all players."""
        for known in self.players.values():
            with suppress(Exception):
                known.close()
        self.players.clear()


def work(connection: Connection, plan: Plan) -> None:
    """Play the games that arrive until there are no more; this is what a process runs."""
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
    """One process and the game that it plays."""

    process: SpawnProcess
    connection: Connection
    pairing: Pairing | None = None
    opening: Opening | None = None
    moves: list[int] = field(default_factory=list)
    thinker: int | None = None
    since: float = 0.0

    def begin(self, pairing: Pairing) -> None:
        """Send a game to the process."""
        self.pairing, self.opening, self.thinker, self.moves = pairing, None, None, []
        self.since = monotonic()
        with suppress(OSError):  # a dead process is noticed when its answer is read
            self.connection.send(pairing)

    def take(self, word: str, value: Any) -> GameResult | None:  # noqa: ANN401 - each word has its own kind of value
        """Take a message of the process; return the result when the game is done."""
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
    """Several processes; `results` gives them games and yields the results."""

    def __init__(self, plan: Plan, jobs: int) -> None:
        """Start as many processes as there are jobs; with 0 jobs the games are played in this process."""
        self.plan = plan
        self.hall = Hall(plan)
        self.workers: list[Worker] = []
        with undisturbed():
            for _ in range(jobs):
                self.workers.append(started(plan))

    def results(self, pairings: Iterator[Pairing]) -> Iterator[GameResult]:
        """Play games and yield their results as they come."""
        if not self.workers:
            for pairing in pairings:
                yield self.hall.play(pairing, lambda *_: None)
            return
        for worker in self.workers:
            self.give(worker, pairings)
        while busy := [worker for worker in self.workers if worker.pairing is not None]:
            ready = wait([worker.connection for worker in busy], CHECK_EVERY)
            for worker in busy:
                result = self.received(worker) if worker.connection in ready else self.overdue(worker)
                if result is not None:
                    self.give(worker, pairings)
                    yield result

    def give(self, worker: Worker, pairings: Iterator[Pairing]) -> None:
        """Give a process its next game, if there is one."""
        pairing = next(pairings, None)
        if pairing is not None:
            worker.begin(pairing)

    def received(self, worker: Worker) -> GameResult | None:
        """Read a message of a process; if it has died, the player that was thinking loses."""
        try:
            return worker.take(*worker.connection.recv())
        except (EOFError, OSError):
            worker.process.join(LEAVE)
            return self.lost(worker, Fault(CRASH, f"the process ended with status {worker.process.exitcode}"))

    def overdue(self, worker: Worker) -> GameResult | None:
        """Replace a process that has not answered in time."""
        if worker.thinker is None or monotonic() - worker.since < self.plan.patience:
            return None
        return self.lost(worker, Fault(TIME, f"no answer within {self.plan.patience:g} s"))

    def lost(self, worker: Worker, fault: Fault) -> GameResult:
        """Replace a process, and return the result of the game that it was playing."""
        ended(worker.process)
        pairing, first, culprit = worker.pairing, worker.opening, worker.thinker
        if pairing is None or first is None or culprit is None:
            raise MenagerieError(f"a process that plays games failed while no player was thinking: {fault}")
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
    """End a process: ask first, then force it."""
    process.terminate()
    process.join(LEAVE)
    if process.is_alive():
        process.kill()
        process.join()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Make processes that are started here ignore Ctrl-C; the parent process handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
