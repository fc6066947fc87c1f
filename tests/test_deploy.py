"""What is written for those who run a server names settings and commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from menagerie.cli.app import app
from menagerie.server.settings import NO_SETTINGS, Limits, ServerSettings

ROOT = Path(__file__).resolve().parent.parent
FILES = ["Dockerfile", "compose.yaml", "deploy/menagerie.service", "docs/how-to/hosting.md", "docs/how-to/backup.md"]
SETTINGS = {name.upper() for name in ServerSettings.model_fields} | {
    f"LIMITS_{name.upper()}" for name in Limits.model_fields
}
OF_COMPOSE = {"LISTEN"}


@pytest.mark.parametrize("name", FILES)
def test_variables_are_settings(name: str) -> None:
    """Every variable is one that the server knows: any other would stop it at the start."""
    found = set(re.findall(r"MENAGERIE_([A-Z_]+)", (ROOT / name).read_text(encoding="utf-8")))
    assert found <= SETTINGS | OF_COMPOSE | set(NO_SETTINGS)


@pytest.mark.parametrize("name", [*FILES, "Makefile"])
def test_commands_exist(name: str) -> None:
    """Every command that is shown is one of the command line."""
    text = (ROOT / name).read_text(encoding="utf-8")
    groups = {group.name for group in app.registered_groups}
    known = {command.name for command in app.registered_commands} | groups
    shown = re.findall(r"(?:bin/|BIN\)/|`|^|\")menagerie\"?,? \"?([a-z-]+)", text, re.MULTILINE)
    assert set(shown) <= known
    assert name == "compose.yaml" or shown


def test_every_setting_is_explained() -> None:
    """The page on hosting has a word on each setting and each limit."""
    text = (ROOT / "docs/how-to/hosting.md").read_text(encoding="utf-8")
    names = [*ServerSettings.model_fields, *Limits.model_fields]
    assert [name for name in names if f"`{name}`" not in text] == []
