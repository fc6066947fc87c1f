"""The rulings on what the rulebook leaves open, movement and striking: Q1 to Q37, where they decide something."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import (
    BLUE,
    BONUS,
    JUNGLA,
    PLACING,
    after,
    allowed,
    armoured,
    changed,
    field,
    legal,
    packs,
    rule_against,
)
from tests.games.jungla.diagrams import ends, moves_of, position, strikes


def reached(pawn: str, others: str = "Om1N") -> set[str]:
    """Return the squares to which a red animal can move without striking."""
    return ends(pawn[0], legal(position(f"{pawn} {others}", "hc13S")))


def struck(red: str, blue: str) -> set[str]:
    """Return the striking moves of the first red animal."""
    return strikes(red[0], legal(position(red, f"{blue} hc13S")))


def test_Q1_points_decide_not_animals() -> None:
    """Two turtle hunts and one more make five points with three hunts."""
    text = position("Ch12N Hm1N", "hc13S", score="4-0", last="R")
    assert field(after(text, "Ch12-h13@a2=N"), "due") == "over:R"


def test_Q6_the_first_placer_can_be_chosen() -> None:
    """Red places first unless the game is begun otherwise."""
    sides = {first: field(str(JUNGLA.new(preparation="free", first_placer=first)), "side") for first in ("red", "blue")}
    assert sides == {"red": "R", "blue": "B"}
    assert field(str(JUNGLA.new(preparation="free")), "side") == "R"


def test_Q7_the_first_row_is_nearer_the_enemy() -> None:
    """Rows 2 and 12 are filled first, rows 1 and 13 behind them."""
    assert rule_against(position("-", "-", turns=0, turn=PLACING), "L>b1=N") == "J12"
    assert allowed(position("-", "-", turns=0, turn=PLACING), "L>b2=N")
    assert rule_against(position("-", "-", turns=0, turn="B place - 3 - -"), "t>b13=N") == "J12"


def test_Q8_only_the_square_straight_in_front_counts() -> None:
    """Neighbours of the square in front do not open the second row."""
    text = after(position("-", "-", turns=0, turn=PLACING), "L>a2=N", "W>c2=N")
    assert rule_against(text, "C>b1=N") == "J12"
    assert allowed(text, "C>c1=N")


def test_Q9_land_animals_may_start_in_a_water_den() -> None:
    """Everybody but the spider may be put on the light blue squares."""
    text = position("-", "-", turns=0, turn=PLACING)
    assert allowed(text, "L>e2=N")
    assert rule_against(text, "S>e2=N") == "J13"


def test_Q10_eight_facings_or_four_by_the_edition() -> None:
    """With the option for four facings an animal turns to north, east, south and west only."""
    game = changed(("facings = { value = 8", "facings = { value = 4"))
    text = position("Wd6N Hm1N", "hc13S")
    assert [action for action in legal(text, game) if action.startswith("Wd6=")] == ["Wd6=E", "Wd6=S", "Wd6=W"]
    assert len([action for action in legal(text, game) if action.startswith("Wd6-d7=")]) == 4


def test_Q11_runners_go_sideways_at_right_angles() -> None:
    """Sideways is left and right, not along the diagonals."""
    assert {"m10", "o10", "n11"} <= reached("Zn10N")
    assert not reached("Zn10N") & {"m11", "o11"}


def test_Q12_stopping_before_an_obstacle_needs_a_distance_of_the_set() -> None:
    """An anaconda in the water with an animal two squares ahead does not stop at one; distances are exact."""
    assert not reached("Ne9N", "He11N") & {"e10", "e11", "e12"}
    assert not reached("Kj3N", "Hj7N") & {"j6", "j7"}


def test_Q13_a_forced_stop_may_lie_outside_the_set() -> None:
    """The kangaroo, without the distance 3, stops in the water three squares away."""
    assert "k10" in reached("Kn10W")


def test_Q14_water_land_water_is_no_stop() -> None:
    """Who starts on water passes land and enters water again."""
    assert {"d6", "d7", "d8"} <= reached("Od5N", "Hm1N")


def test_Q15_lion_bends_forward_wolf_in_both_directions() -> None:
    """An L is an arm of all squares but one, then one at a right angle."""
    assert {"m11", "o11", "m12", "o12"} <= reached("Ln9N")
    assert not {"m11", "o11", "m12", "o12"} & reached("Ln9S")
    assert {"m11", "o11", "m12", "o12"} <= reached("Wn9S")


def test_Q16_the_vulture_jumps_on_short_moves() -> None:
    """On 1 to 3 squares it passes animals, on 7 and 8 it does not."""
    assert {"j5", "j6"} <= reached("Vj3N", "Hj4N")
    assert not {"j10", "j11"} & reached("Vj3N", "Hj4N")


def test_Q17_any_number_of_either_pack_is_jumped() -> None:
    """A kangaroo passes four animals in a row."""
    assert "-j8" in moves_of("K", legal(position("Kj3N Hj4N Lj6N", "wj5S cj7S hc13S")))


def test_Q17a_a_short_flight_does_not_cross_water() -> None:
    """The vulture stops in the first water square on its short moves too."""
    assert not {"j10", "i10"} & reached("Vl10W")


def test_Q18_from_behind_is_frontal_and_diagonals_are_not() -> None:
    """Only the two directions of the runner's axis protect it."""
    taken = {facing for facing in ("N", "NE", "E", "SE", "S", "SW", "W", "NW") if struck("Wn9N Hb1N", f"zn10{facing}")}
    assert taken == {"NE", "E", "SE", "SW", "W", "NW"}


