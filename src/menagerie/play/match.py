"""Match: what the entries of a match add up to; the same entries always make the same match.

A match knows everything, hidden cards included, so it never leaves the server: others get views of its position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMatch
from menagerie.play import clock
from menagerie.play.entries import Created
from menagerie.play.fold import fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.core.game import Game
    from menagerie.core.position import Position
    from menagerie.core.view import View
    from menagerie.play.chair import Chair, OpenOffer
    from menagerie.play.entries import Ended, Entry
    from menagerie.play.settings import Settings

OPEN, RUNNING, PAUSED, OVER, ABORTED = "open", "running", "paused", "over", "aborted"


class Match:
    """A match as it stands after some entries."""

    def __init__(self, created: Created, game: Game | None = None) -> None:
        """Begin with the first entry; `game` is needed only where the edition is not one of its own."""
        if created.number != 1:
            message = f"a match begins with entry 1, got {created.number}"
            raise InvalidMatch(message)
        settings = created.settings
        self.game = settings.rules(game)
        self.created = created
        self.number = 1
        self.at = created.at
        self.status = OPEN
        self.invited = frozenset(settings.invited)
        self.chairs: dict[int, Chair] = {}
        self.history = History(self.game, settings.start(self.game), settings.ply_cap)
        self.movers: list[int] = []
        """Who made each move: a seat or ``CHANCE``."""
        self.times: list[int] = []
        """When each move was made."""
        self.moved: frozenset[int] = frozenset()
        """The seats that have made a move, taken back or not."""
        self.clocks = clock.fresh(settings.clock, settings.seats)
        self.offers: dict[str, OpenOffer] = {}
        self.declined: frozenset[tuple[int, str]] = frozenset()
        """What which seat may not offer again before the next move."""
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

    @staticmethod
    def from_entries(entries: Iterable[Entry], game: Game | None = None) -> Match:
        """Return the match that entries add up to."""
        following = iter(entries)
        first = next(following, None)
        if not isinstance(first, Created):
            message = f"a match begins with an entry 'created', got {first!r}"
            raise InvalidMatch(message)
        match = Match(first, game)
        for entry in following:
            match.apply(entry)
        return match

    def apply(self, entry: Entry) -> None:
        """Add the next entry; one that cannot be next is refused and changes nothing."""
        if entry.number != self.number + 1 or entry.at < self.at:
            message = f"entry {entry.number} at {entry.at} does not follow entry {self.number} at {self.at}"
            raise InvalidMatch(message)
        fold(self, entry)
        self.number, self.at = entry.number, entry.at

    def copy(self) -> Match:
        """Return an independent copy."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.chairs, twin.offers = dict(self.chairs), dict(self.offers)
        twin.movers, twin.times = self.movers[:], self.times[:]
        twin.history = self.history.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Matches are equal when everything about them is, up to the history's moves."""
        return isinstance(other, Match) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> dict[str, object]:
        histories = (self.history.texts, self.history.keys, str(self.history.position))
        return {**self.__dict__, "game": self.game.name, "history": histories}

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
        """The seat to decide while the match runs, ``CHANCE`` before a draw, else nothing."""
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

    def awaited(self, offer: OpenOffer) -> tuple[int, ...]:
        """Return the seats whose consent to an offer is missing; a bot is asked only for a draw."""
        asker = self.chairs[offer.seat]
        return tuple(seat for seat, chair in sorted(self.chairs.items()) if self._asked(offer, asker, seat, chair))

    def _asked(self, offer: OpenOffer, asker: Chair, seat: int, chair: Chair) -> bool:
        if seat == offer.seat or seat in offer.agreed or (chair.who is not None and chair.who == asker.who):
            return False
        if offer.what == "rematch":
            return chair.who is not None
        if chair.out is not None:
            return False
        return offer.what == "draw" or chair.bot is None

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
