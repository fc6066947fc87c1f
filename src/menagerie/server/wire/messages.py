"""The messages of a live match, both ways, as JSON; docs/reference/live.md describes their order.

Every message is an object whose `kind` says what it is. The types of the browser (web/src/wire.ts) are generated from
this file by `menagerie.server.wire.typescript`. Times are milliseconds since 1970 by the server's clock, seats count
from 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from menagerie.play.data import settings as terms
from menagerie.play.data.described import fits
from menagerie.play.data.values import CLIENT_ID, ClientId
from menagerie.server.wire.scenes import Motion, Scene, SceneChange, Slim, selection

VERSION = 1
"""Raised when a change would break clients of the version before; new fields do not."""
LONGEST_MESSAGE = 8_192
"""Characters that a client may send in one message."""


# Parts of messages


class Seat(Slim, frozen=True):
    """The player of a seat; a free seat has no name."""

    seat: int
    title: str
    """The game's name of the seat, in the viewer's language."""
    name: str = ""
    who: str | None = None
    """The id of the person; nobody for a bot."""
    level: str | None = None
    """The level of the bot that has the seat."""
    ready: bool = False
    substitute: str | None = None
    """The level of the bot that plays for the owner."""
    out: str | None = None
    """Why the owner dropped out for good."""
    away_since: int | None = None
    bot_at: int | None = None
    """From when others may call a bot for an absent player."""
    forfeit_at: int | None = None
    """From when others may claim the result against an absent player."""


class Clocks(Slim, frozen=True):
    """The clocks: `left` by seat; that of `running` goes down from `now` on."""

    now: int
    left: list[int] = []
    """Milliseconds; empty where time is unlimited."""
    running: int | None = None
    free: bool = False
    """Whether this is one of the first turns, which the clock does not count; it ends at `deadline`."""
    deadline: int | None = None


class Move(Slim, frozen=True):
    """A move as the viewer sees it."""

    seat: int
    """Who made it, -1 for chance."""
    text: str
    at: int


class Shown(Slim, frozen=True):
    """A move that has just been made, and what to animate."""

    ply: int
    """The number of moves including this one."""
    seat: int
    text: str
    at: int
    motions: list[Motion] = []
    told: str = ""
    """The move in words, in the viewer's language, if the game describes it."""


class Target(msgspec.Struct, frozen=True, array_like=True):
    """A target of a piece: `text` with one of the `endings` is a move."""

    cell: str
    """The cell; ``""`` for a card that is chosen, or a piece that leaves the board."""
    text: str
    """The common beginning of the texts of these moves."""
    endings: int
    """The index of a list in `Offers.endings`."""


class Ending(msgspec.Struct, frozen=True, array_like=True):
    """The end of a move's text, and the facing of the piece after it."""

    text: str
    facing: float | None


class Grip(Slim, frozen=True):
    """A piece or card that can move, by its id in the scene, and its targets."""

    piece: str
    to: list[Target]


class Choice(Slim, frozen=True):
    """A move that is chosen by name and not on the board."""

    text: str
    label: str = ""


class Offers(Slim, frozen=True):
    """All legal moves of the viewer, in a form for a board: pieces, targets, facings."""

    seat: int
    """The seat they are for."""
    grips: list[Grip] = []
    endings: list[list[Ending]] = []
    choices: list[Choice] = []
    notes: dict[str, str] = {}
    """Short notes by the text of a move, such as ``2:1`` for a push."""


class Proposal(Slim, frozen=True):
    """A proposal of a seat that waits for the consent of others."""

    what: str
    seat: int
    awaited: list[int]
    """The seats that have not answered yet."""
    target: int | None = None
    """The ply that a takeback goes back to."""


class Result(Slim, frozen=True):
    """The result of the match, also in the viewer's language."""

    ending: str
    """``rules``, ``resignation``, ``timeout``, ``abandonment``, ``agreement`` or ``aborted``."""
    reason: str
    told: str = ""
    rule: str = ""
    scores: list[float] = []
    winners: list[int] = []
    ranks: list[int] = []


if TYPE_CHECKING:
    from menagerie.play.data.settings import Settings as Settings  # noqa: PLC0414 - part of this module
    from menagerie.play.data.settings import Tempo as Tempo  # noqa: PLC0414 - part of this module
else:
    Tempo = selection(terms.Tempo, "The clock of a match.", ("tempo",), ("base", "increment", "days"))
    Settings = selection(
        terms.Settings,
        "The settings of a match, without the invitations and the start position.",
        (
            *("game", "edition", "seats", "clock", "joining", "seating", "starting"),
            *("rated", "takebacks", "watching", "substitute"),
        ),
        ("options", "ply_cap"),
        clock=Tempo,
    )


class Line(Slim, frozen=True):
    """A line of chat: a text, or the key of a phrase."""

    number: int
    person: str
    at: int
    text: str | None = None
    phrase: str | None = None


# From the server


