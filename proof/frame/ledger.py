"""Ledger: what clients sent and what was acknowledged, written to a file before anything else is believed."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from pathlib import Path


SERVER, DATABASE = "server", "database"
"""What can be gone; if both are, the server is."""


class Broken(AssertionError):
    """A promise does not hold."""


@dataclass
class Attempt:
    """A move that a client sent, once or several times under one id."""

    id: str
    match: str
    seat: int
    ply: int
    text: str
    at: float
    """When it was first sent."""
    acknowledged: float | None = None
    number: int = 0
    """The entry that the acknowledgement named."""
    sent: int = 1
    found: bool = False
    """Whether an acknowledgement said that the move was stored before."""


@dataclass
class Outage:
    """A time in which nobody could play; one that goes on has no end yet."""

    what: str
    began: float
    ended: float = inf


@dataclass
class Ledger:
    """Everything that was sent, acknowledged and refused, and when nobody could play."""

    file: Path
    attempts: dict[str, Attempt] = field(default_factory=dict)
    outages: list[Outage] = field(default_factory=list)
    refusals: dict[str, int] = field(default_factory=dict)
    """How often each code was answered."""

    def __post_init__(self) -> None:
        """Open the file."""
        self._by_match: dict[str, list[Attempt]] = {}
        self._lines = self.file.open("a", encoding="utf-8", buffering=1)

    def __enter__(self) -> Self:
        """Go on writing."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self._lines.close()

    def _write(self, kind: str, **fields: Any) -> None:  # noqa: ANN401 - JSON
        self._lines.write(json.dumps({"kind": kind, "at": time.monotonic(), **fields}) + "\n")

    def sending(self, attempt: Attempt) -> None:
        """Note a move before it is sent, for the first time or again."""
        self._write("sending", id=attempt.id, match=attempt.match, ply=attempt.ply, text=attempt.text)
        if attempt.id in self.attempts:
            attempt.sent += 1
        else:
            self.attempts[attempt.id] = attempt
            self._by_match.setdefault(attempt.match, []).append(attempt)

    def acknowledged(self, frame: dict[str, Any]) -> None:
        """Note an acknowledgement; two for one id have to say the same."""
        self._write("ack", id=frame["id"], number=frame["number"], repeated=frame.get("repeated", False))
        attempt = self.attempts.get(frame["id"])
        if attempt is None:
            raise Broken(f"{frame['id']!r} is acknowledged, and was never sent")
        if attempt.acknowledged is not None and attempt.number != frame["number"]:
            raise Broken(f"{attempt} is acknowledged again as {frame['number']}")
        attempt.acknowledged = attempt.acknowledged or time.monotonic()
        attempt.number = frame["number"]
        attempt.found = attempt.found or bool(frame.get("repeated"))

    def refused(self, frame: dict[str, Any]) -> None:
        """Note a refusal."""
        self._write("refusal", id=frame.get("id"), code=frame["code"])
        self.refusals[frame["code"]] = self.refusals.get(frame["code"], 0) + 1

    def begin_outage(self, what: str) -> Outage:
        """Note that from now on nobody can play."""
        self.outages.append(Outage(what, time.monotonic()))
        self._write("outage", what=what)
        return self.outages[-1]

    def end_outage(self, outage: Outage) -> None:
        """Note that everybody can play again."""
        outage.ended = time.monotonic()
        self._write("outage over", what=outage.what, seconds=outage.ended - outage.began)

    # What it says

    def of_match(self, match: str) -> list[Attempt]:
        """Return what was sent in a match, in order."""
        return self._by_match.get(match, [])

    @property
    def matches(self) -> list[str]:
        """The matches in which somebody moved."""
        return list(self._by_match)

    def turn_began(self, match: str, seat: int) -> float | None:
        """Return when the last move of another seat was sent: no turn of this seat that goes on began earlier."""
        return next((each.at for each in reversed(self.of_match(match)) if each.seat != seat), None)

    def playable(self, began: float, ended: float, troubled: float | None = None) -> float:
        """Return how many seconds between two times somebody could play.

        Where only the database was gone, the server learns of it by a move that it cannot store: the first was sent at
        `troubled`.
        """
        missing = 0.0
        for outage in reversed(self.outages):
            if outage.ended < began - 60:  # those before it are older still
                break
            start = outage.began
            if outage.what == DATABASE:
                start = max(start, outage.ended if troubled is None else troubled)
            missing += max(0.0, min(ended, outage.ended) - max(began, start))
        return max(0.0, ended - began - missing)
