"""The master of a match: decides what a command leads to, as entries to store, or refuses it.

It does no input or output, and time is an argument, so the same match, command and time always lead to
the same entries. `secret` is the server's part of the seed: 32 bytes that the store keeps apart until the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.core.chance import Seed
from menagerie.play.data import commands, entries
from menagerie.play.data.settings import verified
from menagerie.play.data.values import SERVER
from menagerie.play.deciding import agreements, departures, moves, seating
from menagerie.play.deciding.draft import Draft
from menagerie.play.deciding.refusals import refuse
from menagerie.play.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from menagerie.core.game import Game
    from menagerie.play.data.settings import Settings


def create(  # noqa: PLR0913 - each has its own meaning
    settings: Settings, host: str, now: int, secret: bytes, *, previous: str | None = None, game: Game | None = None
) -> list[entries.Entry]:
    """Return the entries of a new match, in which nobody sits yet."""
    rules = verified(settings, game).rules(game)
    return [
        entries.Created(
            number=1,
            at=now,
            settings=settings,
            host=host,
            rules=rules.version,
            commitment=Seed(secret).commitment,
            previous=previous,
        )
    ]


def create_rematch(
    match: Match, match_id: str, now: int, secret: bytes, names: Mapping[str, str] | None = None
) -> list[entries.Entry]:
    """Return the entries of the rematch of a match, which has this id: everybody sits one seat further.

    `names` are what people are called now, if that may have changed since.
    It starts when everybody is ready; a part for the new seed comes with that, as the commitment must be there first.
    """
    settings = match.rematch or refuse("match/not-over")
    made = create(settings, match.host, now, secret, previous=match_id, game=match.game)
    draft = Draft(Match.from_entries(made, match.game), now, secret)
    for seat, (who, name, level) in agreements.rematch_chairs(match).items():
        called = (names or {}).get(who or "", name)
        draft.add(entries.Seated, seat=seat, who=who, name=called, level=level)
    return made + draft.entries


def decide(match: Match, command: commands.Command, now: int, secret: bytes) -> list[entries.Entry]:
    """Return the entries that a command leads to, perhaps none, or raise `Refused`; the match is left as it is."""
    return drafted(match, command, now, secret).entries


def drafted(  # noqa: PLR0913 - each has its own meaning
    match: Match,
    command: commands.Command,
    now: int,
    secret: bytes,
    *,
    came: int | None = None,
    failing_since: int | None = None,
    stalled: int = 0,
) -> Draft:
    """Return the decision on a command with the match as it will be then, or raise `Refused`.

    The time since it `came` to the server, in which it waited, counts for nobody. Nor does the time since
    `failing_since`, in which nothing could be stored, or the milliseconds for which the server has `stalled`.
    """
    draft = Draft(match, now, secret, came)
    departures.give_back(draft, failing_since, stalled)
    DECISIONS[type(command)](draft, command)
    return draft


def due(match: Match, now: int) -> commands.Command | None:
    """Return the command that time alone makes due now."""
    limit = match.flag_at()
    return commands.Flag(SERVER) if limit is not None and now >= limit else None


def link(draft: Draft, command: commands.Continue) -> None:
    """Note which match is the rematch."""
    if command.by != SERVER:
        refuse("match/server-only")
    if draft.match.rematch is None or draft.match.continued is not None:
        refuse("offer/none")
    draft.add(entries.Continued, match=command.match)


DECISIONS: dict[type[commands.Command], Callable[[Draft, Any], None]] = {
    commands.Invite: seating.invite,
    commands.Sit: seating.sit,
    commands.Leave: seating.leave,
    commands.Ready: seating.ready,
    commands.Rename: seating.rename,
    commands.Start: seating.start,
    commands.Play: moves.play,
    commands.Offer: agreements.propose,
    commands.Answer: agreements.answer,
    commands.Resume: agreements.resume,
    commands.Resign: departures.resign,
    commands.Abort: departures.abort,
    commands.Leaving: departures.leaving,
    commands.Return: departures.come_back,
    commands.Claim: departures.claim,
    commands.TakeSeatByBot: departures.take_seat_by_bot,
    commands.Flag: departures.flag,
    commands.Credit: departures.credit,
    commands.Continue: link,
}
