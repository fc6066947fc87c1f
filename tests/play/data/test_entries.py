"""Entries: the log of a match in plain values."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.errors import InvalidMatch
from menagerie.play.data import entries
from menagerie.play.fold import FOLDS
from tests.play.tables import SECRET, Table, table
from tests.play.wares import made_of

ANY = st.sampled_from(sorted(entries.KINDS)).flatmap(lambda kind: made_of(entries.KINDS[kind]))


@given(ANY)
def test_entries_are_the_same_after_json(entry: entries.Entry) -> None:
    """Whole, and as a store keeps them."""
    assert entries.from_plain(json.loads(json.dumps(entry.to_plain()))) == entry
    payload = json.loads(json.dumps(entry.payload()))
    assert not {"kind", "number", "at"} & set(payload)
    assert entries.from_row(entry.kind, entry.number, entry.at, payload) == entry


def test_every_entry_but_the_first_is_folded() -> None:
    """No kind is forgotten."""
    assert set(FOLDS) == set(entries.KINDS.values()) - {entries.Created}


@pytest.mark.parametrize("game", ["siam", "jungla", "comet"])
def test_a_log_keeps_the_secret_until_the_end(game: str) -> None:
    """The seed is committed to in the first entry and nowhere told while the match runs."""
    made = table(game)
    made.go_on(6)
    told = json.dumps([entry.to_plain() for entry in made.log])
    assert SECRET.hex() not in told
    assert made.log[0].payload()["commitment"] in told


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"kind": "sneezed"}, "its kind is 'sneezed'"),
        ({"kind": "paused", "number": 0, "at": 0}, "number is 0"),
        ({"kind": "paused", "number": 1, "at": -1}, "at is -1"),
        ({"kind": "paused", "number": 1}, "its fields are number, at; got number"),
        ({"kind": "moved", "number": 2, "at": 0, "seat": 99, "move": "a"}, "seat is 99"),
        ({"kind": "started", "number": 2, "at": 0, "order": []}, "order is"),
        ({"kind": "ended", "number": 2, "at": 0, "scores": ["x"]}, "its fields are"),
        ({"kind": "revealed", "number": 2, "at": 0, "seed": "12"}, "64 hexadecimal digits"),
        ({"kind": "rematched", "number": 2, "at": 0, "settings": 5}, "a table of fields"),
        (None, "a table of fields"),
    ],
)
def test_a_wrong_entry_is_refused_with_what_is_wrong(wrong: object, said: str) -> None:
    """The error says what was given and what was expected."""
    with pytest.raises(InvalidMatch, match="not ") as caught:
        entries.from_plain(wrong)
    assert said in str(caught.value)


def test_settings_of_an_entry_are_settings() -> None:
    """A table in their place is refused."""
    created = Table().log[0]
    with pytest.raises(InvalidMatch, match="expected settings"):
        entries.Rematched(number=2, at=created.at, settings={})  # type: ignore[arg-type]
