"""What is easy to get wrong, case by case: the list D4 of the rules."""

from __future__ import annotations

from tests.games.jungla.asked import BLUE, BONUS, after, allowed, armoured, field, legal, packs, rule_against
from tests.games.jungla.diagrams import ends, moves_of, position, strikes


def reached(pawn: str, others: str = "Om1N") -> set[str]:
    """Return the squares to which a red animal can move without striking."""
    return ends(pawn[0], legal(position(f"{pawn} {others}", "hc13S")))


def struck(red: str, blue: str) -> set[str]:
    """Return the striking moves of the first red animal."""
    return strikes(red[0], legal(position(red, f"{blue} hc13S")))


def test_D4_01_the_start_square_alone_decides() -> None:
    """Distances follow the start square only, and water stops only those who start on land."""
    assert reached("Ce8N") == {"e9", "d9", "c10", "b11", "a12", "f9", "g10", "h11"}
    assert reached("Ce9N") == {"e10", "d10", "f10"}
    assert {"e10", "e11", "e12"} <= reached("Oe9N", "Hm1N")
    assert reached("Od10E", "Hm1N") >= {"e10"}
    assert "f10" not in reached("Od10E", "Hm1N")


def test_D4_02_forced_stops_outside_the_set() -> None:
    """Kangaroo and vulture are cut short at any distance, but stop of their own accord only at theirs."""
    assert {end for end in reached("Kl10W") if end.endswith("10")} == {"k10"}
    assert {end for end in reached("Ko10W") if end.endswith("10")} == {"n10", "m10", "k10"}
    assert {end for end in reached("Vo10W") if end.endswith("10")} == {"n10", "m10", "l10", "k10"}
    assert rule_against(position("Ko10W Om1N", "hc13S"), "Ko10-l10=N") == "J24"


def test_D4_03_a_friend_on_a_forced_stop_closes_the_line() -> None:
    """Jumpers do not pass a friend that stands on the first water or zone square."""
    for pawn, stop, beyond in (("Kl10W", "Hk10N", "f10"), ("Gf9NE", "Hh11N", "i12"), ("Vf10NE", "Hg11N", "h12")):
        text = position(f"{pawn} {stop}", "hc13S")
        assert rule_against(text, f"{pawn.rstrip('NESW')}-{beyond}=N") == "J39"


def test_D4_04_water_in_the_arm_kills_an_l() -> None:
    """An L is travelled: with water in its arm it does not exist, with water at its end it does."""
    assert rule_against(position("Lc4E Om1N", "hc13S"), "Lc4-e5=N") == "J37"
    assert rule_against(position("Lc4E Om1N", "hc13S"), "Lc4-f5=N") == "J37"
    assert allowed(position("Lb4E Om1N", "hc13S"), "Lb4-d5=N")


def test_D4_05_frontal_by_the_last_step() -> None:
    """The victim's facing and the last step count, for destroyers and at the end of an L as well."""
    assert struck("Wn9N Hb1N", "zo11N") == {"xo11"}
    assert struck("Wn9N Hb1N", "zo11E") == set()
    assert struck("Wn9N Hb1N", "zo11W") == set()
    assert struck("Ej4N Hm1N", "zj5E fj6N") == {"xj5"}
    assert struck("Ej4N Hm1N", "zj5E fj6E") == {"xj5", "xj5xj6", "xj5xj6-j7"}


def test_D4_06_turtle_and_armour_when_struck() -> None:
    """Who strikes a turtle takes its square; who strikes an armoured leader springs back."""
    done = after(position("Ej4N Hm1N", "oj6S hc13S"), "Ej4xj6=N")
    assert packs(done)[0] == "Ej6N Hm1N"
    leader = armoured("Ej4N Hm1N", "t+j6S hc13S")
    assert rule_against(leader, "Ej4xj6=N") == "J42"
    assert packs(after(leader, "Ej4*j6=N"))[0] == "Ej4N Hm1N"


def test_D4_07_strikes_in_the_own_zone() -> None:
    """Others spring back, specials stay, and a special inside forbids springs."""
    assert struck("Ei5S Hm1N", "ci3S") == {"*i3"}
    assert struck("Si4S Hm1N", "ci3S") == {"xi3"}
    assert struck("Ei5S Sg2N", "ci3S") == set()
    assert struck("Vi5S Sg2N", "ci3S") == set()


