"""Striking, predators, destroyers and runners: J40 to J56."""

from __future__ import annotations

import pytest

from tests.games.jungla.asked import (
    BLUE,
    after,
    allowed,
    armoured,
    changed,
    field,
    legal,
    packs,
    rule_against,
    said,
    sheet,
)
from tests.games.jungla.diagrams import ends, moves_of, position, strikes

RED, BLUES = "LWCREGAZKOSVDHN", "twcregfzkosvdhn"


def struck(red: str, blue: str) -> set[str]:
    """Return the striking moves of the first red animal; a friend and an enemy stand far away."""
    return strikes(red[0], legal(position(f"{red} Hm1N", f"{blue} hc13S")))


# Striking (J40–J44)


def test_J40_a_struck_enemy_is_imprisoned() -> None:
    """The enemy leaves the board, the attacker stands on its square."""
    text = position("Wd6N Hm1N", "cd8S hc13S")
    assert packs(after(text, "Wd6xd8=E")) == ("Wd8E Hm1N", "hc13S", "-", "c")


def test_J40_a_strike_is_written_as_one() -> None:
    """Going to an enemy's square is a strike; where nobody stands there is none."""
    text = position("Wd6N Hm1N", "cd8S hc13S")
    assert rule_against(text, "Wd6-d8=N") == "J40"
    assert rule_against(text, "Wd6xd7=N") == "J40"
    assert rule_against(text, "Wd6*d7=N") == "J40"
    assert (
        said(text, "Wd6-d8=N") == "An enemy stands on d8 (cheetah): going there is a strike and is written as one (x)."
    )


def test_J41_turtle_and_armoured_leader_are_only_struck() -> None:
    """Neither of them goes to prison by a strike."""
    turtle = after(position("Wf4N Hm1N", "of6S hc13S"), "Wf4xf6=N")
    leader = after(armoured("Wf4N Hm1N", "t+f6S hc13S"), "Wf4*f6=N")
    assert packs(turtle) == ("Wf6N Hm1N", "hc13S", "-", "-")
    assert packs(leader) == ("Wf4N Hm1N", "tf6S hc13S", "-", "-")


def test_J42_spring_attacks_in_two_cases_only() -> None:
    """The attacker springs back from an armoured leader and from its own zone, and from nowhere else."""
    assert struck("Wf4N", "cf6S") == {"xf6"}
    assert struck("Wf4N", "of6S") == {"xf6"}
    assert struck("Wg5S", "cg3S") == {"*g3"}
    text = armoured("Wf4N Hm1N", "t+f6S hc13S")
    assert strikes("W", legal(text)) == {"*f6"}
    assert rule_against(text, "Wf4xf6=N") == "J42"
    assert rule_against(position("Wf4N Hm1N", "cf6S hc13S"), "Wf4*f6=N") == "J42"
    assert rule_against(position("Wg5S Hm1N", "cg3S hc13S"), "Wg5xg3=N") == "J42"
    # The enemy's zone is no reason to spring.
    assert struck("Wf10N", "vf12S") == {"xf12"}


def test_J43_after_a_spring_the_animal_may_turn_and_its_action_is_used() -> None:
    """It stands on its start square with any facing; a runner keeps its own."""
    text = position("Wg5S Hm1N", "cg3S hc13S")
    sprung = [action for action in legal(text) if "*" in action]
    assert len(sprung) == 8
    done = after(text, "Wg5*g3=E")
    assert (packs(done), field(done, "rest")) == (("Wg5E Hm1N", "hc13S", "-", "c"), "W")
    assert [action for action in legal(position("Zg5S Hm1N", "cg3S hc13S")) if "*" in action] == ["Zg5*g3=S"]


def test_J43_a_spring_back_into_a_web_is_fatal() -> None:
    """A start square in an enemy web imprisons the animal that springs back to it."""
    text = position("Wg5S Hm1N", "cg3S sf5S hc13S")
    assert rule_against(text, "Wg5*g3=S") == "J62"
    assert packs(after(text, "Wg5*g3")) == ("Hm1N", "sf5S hc13S", "W", "c")


def test_J44_everybody_strikes_and_is_struck_but_the_turtle() -> None:
    """All animals but the turtle take an enemy beside them; all but the turtle go to prison."""
    strikers = {letter for letter in RED if strikes(letter, legal(position(f"{letter}n9N", "wn10E hc13S")))}
    assert strikers == {*RED} - {"O"}
    imprisoned = set()
    for letter in BLUES:
        filler = "hc13S" if letter != "h" else "nc13S"
        done = after(position("Wn9N Hm1N", f"{letter}n10E {filler}"), "Wn9xn10=N")
        imprisoned |= {letter} & {*packs(done)[3]}
    assert imprisoned == {*BLUES} - {"o"}


# Predators (J45–J47)


