"""Bots and analysis in engine processes, so the server stays responsive.

Bots have their own processes and never wait for an analysis, and those that people play with never wait for those that
play among themselves. Work is done in turns, by whom it belongs to. A bot's move comes whatever happens: a worker that
dies is replaced and asked again. If that fails too, the first legal move is played.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine.messages import decode_thought
from menagerie.bots.levels import level as find_level
from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.errors import EngineFailure
from menagerie.search.thought import Line, Thought
from menagerie.server.thinking.lane import NOBODY, Processes

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from menagerie.server.shares.turns import Ticket
    from menagerie.server.thinking.lane import Lane

Plain = dict[str, Any]
log = logging.getLogger("menagerie.workers")

BOTS_NICENESS, ANALYSIS_NICENESS, ALONE_NICENESS, ANNOTATION_NICENESS = 5, 10, 12, 15
REST = 0.05
"""Seconds between two moves of bots that play among themselves: storing and showing them takes time, too."""
EXPECTED_TURNS = 30
"""On a clock a bot spends this part of what is left on a move, and most of what the move adds."""
LEAST_TIME = 0.05
GRACE = 20.0
"""Seconds after its time that a bot has to answer before it is thought dead."""
QUEUE = 120.0
"""Seconds that a move may wait for a worker where no clock runs."""
LONG_QUEUE = 3600.0
"""The same where nobody plays but bots."""
PATIENCE = 5
"""How many times as long as planned the annotation of a match may take: it runs behind everything else."""
RESERVE = 1.0
"""Seconds of a bot's clock that are kept for a move found without thinking."""
LEAST_PAUSE = 0.2
"""Seconds between two reports of one analysis, at least: people do not read faster."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A bot's turn to move: the seat and what it sees, and nothing else."""

    game: str
    edition: str
    seat: int
    view: str
    level: str
    seen: tuple[int, ...] = ()
    """The keys of the positions that occurred earlier in the match; none where something is hidden in them."""
    left: int | None = None
    """Milliseconds on the seat's clock, if it has one."""
    increment: int = 0
    """Milliseconds that a turn adds."""
    ticket: Ticket = NOBODY
    """Whose turn it is in the queue; the bot is not told."""


class Workers:
    """All workers of a server."""

    def __init__(self, bots: int = 1, analysts: int = 1, *, cluster: Lane | None = None) -> None:
        """Plan the processes; each starts with its first task. A cluster replaces them, but bots keep a fallback."""
        self.spare: Lane = Processes("bot", bots, BOTS_NICENESS)
        self.bots: Lane = cluster or self.spare
        self.alone: Lane = cluster or Processes("lone-bot", 1, ALONE_NICENESS, REST)
        self.analysts: Lane = cluster or Processes("analyst", analysts, ANALYSIS_NICENESS)
        self.annotators: Lane = cluster or Processes("annotator", analysts, ANNOTATION_NICENESS)
        self.fallbacks = 0

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""
        return sum(lane.restarts for lane in self._lanes())

    def _lanes(self) -> set[Lane]:
        return {self.bots, self.spare, self.alone, self.analysts, self.annotators}

    async def close(self) -> None:
        """End all workers, whatever they do."""
        await asyncio.gather(*(lane.close() for lane in self._lanes()))

    # Bots

    async def choose(self, turn: Turn) -> Thought[str]:
        """Return a bot's move in time, whatever happens to the workers."""
        seconds, ticket = thinking_time(turn), turn.ticket
        latest = asyncio.get_running_loop().time() + longest_wait(turn)
        why = "there was no time to think"
        for lane in (self.bots, self.spare) if ticket.urgent else (self.alone, self.alone):
            try:
                async with asyncio.timeout_at(latest):
                    return decode_thought(await lane.run(bot_request(turn, seconds), seconds + GRACE, None, ticket))
            except TimeoutError as error:  # the worker was too slow, or none was free
                why = str(error) or "no worker was free in time"
                break
            except EngineFailure as error:
                why = str(error)
                log.warning("a bot's move failed: %s", why)
        self.fallbacks += 1
        log.error("a bot plays without thinking: game %s, level %s: %s", turn.game, turn.level, why)
        return await asyncio.to_thread(without_thinking, turn, why)

    # Analysis

    async def lines(self, task: Plain, report: Callable[[Plain], None] | None = None, ticket: Ticket = NOBODY) -> Plain:
        """Return the best lines of a position; `report` is called with what is known on the way.

        The task has ``game``, ``asked`` (``position`` and ``moves``, or ``view``, ``seat`` and ``edition``),
        ``seconds``, ``lines`` and ``language``. What cannot be analysed raises `WorkFailed` with the engine's code.
        """
        return await self.analysts.run(analysis_request(task), task["seconds"] + GRACE, report, ticket)

    async def line_stream(self, task: Plain, ticket: Ticket = NOBODY) -> AsyncGenerator[Plain]:
        """Yield what is known of a position on the way, the final answer last; closing the stream stops the search."""
        reports: asyncio.Queue[Plain | None] = asyncio.Queue()
        work = asyncio.ensure_future(self.lines(task, reports.put_nowait, ticket))
        work.add_done_callback(lambda _: reports.put_nowait(None))
        try:
            while (known := await reports.get()) is not None:
                yield {**known, "final": False}
            yield {**work.result(), "final": True}
        finally:
            work.cancel()

    async def annotate(
        self, task: Plain, plies: int, report: Callable[[Plain], None] | None = None, ticket: Ticket = NOBODY
    ) -> Plain:
        """Return the annotation of some plies of a match; `report` is called with the plies ``done`` and the ``total``.

        The task has ``record``, a text, ``seconds`` for each ply, ``language``, and ``plies``, the first and the last.
        """
        patience = PATIENCE * task["seconds"] * max(1, plies) + GRACE
        answer = await self.annotators.run(annotation_request(task), patience, report, ticket)
        annotation: Plain = answer["annotation"]
        return annotation


