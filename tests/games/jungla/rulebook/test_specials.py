"""Turtle, spider, vulture and the aquatics: J57 to J69."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import (
    BLUE,
    DENS,
    JUNGLA,
    after,
    allowed,
    changed,
    crowd,
    field,
    legal,
    packs,
    rule_against,
    said,
    sheet,
)
from tests.games.jungla.diagrams import ends, moves_of, position, strikes

# Turtle (J57–J60)


def test_J57_the_turtle_strikes_nobody() -> None:
    """Every animal is an obstacle for the turtle, and a prison never holds it."""
    text = position("Oe3W Hm1N", "wc3S hc13S")
    assert strikes("O", legal(text)) == set()
    assert rule_against(text, "Oe3xc3=N") == "J57"
    assert rule_against(text, "Oe3-b3=N") == "J25"
    assert said(text, "Oe3xc3=N") == "The turtle strikes nobody, and the wolf stands on c3."
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position("Wd6N Hm1N", "hc13S", prisoners=("O", "-")))


def test_J58_a_struck_turtle_goes_home_where_its_owner_wants() -> None:
    """Its owner puts it on any empty square of its den with any facing; the striker stands on the square it left."""
    text = after(position("Wf4N Hm1N", "of6S hc13S"), "Wf4xf6=N")
    assert (field(text, "side"), field(text, "due")) == ("R", "home:B")
    assert JUNGLA.parse_position(text).to_act == 2
    assert len(legal(text)) == 8 * (len(DENS[1]) - 1)
    assert {action[2:].split("=")[0] for action in legal(text)} == DENS[1] - {"c13"}
    home = after(text, "o>b12=E")
    assert (field(home, "side"), field(home, "due"), field(home, "left")) == ("R", "act", "1")
    assert packs(home)[:2] == ("Wf6N Hm1N", "ob12E hc13S")


def test_J58_nothing_else_is_played_before() -> None:
    """While the turtle is to be put home, moves, other animals and other squares are refused."""
    text = after(position("Wf4N Hm1N", "of6S hc13S"), "Wf4xf6=N")
    for action in ("Hm1=E", "hc13=N", "h>b12=N", ".", "o>a3=N", "O>a2=N"):
        assert rule_against(text, action) == "J58"
    assert rule_against(text, "o>c13=N") == "J3"


def test_J58_no_strike_without_an_empty_den_square() -> None:
    """A turtle whose den is full may not be struck; the square that the striker leaves counts."""
    blue = crowd("stwcregfzkvdhn", "l12 m12 n12 o12 b13 c13 d13 l13 m13 n13 e12 k12 e13 k13")
    red = "La12S Wf6S Cb12N Rc12N Ed12N"
    full = position(red, f"of4S {blue}")
    assert rule_against(full, "Wf6xf4=N") == "J58"
    assert said(full, "Wf6xf4=N") == "The turtle on f4 may not be struck: no square of its den is empty."
    assert allowed(position(red, f"oa11S {blue}"), "La12xa11=N")


def test_J58_the_striker_springs_back_from_its_own_zone() -> None:
    """Struck inside the striker's own zone, the turtle goes home and the striker returns."""
    done = after(position("Wg5S Hm1N", "og3S hc13S"), "Wg5*g3=S")
    assert field(done, "due") == "home:B"
    assert packs(done)[:2] == ("Wg5S Hm1N", "hc13S")


def test_J59_the_turtle_is_safe_in_its_den_and_zone() -> None:
    """There it cannot be struck; in the striker's den it can."""
    for red, turtle in (("Wb10N", "ob12S"), ("Wh10N", "oh11S"), ("Wf10N", "of12S")):
        text = position(f"{red} Hm1N", f"{turtle} hk13S")
        assert rule_against(text, f"{red[:-1]}x{turtle[1:-1]}=N") == "J59"
    assert allowed(position("Wb4S Hm1N", "ob2S hc13S"), "Wb4xb2=N")


def test_J60_webs_liberation_and_two_points() -> None:
    """The turtle walks through webs, comes back from the prison and scores two points."""
    assert allowed(position("Oe7N Hm1N", "sf9S hc13S"), "Oe7-e8=N")
    freeing = after(position("Ob10W Hm1N", "hc13S", prisoners=("L", "-")), "Ob10-a10!")
    assert packs(freeing)[2] == "L"
    assert field(after(position("Oh12N Hm1N", "hc13S"), "Oh12-h13@a2=N"), "score") == "2-0"


# Spider (J61–J65)


