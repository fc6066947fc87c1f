"""The second reading of Jungla's rules against everything the rules state as numbers, examples and warnings."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from tests.games.jungla.diagrams import ends, moves_of, position, strikes
from tests.games.jungla.oracle import oracle

SAMPLE = json.loads((Path(__file__).parents[1] / "data/sample.json").read_text(encoding="ascii"))


def legal(text: str) -> list[str]:
    """Return the legal actions of a position text."""
    return oracle.legal(oracle.parse(text))


def after(text: str, *actions: str) -> str:
    """Return the text that the actions lead to."""
    state = oracle.parse(text)
    for action in actions:
        state = oracle.apply(state, action)
    return oracle.text(state)


# Numbers and examples


def test_sample_game() -> None:
    """The sample game has the positions and the legal actions that its digest stands for."""
    state, digest = oracle.parse(SAMPLE["start"]), sha256()
    for action in [*SAMPLE["actions"], ""]:
        digest.update(f"{oracle.text(state)}\n{' '.join(oracle.legal(state))}\n".encode("ascii"))
        state = oracle.apply(state, action) if action else state
    assert (oracle.text(state), digest.hexdigest()) == (SAMPLE["final"], SAMPLE["digest"])


def test_starts() -> None:
    """Both starts have their texts: the first placer places, the second placer begins to play."""
    assert oracle.text(oracle.start()) == SAMPLE["start"].replace("turns=30", "-")
    assert oracle.text(oracle.start(turns=30)) == SAMPLE["start"]
    assert oracle.start(first_placer="blue").side == "R"
    empty = oracle.start(default_array=False, first_placer="blue", players=4, target=3, turns=0)
    assert oracle.text(empty) == "jungla1 recon-1 players=4,target=3,turns=0 0 0-0 - B place - 3 - - | - | - | - | -"


def test_perft_one() -> None:
    """The default array has 593 actions, the empty board 1,184."""
    assert len(oracle.legal(oracle.start())) == 593
    assert len(oracle.legal(oracle.start(default_array=False))) == 1184


@pytest.mark.slow
def test_perft_two() -> None:
    """From the default array there are 324,946 sequences of two actions."""
    assert sum(len(oracle.legal(state)) for state in oracle.successors(oracle.start()).values()) == 324_946


EXAMPLES = {
    "armour": (
        position("Ld6E Wf4N", "t+f6S hc13S", score="0-1", last="B"),
        {
            "Wf4*f6=E": position("Ld6E Wf4E", "tf6S hc13S", score="0-1", last="B", turn="R act normal 1 W normal"),
            "Ld6xf6=E": position(
                "Lf6E Wf4E",
                "hc13S",
                prisoners=("-", "t"),
                turns=21,
                score="0-1",
                last="B",
                turn="B act normal 2 - normal",
            ),
        },
    ),
    "turtle": (
        position("Wf4N Hm1N", "of6S hc13S"),
        {
            "Wf4xf6=N": position("Wf6N Hm1N", "hc13S", turn="R home:B normal 1 W normal"),
            "o>b12=S": position("Wf6N Hm1N", "ob12S hc13S", turn="R act normal 1 W normal"),
        },
    ),
    "web": (
        position("We5N Hm1N", "ce7S se8S"),
        {"We5xe7": position("Hm1N", "se8S", prisoners=("W", "c"), turn="R act normal 1 - normal")},
    ),
    "hunt": (
        position("Lh12N Oh11N", "wa9S hc13S", score="3-0", last="R"),
        {"Lh12-h13@c2=E": position("L+c2E Oh11N", "wa9S hc13S", score="4-0", last="R", turn="R act normal 1 L normal")},
    ),
    "won": (
        position("Wb2N Ch12N", "wa9S hc13S", options="target=3", score="2-1", last="R", turn="R act normal 1 W normal"),
        {
            "Ch12-h13@a2=N": position(
                "Wb2N Ca2N", "wa9S hc13S", options="target=3", score="3-1", last="R", turn="- over:R - 0 - -"
            )
        },
    ),
    "liberation": (
        position("Wb2N Hm1N", "to6S ka9S hc13S", prisoners=("-", "ef"), turn="B act normal 2 - normal"),
        {
            "to6-o4!": position("Wb2N Hm1N", "ka9S hc13S", prisoners=("-", "tef"), turn="B free:t:0 - 0 - bonus"),
            "f>d12=S": position("Wb2N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turn="B free:t:1 - 0 - bonus"),
            ".": position(
                "Wb2N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turns=21, turn="R act bonus 3 - normal"
            ),
            "Wb2-b3=N": position(
                "Wb3N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turns=21, turn="R act bonus:W 2 W normal"
            ),
            "Wb3-b4=N": position(
                "Wb4N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turns=22, turn="B act normal 2 - normal"
            ),
        },
    ),
    "destroyer": (
        position("Rj4N Hm1N", "wj5S cj6S hc13S"),
        {"Rj4xj5xj6-j7=N": position("Rj7N Hm1N", "hc13S", prisoners=("-", "wc"), turn="R act normal 1 R normal")},
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    """Each example of the notation leads through the positions printed with it."""
    start, steps = EXAMPLES[name]
    for number, expected in enumerate(steps.values(), 1):
        assert after(start, *list(steps)[:number]) == expected
        assert oracle.problems(expected) == []


# Easy to get wrong


def test_d4_01_ground_of_the_start() -> None:
    """The start square alone chooses the distances, and only a start on land is stopped by water."""
    assert ends("W", legal(position("We4E Hm1N", "hc13S"))) == {"f4", "g4", "d4", "c4"}
    assert ends("W", legal(position("Wd4E Hm1N", "hc13S"))) == {"e4", "c4", "b4", "a4", "b3", "b5", "a3", "a5"}
    assert {"e3", "e4", "e5"} <= ends("O", legal(position("Oe2N Hm1N", "hc13S")))
    assert {"e4", "f4"} <= ends("N", legal(position("Nd4E Hm1N", "hc13S")))
    assert not {"e4", "g4"} & ends("H", legal(position("He3N", "hc13S")))


def test_d4_02_stops_outside_the_set() -> None:
    """A forced stop may lie at any distance, an ordinary stop only at one of the set."""
    assert ends("K", legal(position("Ka4E Hm1N", "hc13S"))) == {"b4", "c4", "e4", "a3", "a5", "a6", "a7"}
    vulture = ends("V", legal(position("Va4E Hm1N", "hc13S")))
    assert {end for end in vulture if end[1:] == "4"} == {"b4", "c4", "d4", "e4"}
    assert strikes("K", legal(position("Ka4E Hm1N", "we4S hc13S"))) == {"xe4"}
    assert strikes("K", legal(position("Ka4E Hm1N", "wd4S hc13S"))) == set()


def test_d4_03_stop_held_by_a_friend() -> None:
    """A friend on a forced stop closes the line for jumpers too; elsewhere a jumper passes it."""
    beside = {"a3", "a5", "a6", "a7"}
    assert ends("K", legal(position("Ka4E He4N", "hc13S"))) == beside | {"b4", "c4"}
    assert ends("K", legal(position("Ka4E Hb4N", "hc13S"))) == beside | {"c4", "e4"}
    assert moves_of("V", legal(position("Vc4E Hd4N", "we4S hc13S"))) >= {"xe4"}
    assert "-f4" not in moves_of("V", legal(position("Vc4E Hd4N", "we4S hc13S")))


def test_d4_04_l_moves_are_travelled() -> None:
    """An L needs a free arm without water, void, goal or forced stop."""
    lion = ends("L", legal(position("Lb3N Hm1N", "hc13S")))
    assert {"a5", "c5"} <= lion
    assert not {"a6", "c6"} & lion
    assert not {"a5", "c5"} & ends("L", legal(position("Lb3N Hm1N", "wb5S hc13S")))
    assert strikes("L", legal(position("Lb3N Hm1N", "wa5S hc13S"))) == {"xa5"}
    assert not {"a5", "c5"} & ends("L", legal(position("Lb3E Hm1N", "hc13S")))


def test_d4_05_frontal_immunity() -> None:
    """The victim's facing and the last step decide, for destroyers and L moves too."""
    for facing, from_the_side in {"N": False, "S": False, "E": True, "NE": True}.items():
        blue = f"ze6{facing} hc13S"
        assert strikes("W", legal(position("We5N Hm1N", blue))) == ({"xe6"} if from_the_side else set())
        assert strikes("R", legal(position("Re5N Hm1N", blue))) == (
            {"xe6", "xe6-e7", "xe6-e8"} if from_the_side else set()
        )
        assert strikes("C", legal(position("Ce5N Hm1N", blue))) == {"xe6"}
        assert strikes("Z", legal(position("Ze5N Hm1N", blue))) == {"xe6"}
    assert strikes("W", legal(position("Wf4N Hm1N", "ze6N hc13S"))) == {"xe6"}
    assert strikes("W", legal(position("Wf4N Hm1N", "ze6E hc13S"))) == set()


