"""The options of an engine, and the position of an analyse request as the seat to act knows it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from menagerie.analysis.engine import protocol
from menagerie.analysis.engine.protocol import Refused
from menagerie.bots.levels import Level, level
from menagerie.core.compiled.bounds import shown
from menagerie.core.history import History
from menagerie.core.seats import CHANCE
from menagerie.core.view import View
from menagerie.errors import MenagerieError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.core.game import Game
    from menagerie.core.position import Position


@dataclass(frozen=True, slots=True)
class Options:
    """The options that `set` changes."""

    level: Level | None = None
    threads: int = 1
    table: int = 20
    seconds: float = 1.0
    seed: int | None = None

    def plain(self) -> dict[str, object]:
        """Return the options for JSON."""
        values: dict[str, object] = {name: getattr(self, name) for name in ("threads", "table", "seconds", "seed")}
        return {"level": self.level.name if self.level else None, **values}

    def changed(self, game: Game | None, given: Mapping[str, Any], request: protocol.Id | None) -> Options:
        """Return the options with some replaced; all new values have to fit."""
        for name, value in given.items():
            known = protocol.OPTIONS.get(name)
            if known is None:
                names = ", ".join(protocol.OPTIONS)
                raise Refused(protocol.BAD_OPTION, f"there is no option {shown(name)}", f"one of {names}", request)
            if not known.fits(value):
                raise Refused(protocol.BAD_OPTION, f"the option {name} is {shown(value)}", known.expected, request)
        if given.get("level") is None:
            return replace(self, **given)
        if game is None:
            raise Refused(protocol.BAD_OPTION, "an engine of all games has no level", "a level in choose", request)
        try:
            return replace(self, **{**given, "level": level(game.name, given["level"])})
        except MenagerieError as error:
            raise Refused(protocol.BAD_OPTION, str(error), protocol.OPTIONS["level"].expected, request) from None


@dataclass(frozen=True, slots=True)
class Problem:
    """A position to analyse, as the seat to act knows it."""

    position: Position
    """One that fits the view."""
    view: View
    seen: tuple[int, ...] = ()
    """The keys of all positions so far."""


def problem(game: Game, fields: Mapping[str, Any], request: protocol.Id | None) -> Problem:
    """Return the position of an analyse request."""
    if ("position" in fields) == ("view" in fields):
        raise Refused(
            protocol.BAD_FIELD, "analyse needs one of position and view", "position, or view and seat", request
        )
    read = from_position if "position" in fields else from_view
    found = read(game, fields, request)
    acts = found.position.to_act
    if acts is None:
        raise Refused(protocol.OVER, "the game is over", "a position in which a seat is to act", request)
    if acts == CHANCE or acts != found.view.seat:
        who = "chance" if acts == CHANCE else f"seat {acts}"
        raise Refused(protocol.NOT_TO_ACT, f"{who} is to act", "a position in which the seat is to act", request)
    return found


def from_position(game: Game, fields: Mapping[str, Any], request: protocol.Id | None) -> Problem:
    """Read a position and the moves after it; where something is hidden only the view of the seat to act is kept."""
    if "seat" in fields or "edition" in fields:
        raise Refused(protocol.BAD_FIELD, "seat and edition go with view", "position and moves only", request)
    try:
        history = History(game, game.parse_position(fields["position"]))
    except MenagerieError as error:
        raise Refused(protocol.BAD_POSITION, str(error), "the text of a position", request) from None
    for number, move in enumerate(fields.get("moves", ()), 1):
        try:
            history.play_text(move)
        except MenagerieError as error:
            raise Refused(protocol.BAD_MOVE, f"move {number}, {move!r}: {error}", "a legal move", request) from None
    outcome, position = history.outcome(), history.position
    if outcome is not None:
        raise Refused(protocol.OVER, game.explain_outcome(outcome), "a position in which a seat is to act", request)
    view = game.view(position, max(position.to_act or 0, 0))
    if game.kind.hidden and view.seat:
        position = game.sample(view, Random(0))  # noqa: S311 - games, not secrets
    return Problem(position, view, () if game.kind.hidden else history.keys)


def from_view(game: Game, fields: Mapping[str, Any], request: protocol.Id | None) -> Problem:
    """Read a view."""
    if "seat" not in fields or "moves" in fields:
        raise Refused(protocol.BAD_FIELD, "view goes with seat and without moves", "view and seat", request)
    try:
        view = View(game.edition(fields.get("edition")), fields["seat"], fields["view"])
        position = game.sample(view, Random(0))  # noqa: S311 - games, not secrets
    except MenagerieError as error:
        raise Refused(protocol.BAD_POSITION, str(error), "the text of a view and its seat", request) from None
    return Problem(position, View(position.edition, view.seat, view.text))
