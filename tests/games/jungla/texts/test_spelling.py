"""Tests for `menagerie.games.jungla.texts.spelling`: actions of every form, odd texts, odd numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.errors import IllegalMove, InvalidMove
from menagerie.games.jungla.rules.moves import HUNT, MOVE, PLACE, PRISON, SPRING, TURN, Action, number, taken_apart
from menagerie.games.jungla.texts.moves import (
    FIRST_TEXT_NUMBER,
    number_of_text,
    spelled,
    stands_for_text,
    text_of_number,
)
from tests.games.jungla.asked import JUNGLA, legal
from tests.games.jungla.diagrams import position
from tests.games.jungla.editing import edited, sets
from tests.games.jungla.strategies import positions

if TYPE_CHECKING:
    from menagerie.games.jungla.rules.position import Jungla


def read(text: str) -> Jungla:
    """Return the position with a text."""
    return JUNGLA.parse_position(text)  # type: ignore[return-value]


# Actions: the forms

FREE = position("Rj4N Hm1N Lh12N Wb10W", "wj5S cj6S hc13S", prisoners=("A", "-"), score="1-0", last="R")
WEBS = position("Wf9N Cg5N Hm1N", "ce7S se8S")
FORMS = {
    "Rj4=E": Action(TURN, 3, 2, 54, 0, 0),
    "Rj4-k4=E": Action(MOVE, 3, 2, 55, 0, 0),
    "Rj4xj5=N": Action(MOVE, 3, 0, 69, 32, 0),
    "Rj4xj5-j6=S": Action(MOVE, 3, 4, 84, 1, 0),
    "Rj4xj5xj6=N": Action(MOVE, 3, 0, 84, 33, 0),
    "Rj4xj5xj6-j7=NW": Action(MOVE, 3, 7, 99, 3, 0),
    "Rj4xj5*j6=N": Action(SPRING, 3, 0, 84, 33, 0),
    "Rj4*j5=SW": Action(SPRING, 3, 5, 69, 32, 0),
    "Rj4*j5": Action(SPRING, 3, 8, 69, 32, 0),
    "Rj4-j7": Action(MOVE, 3, 8, 99, 0, 0),
    "Rj4xj6": Action(MOVE, 3, 8, 84, 32, 0),
    "Rj4xj5-j7": Action(MOVE, 3, 8, 99, 1, 0),
    "Lh12-h13@c2=E": Action(HUNT, 0, 2, 187, 0, 10),
    "Rj4xj5-j6@a2=N": Action(HUNT, 3, 0, 84, 1, 8),
    "Wb10-a10!": Action(PRISON, 1, 8, 135, 0, 0),
    "Rj4xj5-j7!": Action(PRISON, 3, 8, 99, 1, 0),
    "A>a2=N": Action(PLACE, 6, 0, 15, 0, 0),
    "R>h7=W": Action(PLACE, 3, 6, 97, 0, 0),
}


@pytest.mark.parametrize("text", FORMS)
def test_D2_3_every_form_has_a_number(text: str) -> None:
    """What a text says stands in the bits of its number, legal or not, and the number has this text."""
    free = read(FREE)
    move = JUNGLA.parse_move(free, text)
    assert taken_apart(move) == FORMS[text]
    assert number(FORMS[text]) == move
    assert JUNGLA.format_move(free, move) == text


def test_D2_3_the_stop_is_a_point_everywhere() -> None:
    """The point is the number 0, whoever decides."""
    over = position("We5N Hm1N", "ca9S", turn="- over:draw - 0 - -")
    for decided in (JUNGLA.new(), JUNGLA.new(preparation="free"), read(over)):
        assert JUNGLA.parse_move(decided, ".") == 0
        assert JUNGLA.format_move(decided, 0) == "."


def test_D2_3_facings_are_missing_exactly_when_the_animal_is_gone() -> None:
    """In a web and in the prison an action has no facing; everywhere else it has all of them."""
    texts = legal(WEBS)
    assert {"Wf9-f8=N", "Wf9-f8"} & set(texts) == {"Wf9-f8"}
    assert {text for text in texts if "=" not in text} >= {"Wf9-f8", "Wf9-f7"}
    assert len([text for text in texts if text.startswith("Cg5-g6=")]) == 8
    assert "Wb10-a10!" in legal(FREE)


def test_D2_3_the_gorilla_chooses() -> None:
    """Jumping an enemy and taking it on the way are two texts."""
    texts = legal(position("Gj4N Hm1N", "wj5S hc13S"))
    assert {"Gj4-j6=N", "Gj4xj5-j6=N"} <= set(texts)


def test_D2_3_armour_is_not_written_in_actions() -> None:
    """The armoured lion hunts by the same text as the lion without armour."""
    for lion in ("Lh12N", "L+h12N"):
        text = position(f"{lion} Oh11N", "wa9S hc13S", score="3-0", last="R")
        assert "Lh12-h13@c2=E" in legal(text)


@settings(deadline=None, max_examples=40)
@given(positions)
def test_D2_3_legal_actions_are_listed_by_their_texts(given_position: Jungla) -> None:
    """Legal actions come in ascending order of their texts, each text once, and each text is read as its number."""
    moves = given_position.legal_moves()
    texts = [JUNGLA.format_move(given_position, move) for move in moves]
    assert texts == sorted(set(texts))
    assert [JUNGLA.parse_move(given_position, text) for text in texts] == moves


# Actions that have no number here

ODD = {
    "of the other pack": "wj5-j4=S",
    "of nobody on the board": "Aa4=N",
    "from elsewhere": "Rj3-j4=N",
    "beside the way": "Rj4xk5-j6=N",
    "against the order": "Rj4xj6xj5-j7=N",
    "twice": "Rj4xj5xj5-j7=N",
    "behind the end": "Rj4xj6-j5=N",
    "on no line": "Rj4xj5-k6=N",
    "at the sixth square": "Rj4xj10-j11=N",
    "back to no den": "Lh12-h13@c3=E",
    "back to the other den": "Lh12-h13@c12=E",
    "placed for the other pack": "w>b12=S",
    "very long": "Rj4" + "xj5" * 50 + "-j6=N",
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_odd_texts_come_back_and_are_refused_by_a_rule(text: str) -> None:
    """A well-formed text that cannot be an action here keeps its text, and playing it is refused with a verdict."""
    free = read(FREE)
    move = JUNGLA.parse_move(free, text)
    assert stands_for_text(move)
    assert move == number_of_text(text) >= FIRST_TEXT_NUMBER
    assert text_of_number(move) == JUNGLA.format_move(free, move) == text
    assert move not in free.legal_moves()
    verdict = JUNGLA.explain(free, move)
    assert verdict.rule in JUNGLA.rulebook.prohibiting()
    with pytest.raises(IllegalMove):
        free.play(move)
    assert str(free) == FREE


def test_a_text_stands_for_text_only_where_it_cannot_be() -> None:
    """The same text has bits of its own where the animal stands there."""
    text = "wj5-j4=S"
    blue = read(FREE.replace("R act normal", "B act normal"))
    assert not stands_for_text(JUNGLA.parse_move(blue, text))
    with pytest.raises(InvalidMove, match="is the number of no action of jungla here"):
        JUNGLA.format_move(blue, number_of_text(text))


def test_spellings_tell_what_the_text_tells() -> None:
    """Squares, strikes, return and facing of an action can be asked for, of odd actions too."""
    free = read(FREE)
    hunt = spelled(free, JUNGLA.parse_move(free, "Rj4xj5-j6@a2=N"))
    assert (hunt.who, hunt.origin, hunt.struck, hunt.mark, hunt.target, hunt.home) == (3, 54, (69,), "-", 84, 15)
    assert (hunt.enters, hunt.facing) == (False, 0)
    stray = spelled(free, JUNGLA.parse_move(free, "wj5*j4"))
    assert (stray.who, stray.origin, stray.struck, stray.mark, stray.target, stray.facing) == (16, 69, (), "*", 54, 8)


NOT_ACTIONS = """
    Rj4 Rj4= Rj4=X Rj4=n Rj4-j5=NN rj4-J5=N R>j4 R>j4= R>=N >j4=N R-j5=N j4-j5=N Rj4--j5=N Rj4-j5-j6=N Rj4-j5xj6=N
    Rj4*j5xj6=N Rj4*j5-j6=N Rj4xj5! Rj4*j5! Rj4-j5!=N Rj4-j5!! Rj4-j5@a2 Rj4-j5@a2! Rj4xj5@a2=N Rj4*j5@a2=N Rj4@a2=N
    Rj4! Rj4-j5@=N Rj04=N Rj14=N Rp4=N Rj0=N Rj4-j99=N Rj4-z1=N Qj4=N Tj4=N Fj4=N lj4=N aj4=N R+j4=N Rj4-j5=+N Rj4xx5=N
    .. .=N -.- 0 pass Rj4=N. Rj4x=N R