def test_J61_the_web_is_the_land_around_the_spider() -> None:
    """On the eight neighbours an enemy that stops is caught; further away and on the spider's own squares it is not."""
    ways = {"n12": "n11", "o12": "o10", "o8": "o9", "n8": "n9", "l8": "m9", "l10": "m10", "l11": "m11", "m13": "o11"}
    for start, end in ways.items():
        text = position(f"L{start}{'SE' if start == 'm13' else 'N'} Hm1N", "sn10S hc13S")
        assert rule_against(text, f"L{start}-{end}=N") == "J62"
        assert allowed(text, f"L{start}-{end}")
    assert allowed(position("Ll11N Hm1N", "sn10S hc13S"), "Ll11-l10=N")


def test_J61_the_web_goes_with_the_spider() -> None:
    """Where the spider has left, its web is gone; where it has come, there is one."""
    text = position("Ll8N Hm1N", "sn10S hc13S", turn=BLUE)
    moved = after(text, "sn10-n12=S", "hc13=N")
    assert allowed(moved, "Ll8-m9=N")
    taken = after(position("Ll8N Wn8N Hm1N", "sn10S hc13S"), "Wn8xn10=N")
    assert allowed(taken, "Ll8-m9=N")


def test_J61_enemies_may_pass_over_a_web() -> None:
    """A move across web squares that ends beyond them is safe."""
    text = position("Cj5N Hm1N", "sk7S hc13S")
    assert {"j6", "j7", "j8"} <= {action[4:].split("=")[0] for action in legal(text) if action.startswith("Cj5-")}
    assert allowed(text, "Cj5-j9=N")
    assert rule_against(text, "Cj5-j7=N") == "J62"


def test_J62_who_walks_into_a_web_is_imprisoned_at_once() -> None:
    """The animal is gone and has no facing, even if it has taken something there; a struck spider has no web."""
    text = position("We5N Hm1N", "ce7S se8S hc13S")
    assert rule_against(text, "We5xe7=N") == "J62"
    done = after(text, "We5xe7")
    assert packs(done) == ("Hm1N", "se8S hc13S", "W", "c")
    assert packs(after(position("We5N Hm1N", "se7S hc13S"), "We5xe7=N")) == ("We7N Hm1N", "hc13S", "-", "s")
    assert allowed(position("Oe6N Hm1N", "se8S hc13S"), "Oe6-e7=N")


def test_J63_enemies_in_a_new_web_are_in_danger_for_a_turn() -> None:
    """They stay until the end of their owner's next turn; turning does not save them, leaving the web does."""
    spun = after(position("Wj5N Hm1N", "cb10S sl7S", turn=BLUE), "sl7-k6=S", "cb10=E")
    assert packs(spun)[0] == "Wj5N Hm1N"
    assert packs(after(spun, "Wj5=E", "Hm1=E"))[::2] == ("Hm1E", "W")
    assert packs(after(spun, "Wj5-j8=N", "Hm1=E"))[::2] == ("Wj8N Hm1E", "-")


def test_J63_the_loss_of_the_spider_saves_them() -> None:
    """If the spider is taken before the turn ends, nobody is caught."""
    spun = position("Wj5N Ll5NW Hm1N", "cb10S sk6S")
    assert packs(after(spun, "Ll5xk6=N", "Hm1=E"))[::2] == ("Lk6N Wj5N Hm1E", "-")


def test_J64_the_spider_and_its_web_keep_off_the_water() -> None:
    """It neither enters nor crosses water, and its web has no water squares."""
    text = position("Sd4E Hm1N", "hc13S")
    assert rule_against(text, "Sd4-e4=N") == "J64"
    assert rule_against(text, "Sd4-f4=N") == "J64"
    assert allowed(position("Ac3E Hm1N", "sf3S hc13S"), "Ac3-e3=N")
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position("Se4N Hm1N", "hc13S"))


def test_J65_the_web_spares_its_own_pack_and_goals() -> None:
    """Friends and goal squares are not touched by a web."""
    assert allowed(position("Wd6N Se8N", "hc13S"), "Wd6-d7=N")
    assert allowed(position("Wb10W Hm1N", "sb11S hc13S", prisoners=("L", "-")), "Wb10-a10!")


def test_J65_armour_and_the_runners_immunity_do_not_help() -> None:
    """An armoured leader and a runner are caught like everybody."""
    armoured = position("L+e6N Hm1N", "se8S hc13S", score="1-0", last="R")
    assert packs(after(armoured, "Le6-e7"))[::2] == ("Hm1N", "L")
    assert rule_against(position("Ze6N Hm1N", "se8S hc13S"), "Ze6-e7=N") == "J62"


