"""The commands that people, and the server for bots and for time, give to a match; `deciding.master` decides on them.

Every command says who asks: the id of a person or guest, or `SERVER`. Where a person sits in several seats (one
device handed round), `seat` says which one is meant; left out, it is the one to act if it is theirs, else their first.
"""

from __future__ import annotations

from typing import Any, ClassVar

from menagerie.play.data.described import Described, kind_of, read_kind
from menagerie.play.data.values import (
    ClaimKind,
    CreditAsked,
    Identity,
    Lag,
    Level,
    MatchId,
    MoveText,
    Name,
    Part,
    PersonId,
    Ply,
    Proposal,
    Reason,
    Seat,
)


class Command(Described, frozen=True, tag_field="kind", tag=kind_of):
    """What somebody asks of a match."""

    kind: ClassVar[str]
    """The name of the class in lower case; in JSON the field that names the kind of command."""
    by: Identity

    def __init_subclass__(cls, **options: Any) -> None:  # noqa: ANN401 - options of msgspec
        """Name the kind."""
        super().__init_subclass__(**options)
        cls.kind = kind_of(cls.__name__)
        cls.noun = f"a command {cls.kind!r}"


# Before the match


class Invite(Command, frozen=True):
    """Let somebody join; for the host."""

    who: PersonId


class Sit(Command, frozen=True):
    """Take a seat, or the first free one; with a `level` the host puts a bot there."""

    name: Name
    seat: Seat | None = None
    level: Level | None = None
    part: Part = ""
    """Any text; it is added to the seed of the chance moves."""


class Leave(Command, frozen=True):
    """Free one's seats, or the one named; the host may free any."""

    seat: Seat | None = None


class Ready(Command, frozen=True):
    """Declare oneself ready to start, or not; a part for the seed of the chance moves may come with it."""

    yes: bool = True
    part: Part | None = None


class Rename(Command, frozen=True):
    """Change the name of a person in all their seats; also while the match runs."""

    name: Name


class Start(Command, frozen=True):
    """Begin; for the host where the settings leave it to the host."""


# During the match


class Play(Command, frozen=True):
    """Make a move after `ply` moves; `lag` are milliseconds on the way, measured by the server, not by a client."""

    ply: Ply
    move: MoveText
    lag: Lag = 0


class Offer(Command, frozen=True):
    """Propose a draw, a takeback, a pause, to call the match off, or a rematch.

    A takeback goes back to `target` plies, or to before the last move of the asking seat; of any of their seats if
    they name none.
    """

    what: Proposal
    target: Ply | None = None
    seat: Seat | None = None


class Answer(Command, frozen=True):
    """Accept or decline a proposal; its author withdraws it by declining."""

    what: Proposal
    yes: bool
    seat: Seat | None = None


class Resume(Command, frozen=True):
    """End a pause."""


class Resign(Command, frozen=True):
    """Give up."""

    seat: Seat | None = None


class Abort(Command, frozen=True):
    """Call the match off before everybody has moved; the server may do so at any time, and says why."""

    reason: Reason = "called-off"


# Seats that are left, and time


class Leaving(Command, frozen=True):
    """Record that a person is no longer connected; the grace period of all their seats begins."""


class Return(Command, frozen=True):
    """Record that a person is back; bots that played for them stop."""


class Claim(Command, frozen=True):
    """Claim a win, a draw or a bot after the grace period of the person in seat `absent`."""

    claim: ClaimKind
    absent: Seat
    seat: Seat | None = None
    level: Level | None = None


class TakeSeatByBot(Command, frozen=True):
    """Let a bot play for one's own seat until one returns; in unrated matches."""

    seat: Seat | None = None
    level: Level | None = None


class Flag(Command, frozen=True):
    """Ask whether the time of the seat to act is up; anybody may, and the server does so when it is."""


class Credit(Command, frozen=True):
    """Do not count time in which nobody could play; for the server."""

    milliseconds: CreditAsked
    reason: Reason = "outage"


class Continue(Command, frozen=True):
    """Record the id of the rematch that was opened; for the server."""

    match: MatchId


COMMANDS: dict[str, type[Command]] = {command.kind: command for command in Command.__subclasses__()}


def from_plain(content: object) -> Command:
    """Read a command that `Command.to_plain` wrote."""
    return read_kind(COMMANDS, content, "a command")
