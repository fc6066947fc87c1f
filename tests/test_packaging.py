"""What gets built, shipped and installed, with and without a compiler."""

from __future__ import annotations

import ast
import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = [path.with_suffix(".py") for path in sorted(SOURCE.rglob("*.pxd")) if path.with_suffix(".py").exists()]
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
PERFT_2 = 3894

pytestmark = pytest.mark.xdist_group("packaging")


def run(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in an environment that knows nothing of the tree under test."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MENAGERIE", "COV"))
    }
    command = [sys.executable, *arguments]
    return subprocess.run(
        command,
        cwd=cwd,
        env=inherited | {"MENAGERIE_WEB": "skip"} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def can_compile() -> bool:
    """Whether this machine has a C compiler and the headers of Python."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return bool(shutil.which(compiler.split()[0])) and (Path(sysconfig.get_path("include")) / "Python.h").exists()


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    tree = tmp_path_factory.mktemp("tree") / "menagerie"
    shutil.copytree(
        ROOT,
        tree,
        ignore=shutil.ignore_patterns(
            ".*", "build", "dist", "*.egg-info", "*.so", "*.c", "__pycache__", "node_modules"
        ),
    )
    built = run("-c", BUILD, "build_sdist", str(tree.parent), cwd=tree)
    assert built.returncode == 0, built.stderr
    (archive,) = tree.parent.glob("*.tar.gz")
    unpacked = tree.parent / "unpacked"
    with tarfile.open(archive) as tar:
        tar.extractall(unpacked, filter="data")
    (folder,) = unpacked.iterdir()
    return folder


@pytest.fixture
def tree(sdist: Path, tmp_path: Path) -> Path:
    """A copy of the source distribution to build in, with C types in `core` alone so that a build is quick."""
    copy = shutil.copytree(sdist, tmp_path / "tree")
    core = copy / "src" / "menagerie" / "core"
    for sidecar in (copy / "src").rglob("*.pxd"):
        if core not in sidecar.parents:
            sidecar.unlink()
    return copy


def build_wheel(tree: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel; return it with all that the build said."""
    dist = tree.parent / "dist"
    built = run("-c", BUILD, "build_wheel", str(dist), cwd=tree, **environment)
    assert built.returncode == 0, built.stderr
    (wheel,) = dist.glob("*.whl")
    return wheel, built.stdout + built.stderr


def fickle_compiler(folder: Path) -> Path:
    """A compiler that translates everything but positions."""
    script = folder / "fickle"
    script.write_text('#!/bin/sh\ncase "$*" in *position.c*) exit 1;; esac\nexec cc "$@" -O0\n')
    script.chmod(0o755)
    return script


def shipped(folder: Path) -> set[str]:
    """The files of the package that a user needs, relative to the folder above the package."""
    wanted = {".py", ".pxd", ".pxi", ".toml", ".jsonl", ".typed"}
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in wanted}


def test_sdist_complete(sdist: Path) -> None:
    """A source distribution holds every source, sidecar and data file, and nothing compiled."""
    assert shipped(SOURCE / "menagerie") == shipped(sdist / "src" / "menagerie")
    assert not [path for path in sdist.rglob("*") if path.suffix in {".so", ".pyd", ".c"}]


