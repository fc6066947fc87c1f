"""The parsers that are fuzzed: each with valid texts to start from, and a check for any text."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from fuzz.exercise import exercise, expect
from menagerie.analysis.engine.protocol import CODES, Refused, read_request
from menagerie.analysis.engine.request import Options, problem
from menagerie.core import record, registry
from menagerie.core.edition import parse_edition
from menagerie.core.view import View
from menagerie.errors import InvalidEdition, InvalidMove, InvalidPosition, InvalidRecord, UnknownGame
from menagerie.testing import Trial
from menagerie.testing.replays import match

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from menagerie.core.game import Game
    from menagerie.core.position import Position

CORPUS = Path(__file__).parent / "corpus"
"""One file for each kind of text, one text a line as Python writes it: inputs that did or might cause trouble."""


@dataclass(frozen=True)
class Target:
    """A parser of one game."""

    game: Game

    @property
    def kind(self) -> str:
        """The kind of text, and the name of its file in the corpus."""
        return type(self).__name__.lower()

    @property
    def name(self) -> str:
        """The name in reports."""
        return f"{self.kind} of {self.game.name}"

    @cached_property
    def corpus(self) -> list[str]:
        """Texts that caused a failure before, which are tried first, and valid texts."""
        return [*kept(self.kind), *self.good_texts()]

    @cached_property
    def positions(self) -> list[Position]:
        """Positions of random games in every edition."""
        trials = [Trial(self.game, edition, self.game.kind.seats[0], plies=60) for edition in self.game.editions]
        return [position.copy() for trial in trials for position in islice(trial.walk(), 0, None, 5)]

    def good_texts(self) -> list[str]:
        """Return valid texts."""
        raise NotImplementedError

    def attempt(self, text: str, random: Random) -> bool:
        """Read a text and return whether it was accepted; any error but our own means a failure."""
        raise NotImplementedError


def kept(kind: str) -> list[str]:
    """Return the texts kept in the corpus."""
    file = CORPUS / f"{kind}.txt"
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    return [str(eval(line, {"__builtins__": {}})) for line in lines if line.strip()]  # noqa: S307 - our own file


class Positions(Target):
    """Position texts."""

    def good_texts(self) -> list[str]:
        """Return texts of positions."""
        return [self.game.format_position(position) for position in self.positions]

    def attempt(self, text: str, random: Random) -> bool:
        """Read a position; an accepted one reads back exactly and can be played."""
        try:
            position = self.game.parse_position(text)
        except InvalidPosition:
            return False
        expect("text of the position", text, self.game.format_position(position))
        exercise(self.game, position, random)
        return True


class Moves(Target):
    """Move texts."""

    def good_texts(self) -> list[str]:
        """Return texts of moves, legal or not."""
        return [
            self.game.format_move(place, move) for place in self.positions[:2] for move in self.game.every_move(place)
        ]

    def attempt(self, text: str, random: Random) -> bool:
        """Read a move; an accepted one reads back exactly and is explained."""
        position = random.choice(self.positions)
        try:
            move = self.game.parse_move(position, text)
        except InvalidMove:
            return False
        expect("text of the move", text, self.game.format_move(position, move))
        expect("whether it is legal", move in position.legal_moves(), self.game.explain(position, move).legal)
        return True


class Views(Target):
    """View texts."""

    def good_texts(self) -> list[str]:
        """Return texts of views."""
        return [self.game.format_view(position, seat) for position in self.positions for seat in (0, 1, 2)]

    def attempt(self, text: str, random: Random) -> bool:
        """Sample a view; the position of an accepted one has the same view."""
        seat, edition = random.randrange(3), random.choice(list(self.game.editions.values()))
        try:
            position = self.game.sample(View(edition, seat, text), random)
        except InvalidPosition:
            return False
        exercise(self.game.with_edition(position.edition), position, random)
        return True


class Records(Target):
    """Records as text."""

    write: Callable[[record.Record], str] = staticmethod(record.to_text)
    read: Callable[[str], record.Record] = staticmethod(record.from_text)

    def good_texts(self) -> list[str]:
        """Return records of random games."""
        trials = [Trial(self.game, edition, self.game.kind.seats[0], plies=6) for edition in self.game.editions]
        return [self.write(match(replace(trial, seed=seed))[1]) for trial in trials for seed in range(2)]

    def attempt(self, text: str, random: Random) -> bool:
        """Read a record; an accepted one reads back as the same record, and replays or is refused."""
        try:
            found = self.read(text)
        except InvalidRecord:
            return False
        expect("the record", found, self.read(self.write(found)))
        expect("the record in the other form", found, record.from_json(record.to_json(found)))
        try:
            record.replay(found)
        except (InvalidRecord, UnknownGame):
            return False
        return True


class JsonRecords(Records):
    """Records as JSON."""

    write = staticmethod(record.to_json)
    read = staticmethod(record.from_json)


class Editions(Target):
    """Edition files."""

    def good_texts(self) -> list[str]:
        """Return the game's own edition files."""
        folder = files(self.game.rulebook.package.rpartition(".")[0]) / "components" / "editions"
        return [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]

    def attempt(self, text: str, random: Random) -> bool:
        """Read an edition; an accepted one makes a game that can be played, or is refused with all its problems."""
        try:
            edition = parse_edition(self.game.name, text, "fuzz.toml")
            game = self.game.with_edition(edition)
            position = game.new(edition)
        except InvalidEdition as error:
            expect("whether problems are named", True, bool(error.problems))  # noqa: FBT003 - a value
            return False
        exercise(game, position, random)
        return True


class Requests(Target):
    """Requests of the engine protocol."""

    def good_texts(self) -> list[str]:
        """Return requests of every type."""
        texts = [f'{{"type": "{kind}", "id": 1}}' for kind in ("new", "ping", "stop", "quit")]
        texts.append('{"type": "set", "id": "a", "options": {"level": 2, "threads": 1, "seconds": 0.5, "seed": null}}')
        asking = {"type": "analyse", "id": 7, "limits": {"depth": 3, "seconds": 1.5}, "lines": 2, "info": True}
        for position in self.positions[:20]:
            view = {"view": self.game.format_view(position, 1), "seat": 1, "edition": position.edition.id}
            texts += [json.dumps({**asking, **place}) for place in (view, {"position": str(position), "moves": []})]
        return texts

    def attempt(self, text: str, random: Random) -> bool:
        """Read a request; an accepted one can be carried out, any other is refused with a known code."""
        try:
            request = read_request(text.encode(errors="surrogatepass"))
            if request.type == "analyse":
                found = problem(self.game, request.fields, request.id)
                expect("who is to act", found.view.seat, found.position.to_act)
            elif request.type == "set":
                Options().changed(self.game, request.fields["options"], request.id)
        except Refused as refusal:
            expect("whether the code is known", True, refusal.code in CODES)  # noqa: FBT003 - a value
            json.dumps(refusal.answer(), allow_nan=False)
            return False
        return True


KINDS: tuple[type[Target], ...] = (Positions, Moves, Views, Records, JsonRecords, Editions, Requests)


def all_targets() -> list[Target]:
    """Return every parser of every game."""
    return [kind(registry.load(name)) for name in (*registry.names(), "_template") for kind in KINDS]