class Hello(Slim, frozen=True, tag_field="kind", tag="hello"):
    """The first message on a socket."""

    match: str
    you: str
    """The viewer's id."""
    now: int
    beat: int
    """Milliseconds between heartbeats; a client that receives nothing for three of them reconnects."""
    version: int


class Snapshot(Slim, frozen=True, tag_field="kind", tag="snapshot"):
    """The match as the viewer may see it, after entry `number` of its log."""

    match: str
    number: int
    status: str
    """``open``, ``running``, ``paused``, ``over`` or ``aborted``."""
    host: str
    settings: Settings
    seats: list[Seat]
    own: list[int]
    """The viewer's seats."""
    seat: int
    """The seat whose view this is, 0 for a spectator; of several own seats, the one to act."""
    ply: int
    to_act: int | None
    view: str
    """The position as the seat knows it, as text."""
    scene: Scene
    moves: list[Move]
    """The latest moves, 300 at most."""
    clocks: Clocks
    commitment: str
    rules: int
    offers: Offers | None = None
    proposals: list[Proposal] = []
    result: Result | None = None
    rematch: str | None = None
    """The id of the rematch."""
    previous: str | None = None
    seed: str | None = None
    """The server's part of the seed, once it is revealed."""
    skipped: int = 0
    """The number of moves before `moves`; ``GET /api/matches/{match_id}/moves`` returns them in pages."""
    turns: int = 0
    """The number of turns that ended in the skipped moves."""


class Event(Slim, frozen=True, tag_field="kind", tag="event"):
    """The changes between entries `after` and `number`; a client that is not at `after` requests a snapshot.

    Fields that have not changed are left out: `seats`, `proposals`, `result`, `rematch`, `seed`.
    """

    after: int
    number: int
    status: str
    ply: int
    seat: int
    to_act: int | None
    clocks: Clocks
    entries: list[str]
    """The kinds of entries, in order, such as ``moved`` or ``taken_back``."""
    moves: list[Shown] = []
    view: str | None = None
    """The new position, if it changed."""
    scene: SceneChange | None = None
    offers: Offers | None = None
    seats: list[Seat] | None = None
    proposals: list[Proposal] | None = None
    result: Result | None = None
    rematch: str | None = None
    seed: str | None = None


class Ack(Slim, frozen=True, tag_field="kind", tag="ack"):
    """A command was stored; a repeated id gets the same answer."""

    id: str
    number: int
    repeated: bool = False


class Refusal(Slim, frozen=True, tag_field="kind", tag="refusal"):
    """A message was refused; nothing has changed."""

    code: str
    message: str
    id: str | None = None
    details: dict[str, Any] = {}
    resync: bool = False
    """Whether the client is out of date; a snapshot follows."""


class Chat(Slim, frozen=True, tag_field="kind", tag="chat"):
    """Lines of chat: the latest ones when a socket opens, then each new one."""

    lines: list[Line]


class Presence(Slim, frozen=True, tag_field="kind", tag="presence"):
    """Who is present: the ids of players and the host, and the number of other viewers."""

    present: list[str]
    watching: int


class Clock(Slim, frozen=True, tag_field="kind", tag="clock"):
    """A heartbeat with the clocks; the client answers with `Pong`, by which the server measures the lag."""

    beat: int
    clocks: Clocks


class Bye(Slim, frozen=True, tag_field="kind", tag="bye"):
    """The server closes the socket: ``slow``, ``restart``, ``elsewhere`` or ``removed``."""

    reason: str


# From the client


class Play(msgspec.Struct, frozen=True, tag_field="kind", tag="play"):
    """Make a move after `ply` moves; `id` is the client's. The client resends it unchanged until it is acknowledged."""

    id: str
    ply: int
    move: str


class Do(msgspec.Struct, frozen=True, tag_field="kind", tag="do"):
    """Any other command; docs/reference/live.md lists the kinds and their fields."""

    id: str
    command: dict[str, Any]


class Say(msgspec.Struct, frozen=True, tag_field="kind", tag="say"):
    """Send a line of chat: a text, or the key of a phrase."""

    id: str
    text: str | None = None
    phrase: str | None = None


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """The answer to a heartbeat."""

    beat: int


class Resync(msgspec.Struct, frozen=True, tag_field="kind", tag="resync"):
    """Request a snapshot."""


FromServer = Hello | Snapshot | Event | Ack | Refusal | Chat | Presence | Clock | Bye
FromClient = Play | Do | Say | Pong | Resync

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> str:
    """Encode a message of the server."""
    return _encoder.encode(message).decode()


def decode(text: str | bytes) -> FromClient:
    """Decode a message of a client; an invalid one raises `msgspec.DecodeError`."""
    if len(text) > LONGEST_MESSAGE:
        raise msgspec.ValidationError(f"a message has up to {LONGEST_MESSAGE} characters, got {len(text)}")
    message = _decoder.decode(text)
    given = getattr(message, "id", "-")
    if not fits(ClientId, given):
        raise msgspec.ValidationError(f"an id has {CLIENT_ID.title}")
    return message