@pytest.mark.slow
@pytest.mark.parametrize("reason", ["chosen", "compiler fails", "compiler fails half way", "no Cython"])
def test_interpreted_fallback(tree: Path, tmp_path: Path, reason: str) -> None:
    """Without a compiler the package builds, installs and counts the same moves, and says that it runs interpreted."""
    blocked = tmp_path / "blocked"
    blocked.mkdir()
    for name in ("Cython.py", "cython.py") if reason == "no Cython" else ():
        (blocked / name).write_text("raise ImportError('Cython is not here')\n")
    environment = {
        "chosen": {"MENAGERIE_BUILD": "interpreted"},
        "compiler fails": {"CC": "/bin/false"},
        "compiler fails half way": {"CC": str(fickle_compiler(tmp_path))},
        "no Cython": {"PYTHONPATH": str(blocked)},
    }[reason]
    wheel, said = build_wheel(tree, **environment)
    assert ("will run INTERPRETED" in said) == (reason != "chosen")
    names = set(ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    assert shipped(tree / "src") <= names
    target = tmp_path / "target"
    installed = run("-m", "pip", "install", "--no-deps", "--target", str(target), str(wheel), cwd=tmp_path)
    assert installed.returncode == 0, installed.stderr
    counted = run("-m", "menagerie", "perft", "siam", "2", cwd=tmp_path, PYTHONPATH=f"{target}{os.pathsep}{blocked}")
    assert (counted.returncode, counted.stdout.strip()) == (0, str(PERFT_2)), counted.stderr
    assert "interpreted" in counted.stderr


def test_compiled_when_possible() -> None:
    """Wherever there is a compiler, the tests run on compiled modules, each younger than its sources."""
    if not can_compile() or os.environ.get("MENAGERIE_INTERPRETED"):
        pytest.skip("nothing is compiled here on purpose")
    for source in COMPILED:
        name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
        file = importlib.import_module(name).__file__
        assert file is not None
        assert file.endswith((".so", ".pyd")), f"{name} is not compiled"
        youngest = max(path.stat().st_mtime for path in (source, source.with_suffix(".pxd")))
        assert youngest <= Path(file).stat().st_mtime, f"{name} is older than its source"


def test_stale_binaries_removed(tree: Path) -> None:
    """A compiled module whose source or sidecar is gone does not survive a build in place."""
    ghost = tree / "src" / "menagerie" / "core" / "ghost.cpython-311-x86_64-linux-gnu.so"
    ghost.write_bytes(b"")
    built = run("setup.py", "-q", "build_ext", "--inplace", cwd=tree, MENAGERIE_BUILD="interpreted")
    assert built.returncode == 0, built.stderr
    assert not ghost.exists()


def test_failing_compiler_is_an_error_on_request(tree: Path) -> None:
    """MENAGERIE_BUILD=compiled makes a build that cannot compile fail instead of falling back."""
    built = run("-c", BUILD, "build_wheel", str(tree.parent), cwd=tree, MENAGERIE_BUILD="compiled", CC="/bin/false")
    assert built.returncode != 0
    assert "INTERPRETED" not in built.stderr


def test_unknown_build_mode(tree: Path) -> None:
    """A misspelt MENAGERIE_BUILD is refused with the words that exist."""
    built = run("setup.py", "-q", "build_ext", cwd=tree, MENAGERIE_BUILD="fast")
    assert built.returncode != 0
    assert "MENAGERIE_BUILD='fast': expected one of auto, compiled, interpreted" in built.stderr


def test_core_and_games_have_no_dependencies() -> None:
    """Loading a game and playing a move imports the standard library alone, and what Cython leaves in modules."""
    script = """if True:
        import sys
        before = set(sys.modules)
        import menagerie
        position = menagerie.load("siam").new()
        position.play(position.legal_moves()[0])
        print(*{name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names)
    """
    done = run("-c", script, cwd=ROOT, PYTHONPATH=str(SOURCE))
    assert done.returncode == 0, done.stderr
    assert [name for name in done.stdout.split() if "cython" not in name.lower()] == ["menagerie"]


def test_every_import_is_declared() -> None:
    """Nothing is imported that only comes along with something else; Ray is an extra, and Cython has a stand-in."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {canonical(re.split(r"[^\w.-]", each)[0]) for each in project["dependencies"]}
    made = packages_distributions()
    foreign = imported() - sys.stdlib_module_names - {"cython", "menagerie"}
    assert {name for name in foreign if not {canonical(each) for each in made.get(name, ())} & declared} == set()


def imported() -> set[str]:
    """Return the packages that the source imports."""
    found: set[str] = set()
    for file in (SOURCE / "menagerie").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {each.name.partition(".")[0] for each in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found


def canonical(name: str) -> str:
    """Return the name of a package as all its spellings are compared."""
    return name.lower().replace("_", "-")


def test_docs_do_not_install_a_package_that_is_not_ours() -> None:
    """PyPI has a package of our name that is not ours, so every text installs from the source folder."""
    texts = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *SOURCE.rglob("*.py"), *SOURCE.rglob("*.toml")]
    wrong = re.compile(r"pip install\b(?![^\n]*--no-index)[^\n]*?['\" ]menagerie\b(?![/.])")
    found = [str(path.relative_to(ROOT)) for path in texts if wrong.search(path.read_text(encoding="utf-8"))]
    assert len(texts) > 100
    assert not found
