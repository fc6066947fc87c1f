"""Sources of values: values and sources are separated, and dotted paths lead to both.

`menagerie.core.edition` describes the two ways of writing a value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

NOTES = ("page", "rule", "why", "note")
FILE_FORMAT = "format"
SEGMENT = re.compile(r'"([^"]*)"|([^."]+)')


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: one word, and details from the file."""

    kind: str
    detail: str = ""

    def __str__(self) -> str:
        """Return the word and the details in one line."""
        if self.detail.startswith(self.kind):
            return self.detail
        return f"{self.kind} ({self.detail})" if self.detail else self.kind


class Reader:
    """Separates values from their sources, and collects problems."""

    def __init__(self) -> None:
        """Begin with nothing read."""
        self.sources: dict[str, Source] = {}
        self.problems: list[str] = []

    def read(self, value: object, path: tuple[str, ...], source: Source | None) -> object:
        """Read a value of any kind that is covered by `source`."""
        if isinstance(value, dict):
            return self.wrapped(value, path, source)
        if has_tables(value):
            return [self.read(entry, (*path, label), source) for label, entry in entries_of(value)]
        if source is not None:
            self.sources[join_path(path)] = source
        elif needs_source(value) and path != (FILE_FORMAT,):
            self.problems.append(f"{join_path(path)} = {shortened(value)} has no source")
        return value

    def wrapped(self, table: Mapping[str, object], path: tuple[str, ...], source: Source | None) -> object:
        """Read a table, or the one value that it wraps."""
        inside = self.table(table, path, source)
        return inside["value"] if "value" in table and list(inside) == ["value"] else inside

    def table(self, table: Mapping[str, object], path: tuple[str, ...], source: Source | None) -> dict[str, object]:
        """Read the fields of a table, each with the source that covers it."""
        source = self.own_source(table, path) or source
        if source is not None and path:
            self.sources[join_path(path)] = source
        others = self.other_sources(table, path)
        fields = [name for name in table if name not in annotation_keys(table)]
        only = fields == ["value"]
        return {
            name: self.read(table[name], path if only else (*path, name), others.get(name, source)) for name in fields
        }

    def own_source(self, table: Mapping[str, object], path: tuple[str, ...]) -> Source | None:
        """Return the source that a table names for itself."""
        text = table.get("source")
        if text is None:
            return None
        word = re.match(r"\w[\w-]*", text) if isinstance(text, str) else None
        if word is None:
            self.problems.append(
                f"{join_path((*path, 'source'))} is {shortened(text)}, expected a word such as 'rulebook'"
            )
            return None
        notes = [f"{name} {table[name]}" if name == "rule" else str(table[name]) for name in NOTES if name in table]
        return Source(word[0], "; ".join([str(text)] * (word[0] != text) + notes))

    def other_sources(self, table: Mapping[str, object], path: tuple[str, ...]) -> dict[str, Source]:
        """Return the sources of the fields that `<source>_fields` name."""
        found = {}
        for key in annotation_keys(table) - {"source", *NOTES}:
            names = table[key]
            if not (isinstance(names, list) and all(isinstance(name, str) and name in table for name in names)):
                self.problems.append(
                    f"{join_path((*path, key))} is {shortened(names)}, expected names of fields beside it"
                )
                continue
            found.update(dict.fromkeys(names, Source(key.removesuffix("_fields"))))
        return found


def annotation_keys(table: Mapping[str, object]) -> set[str]:
    """Return the keys of a table that describe its values and are not values themselves."""
    if "source" not in table:
        return {*NOTES} & {*table} if "value" in table else set()
    return {key for key in table if key in ("source", *NOTES) or key.endswith("_fields")}


def needs_source(value: object) -> bool:
    """Whether a value is a number or a switch, or a list with one in it."""
    if isinstance(value, list):
        return any(needs_source(entry) for entry in value)
    return isinstance(value, int | float)


# Paths


def split_path(path: str) -> list[str]:
    """Return the steps of a dotted path; a step may stand in quotes."""
    return [quoted or plain for quoted, plain in SEGMENT.findall(path)]


def join_path(steps: tuple[str, ...] | list[str]) -> str:
    """Return the dotted path of steps; steps that are not plain words are quoted."""
    return ".".join(step if re.fullmatch(r"[\w-]+", step) else f'"{step}"' for step in steps)


def entries_of(value: object) -> list[tuple[str, object]]:
    """Return what one step of a path can reach: fields of a table, or entries of a list by id if all have one."""
    if isinstance(value, dict):
        return list(value.items())
    if not isinstance(value, list):
        return []
    ids = [entry_id(entry) for entry in value]
    by_id = "" not in ids and len(set(ids)) == len(value)
    return list(zip(ids if by_id else map(str, range(len(value))), value, strict=True))


def entry_id(entry: object) -> str:
    """Return the id of a table, with or without a source of its own; nothing for anything without an id."""
    given = entry.get("id") if isinstance(entry, dict) else None
    given = given.get("value") if isinstance(given, dict) else given
    return given if isinstance(given, str) else ""


def has_tables(value: object) -> bool:
    """Whether a value is a list with a table in it."""
    return isinstance(value, list) and any(isinstance(entry, dict) or has_tables(entry) for entry in value)


def leaves(value: object, path: tuple[str, ...]) -> Iterator[tuple[str, object]]:
    """Yield the single values inside a value."""
    if (isinstance(value, dict) and value) or has_tables(value):
        for step, entry in entries_of(value):
            yield from leaves(entry, (*path, step))
    else:
        yield join_path(path), value


def shortened(value: object) -> str:
    """Return a value as one line."""
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "…"
