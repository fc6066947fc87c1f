"""MatchState: everything that is known of a match after some entries, and what is asked of it most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.core.trail import Trail
from menagerie.errors import InvalidMatch
from menagerie.play import clock

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.play.chair import Chair, OpenProposal
    from menagerie.play.data.entries import Created, Ended
    from menagerie.play.data.settings import Settings
    from menagerie.play.data.values import Proposal

OPEN, RUNNING, PAUSED, OVER, ABORTED = "open", "running", "paused", "over", "aborted"


class MatchState:
    """A match as it stands; `menagerie.play.fold` changes it by an entry."""

    def __init__(self, created: Created, game: Game | None = None) -> None:
        """Begin with the first entry; `game` is needed only where the edition is not one of its own."""
        if created.number != 1:
            raise InvalidMatch(f"a match begins with entry 1, got {created.number}")
        settings = created.settings
        self.game = settings.rules(game)
        self.created = created
        self.number = 1
        self.at = created.at
        self.status = OPEN
        self.invited = frozenset(settings.invited)
        self.chairs: dict[int, Chair] = {}
        self.history = History(self.game, settings.start(self.game), settings.ply_cap)
        self.movers: Trail[int] = Trail()
        """Who made each move: a seat or ``CHANCE``."""
        self.draws = 0
        """How many of them chance made."""
        self.times: Trail[int] = Trail()
        """When each move was made."""
        self.moved: frozenset[int] = frozenset()
        """The seats that have made a move, taken back or not."""
        self.clocks = clock.fresh(settings.clock, settings.seats)
        self.proposals: dict[Proposal, OpenProposal] = {}
        self.declined: frozenset[tuple[int, str]] = frozenset()
        """What which seat may not propose again before the next move."""
        self.paused_at = 0
        self.started_at: int | None = None
        self.ended: Ended | None = None
        self.aborted: str | None = None
        """Why the match was called off."""
        self.seed: str | None = None
        """The server's part of the seed, once it is revealed."""
        self.rematch: Settings | None = None
        """The terms of the rematch that everybody agreed to."""
        self.continued: str | None = None
        """The id of the rematch."""

    # What is asked of a match most

    @property
    def settings(self) -> Settings:
        """The terms of the match."""
        return self.created.settings

    @property
    def host(self) -> str:
        """Who opened the match."""
        return self.created.host

    @property
    def position(self) -> Position:
        """The position now: to look at."""
        return self.history.position

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return self.history.ply

    @property
    def to_act(self) -> int | None:
        """The seat to act while the match runs, ``CHANCE`` before a chance move, else nothing."""
        return self.history.to_act if self.status == RUNNING else None

    @property
    def bot_to_act(self) -> str | None:
        """The level of the bot that is to move, if it is a bot's turn."""
        seat = self.to_act
        return None if seat is None or seat == CHANCE else self.chairs[seat].bot

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together."""
        return self.game.kind.sides(self.settings.seats)

    @property
    def opening(self) -> bool:
        """Whether some side has not moved yet, so that the match can still be called off."""
        return any(not self.moved & set(side) for side in self.sides)

    def seats_of(self, who: str) -> tuple[int, ...]:
        """Return the seats of a person."""
        return tuple(seat for seat, chair in sorted(self.chairs.items()) if chair.who == who)

    def free_seats(self) -> tuple[int, ...]:
        """Return the seats that nobody has taken."""
        return tuple(seat for seat in range(1, self.settings.seats + 1) if seat not in self.chairs)

    def awaited(self, proposal: OpenProposal) -> tuple[int, ...]:
        """Return the seats that have not accepted a proposal yet; a bot is asked only for a draw."""
        asker = self.chairs[proposal.seat]
        return tuple(seat for seat, chair in sorted(self.chairs.items()) if self._asked(proposal, asker, seat, chair))

    def _asked(self, proposal: OpenProposal, asker: Chair, seat: int, chair: Chair) -> bool:
        if seat == proposal.seat or seat in proposal.agreed or (chair.who is not None and chair.who == asker.who):
            return False
        if proposal.what == "rematch":
            return chair.who is not None
        if chair.out is not None:
            return False
        return proposal.what == "draw" or chair.bot is None

    def remaining(self, seat: int, at: int) -> int | None:
        """Return the milliseconds that the clock of a seat shows at a time; nothing where time is unlimited."""
        return clock.remaining(self.clocks, seat, self.paused_at if self.status == PAUSED else at)

    def deadline(self) -> int | None:
        """Return when the clock of the seat to act shows nothing more."""
        return clock.deadline(self.clocks) if self.status == RUNNING else None

    def flag_at(self) -> int | None:
        """Return when the server decides that the time of the seat to act is up, a little after the `deadline`."""
        return clock.flag_at(self.clocks) if self.status == RUNNING else None

    def view(self, seat: int) -> View:
        """Return what a seat, or a spectator (0), may know of the position."""
        return self.game.view(self.position, seat)
