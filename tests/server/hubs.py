"""A hub in this process for tests: a real store, bots that do not think, viewers without sockets."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from menagerie.core.registry import load
from menagerie.core.view import View
from menagerie.errors import StoreFailure
from menagerie.play.data import commands
from menagerie.play.data.settings import Tempo, settings_for
from menagerie.search.thought import Line, Thought
from menagerie.server.live.hub import Hub
from menagerie.server.live.viewers import Viewer
from menagerie.server.support.clock import Clock
from menagerie.server.support.metrics import Metrics
from menagerie.server.support.services import Services

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.play.data.rows import Appended
    from menagerie.play.store import Store
    from menagerie.server.thinking.workers import Turn

ANNA, BRUNO, CARLA = "anna", "bruno", "carla"
BLITZ = Tempo("realtime", 60_000, 1_000)


class FakeClock(Clock):
    """A clock that stands until a test sets it."""

    def __init__(self) -> None:
        """Begin at some time."""
        super().__init__()
        self.at = 1_800_000_000_000
        self.seconds = 100.0

    def now_ms(self) -> int:
        """Return the time that was set."""
        return self.at

    def monotonic(self) -> float:
        """Return the seconds that were set."""
        return self.seconds

    def elapsed(self) -> float:
        """Return the seconds that were set."""
        return self.seconds

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.at += int(seconds * 1000)
        self.seconds += seconds


class Springs:
    """What moves a clock: a wall time that a test lets jump, and monotonic time that passes when it says so."""

    def __init__(self) -> None:
        """Begin at some time."""
        self.wall = 1_800_000_000_000
        self.seconds = 100.0

    def clock(self) -> Clock:
        """A clock that begins now."""
        return Clock(lambda: self.wall, lambda: self.seconds)

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += int(seconds * 1000)
        self.seconds += seconds


class Instinct:
    """Workers whose bots play the first move that is offered."""

    def __init__(self) -> None:
        """Begin with no turns."""
        self.turns: list[Turn] = []

    async def choose(self, turn: Turn) -> Thought[str]:
        """Return the first move."""
        self.turns.append(turn)
        game = load(turn.game)
        move = game.offers(View(game.edition(turn.edition), turn.seat, turn.view))[0]
        return Thought((Line(0, (move,)),))


class Seen(Viewer):
    """A viewer who keeps what it is sent."""

    def __init__(self, person: str | None, language: str = "en") -> None:
        """Begin with nothing."""
        super().__init__(person, language)
        self.texts: list[str] = []

    def push(self, text: str) -> None:
        """Keep a message."""
        self.texts.append(text)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """Everything that was sent."""
        return [json.loads(text) for text in self.texts]

    def of_kind(self, kind: str) -> list[dict[str, Any]]:
        """Messages of one kind."""
        return [frame for frame in self.frames if frame["kind"] == kind]

    @property
    def latest(self) -> dict[str, Any]:
        """The last event; who comes and what clocks show may have been told since."""
        return next(iter(reversed(self.of_kind("event"))), {})


class Stubborn:
    """A method of a store that fails while it is told to."""

    def __init__(self, works: Callable[..., Any]) -> None:
        """Work at first."""
        self.works = works
        self.fails = False
        self.asked = 0

    async def __call__(self, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - as the method
        """Fail or work."""
        if self.fails:
            self.asked += 1
            raise StoreFailure("the disk is full")
        return await self.works(*given, **named)


class House:
    """A hub with helpers."""

    def __init__(self, store: Store, clock: Clock | None = None, **options: Any) -> None:  # noqa: ANN401 - those of a hub
        """Open nothing yet."""
        self.instinct = Instinct()
        self.store = store
        self.metrics = Metrics()
        self.services = Services(store, self.metrics, clock or Clock())
        self.hub = Hub(self.services, self.instinct, **options)  # type: ignore[arg-type]

    async def match(self, game: str = "siam", *people: str, bots: int = 0, **terms: Any) -> str:  # noqa: ANN401
        """Open a match with people and bots in the seats."""
        seats = len(people) + bots or None
        settings = settings_for(game, **({"seats": seats} if seats else {}), **terms)
        match_id = await self.hub.matches.create(settings, people[0] if people else ANNA)
        for person in people:
            await self.hub.act(match_id, commands.Sit(person, person.title()))
        for _ in range(bots):
            await self.hub.act(match_id, commands.Sit(people[0], "Bot", level="chick"))
        return match_id

    async def play(self, match_id: str, text: str | None = None, client_id: str | None = None) -> Appended:
        """Let the person to act make a move, the first legal one by default."""
        match = (await self.hub.matches.table(match_id)).match
        seat = match.to_act or 0
        text = text or match.game.format_move(match.position, match.position.legal_moves()[0])
        return await self.hub.act(match_id, commands.Play(match.chairs[seat].who or "", match.ply, text), client_id)

    async def watch(self, match_id: str, person: str | None = None, language: str = "en") -> Seen:
        """Let somebody look."""
        viewer = Seen(person, language)
        await self.hub.join(match_id, viewer)
        return viewer


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - several things may change, none of which tells
            await asyncio.sleep(0.01)


async def begun(house: House) -> str:
    """A game with short clocks that run, as both have moved."""
    match_id = await house.match("siam", ANNA, BRUNO, clock=BLITZ)
    for text in ("+a1N", "+a5S"):
        await house.play(match_id, text)
    return match_id


async def match_of(house: House, match_id: str) -> Any:  # noqa: ANN401 - a match
    """The match in memory."""
    return (await house.hub.matches.table(match_id)).match
