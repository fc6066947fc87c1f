"""The rulings on what the rulebook leaves open, turns and ends: Q38 to Q70, where they decide something."""

from __future__ import annotations

from tests.games.jungla.asked import (
    BONUS,
    JUNGLA,
    after,
    allowed,
    armoured,
    changed,
    field,
    legal,
    packs,
    rule_against,
    sheet,
)
from tests.games.jungla.diagrams import ends, moves_of, position, strikes


def struck(red: str, blue: str) -> set[str]:
    """Return the striking moves of the first red animal."""
    return strikes(red[0], legal(position(red, f"{blue} hc13S")))


def test_Q38_who_springs_back_from_an_armour_may_turn() -> None:
    """All eight facings are offered."""
    text = armoured("Wf4N Hm1N", "t+f6S hc13S")
    assert len([action for action in legal(text) if "*" in action]) == 8


def test_Q39_a_turn_could_unblock_so_all_facings_count() -> None:
    """An animal without a move that would have one after a turn is not blocked."""
    game = changed(sheet("hippopotamus", "steps = [1, 2, 3]", "steps = [10]"))
    turned = after(position("Hm4SW", "hl10S"), "Hm4=NE", game=game)
    assert moves_of("H", legal(turned.replace(" B act", " R act"), game)) == set()
    assert field(turned, "due") == "act"


def test_Q40_the_limit_uses_the_order_of_the_block() -> None:
    """Equal points: the pack of the last hunt wins."""
    text = position("Wd6N Hm1N", "hc13S", options="turns=21", score="1-1", last="B")
    assert field(after(text, "Wd6=E", "Hm1=E"), "due") == "over:B"


def test_Q41_partners_act_in_turn_and_a_liberation_is_the_first_ones() -> None:
    """The second partner makes the second action; a liberation by the first uses both."""
    text = position("Wb10W Hm1N", "hc13S wl8S", prisoners=("L", "-"), options="players=4")
    assert JUNGLA.parse_position(after(text, "Hm1=E")).to_act == 3
    assert JUNGLA.parse_position(after(text, "Wb10-a10!")).to_act == 1
    assert JUNGLA.parse_position(after(text, "Wb10-a10!", "L>a2=N")).to_act == 2


def test_Q42_too_few_animals_do_what_they_can() -> None:
    """One animal makes one action."""
    assert field(after(position("Wd6N", "hc13S"), "Wd6-d7=N"), "side") == "B"


def test_Q43_a_jumper_does_not_pass_a_friend_on_a_forced_stop() -> None:
    """It would have to stop exactly there."""
    assert rule_against(position("Kl10W Hk10N", "hc13S"), "Kl10-g10=N") == "J39"


def test_Q44_a_turn_is_an_action_of_the_double_action() -> None:
    """Turning and then moving with one animal is a double action."""
    text = after(position("Wb2E Cd2N Hm1N", "hc13S", turn=BONUS), "Wb2=N")
    assert field(after(text, "Wb2-b3=N"), "side") == "B"


def test_Q46_the_same_facing_is_no_action() -> None:
    """A turn on the spot has to change the facing."""
    assert rule_against(position("Wd6N Hm1N", "hc13S"), "Wd6=N") == "J16"


def test_Q47_the_enemy_zone_is_left_by_one_square() -> None:
    """A long move out of the zone is refused."""
    assert rule_against(position("Cg11S Hm1N", "hc13S"), "Cg11-g9=N") == "J89"


def test_Q48_armour_and_leader_in_one_turn_by_two_animals() -> None:
    """The first action takes the armour, the second one, by another animal, the leader."""
    assert packs(after(armoured("Ld6E Wf4N", "t+f6S hc13S"), "Wf4*f6=N", "Ld6xf6=N"))[3] == "t"


def test_Q50_points_first_then_prisoners_and_a_loss_by_ones_own_move() -> None:
    """Walking one's last animal into a web loses the game at once."""
    text = position("Le6N Om1N", "se8S hc13S")
    assert field(after(text, "Le6-e7"), "due") == "over:B"