def test_D4_08_one_step_in_the_enemy_zone() -> None:
    """Everything is one step there, except taking a special along the zone."""
    assert reached("Ai11N") == {"h11", "j11", "i12"}
    assert struck("Ai11W Hm1N", "sg11S") == {"xg11"}
    assert rule_against(position("Ai11W Hm1N", "sf12S hc13S"), "Ai11-g11=N") == "J89"


def test_D4_09_two_timings_of_the_web() -> None:
    """Arrivals are caught at once; those the web was spun around have one turn."""
    assert packs(after(position("Zl8N Hm1N", "sn10S hc13S"), "Zl8-l9=N"))[0] == "Zl9N Hm1N"
    assert packs(after(position("Zl9E Hm1N", "sn10S hc13S"), "Zl9-m9"))[::2] == ("Hm1N", "Z")
    spun = after(position("Zn9N Hm1N", "sn12S hc13S", turn=BLUE), "sn12-n10=S", "hc13=N")
    assert packs(spun)[0] == "Zn9N Hm1N"
    assert packs(after(spun, "Zn9=W", "Hm1=E"))[::2] == ("Hm1E", "Z")


def test_D4_10_runners_keep_facing_and_out_of_the_den() -> None:
    """No new facing after any strike, no own den from outside."""
    assert [action for action in legal(position("Kj3N Hm1N", "wj8S hc13S")) if "x" in action] == ["Kj3xj8=N"]
    assert [action for action in legal(position("Ah4S Hm1N", "wh3S hc13S")) if "*" in action] == ["Ah4*h3=S"]
    assert reached("Ad3S") & {"d2", "d1"} == set()


def test_D4_11_liberation_first_for_two_with_a_bonus_turn() -> None:
    """It is a first action, costs two, and the other pack gets a bonus turn."""
    text = position("Vb9NW Hm1N", "hc13S wl8S", prisoners=("L", "-"))
    done = after(text, "Vb9-a10!", "L>a2=N")
    assert (field(done, "side"), field(done, "kind")) == ("B", "bonus")
    assert rule_against(after(text, "Hm1=E"), "Vb9-a10!") == "J79"


def test_D4_12_the_returned_hunter_rests() -> None:
    """Also when it could make a double action otherwise."""
    text = position("Zg12N Hm1N", "hc13S", turn=BONUS)
    assert rule_against(after(text, "Zg12-g13@a2=N"), "Za2=E") == "J72"
    assert allowed(after(text, "Zg12=W"), "Zg12-f12=N")


def test_D4_13_no_facing_in_a_web() -> None:
    """A move into a web is one action instead of eight, a spring back into one too."""
    into = position("Ll10N Hm1N", "sn10S hc13S")
    assert [action for action in legal(into) if "-m10" in action] == ["Ll10-m10"]
    back = position("Ei5S Hm1N", "ci3S sj6S hc13S")
    assert [action for action in legal(back) if "*" in action] == ["Ei5*i3"]


def test_D4_14_behind_a_forced_stop_and_exact_goals() -> None:
    """What lies behind a forced stop does not matter; goals need a distance of the set."""
    assert "k10" in reached("Kl10W", "Hj10N")
    assert "g7" in reached("Kf7E")
    assert rule_against(position("Ke10W Hm1N", "hc13S", prisoners=("L", "-")), "Ke10-a10!") == "J27"
    assert "-a10!" in moves_of("A", legal(position("Ad10W Hm1N", "hc13S", prisoners=("L", "-"))))


def test_D4_15_from_water_and_the_own_zone() -> None:
    """Starting on water nobody comes out of his own zone on the far side, but strikes into it are fine."""
    assert rule_against(position("Dk1NW Hm1N", "hc13S"), "Dk1-h4=N") == "J95"
    assert struck("Dk1NW Hm1N", "ci3S") == {"*i3"}
    assert allowed(position("Cj3W Hm1N", "hc13S"), "Cj3-f3=N")


def test_D4_16_the_end_of_a_turn() -> None:
    """Webs come before victory and limit; stopping is never the only choice."""
    text = position("Zn9N Om1N", "sn10S hc13S", options="turns=21", score="1-0", last="R")
    assert field(after(text, "Zn9=W", "Om1=E"), "due") == "over:B"
    two = position("Wb2N Hm1N", "hc13S", turn=BONUS)
    assert field(after(two, "Wb2=E", "Hm1=E"), "side") == "B"
    three = position("Wb2N Cd2N Hm1N", "hc13S", turn=BONUS)
    assert "." in legal(after(three, "Wb2=E", "Hm1=E"))
