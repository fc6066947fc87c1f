"""Verifiable chance: chance moves follow from a seed that is committed to before the match and published after it.

The server picks 32 secret bytes, its *part*, and publishes their SHA-256, the *commitment*, before the match. Every
seat may then add a part of its own: any text of up to 200 characters, even an empty one. The server cannot choose its
part to suit theirs, because it is committed. They cannot choose theirs to suit the server's, because it is secret.
After the match the server's part is published, and anybody can work out every chance move again. (A server in league
with the last seat to add its part could still try out parts for it. To rule that out, add a part after that seat.)

The bytes, for other programs that verify
----------------------------------------
1. *parts* = SHA-256 of the parts of the seats, seat 1 first, written one after the other, each as its length in bytes
   (4 bytes, most significant first) followed by its UTF-8 bytes.
2. *message* = the ASCII text ``menagerie draw 1``, then *parts* (32 bytes), then the number n of the chance move,
   counted from 0 over the whole match (8 bytes), then the number k of the attempt, from 0 (4 bytes), both most
   significant byte first.
3. x = HMAC-SHA-256 of *message* under the server's part as key, read as a number of 256 bits, most significant byte
   first.
4. Let W be the sum of the weights of the possible chance moves. If x is less than the largest multiple of W that is not
   more than 2**256, then r = x mod W. Otherwise k goes up by one and steps 2 to 4 are repeated. So every r from 0 to
   W - 1 is equally likely.
5. Go through the texts of the possible chance moves in ascending order of their characters' codes, and subtract the
   weight of each from r. The first one that makes r negative is the chance move.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidInput, InvalidRecord

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.core.game import Game
    from menagerie.core.position import Position

SERVER_BYTES = 32
LONGEST_PART = 200
PREFIX = b"menagerie draw 1"
SPAN = 1 << 256


@dataclass(frozen=True, slots=True)
class Seed:
    """The server's secret part and the parts that the seats added."""

    server: bytes = field(repr=False)
    parts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse parts of a wrong size."""
        if len(self.server) != SERVER_BYTES:
            raise InvalidInput(f"the server's part of a seed has {SERVER_BYTES} bytes, got {len(self.server)}")
        for seat, part in enumerate(self.parts, 1):
            check_part(seat, part)

    @property
    def commitment(self) -> str:
        """The text published before the match: the SHA-256 of the server's part, in hexadecimal."""
        return hashlib.sha256(self.server).hexdigest()

    def number(self, index: int, total: int) -> int:
        """Return the number that decides chance move `index`, from 0 to `total` - 1, each equally likely."""
        if not 0 < total <= SPAN or not 0 <= index < 1 << 64:
            raise InvalidInput(f"there is no chance move {index!r} out of a total weight of {total!r}")
        limit = SPAN - SPAN % total
        return next(number for number in self._numbers(index) if number < limit) % total

    def chance_move(self, game: Game, position: Position, index: int) -> int:
        """Return chance move `index` of a match, counted from 0."""
        return chance_move(self, game, position, index)[0]

    def _numbers(self, index: int) -> Iterator[int]:
        written = [part.encode() for part in self.parts]
        parts = hashlib.sha256(b"".join(len(part).to_bytes(4, "big") + part for part in written)).digest()
        for attempt in range(1 << 32):
            message = PREFIX + parts + index.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            yield int.from_bytes(hmac.digest(self.server, message, "sha256"), "big")


@dataclass(frozen=True, slots=True)
class ChanceMove:
    """A verified chance move: its ply, its index in the match, the total weight, and the number that decided."""

    ply: int
    index: int
    total: int
    number: int
    text: str


def new_seed(parts: Sequence[str] = ()) -> Seed:
    """Return a seed whose secret part comes from the system's source of randomness."""
    return Seed(secrets.token_bytes(SERVER_BYTES), tuple(parts))


def read_seed(server: str, parts: Sequence[str] = ()) -> Seed:
    """Return the seed whose secret part is given in hexadecimal, as it is published after a match."""
    if not re.fullmatch(r"[0-9a-f]{64}", server):
        raise InvalidInput(f"the server's part of a seed is written as 64 hexadecimal digits, got {server[:80]!r}")
    return Seed(bytes.fromhex(server), tuple(parts))


def choose(texts: Sequence[str], weights: Sequence[int], number: int) -> str:
    """Return the text that a number from 0 to the sum of the weights - 1 stands for."""
    rest = number
    if number >= 0 and all(weight >= 0 for weight in weights):
        for text, weight in sorted(zip(texts, weights, strict=True)):
            rest -= weight
            if rest < 0:
                return text
    raise InvalidInput(f"the number {number} stands for no chance move out of the weights {list(weights)[:20]}")


def chance_move(seed: Seed, game: Game, position: Position, index: int) -> tuple[int, int, int]:
    """Return the move that chance makes, the total weight and the number that decided."""
    if position.to_act != CHANCE:
        raise InvalidInput(f"chance is not to move here: to act is {position.to_act!r}")
    moves, weights = position.legal_moves(), position.weights()
    texts = [game.format_move(position, move) for move in moves]
    number = seed.number(index, sum(weights))
    chosen = choose(texts, weights, number)
    return moves[texts.index(chosen)], sum(weights), number


def check_part(seat: int, part: object) -> None:
    """Refuse a seat's part that is too long or cannot be written as UTF-8."""
    problem = ""
    if not isinstance(part, str):
        problem = f"is a text, got {part!r}"
    elif len(part) > LONGEST_PART:
        problem = f"has at most {LONGEST_PART} characters, got {len(part)}"
    elif any("\ud800" <= character <= "\udfff" for character in part):
        problem = f"is text that UTF-8 can write, got {part!r}"
    if problem:
        raise InvalidInput(f"the part of seat {seat} {problem}")


def verify_commitment(seed: Seed, commitment: str) -> None:
    """Refuse a seed that is not the one committed to."""
    if not hmac.compare_digest(seed.commitment.encode(), commitment.encode()):
        raise InvalidRecord(f"the seed's SHA-256 is {seed.commitment}, but {commitment!r} was committed to")


def verify_chance_moves(
    game: Game, start: str, moves: Sequence[str], seed: Seed, commitment: str
) -> tuple[ChanceMove, ...]:
    """Work out every chance move of a match again, and refuse the first one that does not follow from the seed.

    `start` is the text of the start position, `moves` are the texts of all moves, chance moves among them.
    """
    verify_commitment(seed, commitment)
    position = game.parse_position(start)
    found: list[ChanceMove] = []
    for ply, text in enumerate(moves, 1):
        if position.to_act == CHANCE:
            move, total, number = chance_move(seed, game, position, len(found))
            expected = game.format_move(position, move)
            if text != expected:
                raise InvalidRecord(
                    f"ply {ply}: the seed gives {expected!r} (number {number} of {total}), the record has {text!r}"
                )
            found.append(ChanceMove(ply, len(found), total, number, text))
        position.play(game.parse_move(position, text))
    return tuple(found)