def test_Q51_no_way_home_after_the_end() -> None:
    """A turtle struck by the action that ends the game is put nowhere."""
    over = after(position("Rj4N Hm1N", "oj5S wj6S", prisoners=("-", "h")), "Rj4xj5xj6=N")
    assert (field(over, "due"), packs(over)[1]) == ("over:R", "-")


def test_Q52_a_turtle_struck_in_the_strikers_zone() -> None:
    """The turtle goes home, the striker springs back; a special stays."""
    assert struck("Wg5S Hm1N", "og3S") == {"*g3"}
    assert struck("Vg5S Hm1N", "og3S") == {"xg3"}


def test_Q53_what_lies_behind_a_forced_stop_does_not_matter() -> None:
    """Edge, gap and animals behind the stop leave it reachable by any longer distance."""
    assert "g7" in ends("K", legal(position("Kd7E Hm1N", "hc13S")))
    assert "k10" in ends("K", legal(position("Ko10W Hj10N", "hc13S")))
    assert "xk10" in moves_of("K", legal(position("Ko10W Hj10N", "wk10S hc13S")))


def test_Q54_from_water_over_the_zone_to_strike_or_stay_in_it() -> None:
    """Zone squares are passed on the way to a strike or a stop inside, not to come out."""
    assert struck("Ne1NE Hm1N", "wg3S") == {"*g3"}
    vulture = ends("V", legal(position("Ve2E Hm1N", "hc13S")))
    assert {"f2", "g2", "h2"} <= vulture
    assert "h4" not in ends("V", legal(position("Ve1NE Hm1N", "hc13S")))


def test_Q55_the_spider_comes_back_to_land() -> None:
    """Neither after a hunt nor from prison is it put on water."""
    assert rule_against(position("Sh12N Hm1N", "hc13S"), "Sh12-h13@k2=N") == "J71"
    freeing = position("Hm1N", "hc13S", prisoners=("WS", "-"), turn="R free:W:0 - 0 - bonus")
    assert rule_against(freeing, "S>k2=N") == "J13"


def test_Q56_the_waiting_spider_keeps_a_square() -> None:
    """Another animal may not take its last permitted square, nor open none."""
    red = "La2N Wb2N Cc2N Rd2N El2N Gm2N An2N Zo2N Kb1N Oc1N Vd1N Dl1N Hm1N"
    blue = "ta12S wb12S cc12S rd12S el12S gm12S fn12S zo12S kb13S oc13S vd13S dl13S"
    assert rule_against(position(red, blue, turns=0, turn="R place - 2 - -"), "N>n1=N") == "J13"


def test_Q57_a_spring_back_into_a_web() -> None:
    """The animal is imprisoned, unless its strike took the spider."""
    assert packs(after(position("Wg5S Hm1N", "cg3S sf5S hc13S"), "Wg5*g3"))[2] == "W"
    assert packs(after(position("Wg4S Hm1N", "sg3S hc13S"), "Wg4*g3=N"))[2:] == ("-", "s")


def test_Q58_the_order_at_the_end_of_a_turn() -> None:
    """The turn is counted, webs close, then victory, block and limit; a turn broken off by victory is not counted."""
    web = position("Zn9N Om1N", "sn10S hc13S", options="turns=21", score="1-0", last="R")
    over = after(web, "Zn9=W", "Om1=E")
    assert (field(over, "turns"), field(over, "due")) == ("21", "over:B")
    won = position("Ch12N Hm1N", "hc13S", score="4-0", last="R")
    assert field(after(won, "Ch12-h13@a2=N"), "turns") == "20"


def test_Q59_stopping_is_offered_only_beside_another_choice() -> None:
    """When nobody may act, or nobody can be freed, the turn or the freeing ends by itself."""
    two = position("Wb2N Hm1N", "hc13S", turn=BONUS)
    assert field(after(two, "Wb2=E", "Hm1=E"), "side") == "B"
    one = position("Wb10W Hm1N", "hc13S", prisoners=("L", "-"))
    assert field(after(one, "Wb10-a10!", "L>a2=N"), "side") == "B"


def test_Q60_an_l_may_end_on_an_enemy_goal() -> None:
    """The prison is reached round a corner as well."""
    assert allowed(position("Wb12N Hm1N", "hc13S", prisoners=("L", "-")), "Wb12-a10!")


