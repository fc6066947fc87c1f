"""Tests for `menagerie db`."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from typing import TYPE_CHECKING

import pytest

from menagerie.play.standing import logged, new_match, summary_of
from menagerie.play.stores.migrate import newest
from menagerie.play.stores.sql import open_store
from tests.play.tables import SECRET, table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import InProcess


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database of the environment is; it does not exist yet."""
    file = tmp_path / "server.db"
    monkeypatch.setenv("MENAGERIE_DATABASE", str(file))
    return file


def play_a_match() -> None:
    """Store a match in the database of the environment."""

    async def store() -> None:
        made = table("siam")
        made.play()
        opened = await open_store()
        await opened.create(new_match("m1", made.match), SECRET, logged(made.log), summary_of(made.match))
        await opened.close()

    asyncio.run(store())


def test_a_database_is_upgraded_saved_restored_and_checked(
    cli: InProcess, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The four commands work together: what was saved is restored elsewhere, and is whole."""
    assert cli("db", "upgrade").stdout == f"upgraded from nothing to {newest()}\n"
    assert cli("db", "upgrade").stdout == f"up to date at {newest()}\n"
    monkeypatch.setenv("MENAGERIE_DATABASE", f"sqlite:///{database}")
    play_a_match()
    saved, other = str(tmp_path / "today.backup"), str(tmp_path / "other.db")
    assert cli("db", "backup", saved).stdout == f"saved 1 match and 0 people to {saved}\n"
    assert cli("db", "restore", saved, "--database", other).stdout.startswith("restored 1 match and 0 people")
    assert cli("db", "check", "--database", other).stdout == "all whole: 1 match\n"
    again = cli("db", "restore", saved, "--database", other)
    assert (again.exit_code, again.stderr.count("\n")) == (2, 1)


def test_damage_is_printed(cli: InProcess, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that does not replay is named, and the status is 1."""
    monkeypatch.setenv("MENAGERIE_DATABASE", f"sqlite:///{database}")
    play_a_match()
    with sqlite3.connect(database) as careless:
        careless.execute("UPDATE matches SET status = 'over'")
    careless.close()
    answer = cli("db", "check")
    assert (answer.exit_code, answer.stdout) == (1, "")
    assert "match m1" in answer.stderr


@pytest.mark.parametrize("place", ["other.db", "new/folder/other.db"])
def test_a_restore_that_fails_leaves_nothing_behind(
    cli: InProcess, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """A backup that is none, or not whole, leaves no new file; a file that was there stays, and so does a folder."""
    monkeypatch.setenv("MENAGERIE_DATABASE", f"sqlite:///{database}")
    play_a_match()
    saved, part = tmp_path / "today.backup", tmp_path / "part.backup"
    cli("db", "backup", str(saved))
    part.write_bytes(gzip.compress(b"".join(gzip.decompress(saved.read_bytes()).splitlines(keepends=True)[:-1])))
    before = sorted(tmp_path.iterdir())
    for bad in (part, database, tmp_path / "none"):
        answer = cli("db", "restore", str(bad), "--database", str(tmp_path / place))
        assert (answer.exit_code, answer.stderr.count("\n")) == (2, 1)
        assert sorted(tmp_path.iterdir()) == before
    (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / place).touch()
    assert cli("db", "restore", str(part), "--database", str(tmp_path / place)).exit_code == 2
    assert (tmp_path / place).exists()
    assert cli("db", "restore", str(saved), "--database", str(tmp_path / place)).exit_code == 0


@pytest.mark.parametrize("command", [("check",), ("backup", "x.backup")])
def test_a_database_that_is_not_there_is_not_made(cli: InProcess, database: Path, command: tuple[str, ...]) -> None:
    """A mistyped name is reported, and no file appears."""
    answer = cli("db", *command)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr.startswith("menagerie: there is no database")
    assert not database.exists()


def test_an_old_database_is_not_read(cli: InProcess, database: Path) -> None:
    """Before it is saved or checked, a database has to be upgraded."""
    database.touch()
    answer = cli("db", "check")
    assert answer.exit_code == 2
    assert "menagerie db upgrade" in answer.stderr
