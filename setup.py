"""Compile the modules that have C types beside them and build the browser app; all else stands in pyproject.toml.

A module ``X.py`` with a sidecar ``X.pxd`` is compiled; all others stay plain Python. The environment variable
``MENAGERIE_BUILD`` says what happens where that cannot be done:

``auto``         compile if possible, otherwise install the same modules as plain Python and say so; what pip does
``compiled``     compile or fail; for releases, and what ``python setup.py build_ext --inplace`` does
``interpreted``  do not compile

The browser app is built by ``web/build.py`` where Node is at hand; ``MENAGERIE_WEB=skip`` leaves it as it is.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path
from textwrap import shorten
from typing import TYPE_CHECKING

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from collections.abc import Iterable

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "initializedcheck": False,
    "auto_pickle": False,  # what it generates trusts its input
}
MODES = ("auto", "compiled", "interpreted")

NOT_COMPILED = """
******************************************************************************************
Menagerie could NOT be compiled and will run INTERPRETED: complete and correct, but more
than 100 times slower in rules and search. The reason was:

    {reason}

To fix it, install a C compiler and the headers of Python (Debian, Ubuntu: apt install gcc
python3-dev; Fedora: dnf install gcc python3-devel; macOS: xcode-select --install), then
install Menagerie again. Set MENAGERIE_BUILD=interpreted to choose this on purpose.
******************************************************************************************
"""


def mode(default: str = "auto") -> str:
    """Return what the environment asks for."""
    asked = os.environ.get("MENAGERIE_BUILD", default)
    if asked not in MODES:
        sys.exit(f"MENAGERIE_BUILD={asked!r}: expected one of {', '.join(MODES)}")
    return asked


def extensions() -> list[Extension]:
    """Return one extension for every module with a sidecar."""
    sources = sorted(sidecar.with_suffix(".py") for sidecar in SOURCE.rglob("*.pxd"))
    return [Extension(module_name(source.relative_to(SOURCE)), [str(source)]) for source in sources if source.exists()]


def module_name(path: Path) -> str:
    """Return the dotted name of a module, plain or compiled, from its path below the source folder."""
    return ".".join((*path.parts[:-1], path.name.partition(".")[0]))


def remove_binaries(folders: list[Path], keep: Iterable[str] = ()) -> None:
    """Remove the compiled modules below some folders, but for those with the names to keep."""
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in (".so", ".pyd") and module_name(path.relative_to(folder)) not in keep:
                path.unlink()


class BuildOrInterpret(build_ext):
    """Compile all modules or none: compiled and interpreted modules do not mix."""

    def initialize_options(self) -> None:
        """Use every core unless told otherwise."""
        super().initialize_options()
        self.parallel = True

    def run(self) -> None:
        """Compile; if that fails, leave a package that runs interpreted."""
        by_hand = self.inplace and not self.editable_mode
        folders = [Path(self.build_lib), *([SOURCE] if self.inplace else [])]
        remove_binaries(folders, keep={extension.name for extension in self.extensions or []})
        try:
            self.translate()
            super().run()
        except Exception as error:
            if mode("compiled" if by_hand else "auto") == "compiled":
                raise
            remove_binaries(folders)
            self.extensions = []
            reason = shorten(str(error) or type(error).__name__, 240, placeholder=" ...")
            print(NOT_COMPILED.format(reason=reason), file=sys.stderr)  # noqa: T201 - a build speaks by printing

    def translate(self) -> None:
        """Put C in the place of Python as the source of each extension."""
        if not self.extensions:
            return
        from Cython.Build import cythonize  # noqa: PLC0415 - its absence is reported like any failure to compile

        translated = cythonize(
            self.extensions,
            build_dir=self.build_temp,
            compiler_directives=DIRECTIVES,
            force=self.force,
            include_path=[str(SOURCE)],
            quiet=not self.verbose,
        )
        sources = {extension.name: extension.sources for extension in translated}
        for extension in self.extensions:
            extension.sources = sources[extension.name]

    def build_extensions(self) -> None:
        """Ask the compiler at hand to optimize."""
        options = ["/O2"] if self.compiler.compiler_type == "msvc" else ["-O3"]
        for extension in self.extensions:
            extension.extra_compile_args = options
        super().build_extensions()


class BuildWithWeb(build_py):
    """Build the browser app before the package's files are collected."""

    def run(self) -> None:
        """Build it, unless the package is only linked to (``make install`` does it then) or asked not to."""
        script = Path("web") / "build.py"
        if script.exists() and not self.editable_mode and os.environ.get("MENAGERIE_WEB") != "skip":
            runpy.run_path(str(script))["build_if_possible"]()
            self.data_files = self._get_data_files()
        super().run()


setup(
    cmdclass={"build_ext": BuildOrInterpret, "build_py": BuildWithWeb},
    ext_modules=[] if mode() == "interpreted" else extensions(),
)