def test_d4_06_turtle_and_armour() -> None:
    """Who strikes a turtle stays on its square, who strikes an armoured leader springs back."""
    assert strikes("W", legal(position("Wf4N Hm1N", "of6S hc13S"))) == {"xf6"}
    assert strikes("W", legal(position("Wf4N Hm1N", "t+f6S hc13S", score="0-1", last="B"))) == {"*f6"}
    assert strikes("W", legal(position("Wb10N Hm1N", "ob12S hc13S"))) == set()
    text = position("Rj4N Hm1N", "oj5S t+j6S hc13S", score="0-1", last="B")
    assert strikes("R", legal(text)) == {"xj5", "xj5*j6"}
    assert "R home:B normal 1 R normal | Rj4S Hm1N | tj6S hc13S | - | -" in after(text, "Rj4xj5*j6=S")


def test_d4_07_own_zone() -> None:
    """In its own zone only a special stays on the struck square, and a special there forbids the others to strike."""
    blue = "cg3S hc13S"
    assert strikes("W", legal(position("Wg5S Hm1N", blue))) == {"*g3"}
    assert strikes("W", legal(position("Wg5S Hm1N", "og3S hc13S"))) == {"*g3"}
    assert "g3" not in ends("W", legal(position("Wg5S Hm1N", "hc13S")))
    assert strikes("V", legal(position("Vg5S Hm1N", blue))) == {"xg3"}
    assert strikes("W", legal(position("Wg5S Vh2N", blue))) == set()
    assert strikes("S", legal(position("Sg4S Oh2N", blue))) == set()
    assert strikes("V", legal(position("Sg4S Vh2N", blue))) == {"xg3"}
    assert {"g2", "h3"} <= ends("V", legal(position("Sg4S Vh2N", blue)))
    assert strikes("V", legal(position("Vh2N Hm1N", "t+g3S hc13S", score="0-1", last="B"))) == {"*g3"}


