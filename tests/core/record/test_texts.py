"""Tests for `menagerie.core.record.texts`; what is written and read is checked as whole records in test_record."""

from __future__ import annotations

import pytest

from menagerie.core.outcome import Outcome
from menagerie.core.record import Ply, Record, from_text, to_text
from menagerie.errors import InvalidRecord

START = "...../...../.###./...../..... ele 0 0,0 - classic2005"
RECORD = Record(
    game="siam",
    rules=1,
    edition="classic2005",
    seats=("Anna", "Bruno: the 2nd"),
    start=START,
    hash="0" * 16,
    plies=(Ply(1, "+c1N", "1" * 16), Ply(2, "b2-b3!", "2" * 16), Ply(-1, "draw dodo", "3" * 16)),
    result=Outcome((1.0, 0.25), (1,), "rock_expelled", "S28"),
    options=(("target", 5), ("board", "b")),
    ply_cap=300,
    commitment="a" * 64,
    seed="b" * 64,
    parts=("x\ny", ""),
)
TEXT = f"""format: 1
game: siam
rules: 1
edition: classic2005
seat 1: Anna
seat 2: Bruno: the 2nd
option target: 5
option board: "b"
ply_cap: 300
start: {START}
hash: 0000000000000000
scores: 1 0.25
winners: 1
reason: rock_expelled
rule: S28
commitment: {"a" * 64}
seed: {"b" * 64}
part 1: "x\\ny"
part 2: ""

1  Anna            +c1N       1111111111111111
2  Bruno: the 2nd  b2-b3!     2222222222222222
3  chance          draw dodo  3333333333333333
"""


def test_the_text_is_readable() -> None:
    """A record is a header with one field a line, then the plies in columns."""
    assert to_text(RECORD) == TEXT
    assert from_text(TEXT) == RECORD


def test_what_is_not_there_is_not_written() -> None:
    """A bare match has a short text: no result, no options, no seed, no plies."""
    bare = Record("siam", 1, "classic2005", ("a", "b"), START, "0" * 16)
    lines = ["format: 1", "game: siam", "rules: 1", "edition: classic2005", "seat 1: a", "seat 2: b"]
    assert to_text(bare) == "\n".join([*lines, f"start: {START}", "hash: 0000000000000000", ""])
    assert from_text(to_text(bare)) == bare


def test_a_draw_has_no_winners() -> None:
    """Where nobody wins the text says none, so that no line ends in a blank."""
    drawn = Record(
        "siam", 1, "classic2005", ("a", "b"), START, "0" * 16, result=Outcome((0.5, 0.5), (), "repetition", "S36")
    )
    assert "scores: 0.5 0.5\nwinners: none\n" in to_text(drawn)
    assert from_text(to_text(drawn)) == drawn


@pytest.mark.parametrize("seats", [("bot", "bot"), ("chance", "Anna")])
def test_names_that_do_not_tell_are_numbered(seats: tuple[str, str]) -> None:
    """Players of the same name, and one called chance, are distinguished by their seats."""
    record = Record(
        "siam", 1, "classic2005", seats, START, "0" * 16, (Ply(2, "+c1N", "1" * 16), Ply(-1, "x", "2" * 16))
    )
    assert "1  seat 2  +c1N" in to_text(record)
    assert "2  chance  x" in to_text(record)
    assert from_text(to_text(record)) == record


def test_line_ends_and_widths_do_not_matter() -> None:
    """A record that went through another system, or was typed by hand, is still read."""
    assert from_text(TEXT.replace("\n", "\r\n")) == RECORD
    assert from_text(TEXT + "\n\n") == RECORD
    assert from_text(TEXT.replace("1  Anna            +c1N       ", "1  Anna  +c1N  ")) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: siam", "game:siam", "line 2 is 'game:siam', expected a new key"),
        ("rules: 1", "game: siam", "line 3 is 'game: siam', expected a new key"),
        ("rules: 1", "rules: one", "rules is 'one'"),
        ("rules: 1\n", "", "there is no field 'rules'"),
        ("rules: 1", "colour: red", "line 3 is 'colour: red', expected a key that records have"),
        ("seat 2: Bruno", "seat 3: Bruno", "seats is"),
        ("seat 1: Anna", "seat 1: " + "A" * 61, "seats is"),
        ("seat 1: Anna", "seat 1: An\x07na", "seats is"),
        ("option target: 5", "option target: five", "line 7 is 'option target: five', expected a value as JSON"),
        ("option target: 5", "option target: [5]", "options is"),
        ("scores: 1 0.25", "scores: 1 one", "line 12 is 'scores: 1 one', expected numbers"),
        ("scores: 1 0.25", "scores: 1", "the result .* is not one for 2 seats"),
        ("winners: 1", "winners: 3", "the result .* is not one for 2 seats"),
        ("reason: rock_expelled\n", "", "result is"),
        ('part 2: ""\n', "", "1 seats have a part in the seed, expected 2"),
        (f"commitment: {'a' * 64}\n", "", "there is a seed but no commitment"),
        ("2  Bruno", "3  Bruno", "ply 2 is '3  Bruno.*', expected 2, one of chance, Anna, Bruno: the 2nd, a move"),
        ("1  Anna ", "1  Anne ", "ply 1 is '1  Anne"),
        ("draw dodo  ", "draw dodo ", "ply 3 is "),
        ("3  chance", "\n3  chance", "ply 3 is ''"),
        ("1111111111111111", "111111111111111", "plies is "),
        ("1111111111111111", "111111111111111G", "plies is "),
    ],
)
def test_faults_are_named_with_their_place(old: str, new: str, message: str) -> None:
    """Whatever is wrong is named with the line, the ply or the field, and what was expected."""
    assert old in TEXT
    with pytest.raises(InvalidRecord, match=message):
        from_text(TEXT.replace(old, new, 1))
