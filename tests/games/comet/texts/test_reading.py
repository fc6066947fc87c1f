"""Tests for `menagerie.games.comet.texts.reading`: what is no position text is refused by name."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.errors import InvalidPosition
from menagerie.games.comet.texts.reading import read_position
from tests.games.comet.oracle.lay import laid_text
from tests.games.comet.strategies import COMET, positions, randoms, wandered

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.position import Position

TEXT = laid_text({"hand": ["quagga", "dodo"], "rescued": ["huia", "saiga"], "rescuers": ["c4", None, None]})
MOVING = laid_text(
    {"rescuers": ["c4", None, None], "hand": ["quagga"]},
    action={"kind": "move", "pool": "MD", "jump": ["W", "", ""], "extra": 0, "acted": False},
)
HATCHING = laid_text({"hand": ["quagga"]}, action={"kind": "hatch", "left": 1, "minus": 0, "acted": False})


def changed(old: str, new: str, text: str = TEXT) -> str:
    """Return a text with its first occurrence of something replaced."""
    assert old in text
    return text.replace(old, new, 1)


def test_the_texts_to_be_spoilt_are_positions() -> None:
    """The texts that the tests of this file spoil are fine themselves."""
    assert [str(COMET.parse_position(text)) for text in (TEXT, MOVING, HATCHING)] == [TEXT, MOVING, HATCHING]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "the position text is empty"),
        ("x" * 20_001, "the position text has 20,001 characters"),
        ("[", "not JSON as positions use it: Expecting value"),
        ("{}", "the text has no key edition, board, .*, discards"),
        ("[]", "the text is .., expected a table with the keys edition, board"),
        ("null", "the text is None, expected a table"),
        ("7", "the text is 7, expected a table"),
        ("[" * 10_000, "nested too deeply|Expecting value"),
        (TEXT + " ", "expected ''"),
        (TEXT + "{}", "Extra data"),
        (" " + TEXT, "at character 1 it has"),
        (changed(",", ", "), "at character 23 it has .* expected .*: one line without spaces"),
        (changed('"board":"a"', '"board":"\\u0061"'), "at character .* expected 'a"),
        (changed('"idle":0', '"idle":0,"idle":0'), "the key 'idle' occurs twice"),
        (changed('"idle":0', '"idle":0.0'), "'0.0' is no whole number"),
        (changed('"idle":0', '"idle":1e1'), "'1e1' is no whole number"),
        (changed('"idle":0', '"idle":-0'), "at character"),
        (changed('"idle":0', '"idle":NaN'), "'NaN' is no whole number"),
        (changed('"idle":0', '"idle":-Infinity'), "'-Infinity' is no whole number"),
        (changed('"idle":0', '"idle":' + "9" * 5000), "a number of 5000 digits"),
        (changed('"idle":0', '"idle":00'), "not JSON as positions use it"),
        (changed('"idle":0', '"idle":true'), "idle is True, expected a whole number from 0 to 99"),
        (changed('"idle":0', '"idle":null'), "idle is None, expected a whole number"),
        (changed('"idle":0', '"idle":-1'), "idle is -1, expected a whole number"),
        (changed('"idle":0', '"lazy":0'), "the text has no key idle and the unknown key 'lazy'"),
        (changed('"idle":0,', ""), "the text has no key idle"),
        (changed('"idle":0,', '"idle":0,"x":[],'), "the text has the unknown key 'x'"),
        (
            changed('"actions":0,"idle":0', '"idle":0,"actions":0'),
            "the text has its keys in another order than edition, board, switches",
        ),
    ],
)
def test_other_texts_are_refused(text: str, fault: str) -> None:
    """What is not JSON of exactly this form is refused, naming what is wrong."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (changed('"comet-r1"', '"comet-r2"'), "edition is 'comet-r2', expected one of comet-r1"),
        (changed('"comet-r1"', "1"), "edition is 1, expected one of comet-r1"),
        (changed('"board":"a"', '"board":"c"'), "board is 'c', expected one of a, b"),
        (changed('"board":"a"', '"board":["a"]'), r"board is \['a'\], expected one of a, b"),
        (changed("[]", '["fast"]'), "switches is 'fast', expected one of comet_ready_hero, jump_chain_single"),
        (
            changed("[]", '["jump_chain_single","comet_ready_hero"]'),
            "switches is .* expected some of comet_ready_hero, jump_chain_single, sorted",
        ),
        (changed("[]", '["jump_chain_single","jump_chain_single"]'), "switches is .*, sorted"),
        (changed("[]", "null"), "switches is None, expected a list of 0 to 2 entries"),
        (changed('"main"', '"night"'), "phase is 'night', expected one of setup, main, comet, over"),
        (changed('"active":1', '"active":0'), "active is 0, expected a whole number from 1 to 2"),
        (changed('"active":1', '"active":3'), "active is 3, expected a whole number from 1 to 2"),
        (changed('"active":1', '"active":"1"'), "active is '1'"),
        (changed('"actions":0', '"actions":100000'), "actions is 100000, expected a whole number from 0 to 99999"),
        (changed('"choosers":[]', '"choosers":[3]'), "choosers is 3"),
        (changed('"choosers":[]', '"choosers":[1,2,1]'), r"choosers is \[1, 2, 1\], expected a list of 0 to 2 entries"),
        (changed('"choosers":[]', '"choosers":{}'), "choosers is {}, expected a list"),
        (changed('"due":null', '"due":[]'), r"due is \[\], expected a list of 2 entries"),
        (changed('"due":null', '"due":[1,0]'), "due is 0, expected a whole number from 1 to 99"),
        (changed('"due":null', '"due":0'), "due is 0, expected a list of 2 entries"),
        (changed('"due":null', '"due":[3,1]'), "due is 3, expected a whole number from 1 to 2"),
        (changed('"pile":32', '"pile":256'), "pile is 256, expected a whole number from 0 to 255"),
        (changed('"pile":32', '"pile":"32"'), "pile is '32'"),
        (changed('"mammoth":"d9"', '"mammoth":"i9"'), "neutral.mammoth is 'i9', expected a hex of side a, such as c0"),
        (changed('"mammoth":"d9"', '"mammoth":null'), "neutral.mammoth is None, expected a hex"),
        (changed('"mammoth":"d9",', ""), "neutral has no key mammoth"),
        (changed('"mixed":[]', '"mixed":["aurochs"]'), "mixed is 'aurochs', expected ids such as"),
        (changed('"mixed":[]', '"mixed":0'), "mixed is 0, expected a list"),
        (changed('["aurochs",', '["dodo",'), "display is 'dodo', expected ids such as"),
        (changed('["aurochs","glyptodon"', '["glyptodon","aurochs"'), "display is .* expected the cards sorted by id"),
        (changed('"silver":[]', '"silver":["aurochs"]'), "discards.silver is 'aurochs'"),
        (changed('"gold":[]', '"gold":["dodo"]'), "discards.gold is 'dodo'"),
        (changed('"gold":[]', '"gold":null'), "discards.gold is None, expected a list"),
        (
            changed('"silver":[],"gold"', '"gold":[],"silver"'),
            "discards has its keys in another order than silver, gold",
        ),
    ],
)
def test_keys_say_what_they_should(text: str, fault: str) -> None:
    """A value that is not of its kind is refused, naming its key, the value and what was expected."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (changed('"hand":["dodo","quagga"]', '"hand":["quagga","dodo"]'), r"players\[1\].hand is .*sorted by id"),
        (changed('["dodo","quagga"]', '["dodo","unicorn"]'), r"players\[1\].hand is 'unicorn', expected ids such as"),
        (changed('["dodo","quagga"]', '["archelon"]'), "is 'archelon'"),
        (changed('["dodo","quagga"]', '["dodo",["quagga"]]'), r"players\[1\].hand is \['quagga'\]"),
        (changed('["dodo","quagga"]', "2"), r"players\[1\].hand is 2, expected a list"),
        (changed('["dodo","quagga"]', json.dumps(["dodo"] * 201)), "expected a list of 0 to 200 entries"),
        (changed('["iguanodon",null,null]', '["iguanodon",null]'), r"players\[1\].slots is .*a list of 3 entries"),
        (changed('["iguanodon",null,null]', '["lookout",null,null]'), r"players\[1\].slots is 'lookout'"),
        (changed('["c4",null,null]', '["c4",null,null,null]'), r"players\[1\].rescuers is .*a list of 3 entries"),
        (changed('["c4",null,null]', '["z4",null,null]'), r"players\[1\].rescuers is 'z4', expected a hex of side a"),
        (changed('["huia",false]', '["huia"]'), r"players\[1\].rescued is \['huia'\], expected a list of 2"),
        (changed('["huia",false]', '["huia",0]'), r"players\[1\].rescued is 0, expected true or false"),
        (changed('["huia",false]', '["lookout",false]'), r"players\[1\].rescued is 'lookout'"),
        (changed('["huia",false]', '["tarpan",false]'), "the animals sorted by id, ready before tapped"),
        (changed('["huia",false]', '["huia",true],["huia",false]'), "the animals sorted by id, ready before tapped"),
        (changed('"hero":["meganeura",false]', '"hero":["dodo",false]'), r"players\[1\].hero is 'dodo'"),
        (changed('"hero":["meganeura",false]', '"hero":["meganeura"]'), "a list of 2 entries"),
        (changed('"hero":["meganeura",false]', '"hero":"meganeura"'), "a list of 2 entries"),
        (changed('"passed":false', '"passed":0'), r"players\[1\].passed is 0, expected true or false"),
        (changed('"passed":false', '"pass":false'), r"players\[1\] has no key passed and the unknown key 'pass'"),
    ],
)
def test_players_say_what_they_should(text: str, fault: str) -> None:
    """A value of a player that is not of its kind is refused, naming the seat and the key."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (changed('"action":null', '"action":{"kind":"sleep"}'), "action is .* expected null or a table with a kind of"),
        (changed('"action":null', '"action":{}'), "action is {}, expected null or a table with a kind of hatch, move"),
        (changed('"action":null', '"action":"rest"'), "action is 'rest', expected null or a table"),
        (changed('"action":null', '"action":{"kind":["rest"]}'), "expected null or a table with a kind of"),
        (changed('"action":null', '"action":{"kind":"rest"}'), "action has no key step"),
        (changed('"action":null', '"action":{"kind":"rest","step":"nap"}'), "action.step is 'nap'"),
        (changed('"action":null', '"action":{"kind":"end","step":"x"}'), "action has the unknown key 'step'"),
        (changed('"left":1', '"left":"1"', HATCHING), "action.left is '1', expected a whole number"),
        (changed('"minus":0', '"minus":100', HATCHING), "action.minus is 100, expected a whole number from 0 to 99"),
        (changed('"acted":false', '"acted":null', HATCHING), "action.acted is None, expected true or false"),
        (
            changed('"pool":"MD"', '"pool":"DM"', MOVING),
            r"action.pool is 'DM', expected letters of WMDJL\* in this order",
        ),
        (changed('"pool":"MD"', '"pool":"X"', MOVING), "action.pool is 'X'"),
        (changed('"pool":"MD"', '"pool":["M"]', MOVING), r"action.pool is \['M'\]"),
        (changed('"pool":"MD"', f'"pool":"{"M" * 100}"', MOVING), "each at most 99 times"),
        (
            changed('["W","",""]', '["WW","",""]', MOVING),
            "action.jump is 'WW', expected letters of WMDJL .* at most once",
        ),
        (changed('["W","",""]', '["*","",""]', MOVING), "action.jump is '[*]'"),
        (changed('["W","",""]', '["W",""]', MOVING), "action.jump is .* expected a list of 3 entries"),
        (changed('["W","",""]', '["W","",null]', MOVING), "action.jump is None"),
        (changed('"extra":0', '"extra":-1', MOVING), "action.extra is -1"),
        (
            changed('"use":null', '"use":{"source":"dodo","effect":0,"count":0}'),
            "use.source is 'dodo', expected a helper",
        ),
        (changed('"use":null', '"use":{"source":"lookout","effect":0}'), "use has no key count"),
        (changed('"use":null', '"use":{"source":"lookout","effect":"0","count":0}'), "use.effect is '0'"),
        (changed('"use":null', '"use":[]'), r"use is \[\], expected a table with the keys source, effect, count"),
    ],
)
def test_actions_say_what_they_should(text: str, fault: str) -> None:
    """A value of an action or a use that is not of its kind is refused by name."""
    with pytest.raises(InvalidPosition, match=fault):
        COMET.parse_position(text)


