"""Tests for the public names of `menagerie.analysis`."""

from __future__ import annotations

import subprocess
import sys

import pytest

import menagerie.analysis
from menagerie.analysis.review.reasons import reasons


def test_every_public_name_exists() -> None:
    """Each name of ``__all__`` can be imported, and `dir` shows exactly these."""
    assert dir(menagerie.analysis) == sorted(menagerie.analysis.__all__)
    assert all(callable(getattr(menagerie.analysis, name)) for name in menagerie.analysis.__all__)
    assert menagerie.analysis.reasons is reasons


def test_an_unknown_name_is_an_attribute_error() -> None:
    """A name that does not exist fails as in any module."""
    with pytest.raises(AttributeError, match="has no attribute 'otter'"):
        _ = menagerie.analysis.otter  # type: ignore[attr-defined]


def test_the_package_imports_nothing_of_its_rooms() -> None:
    """Importing the package loads none of its modules."""
    code = "import sys, menagerie.analysis; print([m for m in sys.modules if m.startswith('menagerie.analysis.')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"
