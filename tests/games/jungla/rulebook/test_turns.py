"""Turns, facings and directions, distances, the order of what happens: J15 to J29."""

from __future__ import annotations

import pytest

from tests.games.jungla.asked import JUNGLA, after, allowed, field, legal, packs, rule_against, said
from tests.games.jungla.diagrams import ends, moves_of, position, strikes

FACINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
AROUND_N10 = ("n11", "o11", "o10", "o9", "n9", "m9", "m10", "m11")
"""The neighbours of n10, all of them land, clockwise from north."""


# A turn (J15–J19)


def test_J15_two_actions_with_two_animals() -> None:
    """A turn is two actions; the animal that made the first cannot make the second."""
    text = position("Wd6N Hm1N", "hc13S")
    once = after(text, "Wd6-d7=N")
    assert (field(once, "side"), field(once, "left"), field(once, "rest")) == ("R", "1", "W")
    assert rule_against(once, "Wd7-d8=N") == "J15"
    assert rule_against(once, "Wd7=E") == "J15"
    assert field(after(once, "Hm1=E"), "side") == "B"


def test_J15_packs_alternate_and_play_their_own_animals() -> None:
    """After a turn the other pack plays; nobody plays the animals of the other pack."""
    text = position("Wd6N Hm1N", "hc13S wl8S")
    assert rule_against(text, "wl8-l7=S") == "J15"
    blue = after(text, "Wd6=E", "Hm1=E")
    assert field(blue, "side") == "B"
    assert rule_against(blue, "Wd6-d7=N") == "J15"
    assert field(after(blue, "wl8=N", "hc13=N"), "side") == "R"


def test_J16_a_turn_on_the_spot_changes_the_facing() -> None:
    """The seven other facings are actions, the one the animal has is not."""
    text = position("Wd6NE Hm1N", "hc13S")
    assert [action for action in legal(text) if action.startswith("Wd6=")] == [
        f"Wd6={facing}" for facing in sorted(FACINGS) if facing != "NE"
    ]
    assert rule_against(text, "Wd6=NE") == "J16"
    assert said(text, "Wd6=NE") == "The wolf on d6 faces north-east already; a turn has to change that."


def test_J16_nothing_is_placed_in_a_turn() -> None:
    """An action is a move or a turn, not a placing."""
    assert rule_against(position("Wd6N Hm1N", "hc13S"), "L>a2=N") == "J16"


def test_J17_what_a_move_can_do() -> None:
    """Moves advance, imprison, strike without imprisoning, free and hunt."""
    text = position("Ld6N Wb10W Ch12N Rj4N Hm1N", "wd8S t+j6S oj5N hc13S", prisoners=("V", "-"), score="0-1", last="B")
    assert "-d7" in moves_of("L", legal(text))
    assert "xd8" in moves_of("L", legal(text))
    assert {"xj5", "xj5*j6"} <= moves_of("R", legal(text))
    assert "-a10!" in moves_of("W", legal(text))
    assert "-h13@a2" in moves_of("C", legal(text))


@pytest.mark.parametrize(
    "actions", [("Wd6-d7=N", "Hm1-m2=N"), ("Wd6=E", "Hm1=E"), ("Wd6-d7=N", "Hm1=E"), ("Wd6=E", "Hm1-m2=N")]
)
def test_J18_moves_and_turns_combine_freely(actions: tuple[str, str]) -> None:
    """Two moves, two turns on the spot, or one of each in either order make a turn."""
    assert field(after(position("Wd6N Hm1N", "hc13S"), *actions), "side") == "B"


def test_J19_both_actions_are_compulsory() -> None:
    """Nobody may stop before his two actions are made."""
    text = position("Wd6N Hm1N", "hc13S")
    for before in (text, after(text, "Wd6=E")):
        assert rule_against(before, ".") == "J19"


def test_J19_a_lone_animal_does_what_it_can() -> None:
    """With one animal the turn ends by itself after one action."""
    assert field(after(position("Wd6N", "hc13S"), "Wd6=E"), "side") == "B"


# Facing and directions (J20–J22)


@pytest.mark.parametrize("facing", FACINGS)
def test_J20_the_facing_fixes_all_directions(facing: str) -> None:
    """A cheetah goes forward and to both sides of that, wherever forward is."""
    forward = FACINGS.index(facing)
    beside = ends("C", legal(position(f"Cn10{facing} Hm1N", "hc13S"))) & {*AROUND_N10}
    assert beside == {AROUND_N10[(forward + turn) % 8] for turn in (-1, 0, 1)}


def test_J21_eight_facings_clockwise() -> None:
    """Forward, then every 45 degrees clockwise, and the animals of the set go by these directions."""
    names = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")
    sheets = JUNGLA.edition().value("animal")
    assert isinstance(sheets, list)
    for sheet in sheets:
        if "red" not in sheet["packs"]:
            continue
        letter = sheet["code"]
        reached = ends(letter, legal(position(f"{letter}n10E", "hc13S"))) & {*AROUND_N10}
        assert reached == {AROUND_N10[(2 + names.index(direction)) % 8] for direction in sheet["directions"]}, sheet[
            "id"
        ]


def test_J22_an_animal_goes_only_in_its_directions() -> None:
    """What lies in another direction is refused, near or far."""
    text = position("Wd6N Ce6N Hm1N", "hc13S")
    assert rule_against(text, "Wd6-e7=N") == "J22"
    assert rule_against(text, "Ce6-e5=N") == "J22"
    assert rule_against(text, "Ce6-f6=N") == "J22"
    assert said(text, "Ce6-e5=N") == "The cheetah on e6 faces north and cannot go backward."
    assert allowed(text.replace("Ce6N", "Ce6S"), "Ce6-e5=N")