def test_players_are_two_to_four() -> None:
    """One player is too few and five are too many."""
    table = json.loads(TEXT)
    wrong: list[Any] = [table["players"][:1], [], table["players"] * 3, None]
    for players in wrong:
        text = json.dumps(table | {"players": players}, separators=(",", ":"))
        with pytest.raises(InvalidPosition, match=r"players is .* expected a list of 2 to 4 entries"):
            COMET.parse_position(text)


def test_all_problems_are_named_at_once() -> None:
    """One error names every value that is wrong."""
    text = changed('"idle":0', '"idle":null', changed('"pile":32', '"pile":-1', changed('"d9"', '"z9"')))
    with pytest.raises(InvalidPosition) as caught:
        COMET.parse_position(text)
    assert all(name in str(caught.value) for name in ("idle is None", "pile is -1", "neutral.mammoth is 'z9'"))


def test_a_message_has_an_end() -> None:
    """A text with hundreds of problems is answered with the first of them and how many there are."""
    with pytest.raises(InvalidPosition) as caught:
        COMET.parse_position(changed('["dodo","quagga"]', json.dumps(["x"] * 150, separators=(",", ":"))))
    assert str(caught.value).endswith("and 120 more")
    assert len(str(caught.value)) < 4000


def test_texts_that_did_not_pass_the_game_are_read_safely() -> None:
    """Reading a text without the game's own bounds before it still answers with a refusal."""
    for text in ("[" * 200_000, "é", '{"a":' * 5000, TEXT.replace('"dodo"', '"' + "d" * 100_000 + '"')):
        with pytest.raises(InvalidPosition):
            read_position(COMET.editions, text)


