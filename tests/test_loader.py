"""Tests for `menagerie._loader`."""

from __future__ import annotations

import sys
from importlib.machinery import SourceFileLoader
from typing import TYPE_CHECKING

import pytest

import menagerie.core
from menagerie._loader import VARIABLE, SourceFinder, load_sources_if_asked

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def finders(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the finders of this process as a copy that is put back afterwards."""
    copy: list[object] = [finder for finder in sys.meta_path if finder is not SourceFinder]
    monkeypatch.setattr(sys, "meta_path", copy)
    return copy


@pytest.mark.parametrize(("value", "asked"), [("1", True), ("yes", True), ("0", False), ("", False), (None, False)])
def test_the_variable_asks(
    monkeypatch: pytest.MonkeyPatch, finders: list[object], value: str | None, *, asked: bool
) -> None:
    """The finder is installed first, once, and only if the variable is set to something but 0."""
    monkeypatch.delenv(VARIABLE, raising=False)
    if value is not None:
        monkeypatch.setenv(VARIABLE, value)
    assert [load_sources_if_asked(), load_sources_if_asked()] == [asked, asked]
    assert finders.count(SourceFinder) == asked
    assert (finders[0] is SourceFinder) == asked


def test_modules_of_the_package_are_found_as_sources() -> None:
    """A module that has a compiled twin is found as its source file."""
    spec = SourceFinder.find_spec("menagerie.core.position", menagerie.core.__path__)
    assert spec is not None
    assert isinstance(spec.loader, SourceFileLoader)
    assert str(spec.origin).endswith("position.py")


def test_other_modules_are_left_alone(tmp_path: Path) -> None:
    """Modules of others, and what does not exist, are left to the usual finders."""
    (tmp_path / "other.py").write_text("")
    (tmp_path / "folder").mkdir()
    assert SourceFinder.find_spec("other", [str(tmp_path)]) is None
    assert SourceFinder.find_spec("menagerie.nothing", [str(tmp_path)]) is None
    assert SourceFinder.find_spec("menagerie.folder", [str(tmp_path)]) is None
    assert SourceFinder.find_spec("menagerie.core", None) is None
    assert SourceFinder.find_spec("menagerie.other", [str(tmp_path)]) is not None
