"""Packs, victory, board and preparation: J1 to J14."""

from __future__ import annotations

from collections import Counter

import pytest

from menagerie.errors import InvalidPosition
from menagerie.games.jungla.components.board import BLUE as BLUE_PACK
from menagerie.games.jungla.components.board import LAND, RED, WATER
from menagerie.games.jungla.components.checked import components_of
from tests.games.jungla.asked import JUNGLA, PLACING, after, allowed, field, legal, packs, rule_against, said
from tests.games.jungla.diagrams import ends, moves_of, position

EDITION = JUNGLA.edition()
PRINTED = components_of(EDITION)


def preparation(red: str = "-", blue: str = "-", turn: str = PLACING) -> str:
    """Return a position of the preparation."""
    return position(red, blue, turns=0, turn=turn)


# Packs, victory, end (J1–J6)


def test_J1_fifteen_animals_each_in_five_classes_of_three() -> None:
    """Both packs have 15 animals, three of every class; four of the animals are in one pack only."""
    ids = [{animal.id for animal in PRINTED.animals if animal.pack == pack} for pack in range(2)]
    assert ids[0] - ids[1] == {"lion", "gazelle"}
    assert ids[1] - ids[0] == {"tiger", "giraffe"}
    assert len(ids[0] & ids[1]) == 13
    for pack in range(2):
        classes = Counter(animal.kind for animal in PRINTED.animals if animal.pack == pack)
        assert classes == dict.fromkeys(("predator", "destroyer", "runner", "special", "aquatic"), 3)


def test_J2_a_pawn_for_every_animal_and_one_for_the_armoured_leader() -> None:
    """The set has sixteen cards and pawns a pack: its animals, and the one leader that can wear an armour."""
    for what in ("cards_per_pack", "pawns_per_pack"):
        assert EDITION.value(f"components.{what}") == len(PRINTED.animals) // 2 + 1
    assert [PRINTED.animals[who].id for who in PRINTED.owners("armour")] == ["lion", "tiger"]
    assert (EDITION.value("components.boards"), EDITION.value("components.score_markers")) == (1, 2)


def test_J3_no_square_holds_two_animals() -> None:
    """A friend's square is not entered, and a text with two animals on one square is no position."""
    text = position("Wd6N Hd8N", "hc13S")
    assert rule_against(text, "Wd6-d8=N") == "J3"
    assert ends("W", legal(position("Wd6N Hd9N", "hc13S"))) >= {"d7", "d8"}
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position("Wd6N Hd6N", "hc13S"))


def test_J3_an_animal_acts_from_the_square_it_stands_on() -> None:
    """An action from another square, or of an animal that is not on the board, is refused."""
    text = position("Wd6N Hm1N", "hc13S")
    assert rule_against(text, "Wd7-d8=N") == "J3"
    assert rule_against(text, "Ld6-d8=N") == "J3"
    assert said(text, "Wd7-d8=N") == "The wolf does not stand on d7."


def test_J4_five_points_win() -> None:
    """The fifth point ends the game; the turtle's two points may make it the sixth."""
    four = position("Ch12N Og12N Hm1N", "hc13S", score="4-0", last="R")
    assert "5-0 R - over:R" in after(four, "Ch12-h13@a2=N")
    assert "6-0 R - over:R" in after(four, "Og12-g13@a2=N")
    three = four.replace("4-0", "3-0")
    assert "4-0 R R act" in after(three, "Ch12-h13@a2=N")
    assert "5-0 R - over:R" in after(three, "Og12-g13@a2=N")


def test_J4_all_enemies_but_the_turtle_imprisoned_win() -> None:
    """Taking the last enemy wins although its turtle stands on the board; a lone turtle is not enough to go on."""
    text = position("Wd6N Hm1N", "wd8S oa9S", prisoners=("-", "hn"))
    assert field(after(text, "Wd6xd8=N"), "due") == "over:R"
    two = position("Wd6N Hm1N", "wd8S oa9S co12S", prisoners=("-", "hn"))
    assert field(after(two, "Wd6xd8=N"), "due") == "act"