def test_J65_nobody_but_the_turtle_is_placed_in_a_web() -> None:
    """Hunters and freed animals do not come back to a web square, the turtle may."""
    text = position("Ch12N Oi12N Hm1N", "sb3S hc13S")
    for square in ("a2", "b2", "c2"):
        assert rule_against(text, f"Ch12-h13@{square}=N") == "J65"
        assert allowed(text, f"Oi12-i13@{square}=N")
    freeing = position("Hm1N", "sb3S hc13S", prisoners=("WC", "-"), turn="R free:W:0 - 0 - bonus")
    assert rule_against(freeing, "C>b2=N") == "J65"
    assert allowed(freeing, "C>d2=N")


# Vulture (J66–J67)


def test_J66_long_flights_do_not_jump() -> None:
    """On 7 and 8 squares an animal in the way is an obstacle."""
    free = position("Vj3N Hm1N", "hc13S")
    assert {"j10", "j11"} <= ends("V", legal(free))
    for red, blue in (("Hj6N", "hc13S"), ("Hm1N", "wj6S")):
        assert rule_against(position(f"Vj3N {red}", blue), "Vj3-j10=N") == "J66"
    assert allowed(position("Vj3N Hm1N", "wj10S hc13S"), "Vj3xj10=N")


def test_J66_long_flights_keep_out_of_the_enemy_zone() -> None:
    """A flight of 7 or 8 squares that would end in the enemy's zone, or be cut short there, is refused."""
    assert rule_against(position("Vj4N Hm1N", "hc13S"), "Vj4-j12=N") == "J66"
    assert rule_against(position("Vj5N Hm1N", "hc13S"), "Vj5-j12=N") == "J66"
    assert rule_against(position("Vj8N Hm1N", "hc13S"), "Vj8-j12=N") == "J66"
    assert said(position("Vj4N Hm1N", "hc13S"), "Vj4-j12=N") == (
        "A long flight of the vulture may not end in the enemy's defence zone (j12)."
    )


def test_J66_long_flights_end_in_the_first_water() -> None:
    """Water cuts a long flight short, and what lies beyond is not reached."""
    text = position("Va4E Hm1N", "hc13S")
    assert allowed(text, "Va4-e4=N")
    assert rule_against(text, "Va4-h4=N") == "J31"
    assert rule_against(position("Va4E Hc4N", "hc13S"), "Va4-e4=N") == "J66"


def test_J66_long_flights_may_strike_and_reach_the_prison() -> None:
    """A long flight may end on an enemy and in the prison, which is within its reach by a changed sheet only."""
    assert allowed(position("Vj3N Hm1N", "wj10S hc13S"), "Vj3xj10=N")
    three = ('"long_move", steps = [7, 8]', '"long_move", steps = [3]')
    game = changed(sheet("vulture", "steps = [1, 2, 3, 7, 8]", "steps = [1, 3]"), three)
    free = position("Vd10W Hm1N", "hc13S", prisoners=("L", "-"))
    held = position("Vd10W Hc10N", "hc13S", prisoners=("L", "-"))
    assert "-a10!" in moves_of("V", legal(free, game))
    assert "-a10!" not in moves_of("V", legal(held, game))
    assert {"-a10!"} <= moves_of("V", legal(held))


def test_J67_short_flights_jump_and_enter_the_zone() -> None:
    """On 1 to 3 squares the vulture passes animals and may end in the enemy's zone; water stops it."""
    assert allowed(position("Vj10N Hj11N", "hc13S"), "Vj10-j12=N")
    assert {"xj12"} == strikes("V", legal(position("Vj10N Hj11N", "vj12S hc13S")))
    assert rule_against(position("Vd4E Hm1N", "hc13S"), "Vd4-f4=N") == "J31"


# Aquatics (J68–J69)


@pytest.mark.parametrize("letter", ["D", "H", "N"])
def test_J68_aquatics_do_not_jump(letter: str) -> None:
    """An animal in the way blocks an aquatic, in the water and on land."""
    assert rule_against(position(f"{letter}e9N Oe10N", "hc13S"), f"{letter}e9-e11=N") == "J25"
    assert rule_against(position(f"{letter}n9N On10N", "hc13S"), f"{letter}n9-n11=N") == "J25"


def test_J69_the_crocodile_and_the_cheetah() -> None:
    """With a cheetah on the next square in its direction, a crocodile in the water neither takes nor passes it."""
    text = position("De9N Om1N", "ce10S hc13S")
    assert rule_against(text, "De9xe10=N") == "J34"
    assert rule_against(text, "De9-e11=N") == "J25"
    assert not {move for move in moves_of("D", legal(text)) if move[1:] in {"e10", "e11", "e12", "e13"}}
