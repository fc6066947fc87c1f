"""``menagerie config``: the settings that a server would use, from file and environment."""

from __future__ import annotations

import json
import os

from menagerie.cli.options import AsJson
from menagerie.cli.terminal.output import emit, say


def config(*, as_json: AsJson = False) -> None:
    """Print the settings of the server as they are now, secrets hidden; the output is a settings file.

    They come from the file that MENAGERIE_CONFIG names and from variables such as MENAGERIE_PORT, which count more.
    All problems are printed, and the exit status is then 2.
    """
    from menagerie.server.settings import load_settings  # noqa: PLC0415 - other commands start without it

    settings = load_settings(os.environ).to_plain()
    if as_json:
        emit(settings)
        return
    for line in toml(settings):
        say(line)


def toml(settings: dict[str, object]) -> list[str]:
    """Settings as lines of TOML; unset ones are comments."""
    lines = [setting(name, value) for name, value in settings.items() if not isinstance(value, dict)]
    for name, table in settings.items():
        if isinstance(table, dict):
            lines += ["", f"[{name}]", *(setting(key, value) for key, value in table.items())]
    return lines


def setting(name: str, value: object) -> str:
    """One setting; of secrets only whether they are set."""
    if value is None or (isinstance(value, str) and value and not value.strip("*")):
        return f"# {name} is {'left to the server' if value is None else 'set'}"
    return f"{name} = {json.dumps(value, ensure_ascii=False)}"
