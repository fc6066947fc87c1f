"""Hunts and armour: J70 to J78."""

from __future__ import annotations

import pytest

from tests.games.jungla.asked import BONUS, DENS, after, allowed, crowd, field, legal, packs, rule_against, said
from tests.games.jungla.diagrams import moves_of, position

# Hunts (J70–J73)


@pytest.mark.parametrize("letter", list("LWCREGAZKOSVDHN"))
def test_J70_a_hunt_scores_one_point_the_turtles_two(letter: str) -> None:
    """Every animal can hunt; the last hunter's pack is noted."""
    filler = "Hm1N" if letter != "H" else "Nm1N"
    done = after(position(f"{letter}h12N {filler}", "hc13S"), f"{letter}h12-h13@a2=N")
    assert field(done, "score") == ("2-0" if letter == "O" else "1-0")
    assert field(done, "last") == "R"


def test_J70_only_enemy_hunt_squares_score() -> None:
    """There is no hunt on an ordinary square or on the own side."""
    text = position("Ch11N Vh2S Hm1N", "hc13S")
    assert rule_against(text, "Ch11-h12@a2=N") == "J70"
    assert rule_against(text, "Vh2-h1@a2=N") == "J70"


def test_J71_back_to_any_free_den_square() -> None:
    """The hunter returns to either row, land or water, with any facing; not elsewhere and not onto somebody."""
    text = position("Ch12N Hm1N", "hc13S")
    hunts = {move.partition("@")[2] for move in moves_of("C", legal(text)) if "-h13@" in move}
    assert hunts == DENS[0] - {"m1"}
    assert sum(action.startswith("Ch12-h13@b1=") for action in legal(text)) == 8
    assert rule_against(text, "Ch12-h13@a3=N") == "J71"
    assert rule_against(text, "Ch12-h13@a12=N") == "J71"
    assert rule_against(text, "Ch12-h13@m1=N") == "J3"


def test_J71_the_spider_returns_to_land() -> None:
    """A spider does not return to a water den."""
    text = position("Sh12N Hm1N", "hc13S")
    assert rule_against(text, "Sh12-h13@e2=N") == "J71"
    assert allowed(text, "Sh12-h13@d2=N")


def test_J71_no_hunt_without_a_square_to_return_to() -> None:
    """With a full den there is no hunt."""
    red = crowd("SLWREGAZKOVDHN", "a2 b2 c2 d2 l2 m2 n2 o2 b1 c1 d1 l1 m1 n1")
    three = position(f"Ch12N {red}", "te2S we1S ck2S hc13S")
    assert {move for move in moves_of("C", legal(three)) if "@" in move} == {"-g13@k1", "-h13@k1", "-i13@k1"}
    four = position(f"Ch12N {red}", "te2S we1S ck2S rk1S hc13S")
    assert rule_against(four, "Ch12-h13@a2=N") == "J71"
    assert said(four, "Ch12-h13@a2=N").startswith("The cheetah may not hunt: there is no square in its den")


def test_J72_a_hunter_rests() -> None:
    """Whoever has scored does not act again in that turn, nor in a double action."""
    text = position("Ch12N Hm1N", "hc13S", turn=BONUS)
    hunted = after(text, "Ch12-h13@a2=N")
    assert field(hunted, "kind") == "bonus"
    assert rule_against(hunted, "Ca2-a3=N") == "J72"
    assert said(hunted, "Ca2-a3=N") == "The cheetah on a2 has scored in this turn and rests."
    normal = after(position("Ch12N Hm1N", "hc13S"), "Ch12-h13@a2=N")
    assert rule_against(normal, "Ca2-a3=N") == "J15"


def test_J73_the_hunt_square_stays_empty() -> None:
    """After a hunt the hunter stands in its den and nobody on the hunt square, so another may score there at once."""
    text = position("Ch12N Vi12NW Hm1N", "hc13S")
    done = after(text, "Ch12-h13@a2=N")
    assert packs(done)[0] == "Ca2N Vi12NW Hm1N"
    assert field(after(done, "Vi12-h13@b2=N"), "score") == "2-0"


# Armour (J74–J78)


def test_J74_a_hunting_leader_wins_an_armour() -> None:
    """Lion and tiger come back armoured, all others as they were."""
    assert packs(after(position("Lh12N Hm1N", "hc13S"), "Lh12-h13@c2=E"))[0] == "L+c2E Hm1N"
    tiger = after(position("Hm1N", "th2S hc13S", turn="B act normal 2 - normal"), "th2-h1@c12=S")
    assert packs(tiger)[1] == "t+c12S hc13S"
    assert "+" not in packs(after(position("Ch12N Hm1N", "hc13S"), "Ch12-h13@c2=E"))[0]


def test_J75_the_first_blow_takes_only_the_armour() -> None:
    """The leader keeps square and facing, the striker is back where it started."""
    text = position("Wf4N Hm1N", "t+f6SW hc13S", score="0-1", last="B")
    assert packs(after(text, "Wf4*f6=N")) == ("Wf4N Hm1N", "tf6SW hc13S", "-", "-")


def test_J76_two_blows_by_two_animals() -> None:
    """Two actions of a turn can take armour and leader, but one animal cannot strike twice."""
    text = position("Ld6E Wf4N", "t+f6S hc13S", score="0-1", last="B")
    once = after(text, "Wf4*f6=N")
    assert rule_against(once, "Wf4xf6=N") == "J15"
    assert packs(after(once, "Ld6xf6=N"))[3] == "t"
    double = after(position("Wf4N Hm1N", "t+f6S hc13S", score="0-1", last="B", turn=BONUS), "Wf4*f6=N")
    assert rule_against(double, "Wf4xf6=N") == "J85"


def test_J77_armour_can_be_won_again() -> None:
    """A leader that lost its armour wins it again by a hunt; a hunt in armour changes nothing about it."""
    again = after(position("Lh12N Hm1N", "hc13S", score="2-0", last="R"), "Lh12-h13@c2=E")
    kept = after(position("L+h12N Hm1N", "hc13S", score="2-0", last="R"), "Lh12-h13@c2=E")
    assert packs(again) == packs(kept) == ("L+c2E Hm1N", "hc13S", "-", "-")


def test_J78_armour_helps_against_strikes_only() -> None:
    """A web and the prison hold an armoured leader, which loses the armour."""
    web = after(position("L+e6N Hm1N", "se8S hc13S", score="1-0", last="R"), "Le6-e7")
    assert packs(web)[::2] == ("Hm1N", "L")
    prison = after(position("L+b10W Hm1N", "hc13S", prisoners=("C", "-"), score="1-0", last="R"), "Lb10-a10!")
    assert packs(prison)[::2] == ("Hm1N", "LC")
    danger = position("L+j5N Hm1N", "sk6S hc13S", score="1-0", last="R")
    assert packs(after(danger, "Lj5=E", "Hm1=E"))[::2] == ("Hm1E", "L")
