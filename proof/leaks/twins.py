"""Twins: a match, and the same match with another hidden card. Whoever may not know the card gets the same bytes.

A card that somebody draws unseen is replaced by another one that could have come. From then on both matches run side
by side, until the rules make the difference public. What is public is decided here, from the written position, and not
by the views of the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from menagerie.errors import MenagerieError
from menagerie.play.data import entries
from menagerie.play.match import Match
from menagerie.play.steps import step_of
from menagerie.server.frames.audiences import Audience, AudienceView
from menagerie.server.live.reactions import turn_of
from menagerie.server.thinking.workers import bot_request
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from tests.play.tables import Table

LONGEST = 60
"""Entries for which two matches run side by side."""
LANGUAGES = ("en", "fr", "de", "it")


@dataclass
class Tally:
    """What was compared."""

    draws: int = 0
    texts: int = 0
    size: int = 0
    requests: int = 0
    """Of the texts, those for workers."""
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add what was compared elsewhere."""
        self.draws += other.draws
        self.texts += other.texts
        self.size += other.size
        self.requests += other.requests
        self.leaks += other.leaks


@dataclass(frozen=True)
class Draw:
    """An unseen draw: the match before it, the entries from it on, and what could have been drawn instead."""

    match: Match
    entries: list[entries.Entry]
    other: str


def play_out(table: Table, random: Random, plies: int) -> None:
    """Let everybody play at random up to so many plies."""
    while table.match.to_act is not None and table.match.ply < plies:
        position = table.match.position
        table.play(table.match.game.format_move(position, random.choice(position.legal_moves())))


def hidden_draws(log: list[entries.Entry], viewer: int, random: Random) -> Iterator[Draw]:
    """Find the draws of a log that a viewer may not see, each with something that could have been drawn instead."""
    match = Match.from_entries(log[:1])
    for index, entry in enumerate(log[1:], 1):
        if isinstance(entry, entries.Drawn) and entry.move.startswith("draw "):
            other = instead(match, entry.move, random)
            if other is not None and drawer(match, entry) not in {viewer, None}:
                yield Draw(match.copy(), log[index : index + LONGEST], other)
        match.apply(entry)


def instead(match: Match, text: str, random: Random) -> str | None:
    """Return another draw that was possible."""
    game, position = match.game, match.position
    others = [game.format_move(position, move) for move in position.legal_moves()]
    choices = [each for each in others if each.startswith("draw ") and each != text]
    return random.choice(choices) if choices else None


def drawer(match: Match, entry: entries.Entry) -> int | None:
    """Return whose hand grows by a draw."""
    after = match.copy()
    hands = [len(player["hand"]) for player in written(match)["players"]]
    after.apply(entry)
    grown = [len(player["hand"]) for player in written(after)["players"]]
    return next((seat for seat, (old, new) in enumerate(zip(hands, grown, strict=True), 1) if new > old), None)


def written(match: Match) -> dict[str, Any]:
    """Return the whole position, as it is written down."""
    position: dict[str, Any] = json.loads(match.game.format_position(match.position))
    return position


def public(match: Match, viewer: int) -> dict[str, Any]:
    """Return what the rules let a viewer know of a position: not the hands of others, and not what is mixed."""
    position = written(match)
    position["mixed"] = len(position["mixed"])
    for seat, player in enumerate(position["players"], 1):
        if seat != viewer:
            player["hand"] = len(player["hand"])
    return {**position, "to act": match.to_act, "status": match.status}


class Side:
    """One of two matches that run side by side, and what a viewer gets of it."""

    def __init__(self, match: Match, audience: Audience) -> None:
        """Begin; the viewer is shown the match."""
        self.match = match
        self.view = AudienceView("match", match, audience)
        self.seat = audience.seats[0] if audience.seats else 0

    def snapshot(self) -> str:
        """Return what whoever comes now is shown."""
        return wire.encode(self.view.snapshot(self.match, self.match.at))

    def apply(self, entry: entries.Entry) -> str:
        """Let something happen and return what the viewer is told."""
        self.view.before(self.match, step_of(self.match, entry))
        self.match.apply(entry)
        return wire.encode(self.view.event(self.match, [entry], self.match.at))

    def request(self) -> str:
        """Return what a worker would be asked if the viewer were a bot whose turn it is."""
        if self.match.to_act != self.seat or not self.seat:
            return ""
        turn = turn_of(self.match, self.match.at)
        return "" if turn is None else json.dumps(bot_request(turn, 1.0))


def compare(draw: Draw, audience: Audience, tally: Tally) -> None:
    """Run two matches side by side and note every byte that differs."""
    sides = [Side(draw.match.copy(), audience) for _ in range(2)]
    viewer = sides[0].seat
    tally.draws += 1
    for number, entry in enumerate(draw.entries):
        twin = replaced(entry, draw.other) if number == 0 else entry
        told = told_of(sides, (entry, twin))
        if told is None or public(sides[0].match, viewer) != public(sides[1].match, viewer):
            return
        note(tally, told, f"viewer {viewer}, {entry.kind} {getattr(entry, 'move', '')} for {draw.other}")
        request = [side.request() for side in sides]
        tally.requests += bool(request[0])
        note(tally, request, f"the bot of seat {viewer}")
        if number % 10 == 0:
            note(tally, [side.snapshot() for side in sides], f"the snapshot of viewer {viewer}")


def told_of(sides: list[Side], happened: tuple[entries.Entry, entries.Entry]) -> list[str] | None:
    """Let something happen on both sides; nothing where it is impossible with the other card."""
    try:
        return [side.apply(entry) for side, entry in zip(sides, happened, strict=True)]
    except MenagerieError:
        return None


def note(tally: Tally, told: list[str], what: str) -> None:
    """Compare what two viewers get."""
    if told[0]:
        tally.texts += 1
        tally.size += len(told[0].encode())
    if told[0] != told[1]:
        tally.leaks.append(f"{what}: {differing(*told)}")


def differing(one: str, other: str) -> str:
    """Return the place where two texts differ."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
    return f"{one[max(0, place - 40) : place + 40]!r} and {other[max(0, place - 40) : place + 40]!r}"


def replaced(entry: entries.Entry, text: str) -> entries.Entry:
    """Return a draw with another card."""
    return entries.from_plain({**entry.to_plain(), "move": text})


def audiences_of(seats: int, random: Random) -> list[Audience]:
    """Everybody who can watch, each in some language: spectators, and every seat."""
    chairs: list[tuple[int, ...]] = [(), *((seat,) for seat in range(1, seats + 1))]
    return [Audience(each, random.choice(LANGUAGES)) for each in chairs]
