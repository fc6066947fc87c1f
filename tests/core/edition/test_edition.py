"""Tests for `menagerie.core.edition`."""

from __future__ import annotations

import pickle
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.edition import LARGEST_FILE, Edition, Problems, Source, load_edition, load_editions, parse_edition
from menagerie.core.registry import load, names
from menagerie.errors import InvalidEdition

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """
format = 1

[edition]
id = "river-1"
title = "On the river"

[options]
facings = { value = 8, source = "reconstructed", rule = "J21", why = "octagons" }
shapes = { value = { 3 = [2, 1] }, source = "seed" }

[board]
columns = 3
source = "reconstructed"
map = ["..#"]

[board.legend]
"." = { kind = "land", stop = true, source = "seed" }

[[animal]]
id = "lion"
land = { steps = [1, 2], source = "seed", page = "p.7" }

[[animal]]
id = "wolf"
names = { en = "wolf", source = "translation" }
"""


def example(text: str = TEXT) -> Edition:
    """Return an edition of no particular game."""
    return parse_edition("otter", text, "river.toml")


def test_an_edition_has_id_game_and_title() -> None:
    """Id and title come from the file, the game from whoever loads it."""
    assert (example().id, example().game, example().title) == ("river-1", "otter", "On the river")


@pytest.mark.parametrize(
    ("line", "title"),
    [("", "x"), ('title = "T"\ngame = "G"', "T"), ('game = { value = "G", source = "seed" }', "G")],
)
def test_the_title_is_optional(line: str, title: str) -> None:
    """The name of the game, and then the id, stand in for a title."""
    assert title == example(f'[edition]\nid = "x"\n{line}').title


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("options.facings", 8),
        ("options.shapes", {"3": [2, 1]}),
        ("board", {"columns": 3, "map": ["..#"], "legend": {".": {"kind": "land", "stop": True}}}),
        ('board.legend.".".kind', "land"),
        ("board.map.0", "..#"),
        ("animal.lion.land.steps", [1, 2]),
        ("animal.wolf", {"id": "wolf", "names": {"en": "wolf"}}),
    ],
)
def test_values_are_found_by_path(path: str, value: object) -> None:
    """A dotted path leads to a value or a table without its wrappers."""
    assert value == example().value(path)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("options.facings", Source("reconstructed", "rule J21; octagons")),
        ("board.columns", Source("reconstructed")),
        ('board.legend.".".stop', Source("seed")),
        ("animal.lion.land", Source("seed", "p.7")),
        ("animal.lion.id", None),
    ],
)
def test_sources_are_found_by_path(path: str, source: Source | None) -> None:
    """The same path leads to the source, if there is one."""
    assert source == example().source(path)


@pytest.mark.parametrize("path", ["options.facing", "animal.bear.land", "options.facings.value", "board.map.7"])
def test_an_unknown_path_is_named(path: str) -> None:
    """A path that leads nowhere is refused with the step that fails and what there is instead."""
    for ask in (example().value, example().source):
        with pytest.raises(InvalidEdition, match=f"no value '{path}'") as caught:
            ask(path)
        assert len(caught.value.problems) == 1
    with pytest.raises(InvalidEdition, match="'facing' is not among facings, shapes"):
        example().value("options.facing")


def test_values_are_copies() -> None:
    """Changing what was returned changes no edition."""
    edition = example()
    steps = edition.value("animal.lion.land.steps")
    assert isinstance(steps, list)
    steps.append(99)
    assert edition.value("animal.lion.land.steps") == [1, 2]


def test_items_lists_every_value_with_its_source() -> None:
    """Every single value is listed once in the order of the file, and the path finds it again."""
    edition = example()
    items = edition.items()
    assert ("options.facings", 8, Source("reconstructed", "rule J21; octagons")) in items
    assert " ".join(path for path, _, _ in items[:4]) == "format edition.id edition.title options.facings"
    assert all((value, source) == (edition.value(path), edition.source(path)) for path, value, source in items)


def test_editions_are_equal_by_what_is_played() -> None:
    """Another value makes another edition; another source does not; neither does the order in the file."""
    assert example() == example(TEXT.replace('"seed"', '"web"'))
    assert hash(example()) == hash(example(TEXT.replace('"seed"', '"web"')))
    assert example() != example(TEXT.replace("columns = 3", "columns = 4"))
    assert example() != parse_edition("badger", TEXT, "river.toml")
    assert example() != "river-1"


def test_editions_can_be_pickled() -> None:
    """A pickle comes back equal, sources included."""
    twin = pickle.loads(pickle.dumps(example()))  # noqa: S301 - our own bytes
    assert (example(), example().items()) == (twin, twin.items())