# Moving (J23–J29)


def test_J23_the_start_square_chooses_the_distances() -> None:
    """From land the wolf has 1 to 4, from water 1 and 2, wherever it goes to."""
    assert {"a4", "a5", "a6"} <= ends("W", legal(position("Wa3N Hm1N", "hc13S")))
    assert ends("W", legal(position("We3E Hm1N", "hc13S"))) == {"f3", "d3", "c3"}
    assert rule_against(position("We3W Hm1N", "hc13S"), "We3-b3=N") == "J24"


def test_J24_only_distances_of_the_set() -> None:
    """A kangaroo with 1, 2, 5 and 6 does not go 3 or 4 squares; no line, no move."""
    text = position("Ka3N Hm1N", "hc13S")
    assert [rule_against(text, f"Ka3-a{row}=N") for row in (4, 5, 6)] == [None, None, "J24"]
    assert said(text, "Ka3-a6=N") == "a6 is 3 away. Distances of the kangaroo from land: 1, 2, 5, 6."
    assert rule_against(position("Ce6N Hm1N", "hc13S"), "Ce6-d9=N") == "J24"
    assert rule_against(text, "Ka3-a3=N") == "J24"


def test_J25_animals_block_the_line() -> None:
    """Without a jump nobody passes an animal of either pack; the square before it is a stop if it is in the set."""
    for red, blue in (("Ha6N", "hc13S"), ("Hm1N", "wa6E")):
        text = position(f"Wa3N {red}", blue)
        assert ends("W", legal(text)) >= {"a4", "a5"}
        assert rule_against(text, "Wa3-a7=N") == "J25"
    assert "xa6" in moves_of("W", legal(position("Wa3N Hm1N", "wa6E hc13S")))
    # The stop before an obstacle has to be a distance of the animal.
    held = position("Ha3N Om1N", "wa4S hc13S")
    assert rule_against(held, "Ha3-a6=N") == "J25"
    assert rule_against(position("De6S Hm1N", "we3S hc13S"), "De6-e4=N") is None
    assert rule_against(position("Ne3N Hm1N", "we5S hc13S"), "Ne3-e4=N") == "J34"


def test_J26_forced_stops_cut_a_move_short() -> None:
    """Water and the enemy's zone end a move at a distance that the animal does not have, and are struck there."""
    water = position("Ka4E Hm1N", "hc13S")
    assert {end for end in ends("K", legal(water)) if end.endswith("4")} == {"b4", "c4", "e4"}
    assert "xe4" in moves_of("K", legal(position("Ka4E Hm1N", "we4S hc13S")))
    assert "f12" in ends("K", legal(position("Kf9N Hm1N", "hc13S")))
    assert rule_against(position("Kf8N Hm1N", "hc13S"), "Kf8-f11=N") == "J24"


def test_J27_lines_end_at_edges_gaps_and_own_goals() -> None:
    """Nothing lies beyond the edge; an enemy goal needs a distance of the set."""
    rhinoceros = ends("R", legal(position("Rn3E Hb1N", "hc13S")))
    assert rhinoceros == {"o3", "m3", "l3", "k3", "n4", "n5", "n6", "n2", "n1"}
    far = position("Kd10W Hm1N", "hc13S", prisoners=("C", "-"))
    assert rule_against(far, "Kd10-a10!") == "J27"
    assert said(far, "Kd10-a10!") == (
        "The goal square a10 is 3 away and can be reached only at a distance of the kangaroo: 1, 2, 5, 6."
    )
    assert allowed(far.replace("Kd10W", "Kc10W"), "Kc10-a10!")


def test_J28_any_facing_after_a_move() -> None:
    """A move is offered with all eight facings, the old one included, and cannot be made without naming one."""
    text = position("Wd6N Hm1N", "wd8S hc13S")
    for move in ("Wd6-d7", "Wd6xd8"):
        assert sum(action.startswith(f"{move}=") for action in legal(text)) == 8
        assert rule_against(text, move) == "J28"
    assert "Wd7SW" in after(text, "Wd6-d7=SW")


def test_J29_strikes_on_the_way_come_first() -> None:
    """A spider taken on the way has no web any more where the move ends."""
    text = position("Rj4N Hm1N", "sj5S cj6E hc13S")
    assert {"xj5", "xj5xj6", "xj5xj6-j7"} <= strikes("R", legal(text))
    assert packs(after(text, "Rj4xj5xj6=N")) == ("Rj6N Hm1N", "hc13S", "-", "cs")


def test_J29_the_web_comes_before_the_facing_and_the_victory() -> None:
    """Who takes the last enemy in a web is imprisoned himself, and has won all the same."""
    text = position("We5N Hm1N", "ce7S se8S", prisoners=("-", "h"))
    assert packs(after(text, "We5xe7")) == ("Hm1N", "se8S", "W", "ch")
    alone = position("We5N", "ce7S se8S", prisoners=("-", "h"))
    assert field(after(alone, "We5xe7"), "due") == "over:B"


def test_J29_a_struck_turtle_goes_home_last() -> None:
    """The owner puts it home before the turn goes on, and not at all if the game is over."""
    text = position("Rj4N Hm1N", "oj5S wj6S hc13S")
    assert field(after(text, "Rj4xj5xj6=N"), "due") == "home:B"
    last = position("Rj4N Hm1N", "oj5S wj6S", prisoners=("-", "h"))
    over = after(last, "Rj4xj5xj6=N")
    assert field(over, "due") == "over:R"
    assert packs(over) == ("Rj6N Hm1N", "-", "-", "wh")
