"""The liberation of prisoners and the bonus turn after it: J79 to J86."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import BONUS, DENS, JUNGLA, after, allowed, crowd, field, legal, packs, rule_against, said
from tests.games.jungla.diagrams import moves_of, position

FREEING = "R free:W:0 - 0 - bonus"


def beside(prisoners: str = "LC", **fields: str) -> str:
    """Return a position with a red wolf beside the enemy's prison."""
    return position("Wb10W Hm1N", "hc13S wl8S", prisoners=(prisoners, "-"), **fields)  # type: ignore[arg-type]


# Freeing (J79–J83)


def test_J79_freeing_is_the_first_action_and_the_whole_turn() -> None:
    """It counts as two actions: nothing is left of a normal turn, one action of a bonus turn; later it is refused."""
    text = beside()
    freed = after(text, "Wb10-a10!", "C>a2=N", "L>b2=N")
    assert (field(freed, "side"), field(freed, "turns")) == ("B", "21")
    assert rule_against(after(text, "Hm1=E"), "Wb10-a10!") == "J79"
    bonus = after(beside(turn=BONUS), "Wb10-a10!", "C>a2=N", "L>b2=N")
    assert (field(bonus, "side"), field(bonus, "kind"), field(bonus, "left")) == ("R", "bonus", "1")
    assert rule_against(after(beside(turn=BONUS), "Hm1=E"), "Wb10-a10!") == "J79"


def test_J80_one_to_five_prisoners_are_freed() -> None:
    """The owner frees them one by one, may stop after the first, and the fifth is the last."""
    text = after(beside("LCREGAZ"), "Wb10-a10!")
    assert field(text, "due") == "free:W:0"
    assert rule_against(text, ".") == "J80"
    places = ["C>a2=N", "L>b2=N", "R>c2=N", "E>d2=N", "G>l2=N"]
    for number, place in enumerate(places, 1):
        text = after(text, place)
        if number < len(places):
            assert field(text, "due") == f"free:W:{number}"
            assert allowed(text, ".")
    assert field(text, "side") == "B"
    assert packs(text)[2] == "WAZ"


def test_J80_somebody_has_to_be_freed() -> None:
    """Without a prisoner that can be freed and placed the prison is closed."""
    assert rule_against(position("Wb10W Hm1N", "hc13S"), "Wb10-a10!") == "J80"
    assert rule_against(position("Wb10W Hm1N", "hc13S", prisoners=("-", "t")), "Wb10-a10!") == "J80"
    squares = "a2 b2 c2 d2 e2 k2 l2 m2 n2 o2 b1 c1"
    full = position(
        f"Wb10W {crowd('LCREGAZKOVDH', squares)}", crowd("twcreg", "d1 e1 k1 l1 m1 n1"), prisoners=("S", "-")
    )
    assert rule_against(full, "Wb10-a10!") == "J80"
    assert said(full, "Wb10-a10!") == "The wolf may not enter a10: there is nobody who can be freed and placed."


def test_J80_only_the_enemys_prison_and_only_prisoners() -> None:
    """Nothing is freed elsewhere, and nobody who is no prisoner."""
    assert rule_against(beside(), "Wb10-c10!") == "J80"
    assert rule_against(position("Wn4E Hm1N", "hc13S", prisoners=("L", "-")), "Wn4-o4!") == "J80"
    text = after(beside(), "Wb10-a10!")
    assert rule_against(text, "H>a2=N") == "J80"
    assert rule_against(text, "Hm1=E") == "J80"
    assert rule_against(text, "t>a12=N") == "J15"


def test_J81_the_liberator_becomes_a_prisoner() -> None:
    """It is imprisoned however few it frees, and cannot free itself."""
    text = after(beside(), "Wb10-a10!")
    assert packs(text)[::2] == ("Hm1N", "LWC")
    assert rule_against(text, "W>a2=N") == "J81"
    assert packs(after(text, "C>a2=N", "."))[2] == "LW"


def test_J82_the_turtle_comes_home_from_the_prison() -> None:
    """It frees up to five, is no prisoner, goes home last by its owner's choice, and rests."""
    text = after(position("Ob10W Hm1N", "hc13S", prisoners=("C", "-"), turn=BONUS), "Ob10-a10!", "C>a2=N")
    assert (field(text, "due"), packs(text)[2]) == ("home:R", "-")
    assert {action[2:].split("=")[0] for action in legal(text)} == DENS[0] - {"a2", "m1"}
    assert rule_against(text, "Hm1=E") == "J82"
    assert rule_against(text, "O>a3=N") == "J82"
    home = after(text, "O>b1=N")
    assert field(home, "rest") == "CO"
    assert rule_against(home, "Ob1=E") == "J82"


def test_J82_a_square_is_kept_for_the_turtle() -> None:
    """The last empty den square is not for a freed animal while the turtle has to come home."""
    squares = "a2 b2 c2 d2 e2 k2 l2 m2 n2 o2 b1"
    red, blue = crowd("LWREGAZKVDH", squares), crowd("twcreg", "c1 d1 e1 k1 l1 m1")
    last = position(red, blue, prisoners=("CN", "-"), turn="R free:O:1 - 0 - bonus")
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(last)
    entering = position(f"Ob10W {red}", blue, prisoners=("C", "-"))
    assert rule_against(entering, "Ob10-a10!") == "J80"
    two = position(f"Ob10W {red}", blue.replace(" gm1N", ""), prisoners=("CN", "-"))
    freeing = after(two, "Ob10-a10!")
    assert allowed(freeing, "C>n1=N")
    assert field(after(freeing, "C>n1=N"), "due") == "home:R"


