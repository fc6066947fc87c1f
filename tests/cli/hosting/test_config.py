"""Tests for `menagerie config`."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.cli.conftest import InProcess

SESAME = "open sesame, open sesame, open sesame"


def test_settings_are_printed_without_secrets(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """File and environment together make the settings; what is printed is TOML, or JSON, and holds no secret."""
    monkeypatch.setenv("MENAGERIE_PORT", "8123")
    monkeypatch.setenv("MENAGERIE_SECRET", SESAME)
    monkeypatch.setenv("MENAGERIE_DATABASE", f"postgresql://ann:{SESAME[:11]}@db.example/menagerie")
    answer = cli("config")
    printed = tomllib.loads(answer.stdout)
    assert printed["port"] == 8123
    assert printed["limits"]["jobs"] == 3
    assert "# secret is set" in answer.stdout
    assert "# vapid_key is left to the server" in answer.stdout
    assert "sesame" not in answer.stdout
    as_json = cli("config", "--json").stdout
    assert json.loads(as_json)["port"] == 8123
    assert "sesame" not in as_json


def test_what_is_printed_can_be_read_again(cli: InProcess, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The output is a settings file."""
    file = tmp_path / "menagerie.toml"
    monkeypatch.setenv("MENAGERIE_LIMITS_CHAT", "7")
    monkeypatch.setenv("MENAGERIE_DATABASE", "/var/lib/menagerie/x.db")
    file.write_text(cli("config").stdout, encoding="utf-8")
    monkeypatch.delenv("MENAGERIE_LIMITS_CHAT")
    monkeypatch.delenv("MENAGERIE_DATABASE")
    monkeypatch.setenv("MENAGERIE_CONFIG", str(file))
    printed = tomllib.loads(cli("config").stdout)
    assert printed["limits"]["chat"] == 7
    assert printed["database"] == "/var/lib/menagerie/x.db"
    assert "127.0.0.1/32" in printed["trusted_proxies"]


def test_every_problem_is_named_at_once(cli: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong settings are one line on standard error and status 2."""
    monkeypatch.setenv("MENAGERIE_PORT", "many")
    monkeypatch.setenv("MENAGERIE_COLOUR", "blue")
    answer = cli("config")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert "port" in answer.stderr
    assert "MENAGERIE_COLOUR" in answer.stderr
