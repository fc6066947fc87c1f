"""A decision in the making: entries are added one by one to a copy of the match, so that each sees those before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.chance import Seed
from menagerie.core.record.checks import MOST_PLIES
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidMatch
from menagerie.play import clock
from menagerie.play.data import entries
from menagerie.play.deciding.refusals import refuse
from menagerie.play.endings import ranks
from menagerie.play.steps import Step

if TYPE_CHECKING:
    from menagerie.core.outcome import Outcome
    from menagerie.play.match import Match


class Draft:
    """The entries that answer one command."""

    def __init__(self, match: Match, now: int, secret: bytes, came: int | None = None) -> None:
        """Begin with no entry; time never goes back, whatever the system's clock says."""
        if Seed(secret).commitment != match.created.commitment:
            raise InvalidMatch("the secret is not the one that the match committed to")
        self.match = match.copy()
        self._base = match
        self.now = max(now, match.at)
        self.waited = 0 if came is None else max(0, self.now - came)
        """Milliseconds for which the command waited in the server."""
        self.secret = secret
        self.steps: list[Step] = []

    def add(self, kind: type[entries.Entry], **fields: Any) -> None:  # noqa: ANN401 - any field
        """Add an entry."""
        entry = kind(number=self.match.number + 1, at=self.now, **fields)
        self.match.apply(entry)
        self.steps.append(Step(entry))

    def add_move(self, kind: type[entries.Entry], number: int, **fields: Any) -> None:  # noqa: ANN401 - any field
        """Add an entry with a move whose number is known; an illegal one is refused and changes nothing."""
        match = self.match
        entry = kind(number=match.number + 1, at=self.now, **fields)
        unplayed = match.ply == self._base.ply and not any(step.position for step in self.steps)
        before = self._base.position if unplayed else match.position.afresh()
        step = Step(entry, match.ply, before, number)
        match.apply(entry, number)
        self.steps.append(step)

    def seed(self) -> Seed:
        """Return the seed: the server's part with what the seats added."""
        chairs = self.match.chairs
        return Seed(self.secret, tuple(chairs[seat].part for seat in sorted(chairs)))

    def away(self, seat: int) -> None:
        """Begin the grace period of a seat, where there is one."""
        grace = clock.grace(self.match.settings.clock)
        if grace is not None:
            self.add(entries.Away, seat=seat, bot_at=self.now + grace[0], forfeit_at=self.now + grace[1])

    def settle(self) -> None:
        """Make the chance moves that are due and end the match if the rules say so."""
        match = self.match
        while match.to_act == CHANCE:
            if match.ply >= MOST_PLIES:
                refuse("match/too-long")
            move = self.seed().chance_move(match.game, match.position, match.draws)
            self.add_move(entries.Drawn, move, move=match.game.format_move(match.position, move))
        outcome = match.history.outcome()
        if outcome is not None and match.status == "running":
            self.end("rules", outcome)

    def end(self, ending: str, outcome: Outcome, ranked: tuple[int, ...] | None = None) -> None:
        """End the match and reveal the seed."""
        self.add(
            entries.Ended,
            ending=ending,
            reason=outcome.reason,
            rule=outcome.rule,
            scores=outcome.scores,
            winners=outcome.winners,
            ranks=ranked or ranks(self.match, outcome),
        )
        self.reveal()

    def abort(self, by: str, reason: str) -> None:
        """Call the match off, and reveal the seed if it was used."""
        begun = self.match.started_at is not None
        self.add(entries.Aborted, by=by, reason=reason)
        if begun:
            self.reveal()

    def reveal(self) -> None:
        """Publish the server's part of the seed."""
        self.add(entries.Revealed, seed=self.secret.hex())

    @property
    def entries(self) -> list[entries.Entry]:
        """The entries so far."""
        return [step.entry for step in self.steps]
