"""Parts: what a server opens after its store, in this order; they are closed in the opposite order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.server.heartbeat import Heartbeat
from menagerie.server.live.hub import Hub
from menagerie.server.people.notifications import Notifications
from menagerie.server.people.rating_updates import RatingUpdates
from menagerie.server.support.services import Services
from menagerie.server.thinking import cluster
from menagerie.server.thinking.jobs import JobRunner
from menagerie.server.upkeep import Upkeep
from menagerie.server.watchdog import Watchdog

if TYPE_CHECKING:
    from menagerie.play.match import Match
    from menagerie.server.state import Opener, Server
    from menagerie.server.thinking.workers import Workers


def is_shared(server: Server) -> bool:
    """Whether other processes may use the store."""
    return server.store.engine.dialect.name != "sqlite"


async def open_watchdog(server: Server) -> Watchdog:
    """Open what notices that the server stood still."""
    watchdog = Watchdog(server.clock, server.metrics)
    watchdog.open()
    return watchdog


async def open_workers(server: Server) -> Workers:
    """Open the workers of bots and analyses."""
    workers = server.workers = await cluster.open_workers(server.settings)
    server.metrics.fallbacks.set_function(lambda: workers.fallbacks)
    server.metrics.restarts.set_function(lambda: workers.restarts)
    return workers


async def open_hub(server: Server) -> Hub:
    """Open the hub of live matches."""
    services = Services(server.store, server.metrics, server.clock, owners=server.owners)
    outage, others_up = server.outage, server.others_up
    server.hub = Hub(services, server.workers, shared=is_shared(server), outage=outage, others_up=others_up)
    await server.hub.open()
    return server.hub


async def open_rating_updates(server: Server) -> RatingUpdates:
    """Open the ratings of matches that end."""
    server.rating_updates = RatingUpdates(server.store, server.metrics, server.clock)
    server.hub.listeners.append(server.rating_updates.after)
    server.rating_updates.open()
    return server.rating_updates


async def open_notifications(server: Server) -> Notifications:
    """Open what notifies people of their turns."""
    hub = server.hub

    def in_memory(match_id: str) -> Match | None:
        table = hub.matches.in_memory(match_id)
        return table.match if table is not None else None

    server.notifications = Notifications(
        server.store, server.settings, server.metrics, hub.rooms.presence.is_here, in_memory
    )
    await server.notifications.open()
    server.hub.listeners.append(server.notifications.after)
    return server.notifications


async def open_jobs(server: Server) -> JobRunner:
    """Open the queue of jobs."""
    server.jobs = JobRunner(server.store, server.workers, server.clock, server.owners, shared=is_shared(server))
    server.jobs.open()
    return server.jobs


async def open_upkeep(server: Server) -> Upkeep:
    """Open the removal of old sessions and guests."""
    upkeep = Upkeep(server.store, server.settings, server.clock)
    upkeep.open()
    return upkeep


async def open_heartbeat(server: Server) -> Heartbeat:
    """Open the heartbeat; it is the last part, as it says that all the others are open."""
    server.heartbeat = Heartbeat(server.store, server.clock, server.hub.recovery.settled)
    await server.heartbeat.open()
    return server.heartbeat


PARTS: tuple[Opener, ...] = (
    open_watchdog,
    open_workers,
    open_hub,
    open_rating_updates,
    open_notifications,
    open_jobs,
    open_upkeep,
    open_heartbeat,
)
"""All parts."""
