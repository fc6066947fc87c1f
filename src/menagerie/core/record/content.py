"""Record: what a match is written down with, as readable text (see texts.py) or as JSON with the same content."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from menagerie.core.outcome import Ending, Outcome
from menagerie.core.record import checks, texts
from menagerie.errors import InvalidRecord

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
    """A match, finished or not. Every instance is well formed; `replay` checks whether it is true."""

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
        checks.check(plain(self))

    @property
    def moves(self) -> tuple[str, ...]:
        """The texts of all moves."""
        return tuple(ply.move for ply in self.plies)


# Writing and reading


def to_text(record: Record) -> str:
    """Write a record as readable text."""
    return checks.not_too_long(texts.write(plain(record)))


def from_text(text: str) -> Record:
    """Read a record that `to_text` wrote."""
    return from_plain(texts.read(checks.not_too_long(text)))


def to_json(record: Record) -> str:
    """Write a record as JSON."""
    return checks.not_too_long(json.dumps(plain(record), ensure_ascii=True, allow_nan=False))


def from_json(text: str) -> Record:
    """Read a record that `to_json` wrote."""
    try:
        return from_plain(json.loads(checks.not_too_long(text), object_pairs_hook=once))
    except InvalidRecord:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(f"not JSON: {error}") from None


def read_record(text: str) -> Record:
    """Read a record in either form."""
    return from_json(text) if checks.not_too_long(text).startswith("{") else from_text(text)


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
    """Return the record with this content; one `InvalidRecord` names all problems."""
    fields = checks.check(content)
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
    """Return the fields of a JSON object; refuse duplicate names."""
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise InvalidRecord(f"not a record: a name stands twice among {sorted(name for name, _ in pairs)[:40]}")
    return fields
