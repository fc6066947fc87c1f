"""Search: whole matches on a real server, every byte that anybody receives, and in it the names of hidden cards.

Afterwards the log tells the truth. A card in the hand of another player, of a kind that the receiver was never shown,
must not be named in what the receiver got until then, neither by its id nor by its title in any language.
"""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx

from menagerie.core.registry import load
from menagerie.play.data.entries import Drawn, Entry, from_row
from menagerie.play.match import Match
from proof.frame.checks import stored_logs
from proof.frame.clients import Client
from proof.frame.houses import House, Served, house, sit
from proof.leaks import leaking, twins

if TYPE_CHECKING:
    from collections.abc import Callable

    from proof.frame.checks import Stored
    from tests.server.process import ServerProcess

NAME = re.compile(r"[a-z_]{3,}")
PATHS = ("/api/matches/{match}", "/api/matches/{match}/record", "/api/lobby/live", "/api/me/matches", "/api/me/export")
"""What is asked over HTTP again and again during a match."""


class LeakingServer(Served):
    """A server with a planted leak."""

    program = (str(leaking.__file__),)


@dataclass
class Received:
    """Everything that somebody received: texts with the number of the last entry that they knew of."""

    seat: int
    texts: list[tuple[int, str]] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How many bytes it was."""
        return sum(len(text.encode()) for _, text in self.texts)


class Listener(Client):
    """A client who keeps every text, and now and then asks over HTTP as well."""

    def listen(self) -> Received:
        """Begin to keep what comes."""
        self.received = Received(0)
        return self.received

    def _take(self, frame: dict[str, Any]) -> None:
        super()._take(frame)
        self.received.seat = self.seat
        self.received.texts.append((max(self.number, frame.get("number", 0)), json.dumps(frame, ensure_ascii=False)))

    async def ask_around(self) -> None:
        """Ask over HTTP until cancelled; an answer is as new as the match is afterwards."""
        while True:
            for path in PATHS:
                answer = await self.web.get(path.format(match=self.match))
                self.received.texts.append((self.number, answer.text))
            await asyncio.sleep(1)

    async def read_notices(self) -> None:
        """Read the stream of notices until cancelled."""
        async with self.web.stream("GET", "/api/me/notices", timeout=None) as answer:
            async for line in answer.aiter_lines():
                self.received.texts.append((self.number, line))


async def play(place: House, seats: int, plies: int, told: Callable[[], object]) -> tuple[str, list[Received]]:
    """Play a match of Comet to its end or for so many plies; return its id and what everybody received."""
    names = [f"seat{each}of{seats}" for each in range(1, seats + 1)]
    *clients, spectator = [
        Listener(place.server, name, place.ledger, f"127.7.{seats}.{number}")
        for number, name in enumerate((*names, f"spectator{seats}"), 1)
    ]
    received = [each.listen() for each in (*clients, spectator)]
    await sit(list(clients), "comet")
    spectator.match = clients[0].match
    await spectator.come_back()
    async with AsyncExitStack() as stack:
        tasks = [asyncio.create_task(each.ask_around()) for each in (*clients, spectator)]
        tasks += [asyncio.create_task(each.read_notices()) for each in clients]
        stack.push_async_callback(ended, tasks)
        playing = [asyncio.create_task(each.play_to_the_end()) for each in clients]
        stack.push_async_callback(ended, playing)
        while not spectator.over and spectator.ply < plies:
            before = spectator.ply
            await spectator.until(lambda: spectator.over or spectator.ply > before)  # noqa: B023 - waited for here
            told()
            for task in playing:
                if task.done():
                    task.result()
    for each in (*clients, spectator):
        with suppress(OSError, httpx.TransportError):
            await each.close()
    return spectator.match, received


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait for their end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# The truth


def titles() -> dict[str, set[str]]:
    """Return the ids of all cards, each with the words by which it is named, and nothing else on the empty board."""
    game = load("comet")
    position = game.new()
    empty = " ".join(str(game.scene(game.view(position, 0), language)) for language in twins.LANGUAGES).casefold()
    while not game.format_move(position, position.legal_moves()[0]).startswith("draw "):
        position.play(position.legal_moves()[0])
    cards = [game.format_move(position, move).removeprefix("draw ") for move in position.legal_moves()]
    names = {card: {card, *(game.rulebook.name(language, card) for language in twins.LANGUAGES)} for card in cards}
    return {card: {word for word in words if word.casefold() not in empty} for card, words in names.items()}


def kinds_unknown(log: list[Stored], seat: int) -> list[set[str]]:
    """Return for each number of entries the kinds of cards that others hold and the seat was never shown."""
    match = Match.from_entries([entry_of(log[0])])
    seen: set[str] = set()
    found: list[set[str]] = [set(), set()]
    for row in log[1:]:
        entry = entry_of(row)
        unseen = isinstance(entry, Drawn) and entry.move.startswith("draw ") and twins.drawer(match, entry) != seat
        match.apply(entry)
        seen |= set(NAME.findall(json.dumps(twins.public(match, seat))))
        if not unseen:
            seen |= set(NAME.findall(row.payload.get("move", "")))
        players = enumerate(twins.written(match)["players"], 1)
        found.append({card for other, player in players if other != seat for card in player["hand"]} - seen)
    return found


def entry_of(row: Stored) -> Entry:
    """Read an entry."""
    return from_row(row.kind, row.number, row.at, row.payload)


def named(received: Received, log: list[Stored], names: dict[str, set[str]]) -> list[str]:
    """Return the texts that name a card of which the receiver cannot know."""
    unknown = kinds_unknown(log, received.seat)
    return [
        f"seat {received.seat} reads of {word!r} at entry {number}: {text[:200]}"
        for number, text in received.texts
        for card in unknown[min(number, len(unknown) - 1)]
        for word in names.get(card, {card})
        if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE)
    ]


@dataclass
class Found:
    """What a search looked at, and what it found."""

    texts: int = 0
    size: int = 0
    moves: int = 0
    leaks: list[str] = field(default_factory=list)


async def search(
    seats: int, plies: int, told: Callable[[], object] = lambda: None, process: type[ServerProcess] = Served
) -> Found:
    """Play a match and search everything that was received."""
    found = Found()
    async with house(process=process) as place:
        match, received = await play(place, seats, plies, told)
        place.server.stop()
        log, names = stored_logs(place.database)[match], titles()
    for each in received:
        found.leaks += named(each, log, names)
        found.texts += len(each.texts)
        found.size += each.size
    found.moves = sum(row.kind in {"moved", "drawn"} for row in log)
    return found