def test_J45_lion_and_tiger_have_the_same_powers() -> None:
    """Both reach the same squares from the same start, and bend only forward."""
    lion = ends("L", legal(position("Ln9N Hm1N", "hc13S")))
    tiger = ends("t", legal(position("Hm1N", "tn9N hc13S", turn=BLUE)))
    assert lion == tiger
    assert {"m11", "o11", "m12", "o12"} <= lion
    text = position("Ln9E Hm1N", "hc13S")
    assert rule_against(text, "Ln9-o11=N") == "J45"
    assert said(text, "Ln9-o11=N") == "The lion on n9 makes L moves only forward (east)."


def test_J46_the_wolf_bends_in_all_its_directions() -> None:
    """The wolf makes L moves forward and backward."""
    wolf = ends("W", legal(position("Wm10N Hb1N", "hc13S")))
    assert {"l12", "n12", "l13", "n13"} <= wolf
    assert wolf == ends("W", legal(position("Wm10S Hb1N", "hc13S")))


def test_J47_the_cheetah_takes_runners_head_on() -> None:
    """A runner that comes towards the cheetah, or runs away from it, is taken."""
    for facing in ("N", "S", "E"):
        assert struck("Ce5N", f"ze6{facing}") == {"xe6"}
    assert struck("We5N", "ze6S") == set()


# Destroyers (J48–J50)


@pytest.mark.parametrize("letter", ["R", "E"])
def test_J48_a_destroyer_takes_all_it_passes(letter: str) -> None:
    """Enemies on the line are taken one after another up to the distance; to pass one is to take it."""
    text = position(f"{letter}j4N Hm1N", "wj5S cj6S hc13S")
    assert strikes(letter, legal(text)) == {"xj5", "xj5xj6", "xj5xj6-j7"}
    assert packs(after(text, f"{letter}j4xj5xj6-j7=N"))[3] == "wc"
    assert rule_against(text, f"{letter}j4-j7=N") == "J48"
    assert rule_against(text, f"{letter}j4xj6=N") == "J48"
    assert rule_against(text, f"{letter}j4xj5-j7=N") == "J48"
    assert rule_against(text, f"{letter}j4xj6xj5=N") == "J48"


def test_J48_friends_and_protected_enemies_block_a_destroyer() -> None:
    """It passes neither a friend nor a runner on its axis."""
    assert rule_against(position("Rj4N Hj5N", "cj6S hc13S"), "Rj4xj6=N") == "J25"
    runner = position("Rj4N Hm1N", "zj5S cj6S hc13S")
    assert strikes("R", legal(runner)) == set()
    assert rule_against(runner, "Rj4xj5xj6=N") == "J52"
    assert rule_against(runner, "Rj4-j7=N") == "J52"


def test_J48_nobody_else_goes_on_after_a_strike() -> None:
    """A strike ends the move of every other animal."""
    text = position("Wj4N Hm1N", "wj5S cj6S hc13S")
    assert rule_against(text, "Wj4xj5xj6=N") == "J48"
    assert rule_against(text, "Wj4xj5-j7=N") == "J48"


def test_J49_a_destroyer_stops_on_a_destroyer() -> None:
    """It takes the other destroyer and stays there; what comes behind is safe."""
    text = position("Rj4N Hm1N", "ej5S cj6S hc13S")
    assert strikes("R", legal(text)) == {"xj5"}
    assert rule_against(text, "Rj4xj5xj6=N") == "J49"
    assert said(text, "Rj4xj5xj6=N") == "The rhinoceros has to stop on j5: the elephant is a destroyer too."


def test_J49_a_destroyer_springs_back_from_an_armour_and_keeps_its_prisoners() -> None:
    """The move ends at an armoured leader; who was taken before stays taken."""
    text = armoured("Rj4N Hm1N", "t+j6S wj5S cj7S hc13S")
    assert strikes("R", legal(text)) == {"xj5", "xj5*j6"}
    assert rule_against(text, "Rj4xj5xj6xj7=N") == "J49"
    assert packs(after(text, "Rj4xj5*j6=E")) == ("Rj4E Hm1N", "tj6S cj7S hc13S", "-", "w")


def test_J49_one_strike_inside_a_defence_zone() -> None:
    """In its own zone a destroyer strikes once and springs back, whatever it has taken before."""
    own = position("Rg5S Hm1N", "wg4S cg3S kg2S hc13S")
    assert strikes("R", legal(own)) == {"xg4", "xg4*g3"}
    assert rule_against(own, "Rg5xg4xg3*g2=N") == "J49"
    assert rule_against(own.replace(" kg2S", ""), "Rg5xg4xg3-g2=N") == "J42"


def test_J50_the_gorilla_jumps_or_takes() -> None:
    """For every enemy it passes the gorilla has the choice; friends are jumped."""
    text = position("Gj4N Hm1N", "wj5S cj6S hc13S")
    assert moves_of("G", legal(text)) >= {"xj5", "xj6", "xj5xj6", "-j7", "xj5-j7", "xj6-j7", "xj5xj6-j7"}
    friend = position("Gj4N Hj5N", "cj6S hc13S")
    assert {"xj6", "-j7", "xj6-j7"} <= moves_of("G", legal(friend))
    frontal = position("Gj4N Hm1N", "zj5S cj6S hc13S")
    assert {"xj6", "-j7"} <= moves_of("G", legal(frontal))
    assert rule_against(frontal, "Gj4xj5-j7=N") == "J52"