def test_Q61_the_second_half_may_walk_into_a_web_but_not_across_a_zone() -> None:
    """Crossing is entering; a bad move is allowed."""
    web = after(position("Le5N Hm1N", "se8S hc13S", turn=BONUS), "Le5-e6=N")
    assert allowed(web, "Le6-e7")
    zone = after(position("Cf5S Hm1N", "hc13S", turn=BONUS), "Cf5-f3=E")
    assert rule_against(zone, "Cf3-j3=N") == "J85"


def test_Q62_a_turtle_struck_on_the_way_in_goes_home_before_the_freeing() -> None:
    """The enemy's turtle is put home first, then the freeing goes on."""
    text = position("Ec10W Hm1N", "ob10S hc13S", prisoners=("L", "-"))
    entered = after(text, "Ec10xb10-a10!")
    assert field(entered, "due") == "home:B:E"
    assert field(after(entered, "o>a12=S"), "due") == "free:E:0"


def test_Q62_victory_on_the_way_in_and_loss_after_the_freeing() -> None:
    """The last enemy taken on the way wins before anything is freed; the own loss counts only after the freeing."""
    win = position("Ec10W Hm1N", "wb10S", prisoners=("L", "h"))
    assert field(after(win, "Ec10xb10-a10!"), "due") == "over:R"
    alone = position("Wb10W", "hc13S", prisoners=("L", "-"))
    assert field(after(alone, "Wb10-a10!"), "due") == "free:W:0"
    assert field(after(alone, "Wb10-a10!", "L>a2=N"), "side") == "B"


def test_Q63_the_first_partner_frees_and_puts_the_turtle_home() -> None:
    """Whoever acted, these decisions are the first partner's."""
    text = position("Wd6N Of4N Hm1N", "wf6S oa9S hc13S", options="players=4")
    struck_turtle = after(text, "Wd6=E", "Hm1=E", "wf6xf4=S")
    assert JUNGLA.parse_position(struck_turtle).to_act == 1
    second = after(text, "Wd6=E", "Hm1=E", "hc13=N", "wf6xf4=S")
    assert JUNGLA.parse_position(second).to_act == 1


def test_Q64_one_square_is_always_allowed_in_the_enemy_zone() -> None:
    """Also for an animal without the distance 1 on land; a destroyer takes the special only."""
    game = changed(sheet("kangaroo", "steps = [1, 2, 5, 6]", "steps = [5, 6]"))
    assert "h12" in ends("K", legal(position("Kh11N Hm1N", "hc13S"), game))
    assert struck("Rf12E Hm1N", "vh12S") == {"xh12"}


def test_Q66_the_zone_of_a_spring_attack_is_the_strikers_own() -> None:
    """Who takes a special in the enemy's zone stays there."""
    assert struck("Wf10N Hm1N", "vf12S") == {"xf12"}
    assert struck("Cf12E Hm1N", "vi12S") == {"xi12"}


def test_Q67_a_special_on_watch_does_not_close_the_zone_to_passers() -> None:
    """Friends cross the zone, and the special itself strikes."""
    assert allowed(position("Cf3E Vf2N", "hc13S"), "Cf3-j3=N")
    assert "xg3" in strikes("V", legal(position("Cf3E Vf2N", "wg3S hc13S")))


def test_Q68_a_long_flight_may_strike() -> None:
    """Seven or eight squares away an enemy is taken."""
    assert struck("Vj3N Hm1N", "wj10S") == {"xj10"}
    assert struck("Vj3N Hm1N", "wj11S") == {"xj11"}


def test_Q69_rows_do_not_bind_moves_in_the_den() -> None:
    """An animal moves behind an empty square."""
    assert allowed(position("Lb2S Hm1N", "hc13S"), "Lb2-b1=N")


def test_Q70_enemies_may_stop_in_a_den() -> None:
    """On land and water of the other pack's den."""
    assert allowed(position("La11N Hm1N", "hc13S"), "La11-a12=N")
    assert allowed(position("Ld12E Hm1N", "hc13S"), "Ld12-e12=N")
