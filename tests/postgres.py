"""A real PostgreSQL server for tests: private, in a temporary folder, reachable through a socket in it alone."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import psycopg
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

USER = "menagerie"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
}
"""Nothing listens on the network; tests kill clients, not the machine, so that the disk need not be waited for."""

FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin")
"""Where Debian, Red Hat and Homebrew put programs that are not on everybody's path."""

# The shell waits for the end of its input, which comes when the tests end in whatever way, and ends the server.
GUARD = '"$@" & server=$!; read -r _; kill -QUIT "$server"; wait "$server"'


def find_program(name: str) -> Path:
    """Return a program of PostgreSQL: the newest where there are several."""
    found = [folder / name for pattern in FOLDERS for folder in Path("/").glob(pattern.lstrip("/"))]
    newest = sorted((path for path in found if path.is_file()), key=version)
    on_path = shutil.which(name)
    if newest:
        return newest[-1]
    if on_path:
        return Path(on_path)
    raise LookupError(
        f"{name} is not installed here; it comes with PostgreSQL (Debian, Ubuntu: apt install postgresql)"
    )


def version(program: Path) -> int:
    """The version of PostgreSQL that a folder is named after."""
    digits = "".join(letter for letter in program.parent.parent.name if letter.isdecimal())
    return int(digits or 0)


def unprivileged() -> str | None:
    """The user to run a server as, which must not be root; nobody else's where the tests do not run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class PostgresServer:
    """A server that runs until `stop`, or until the tests end without it."""

    def __init__(self, **settings: str) -> None:
        """Make the server's folder, start it and wait until it answers; settings may differ from those of tests."""
        self._user = unprivileged()
        self.folder = Path(tempfile.mkdtemp(prefix="menagerie-pg-"))
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._numbers = count(1)
        data = self.folder / "data"
        made = self._run("initdb", "-D", data, "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync", "-A", "trust")
        if made.returncode:
            raise RuntimeError(made.stderr)
        given = [f"-c{name}={value}" for name, value in {**SETTINGS, **settings}.items()]
        self._command = [str(find_program("postgres")), "-D", str(data), "-k", str(self.folder), *given]
        self.start()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "guard", *self._command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                user=self._user,
            )
        self._await()

    def crash(self) -> None:
        """End all processes of the server at once, as a power cut would."""
        first = (self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0]
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
        os.kill(int(first), signal.SIGKILL)
        self._guard.communicate()
        while any(Path(f"/proc/{child}").exists() for child in children):  # they end when their parent has
            for child in children:
                with suppress(ProcessLookupError):
                    os.kill(int(child), signal.SIGKILL)
            time.sleep(0.01)

    def _run(self, program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = [str(find_program(program)), *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, user=self._user)

    def _await(self) -> None:
        for _ in range(2400):
            if self._run("pg_isready", "-h", self.folder, "-q").returncode == 0:
                return
            if self._guard.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))

    def ask(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run a statement outside any transaction and return its rows."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def url(self, database: str) -> str:
        """The URL of a database of this server."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def create(self, template: str = "template1") -> str:
        """Make a new database, a copy of another one perhaps, and return its name."""
        name = f"test_{next(self._numbers)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def clear(self, database: str) -> None:
        """Remove everything from the tables of a database, but not what says how new they are."""
        tables = self.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", database)
        names = ", ".join(name for (name,) in tables if name != "alembic_version")
        if names:
            self.ask(f"TRUNCATE {names} RESTART IDENTITY CASCADE", database)

    def stop(self) -> None:
        """End the server and remove its folder."""
        self._guard.communicate()
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL server, started when the first test asks for it."""
    try:
        find_program("initdb")
    except LookupError as error:
        pytest.skip(str(error))
    server = PostgresServer()
    yield server
    server.stop()
