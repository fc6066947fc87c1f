"""The messages of a live match: what is read, what is refused, and the types of the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.server.wire import messages as wire
from menagerie.server.wire import typescript as wire_ts

if TYPE_CHECKING:
    from collections.abc import Callable

TYPES = Path(__file__).parents[3] / "web" / "src" / "wire.ts"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"kind":"play","id":"1","ply":3,"move":"+a1N"}', wire.Play("1", 3, "+a1N")),
        ('{"kind":"do","id":"x","command":{"kind":"resign"}}', wire.Do("x", {"kind": "resign"})),
        ('{"kind":"say","id":"x","phrase":"hello"}', wire.Say("x", phrase="hello")),
        ('{"kind":"pong","beat":7}', wire.Pong(7)),
        ('{"kind":"resync"}', wire.Resync()),
    ],
)
def test_clients_are_understood(text: str, message: wire.FromClient) -> None:
    """Each kind of message is read, as text and as bytes."""
    assert wire.decode(text) == wire.decode(text.encode()) == message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "nonsense",
        '{"kind":"hello"}',
        '{"kind":"play","id":"1","ply":"3","move":"x"}',
        '{"kind":"play","id":"","ply":3,"move":"x"}',
        '{"kind":"play","id":"ü","ply":3,"move":"x"}',
        '{"kind":"play","id":"' + "1" * 65 + '","ply":3,"move":"x"}',
        '{"kind":"resync","x":"' + "1" * wire.LONGEST_MESSAGE + '"}',
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    """What is no message of a client, or too long, is refused with one kind of error."""
    with pytest.raises(msgspec.MsgspecError):
        wire.decode(text)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_garbage_is_refused(text: str | bytes) -> None:
    """Whatever is sent, it is read or refused."""
    try:
        wire.decode(text)
    except msgspec.MsgspecError:
        return
    except UnicodeDecodeError:
        pytest.fail("an error that the socket does not expect")


def test_messages_of_the_server_say_what_they_are_and_leave_out_the_usual() -> None:
    """A message has its kind first, and nothing that has its usual value."""
    assert wire.encode(wire.Ack("a", 4)) == '{"kind":"ack","id":"a","number":4}'


def test_types_of_the_browser_are_current() -> None:
    """web/src/wire.ts is what the generator writes."""
    assert TYPES.read_text(encoding="utf-8") == wire_ts.typescript(), (
        "run python -m menagerie.server.wire.typescript web/src/wire.ts"
    )


@pytest.mark.parametrize("write", [lambda path: wire_ts.main([str(path)]), lambda _: wire_ts.main([])])
def test_types_are_written_or_shown(
    write: Callable[[Path], int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The generator writes to the file that it is given, or to the terminal."""
    file = tmp_path / "wire.ts"
    assert write(file) == 0
    text = file.read_text(encoding="utf-8") if file.exists() else capsys.readouterr().out
    assert "export interface Snapshot {" in text
    assert 'kind: "snapshot";' in text
    assert "export type Target = [cell: string, text: string, endings: number];" in text
