"""Tests for `menagerie.server.settings`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.errors import InvalidOption
from menagerie.server.settings import ServerSettings, load_settings, origin_of, read_key

if TYPE_CHECKING:
    from pathlib import Path


def test_the_environment_stands_over_the_file_and_the_file_over_defaults(tmp_path: Path) -> None:
    """Each source gives what it has; limits are merged one by one."""
    file = tmp_path / "server.toml"
    file.write_text('port = 9000\nhost = "::1"\n[limits]\nbody = 1000\nmatches = 7\n', encoding="utf-8")
    given = {"MENAGERIE_CONFIG": str(file), "MENAGERIE_PORT": "9001", "MENAGERIE_LIMITS_BODY": "2000", "PATH": "/bin"}
    settings = load_settings(given, workers=3)
    assert (settings.port, settings.host, settings.workers, settings.log_format) == (9001, "::1", 3, "text")
    assert (settings.limits.body, settings.limits.matches) == (2000, 7)


def test_every_problem_is_named_at_once() -> None:
    """One run shows all that is wrong, misspelt names too; a secret that is too short is not repeated."""
    given = {
        "MENAGERIE_PORT": "many",
        "MENAGERIE_PROT": "1",
        "MENAGERIE_PUBLIC_URL": "ftp://x",
        "MENAGERIE_SECRET": "tooshort",
        "MENAGERIE_LIMITS_BODY": "0",
        "MENAGERIE_CONFIG": "/nowhere.toml",
        "MENAGERIE_TRUSTED_PROXIES": "127.0.0.1, no-address",
        "MENAGERIE_DATABASE": "mysql://user:hush@host/db",
        "MENAGERIE_DEBUG": "1",
        "MENAGERIE_WEB": "skip",
    }
    with pytest.raises(InvalidOption) as caught:
        load_settings(given)
    told = str(caught.value)
    named = ("port", "MENAGERIE_PROT", "public_url", "secret", "limits.body", "/nowhere", "trusted_proxies", "database")
    assert [word for word in named if word not in told] == []
    assert "tooshort" not in told
    assert "hush" not in told
    assert "DEBUG" not in told
    assert "WEB" not in told


def test_a_key_for_push_is_32_bytes() -> None:
    """A key of another length is bad input, told without the key."""
    assert read_key("A" * 43) == bytes(32)
    for text in ("A" * 40, "é"):
        with pytest.raises(InvalidOption, match="vapid_key: expected 32 bytes") as caught:
            load_settings({"MENAGERIE_VAPID_KEY": text})
        assert text not in str(caught.value)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    """The file and its fault are told."""
    file = tmp_path / "server.toml"
    file.write_text("port =", encoding="utf-8")
    with pytest.raises(InvalidOption, match="no TOML"):
        load_settings({"MENAGERIE_CONFIG": str(file)})
    file.write_bytes(b"#" * 100_001)
    with pytest.raises(InvalidOption, match="100001 bytes"):
        load_settings({"MENAGERIE_CONFIG": str(file)})


def test_secrets_are_never_shown() -> None:
    """Neither printing the settings nor listing them shows a secret or the password of the database."""
    settings = ServerSettings.model_validate(
        {"secret": "s" * 40, "vapid_key": "v" * 43, "database": "postgresql://ada:hush@db/menagerie"}
    )
    shown = f"{settings!r} {settings.to_plain()}".replace("postgresql://ada:hush@db/menagerie", "", 1)
    assert "sss" not in shown
    assert "vvv" not in shown
    assert "hush" not in str(settings.to_plain())
    assert settings.to_plain()["database"].startswith("postgresql://ada:***@db")


def test_printing_settings_hides_the_password_of_the_database() -> None:
    """The representation of settings can be logged."""
    assert "hush" not in repr(ServerSettings(database="postgresql://ada:hush@db/menagerie"))


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://play.example.org/", "https://play.example.org"),
        ("https://play.example.org:443/x?y", "https://play.example.org"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("HTTP://LocalHost:80", "http://localhost"),
    ],
)
def test_origins_are_written_as_browsers_do(given: str, origin: str) -> None:
    """What is compared with a header has the header's form."""
    assert origin_of(given) == origin


def test_a_path_is_an_sqlite_file(tmp_path: Path) -> None:
    """A database without a scheme is a file."""
    assert ServerSettings(database=f"{tmp_path}/x.db").database == f"sqlite:///{tmp_path}/x.db"
    assert ServerSettings(public_url="https://play.example.org").secure
    assert not ServerSettings().secure
