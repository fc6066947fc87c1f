"""What people, and the server for bots and for time, can ask of a match; `menagerie.play.master` decides on it.

Every command says who asks: the id of a person or guest, or `SERVER`. Where a person sits in several seats (one
device handed round), `seat` says which one is meant; left out, it is the one to act if it is theirs, else their first.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from menagerie.play import shapes


@dataclass(frozen=True, slots=True)
class Command:
    """Something asked of a match by somebody."""

    kind: ClassVar[str] = ""
    by: str

    def __post_init__(self) -> None:
        """Refuse values that do not fit."""
        shapes.check(self, f"a command {self.kind!r}", SPECIAL)

    def to_plain(self) -> dict[str, Any]:
        """Return the command as JSON knows it."""
        return {"kind": self.kind, **{each.name: getattr(self, each.name) for each in fields(self)}}


# Before the match


@dataclass(frozen=True, slots=True)
class Invite(Command):
    """Let somebody join; for the host."""

    kind: ClassVar[str] = "invite"
    who: str


@dataclass(frozen=True, slots=True)
class Sit(Command):
    """Take a seat, or the first free one; with a `level` the host puts a bot there."""

    kind: ClassVar[str] = "sit"
    name: str
    seat: int | None = None
    level: str | None = None
    part: str = ""
    """Any text, added to the seed of the draws."""


@dataclass(frozen=True, slots=True)
class Leave(Command):
    """Free one's seats, or the one named; the host may free any."""

    kind: ClassVar[str] = "leave"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Ready(Command):
    """Say that one is ready to start, or not; a part for the seed of the draws may come with it."""

    kind: ClassVar[str] = "ready"
    yes: bool = True
    part: str | None = None


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """Tell that a person has another name, in all their seats; it may come while the match goes on, too."""

    kind: ClassVar[str] = "rename"
    name: str


@dataclass(frozen=True, slots=True)
class Start(Command):
    """Begin; for the host where the settings leave it to the host."""

    kind: ClassVar[str] = "start"


# During the match


@dataclass(frozen=True, slots=True)
class Play(Command):
    """Make a move after `ply` moves; `lag` are milliseconds on the way, measured by the server, not by a client."""

    kind: ClassVar[str] = "play"
    ply: int
    move: str
    lag: int = 0


@dataclass(frozen=True, slots=True)
class Offer(Command):
    """Ask the others for a draw, a takeback, a pause, to abort, or a rematch.

    A takeback goes back to `target` plies, or to before the last move of the asking seat; of any of their seats if
    they name none.
    """

    kind: ClassVar[str] = "offer"
    what: str
    target: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """Consent to an offer or decline it; whoever made it withdraws it by declining."""

    kind: ClassVar[str] = "answer"
    what: str
    yes: bool
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Resume(Command):
    """End a pause."""

    kind: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True)
class Resign(Command):
    """Give up."""

    kind: ClassVar[str] = "resign"
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Abort(Command):
    """Call the match off before everybody has moved; the server may do so at any time, and says why."""

    kind: ClassVar[str] = "abort"
    reason: str = "called-off"


# Seats that are left, and time


@dataclass(frozen=True, slots=True)
class Leaving(Command):
    """Tell that a person is no longer connected: the grace period of all their seats begins."""

    kind: ClassVar[str] = "leaving"


@dataclass(frozen=True, slots=True)
class Return(Command):
    """Tell that a person is there again: bots that played for them hand back."""

    kind: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class Claim(Command):
    """Claim a win, a draw or a bot after the grace period of the person in seat `absent`."""

    kind: ClassVar[str] = "claim"
    claim: str
    absent: int
    seat: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class TakeSeatByBot(Command):
    """Let a bot play for one's own seat until one returns; in casual matches."""

    kind: ClassVar[str] = "take_seat_by_bot"
    seat: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Flag(Command):
    """Ask for a decision on the time of the seat to act; anybody may, and the server does so when time is up."""

    kind: ClassVar[str] = "flag"


@dataclass(frozen=True, slots=True)
class Credit(Command):
    """Do not count time in which nobody could play; for the server."""

    kind: ClassVar[str] = "credit"
    milliseconds: int
    reason: str = "outage"


@dataclass(frozen=True, slots=True)
class Continue(Command):
    """Tell the id of the rematch that was opened; for the server."""

    kind: ClassVar[str] = "continue"
    match: str


COMMANDS: dict[str, type[Command]] = {command.kind: command for command in Command.__subclasses__() if command.kind}
SPECIAL: dict[str, shapes.Shape] = {
    "level": (lambda value: isinstance(value, str) and 0 < len(value) <= 40, "the name of a level or its number"),
    "milliseconds": shapes.number(0, shapes.YEAR),
}


def from_plain(content: object) -> Command:
    """Read a command that `Command.to_plain` wrote."""
    given = shapes.as_table(content, "a command")
    kind = shapes.known_kind(given.pop("kind", None), COMMANDS, "a command")
    return shapes.build(COMMANDS[kind], given, f"a command {kind!r}")
