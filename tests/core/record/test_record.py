"""Tests for `menagerie.core.record`."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.core.chance import Seed
from menagerie.core.history import History
from menagerie.core.outcome import Ending, Outcome
from menagerie.core.record import (
    Ply,
    Record,
    from_history,
    from_json,
    from_text,
    position_hash,
    read_record,
    replay,
    to_json,
    to_text,
    verify,
)
from menagerie.core.registry import load, names
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidRecord

if TYPE_CHECKING:
    from menagerie.core.game import Game

SIAM = load("siam")
SEED = Seed(bytes(range(32)), ("Anna's", "Bruno's\nünser"))


def random_history(game: Game, seed: int, plies: int = 40, secret: Seed = SEED) -> History:
    """Return a match played at random, with the chance moves of a seed."""
    random, history, index = Random(seed), History(game), 0
    while history.to_act is not None and history.ply < plies:
        if history.to_act == CHANCE:
            history.play(secret.chance_move(game, history.position, index))
            index += 1
        else:
            history.play(random.choice(history.position.legal_moves()))
    return history


def example(**changes: Any) -> Record:  # noqa: ANN401 - any field
    """Return the record of a short match, with some fields changed."""
    history = History(SIAM, ply_cap=300)
    for text in ("+a1N", "+e5S", "a1@E"):
        history.play_text(text)
    return replace(from_history(history, ["Anna", "Bruno"]), **changes)


RECORDS = st.builds(
    lambda name, seed, plies, seats, seeded, reveal: from_history(
        random_history(load(name), seed, plies), seats, seed=SEED if seeded else None, reveal=reveal
    ),
    st.sampled_from(["_template", *names()]),
    st.integers(0, 10**6),
    st.integers(0, 60),
    st.lists(st.sampled_from(["Anna", "level 3", "chance", "seat 1", "Ünï: ☃", "#"]), min_size=2, max_size=2),
    st.booleans(),
    st.booleans(),
)


@settings(max_examples=40, deadline=None)
@given(RECORDS)
def test_records_round_trip_and_replay(record: Record) -> None:
    """Text and JSON give back the same record, and replaying it gives the record again."""
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert read_record(to_text(record)) == record == read_record(to_json(record))
    assert to_text(from_text(to_text(record))) == to_text(record)
    again = from_history(replay(record), record.seats)
    assert (again.start, again.plies, again.result) == (record.start, record.plies, record.result)


def test_a_record_says_what_was_played() -> None:
    """The inputs of a match are all there, with the hash of the start and of the position after every ply."""
    record = example()
    assert (record.game, record.rules, record.edition) == ("siam", SIAM.version, "classic2005")
    assert (record.seats, record.ply_cap, record.result) == (("Anna", "Bruno"), 300, None)
    assert record.moves == ("+a1N", "+e5S", "a1@E")
    assert [ply.seat for ply in record.plies] == [1, 2, 1]
    position = SIAM.new()
    assert record.hash == sha256(str(position).encode()).hexdigest()[:16]
    for ply in record.plies:
        position.play(SIAM.parse_move(position, ply.move))
        assert ply.hash == position_hash(str(position))


def test_options_are_kept() -> None:
    """Options are part of the inputs; numbers and texts stay distinct."""
    record = example(options=(("target", 5), ("side", "5")))
    assert from_text(to_text(record)).options == (("target", 5), ("side", "5")) == from_json(to_json(record)).options


def test_the_seed_stays_secret_unless_revealed() -> None:
    """A record shows the commitment at once and the server's part only when asked to."""
    history = random_history(load("_template"), 1)
    secret, revealed = (from_history(history, ["a", "b"], seed=SEED, reveal=reveal) for reveal in (False, True))
    assert (secret.commitment, secret.parts, secret.seed) == (SEED.commitment, SEED.parts, None)
    assert SEED.server.hex() not in to_text(secret) + to_json(secret)
    assert revealed.seed == SEED.server.hex()


# Endings outside the rules


def resigned(**changes: Any) -> Record:  # noqa: ANN401 - any field
    """Return the record of a match in which seat 2 gives up."""
    result = Outcome((1.0, 0.0), (1,), "resignation", "match")
    return example(**{"result": result, "ending": Ending("resignation", (2,)), **changes})


