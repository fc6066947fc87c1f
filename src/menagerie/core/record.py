"""A match as its inputs: the start position and the moves, draws among them, with a hash of the position at every ply.

Whoever has a record can replay it and gets exactly the same positions, or is told at which ply and in what it differs.
A record is written as readable text (see `menagerie.core.record_text`) or as JSON with the same content.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, NoReturn

from menagerie.core import record_check, record_text
from menagerie.core.chance import read_seed, verify_draws
from menagerie.core.history import History
from menagerie.core.outcome import Ending, Outcome
from menagerie.core.registry import load
from menagerie.errors import InvalidRecord, MenagerieError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.core.chance import Draw, Seed
    from menagerie.core.game import Game
    from menagerie.core.position import Position

FORMAT = 1
"""Rises when records are written in another way."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One move: who made it (a seat or ``CHANCE``), its text, and the hash of the position after it."""

    seat: int
    move: str
    hash: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match, finished or not; one that exists is well formed, and `replay` tells whether it is true."""

    game: str
    rules: int
    """The version of the game's rules."""
    edition: str
    seats: tuple[str, ...]
    """The names of the players."""
    start: str
    hash: str
    """The hash of the start position."""
    plies: tuple[Ply, ...] = ()
    result: Outcome | None = None
    options: tuple[tuple[str, int | str], ...] = ()
    ply_cap: int | None = None
    commitment: str | None = None
    """The SHA-256 of the server's part of the seed."""
    seed: str | None = None
    """The server's part of the seed in hexadecimal, once it is revealed."""
    parts: tuple[str, ...] = ()
    """The parts of the seed that the seats added."""
    ending: Ending | None = None
    """How the match ended if not by the rules of the game."""

    def __post_init__(self) -> None:
        """Refuse what cannot be a record."""
        record_check.check(plain(self))

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all moves."""
        return tuple(ply.move for ply in self.plies)


# Writing and reading


def to_text(record: Record) -> str:
    """Write a record as readable text."""
    return record_check.not_too_long(record_text.write(plain(record)))


def from_text(text: str) -> Record:
    """Read a record that `to_text` wrote."""
    return from_plain(record_text.read(record_check.not_too_long(text)))


def to_json(record: Record) -> str:
    """Write a record as JSON."""
    return record_check.not_too_long(json.dumps(plain(record), ensure_ascii=True, allow_nan=False))


def from_json(text: str) -> Record:
    """Read a record that `to_json` wrote."""
    try:
        return from_plain(json.loads(record_check.not_too_long(text), object_pairs_hook=once))
    except InvalidRecord:
        raise
    except (ValueError, RecursionError) as error:
        message = f"not JSON: {error}"
        raise InvalidRecord(message) from None


def read_record(text: str) -> Record:
    """Read a record in either form."""
    return from_json(text) if record_check.not_too_long(text).startswith("{") else from_text(text)


def plain(record: Record) -> dict[str, object]:
    """Return the content of a record as the tables, lists, texts and numbers that JSON knows."""
    return {
        "format": FORMAT,
        **{name: getattr(record, name) for name in ("game", "rules", "edition")},
        "seats": list(record.seats),
        "options": dict(record.options),
        "ply_cap": record.ply_cap,
        "start": record.start,
        "hash": record.hash,
        "result": asdict(record.result) if record.result else None,
        **({"ending": asdict(record.ending)} if record.ending else {}),
        **{name: getattr(record, name) for name in ("commitment", "seed")},
        "parts": list(record.parts),
        "plies": [[ply.seat, ply.move, ply.hash] for ply in record.plies],
    }


def from_plain(content: object) -> Record:
    """Return the record with this content; whatever is wrong with it is named in one `InvalidRecord`."""
    fields = record_check.check(content)
    del fields["format"]
    result, ending = fields["result"], fields.get("ending")
    if result is not None:
        result = Outcome(tuple(result["scores"]), tuple(result["winners"]), result["reason"], result["rule"])
    return Record(
        **{
            **fields,
            "seats": tuple(fields["seats"]),
            "options": tuple(fields["options"].items()),
            "parts": tuple(fields["parts"]),
            "plies": tuple(Ply(*ply) for ply in fields["plies"]),
            "result": result,
            "ending": Ending(ending["reason"], tuple(ending["seats"])) if ending else None,
        }
    )


def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Return the fields of a JSON object in which no name stands twice."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        message = f"not a record: a name stands twice among {sorted(name for name, _ in pairs)[:40]}"
        raise InvalidRecord(message)
    return fields


# From a match and back


def position_hash(text: str) -> str:
    """Return the hash of a position's text: the first 16 hexadecimal digits of its SHA-256."""
    return sha256(text.encode()).hexdigest()[:16]