def test_d4_08_enemy_zone() -> None:
    """Inside the enemy zone a move is one step, or takes a special along squares of the zone."""
    assert ends("C", legal(position("Ch11N Hm1N", "hc13S"))) == {"h12", "g12", "i12"}
    assert ends("G", legal(position("Gg11SW Hm1N", "hc13S"))) == {"f10", "f11", "g10", "h12"}
    for red, blue, taken in (
        ("Cf12E Hm1N", "vi12S", {"xi12"}),
        ("Cf12E Hm1N", "oi12S", set()),
        ("Cf12E Hg12N", "vi12S", set()),
        ("Kf12E Hg12N", "vh12S", {"xh12"}),
        ("Kf12E Hm1N", "vi12S", set()),
        ("Rf12E Hm1N", "vi12S", {"xi12"}),
        ("Lg11E Hm1N", "vi12S", {"xi12"}),
        ("Lg11N Hm1N", "vi12S", set()),
    ):
        assert strikes(red[0], legal(position(red, f"{blue} hc13S"))) == taken


def test_d4_09_webs() -> None:
    """A web takes an arrival at once, and those it was spun around at the end of their owner's turn."""
    walked = after(position("We5N Hm1N", "se8S ca9S"), "We5-e7")
    assert "R act normal 1 - normal | Hm1N | ca9S se8S | W | -" in walked
    text = position("We5N Of5N Hm1N", "cb10S sf7S", turn="B act normal 2 - normal")
    spun = after(text, "sf7-f6=S", "cb10=E")
    assert "| We5N Of5N Hm1N |" in spun
    assert "| Of5N Hm1E | cb10E sf6S | W | -" in after(spun, "We5=E", "Hm1=E")
    assert "| We8N Of5N Hm1E |" in after(spun, "We5-e8=N", "Hm1=E")
    assert "| Wf6N Hm1E |" in after(position("Wf4N Hm1N", "cb10S sf6S"), "Wf4xf6=N", "Hm1=E")


def test_d4_10_runners() -> None:
    """A runner keeps its facing after any strike and never comes back into its den by a move."""
    struck = [action for action in legal(position("Za3N Hm1N", "wa5S hc13S")) if "x" in action]
    assert struck == ["Za3xa5=N"]
    sprung = [action for action in legal(position("Zg5S Hm1N", "cg3E hc13S")) if "*" in action]
    assert sprung == ["Zg5*g3=S"]
    assert "a2" not in ends("Z", legal(position("Za3S Hm1N", "hc13S")))
    assert "b2" in ends("Z", legal(position("Za2E Hm1N", "hc13S")))


