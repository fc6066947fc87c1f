"""Decisions before a match: who joins, who sits where, and when it starts."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING

from menagerie.bots import level as find_level
from menagerie.errors import Unknown
from menagerie.play.data import entries
from menagerie.play.data.names import name_key
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.refusals import refuse

if TYPE_CHECKING:
    from menagerie.core.chance import Seed
    from menagerie.play.data import commands
    from menagerie.play.deciding.draft import Draft
    from menagerie.play.match import Match

SHUFFLE = (1 << 64) - 1
"""The number of the chance move that shuffles the seats; no match has as many of its own."""


def invite(draft: Draft, command: commands.Invite) -> None:
    """Let somebody join."""
    check_host(draft.match, command.by)
    check_open(draft.match)
    if command.who not in draft.match.invited:
        draft.add(entries.Invited, who=command.who)


def sit(draft: Draft, command: commands.Sit) -> None:
    """Seat a person or, for the host, a bot."""
    match = draft.match
    check_open(match)
    if command.level is not None:
        check_host(match, command.by)
    elif command.by == SERVER:
        refuse("seat/not-seated")
    seat = free_seat(match, command.seat)
    if command.level is not None:
        name = level_name(match, command.level)
        draft.add(entries.Seated, seat=seat, who=None, name=command.name, level=name, part=command.part)
    else:
        check_person(match, command)
        draft.add(entries.Seated, seat=seat, who=command.by, name=command.name, part=command.part)
    if match.settings.starting == "full":
        start_if_possible(draft)


def check_person(match: Match, command: commands.Sit) -> None:
    """Refuse a person who may not sit here."""
    settings = match.settings
    if settings.joining == "invited" and command.by not in {match.host, *match.invited}:
        refuse("seat/not-invited")
    several = not settings.rated and (settings.joining != "open" or command.by == match.host)
    if match.seats_of(command.by) and not several:
        refuse("seat/one-each")
    if is_used(match, command.by, command.name):
        refuse("seat/name", name=command.name)


def is_used(match: Match, by: str, name: str) -> bool:
    """Whether somebody else at the table has a name, or one that looks the same."""
    others = (chair.name for chair in match.chairs.values() if chair.who not in {None, by})
    return name_key(name) in map(name_key, others)


def free_seat(match: Match, wanted: int | None) -> int:
    """Return the seat that is wanted, or the first that is free."""
    free = match.free_seats()
    if wanted is None:
        return free[0] if free else refuse("seat/full")
    check_seat(match, wanted)
    return wanted if wanted in free else refuse("seat/taken", seat=wanted)


def leave(draft: Draft, command: commands.Leave) -> None:
    """Free one's own seats, or, for the host, any."""
    match = draft.match
    check_open(match)
    if command.seat is None:
        leaving = match.seats_of(command.by) or refuse("seat/not-seated")
    else:
        check_seat(match, command.seat)
        chair = match.chairs.get(command.seat) or refuse("seat/free", seat=command.seat)
        if command.by not in {chair.who, match.host, SERVER}:
            refuse("seat/not-yours", seat=command.seat)
        leaving = (command.seat,)
    for seat in leaving:
        draft.add(entries.Unseated, seat=seat)


def rename(draft: Draft, command: commands.Rename) -> None:
    """Call somebody by another name in a match that is not over, unless somebody else there is called so."""
    match = draft.match
    former = {match.chairs[seat].name for seat in match.seats_of(command.by)} - {command.name}
    if match.status not in {"over", "aborted"} and former and not is_used(match, command.by, command.name):
        draft.add(entries.Renamed, who=command.by, name=command.name)


def ready(draft: Draft, command: commands.Ready) -> None:
    """Note that somebody is ready."""
    match = draft.match
    check_open(match)
    if not match.seats_of(command.by):
        refuse("seat/not-seated")
    draft.add(entries.Readied, who=command.by, yes=command.yes, part=command.part)
    if match.settings.starting == "ready":
        start_if_possible(draft)


def start(draft: Draft, command: commands.Start) -> None:
    """Start when the host says so."""
    check_host(draft.match, command.by)
    check_open(draft.match)
    if draft.match.free_seats():
        refuse("match/not-full", free=len(draft.match.free_seats()))
    if not everybody_ready(draft.match):
        refuse("match/not-ready")
    begin(draft)


def start_if_possible(draft: Draft) -> None:
    """Start if nobody is missing."""
    if not draft.match.free_seats() and everybody_ready(draft.match):
        begin(draft)


def everybody_ready(match: Match) -> bool:
    """Whether everybody is ready, where the settings ask for it."""
    people = [chair for chair in match.chairs.values() if chair.who is not None]
    return match.settings.starting != "ready" or all(chair.ready for chair in people)


def begin(draft: Draft) -> None:
    """Start: shuffle the seats if wanted, and make the first chance moves."""
    seats = draft.match.settings.seats
    order = shuffled(seats, draft.seed()) if draft.match.settings.seating == "random" else tuple(range(1, seats + 1))
    draft.add(entries.Started, order=order)
    draft.settle()


def shuffled(seats: int, seed: Seed) -> tuple[int, ...]:
    """Return the seats in an order that follows from the seed, each order being equally likely."""
    number = seed.number(SHUFFLE, factorial(seats))
    left = list(range(1, seats + 1))
    order = []
    for count in range(seats, 0, -1):
        number, index = divmod(number, count)
        order.append(left.pop(index))
    return tuple(order)


# What others check, too


def check_open(match: Match) -> None:
    """Refuse what can only be done before the match."""
    if match.status in {"over", "aborted"}:
        refuse("match/over")
    if match.status != "open":
        refuse("match/started")


def check_host(match: Match, by: str) -> None:
    """Refuse what only the host may do."""
    if by not in {match.host, SERVER}:
        refuse("match/host-only")


def check_seat(match: Match, seat: int) -> None:
    """Refuse a seat that the match does not have."""
    if not 1 <= seat <= match.settings.seats:
        refuse("seat/none", seat=seat, seats=match.settings.seats)


def level_name(match: Match, wanted: str | None) -> str:
    """Return the name of a level by its name or number, that of the settings by default."""
    try:
        return find_level(match.settings.game, match.settings.substitute if wanted is None else wanted).name
    except Unknown:
        return refuse("seat/level", level=wanted)