def from_history(  # noqa: PLR0913 - each has its own meaning
    history: History,
    seats: Sequence[str],
    *,
    options: Mapping[str, int | str] | None = None,
    seed: Seed | None = None,
    reveal: bool = False,
    ended: tuple[Outcome, Ending] | None = None,
) -> Record:
    """Return the record of a match; the server's part of the seed stays out of it unless `reveal` is set.

    `ended` is how it ended if not by the rules of the game.
    """
    result, ending = ended or (history.outcome(), None)
    game, position = history.game, history.start
    start = game.format_position(position)
    return Record(
        game=game.name,
        rules=game.version,
        edition=position.edition.id,
        seats=tuple(seats),
        start=start,
        hash=position_hash(start),
        plies=tuple(
            played(game, position, move, text) for move, text in zip(history.moves, history.texts, strict=True)
        ),
        result=result,
        options=tuple((options or {}).items()),
        ply_cap=history.ply_cap,
        commitment=seed.commitment if seed else None,
        seed=seed.server.hex() if seed and reveal else None,
        parts=seed.parts if seed else (),
        ending=ending,
    )


def played(game: Game, position: Position, move: int, text: str) -> Ply:
    """Play a move and return what the record says of it."""
    seat = position.to_act or 0
    position.play(move)
    return Ply(seat, text, position_hash(game.format_position(position)))


def replay(record: Record, game: Game | None = None) -> History:
    """Play a record again and check every ply of it; `game` is needed only where an edition is not one of its own."""
    game = game or load(record.game)
    history = begun(record, game)
    for number, ply in enumerate(record.plies, 1):
        replay_ply(record, history, number, ply)
    check_end(record, history)
    return history


def check_end(record: Record, history: History) -> None:
    """Compare the result; one from outside the rules stands only where the rules had not decided yet."""
    found = history.outcome()
    expected = record.result if record.ending is None else None
    if found != expected:
        differ(record, history.game, "the result", record.ending or expected, found)


def begun(record: Record, game: Game) -> History:
    """Return the history of a record before the first ply."""
    if (record.game, len(record.seats) in game.kind.seats) != (game.name, True):
        message = f"a record of {record.game} with {len(record.seats)} seats cannot be replayed as {game.name}"
        raise InvalidRecord(message)
    try:
        position = game.parse_position(record.start)
        history = History(game, position, record.ply_cap)
    except MenagerieError as error:
        message = f"the start cannot be set up: {error}"
        raise InvalidRecord(message) from None
    compare(record, game, "the edition of the start", record.edition, position.edition.id)
    compare(record, game, "the text of the start", record.start, game.format_position(position))
    compare(record, game, "the hash of the start", record.hash, position_hash(record.start))
    return history


def replay_ply(record: Record, history: History, number: int, ply: Ply) -> None:
    """Play one ply of a record and compare what it says with what happens."""
    game, position = history.game, history.position
    compare(record, game, f"ply {number}, who decides", ply.seat, history.to_act)
    try:
        move = game.parse_move(position, ply.move)
        compare(record, game, f"ply {number}, the move", ply.move, game.format_move(position, move))
        history.play(move)
    except InvalidRecord:
        raise
    except MenagerieError as error:
        message = f"ply {number}, {ply.move!r}: {error}{aged(record, game)}"
        raise InvalidRecord(message) from None
    compare(record, game, f"ply {number}, the hash", ply.hash, position_hash(game.format_position(position)))


def compare(record: Record, game: Game, what: str, expected: object, found: object) -> None:
    """Refuse a record that says one thing where the replay finds another."""
    if expected != found:
        differ(record, game, what, expected, found)


def differ(record: Record, game: Game, what: str, expected: object, found: object) -> NoReturn:
    """Name the place and both values."""
    message = f"{what}: the record has {expected!r}, the replay {found!r}{aged(record, game)}"
    raise InvalidRecord(message)


def aged(record: Record, game: Game) -> str:
    """Tell that a record was made under another version of the rules, which may be why it differs."""
    if record.rules == game.version:
        return ""
    return f" (the record was made under version {record.rules} of the rules, this is version {game.version})"


def verify(record: Record, game: Game | None = None) -> tuple[Draw, ...]:
    """Replay a record and check that its seed is the one committed to and that every draw follows from it."""
    if record.seed is None or record.commitment is None:
        message = "the record does not reveal the seed of its draws" if record.commitment else "the record has no seed"
        raise InvalidRecord(message)
    rules = replay(record, game).game
    return verify_draws(rules, record.start, record.moves, read_seed(record.seed, record.parts), record.commitment)
