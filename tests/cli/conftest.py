"""Two ways to call the command line: in this process, which is quick, and as a real process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from typer.testing import CliRunner

import menagerie
from menagerie.cli.app import app

if TYPE_CHECKING:
    from typer.testing import Result

SOURCE = Path(menagerie.__file__).parent.parent


class InProcess(Protocol):
    """Calls a command here."""

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        """Return what the command wrote, and its exit status."""


class AsProcess(Protocol):
    """Calls a command as a shell would."""

    def __call__(self, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Return what the command wrote, and its exit status."""


@pytest.fixture
def cli() -> InProcess:
    """Call a command in this process."""

    def call(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return call


@pytest.fixture
def shell() -> AsProcess:
    """Call a command as a process of its own, its output in pipes."""

    def call(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "menagerie", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env=process_environment(**environment),
        )

    return call


def process_environment(**changes: str) -> dict[str, str]:
    """The environment of a command that runs the code under test."""
    path = os.pathsep.join(filter(None, (str(SOURCE), os.environ.get("PYTHONPATH"))))
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", **changes}


def complaints(error: str) -> list[str]:
    """What stands on standard error, without the notice that the code runs interpreted."""
    return [line for line in error.splitlines() if "running interpreted" not in line]
