"""Records of matches, and matches replayed from records: every ply of a replay is compared with the record."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NoReturn

from menagerie.core.chance import read_seed, verify_chance_moves
from menagerie.core.history import History
from menagerie.core.record.content import Ply, Record
from menagerie.core.registry import load
from menagerie.errors import InvalidRecord, MenagerieError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from menagerie.core.chance import ChanceMove, Seed
    from menagerie.core.game import Game
    from menagerie.core.outcome import Ending, Outcome
    from menagerie.core.position import Position


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


def replay(record: Record, game: Game | None = None, report: Callable[[int], None] | None = None) -> History:
    """Play a record again and check every ply of it; `game` is needed only where an edition is not one of its own.

    `report` is called with the number of every ply; it may raise to end the replay.
    """
    game = game or load(record.game)
    history = begun(record, game)
    for number, ply in enumerate(record.plies, 1):
        if report is not None:
            report(number)
        replay_ply(record, history, number, ply)
    check_end(record, history)
    return history


def check_end(record: Record, history: History) -> None:
    """Compare the result; a result from outside the rules is valid only if the rules had not ended the game."""
    found = history.outcome()
    expected = record.result if record.ending is None else None
    if found != expected:
        differ(record, history.game, "the result", record.ending or expected, found)


def begun(record: Record, game: Game) -> History:
    """Return the history of a record before the first ply."""
    if (record.game, len(record.seats) in game.kind.seats) != (game.name, True):
        raise InvalidRecord(
            f"a record of {record.game} with {len(record.seats)} seats cannot be replayed as {game.name}"
        )
    try:
        position = game.parse_position(record.start)
        history = History(game, position, record.ply_cap)
    except MenagerieError as error:
        raise InvalidRecord(f"the start cannot be set up: {error}") from None
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
        raise InvalidRecord(f"ply {number}, {ply.move!r}: {error}{aged(record, game)}") from None
    compare(record, game, f"ply {number}, the hash", ply.hash, position_hash(game.format_position(position)))


def compare(record: Record, game: Game, what: str, expected: object, found: object) -> None:
    """Refuse a record that says one thing where the replay finds another."""
    if expected != found:
        differ(record, game, what, expected, found)


def differ(record: Record, game: Game, what: str, expected: object, found: object) -> NoReturn:
    """Return the error that names the place and both values."""
    raise InvalidRecord(f"{what}: the record has {expected!r}, the replay {found!r}{aged(record, game)}")


def aged(record: Record, game: Game) -> str:
    """Return the note that a record was made under another version of the rules, which may explain a difference."""
    if record.rules == game.version:
        return ""
    return f" (the record was made under version {record.rules} of the rules, this is version {game.version})"


def verify(record: Record, game: Game | None = None) -> tuple[ChanceMove, ...]:
    """Replay a record and check that its seed is the one committed to and that every chance move follows from it."""
    if record.seed is None or record.commitment is None:
        raise InvalidRecord(
            "the record does not reveal the seed of its chance moves" if record.commitment else "the record has no seed"
        )
    rules = replay(record, game).game
    return verify_chance_moves(
        rules, record.start, record.moves, read_seed(record.seed, record.parts), record.commitment
    )