# Runners (J51–J56)


@pytest.mark.parametrize("letter", ["A", "Z", "K"])
def test_J51_runners_go_forward_or_sideways(letter: str) -> None:
    """A runner has three directions; backward and diagonal moves are refused."""
    text = position(f"{letter}n10N Hb1N", "hc13S")
    assert {"n11", "m10", "o10"} <= ends(letter, legal(text))
    for square in ("n9", "m9", "m11", "o11"):
        assert rule_against(text, f"{letter}n10-{square}=N") == "J51"


@pytest.mark.parametrize("letter", ["A", "Z", "K"])
def test_J51_runners_do_not_come_back_into_their_den(letter: str) -> None:
    """From outside the den its squares are neither entered nor crossed; inside, and into the enemy's den, they are."""
    text = position(f"{letter}a3S Hm1N", "hc13S")
    assert rule_against(text, f"{letter}a3-a2=N") == "J51"
    assert rule_against(position(f"{letter}b3S Hm1N", "hc13S"), f"{letter}b3-b1=N") == "J51"
    assert allowed(position(f"{letter}b2S Hm1N", "hc13S"), f"{letter}b2-b1=N")
    assert allowed(position(f"{letter}a11N Hm1N", "hc13S"), f"{letter}a11-a12=N")


def test_J51_a_return_is_a_placing() -> None:
    """A runner comes back into its den after a hunt and from prison."""
    assert allowed(position("Zh12N Hm1N", "hc13S"), "Zh12-h13@a2=N")
    assert allowed(position("Hm1N", "hc13S", prisoners=("WZ", "-"), turn="R free:W:0 - 0 - bonus"), "Z>a2=N")


@pytest.mark.parametrize("attacker", ["L", "W", "R", "E", "G", "S", "V"])
def test_J52_no_attack_along_the_axis(attacker: str) -> None:
    """Head-on and from behind a runner cannot be taken; it blocks the line."""
    for facing in ("N", "S"):
        text = position(f"{attacker}n9N Hb1N", f"zn10{facing} hc13S")
        assert strikes(attacker, legal(text)) == set()
        assert rule_against(text, f"{attacker}n9xn10=N") == "J52"
    assert said(text, f"{attacker}n9xn10=N").startswith(
        "The zebra on n10 is a runner: along its axis it cannot be struck"
    )


def test_J53_cheetah_and_runners_take_runners_from_everywhere() -> None:
    """Against them the facing of a runner does not matter."""
    for letter in "CAZK":
        for facing in ("N", "S", "E", "NE"):
            assert "xn10" in strikes(letter, legal(position(f"{letter}n9N Hb1N", f"fn10{facing} hc13S")))


def test_J54_every_other_attack_comes_from_the_side() -> None:
    """If the last step does not run along the axis, diagonals included, the runner is taken."""
    for facing in ("E", "W", "NE", "SE", "NW", "SW"):
        assert struck("Wn9N", f"zn10{facing}") == {"xn10"}


@pytest.mark.parametrize("letter", ["A", "Z", "K"])
def test_J55_a_runner_does_not_turn_after_a_strike(letter: str) -> None:
    """After any strike it keeps its facing in that action; after an ordinary move it may turn."""
    text = position(f"{letter}n9N Hb1N", "wn10S hc13S")
    assert [action for action in legal(text) if "x" in action] == [f"{letter}n9xn10=N"]
    assert rule_against(text, f"{letter}n9xn10=E") == "J55"
    assert allowed(text, f"{letter}n9-o9=S")
    spring = position(f"{letter}g4S Hm1N", "cg3S hc13S")
    assert rule_against(spring, f"{letter}g4*g3=N") == "J55"
    assert allowed(spring, f"{letter}g4*g3=S")


def test_J56_only_the_kangaroo_jumps_and_goes_far() -> None:
    """Of the runners only the kangaroo passes an animal and has the distance 6."""
    for letter in "AZK":
        beyond = ends(letter, legal(position(f"{letter}j3N Hj4N", "hc13S")))
        assert ("j5" in beyond) is (letter == "K")
        assert ("j9" in ends(letter, legal(position(f"{letter}j3N Hm1N", "hc13S")))) is (letter == "K")


# A ruling that needs other numbers (Q65)


def test_Q65_a_destroyer_outside_the_set_is_not_taken() -> None:
    """A destroyer on the way is an ordinary end: at a distance that the animal does not have it only blocks."""
    game = changed(sheet("rhinoceros", "steps = [1, 2, 3]", "steps = [3]"))
    text = position("Rj4N Hm1N", "ej5S hc13S")
    assert strikes("R", legal(text)) == {"xj5"}
    assert strikes("R", legal(text, game)) == set()
    assert strikes("R", legal(text.replace("ej5S", "ej7S"), game)) == {"xj7"}
