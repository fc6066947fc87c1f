"""The defence zones: J87 to J95."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import JUNGLA, after, allowed, legal, packs, rule_against, said
from tests.games.jungla.diagrams import ends, position, strikes

NO_SPECIALS = "LWCREGAZKDHN"


def struck(red: str, blue: str) -> set[str]:
    """Return the striking moves of the first red animal."""
    return strikes(red[0], legal(position(red, f"{blue} hc13S")))


@pytest.mark.parametrize("letter", list(NO_SPECIALS))
def test_J87_animals_do_not_stop_in_their_own_zone(letter: str) -> None:
    """Nobody but a special ends a move there, or stands there in a position."""
    filler = "Hm1N" if letter != "H" else "Nm1N"
    assert rule_against(position(f"{letter}h4S {filler}", "hc13S"), f"{letter}h4-h3=N") == "J87"
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position(f"{letter}h3S {filler}", "hc13S"))


def test_J87_one_special_at_a_time() -> None:
    """A special may stop there if no other special of its pack does, and there it uses all its powers."""
    for letter in "OSV":
        filler = "O" if letter != "O" else "S"
        alone = position(f"{letter}h4S Hm1N", "hc13S")
        assert allowed(alone, f"{letter}h4-h3=N")
        second = position(f"{letter}h4S {filler}f2N Hm1N", "hc13S")
        assert rule_against(second, f"{letter}h4-h3=N") == "J87"
    text = position("Vh4S Of2N Hm1N", "hc13S")
    assert said(text, "Vh4-h3=N") == (
        "Only one special at a time may stop in its own defence zone, and the turtle stands there, on f2."
    )
    zone, far = {"f2", "g2", "i2", "j2", "g3", "h3", "i3"}, {"h4", "e5", "k5"}
    assert zone | far <= ends("V", legal(position("Vh2N Hm1N", "hc13S")))


def test_J88_an_attacker_stops_on_the_first_zone_square() -> None:
    """From land and from water it ends on the first square of the zone, at a distance it need not have."""
    land = position("Lf10NE Hm1N", "hc13S")
    assert allowed(land, "Lf10-g11=N")
    assert rule_against(land, "Lf10-h12=N") == "J88"
    assert said(land, "Lf10-h12=N") == (
        "The lion stops on g11, where it enters the enemy's defence zone; it does not get to h12."
    )
    water = position("Hk11W Om1N", "hc13S")
    assert ends("H", legal(water)) >= {"i11"}
    assert rule_against(water, "Hk11-h11=N") == "J88"
    assert allowed(position("Hk12W Om1N", "hc13S"), "Hk12-j12=N")


def test_J88_nobody_gets_across() -> None:
    """A jumper, a runner and a long mover all stop where they enter."""
    for letter in "KACV":
        text = position(f"{letter}f11E Hm1N", "hc13S")
        assert ends(letter, legal(text)) & {"g11", "h11", "i11", "j11", "k11"} == {"g11"}
    assert rule_against(position("Af11E Hm1N", "hc13S"), "Af11-j11=N") == "J88"


def test_J89_one_square_at_a_time_inside_the_enemy_zone() -> None:
    """An attacker in the zone moves one square in one of its directions, whatever its distances."""
    assert ends("C", legal(position("Ch11N Hm1N", "hc13S"))) == {"h12", "g12", "i12"}
    text = position("Lh11N Hm1N", "hc13S")
    assert rule_against(text, "Lh11-j11=N") == "J89"
    assert rule_against(text, "Lh11-f11=N") == "J89"
    assert rule_against(text, "Lh11-g13@a2=N") == "J89"
    assert rule_against(position("Ch11N Hm1N", "hc13S"), "Ch11-h10=N") == "J22"


def test_J89_all_powers_to_take_a_special_in_the_zone() -> None:
    """Straight, bent or by a jump, inside the zone and ending on the special; the turtle is safe there."""
    assert struck("Cf12E Hm1N", "vi12S") == {"xi12"}
    assert struck("Lg11E Hm1N", "vi12S") == {"xi12"}
    assert struck("Kf12E Hg12N", "vh12S") == {"xh12"}
    assert struck("Cf12E Hg12N", "vi12S") == set()
    assert struck("Kf12E Hm1N", "vi12S") == set()
    assert struck("Cf12E Hm1N", "oi12S") == set()
    assert rule_against(position("Cf12E Hg12N", "vi12S hc13S"), "Cf12xi12=N") == "J25"
    assert rule_against(position("Kf12E Hm1N", "vi12S hc13S"), "Kf12xi12=N") == "J24"
    assert rule_against(position("Cf12E Hm1N", "oi12S hc13S"), "Cf12xi12=N") == "J59"
    assert rule_against(position("Lg11N Hm1N", "vi12S hc13S"), "Lg11xi12=N") == "J45"


def test_J89_a_destroyer_strikes_nobody_on_its_way_to_the_special() -> None:
    """Inside the enemy's zone it takes the special only."""
    free, friend = position("Rf12E Hm1N", "vh12S hc13S"), position("Rf12E Hg12N", "vh12S hc13S")
    assert rule_against(free, "Rf12xg12xh12=N") == "J40"
    assert rule_against(free, "Rf12xi12xh12=N") == "J48"
    assert rule_against(friend, "Rf12xg12xh12=N") == "J3"


