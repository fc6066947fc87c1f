"""The types of the fields of settings, commands and entries, with their constraints; HTTP and the wire use them too.

A field of one meaning has one type. `msgspec` checks bounds, lengths and patterns. Its `title` says in words what is
expected, and `extra["fits"]` is a test for what a pattern cannot say.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from menagerie.core.chance import LONGEST_PART
from menagerie.core.edition import ID
from menagerie.core.game import LONGEST_MOVE, LONGEST_TEXT
from menagerie.core.record.checks import (
    LARGEST_NUMBER,
    LONGEST_NAME,
    MOST_PLIES,
    MOST_SEATS,
    are_options,
    ascii_line,
    is_part,
    line,
)

SERVER = "server"
"""Who gives the commands that no person gives: for bots, for time that has run out, after an outage."""
LATEST = 1 << 53
"""Times are milliseconds since 1970 in UTC; every number up to this one is exact in every language."""
DAY = 86_400_000
YEAR = 366 * DAY
MOST_INVITED = 100
MOST_OPTIONS = 100


def whole(pattern: str) -> str:
    r"""Make a pattern that a whole text has to match; ``$`` would let a line break follow."""
    return rf"^{pattern}\Z"


# Constraints that HTTP uses as well

IDENTITY = Meta(pattern=whole("[A-Za-z0-9][A-Za-z0-9_.:-]{0,79}"), title="the id of whoever does it")
MATCH_ID = Meta(pattern=IDENTITY.pattern, title="the id of a match")
GAME_NAME = Meta(pattern=whole("[a-z_][a-z0-9_]{0,63}"), title="the name of a game")
EDITION_ID = Meta(pattern=whole(ID.pattern), title="the id of an edition")
LEVEL = Meta(min_length=1, max_length=40, title="the name of a level or its number")
SEAT = Meta(ge=1, le=MOST_SEATS)
PLY = Meta(ge=0, le=MOST_PLIES)
NAME = Meta(
    min_length=1,
    max_length=LONGEST_NAME,
    title=f"a name of up to {LONGEST_NAME} printable characters",
    extra={"fits": line(LONGEST_NAME)},
)
MOVE_TEXT = Meta(
    min_length=1, max_length=LONGEST_MOVE, title="the text of a move", extra={"fits": ascii_line(LONGEST_MOVE)}
)
POSITION_TEXT = Meta(
    min_length=1, max_length=LONGEST_TEXT, title="the text of a position", extra={"fits": ascii_line(LONGEST_TEXT)}
)
DIGEST = Meta(pattern=whole("[0-9a-f]{64}"), title="64 hexadecimal digits")
OPTIONS = Meta(
    max_length=MOST_OPTIONS,
    title="a table of fields: numbers and short texts by name",
    extra={"fits": are_options},
)
PART = Meta(max_length=LONGEST_PART, title=f"a text of up to {LONGEST_PART} characters", extra={"fits": is_part})
CLIENT_ID = Meta(pattern=whole("[ -~]{1,64}"), title="1 to 64 printable characters of ASCII")

# Numbers

Time = Annotated[int, Meta(ge=0, le=LATEST)]
Number = Annotated[int, Meta(ge=1, le=10_000_000)]
Seat = Annotated[int, SEAT]
Ply = Annotated[int, PLY]
PlyCap = Annotated[int, Meta(ge=1, le=MOST_PLIES)]
Version = Annotated[int, Meta(ge=0, le=10**9)]
LONGEST_LAG = 60_000
Lag = Annotated[int, Meta(ge=0, le=LONGEST_LAG)]
Credit = Annotated[int, Meta(ge=1, le=YEAR)]
CreditAsked = Annotated[int, Meta(ge=0, le=YEAR)]
Score = (
    Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
    | Annotated[float, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
)

# Texts

Identity = Annotated[str, IDENTITY]
PersonId = Annotated[
    str,
    Meta(
        pattern=f"^(?!{SERVER}\\Z){IDENTITY.pattern}",
        title=f"the id of a person: up to 80 letters, digits and _ . : -, not {SERVER!r}",
    ),
]
MatchId = Annotated[str, MATCH_ID]
Name = Annotated[str, NAME]
LevelName = Annotated[str, Meta(pattern=whole("[a-z][a-z0-9_]{0,39}"), title="the name of a level")]
Level = Annotated[str, LEVEL]
Part = Annotated[str, PART]
Digest = Annotated[str, DIGEST]
MoveText = Annotated[str, MOVE_TEXT]
PositionText = Annotated[str, POSITION_TEXT]
Reason = Annotated[str, Meta(pattern=whole("[a-z][a-z_-]{0,39}"), title="a word")]
RuleId = Annotated[str, Meta(pattern=whole("[A-Za-z_][A-Za-z0-9_]{0,63}"), title="the id of a rule")]
GameName = Annotated[str, GAME_NAME]
EditionId = Annotated[str, EDITION_ID]
ClientId = Annotated[str, CLIENT_ID]

# One of several words

Proposal = Literal["draw", "takeback", "pause", "abort", "rematch"]
ClaimKind = Literal["win", "draw", "bot"]
Ending = Literal["rules", "resignation", "timeout", "abandonment", "agreement"]
Pace = Literal["unlimited", "realtime", "correspondence"]
Joining = Literal["open", "link", "invited"]
Seating = Literal["chosen", "random"]
Starting = Literal["full", "ready", "host"]

PROPOSALS: tuple[Proposal, ...] = get_args(Proposal)
CLAIMS: tuple[ClaimKind, ...] = get_args(ClaimKind)
ENDINGS: tuple[Ending, ...] = get_args(Ending)

# Several at once

Order = Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS, title="seats")]
Winners = Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS, title="seats")]
Ranks = Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS, title="ranks by seat")]
Scores = Annotated[tuple[Score, ...], Meta(min_length=1, max_length=MOST_SEATS, title="points by seat")]
Guests = Annotated[tuple[PersonId, ...], Meta(max_length=MOST_INVITED, title=f"up to {MOST_INVITED} ids of people")]
Options = Annotated[dict[str, int | str], OPTIONS]