def test_a_record_tells_an_ending_outside_the_rules() -> None:
    """Text and JSON keep who ended the match and how, and it replays although the rules decided nothing."""
    record = resigned()
    assert "ending: resignation 2" in to_text(record).splitlines()
    assert json.loads(to_json(record))["ending"] == {"reason": "resignation", "seats": [2]}
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert replay(record).ply == 3


def test_a_draw_by_agreement_names_no_seat() -> None:
    """Everybody agreed, so nobody is named."""
    record = resigned(result=Outcome((0.5, 0.5), (), "agreement", "match"), ending=Ending("agreement"))
    assert "ending: agreement" in to_text(record).splitlines()
    assert from_text(to_text(record)) == record == from_json(to_json(record))
    assert replay(record).outcome() is None


@pytest.mark.parametrize(
    "changes",
    [
        {"result": None},
        {"result": Outcome((1.0, 0.0), (1,), "timeout", "match")},
        {"result": Outcome((1.0, 0.0), (1,), "resignation", "S30")},
        {"ending": Ending("resignation", (1,))},
        {"ending": Ending("resignation", (3,))},
        {"ending": Ending("resignation")},
        {"ending": Ending("boredom", (2,))},
        {"ending": Ending("agreement", (2,))},
    ],
)
def test_an_ending_fits_its_result(changes: dict[str, Any]) -> None:
    """The reason is the same, nobody wins by giving up, and an ending is one of those that there are."""
    with pytest.raises(InvalidRecord, match=r"ending|ended by"):
        resigned(**changes)


def test_an_ending_stands_only_where_the_rules_had_not_decided() -> None:
    """A match that was over on the board cannot be given up any more."""
    history = random_history(SIAM, 1, 100_000)
    decided = from_history(history, ["a", "b"])
    assert decided.result is not None
    winner = decided.result.winners[0]
    scores = (1.0, 0.0) if winner == 1 else (0.0, 1.0)
    result = Outcome(scores, (winner,), "timeout", "match")
    with pytest.raises(InvalidRecord, match="the result"):
        replay(replace(decided, result=result, ending=Ending("timeout", (3 - winner,))))


# Replaying


def flipped(digest: str) -> str:
    """Return another hash."""
    return ("1" if digest[0] == "0" else "0") + digest[1:]


def test_a_changed_hash_is_found_at_its_ply() -> None:
    """The first hash that differs is named with its ply and both values."""
    plies = list(example().plies)
    right, wrong = plies[1].hash, flipped(plies[1].hash)
    plies[1:] = [replace(ply, hash=flipped(ply.hash)) for ply in plies[1:]]
    with pytest.raises(InvalidRecord, match=f"ply 2, the hash: the record has '{wrong}', the replay '{right}'$"):
        replay(example(plies=tuple(plies)))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"plies": (Ply(2, "+a1N", "0" * 16),)}, "ply 1, who decides: the record has 2, the replay 1"),
        ({"plies": (Ply(1, "+c3N", "0" * 16),)}, r"ply 1, '\+c3N': .*\[S9\]"),
        ({"plies": (Ply(1, "hello", "0" * 16),)}, "ply 1, 'hello': "),
        ({"hash": "0" * 16}, "the hash of the start: the record has '0000000000000000'"),
        ({"start": "nonsense"}, "the start cannot be set up: "),
        (
            {"edition": "edition2014"},
            "the edition of the start: the record has 'edition2014', the replay 'classic2005'",
        ),
        ({"seats": ("one",), "plies": (), "parts": ()}, "a record of siam with 1 seats"),
        ({"ply_cap": 2}, "ply 3, who decides: the record has 1, the replay None"),
        ({"plies": (), "rules": 99}, None),
        ({"plies": (Ply(1, "hello", "0" * 16),), "rules": 99}, "made under version 99 of the rules, this is version"),
    ],
)
def test_a_record_that_is_not_true_is_refused(change: dict[str, Any], message: str | None) -> None:
    """Whatever does not replay is named, with a hint where another version of the rules may be the reason."""
    if message is None:
        assert replay(example(**change)).ply == 0
        return
    with pytest.raises(InvalidRecord, match=message):
        replay(example(**change))


def test_a_false_result_is_found() -> None:
    """A result that the moves do not bear out is refused with both results."""
    history = History(SIAM, ply_cap=1)
    history.play_text("+a1N")
    record = from_history(history, ["a", "b"])
    assert record.result is not None
    assert replay(record).outcome() == record.result
    for wrong in (None, replace(record.result, winners=(1,)), replace(record.result, scores=(1, 0))):
        with pytest.raises(InvalidRecord, match=r"the result: the record has .*, the replay Outcome\("):
            replay(replace(record, result=wrong))


