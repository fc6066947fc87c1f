"""Tests for the public face: `menagerie` itself."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import menagerie
from menagerie.core.registry import load, names

ROOT = Path(__file__).parent.parent


def run(code: str, **environment: str) -> str:
    """Run Python code in a fresh process and return what it prints."""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )
    return result.stdout.strip()


def test_all_names_are_importable() -> None:
    """Every public name leads to something, and nothing else is shown."""
    assert all(hasattr(menagerie, name) for name in menagerie.__all__)
    assert dir(menagerie) == sorted(menagerie.__all__)
    assert sorted(set(menagerie.__all__)) == menagerie.__all__
    scope: dict[str, object] = {}
    exec("from menagerie import *", scope)  # noqa: S102 - what users may write
    assert set(scope) - {"__builtins__"} == set(menagerie.__all__)


def test_every_home_is_public() -> None:
    """What can be reached lazily is exactly what is promised, the version and the flag apart."""
    assert {*menagerie._HOMES, "__version__", "compiled"} == set(menagerie.__all__)
    assert all(menagerie._HOMES[name].split(":")[1] in (name, "names") for name in menagerie._HOMES)


def test_public_names_are_the_real_things() -> None:
    """The public names are those of the modules they live in."""
    assert menagerie.load is load
    assert menagerie.game_names() == names()
    assert isinstance(menagerie.load("siam"), menagerie.Game)
    assert isinstance(menagerie.load("siam").new(), menagerie.Position)
    assert issubclass(menagerie.IllegalMove, menagerie.MenagerieError)


def test_other_names_do_not_exist() -> None:
    """A name that is not public fails as it does in any module."""
    with pytest.raises(AttributeError, match="module 'menagerie' has no attribute 'chess'"):
        _ = menagerie.chess  # type: ignore[attr-defined]


def test_the_version_is_that_of_the_project() -> None:
    """The version is the same everywhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project.get("version", menagerie.__version__) == menagerie.__version__


def test_importing_imports_no_game() -> None:
    """Importing the package loads neither a game nor a rule."""
    code = "import menagerie, sys; print(sorted(name for name in sys.modules if name.startswith('menagerie')))"
    assert run(code) == "['menagerie', 'menagerie._loader']"


def test_interpreted_on_request() -> None:
    """With MENAGERIE_INTERPRETED=1 every module comes from its source file, and the rules are the same."""
    code = """if True:
        import sys, menagerie
        siam = menagerie.load("siam")
        position = siam.new()
        position.play(siam.parse_move(position, "+c1N"))
        modules = [module for name, module in sys.modules.items() if name.startswith("menagerie.")]
        print(menagerie.compiled, all(module.__file__.endswith(".py") for module in modules), position)
    """
    expected = "...../...../.###./...../..N.. rhi 1 0,0 - classic2005"
    assert run(code, MENAGERIE_INTERPRETED="1") == f"False True {expected}"
    assert run(code, MENAGERIE_INTERPRETED="0").endswith(expected)


def test_the_flag_says_what_runs() -> None:
    """`compiled` is true exactly where the module of positions is no source file."""
    code = "import menagerie, menagerie.core.position as p; print(menagerie.compiled, p.__file__.endswith('.py'))"
    assert run(code, MENAGERIE_INTERPRETED="") in ("True False", "False True")
