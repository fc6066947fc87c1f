"""Tests for `menagerie.games.jungla.texts.validity`: turns that cannot have come to this (D2.2)."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import JUNGLA, changed
from tests.games.jungla.diagrams import position
from tests.games.jungla.oracle import oracle

RED, BLUE = "We5N Hm1N", "ca9S hc13S"
PRISON = ("LR", "-")


def freeing(turn: str, red: str = "Hm1N", prisoners: tuple[str, str] = PRISON) -> str:
    """Return a text in which Red frees prisoners."""
    return position(red, BLUE, prisoners=prisoners, turn=turn)


INVALID = {
    "4 no side": (
        position(RED, BLUE, turn="- act normal 2 - normal"),
        "the game goes on, expected a side and a next turn",
    ),
    "4 no next turn": (position(RED, BLUE, turn="R act normal 2 - -"), "the game goes on, expected a side"),
    "4 target": (
        position(RED, BLUE, score="5-0", last="R"),
        r"Red has the 5 points that win, but the game is not over \(J4\)",
    ),
    "4 lower target": (
        position(RED, BLUE, options="target=2", score="0-2", last="B"),
        "Blue has the 2 points that win",
    ),
    "4 all lost": (
        position("Om1N", BLUE, prisoners=("W", "-")),
        r"Red has lost all animals but the turtle, but the game is not over \(J4\)",
    ),
    "4 enemy lost all while freeing": (
        position("Hm1N", "oc13S", prisoners=("LR", "t"), turn="R free:R:0 - 0 - bonus"),
        "Blue has lost all animals but the turtle",
    ),
    "4 no animals": (position("-", BLUE), "Red has no animal on the board"),
    "4 no enemies": (position(RED, "-"), "Blue has no animal on the board"),
    "4 rest off the board": (position(RED, BLUE, turn="R act normal 1 L normal"), "an animal rests that is not one of"),
    "4 rest of the enemy": (
        position(RED, BLUE, turn="R act normal 1 c normal"),
        r"an animal rests that is not .* \(J15\)",
    ),
    "4 nobody may act": (position("We5N", BLUE, turn="R act normal 1 W normal"), r"due, but no animal may act \(J19\)"),
    "5 no actions": (position(RED, BLUE, turn="R act - 0 - normal"), r"an action is due, but none is left \(J15\)"),
    "5 no actions but a kind": (
        position(RED, BLUE, turn="R home:B normal 0 - normal"),
        "0 actions are left, expected 1 or 2",
    ),
    "5 no actions but rest": (
        position(RED, BLUE, turn="R home:B - 0 W normal"),
        r"animals rest, but no action is left",
    ),
    "5 actions but no kind": (position(RED, BLUE, turn="R act - 2 - normal"), "2 actions are left, expected 1 or 2"),
    "5 three in a normal turn": (
        position(RED, BLUE, turn="R act normal 3 - normal"),
        r"3 actions are left, .* \(J15, J84\)",
    ),
    "5 four in a bonus turn": (position(RED, BLUE, turn="R act bonus 4 - normal"), "4 actions are left"),
    "5 bonus after a normal turn": (
        position(RED, BLUE, turn="R act normal 1 - bonus"),
        "nobody can have freed prisoners",
    ),
    "5 bonus after a bonus turn": (
        position(RED, BLUE, turn="R act bonus 2 - bonus"),
        r"nobody can have freed .* \(J79, J84\)",
    ),
    "5 double too late": (
        position(RED, BLUE, turn="R act bonus:W 1 W normal"),
        "may act again, expected 2 actions left",
    ),
    "5 double without rest": (position(RED, BLUE, turn="R act bonus:W 2 - normal"), "only it at rest"),
    "5 double of another": (position(RED, BLUE, turn="R act bonus:W 2 H normal"), "an animal may act again"),
    "5 double before a bonus turn": (
        position(RED, BLUE, turn="R act bonus:W 2 W bonus"),
        r"a normal next turn \(J84\)",
    ),
    "5 much rest": (
        position(RED, BLUE, turn="R act normal 2 W normal"),
        r"more animals rest than actions were made \(J15\)",
    ),
    "5 home too early": (position(RED, BLUE, turn="R home:B normal 2 - normal"), r"before the first action .* \(J58\)"),
    "5 home too early in a bonus turn": (
        position(RED, BLUE, turn="R home:B bonus 3 - normal"),
        "before the first action",
    ),
    "5 home on the board": (
        position(RED, "of6S hc13S", turn="R home:B normal 1 W normal"),
        "home, but it is on the board",
    ),
    "5 home of the side": (
        position(RED, BLUE, turn="R home:R normal 1 W normal"),
        r"the turtle of the pack on turn goes home, which it does only after freeing prisoners \(J58, J82\)",
    ),
    "5 home of the side on the way in": (freeing("R home:R:R - 0 - bonus"), "the turtle of the pack on turn goes home"),
    "5 freeing without a bonus turn": (freeing("R free:R:0 - 0 - normal"), r"expected a bonus turn next \(J84\)"),
    "5 freeing too early": (freeing("R free:R:0 bonus 2 - bonus"), "expected at most 1 action left"),
    "5 freeing without rest": (freeing("R free:R:1 bonus 1 - bonus"), r"just the freed animals at rest \(J79, J83\)"),
    "5 freeing by a free animal": (
        position(RED, BLUE, prisoners=PRISON, turn="R free:W:0 - 0 - bonus"),
        r"W frees, expected an animal of Red that has entered the prison \(J80, J81\)",
    ),
    "5 freeing by the enemy": (
        position(RED, BLUE, prisoners=("L", "r"), turn="R free:r:0 - 0 - bonus"),
        "r frees, expected",
    ),
    "5 freeing by a turtle at home": (
        position("We5N Om1N", BLUE, prisoners=PRISON, turn="R free:O:1 - 0 - bonus"),
        "O frees, expected an animal of Red that has entered the prison",
    ),
    "5 home on the way in of a free animal": (
        position(RED, BLUE, prisoners=PRISON, turn="R home:B:W - 0 - bonus"),
        "W frees, expected an animal of Red that has entered the prison",
    ),
    "5 freeing more than there are": (
        freeing("R free:R:2 - 0 - bonus"),
        r"2 prisoners were freed, but fewer .* \(J83\)",
    ),
    "5 freeing nobody": (freeing("R free:R:0 - 0 - bonus", prisoners=("R", "-")), r"but nobody can be \(J80, J83\)"),
}


@pytest.mark.parametrize(("text", "fault"), INVALID.values(), ids=INVALID)
def test_D2_2_contradictions_are_refused(text: str, fault: str) -> None:
    """A text that contradicts itself or the rules is refused with the contradiction; the second reading agrees."""
    with pytest.raises(InvalidPosition, match=fault):
        JUNGLA.parse_position(text)
    assert oracle.problems(text)


def full_den(letters: str, but: str = "") -> str:
    """Return animals on squares of the Pirates' den, none on the squares named."""
    squares = [f"{column}12" for column in "abcdeklmno"] + [f"{column}13" for column in "bcdeklmn"]
    free = [square for square in squares if square not in but.split()]
    return " ".join(f"{letter}{square}S" for letter, square in zip(letters, free, strict=False))