"""


@pytest.mark.parametrize("text", [*NOT_ACTIONS.split(), " Rj4=N", "Rj4=N ", "Rj4 =N", "Rj4=N Rj4=E"])
def test_malformed_actions_are_refused(text: str) -> None:
    """A text that is no action is quoted and answered with the forms, the squares, the facings and the letters."""
    with pytest.raises(InvalidMove) as caught:
        JUNGLA.parse_move(read(FREE), text)
    message = str(caught.value)
    assert message.startswith(f"{text!r} is not an action of jungla")
    for form in (
        "L>d2=N (",
        "Ld2=E (",
        "Ld2-d5=N (",
        "Ld2xd5=N (",
        "Ld2*d5=N (",
        "Rj4xj5-j6=N (",
        "@c2=E (",
        "! (",
        ". (",
    ):
        assert form in message
    assert "a1 to o13, facings N NE E SE S SW W NW and animals LWCREGAZKOSVDHNtwcregfzkosvdhn" in message


@pytest.mark.parametrize("text", ["", "Rj4=N\n", "Rj4=Ñ", "R" * 300])
def test_strange_texts_are_refused_before_they_are_read(text: str) -> None:
    """Empty, unprintable, foreign and huge texts are refused."""
    with pytest.raises(InvalidMove, match="the move text"):
        JUNGLA.parse_move(read(FREE), text)


NO_NUMBERS = {
    "negative": -1,
    "very negative": -(1 << 300),
    "stop with bits": 1_000_007,
    "no kind": 7 << 28,
    "sixteenth animal": number(Action(TURN, 15, 0, 54, 0, 0)),
    "animal off the board": number(Action(TURN, 6, 0, 54, 0, 0)),
    "turn elsewhere": number(Action(TURN, 3, 0, 55, 0, 0)),
    "turn without facing": number(Action(TURN, 3, 8, 54, 0, 0)),
    "turn with a strike": number(Action(TURN, 3, 0, 54, 1, 0)),
    "place without facing": number(Action(PLACE, 3, 8, 15, 0, 0)),
    "place with a return": number(Action(PLACE, 3, 0, 15, 0, 1)),
    "ninth facing": number(Action(MOVE, 3, 9, 55, 0, 0)),
    "no square": number(Action(MOVE, 3, 0, 195, 0, 0)),
    "move with a return": number(Action(MOVE, 3, 0, 55, 0, 1)),
    "strikes on no line": number(Action(MOVE, 3, 0, 85, 1, 0)),
    "strikes behind the end": number(Action(MOVE, 3, 0, 69, 2, 0)),
    "spring at nobody": number(Action(SPRING, 3, 0, 69, 0, 0)),
    "hunt without facing": number(Action(HUNT, 3, 8, 84, 0, 0)),
    "hunt with a last strike": number(Action(HUNT, 3, 0, 84, 32, 0)),
    "hunt and no den": number(Action(HUNT, 3, 0, 84, 0, 18)),
    "prison with a facing": number(Action(PRISON, 3, 0, 84, 0, 0)),
    "prison with a last strike": number(Action(PRISON, 3, 8, 84, 32, 0)),
    "beyond the bits": 1 << 31,
    "no text": 1 << 70,
    "huge": 1 << 100_000,
    "text of nothing": int.from_bytes(b"hello, world", "big"),
}


@pytest.mark.parametrize("move", NO_NUMBERS.values(), ids=NO_NUMBERS)
def test_numbers_that_stand_for_nothing_are_refused(move: int) -> None:
    """A number that is no action's here is refused when it is written, explained and played."""
    free = read(FREE)
    for ask in (JUNGLA.format_move, JUNGLA.explain, lambda _, given: free.play(given)):
        with pytest.raises(InvalidMove) as caught:
            ask(free, move)
        assert len(str(caught.value)) < 200
    assert str(free) == FREE


def test_four_facings_leave_half_of_the_numbers() -> None:
    """In an edition with four facings a number with another facing stands for nothing."""
    start = edited(sets("options.facings", 4)).new()
    turn = taken_apart(JUNGLA.parse_move(start, "tl12=E"))
    assert JUNGLA.format_move(start, number(turn)) == "tl12=E"
    with pytest.raises(InvalidMove, match="is the number of no action of jungla here"):
        JUNGLA.format_move(start, number(turn._replace(facing=1)))


@settings(deadline=None)
@given(st.integers(0, (1 << 31) - 1))
def test_numbers_have_their_one_text_or_none(move: int) -> None:
    """Whatever 31 bits are tried, they have no text, or one that is read as just this number."""
    free = read(FREE)
    try:
        text = JUNGLA.format_move(free, move)
    except InvalidMove:
        return
    assert JUNGLA.parse_move(free, text) == move
