"""Editions: the printed components of a game as a TOML file in which every value says where it comes from.

A value is written in one of two ways, and both may be mixed::

    hand_limit = { value = 5, source = "rulebook", page = "4" }     # a value with its own source

    [board]                                                         # a table whose source covers its fields,
    source = "reconstructed"                                        # tables inside it without a source included,
    columns = 15
    name = "front"
    web_fields = ["name"]                                           # except those named in `<source>_fields`

`page`, `rule`, `why` and `note` beside a source tell more about it. Every number and every switch needs a source; ids
and wording may go without. What a program reads has the wrappers taken off: ``edition.value("hand_limit")`` is 5.
"""

from __future__ import annotations

import json
import re
import tomllib
from copy import deepcopy
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from menagerie.core.sources import Reader, Source, entries_of, join_path, leaves, shortened, split_path
from menagerie.errors import InvalidEdition

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from importlib.resources.abc import Traversable

__all__ = ["Edition", "Problems", "Source", "load_edition", "load_editions", "parse_edition"]

LARGEST_FILE = 1_000_000
"""Bytes of an edition file that are read at most."""

ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")
"""A dotted key of a depth that no edition has and that a TOML reader needs ages for."""

Value = TypeVar("Value")


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of one game; equal to another one when a game cannot tell them apart."""

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
        """Hash what `==` compares."""
        return hash(self._identity())

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
    """Collects what is wrong with an edition, so that a game can name it all at once.

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
        """Return the value at `path` if it is of this kind and passes the test; else note what was expected instead."""
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


# Reading files


def load_editions(game: str, package: str) -> dict[str, Edition]:
    """Load every edition file of a game's package, by id."""
    folder = files(package) / "editions"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []
    editions = [load_edition(game, folder / name) for name in names]
    by_id = {edition.id: edition for edition in editions}
    if not by_id or len(by_id) < len(editions):
        wrong = "two files have the same id" if by_id else "there is no file"
        raise InvalidEdition(game, (f"{wrong} in the folder editions of {package}: {names}",))
    return by_id


def load_edition(game: str, file: str | Path | Traversable) -> Edition:
    """Load one edition file; whatever is wrong with it is named in one `InvalidEdition`."""
    place = Path(file) if isinstance(file, str) else file
    return parse_edition(game, read_text(place), place.name)


def read_text(file: Path | Traversable) -> str:
    """Return the text of a file that is not too large, without the mark that some editors begin files with."""
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise InvalidEdition(file.name, (f"the file has more than {LARGEST_FILE:,} bytes",))
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidEdition(file.name, (f"not UTF-8 text: {error.reason} at byte {error.start}",)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, InvalidEdition):
            raise
        raise InvalidEdition(file.name, (f"cannot be read: {getattr(error, 'strerror', None) or error}",)) from None


def parse_edition(game: str, text: str, name: str) -> Edition:
    """Read the text of an edition file; `name` is what problems call the file."""
    reader = Reader()
    try:
        values = {} if LONG_KEY.search(text) else reader.table(tomllib.loads(text), (), None)
    except ValueError as error:
        raise InvalidEdition(name, (f"not TOML: {error}",)) from None
    except RecursionError:
        values = {}
    if not values:
        raise InvalidEdition(name, ("empty, or nested too deeply",))
    about = values.get("edition")
    about = about if isinstance(about, dict) else {}
    given = about.get("id")
    if not (isinstance(given, str) and ID.fullmatch(given)):
        reader.problems.append(f"[edition] id is {given!r}, expected up to 64 letters, digits, dots and dashes")
    if reader.problems:
        raise InvalidEdition(name, tuple(reader.problems))
    return Edition(str(given), game, str(about.get("title") or about.get("game") or given), values, reader.sources)


def known(entries: Mapping[str, object]) -> str:
    """List what there is, for a message."""
    return ", ".join(sorted(entries)[:40]) or "nothing (it is a single value)"


def a_kind(kind: type) -> str:
    """Name a kind of value as an edition's author knows it."""
    words = {
        int: "a whole number",
        str: "a text",
        bool: "true or false",
        list: "a list",
        dict: "a table",
        float: "a number",
    }
    return words.get(kind, kind.__name__)