def test_D2_2_5_home_needs_an_empty_den_square() -> None:
    """A turtle goes home only if its den has an empty square, whoever stands on the others."""
    blue, red = full_den("twcregfzksvdhn", "b13 l13 m13 n13"), "Wm13N Cn13N Rb13N El13N Hm1N"
    text = position(red, blue, turn="R home:B normal 1 W normal")
    assert oracle.problems(text)
    with pytest.raises(InvalidPosition, match=r"turtle of Blue goes home, but its den has no empty square \(J58\)"):
        JUNGLA.parse_position(text)
    assert accepted(position(red.replace("Rb13N ", ""), blue, turn="R home:B normal 1 W normal"))


def test_D2_2_5_a_liberating_turtle_keeps_a_square() -> None:
    """With one empty den square left the turtle that frees needs it for itself; another liberator does not."""
    blue, red = full_den("wcregfzksvdhn", "b13 l13 m13 n13"), "Wm13N Cn13N Rb13N El13N Hm1N"
    turtle = position(red, blue, prisoners=("-", "t"), turn="B free:o:1 - 0 - bonus")
    assert oracle.problems(turtle)
    with pytest.raises(InvalidPosition, match=r"prisoners are freed, but nobody can be \(J80, J83\)"):
        JUNGLA.parse_position(turtle)
    assert accepted(position(red.replace("Rb13N ", ""), blue, prisoners=("-", "t"), turn="B free:o:1 - 0 - bonus"))
    other = blue.replace("cb12S ", "")
    assert accepted(position(red, other, prisoners=("-", "tc"), turn="B free:c:1 - 0 - bonus"))


def test_D2_2_5_nobody_is_freed_into_a_web() -> None:
    """A prisoner that only finds squares in the enemy's web cannot be freed."""
    blue, red = full_den("wcregfzkvdhn", "a12 b12 b13 l13 m13 n13"), "Wm13N Cn13N Rb13N El13N Hm1N Sb11N Zb12N"
    text = position(red, blue, prisoners=("-", "ts"), turn="B free:s:1 - 0 - bonus")
    assert oracle.problems(text)
    with pytest.raises(InvalidPosition, match=r"prisoners are freed, but nobody can be"):
        JUNGLA.parse_position(text)
    assert accepted(position(red.replace("Sb11N", "Sc5N"), blue, prisoners=("-", "ts"), turn="B free:s:1 - 0 - bonus"))


def accepted(text: str) -> bool:
    """Whether both readings take a text for a position."""
    return str(JUNGLA.parse_position(text)) == text and not oracle.problems(text)


def test_other_batches_and_freeings_follow_the_edition() -> None:
    """How many animals are placed in a batch, and how many prisoners are freed, is the edition's to say."""
    game = changed(
        ("placed_per_round = { value = 3", "placed_per_round = { value = 4"),
        ("max_freed = { value = 5", "max_freed = { value = 2"),
    )
    text = position("La2N Wb2N Cb1N Rc2N", "-", turns=0, turn="B place - 4 - -")
    assert str(game.parse_position(text)) == text
    with pytest.raises(InvalidPosition, match="3 animals are left in the batch, expected 4"):
        game.parse_position(text.replace("place - 4", "place - 3"))
    with pytest.raises(InvalidPosition, match=r"2 prisoners are free, expected less than 2 .* \(J80\)"):
        game.parse_position(freeing("R free:R:2 - 0 - bonus", red="Wb2N Hm1N"))