def longest_wait(turn: Turn) -> float:
    """Return for how many seconds a bot may wait and think before it plays without a thought."""
    if turn.left is None:
        return QUEUE if turn.ticket.urgent else LONG_QUEUE
    return max(LEAST_TIME, turn.left / 1000 - RESERVE)


def thinking_time(turn: Turn) -> float:
    """Return for how many seconds a bot thinks: the time of its level, or less on a short clock."""
    usual = find_level(turn.game, turn.level).seconds
    if turn.left is None:
        return usual
    share = (turn.left / EXPECTED_TURNS + 0.8 * turn.increment) / 1000
    return max(LEAST_TIME, min(usual, share, turn.left / 1000 - RESERVE))


def bot_request(turn: Turn, seconds: float) -> Plain:
    """Return the `choose` request of a turn; it contains nothing that the seat does not see."""
    content = {"game": turn.game, "edition": turn.edition, "seat": turn.seat, "view": turn.view, "level": turn.level}
    return {"type": "choose", **content, "seen": list(turn.seen), "seconds": seconds}


def analysis_request(task: Plain) -> Plain:
    """Return the `analyse` request of a task."""
    asked = {name: value for name, value in task["asked"].items() if value is not None}
    limits = {name: task[name] for name in ("depth", "nodes", "seconds") if task.get(name) is not None}
    return {
        "type": "analyse",
        "game": task["game"],
        **asked,
        "limits": limits,
        "lines": task.get("lines", 1),
        "pause": LEAST_PAUSE,
        "explain": task.get("language", "en"),
    }


def annotation_request(task: Plain) -> Plain:
    """Return the `annotate` request of a task."""
    limits = {name: task[name] for name in ("nodes", "seconds") if task.get(name) is not None}
    chosen = {"plies": task["plies"]} if "plies" in task else {}
    language = task.get("language", "en")
    return {"type": "annotate", "record": task["record"], "limits": limits, "language": language, **chosen}


def without_thinking(turn: Turn, why: str) -> Thought[str]:
    """Return the first legal move that the seat sees."""
    game = load(turn.game)
    offers: Sequence[str] = game.offers(View(game.edition(turn.edition), turn.seat, turn.view))
    if not offers:
        raise EngineFailure(f"seat {turn.seat} of {turn.game} has no move to choose here")
    return Thought((Line(0, (offers[0],)),), trouble=why)
