"""Water, L moves and jumps: J30 to J39."""

from __future__ import annotations

import pytest

from tests.games.jungla.asked import after, allowed, legal, packs, rule_against, said
from tests.games.jungla.diagrams import ends, moves_of, position, strikes


def reached(pawn: str, *, others: str = "Om1N", blue: str = "hc13S") -> set[str]:
    """Return the squares to which an animal can move, the board being nearly empty."""
    return ends(pawn[0], legal(position(f"{pawn} {others}", blue)))


# Water (J30–J34)


def test_J30_from_water_by_the_water_power_without_a_stop() -> None:
    """Who starts on water goes by its water distances onto land, and further water does not stop it."""
    assert reached("We3E") == {"f3", "d3", "c3"}
    assert {"e3", "e4"} <= reached("We2N")
    # From the water over land into the water again.
    assert {"d6", "d7", "d8"} <= reached("Od5N", others="Hm1N")


def test_J31_from_land_into_the_first_water_square() -> None:
    """Who starts on land stops on the first water square, plain or den."""
    text = position("Ad4E Om1N", "hc13S")
    assert ends("A", legal(text)) == {"e4", "d5", "d3"}
    assert rule_against(text, "Ad4-f4=N") == "J31"
    assert said(text, "Ad4-f4=N") == (
        "The gazelle comes from land and stops on e4, the first water square; it does not get to f4."
    )
    den = position("Ld2E Om1N", "hc13S")
    assert allowed(den, "Ld2-e2=N")
    assert rule_against(den, "Ld2-f2=N") == "J31"


@pytest.mark.parametrize("pawn", ["Kc4E", "Vc4E", "Gc4E"])
def test_J32_nobody_leaps_over_water(pawn: str) -> None:
    """Jumpers and long movers stop in the first water square like everybody."""
    beyond = {"f4", "g4", "h4", "i4", "j4"}
    assert "e4" in reached(pawn)
    assert not reached(pawn) & beyond
    assert rule_against(position(f"{pawn} Om1N", "hc13S"), f"{pawn[:3]}-f4=N") in {"J24", "J31"}


def test_J33_aquatics_from_land_cross_water() -> None:
    """An aquatic that starts on land goes by its land distances into the water and across it."""
    assert {"e4", "f4", "g4"} <= reached("Hd4E")
    assert {"e4", "f4"} <= reached("Nd4E")
    assert "g4" not in reached("Nd4E")
    assert {"e4", "f4"} <= reached("Dd4E")


@pytest.mark.parametrize("letter", ["D", "H", "N"])
def test_J34_aquatics_in_water_never_move_one_square(letter: str) -> None:
    """An aquatic in the water neither goes to the next square nor strikes there."""
    text = position(f"{letter}e9N Om1N", "we10S hc13S")
    assert rule_against(text, f"{letter}e9xe10=N") == "J34"
    assert "e10" not in {move[1:] for move in moves_of(letter, legal(text))}
    free = position(f"{letter}e9N Om1N", "hc13S")
    assert rule_against(free, f"{letter}e9-e10=N") == "J34"
    assert allowed(free, f"{letter}e9-e11=N")


# L moves and jumps (J35–J39)


def test_J35_who_moves_in_an_l_and_who_jumps() -> None:
    """Lion and wolf turn corners; gorilla, kangaroo and vulture pass animals; nobody else does either."""
    corner, behind = set(), set()
    for letter in "LWCREGAZKOSVDHN":
        filler = "L" if letter != "L" else "W"
        corner |= {letter} if "o11" in reached(f"{letter}n9N", others=f"{filler}b1N") else set()
        behind |= {letter} if "n11" in reached(f"{letter}n9N", others=f"{filler}n10N") else set()
    assert corner == {"L", "W"}
    assert behind == {"G", "K", "V"}


def test_J36_an_l_is_two_and_one_or_three_and_one() -> None:
    """The last square of a move of 3 or 4 may lie at a right angle to either side; no other bend is made."""
    assert reached("Wn9N") == {"n10", "n11", "n12", "n13", "n8", "m11", "o11", "m12", "o12"}
    text = position("Ln9N Om1N", "hc13S")
    assert rule_against(text, "Ln9-l10=N") == "J45"
    assert rule_against(text, "Ln9-j10=N") == "J36"
    assert said(text, "Ln9-j10=N") == (
        "j10 is not reached by an L move from n9: straight on, then one square at a right angle. "
        "Number of squares in all: 3, 4."
    )


def test_J37_an_l_is_walked() -> None:
    """The arm has to be free and without water, gap and goal; only the last square may hold an enemy or be a stop."""
    assert {"a5", "c5"} <= reached("Lb3N")
    for others, blue in (("Hb4N", "hc13S"), ("Hm1N", "wb5S hc13S")):
        text = position(f"Lb3N {others}", blue)
        assert rule_against(text, "Lb3-a5=N") == "J37"
    assert rule_against(position("Ld3N Om1N", "hc13S"), "Ld3-c6=N") == "J37"
    assert strikes("L", legal(position("Lb3N Om1N", "wa5S hc13S"))) == {"xa5"}
    assert {"e6", "g6"} <= reached("Wf4N")
    assert {"e11", "g11"} <= reached("Wf9N")
    assert rule_against(position("Wf10N Om1N", "hc13S"), "Wf10-g12=N") == "J37"


def test_J38_jumping_over_any_number_of_animals() -> None:
    """A jumper passes friends and enemies unharmed; only its landing square counts."""
    text = position("Kj3N Hj4N Lj6N", "wj5E hc13S")
    assert {"-j8", "-j9", "xj5"} <= moves_of("K", legal(text))
    assert rule_against(text, "Kj3-j4=N") == "J3"
    assert rule_against(text, "Kj3-j5=N") == "J40"
    assert packs(after(text, "Kj3-j8=N"))[1] == "wj5E hc13S"


def test_J39_forced_stops_are_not_jumped() -> None:
    """A friend on the first water square closes the line for a jumper; an enemy there can only be struck."""
    friend = position("Kc4E He4N", "hc13S")
    assert rule_against(friend, "Kc4-h4=N") == "J39"
    assert rule_against(friend, "Kc4-e4=N") == "J3"
    enemy = position("Kc4E Om1N", "we4S hc13S")
    assert rule_against(enemy, "Kc4-h4=N") == "J39"
    assert strikes("K", legal(enemy)) == {"xe4"}
    assert said(enemy, "Kc4-h4=N") == (
        "The kangaroo would have to stop on e4, where the wolf stands; nobody jumps over that square."
    )