def test_J90_defenders_enter_their_own_zone_to_strike() -> None:
    """With all its powers a defender may enter if that move strikes an enemy there, and only then."""
    assert struck("Wg5S Hm1N", "cg3S") == {"*g3"}
    assert struck("Lf4S Hm1N", "cg2S") == {"*g2"}
    assert struck("Kj7S Hj4N", "cj2E") == {"*j2"}
    assert struck("Rg5S Hm1N", "wg4S cg3S") == {"xg4", "xg4*g3"}
    assert rule_against(position("Wg5S Hm1N", "ch3S hc13S"), "Wg5-g3=N") == "J87"


def test_J91_the_defender_returns_and_may_turn() -> None:
    """After the strike it stands on its start square with any facing, a runner with its own."""
    text = position("Wg5S Hm1N", "cg3S hc13S")
    assert sum(action.startswith("Wg5*g3=") for action in legal(text)) == 8
    assert packs(after(text, "Wg5*g3=NW"))[0] == "Wg5NW Hm1N"
    assert rule_against(position("Ag5S Hm1N", "cg3S hc13S"), "Ag5*g3=N") == "J55"


def test_J92_a_special_in_the_zone_forbids_the_others_to_strike_there() -> None:
    """While a special stands in its zone no friend enters to strike; the special itself strikes."""
    for special in ("Vh2N", "Oh2N", "Sh2N"):
        text = position(f"Wg5S {special} Hm1N", "cg3S hc13S")
        assert rule_against(text, "Wg5*g3=N") == "J92"
    assert said(text, "Wg5*g3=N") == (
        "The spider on h2 keeps watch in the defence zone: the wolf may not enter the zone to strike."
    )
    assert strikes("S", legal(text)) == {"xg3"}


def test_J92_crossing_the_zone_is_still_allowed() -> None:
    """The special on watch does not close the zone to friends who only pass."""
    assert allowed(position("Cf3E Vf2N Hm1N", "hc13S"), "Cf3-j3=N")


def test_J93_a_special_stays_where_it_strikes() -> None:
    """In its own zone a special takes the place of the struck enemy, except of an armoured leader."""
    assert struck("Vg5S Hm1N", "cg3S") == {"xg3"}
    assert packs(after(position("Vg5S Hm1N", "cg3S hc13S"), "Vg5xg3=N"))[0] == "Vg3N Hm1N"
    text = position("Vh2N Hm1N", "t+g3S hc13S", score="0-1", last="B")
    assert strikes("V", legal(text)) == {"*g3"}


def test_J94_an_attacker_leaves_the_zone_by_one_square() -> None:
    """The way out is open, one square at a time."""
    text = position("Lg11N Hm1N", "hc13S")
    assert {"f10", "f11", "g10", "h10"} <= ends("L", legal(text))
    assert rule_against(text, "Lg11-g9=N") == "J89"


def test_J95_from_land_the_own_zone_is_crossed() -> None:
    """A defender that starts on land passes over its zone if its powers reach across."""
    assert allowed(position("Cf3E Hm1N", "hc13S"), "Cf3-j3=N")
    assert rule_against(position("Af3E Hm1N", "hc13S"), "Af3-h3=N") == "J87"


def test_J95_from_water_nobody_comes_out_on_the_other_side() -> None:
    """Who starts on water may strike into the zone, a special may stop there, but the way ends inside."""
    text = position("Ne1NE Hm1N", "hc13S")
    assert rule_against(text, "Ne1-h4=N") == "J95"
    assert rule_against(text, "Ne1-g3=N") == "J87"
    assert struck("Ne1NE Hm1N", "wg3S") == {"*g3"}
    assert {"f2", "g3"} <= ends("V", legal(position("Ve1NE Hm1N", "hc13S")))
    assert rule_against(position("Ve1NE Hm1N", "hc13S"), "Ve1-h4=N") == "J95"