def test_d4_11_liberation() -> None:
    """Freeing comes first in a turn, costs both actions and gives the other pack a bonus turn."""
    text = position("Wb10W Hm1N", "hc13S", prisoners=("LC", "-"))
    assert "Wb10-a10!" in legal(text)
    assert "Wb10-a10!" not in legal(after(text, "Hm1=E"))
    assert "R free:W:0 - 0 - bonus | Hm1N |" in after(text, "Wb10-a10!")
    assert "B act bonus 3 - normal" in after(text, "Wb10-a10!", "C>a2=N", ".")
    bonus = text.replace("normal 2", "bonus 3")
    assert "R act bonus 1 LC bonus" in after(bonus, "Wb10-a10!", "C>a2=N", "L>b2=N")
    assert "Wb10-a10!" not in legal(after(bonus, "Hm1=E"))
    turtle = position("Ob10W Hm1N", "hc13S", prisoners=("C", "-"), turn="R act bonus 3 - normal")
    assert "R home:R bonus 1 C bonus" in after(turtle, "Ob10-a10!", "C>a2=N")
    assert "R act bonus 1 CO bonus" in after(turtle, "Ob10-a10!", "C>a2=N", "O>b1=N")


def test_d4_12_hunter_rests() -> None:
    """A hunter is back in its den for the rest of the turn, in a bonus turn too."""
    text = position("Ch12N Hm1N", "wa9S hc13S", turn="R act bonus 3 - normal")
    hunted = after(text, "Ch12-h13@a2=N")
    assert "R act bonus 2 C normal" in hunted
    assert not [action for action in legal(hunted) if action.startswith("C")]
    turned = after(text, "Ch12=NW")
    assert "R act bonus:C 2 C normal" in turned
    assert moves_of("C", legal(turned)) == {"-g12"}


def test_d4_13_no_facing_in_a_web() -> None:
    """A move into a web, or a spring back into one, is one action without a facing."""
    walks = [action for action in legal(position("We5N Hm1N", "se8S")) if action.startswith("We5-e7")]
    assert walks == ["We5-e7"]
    text = position("Wg5S Hm1N", "cg3S sf5S hc13S")
    assert [action for action in legal(text) if "*" in action] == ["Wg5*g3"]
    assert "| Hm1N | sf5S hc13S | W | c" in after(text, "Wg5*g3")


def test_d4_14_behind_a_stop() -> None:
    """What lies behind a forced stop does not matter; a goal square needs its exact distance."""
    assert "g7" in ends("K", legal(position("Kd7E Hm1N", "hc13S")))
    for animal, enters in {"Kd10W": False, "Kc10W": True, "Ad10W": True, "Vd10W": True}.items():
        text = position(f"{animal} Hm1N", "hc13S", prisoners=("C", "-"))
        assert (f"{animal[:-1]}-a10!" in legal(text)) is enters


def test_d4_15_water_and_the_own_zone() -> None:
    """From water nobody comes out of his own zone on the far side, but strikes into it are fine."""
    assert "h4" not in ends("N", legal(position("Ne1NE Hm1N", "hc13S")))
    assert strikes("N", legal(position("Ne1NE Hm1N", "wg3S hc13S"))) == {"*g3"}
    assert "j3" in ends("C", legal(position("Cf3E Hm1N", "hc13S")))
    vulture = ends("V", legal(position("Ve1NE Hm1N", "hc13S")))
    assert {"f2", "g3"} <= vulture
    assert "h4" not in vulture


def test_d4_16_end_of_a_turn() -> None:
    """Webs come before the limit at the end of a turn, and stopping is never the only choice."""
    last = position("We5N Om1N", "sf6S hc13S", options="turns=21", score="1-0", last="R")
    assert " turns=21 21 1-0 R - over:B - 0 - - | Om1E |" in after(last, "We5=E", "Om1=E")
    assert "over:R" in after(last.replace("sf6S", "sf8S"), "We5=E", "Om1=E")
    assert "over:draw" in after(last.replace("1-0 R", "0-0 -").replace("sf6S", "sf8S"), "We5=E", "Om1=E")
    third = position("We5N Om1N Hm2N", "hc13S", turn="R act bonus 3 - normal")
    assert "." in legal(after(third, "We5=E", "Om1=E"))
    assert "B act normal 2 - normal" in after(third.replace(" Hm2N", ""), "We5=E", "Om1=E")