def test_Q19_a_runner_may_run_back_but_not_home() -> None:
    """It may turn round and go towards its own side, up to its den."""
    assert reached("Ac5S") & {"c4", "c3", "c2", "c1"} == {"c4", "c3"}


def test_Q20_a_runner_does_not_turn_after_a_spring() -> None:
    """After a spring attack it keeps its facing."""
    assert rule_against(position("Zg5S Hm1N", "cg3S hc13S"), "Zg5*g3=E") == "J55"


def test_Q21_what_a_destroyer_does_to_whom_on_its_way() -> None:
    """It runs over a turtle, ends at an armour, and is blocked by a frontal runner and a friend."""
    assert struck("Rj4N Hm1N", "oj5S") == {"xj5", "xj5-j6", "xj5-j7"}
    assert strikes("R", legal(armoured("Rj4N Hm1N", "t+j5S cj6S hc13S"))) == {"*j5"}
    assert struck("Rj4N Hm1N", "zj5S cj6S") == set()
    assert struck("Rj4N Hj5N", "cj6S") == set()


def test_Q22_the_gorilla_chooses_for_each_enemy() -> None:
    """Between jumping and taking it has the free choice."""
    moves = moves_of("G", legal(position("Gj4N Hm1N", "wj5S cj6S hc13S")))
    assert {"-j7", "xj5-j7", "xj6-j7", "xj5xj6-j7"} <= moves


def test_Q23_the_owner_puts_the_turtle_home() -> None:
    """Struck or liberating, its owner chooses square and facing."""
    assert JUNGLA.parse_position(after(position("Wf4N Hm1N", "of6S hc13S"), "Wf4xf6=N")).to_act == 2
    freed = after(position("Ob10W Hm1N", "hc13S", prisoners=("C", "-")), "Ob10-a10!", "C>a2=N")
    assert JUNGLA.parse_position(freed).to_act == 1


def test_Q24_the_turtle_breaks_no_armour() -> None:
    """It never strikes."""
    assert rule_against(armoured("On9N Hm1N", "t+n10S hc13S"), "On9*n10=N") == "J57"


def test_Q25_den_squares_are_counted_after_the_move() -> None:
    """A strike that frees the last den square makes room for the turtle struck on the way."""
    blue = "sa12S wb12S ob11S"
    others = "tc12S cd12S re12S ek12S gl12S fm12S zn12S ko12S vb13S dc13S hd13S ne13S"
    text = position("Eb10N Lk13N Cl13N Rm13N Gn13N", f"{blue} {others}")
    assert rule_against(text, "Eb10xb11=N") == "J58"
    assert allowed(text, "Eb10xb11xb12")


def test_Q26_entering_a_web_is_legal_but_fatal() -> None:
    """A forced stop may lead there too."""
    text = position("Lf10NE Hm1N", "sh12S hc13S")
    assert packs(after(text, "Lf10-g11"))[2] == "L"


def test_Q27_no_way_across_a_gap_but_past_it() -> None:
    """A jump does not cross a gap; a diagonal step past one is fine."""
    assert rule_against(position("Gi5W Hm1N", "hc13S"), "Gi5-g5=N") == "J10"
    assert allowed(position("Lg5NE Hm1N", "hc13S"), "Lg5-h6=N")