def test_a_file_names_all_its_problems_at_once(tmp_path: Path) -> None:
    """Everything that is wrong is in one error, each with its path."""
    file = tmp_path / "bad.toml"
    file.write_text('[edition]\nid = "a b"\n[x]\nn = 1\non = { value = true }\n[y]\nsource = 3\n')
    with pytest.raises(InvalidEdition, match=r"edition 'bad.toml'") as caught:
        load_edition("otter", file)
    assert len(caught.value.problems) == 4
    assert all(word in str(caught.value) for word in ("x.n = 1", "x.on = True", "y.source is 3", "'a b'"))


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"[edition", "not TOML"),
        (b"\xff\xfe", "not UTF-8"),
        (b"", "empty"),
        (b"[options]\n", "id is None"),
        (b'edition = "x"\n', "id is None"),
        (b'[edition]\nid = ""\n', "id is ''"),
        (b"a = " + b"[" * 5000, "not TOML|nested too deeply"),
        (b"a." * 100_000 + b"a = 1", "nested too deeply"),
        (b"'a'." * 100_000 + b"a = 1", "nested too deeply"),
        (b"#" * (LARGEST_FILE + 1), "more than 1,000,000 bytes"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, content: bytes, problem: str) -> None:
    """Whatever a file holds, it is refused in words and without delay."""
    file = tmp_path / "bad.toml"
    file.write_bytes(content)
    began = time.perf_counter()
    with pytest.raises(InvalidEdition, match=problem):
        load_edition("otter", str(file))
    assert time.perf_counter() - began < 2


def test_a_mark_at_the_beginning_is_passed_over(tmp_path: Path) -> None:
    """A file of an editor that begins it with a byte order mark is read like any other."""
    file = tmp_path / "marked.toml"
    file.write_bytes(b'\xef\xbb\xbf[edition]\r\nid = "marked"\r\n')
    assert load_edition("otter", file).id == "marked"


def test_one_long_word_takes_no_time() -> None:
    """The guard against deep keys does not stumble over long words and many dots."""
    began = time.perf_counter()
    for text in ("a" * 900_000, "a b" * 300_000, ". " * 450_000, '"' * 900_000):
        with pytest.raises(InvalidEdition):
            parse_edition("otter", text, "long.toml")
    assert time.perf_counter() - began < 5


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the reader fail with anything but `InvalidEdition`."""
    with suppress(InvalidEdition):
        assert parse_edition("otter", text, "any.toml").items()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there, and a folder, give the same kind of error."""
    for file in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(InvalidEdition, match="cannot be read"):
            load_edition("otter", file)


def package(folder: Path, name: str, files: dict[str, str]) -> str:
    """Make a package with these edition files."""
    editions = folder / name / "editions"
    editions.mkdir(parents=True)
    (folder / name / "__init__.py").write_text("")
    for file, text in files.items():
        (editions / file).write_text(text)
    return name


def test_all_files_of_a_package_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ``.toml`` in the folder ``editions`` is loaded by its id, nothing else is."""
    monkeypatch.syspath_prepend(tmp_path)
    other = TEXT.replace("river-1", "river-2")
    name = package(tmp_path, "otter_good", {"a.toml": TEXT, "b.toml": other, "notes.txt": "no"})
    assert list(load_editions("otter", name)) == ["river-1", "river-2"]


def test_a_package_without_editions_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No file at all, or two with one id, is an error that names the package."""
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(InvalidEdition, match="there is no file in the folder editions of otter_none"):
        load_editions("otter", package(tmp_path, "otter_none", {}))
    with pytest.raises(InvalidEdition, match="two files have the same id"):
        load_editions("otter", package(tmp_path, "otter_twice", {"a.toml": TEXT, "b.toml": TEXT}))


@pytest.mark.parametrize("name", ["_template", *names()])
def test_every_value_of_every_shipped_edition_is_found(name: str) -> None:
    """The editions of all games load, and every listed value is found by its path."""
    for edition in load(name).editions.values():
        assert edition.items()
        assert all(edition.value(path) == value for path, value, _ in edition.items())


# Problems


def test_require_returns_what_fits() -> None:
    """A value of the right kind that passes the test is returned, and no problem noted."""
    problems = Problems(example())
    assert problems.require("options.facings", int, lambda count: count in (4, 8), "4 or 8") == 8
    assert problems.require('board.legend."."', dict) == {"kind": "land", "stop": True}
    assert problems.require('board.legend.".".stop', bool) is True
    problems.raise_if_any()


def test_problems_are_raised_together() -> None:
    """Every check that fails is in the one error at the end."""
    problems = Problems(example())
    assert problems.require("options.facings", int, lambda count: count == 4, "4") is None
    assert problems.require("options.facings", str) is None
    assert problems.require('board.legend.".".stop', int) is None
    assert problems.require("options.none", int) is None
    assert not problems.check(holds=False, problem="the board is not symmetric")
    assert problems.check(holds=True, problem="never seen")
    with pytest.raises(InvalidEdition, match="edition 'river-1'") as caught:
        problems.raise_if_any()
    assert caught.value.problems == (
        "options.facings is 8, expected 4",
        "options.facings is 8, expected a text",
        'board.legend.".".stop is True, expected a whole number',
        "there is no value 'options.none': 'none' is not among facings, shapes",
        "the board is not symmetric",
    )