# Texts that are nearly right


@given(positions, st.data())
@settings(max_examples=200, deadline=None)
def test_spoilt_texts_are_refused_or_read_to_the_byte(position: Position, data: st.DataObject) -> None:
    """A text with a few characters changed is refused, or is a position that is written the same way."""
    text = list(str(position))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(st.sampled_from(["", *'0123456789abcdefgWMDJL*"[]{},: _', "null", "true", "[]"]))
    with suppress(InvalidPosition):
        assert str(COMET.parse_position("".join(text))) == "".join(text)


@given(randoms)
@settings(max_examples=150, deadline=None)
def test_mixed_up_texts_are_refused_or_read_to_the_byte(random: Random) -> None:
    """A position with values of another one is refused, or read as it stands and played on without a dead end."""
    table, other = (json.loads(str(wandered(random))) for _ in range(2))
    for key in random.sample(list(table), random.randint(1, 3)):
        table[key] = other[key]
    for player, players in zip(table["players"], other["players"], strict=False):
        player |= {key: players[key] for key in random.sample(list(player), random.randrange(2))}
    text = json.dumps(table, separators=(",", ":"))
    with suppress(InvalidPosition):
        position = COMET.parse_position(text)
        assert str(position) == text
        assert (position.to_act is None) == (position.legal_moves() == [])