def test_a_game_can_be_given() -> None:
    """A record is replayed with the game it is given, which must be its own."""
    assert replay(example(), SIAM).ply == 3
    with pytest.raises(InvalidRecord, match="a record of siam with 2 seats cannot be replayed as _template"):
        replay(example(), load("_template"))


def test_a_move_has_one_text() -> None:
    """A move that is written in another way than the game writes it is refused, even if the game can read it."""
    lenient = replace(SIAM, read_move=lambda position, text: SIAM.read_move(position, text.strip("~")))
    plies = (replace(example().plies[0], move="+a1N~"), *example().plies[1:])
    with pytest.raises(InvalidRecord, match=r"ply 1, the move: the record has '\+a1N~', the replay '\+a1N'"):
        replay(example(plies=plies), lenient)


def test_chance_moves_are_verified_from_the_record_alone() -> None:
    """A record that reveals its seed proves its chance moves; one that does not cannot."""
    game = load("_template")
    record = from_history(random_history(game, 3), ["a", "b"], seed=SEED, reveal=True)
    found = verify(from_text(to_text(record)))
    assert [move.text for move in found] == [ply.move for ply in record.plies if ply.seat == CHANCE]
    with pytest.raises(InvalidRecord, match="does not reveal the seed"):
        verify(replace(record, seed=None))
    with pytest.raises(InvalidRecord, match="has no seed"):
        verify(example())
    other = from_history(
        random_history(game, 3, secret=Seed(bytes(32), SEED.parts)), ["a", "b"], seed=SEED, reveal=True
    )
    with pytest.raises(InvalidRecord, match="the seed gives"):
        verify(other)


# Reading


@settings(deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes the readers fail with anything but `InvalidRecord`."""
    for read in (from_text, from_json, read_record):
        with suppress(InvalidRecord):
            read(text)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_damaged_records_are_refused_or_read(data: st.DataObject) -> None:
    """A record in which a piece was cut out or put in is refused in words, or read as another record."""
    for write, read in ((to_text, from_text), (to_json, from_json)):
        text = write(example())
        begin = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(begin, min(len(text), begin + 20)))
        damaged = text[:begin] + data.draw(st.text(max_size=5)) + text[end:]
        with suppress(InvalidRecord):
            record = read(damaged)
            assert read(write(record)) == record


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no field 'format'"),
        ("{", "not JSON"),
        ("[]", "line 1 is '\\[\\]'"),
        ("{}", "there is no field 'game'"),
        ('{"format": NaN}', "format is nan"),
        ('{"a": 1, "a": 1}', "a name stands twice"),
        ("{" * 100_000, "not JSON"),
        ('{"format": ' + "9" * 5000 + "}", "not JSON"),
        ('{"a": ' + "[" * 100_000, "not JSON"),
        (" " * 10_000_001, "at most 10,000,000 characters, got 10,000,001"),
    ],
)
def test_what_is_no_record_is_refused(text: str, message: str) -> None:
    """Texts that are nothing like a record are refused in words."""
    with pytest.raises(InvalidRecord, match=message):
        read_record(text)


def test_json_has_the_same_fields() -> None:
    """The JSON of a record is a flat table with everything in it."""
    content = json.loads(to_json(example()))
    assert content["plies"][0] == [1, "+a1N", example().plies[0].hash]
    assert content["seats"] == ["Anna", "Bruno"]
    assert set(content) == {"format", *Record.__dataclass_fields__} - {"ending"}


def test_json_is_strict() -> None:
    """Another name, a missing name, or a value of another kind is refused, each with its name."""
    content = json.loads(to_json(example()))
    for change, message in (
        ({"extra": 1}, "unknown field 'extra'"),
        ({"rules": "1"}, "rules is '1'"),
        ({"rules": True}, "rules is True"),
        ({"format": 2}, "format is 2, expected 1"),
        ({"seats": []}, "seats is \\[\\]"),
        ({"plies": [[1, "+a1N"]]}, "plies is "),
        ({"plies": [[3, "+a1N", "0" * 16]]}, "ply 1 is by seat 3 of 2"),
    ):
        with pytest.raises(InvalidRecord, match=message):
            from_json(json.dumps({**content, **change}))
