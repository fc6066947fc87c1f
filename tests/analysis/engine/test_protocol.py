"""The reference of the engine protocol is true and complete."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from time import monotonic

import pytest

from menagerie.analysis.engine.client import EngineClient
from menagerie.analysis.engine.protocol import CODES, OPTIONS, REQUESTS
from menagerie.core.registry import load
from tests.analysis.engine.programs import OURS
from tests.cli.conftest import process_environment

SIAM = load("siam")
START = str(SIAM.new())
PAGE = Path(__file__).resolve().parents[3] / "docs" / "reference" / "engine-protocol.md"
ANYTHING = "…"


def sessions() -> list[tuple[str, list[str]]]:
    """The sessions of the reference: the command, and what is said and heard."""
    blocks = re.findall(
        r"^```engine\n\$ menagerie ([^\n]*)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return [(command, body.splitlines()) for command, body in blocks]


def fits(expected: object, found: object) -> bool:
    """Whether a message is as the reference shows it."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return expected.keys() == found.keys() and all(fits(expected[key], found[key]) for key in expected)
    return expected in (ANYTHING, found)


@pytest.mark.parametrize(("command", "lines"), sessions())
def test_the_sessions_of_the_reference_are_true(
    command: str, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that the reference shows happens, with the real program."""
    monkeypatch.setenv("PYTHONPATH", process_environment()["PYTHONPATH"])
    client = EngineClient([sys.executable, "-m", "menagerie", *shlex.split(command)])
    heard = [client.hello]
    skipping = False
    for line in lines:
        if line == ANYTHING:
            skipping = True
        elif line.startswith("> ") and client.process.stdin is not None:
            client.process.stdin.write(line[2:].encode() + b"\n")
            client.process.stdin.flush()
        else:
            expected = json.loads(line.removeprefix("< "))
            found = heard.pop() if heard else client.await_message(lambda _: True, monotonic() + 60)
            while skipping and found["type"] == "info":
                found = client.await_message(lambda _: True, monotonic() + 60)
            skipping = False
            assert fits(expected, found), f"{expected}\n{found}"
    client.close()


def test_the_reference_tells_every_code_field_and_option() -> None:
    """The page lists all codes with their words, all requests with their fields, and all options."""
    text = PAGE.read_text(encoding="utf-8")
    assert [code for code, words in CODES.items() if f"| `{code}` | {words} |" not in text] == []
    names = [*REQUESTS, *(name for fields in REQUESTS.values() for name in fields), *OPTIONS]
    assert [name for name in names if f"`{name}`" not in text] == []
    assert set(re.findall(r"^\| `(\w+/[\w-]+)` \|", text, re.MULTILINE)) == set(CODES)


def test_the_engine_of_the_reference_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The small program on the page can be played against."""
    monkeypatch.setenv("PYTHONPATH", process_environment()["PYTHONPATH"])
    (source,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    (tmp_path / "first.py").write_text(source, encoding="utf-8")
    with EngineClient([sys.executable, str(tmp_path / "first.py")], "siam") as client:
        assert client.analyse({"position": START, "moves": ["+c1N"]}, 20)["move"] == "+a1E"
        client.new()


def test_the_hello_of_the_real_program() -> None:
    """The first line is the hello, whatever the output is connected to."""
    with EngineClient(OURS, "siam") as client:
        assert client.hello["levels"]
        assert client.hello["editions"] == sorted(SIAM.editions)
