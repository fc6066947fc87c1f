"""Reactions to entries of a match: bots move and answer, rematches are opened, players who return are welcomed."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.errors import MenagerieError, Refused
from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.server.shares.turns import Ticket
from menagerie.server.support.retries import retried
from menagerie.server.thinking.workers import Turn
from menagerie.server.wire import messages as wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.data.entries import Entry
    from menagerie.play.match import Match
    from menagerie.server.live.matches import Act, Matches
    from menagerie.server.live.rooms import Rooms
    from menagerie.server.live.tables import LiveTable
    from menagerie.server.support.services import Services
    from menagerie.server.thinking.workers import Workers

logger = logging.getLogger("menagerie.hub")

LONGEST_CHAT = 100
"""Lines of chat that somebody who joins is shown."""


class Reactions:
    """Does what follows from stored entries."""

    def __init__(self, services: Services, matches: Matches, rooms: Rooms, workers: Workers, act: Act) -> None:
        """Let bots think in workers; `act` carries out what follows."""
        self._store = services.store
        self._metrics = services.metrics
        self._clock = services.clock
        self._tasks = services.tasks
        self._matches = matches
        self._rooms = rooms
        self._workers = workers
        self._act = act
        self._owners = services.owners

    def after(self, table: LiveTable, happened: Sequence[Entry]) -> None:
        """React to entries that this process has stored."""
        kinds = {entry.kind for entry in happened}
        if "offered" in kinds:
            self._tasks.spawn(self._answer_for_bots(table), "a bot's answer")
        if kinds & {"seated", "unseated", "started"}:
            self._rooms.send_presence(table)
        if "resumed" in kinds:
            self.await_absent(table)
        self.proceed(table)

    def await_absent(self, table: LiveTable) -> None:
        """Wait for players who are absent: those who left in a pause count as absent only when play goes on."""
        people = {chair.who for chair in table.match.chairs.values() if chair.who is not None}
        for person in people:
            if not self._rooms.presence.is_here(table.id, person):
                self._rooms.presence.await_return(table.id, person)

    def proceed(self, table: LiveTable) -> None:
        """Start what the match waits for: a rematch or a bot."""
        if table.match.rematch is not None and table.match.continued is None and not table.continuing:
            table.continuing = True
            self._tasks.spawn(self._open_rematch(table), "a rematch")
        self.bots(table)

    # Bots

    def bots(self, table: LiveTable) -> None:
        """Let a bot think if it is its turn and it does not already."""
        if table.match.bot_to_act and (table.bot is None or table.bot.done()):
            table.bot = self._tasks.spawn(self._bots_turns(table), f"a bot in {table.id}")

    async def _bots_turns(self, table: LiveTable) -> None:
        while (turn := turn_of(table.match, self._clock.now_ms())) is not None:
            ply = table.match.ply
            chosen = await self._workers.choose(replace(turn, ticket=self.ticket(table)))
            self._metrics.choices.labels(turn.game).observe(chosen.seconds)
            if table.match.ply != ply or table.match.to_act != turn.seat:
                continue
            try:
                await self._retry(table, commands.Play(SERVER, ply, chosen.move))
            except Refused as refusal:
                if refusal.code not in {"match/stale", "move/not-your-turn", "match/over", "match/paused"}:
                    logger.exception("a bot's move was refused in %s", table.id)
                    return

    def ticket(self, table: LiveTable) -> Ticket:
        """Return whose work a bot's turn is: that of a person who plays, who waits for it, or that of the host."""
        match = table.match
        people = [chair.who for chair in match.chairs.values() if chair.person_in and chair.substitute is None]
        payer = match.host if match.host in people or not people else people[0] or match.host
        return Ticket(self._owners.owner(payer, table.id), urgent=bool(people))

    async def _answer_for_bots(self, table: LiveTable) -> None:
        """Let bots answer the proposal of a draw: they accept when they think that they are losing."""
        match = table.match
        proposal = match.proposals.get("draw")
        asked = [seat for seat in match.awaited(proposal) if match.chairs[seat].bot] if proposal else []
        for seat in asked:
            try:
                await self._retry(table, commands.Answer(SERVER, "draw", yes=is_losing(match, seat), seat=seat))
            except Refused:
                return

    # People

    async def welcome(self, table: LiveTable, person: str) -> None:
        """Let the match know that somebody is back."""
        chairs = [table.match.chairs[seat] for seat in table.match.seats_of(person)]
        if any(chair.out is None and (chair.absence or chair.substitute) for chair in chairs):
            try:
                await retried(lambda: self._return(table, person))
            except MenagerieError as error:
                logger.info("%s could not return to %s: %s", person, table.id, error)

    async def _return(self, table: LiveTable, person: str) -> None:
        if self._rooms.presence.is_here(table.id, person):
            await self._act(table.id, commands.Return(person))

    async def _open_rematch(self, table: LiveTable) -> None:
        match_id = await retried(lambda: self._matches.create_rematch(table))
        try:
            await self._retry(table, commands.Continue(SERVER, match_id))
        except Refused:  # another process was quicker
            await retried(lambda: self._act(match_id, commands.Abort(SERVER, "called-off")))

    async def _retry(self, table: LiveTable, command: commands.Command) -> None:
        """Carry out a command of the server; it is retried until it is stored."""
        await retried(lambda: self._act(table.id, command))

    async def chat(self, table: LiveTable) -> None:
        """Send new lines of chat to all viewers."""
        if table.line < 0:
            return
        lines = await self._store.chat_lines(table.id, after=table.line, limit=LONGEST_CHAT)
        for line in lines:
            if line.number <= table.line:
                continue
            table.line = line.number
            text = wire.encode(wire.Chat([wire.Line(line.number, line.person, line.at, line.text, line.phrase)]))
            for viewer in table.viewers:
                if line.person not in viewer.blocked:
                    viewer.push(text)


def turn_of(match: Match, now: int) -> Turn | None:
    """Return what the bot to move is asked: what its seat sees, and its clock."""
    level, seat = match.bot_to_act, match.to_act
    if level is None or seat is None or seat == CHANCE:
        return None
    own = match.chairs[seat].substitute is None and match.settings.clock.tempo == "realtime"
    return Turn(
        game=match.settings.game,
        edition=match.settings.edition,
        seat=seat,
        view=match.view(seat).text,
        level=level,
        seen=() if match.game.kind.hidden else match.history.keys[:-1],  # keys tell what is hidden
        left=match.remaining(seat, now) if own else None,
        increment=match.settings.clock.increment if own else 0,
    )


def is_losing(match: Match, seat: int) -> bool:
    """Whether a bot, from what its seat sees, thinks that it is behind."""
    position = match.game.sample(match.view(seat))
    return sum(match.game.explain_evaluation(position, seat).values()) < 0
