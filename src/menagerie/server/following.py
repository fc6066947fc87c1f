"""What follows from what has happened in a match: bots move and answer, rematches are opened, people welcomed back."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.errors import MenagerieError, Refused
from menagerie.play import commands
from menagerie.play.shapes import SERVER
from menagerie.server import wire
from menagerie.server.state import now_ms
from menagerie.server.timers import insisted
from menagerie.server.workers import Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.play.entries import Entry
    from menagerie.play.match import Match
    from menagerie.server.hub import Hub
    from menagerie.server.tables import LiveTable
    from menagerie.server.workers import Workers

logger = logging.getLogger("menagerie.hub")

LONGEST_CHAT = 100
"""Lines of chat that somebody who joins is shown."""


class Following:
    """Does what comes next."""

    def __init__(self, hub: Hub, workers: Workers) -> None:
        """Let bots think in workers."""
        self._hub = hub
        self._workers = workers

    def after(self, table: LiveTable, happened: Sequence[Entry]) -> None:
        """See to what entries that this process has stored lead to."""
        kinds = {entry.kind for entry in happened}
        if "offered" in kinds:
            self._hub.spawn(self._answer_for_bots(table), "a bot's answer")
        if kinds & {"seated", "unseated", "started"}:
            self._hub.tell_presence(table)
        if "resumed" in kinds:
            self.miss_absent(table)
        self.go_on(table)

    def miss_absent(self, table: LiveTable) -> None:
        """Wait for those who are not there: who went in a pause is missed only when play goes on."""
        people = {chair.who for chair in table.match.chairs.values() if chair.who is not None}
        for person in people:
            if not self._hub.presence.is_here(table.id, person):
                self._hub.presence.miss(table.id, person)

    def go_on(self, table: LiveTable) -> None:
        """See to what the match waits for."""
        if table.match.rematch is not None and table.match.continued is None and not table.continuing:
            table.continuing = True
            self._hub.spawn(self._open_rematch(table), "a rematch")
        self.bots(table)

    # Bots

    def bots(self, table: LiveTable) -> None:
        """Let a bot think if it is its turn and it does not already."""
        if table.match.bot_to_act and (table.bot is None or table.bot.done()):
            table.bot = self._hub.spawn(self._bots_turns(table), f"a bot in {table.id}")

    async def _bots_turns(self, table: LiveTable) -> None:
        while (turn := turn_of(table.match)) is not None:
            ply = table.match.ply
            chosen = await self._workers.choose(turn)
            self._hub.metrics.choices.labels(turn.game).observe(chosen.seconds)
            if table.match.ply != ply or table.match.to_act != turn.seat:
                continue
            try:
                await self._insist(table, commands.Play(SERVER, ply, chosen.text))
            except Refused as refusal:
                if refusal.code not in {"match/stale", "move/not-your-turn", "match/over", "match/paused"}:
                    logger.exception("a bot's move was refused in %s", table.id)
                    return

    async def _answer_for_bots(self, table: LiveTable) -> None:
        """Let bots that are asked for a draw answer: they agree when they think that they are losing."""
        match = table.match
        offer = match.offers.get("draw")
        asked = [seat for seat in match.awaited(offer) if match.chairs[seat].bot] if offer else []
        for seat in asked:
            try:
                await self._insist(table, commands.Answer(SERVER, "draw", yes=is_losing(match, seat), seat=seat))
            except Refused:
                return

    # People

    async def welcome(self, table: LiveTable, person: str) -> None:
        """Let the match know that somebody is back."""
        chairs = [table.match.chairs[seat] for seat in table.match.seats_of(person)]
        if any(chair.out is None and (chair.absence or chair.substitute) for chair in chairs):
            try:
                await insisted(lambda: self._return(table, person))
            except MenagerieError as error:
                logger.info("%s could not return to %s: %s", person, table.id, error)

    async def _return(self, table: LiveTable, person: str) -> None:
        if self._hub.presence.is_here(table.id, person):
            await self._hub.act(table.id, commands.Return(person))

    async def _open_rematch(self, table: LiveTable) -> None:
        match_id = await insisted(lambda: self._hub.create_rematch(table))
        try:
            await self._insist(table, commands.Continue(SERVER, match_id))
        except Refused:  # another process was quicker
            await insisted(lambda: self._hub.act(match_id, commands.Abort(SERVER, "called-off")))

    async def _insist(self, table: LiveTable, command: commands.Command) -> None:
        """Carry out what follows by itself, which nobody would ask for again."""
        await insisted(lambda: self._hub.act(table.id, command))

    async def chat(self, table: LiveTable) -> None:
        """Pass on what was said."""
        if table.line < 0:
            return
        lines = await self._hub.store.chat_lines(table.id, after=table.line, limit=LONGEST_CHAT)
        for line in lines:
            if line.number <= table.line:
                continue
            table.line = line.number
            told = wire.encode(wire.Chat([wire.Line(line.number, line.person, line.at, line.text, line.phrase)]))
            for viewer in table.viewers:
                if line.person not in viewer.blocked:
                    viewer.push(told)


def turn_of(match: Match) -> Turn | None:
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
        seen=match.history.keys[:-1],
        left=match.remaining(seat, now_ms()) if own else None,
        increment=match.settings.clock.increment if own else 0,
    )


def is_losing(match: Match, seat: int) -> bool:
    """Whether a bot, from what its seat sees, thinks that it is behind."""
    position = match.game.sample(match.view(seat))
    return sum(match.game.explain_evaluation(position, seat).values()) < 0
