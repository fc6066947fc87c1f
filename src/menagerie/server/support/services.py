"""Services: the store, metrics, clock and background tasks that all parts of a hub use."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.server.shares.owners import Owners
from menagerie.server.support.tasks import Tasks

if TYPE_CHECKING:
    from menagerie.play.store import Store
    from menagerie.server.support.clock import Clock
    from menagerie.server.support.metrics import Metrics


@dataclass(frozen=True)
class Services:
    """What the parts of one hub share."""

    store: Store
    metrics: Metrics
    clock: Clock
    tasks: Tasks = field(default_factory=Tasks)
    owners: Owners = field(default_factory=Owners)
