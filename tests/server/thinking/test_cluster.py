"""Tests for `menagerie.server.thinking.cluster`, with a stand-in for Ray that runs tasks at once."""

from __future__ import annotations

import asyncio
import sys
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.errors import EngineFailure, EngineTooSlow, MissingExtra
from menagerie.server.settings import ServerSettings
from menagerie.server.thinking import cluster as cluster_module
from menagerie.server.thinking.cluster import Cluster, open_workers, stream
from menagerie.server.thinking.worker import WorkFailed
from menagerie.server.thinking.workers import analysis_request
from tests.server.thinking.test_workers import first_turn, offered, question

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

pytestmark = pytest.mark.anyio
Plain = dict[str, Any]


class RayError(Exception):
    """What Ray raises."""


class FakeRay(ModuleType):
    """A cluster of nothing."""

    def __init__(self) -> None:
        """Know nobody yet."""
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.addresses: list[str] = []
        self.cancelled = 0
        self.trouble: Exception | None = None
        self.closed = False

    def init(self, address: str, **_: object) -> None:
        """Connect."""
        if address == "nowhere":
            raise ConnectionError(address)
        self.addresses.append(address)

    def cluster_resources(self) -> dict[str, float]:
        """Tell what the cluster has."""
        return {"CPU": 2.0}

    def remote(self, work: Callable[[Plain], Any]) -> Any:  # noqa: ANN401 - what Ray makes of it
        """Make a task of a function."""
        return SimpleNamespace(remote=lambda task: self.begun(work, task))

    async def begun(self, work: Callable[[Plain], Any], task: Plain) -> AsyncIterator[Any]:
        """Yield references to what a task yields."""
        for known in work(task):
            if self.trouble is not None:
                raise self.trouble
            future = asyncio.get_running_loop().create_future()
            future.set_result(known)
            yield future

    def cancel(self, _: object) -> None:
        """Stop a task."""
        self.cancelled += 1

    def shutdown(self) -> None:
        """Disconnect."""
        self.closed = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    """A stand-in for Ray."""
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


async def test_bots_and_analyses_think_in_the_cluster(ray: FakeRay) -> None:
    """With an address set, moves and lines come from there, and no process is started here."""
    workers = await open_workers(ServerSettings(ray_address="ray://cluster:10001"))
    assert ray.addresses == ["ray://cluster:10001"]
    turn = first_turn(level="1")
    assert (await workers.choose(turn)).move in offered(turn)
    told: list[Plain] = []
    assert (await workers.lines(question(nodes=40_000, seconds=20.0), told.append))["lines"]
    assert workers.spare.workers[0].process is None  # type: ignore[attr-defined]
    assert workers.analysts.waiting == 0
    await workers.close()
    assert ray.closed


async def test_bots_move_without_the_cluster_if_need_be(ray: FakeRay) -> None:
    """A cluster that fails costs no bot its move: it thinks on this machine."""
    workers = await open_workers(ServerSettings(ray_address="auto"))
    ray.trouble = RayError("a node is gone")
    turn = first_turn(level="1")
    thought = await workers.choose(turn)
    assert thought.trouble is None
    assert thought.move in offered(turn)
    with pytest.raises(EngineFailure, match="a node is gone"):
        await workers.lines(question())
    await workers.close()


async def test_what_cannot_be_done_is_refused(ray: FakeRay) -> None:
    """The codes of workers are those of the cluster too."""
    cluster = Cluster("auto")
    with pytest.raises(WorkFailed) as refusal:
        await cluster.run(analysis_request(question(asked={"position": "x"})), 10, None)
    assert refusal.value.code == "position/invalid"
    assert ray.cancelled == 1


async def test_a_cluster_that_does_not_answer(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks that take too long are cancelled; those that end without an answer have failed."""

    async def never(*_: object) -> AsyncIterator[Any]:
        await asyncio.sleep(3600)
        yield None

    async def nothing(*_: object) -> AsyncIterator[Any]:
        known: list[Plain] = []
        for each in known:
            yield each

    cluster = Cluster("auto")
    monkeypatch.setattr(cluster_module, "QUEUE", 0.05)
    monkeypatch.setattr(ray, "begun", never)
    with pytest.raises(EngineTooSlow):
        await cluster.run({}, 0.0, None)
    monkeypatch.setattr(ray, "begun", nothing)
    with pytest.raises(EngineFailure, match="without an answer"):
        await cluster.run({}, 10.0, None)
    assert ray.cancelled == 2


async def test_an_address_without_ray_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing extra is told with the line that installs it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install .\.\[ray\]."):
        await open_workers(ServerSettings(ray_address="auto"))


async def test_a_cluster_that_is_not_there(ray: FakeRay) -> None:
    """An address that leads nowhere stops the server at its start."""
    with pytest.raises(EngineFailure, match="'nowhere' cannot be reached"):
        await open_workers(ServerSettings(ray_address="nowhere"))


def test_a_task_that_is_left_stops() -> None:
    """Whoever stops listening to a task stops its search."""
    told = stream(analysis_request(question(seconds=3600.0)))
    assert next(told)["type"] == "info"
    told.close()  # type: ignore[attr-defined]
