"""What the server counts about itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The counters of one server; each server has its own registry, so that several can run in one process."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "menagerie_requests", "Requests answered.", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "menagerie_request_seconds", "Time to answer.", ("route",), registry=self.registry, buckets=BUCKETS
        )
        self.refused = Counter("menagerie_refused", "Requests refused, by code.", ("code",), registry=self.registry)
        self.sockets = Gauge("menagerie_sockets", "Sockets that are open.", registry=self.registry)
        self.tables = Gauge("menagerie_tables", "Matches in memory.", registry=self.registry)
        self.entries = Counter(
            "menagerie_entries", "Entries stored in logs of matches.", ("kind",), registry=self.registry
        )
        self.frames = Counter("menagerie_frames", "Frames sent to viewers.", registry=self.registry)
        self.dropped = Counter("menagerie_dropped", "Viewers dropped for being slow.", registry=self.registry)
        self.choices = Histogram(
            "menagerie_choice_seconds", "Time bots took to choose.", ("game",), registry=self.registry, buckets=BUCKETS
        )
        self.fallbacks = Gauge(
            "menagerie_fallbacks", "Moves that bots played without thinking; look at the log.", registry=self.registry
        )
        self.restarts = Gauge("menagerie_worker_restarts", "Workers that had to be replaced.", registry=self.registry)
        self.stalled = Counter(
            "menagerie_stalled_seconds", "Seconds for which the server stood still.", registry=self.registry
        )
        self.guests = Counter("menagerie_guests", "Guests who came.", registry=self.registry)
        self.sign_ins = Counter("menagerie_sign_ins", "Sign-ins, by result.", ("result",), registry=self.registry)
        self.rated = Counter("menagerie_rated", "Matches rated.", ("game",), registry=self.registry)
        self.pushed = Counter(
            "menagerie_pushed", "Messages to browsers, by result.", ("result",), registry=self.registry
        )

    def text(self) -> bytes:
        """Return all counters in the format of Prometheus."""
        return generate_latest(self.registry)
