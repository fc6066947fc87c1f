"""Edition: the values of one edition with their sources, and the collection of problems with them."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, TypeVar

from menagerie.core.edition.sources import Source, entries_of, join_path, leaves, shortened, split_path
from menagerie.errors import InvalidEdition

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Value = TypeVar("Value")


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of one game; two are equal if they make no difference to play."""

    id: str
    game: str
    title: str
    values: Mapping[str, object]
    sources: Mapping[str, Source]
    digest: str = field(init=False, repr=False)
    """SHA-256 of the values, in hexadecimal."""

    def __post_init__(self) -> None:
        """Compute the digest once."""
        text = json.dumps(self.values, sort_keys=True, ensure_ascii=True, default=str)
        object.__setattr__(self, "digest", sha256(text.encode()).hexdigest())

    def __eq__(self, other: object) -> bool:
        """Compare game, id and values; where a value comes from makes no difference to play."""
        return self is other or (isinstance(other, Edition) and self._identity() == other._identity())

    def __hash__(self) -> int:
        """Hash what tells editions apart; text keeps its hash, so that an edition is a quick key."""
        return hash(self.digest)

    def _identity(self) -> tuple[str, str, str]:
        return self.game, self.id, self.digest

    def value(self, path: str) -> object:
        """Return the value at a dotted path: ``options.facings``, ``animal.lion.land.steps``, ``board.legend."~"``."""
        found: object = self.values
        for step in split_path(path):
            entries = dict(entries_of(found))
            if step not in entries:
                raise InvalidEdition(self.id, (f"there is no value {path!r}: {step!r} is not among {known(entries)}",))
            found = entries[step]
        return deepcopy(found)

    def source(self, path: str) -> Source | None:
        """Return where the value or the table at a dotted path comes from, if the file says so."""
        self.value(path)
        return self.sources.get(join_path(split_path(path)))

    def items(self) -> list[tuple[str, object, Source | None]]:
        """Return every single value with its path and its source, in the order of the file."""
        return [(path, value, self.sources.get(path)) for path, value in leaves(self.values, ())]


class Problems:
    """Collects the problems of an edition, so that one error names all of them.

    ::

        problems = Problems(edition)
        rocks = problems.require("start.rocks", list, lambda squares: len(squares) == 3, "three squares")
        problems.check(rocks != [], "start.rocks: there is no game without rocks")
        problems.raise_if_any()
    """

    def __init__(self, edition: Edition) -> None:
        """Begin with none."""
        self.edition = edition
        self.found: list[str] = []

    def add(self, problem: str) -> None:
        """Note a problem."""
        self.found.append(problem)

    def check(self, holds: bool, problem: str) -> bool:  # noqa: FBT001 - reads as a sentence
        """Note a problem unless the condition holds, and say whether it does."""
        if not holds:
            self.add(problem)
        return holds

    def require(
        self, path: str, kind: type[Value], test: Callable[[Value], bool] = lambda _: True, expected: str = ""
    ) -> Value | None:
        """Return the value at `path` if it is of this kind and passes the test; otherwise note what was expected."""
        try:
            value = self.edition.value(path)
        except InvalidEdition as error:
            self.found.extend(error.problems)
            return None
        fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
        if not (fits and test(value)):  # type: ignore[arg-type]
            self.add(f"{path} is {shortened(value)}, expected {expected or a_kind(kind)}")
            return None
        return value  # type: ignore[return-value]

    def raise_if_any(self) -> None:
        """Refuse the edition if a problem was found."""
        if self.found:
            raise InvalidEdition(self.edition.id, tuple(self.found))


def known(entries: Mapping[str, object]) -> str:
    """List the known names, for a message."""
    return ", ".join(sorted(entries)[:40]) or "nothing (it is a single value)"


def a_kind(kind: type) -> str:
    """Return the name of a kind of value as in an edition file."""
    words = {
        int: "a whole number",
        str: "a text",
        bool: "true or false",
        list: "a list",
        dict: "a table",
        float: "a number",
    }
    return words.get(kind, kind.__name__)
