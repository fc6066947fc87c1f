"""Tests for `menagerie.core.edition.sources`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.edition.sources import Reader, Source, entries_of, join_path, leaves, shortened, split_path

if TYPE_CHECKING:
    from collections.abc import Mapping


def read(table: Mapping[str, object]) -> tuple[dict[str, object], Reader]:
    """Read a table and keep the reader."""
    reader = Reader()
    return reader.table(table, (), None), reader


def test_a_wrapped_value_is_unwrapped() -> None:
    """A value with its own source is read as the value alone."""
    values, reader = read({"limit": {"value": 5, "source": "rulebook", "page": "4"}})
    assert values == {"limit": 5}
    assert {"limit": Source("rulebook", "4")} == reader.sources


def test_notes_tell_more_about_a_source() -> None:
    """Page, rule, why and note all end up in the detail, in this order."""
    table = {"a": {"value": 1, "note": "n", "why": "w", "rule": "J4", "page": "p.7", "source": "seed"}}
    assert Source("seed", "p.7; rule J4; w; n") == read(table)[1].sources["a"]


def test_a_source_of_several_words_keeps_them_all() -> None:
    """The first word is the kind, the whole text stands in the detail and is what is shown."""
    source = read({"n": {"en": "wolf", "source": "seed (fr), translation (en)"}})[1].sources["n.en"]
    assert (source.kind, str(source)) == ("seed", "seed (fr), translation (en)")


def test_a_source_is_shown_with_its_detail() -> None:
    """A source reads as its word, with the detail in brackets if there is one."""
    assert (str(Source("web")), str(Source("web", "a page"))) == ("web", "web (a page)")


def test_a_table_covers_its_fields() -> None:
    """The source of a table counts for its plain fields and for tables inside it that name none."""
    table = {"board": {"source": "seed", "rows": 5, "den": {"cells": [1, 2]}, "own": {"source": "web", "x": 1}}}
    values, reader = read(table)
    assert values == {"board": {"rows": 5, "den": {"cells": [1, 2]}, "own": {"x": 1}}}
    kinds = {path: source.kind for path, source in reader.sources.items()}
    assert (kinds["board.rows"], kinds["board.den.cells"], kinds["board.own.x"]) == ("seed", "seed", "web")
    assert reader.problems == []


def test_named_fields_have_another_source() -> None:
    """Fields that ``web_fields`` names come from the web, with everything inside them."""
    table = {"card": {"source": "seed", "n": 1, "ability": {"mode": "tap", "cost": 2}, "web_fields": ["ability"]}}
    values, reader = read(table)
    assert values["card"] == {"n": 1, "ability": {"mode": "tap", "cost": 2}}
    assert (Source("web"), Source("seed")) == (reader.sources["card.ability.cost"], reader.sources["card.n"])


def test_named_fields_must_exist() -> None:
    """A field that is named but not there is a problem with its path."""
    problems = read({"card": {"source": "seed", "web_fields": ["nmae"], "name": "x"}})[1].problems
    assert problems == ["card.web_fields is ['nmae'], expected names of fields beside it"]


def test_a_value_with_other_fields_stays_a_table() -> None:
    """Nothing is lost where a table has a field called value and others as well."""
    values, _ = read({"leader": {"value": "Cayden", "animal": "lion", "source": "seed"}})
    assert values == {"leader": {"value": "Cayden", "animal": "lion"}}
    assert read({"score": {"op": "points", "value": 2}})[0] == {"score": {"op": "points", "value": 2}}


def test_without_a_source_notes_are_values() -> None:
    """A field called note is a value like any other where the table wraps nothing and has no source."""
    assert read({"a": {"note": "C sharp"}})[0] == {"a": {"note": "C sharp"}}


def test_numbers_and_switches_need_a_source() -> None:
    """Numbers, switches and lists with numbers are refused without a source; texts are not."""
    table = {"n": 1, "on": True, "row": [[1]], "word": "x", "words": ["x"], "part": {"value": 2.5}, "format": 1}
    problems = read(table)[1].problems
    assert [
        f"{name} = {value} has no source" for name, value in (("n", 1), ("on", True), ("row", [[1]]), ("part", 2.5))
    ] == (problems)


def test_a_source_is_a_word() -> None:
    """A source that is no text is a problem with its path."""
    assert read({"a": {"source": 7}})[1].problems == ["a.source is 7, expected a word such as 'rulebook'"]
    assert read({"a": {"source": " "}})[1].problems == ["a.source is ' ', expected a word such as 'rulebook'"]


def test_entries_of_a_list_go_by_id() -> None:
    """Tables in a list are found by id where all have one of their own, wrapped or not, else by number."""
    assert [step for step, _ in entries_of([{"id": "lion"}, {"id": {"value": "wolf"}}])] == ["lion", "wolf"]
    assert [step for step, _ in entries_of([{"id": "lion"}, {"id": "lion"}])] == ["0", "1"]
    assert [step for step, _ in entries_of([{"id": "lion"}, {}])] == ["0", "1"]
    assert entries_of(5) == []


def test_leaves_are_single_values() -> None:
    """Every single value is met once, with its path; a plain list is one value."""
    value = {"a": {"b": 1}, "list": [{"id": "x", "n": [1, 2]}], "empty": {}}
    assert list(leaves(value, ())) == [("a.b", 1), ("list.x.id", "x"), ("list.x.n", [1, 2]), ("empty", {})]


def test_odd_steps_stand_in_quotes() -> None:
    """A step that is no plain word is quoted, so that its dots do not count."""
    assert join_path(("board", "legend", ".")) == 'board.legend."."'
    assert split_path('board.legend."."') == ["board", "legend", "."]


@given(st.lists(st.text(st.characters(exclude_characters='"'), min_size=1), min_size=1))
def test_paths_round_trip(steps: list[str]) -> None:
    """Joining steps and splitting the path gives the steps back."""
    assert steps == split_path(join_path(steps))


def test_long_values_are_shortened() -> None:
    """A message shows at most a line of a value."""
    assert len(shortened("x" * 1000)) == 78
    assert shortened([1, 2]) == "[1, 2]"
