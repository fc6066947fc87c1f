"""The settings of players: the part after the colon in texts such as ``alphabeta:depth=4,threads=2``."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from menagerie.analysis.engine.protocol import LARGEST_TABLE, MOST_THREADS
from menagerie.core.compiled.bounds import seconds as as_seconds
from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.core.weights import LARGEST_FILE, Weights, read_weights
from menagerie.errors import InvalidOption
from menagerie.search.alphabeta import DEEPEST, MOST_NODES
from menagerie.search.ismcts import MOST_ITERATIONS

if TYPE_CHECKING:
    from collections.abc import Callable

Settings = TypeVar("Settings")


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of an alpha-beta player."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    threads: int = 1
    table: int = 18
    """The number of entries as a power of two."""
    weights: Weights | None = None
    exact: int = 0
    """1 to search every move to exactly the full depth."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits of a Monte-Carlo player."""

    iterations: int | None = None
    seconds: float | None = None
    weights: Weights | None = None


@dataclass(frozen=True, slots=True)
class Allowance:
    """Limits that replace those of a level."""

    nodes: int | None = None
    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Taste:
    """The settings of the greedy player."""

    weights: Weights | None = None


def settings(kind: type[Settings], name: str, text: str) -> Settings:
    """Read ``key=value,...`` into the fields of `kind`, each bounded."""
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    values: dict[str, object] = {}
    for pair in filter(None, text.split(",")):
        key, _, value = pair.partition("=")
        if key not in known or key in values:
            raise InvalidOption(
                f"{name}: settings are {', '.join(sorted(known))}, each once as key=value; got {shown(pair)}"
            )
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
        raise InvalidOption(f"{name}: {key} is a number of seconds from 0 to 1,000,000, got {shown(text)}") from None


def some_weights(name: str, key: str, text: str) -> Weights:
    """Read a file of weights such as tuning writes."""
    try:
        with Path(text).open(encoding="utf-8") as stream:
            return read_weights(stream.read(LARGEST_FILE + 1))
    except InvalidOption as error:
        raise InvalidOption(f"{name}: {error}") from None
    except (OSError, ValueError) as error:
        raise InvalidOption(f"{name}: {key} is a file that can be read, got {shown(text)}: {error}") from None


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
