"""Weights of an evaluation: a game's ``weights.toml``, which `menagerie tune` writes.

Each line is a weight, in the order in which the evaluation takes them::

    race_1 = { value = 300, least = 0, most = 3000, means = "a rock that falls in one turn" }
    race_2 = { value = 150, least = 0, most = 3000, below = "race_1", means = "a rock that falls in two turns" }
    at_once = { value = 9000, fixed = true, means = "less than a win that search has seen" }

Tuning keeps a weight between `least` and `most`, and not above the one that `below` names. A `fixed` weight is not
tuned.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from menagerie.core.compiled.bounds import shown, whole_number
from menagerie.errors import InvalidOption

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FILE = "weights.toml"
MOST_WEIGHT = 1_000_000
LARGEST_FILE = 100_000
KEYS = {"value": int, "least": int, "most": int, "below": str, "fixed": bool, "means": str}


@dataclass(frozen=True, slots=True)
class Weight:
    """One weight: its value, and its bounds in tuning."""

    name: str
    value: int
    least: int
    most: int
    below: str | None = None
    """The weight that is worth at least as much as this one, if there is one."""
    fixed: bool = False
    means: str = ""


class Weights(Mapping[str, int]):
    """The weights of an evaluation by name, in the order in which it takes them."""

    def __init__(self, declared: Iterable[Weight], file: Path | None = None) -> None:
        """Take the declared weights and their file; `InvalidOption` names all problems."""
        self._declared = {weight.name: weight for weight in declared}
        self.file = file
        problems = [problem for weight in self._declared.values() for problem in self._problems(weight)]
        if problems:
            raise InvalidOption("weights: " + "; ".join(problems))

    def _problems(self, weight: Weight) -> Iterator[str]:
        if not weight.least <= weight.value <= weight.most:
            yield f"{weight.name} is {weight.value}, expected {weight.least} to {weight.most}"
        if weight.below is None:
            return
        above = self._declared.get(weight.below)
        if above is None or above is weight:
            yield f"{weight.name} is below {weight.below!r}, which is no other weight"
        elif weight.value > above.value or weight.least > above.least or weight.most > above.most:
            yield f"{weight.name} is below {above.name}, but has a larger value or bound"
        elif sum(other.below == weight.below for other in self._declared.values()) > 1:
            yield f"several weights are below {above.name}, expected one at the most"

    def __getitem__(self, name: str) -> int:
        """Return the value of a weight."""
        return self._declared[name].value

    def __iter__(self) -> Iterator[str]:
        """Yield the names."""
        return iter(self._declared)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._declared)

    def __eq__(self, other: object) -> bool:
        """Weights are equal if their declarations and values are."""
        return isinstance(other, Weights) and list(self.declared) == list(other.declared)

    def __hash__(self) -> int:
        """Hash what `==` compares."""
        return hash(self.declared)

    def __repr__(self) -> str:
        """Show names and values."""
        return f"Weights({dict(self)})"

    @property
    def declared(self) -> tuple[Weight, ...]:
        """The weights with their declarations."""
        return tuple(self._declared.values())

    def numbers(self, changed: Mapping[str, int] | None = None) -> list[int]:
        """Return the values in order, some of them changed; the evaluation checks them."""
        given = changed or {}
        unknown = [name for name in given if name not in self._declared]
        if unknown:
            raise InvalidOption(f"there is no weight {shown(unknown[0])}; there are: {', '.join(self._declared)}")
        return [given.get(name, weight.value) for name, weight in self._declared.items()]

    def changed(self, values: Mapping[str, int]) -> Weights:
        """Return these weights with other values, checked against the declarations."""
        numbers = self.numbers(values)
        declared = (replace(weight, value=value) for weight, value in zip(self.declared, numbers, strict=True))
        return Weights(declared, self.file)


def file_of(weights: Weights) -> Path:
    """Return the file that weights were loaded from; refuse weights without a file."""
    if weights.file is None:
        raise InvalidOption("these weights were not loaded from a game's file")
    return weights.file


@lru_cache
def load_weights(package: str) -> Weights:
    """Read the weights file in a package of a game."""
    file = Path(str(files(package) / FILE))
    return read_weights(file.read_text(encoding="utf-8"), file)


def read_weights(text: str, file: Path | None = None) -> Weights:
    """Read the text of a weights file; one `InvalidOption` names all its problems."""
    if len(text) > LARGEST_FILE:
        raise InvalidOption(f"a file of weights has at most {LARGEST_FILE:,} characters, got {len(text):,}")
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise InvalidOption(f"the weights are not TOML: {error}") from None
    return Weights((read_weight(name, entry) for name, entry in table.items()), file)


def read_weight(name: str, entry: object) -> Weight:
    """Read one entry of a weights file."""
    known = isinstance(entry, dict) and "value" in entry and entry.keys() <= KEYS.keys()
    if not known or not isinstance(entry, dict) or any(type(entry[key]) is not KEYS[key] for key in entry):
        raise InvalidOption(
            f"the weight {shown(name)} is {{ value = …, least = …, most = …, means = … }}, got {shown(entry)}"
        )
    for key in ("value", "least", "most"):
        whole_number(entry.get(key, 0), -MOST_WEIGHT, MOST_WEIGHT, f"{key} of the weight {name}")
    value = entry["value"]
    return Weight(name, **{"least": value, "most": value, **entry})


def written(text: str, values: Mapping[str, int]) -> str:
    """Return the text of a weights file with other values; everything else, comments included, is unchanged."""
    weights = read_weights(text).changed(values)
    for name, value in weights.items():
        line = rf"(?m)^({re.escape(name)} *= *\{{ *value *= *)[-+\w]+"
        text, found = re.subn(line, rf"\g<1>{value}", text)
        if found != 1:
            raise InvalidOption(f"the weight {name} has no line {name} = {{ value = … }} of its own")
    return text


def checked_weights(given: Sequence[int], count: int, most: int) -> list[int]:
    """Return `count` whole numbers up to `most`, the weights of an evaluation; refuse anything else."""
    numbers = [whole_number(weight, -most, most, "a weight") for weight in given]
    if len(numbers) != count:
        raise InvalidOption(f"the evaluation has {count} weights, got {len(numbers)}")
    return numbers
