"""Match: what the entries of a match add up to; the same entries always make the same match.

A match knows everything, hidden cards included, so it never leaves the server: others get views of its position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.errors import InvalidMatch
from menagerie.play.data.entries import Created
from menagerie.play.fold import fold
from menagerie.play.state import MatchState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie.core.game import Game
    from menagerie.play.data.entries import Entry


class Match(MatchState):
    """A match as it stands after some entries; further entries are applied to it."""

    @staticmethod
    def from_entries(entries: Iterable[Entry], game: Game | None = None) -> Match:
        """Return the match that entries add up to."""
        following = iter(entries)
        first = next(following, None)
        if not isinstance(first, Created):
            raise InvalidMatch(f"a match begins with an entry 'created', got {first!r}")
        match = Match(first, game)
        for entry in following:
            match.apply(entry)
        return match

    def apply(self, entry: Entry, move: int | None = None) -> None:
        """Add the next entry; one that cannot be next is refused and changes nothing.

        `move` is the number of the entry's move, if the caller has read it already.
        """
        if entry.number != self.number + 1 or entry.at < self.at:
            raise InvalidMatch(f"entry {entry.number} at {entry.at} does not follow entry {self.number} at {self.at}")
        fold(self, entry, move)
        self.number, self.at = entry.number, entry.at

    def copy(self) -> Match:
        """Return an independent copy."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.chairs, twin.proposals = dict(self.chairs), dict(self.proposals)
        twin.movers, twin.times = self.movers.copy(), self.times.copy()
        twin.history = self.history.copy()
        return twin

    def become(self, other: Match) -> None:
        """Take over the state of another match, which is not used any more; references to this one stay valid."""
        self.__dict__.update(other.__dict__)

    def __eq__(self, other: object) -> bool:
        """Matches are equal when everything about them is, up to the history's moves."""
        return isinstance(other, Match) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]

    def _facts(self) -> dict[str, object]:
        histories = (self.history.texts, self.history.keys, str(self.history.position))
        return {**self.__dict__, "game": self.game.name, "history": histories}