def test_Q27a_the_web_closes_at_the_end_of_the_owners_turn() -> None:
    """Not when the spider arrives, and not after the first action."""
    spun = after(position("Wj5N Hm1N", "cb10S sl7S", turn=BLUE), "sl7-k6=S", "cb10=E")
    assert packs(after(spun, "Wj5=E"))[0] == "Wj5E Hm1N"
    assert packs(after(spun, "Wj5=E", "Hm1=E"))[0] == "Hm1E"


def test_Q28_a_spider_walks_into_a_spiders_web() -> None:
    """A spider that stops beside the enemy's spider is imprisoned, unless it has taken it."""
    text = position("Sl10N Hm1N", "sn10S hc13S")
    assert packs(after(text, "Sl10-m10"))[2] == "S"
    assert packs(after(text, "Sl10xn10=N"))[3] == "s"


def test_Q29a_the_rows_do_not_bind_returning_hunters() -> None:
    """A hunter may return behind an empty first-row square, a freed animal may not."""
    assert allowed(position("Ch12N Hm1N", "hc13S"), "Ch12-h13@b1=N")
    freeing = position("Hm1N", "hc13S", prisoners=("WC", "-"), turn="R free:W:0 - 0 - bonus")
    assert rule_against(freeing, "C>b1=N") == "J12"


def test_Q30_goals_are_not_crossed_and_own_goals_not_entered() -> None:
    """Both are closed in every direction."""
    assert rule_against(position("Va11S Hm1N", "hc13S"), "Va11-a9=N") == "J9"
    assert rule_against(position("Ln4E Hm1N", "hc13S"), "Ln4-o4=N") == "J9"


def test_Q31_at_least_one_is_freed_and_no_more_than_find_a_place() -> None:
    """The freeing ends by itself when nobody else can be placed."""
    text = position("Wb10W Hm1N", "hc13S", prisoners=("L", "-"))
    assert rule_against(after(text, "Wb10-a10!"), ".") == "J80"
    assert field(after(text, "Wb10-a10!", "L>a2=N"), "side") == "B"


def test_Q32_the_form_of_a_bonus_turn_is_chosen_by_acting() -> None:
    """A second action by the same animal ends the turn; by another one it leaves a third."""
    text = position("Wb2N Cd2N Hm1N", "hc13S", turn=BONUS)
    assert field(after(text, "Wb2=E", "Wb2=N"), "side") == "B"
    assert field(after(text, "Wb2=E", "Cd2=E"), "left") == "1"


def test_Q33_any_zone_is_closed_to_the_second_half() -> None:
    """Also the own one, unless the animal stood there."""
    own = after(position("Cf5S Hm1N", "hc13S", turn=BONUS), "Cf5-f3=E")
    assert rule_against(own, "Cf3-j3=N") == "J85"
    guard = after(position("Vh2N Hm1N", "hc13S", turn=BONUS), "Vh2=E")
    assert allowed(guard, "Vh2-i2=N")


def test_Q34_the_way_to_a_special_stays_in_the_zone() -> None:
    """An L of the lion that leaves the zone on its way is refused, one that stays inside is not."""
    assert rule_against(position("Lf12SE Hm1N", "vi11S hc13S"), "Lf12xi11=N") == "J89"
    assert allowed(position("Lf12E Hm1N", "vi11S hc13S"), "Lf12xi11=N")


def test_Q35_the_turtle_counts_as_a_special() -> None:
    """It may stand in its zone and forbids its friends to strike there."""
    assert allowed(position("Oh4S Hm1N", "hc13S"), "Oh4-h3=N")
    assert rule_against(position("Wg5S Oh2N", "cg3S hc13S"), "Wg5*g3=N") == "J92"


def test_Q36_no_crossing_of_the_own_zone_from_water() -> None:
    """An animal from the water den gets into the zone at most."""
    assert rule_against(position("Ak1NW Hm1N", "hc13S"), "Ak1-i3=N") == "J87"
    assert rule_against(position("Nk1NW Hm1N", "hc13S"), "Nk1-h4=N") == "J95"


def test_Q37_prisoners_outside_and_one_inside_the_own_zone() -> None:
    """The strike inside is the last, and the destroyer springs back with all its prisoners."""
    text = position("Rg5S Hm1N", "wg4S cg3S hc13S")
    assert packs(after(text, "Rg5xg4*g3=N")) == ("Rg5N Hm1N", "hc13S", "-", "wc")


def test_positions_that_break_a_ruling_are_none() -> None:
    """A spider on water and a second special in the own zone cannot be set up."""
    for red in ("Se2N Hm1N", "Oh2N Vh3N"):
        with pytest.raises(InvalidPosition):
            JUNGLA.parse_position(position(red, "hc13S"))
