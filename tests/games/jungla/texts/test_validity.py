"""Tests for `menagerie.games.jungla.texts.validity`: readable texts that are no positions (D2.2)."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import JUNGLA, crowd
from tests.games.jungla.diagrams import position
from tests.games.jungla.oracle import oracle

RED, BLUE = "We5N Hm1N", "ca9S hc13S"
OVER = "- over:{} - 0 - -"
FIRST = "La2N Wb2N Cb1N"
PRISON = ("LR", "-")


def placing(turn: str, red: str, blue: str, prisoners: tuple[str, str] = ("-", "-"), turns: int = 0) -> str:
    """Return a text of the preparation."""
    return position(red, blue, turns=turns, turn=turn, prisoners=prisoners)


def freeing(turn: str, red: str = "Hm1N", prisoners: tuple[str, str] = PRISON) -> str:
    """Return a text in which Red frees prisoners."""
    return position(red, BLUE, prisoners=prisoners, turn=turn)


STUCK = (
    "La2N Wb2N Cc2N Rd2N El2N Gm2N An2N Zo2N Kk2N Vb1N Dc1N Hd1N",
    "ta12S wb12S cc12S rd12S el12S gm12S fn12S zo12S kk12S vb13S dc13S hd13S",
)
VALID = {
    "play": position(RED, BLUE),
    "turtles alone": position("Om1N", "oc13S"),
    "no limit": position(RED, BLUE, options="turns=0", turns=0),
    "options": position(RED, BLUE, options="players=4,target=1,turns=21"),
    "a pack of one": position("We5N", "ca9S"),
    "blocked animals": position("Wa2W", "oc13S"),
    "one before the limit": position(RED, BLUE, turns=299),
    "guards": position("Wb5N Og3N", "sh11S hc13S"),
    "attackers": position("Wg11N Hm1N", "cg3S hc13S"),
    "bonus": position(RED, BLUE, turn="R act bonus 1 W normal"),
    "bonus with two at rest": position("We5N Ca4N Hm1N", BLUE, turn="R act bonus 1 WC normal"),
    "double": position(RED, BLUE, turn="R act bonus:W 2 W normal"),
    "double of one alone": position("We5N", BLUE, turn="R act bonus:W 2 W normal"),
    "hunter at rest": position(RED, BLUE, turn="R act bonus 2 W normal"),
    "nobody at rest": position(RED, BLUE, turn="R act normal 1 - normal"),
    "after freeing in a bonus turn": position("We5N Ca4N Hm1N", BLUE, turn="R act bonus 1 WC bonus"),
    "home with nobody else": position(RED, "-", turn="R home:B normal 1 W normal"),
    "home with prisoners": position(RED, "ca9S", prisoners=("-", "h"), turn="R home:B normal 1 W normal"),
    "home at the end": position(RED, BLUE, turn="R home:B - 0 - normal"),
    "home after freeing": position(RED, BLUE, turn="R home:R - 0 - bonus"),
    "home after freeing in a bonus turn": position(RED, BLUE, turn="R home:R bonus 1 WH bonus"),
    "home after the third action": position(RED, BLUE, turn="R home:B - 0 - bonus"),
    "home on the way in": freeing("R home:B:R - 0 - bonus"),
    "freeing": freeing("R free:R:0 - 0 - bonus"),
    "freeing for nobody else": freeing("R free:R:0 - 0 - bonus", red="-"),
    "freeing in a bonus turn": freeing("R free:R:1 bonus 1 H bonus"),
    "turtle frees": position(RED, BLUE, prisoners=PRISON, turn="R free:O:1 - 0 - bonus"),
    "turtle frees all": freeing("R free:O:0 - 0 - bonus", red="-"),
    "points": position(RED, BLUE, score="6-0", last="R", turn=OVER.format("R")),
    "points of both": position(RED, BLUE, score="5-5", last="R", turn=OVER.format("B")),
    "all lost": position("Om1N", BLUE, prisoners=("W", "-"), turn=OVER.format("B")),
    "all of both lost": position("-", "oc13S", prisoners=("W", "t"), turn=OVER.format("R")),
    "last hunt": position(RED, BLUE, score="1-1", last="B", turns=300, turn=OVER.format("B")),
    "draw": position(RED, BLUE, turns=300, turn=OVER.format("draw")),
    "over without animals": position("-", "-", turn=OVER.format("draw")),
    "empty": placing("R place - 3 - -", "-", "-"),
    "second batch": placing("B place - 2 - -", FIRST, "ta12S"),
    "blue first": placing("R place - 3 - -", "-", "ta12S wb12S cb13S"),
    "spider keeps a square": placing("R place - 3 - -", *STUCK),
}


@pytest.mark.parametrize("text", VALID.values(), ids=VALID)
def test_D2_2_nothing_else_is_refused(text: str) -> None:
    """A text without any of the contradictions is read and written again, as the second reading has it."""
    assert str(JUNGLA.parse_position(text)) == text
    assert oracle.problems(text) == []


INVALID = {
    "1 animal twice": (position("We5N We6N", BLUE), "the red list is 'We5N We6N', expected every animal once"),
    "1 other pack": (position("Te5N Hm1N", BLUE), "the letter of 'Te5N' is 'T', expected one of LWCREGAZKOSVDHN"),
    "1 enemy in the list": (position("We5N", BLUE).replace("We5N", "we5N"), "the letter of 'we5N' is 'w'"),
    "1 board and prison": (position(RED, BLUE, prisoners=("W", "-")), "W is on the board and in prison"),
    "1 same square": (position(RED, "ce5S hc13S"), r"2 animals stand on e5, expected one \(J3\)"),
    "1 void": (position("Wh7N Hm1N", BLUE), r"W stands on h7, which is a gap \(J10\)"),
    "1 hunt square": (position("Wg13N Hm1N", BLUE), r"W stands on g13, which is a goal, where nobody stays \(J9\)"),
    "1 prison square": (position("Wo4N Hm1N", BLUE), "W stands on o4, which is a goal"),
    "1 spider on water": (position("Se4N Hm1N", BLUE), r"S stands on e4, which is water \(J64\)"),
    "1 own zone": (
        position("Wg3N Hm1N", BLUE),
        r"W stands in its own defence zone, where only a special may stay \(J87\)",
    ),
    "1 second special": (
        position("Og3N Vh3N", BLUE),
        r"2 animals stand in Red's own defence zone, .* one special \(J87\)",
    ),
    "1 armour": (position("W+e5N Hm1N", BLUE), r"W wears an armour, which only a leader can \(J74\)"),
    "1 turtle in prison": (
        position(RED, BLUE, prisoners=("O", "-")),
        r"O is in prison, which the turtle never is \(J57\)",
    ),
    "2 points without a hunt": (
        position(RED, BLUE, score="1-0"),
        r"points but no last hunt, expected last R or B \(J70\)",
    ),
    "2 hunt without points": (position(RED, BLUE, score="1-0", last="B"), r"Blue hunted last without a point \(J70\)"),
    "2 limit": (position(RED, BLUE, turns=300), r"limit of 300 turns is reached, but the game is not over \(J99\)"),
    "2 above the limit": (position(RED, BLUE, turns=301), r"number of turns is 301, expected at most 300 \(J99\)"),
    "2 above the limit, over": (position(RED, BLUE, turns=301, turn=OVER.format("draw")), "turns is 301"),
    "2 turns without a limit": (
        position(RED, BLUE, options="turns=0", turns=1),
        r"the number of turns is 1, expected 0, as turns are not counted without a limit \(J99\)",
    ),
    "2 winner by points": (position(RED, BLUE, score="5-0", last="R", turn=OVER.format("B")), "the winner is another"),
    "2 winner by prisoners": (
        position("Om1N", BLUE, prisoners=("W", "-"), score="1-0", last="R", turn=OVER.format("R")),
        r"the winner is another than the one that follows from points, prisoners and last hunt \(J4, J5\)",
    ),
    "2 winner by J5": (position(RED, BLUE, score="1-0", last="R", turn=OVER.format("B")), "the winner is another"),
    "2 winner of a draw": (position(RED, BLUE, turn=OVER.format("R")), "the winner is another"),
    "2 draw after a hunt": (
        position(RED, BLUE, score="1-1", last="R", turn=OVER.format("draw")),
        "the winner is another",
    ),
    "2 over with a side": (
        position(RED, BLUE, turn="R over:draw - 0 - -"),
        "the game is over, expected side -, kind -",
    ),
    "2 over with a kind": (position(RED, BLUE, turn="- over:draw normal 0 - -"), "the game is over, expected"),
    "2 over with actions": (position(RED, BLUE, turn="- over:draw - 1 - -"), "the game is over, expected"),
    "2 over with rest": (position(RED, BLUE, turn="- over:draw - 0 W -"), "the game is over, expected"),
    "2 over with a next turn": (position(RED, BLUE, turn="- over:draw - 0 - normal"), "the game is over, expected"),
    "3 no side": (placing("- place - 3 - -", "-", "-"), "in the preparation there is a side"),
    "3 kind": (
        placing("R place normal 3 - -", "-", "-"),
        "in the preparation there is a side, and kind, rest and next are -",
    ),
    "3 kind of somebody": (placing("R place bonus:L 3 - -", "-", "-"), "in the preparation there is a side"),
    "3 rest": (placing("R place - 3 L -", "-", "-"), "in the preparation there is a side"),
    "3 next": (placing("R place - 3 - normal", "-", "-"), "in the preparation there is a side"),
    "3 turns": (
        placing("R place - 3 - -", "-", "-", turns=1),
        r"in the preparation nothing has been played: .* \(J11\)",
    ),
    "3 score": (position("-", "-", turns=0, score="1-0", last="R", turn="R place - 3 - -"), "nothing has been played"),
    "3 prisoners": (placing("R place - 3 - -", "-", "-", ("L", "-")), "nothing has been played"),
    "3 outside the den": (placing("B place - 2 - -", FIRST, "ta11S"), r"t stands outside its den .* \(J11\)"),
    "3 enemy den": (placing("B place - 2 - -", FIRST, "tc2S"), "t stands outside its den"),
    "3 armour": (
        placing("B place - 2 - -", "L+a2N Wb2N Cb1N", "ta12S"),
        r"L wears an armour in the preparation \(J13\)",
    ),
    "3 second row": (
        placing("B place - 2 - -", "La2N Wb2N Cc1N", "ta12S"),
        r"C stands behind c2, which is empty \(J12\)",
    ),
    "3 spider": (
        placing("R place - 1 - -", crowd("LWCREGAZKOVDHN", "a2 b2 c2 d2 l2 m2 n2 o2 b1 c1 d1 l1 m1 n1"), STUCK[1]),
        r"no square is left for the spider of Red \(J13\)",
    ),
    "3 half a batch": (
        placing("B place - 2 - -", "La2N Wb2N", "ta12S"),
        r"Red has placed 2 animals, expected 0 or 3 \(J11\)",
    ),
    "3 batch miscounted": (
        placing("B place - 3 - -", FIRST, "ta12S"),
        r"3 animals are left in the batch, expected 2 \(J11\)",
    ),
    "3 no batch": (placing("B place - 0 - -", FIRST, "-"), "0 animals are left in the batch, expected 3"),
    "3 two batches ahead": (placing("R place - 3 - -", FIRST, "-"), "Blue has placed 0 animals, expected 3 or 6"),
}


@pytest.mark.parametrize(("text", "fault"), INVALID.values(), ids=INVALID)
def test_D2_2_contradictions_are_refused(text: str, fault: str) -> None:
    """A text that contradicts itself or the rules is refused with the contradiction; the second reading agrees."""
    with pytest.raises(InvalidPosition, match=fault):
        JUNGLA.parse_position(text)
    assert oracle.problems(text)
