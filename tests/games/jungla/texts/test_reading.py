"""Tests for `menagerie.games.jungla.texts.reading` and `draft`: position texts are read strictly."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import JUNGLA, changed
from tests.games.jungla.diagrams import position
from tests.games.jungla.editing import edited
from tests.games.jungla.oracle import oracle
from tests.games.jungla.strategies import damaged, positions, randoms, wandered

if TYPE_CHECKING:
    from random import Random

    from menagerie.core.position import Position

TEXT = position("L+e5N Hm1N", "ca9S hc13S", prisoners=("W", "t"), score="1-0", last="R")


@settings(deadline=None, max_examples=40)
@given(positions)
def test_D2_5_positions_come_back_as_they_were(reached: Position) -> None:
    """A position that is written and read again has the same text, key, actions, decider and outcome."""
    again = JUNGLA.parse_position(str(reached))
    assert str(again) == str(reached)
    assert again.key() == reached.key()
    assert (again.to_act, again.outcome()) == (reached.to_act, reached.outcome())
    assert again.legal_moves() == reached.legal_moves()


@settings(deadline=None, max_examples=60)
@given(randoms)
def test_D2_2_the_oracle_reads_the_same_texts(random: Random) -> None:
    """Texts with something changed are positions for this reader just when they are for the second reading."""
    text = str(wandered(random, 30))
    assert oracle.problems(text) == []
    for _ in range(10):
        tried = damaged(random, text)
        assert accepted(tried) == (not oracle.problems(tried)), tried


def accepted(text: str) -> bool:
    """Whether a text is read; if so it is written again as it was."""
    try:
        read = JUNGLA.parse_position(text)
    except InvalidPosition:
        return False
    assert str(read) == text
    return True


@given(st.text(max_size=80))
def test_any_text_is_refused_or_read(text: str) -> None:
    """Texts from anywhere never raise anything but our error."""
    with suppress(InvalidPosition):
        JUNGLA.parse_position(text)


# The form

LISTS = "expected every animal once, in the order of the pack, or - for nobody"
FORM = {
    "empty": ("", "the position text is empty"),
    "word": (
        "x",
        r"'x': 1 fields and 0 lists, expected 12 fields with one space between them and 4 lists after ' \| '",
    ),
    "two spaces": (TEXT.replace(" R act", "  R act"), "13 fields and 4 lists"),
    "space before": (" " + TEXT, "13 fields"),
    "space after": (TEXT + " ", "the blue prisoners is ' ', expected one of twcregfzkosvdhn"),
    "list missing": (TEXT.rpartition(" | ")[0], "12 fields and 3 lists"),
    "list too many": (TEXT + " | -", "12 fields and 5 lists"),
    "format": (TEXT.replace("jungla1", "jungla2"), "it begins with 'jungla2', expected jungla1"),
    "edition": (TEXT.replace("recon-1", "recon-2"), "the edition is 'recon-2', expected one of recon-1"),
    "turns": (TEXT.replace(" 20 ", " 020 "), "the number of turns is '020', expected 0 to 999999999 in plain digits"),
    "signed turns": (TEXT.replace(" 20 ", " +20 "), r"the number of turns is '\+20'"),
    "many turns": (TEXT.replace(" 20 ", " 1000000000 "), "the number of turns is '1000000000'"),
    "score": (TEXT.replace(" 1-0 ", " 1 "), "the score is '1', expected two numbers with - between them"),
    "score of three": (TEXT.replace(" 1-0 ", " 1-0-0 "), "the score of Blue is '0-0'"),
    "many points": (TEXT.replace(" 1-0 ", " 65536-0 "), "the score of Red is '65536', expected 0 to 65535"),
    "score with a zero": (TEXT.replace(" 1-0 ", " 01-0 "), "the score of Red is '01'"),
    "last": (TEXT.replace(" R R act", " X R act"), "the last is 'X', expected - or R or B"),
    "side": (TEXT.replace(" R R act", " R X act"), "the side is 'X', expected - or R or B"),
    "small side": (TEXT.replace(" R R act", " R r act"), "the side is 'r'"),
    "due": (TEXT.replace(" act ", " acts "), "the decision due is 'acts', expected place, act, home:R, home:B"),
    "due of nobody": (TEXT.replace(" act ", " home:X "), "the decision due is 'home:X'"),
    "due with a fifth": (TEXT.replace(" act ", " free:W:5 "), "the decision due is 'free:W:5'"),
    "due of an unknown": (
        TEXT.replace(" act ", " free:Q:0 "),
        "the liberator is 'Q', expected one of LWCREGAZKOSVDHNtw",
    ),
    "due first": (TEXT.replace(" act ", " home:B:Q "), "the liberator is 'Q'"),
    "kind": (TEXT.replace(" normal 2", " odd 2"), "the kind is 'odd', expected - or normal or bonus"),
    "kind of nobody": (TEXT.replace(" normal 2", " bonus: 2"), "the animal of the kind is ''"),
    "kind of two": (TEXT.replace(" normal 2", " bonus:WC 2"), "the animal of the kind is 'WC'"),
    "normal kind of one": (TEXT.replace(" normal 2", " normal:W 2"), "the kind is 'normal:W'"),
    "left": (TEXT.replace(" normal 2", " normal two"), "the number of actions left is 'two'"),
    "rest": (TEXT.replace(" 2 - ", " 2 ? "), r"the rest is '\?', expected one of LWCREGAZKOSVDHNtwcregfzkosvdhn"),
    "rest out of order": (TEXT.replace(" 2 - ", " 2 HL "), f"the rest is 'HL', {LISTS}"),
    "no rest": (TEXT.replace(" 2 - ", " 2  "), f"the rest is '', {LISTS}"),
    "next": (TEXT.replace(" - normal |", " - next |"), "the next is 'next', expected - or normal or bonus"),
    "empty list": (TEXT.replace("ca9S hc13S", ""), "the animal in the blue list is '', expected letter"),
    "order": (position("-", "ca9S").replace("| - |", "| Hm1N We5N |", 1), f"the red list is 'Hm1N We5N', {LISTS}"),
    "pawn": (
        TEXT.replace("Hm1N", "Hm1"),
        r"animal in the red list is 'Hm1', expected letter, \+ if armoured, square a1",
    ),
    "pawn without a square": (TEXT.replace("Hm1N", "HN"), "the animal in the red list is 'HN'"),
    "pawn with a zero": (TEXT.replace("Hm1N", "Hm01N"), "the animal in the red list is 'Hm01N'"),
    "pawn in two armours": (TEXT.replace("L+e5N", "L++e5N"), r"the animal in the red list is 'L\+\+e5N'"),
    "pawn off the board": (TEXT.replace("Hm1N", "Hm14N"), "the animal in the red list is 'Hm14N'"),
    "pawn beside the board": (TEXT.replace("Hm1N", "Hp1N"), "the animal in the red list is 'Hp1N'"),
    "pawn facing nowhere": (TEXT.replace("Hm1N", "Hm1X"), "the animal in the red list is 'Hm1X'"),
    "prisoners out of order": (TEXT.replace("| W |", "| WL |"), f"the red prisoners is 'WL', {LISTS}"),
    "prisoner twice": (TEXT.replace("| W |", "| WW |"), f"the red prisoners is 'WW', {LISTS}"),
    "prisoner of the other pack": (
        TEXT.replace("| W |", "| w |"),
        "the red prisoners is 'w', expected one of LWCREGAZKOSVDHN",
    ),
    "option": (
        TEXT.replace(" - 20", " colour=3 20"),
        "the options field is 'colour=3', expected - or some of players=",
    ),
    "option twice": (TEXT.replace(" - 20", " target=3,target=2 20"), "the options field is 'target=3,target=2'"),
    "option order": (TEXT.replace(" - 20", " turns=50,target=3 20"), "the options field is 'turns=50,target=3'"),
    "option with a zero": (TEXT.replace(" - 20", " target=03 20"), "the options field is 'target=03'"),
    "no option": (TEXT.replace(" - 20", " , 20"), "the options field is ','"),
    "usual players": (
        TEXT.replace(" - 20", " players=2 20"),
        "option players=2 is the edition's own, which is not written",
    ),
    "usual target": (TEXT.replace(" - 20", " target=5 20"), "the option target=5 is the edition's own"),
    "usual limit": (TEXT.replace(" - 20", " turns=300 20"), "the option turns=300 is the edition's own"),
    "three players": (TEXT.replace(" - 20", " players=3 20"), r"the number of players is '3', expected 2 or 4 \(J98\)"),
    "no target": (TEXT.replace(" - 20", " target=0 20"), r"the target is '0', expected 1 to 5 \(J97\)"),
    "high target": (TEXT.replace(" - 20", " target=6 20"), "the target is '6', expected 1 to 5"),
    "foreign digits": (TEXT.replace(" 20 ", " ٢٠ "), "the position text has the character '٢'"),
    "line end": (TEXT + "\n", "the position text has the character"),
    "too long": ("-" * 30_000, "the position text has 30,000 characters, at most 20,000 are read"),
}


@pytest.mark.parametrize(("text", "fault"), FORM.values(), ids=FORM)
def test_D2_1_malformed_texts_name_their_fault(text: str, fault: str) -> None:
    """A text in another form is refused with one error that says what was given and what was expected."""
    with pytest.raises(InvalidPosition, match=fault) as caught:
        JUNGLA.parse_position(text)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("given_", [None, 3, b"jungla1", ["jungla1"]])
def test_a_position_that_is_no_text_is_refused(given_: object) -> None:
    """Anything but a text is refused by its type."""
    with pytest.raises(InvalidPosition, match=f"a position is a text, got {type(given_).__name__}"):
        JUNGLA.parse_position(given_)  # type: ignore[arg-type]


def test_all_faults_of_a_text_are_named_at_once() -> None:
    """One error names every field that is wrong and every animal that cannot be there."""
    text = "jungla2 recon-1 players=7 00 1 X R act odd 2 ? later | Wh7N Hm1 | se4S ze4N | O | -"
    with pytest.raises(InvalidPosition) as caught:
        JUNGLA.parse_position(text)
    faults = (
        *("begins with 'jungla2'", "players is '7'", "turns is '00'", "score is '1'", "last is 'X'", "kind is 'odd'"),
        *("rest is '?'", "next is 'later'", "'Hm1'", "W stands on h7", "s stands on e4", "2 animals stand on e4"),
        *("the blue list is 'se4S ze4N'", "O is in prison"),
    )
    assert [fault for fault in faults if fault not in str(caught.value)] == []


def test_all_contradictions_are_named_at_once() -> None:
    """One error names every reason why a readable text is no position."""
    with pytest.raises(InvalidPosition) as caught:
        JUNGLA.parse_position(position("-", "ca9S", turns=301, score="5-0", turn="R act bonus 0 - bonus"))
    faults = (
        *("no last hunt", "turns is 301", "Red has the 5 points", "Red has no animal", "0 actions are left"),
        *("none is left", "nobody can have freed", "no animal may act"),
    )
    assert [fault for fault in faults if fault not in str(caught.value)] == []


def test_large_numbers_are_kept_exactly() -> None:
    """The largest limit, number of turns and score that can be written come back."""
    text = position(
        "We5N Hm1N", "ca9S", options="turns=999999999", turns=999999999, score="65535-65534", last="B",
        turn="- over:R - 0 - -",
    )  # fmt: skip
    assert str(JUNGLA.parse_position(text)) == text


def test_four_facings_are_read_strictly() -> None:
    """In an edition with four facings a text with another facing is no text of a position or an action."""
    game = changed(("facings = { value = 8", "facings = { value = 4"))
    text = position("We5N Hm1N", "ca9S hc13S")
    parsed = game.parse_position(text)
    assert str(parsed) == text
    with pytest.raises(InvalidPosition, match=r"'We5NE', expected letter, .* and facing N E S W, such as"):
        game.parse_position(text.replace("We5N", "We5NE"))
    with pytest.raises(ValueError, match="facings N E S W and animals"):
        game.parse_move(parsed, "We5=NE")


# Why a finished game is over

LEFT = ("We5N Hm1N", "ca9S hc13S")
ENDS = {
    "points": (position(*LEFT, score="6-0", last="R", turn="- over:R - 0 - -"), ("points", (1,), "J4")),
    "points at the limit": (
        position(*LEFT, score="5-0", last="R", turns=300, turn="- over:R - 0 - -"),
        ("points", (1,), "J4"),
    ),
    "all imprisoned": (
        position("Om1N", "ca9S hc13S", prisoners=("LC", "-"), turn="- over:B - 0 - -"),
        ("all_imprisoned", (2,), "J4"),
    ),
    "turn limit": (
        position(*LEFT, score="1-2", last="R", turns=300, turn="- over:B - 0 - -"),
        ("turn_limit", (2,), "J99"),
    ),
    "last hunt": (
        position(*LEFT, score="1-1", last="R", turns=300, turn="- over:R - 0 - -"),
        ("turn_limit", (1,), "J99"),
    ),
    "draw": (position(*LEFT, turns=300, turn="- over:draw - 0 - -"), ("turn_limit_drawn", (), "J99")),
    "block": (position(*LEFT, score="0-1", last="B", turn="- over:B - 0 - -"), ("total_block", (2,), "J5")),
    "drawn block": (position(*LEFT, turn="- over:draw - 0 - -"), ("total_block_drawn", (), "J5")),
    "block without limit": (
        position(*LEFT, options="turns=0", turns=0, turn="- over:draw - 0 - -"),
        ("total_block_drawn", (), "J5"),
    ),
    "for four": (
        position(*LEFT, options="players=4", score="0-5", last="B", turn="- over:B - 0 - -"),
        ("points", (2, 4), "J4"),
    ),
}


@pytest.mark.parametrize(("text", "expected"), ENDS.values(), ids=ENDS)
def test_the_outcome_follows_from_the_text(text: str, expected: tuple[str, tuple[int, ...], str]) -> None:
    """A finished game that is read tells by points, prisoners and turns why it is over."""
    over = JUNGLA.parse_position(text)
    outcome = over.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.rule) == expected
    assert JUNGLA.explain_outcome(outcome)
    assert (over.to_act, over.legal_moves()) == (None, [])


def test_a_block_at_the_limit_is_a_block() -> None:
    """Where nobody can move the game ends by the block, at the limit of turns too."""
    game = edited(keep_still)
    text = position("Vh4N", "ta12S", options="turns=21", turns=21, turn="- over:draw - 0 - -")
    played = game.parse_position(text.replace("21 0-0 - - over:draw - 0 - -", "20 0-0 - R act normal 1 - normal"))
    played.play(played.legal_moves()[0])
    for over in (game.parse_position(text), played):
        outcome = over.outcome()
        assert str(over).replace("Vh4E", "Vh4N") == text
        assert outcome is not None
        assert outcome.reason == "total_block_drawn"


def keep_still(values: dict[str, Any]) -> None:
    """Take all distances from all animals."""
    for animal in values["animal"]:
        animal["land"]["steps"] = animal["water"]["steps"] = []
