"""The settings of players: what stands behind the colon in texts such as ``alphabeta:depth=4,threads=2``."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from menagerie.core.bounds import seconds as as_seconds
from menagerie.core.bounds import shown, whole_number
from menagerie.core.weights import LARGEST_FILE, Weights, read_weights
from menagerie.errors import InvalidOption
from menagerie.search.alphabeta import DEEPEST
from menagerie.search.ismcts import MOST_ITERATIONS

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_NODES = 1 << 62
MOST_THREADS = 64
LARGEST_TABLE = 28

Settings = TypeVar("Settings")


@dataclass(frozen=True, slots=True)
class Limits:
    """How far alpha-beta may look, and with what."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    threads: int = 1
    table: int = 18
    """The number of entries as a power of two."""
    weights: Weights | None = None
    exact: int = 0
    """1 to look at every move to the full depth and at nothing beyond it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a Monte-Carlo tree search may do."""

    iterations: int | None = None
    seconds: float | None = None
    weights: Weights | None = None


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a level may spend on a move instead of what it usually does."""

    nodes: int | None = None
    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player who looks one ply ahead likes."""

    weights: Weights | None = None


def settings(kind: type[Settings], name: str, text: str) -> Settings:
    """Read ``key=value,...`` into the fields of `kind`, each bounded."""
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    values: dict[str, object] = {}
    for pair in filter(None, text.split(",")):
        key, _, value = pair.partition("=")
        if key not in known or key in values:
            message = f"{name}: settings are {', '.join(sorted(known))}, each once as key=value; got {shown(pair)}"
            raise InvalidOption(message)
        values[key] = READERS[key](name, key, value)
    return kind(**values)


def whole(least_number: int, most: int) -> Callable[[str, str, str], int]:
    """Make a reader of whole numbers."""

    def read(name: str, key: str, text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 16 else text
        return whole_number(number, least_number, most, f"{name}: {key}")

    return read


def some_time(name: str, key: str, text: str) -> float:
    """Read a time in seconds."""
    try:
        return as_seconds(float(text), 1e6)
    except ValueError:
        message = f"{name}: {key} is a number of seconds from 0 to 1,000,000, got {shown(text)}"
        raise InvalidOption(message) from None


def some_weights(name: str, key: str, text: str) -> Weights:
    """Read a file of weights such as tuning writes."""
    try:
        with Path(text).open(encoding="utf-8") as stream:
            return read_weights(stream.read(LARGEST_FILE + 1))
    except InvalidOption as error:
        message = f"{name}: {error}"
        raise InvalidOption(message) from None
    except (OSError, ValueError) as error:
        message = f"{name}: {key} is a file that can be read, got {shown(text)}: {error}"
        raise InvalidOption(message) from None


READERS: dict[str, Callable[[str, str, str], object]] = {
    "depth": whole(1, DEEPEST),
    "nodes": whole(1, MOST_NODES),
    "iterations": whole(1, MOST_ITERATIONS),
    "threads": whole(1, MOST_THREADS),
    "table": whole(0, LARGEST_TABLE),
    "seconds": some_time,
    "weights": some_weights,
    "exact": whole(0, 1),
}
