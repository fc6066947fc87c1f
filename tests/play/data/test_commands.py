"""Commands: what can be asked of a match, in plain values."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.errors import InvalidMatch
from menagerie.play.data import commands
from menagerie.play.data.values import SERVER
from menagerie.play.deciding.master import DECISIONS
from tests.play.wares import made_of

ANY = st.sampled_from(sorted(commands.COMMANDS)).flatmap(lambda kind: made_of(commands.COMMANDS[kind]))


@given(ANY)
def test_commands_are_the_same_after_json(command: commands.Command) -> None:
    """Every kind with any values."""
    assert commands.from_plain(json.loads(json.dumps(command.to_plain()))) == command


def test_the_master_decides_on_every_command() -> None:
    """No kind is forgotten, and each has a name of its own."""
    assert set(DECISIONS) == set(commands.COMMANDS.values())
    assert all(kind == command.kind for kind, command in commands.COMMANDS.items())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "dance", "by": "anna"}, "its kind is 'dance'"),
        ({"by": "anna"}, "its kind is None"),
        ({"kind": "start"}, "its fields are by; got none"),
        ({"kind": "start", "by": "two words"}, "by is 'two words'"),
        ({"kind": "start", "by": "anna", "now": 1}, "unknown field 'now'"),
        ({"kind": "play", "by": "anna", "ply": -1, "move": "a"}, "ply is -1"),
        ({"kind": "play", "by": "anna", "ply": 1, "move": "a\nb"}, "move is"),
        ({"kind": "play", "by": "anna", "ply": 1, "move": "a", "lag": 10**6}, "lag is"),
        ({"kind": "offer", "by": "anna", "what": "peace"}, "what is 'peace'"),
        ({"kind": "claim", "by": "anna", "claim": "loss", "absent": 1}, "win or draw or bot"),
        ({"kind": "sit", "by": "anna", "name": ""}, "name is ''"),
        ({"kind": "sit", "by": "anna", "name": "A", "level": ""}, "level is ''"),
        ({"kind": "invite", "by": "anna", "who": SERVER}, "who is 'server'"),
        ({"kind": "answer", "by": "anna", "what": "draw", "yes": None}, "yes is None"),
        ([], "a table of fields"),
    ],
)
def test_a_wrong_command_is_refused_with_what_is_wrong(wrong: object, said: str) -> None:
    """The error says what was given and what was expected."""
    with pytest.raises(InvalidMatch, match="not a command") as caught:
        commands.from_plain(wrong)
    assert said in str(caught.value)
