"""What people ask of a match, over a socket or with a request, made into commands that the master can decide on.

People never say who they are or how long a message was on its way: the server knows, and fills it in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from menagerie.bots import level as find_level
from menagerie.errors import InvalidMatch, Unknown
from menagerie.play.clock import MOST_LAG
from menagerie.play.data import commands
from menagerie.play.deciding.refusals import refuse
from menagerie.server.support.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from menagerie.play.match import Match
    from menagerie.server.live.arrivals import Arrival
    from menagerie.server.people.accounts import Visitor
    from menagerie.server.state import Server

OWN = ("by", "lag", "name")
"""Fields of commands that nobody but the server fills in."""
UNSEEN = ("credit", "continue", "leaving", "rename")
"""Commands that only the server gives."""
PHRASES = (
    *("hello", "good_luck", "have_fun", "well_played", "good_game", "thank_you", "sorry", "oops", "nice_move"),
    *("one_moment", "i_am_back", "your_turn", "rematch", "goodbye"),
)
"""What can be said with one click; every language of the web app has them."""
LONGEST_TEXT = 300


class Saying(Protocol):
    """What somebody wants to say: a text or the key of a phrase, and the client's id for it."""

    @property
    def id(self) -> str | None:
        """The client's id; what is sent again under the same id is said once."""

    @property
    def text(self) -> str | None:
        """In own words."""

    @property
    def phrase(self) -> str | None:
        """The key of a phrase."""


def command_from(content: Mapping[str, Any], visitor: Visitor, match: Match, language: str) -> commands.Command:
    """Read a command of a visitor; `InvalidMatch` says what is wrong with it."""
    given = {name: value for name, value in content.items() if name not in OWN}
    kind = given.get("kind")
    if kind in UNSEEN:
        refuse("match/server-only")
    check_storable(given.values())
    given["by"] = visitor.id
    if kind == "sit":
        given["name"] = seat_name(given.get("level"), visitor, match, language)
    return commands.from_plain(given)


def move_from(ply: int, text: str, visitor: Visitor, arrival: Arrival) -> commands.Play:
    """Read a move of a visitor."""
    check_storable((text,))
    return commands.Play(visitor.id, ply, text, min(arrival.lag, MOST_LAG))


def check_storable(texts: Iterable[object]) -> None:
    """Refuse texts with a character that PostgreSQL cannot keep."""
    if any(isinstance(text, str) and "\0" in text for text in texts):
        raise InvalidMatch("expected texts without the character NUL")


def seat_name(level: object, visitor: Visitor, match: Match, language: str) -> str:
    """Return the name of whoever sits down: the visitor's, or what the level of a bot is called."""
    if not isinstance(level, str):
        return visitor.name
    try:
        return find_level(match.settings.game, level).title(language)
    except Unknown:
        return refuse("seat/level", level=level[:40])


async def check_sit(server: Server, visitor: Visitor, match: Match, command: commands.Command) -> None:
    """Refuse to seat somebody with people who block them or are blocked, and somebody with too many matches."""
    if not isinstance(command, commands.Sit) or command.level is not None:
        return
    seated = {chair.who for chair in match.chairs.values() if chair.who}
    if await server.store.blocks_between(visitor.id, (seated | {match.host}) - {visitor.id}):
        refuse("seat/not-invited")
    most = server.settings.limits.matches
    counted = visitor.id in (seated or {match.host})
    if not counted and await server.store.count_matches_of(visitor.id) >= most:
        code = "lobby/full"
        raise Problem(code, 409, most=most)


async def carry_out(  # noqa: PLR0913, PLR0917 - each has its own meaning
    server: Server,
    match_id: str,
    content: Mapping[str, Any],
    visitor: Visitor,
    language: str,
    client_id: str | None = None,
    arrival: Arrival | None = None,
) -> tuple[int, bool]:
    """Carry out what a visitor asks; return the number of the last entry, and whether it was asked before."""
    table = await server.hub.matches.table(match_id)
    check_watching(table.match, visitor.id)
    command = command_from(content, visitor, table.match, language)
    await check_sit(server, visitor, table.match, command)
    if arrival is not None and isinstance(command, commands.Play):
        command = replace(command, lag=min(arrival.lag, MOST_LAG))
    if arrival is not None and isinstance(command, commands.Flag):
        table.arrivals.settle(arrival)  # it would wait for itself
    return await act(server, match_id, command, visitor, client_id, arrival)


async def act(  # noqa: PLR0913, PLR0917 - each has its own meaning
    server: Server,
    match_id: str,
    command: commands.Command,
    visitor: Visitor,
    client_id: str | None,
    arrival: Arrival | None,
) -> tuple[int, bool]:
    """Carry out a command of a visitor; return the number of the last entry, and whether it was asked before."""
    own_id = f"{visitor.id}:{client_id}" if client_id else None
    appended = await server.hub.act(match_id, command, own_id, arrival.came if arrival else None)
    return appended.number, appended.repeated


def check_watching(match: Match, person: str | None) -> None:
    """Refuse to show a match to somebody whom it is not for."""
    settings = match.settings
    if settings.watching and settings.joining != "invited":
        return
    if person is not None and (person in {match.host, *match.invited} or match.seats_of(person)):
        return
    if settings.joining == "invited" or match.status != "open":
        code = "match/private"
        raise Problem(code, 403)


async def say(server: Server, match_id: str, visitor: Visitor, said: Saying) -> tuple[int, bool]:
    """Say something at a table; return the number of the line, and whether it was said before under the same id."""
    match = (await server.hub.matches.table(match_id)).match
    if not match.seats_of(visitor.id):
        refuse("seat/not-seated")
    own_id = f"say {visitor.id}:{said.id}" if said.id else None
    earlier = await server.store.answered(match_id, own_id) if own_id else None
    if earlier is not None:
        return earlier.number, True
    text, phrase = said.text, said.phrase
    server.rates.chat.take(visitor.id)
    await check_muted(server, visitor.id)
    if (text is None) == (phrase is None):
        raise InvalidMatch("expected a text or a phrase")
    if phrase is not None and phrase not in PHRASES:
        code = "chat/phrase"
        raise Problem(code, 422)
    spoken = None if text is None else checked_text(text, match)
    now = server.clock.now_ms()
    line = await server.store.chat(match_id, visitor.id, now, text=spoken, phrase=phrase, client_id=own_id)
    return line.number, line.repeated


async def check_muted(server: Server, person: str) -> None:
    """Refuse to pass on what somebody says whom the keeper of the server has muted, in this or another process."""
    found = await server.store.person(person)
    if found is not None and (found.muted_until or 0) > server.clock.now_ms():
        code = "chat/muted"
        raise Problem(code, 403)


def checked_text(text: str, match: Match) -> str:
    """Pass on what is said in own words, which is for those who know each other."""
    if match.settings.joining == "open":
        code = "chat/phrases-only"
        raise Problem(code, 403)
    said = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 0 < len(said) <= LONGEST_TEXT:
        code = "chat/length"
        raise Problem(code, 422, most=LONGEST_TEXT)
    return said