def test_J6_the_rest_of_the_turn_is_not_played() -> None:
    """A victory by the first action ends the game; whatever is tried then is refused."""
    over = after(position("Ch12N Hm1N", "hc13S", score="4-4", last="B"), "Ch12-h13@a2=N")
    assert over.startswith("jungla1 recon-1 - 20 5-4 R - over:R - 0 - - |")
    assert legal(over) == []
    for action in ("Hm1-m2=N", "Hm1=E", "hc13=N", "H>m1=N", "."):
        assert rule_against(over, action) == "J6"


# Board (J7–J10)


def test_J7_each_side_has_its_den_zone_hunt_squares_and_prison() -> None:
    """A side has 14 land and 4 water dens, 8 zone squares, 3 hunt squares and a prison; half a turn swaps the sides."""
    kinds = {"land_den": 14, "water_den": 4, "defence": 8, "hunt": 3, "prison": 1}
    for kind, count in kinds.items():
        red, blue = (PRINTED.board.of_kind(pack, kind) for pack in (RED, BLUE_PACK))
        assert len(red) == len(blue) == count
        assert sorted(map(PRINTED.board.half_turned, red)) == blue
    assert sum(square.kind != "void" for square in PRINTED.board.squares) == 182


def test_J8_dens_and_zones_are_land_except_water_dens() -> None:
    """Land dens, plain land and defence zones are land; water dens and plain water are water."""
    grounds = {
        kind: {square.ground for square in PRINTED.board.squares if square.kind == kind}
        for kind in ("land_den", "land", "defence", "water_den", "water")
    }
    assert grounds == {"land_den": {LAND}, "land": {LAND}, "defence": {LAND}, "water_den": {WATER}, "water": {WATER}}
    # A wolf on a zone square or a land den moves by its land distances, on a water den by those of water.
    assert ends("W", legal(position("Wa2N Hm1N", "hc13S"))) >= {"a5", "a6"}
    assert ends("W", legal(position("We2N Hm1N", "hc13S"))) == {"e3", "e4", "e1"}


def test_J9_nobody_stays_on_a_goal() -> None:
    """A goal is entered only to score or to free, not to stay."""
    text = position("Ch12N Wb10W Hm1N", "hc13S", prisoners=("L", "-"))
    assert rule_against(text, "Ch12-h13=N") == "J9"
    assert rule_against(text, "Wb10-a10=N") == "J9"
    assert allowed(text, "Ch12-h13@a2=N")
    assert allowed(text, "Wb10-a10!")
    assert rule_against(position("Wb10W Hm1N", "hc13S"), "Wb10-a10!") == "J80"
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(position("Ch13N Hm1N", "hc13S"))


def test_J9_own_goals_are_closed() -> None:
    """A pack neither enters nor crosses its own hunt squares and its own prison."""
    text = position("Vh2S Ln4E Wo5S Hm1N", "hc13S")
    for action in ("Vh2-h1=S", "Ln4-o4=N", "Wo5-o4=N", "Wo5-o3=N", "Wo5-o4!"):
        assert rule_against(text, action) in {"J9", "J80"}
    assert rule_against(text, "Wo5-o3=N") == "J9"
    assert "h1" not in ends("V", legal(text))


def test_J9_entering_a_goal_ends_the_move() -> None:
    """Nobody crosses a goal of the enemy: what lies behind it is not reached over it."""
    text = position("Va11S Hm1N", "hc13S", prisoners=("L", "-"))
    assert rule_against(text, "Va11-a9=N") == "J9"
    assert moves_of("V", legal(text)) >= {"-a10!"}


def test_J10_gaps_and_edges_are_impassable() -> None:
    """Neither steps nor jumps nor long moves lead to a gap or across it."""
    text = position("Gj5W Vh4N Ki7W Hm1N", "hc13S")
    assert rule_against(text, "Gj5-h5=N") == "J10"
    assert rule_against(position("Gi5W Hm1N", "hc13S"), "Gi5-g5=N") == "J10"
    assert rule_against(text, "Vh4-h6=N") == "J10"
    assert rule_against(text, "Vh4-h11=N") == "J10"
    assert rule_against(text, "Ki7-g7=N") == "J10"


def test_J10_diagonal_steps_pass_between_anything() -> None:
    """A diagonal step past a gap, and between two animals, is allowed."""
    assert allowed(position("Li5NW Hm1N", "hc13S"), "Li5-h6=N")
    assert allowed(position("Ld4NE Hd5N Ae4N", "hc13S"), "Ld4-e5=N")