def test_J83_freed_animals_are_placed_as_in_the_preparation() -> None:
    """Own den, second row behind an occupied square, no water for the spider, facing at will."""
    text = position("Hm1N Lb2N", "hc13S", prisoners=("WCS", "-"), turn=FREEING)
    assert rule_against(text, "C>a3=N") == "J83"
    assert rule_against(text, "C>a12=N") == "J83"
    assert rule_against(text, "C>c1=N") == "J12"
    assert allowed(text, "C>b1=SW")
    assert rule_against(text, "S>e2=N") == "J13"
    assert rule_against(text, "C>b2=N") == "J3"


def test_J83_freed_animals_rest() -> None:
    """In a bonus turn the freed animals do not make the action that is left."""
    text = after(beside(turn=BONUS), "Wb10-a10!", "C>a2=N", "L>b2=N")
    assert field(text, "rest") == "LC"
    assert rule_against(text, "Ca2-a3=N") == "J83"
    assert said(text, "Ca2-a3=N") == "The cheetah on a2 was freed in this turn and rests."
    assert allowed(text, "Hm1-m2=N")


# The bonus turn (J84–J86)


def test_J84_three_actions_or_a_double_action() -> None:
    """After a liberation the other pack has three actions by three animals, the last one optional, or two by one."""
    text = after(beside(), "Wb10-a10!", "C>a2=N", ".")
    assert (field(text, "side"), field(text, "kind"), field(text, "left")) == ("B", "bonus", "3")
    assert rule_against(text, ".") == "J84"
    once = after(text, "wl8-l7=S")
    assert (field(once, "kind"), field(once, "left")) == ("bonus:w", "2")
    assert rule_against(once, ".") == "J84"
    assert field(after(once, "wl7-l6=S"), "side") == "R"
    assert field(after(once, "hc13=N"), "side") == "R"


def test_J84_the_third_action_is_by_a_third_animal_and_optional() -> None:
    """Neither of the first two may act again once two animals have acted; the third action may be left out."""
    text = after(position("Wb2N Cd2N Hm1N", "hc13S", turn=BONUS), "Wb2-b3=N", "Hm1=E")
    assert (field(text, "kind"), field(text, "left"), field(text, "rest")) == ("bonus", "1", "WH")
    assert rule_against(text, "Wb3-b4=N") == "J84"
    assert rule_against(text, "Hm1=N") == "J84"
    assert field(after(text, "."), "side") == "B"
    assert field(after(text, "Cd2-d3=N"), "side") == "B"


def test_J85_the_second_half_of_a_double_action_is_only_a_change_of_place() -> None:
    """It may not strike, score or free, nor touch a defence zone in which the animal did not stand."""
    strike = after(position("Wd6S Hm1N", "wd8S hc13S", turn=BONUS), "Wd6=N")
    assert rule_against(strike, "Wd6xd8=N") == "J85"
    hunt = after(position("Ch11N Hm1N", "hc13S", turn=BONUS), "Ch11-h12=N")
    assert rule_against(hunt, "Ch12-h13@a2=N") == "J85"
    free = after(position("Wc10W Hm1N", "hc13S", prisoners=("L", "-"), turn=BONUS), "Wc10-b10=W")
    assert rule_against(free, "Wb10-a10!") == "J85"
    zone = after(position("Cg9N Hm1N", "hc13S", turn=BONUS), "Cg9-g10=N")
    assert rule_against(zone, "Cg10-g11=N") == "J85"
    own = after(position("Cf5S Hm1N", "hc13S", turn=BONUS), "Cf5-f3=E")
    assert rule_against(own, "Cf3-j3=N") == "J85"
    inside = after(position("Ch10N Hm1N", "hc13S", turn=BONUS), "Ch10-h11=N")
    assert allowed(inside, "Ch11-h12=N")


def test_J85_the_armour_and_the_turtle_are_not_struck_either() -> None:
    """No strike of any kind is made by the second half of a double action."""
    armour = position("Wf4S Hm1N", "t+f6S hc13S", score="0-1", last="B", turn=BONUS)
    assert rule_against(after(armour, "Wf4=N"), "Wf4*f6=N") == "J85"
    assert rule_against(after(position("Wf4S Hm1N", "of6S hc13S", turn=BONUS), "Wf4=N"), "Wf4xf6=N") == "J85"


def test_J85_a_hunter_makes_no_double_action() -> None:
    """The first action scored, so the animal rests."""
    hunted = after(position("Ch12N Hm1N", "hc13S", turn=BONUS), "Ch12-h13@a2=N")
    assert rule_against(hunted, "Ca2-a3=N") == "J72"


def test_J86_the_prison_square_is_never_occupied() -> None:
    """Prisoners are off the board: the square is free for the next liberator, and nobody stands there."""
    text = after(beside(), "Wb10-a10!")
    assert "a10" not in " ".join(packs(text)[:2])
    again = position("Wb10W Va11S Hm1N", "hc13S", prisoners=("LC", "-"), turn=BONUS)
    assert {"-a10!"} <= moves_of("V", legal(again))
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position("Wa10N Hm1N", "hc13S"))