# Preparation (J11–J14)


def test_J11_batches_of_three_alternate() -> None:
    """Each player places three animals of his own choice, five times, and then play begins."""
    text = preparation()
    sides = []
    while field(text, "due") == "place":
        sides.append(field(text, "side"))
        text = after(text, legal(text)[-1])
    assert "".join(sides) == "RRRBBB" * 5
    assert all(len(pack.split()) == 15 for pack in packs(text)[:2])


def test_J11_only_the_own_den_is_open() -> None:
    """Every animal may be put on land and water of its den, nowhere else, and not twice."""
    first_row = {action.split(">")[1].split("=")[0] for action in legal(preparation())}
    assert first_row == {"a2", "b2", "c2", "d2", "e2", "k2", "l2", "m2", "n2", "o2"}
    for square in ("a3", "g2", "a12", "h1"):
        assert rule_against(preparation(), f"L>{square}=N") == "J11"
    assert rule_against(preparation("La2N", turn="R place - 2 - -"), "L>b2=N") == "J11"
    assert rule_against(preparation(), "t>a12=N") == "J11"
    assert rule_against(preparation(), "La2-a3=N") == "J11"
    assert rule_against(preparation(), ".") == "J11"


def test_J12_second_row_behind_an_occupied_square() -> None:
    """A second-row square is open while the square straight in front of it is occupied, within a batch as well."""
    assert rule_against(preparation(), "L>b1=N") == "J12"
    placed = after(preparation(), "L>b2=N")
    assert allowed(placed, "W>b1=N")
    assert rule_against(placed, "W>c1=N") == "J12"
    assert said(placed, "W>c1=N") == "c1 is in the second row: the square in front of it, c2, has to be occupied first."
    with pytest.raises(InvalidPosition):
        JUNGLA.parse_position(preparation("Lb1N", turn="R place - 2 - -"))


def test_J12_does_not_bind_moves() -> None:
    """In play an animal may leave a first-row square or move behind an empty one."""
    assert allowed(position("Lb2S Hm1N", "hc13S"), "Lb2-b1=N")


def test_J13_the_owner_chooses_the_facing() -> None:
    """Each animal may be placed with any of the eight facings, never in armour."""
    facings = {action.rpartition("=")[2] for action in legal(preparation()) if action.startswith("L>a2")}
    assert facings == {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
    assert "La2" in packs(after(preparation(), "L>a2=SW"))[0]


def test_J13_the_spider_is_not_placed_on_water() -> None:
    """The spider may not be put on a water den, every other animal may."""
    for square in ("e2", "k2"):
        assert rule_against(preparation(), f"S>{square}=N") == "J13"
        assert all(allowed(preparation(), f"{letter}>{square}=N") for letter in "LWCREGAZKOVDHN")


def test_J13_a_square_is_kept_for_the_spider() -> None:
    """While the spider waits, its last permitted square is closed to the others, but not to the spider itself."""
    red = "La2N Wb2N Cc2N Rd2N El2N Gm2N An2N Zo2N Kb1N Oc1N Vd1N Dl1N Hm1N"
    blue = "ta12S wb12S cc12S rd12S el12S gm12S fn12S zo12S kb13S oc13S vd13S dl13S"
    text = preparation(red, blue, turn="R place - 2 - -")
    assert rule_against(text, "N>n1=N") == "J13"
    assert allowed(text, "N>e2=N")
    assert allowed(text, "S>n1=N")
    assert allowed(after(text, "S>n1=N"), "N>e2=N")


def test_J14_who_placed_second_begins() -> None:
    """The player who placed last has the first turn, whoever placed first."""
    for first, second in (("red", "B"), ("blue", "R")):
        text = JUNGLA.format_position(JUNGLA.new(preparation="free", first_placer=first))
        assert field(text, "side") == first[0].upper()
        while field(text, "due") == "place":
            text = after(text, legal(text)[0])
        assert (field(text, "side"), field(text, "kind"), field(text, "left")) == (second, "normal", "2")
        array = JUNGLA.format_position(JUNGLA.new(preparation="array", first_placer=first))
        assert field(array, "side") == second
