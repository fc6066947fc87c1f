"""Tests for `menagerie.games.jungla.components.printed`: what the edition file says is what is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from menagerie.games.jungla.components.board import BLUE, OFF, RED
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.components.printed import BITS
from tests.games.jungla.asked import BOARD, JUNGLA, legal
from tests.games.jungla.diagrams import ends, moves_of, position
from tests.games.jungla.editing import edited, sets, square

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.core.game import Game

EDITION = JUNGLA.edition()
PRINTED = components_of(EDITION)
OWN = ("rulebook", "rulebook-inferred", "reconstructed", "web", "translation")


def test_every_value_names_its_source() -> None:
    """Each value of board, animals, array and options says where it comes from; lists of ids need not."""
    tags = EDITION.value("sources")
    assert isinstance(tags, dict)
    assert set(tags) == set(OWN)
    sources = {path: source for path, value, source in EDITION.items() if not isinstance(value, str)}
    unsourced = {path for path, source in sources.items() if source is None or source.kind not in tags}
    assert len(sources) > 100
    assert unsourced == {"format", "packs.red.animals", "packs.blue.animals"}


def test_what_is_reconstructed_is_marked() -> None:
    """The plan of the board and the array are marked as our design, the target and the powers as the rulebook's."""
    kinds = {path: source.kind for path, _, source in EDITION.items() if source}
    assert kinds["board.map"] == kinds["default_array.red.lion"] == kinds["options.facings"] == "reconstructed"
    assert kinds["options.target_score"] == kinds["animal.turtle.powers.double_hunt.id"] == "rulebook"


def test_the_packs_stand_in_pack_order() -> None:
    """Letters come in the order of the file, which is the order of the notation."""
    codes = [animal.code for animal in PRINTED.animals]
    assert "".join(codes[:15]) == "LWCREGAZKOSVDHN"
    assert "".join(codes[15:]).lower() == "twcregfzkosvdhn"
    assert [animal.pack for animal in PRINTED.animals] == [RED] * 15 + [BLUE] * 15


def test_distances_directions_and_powers_become_bits() -> None:
    """A sheet is read into sets of distances and directions, and into powers."""
    lion, vulture, spider = PRINTED.animals[0], PRINTED.animals[11], PRINTED.animals[10]
    assert (lion.land_steps, lion.water_steps, lion.directions) == (0b11110, 0b110, 0b11111111)
    assert (lion.l_steps, lion.l_directions, lion.jump_steps) == (0b11000, 1, 1)
    assert (vulture.long_steps, vulture.jump_steps) == (0b110000000, 0b1111)
    assert spider.powers == BITS["web"] | BITS["no_water"] | BITS["special"]
    assert [PRINTED.owners(power) for power in ("never_imprisoned", "web", "armour")] == [[9, 24], [10, 25], [0, 15]]


def test_dens_and_their_rows() -> None:
    """A den has its squares in ascending order, and each square of the second row one in front of it."""
    assert [BOARD.name(place) for place in PRINTED.dens[RED][:3]] == ["b1", "c1", "d1"]
    assert [BOARD.name(place) for place in PRINTED.dens[BLUE][-3:]] == ["l13", "m13", "n13"]
    fronts = {BOARD.name(back): BOARD.name(front) for back, front in PRINTED.behind.items()}
    assert (fronts["b1"], fronts["n13"], len(fronts)) == ("b2", "n12", 16)
    assert PRINTED.fronts()[BOARD.number("a2") or 0] == OFF


# Changing a number in the file changes the game


def reach(game: Game, letter: str, red: str, blue: str = "oc13S", **fields: Any) -> set[str]:  # noqa: ANN401 - fields
    """Return the squares that an animal of Red can move to."""
    return ends(letter, legal(position(red, blue, **fields), game))


def test_other_distances_on_land() -> None:
    """A lion with 1 and 6 on its sheet goes just so far, and the tiger stays as it was."""
    game = edited(sets("animal.lion.land.steps", [1, 6]), sets("animal.lion.powers", [{"id": "armour"}]))
    usual, other = reach(JUNGLA, "L", "Lf4N Hm1N"), reach(game, "L", "Lf4N Hm1N")
    assert {"f5", "f6", "f7", "f8"} <= usual
    assert {"f5", "f10"} <= other
    assert not {"f6", "f7", "f8"} & other
    text = position("Hm1N Wa2N", "tf10S oc13S", turn="B act normal 2 - normal")
    assert ends("t", legal(text, game)) == ends("t", legal(text))


def test_other_distances_on_water() -> None:
    """A crocodile that may go one square in water does."""
    game = edited(sets("animal.crocodile.water.steps", [1]))
    assert "e4" in reach(game, "D", "De3N Hm1N")
    assert "e4" not in reach(JUNGLA, "D", "De3N Hm1N")


def test_other_directions() -> None:
    """A wolf that goes sideways goes sideways only."""
    game = edited(sets("animal.wolf.directions", ["L", "R"]), sets("animal.wolf.powers", []))
    assert reach(game, "W", "Wb5N Hm1N") == {"a5", "c5", "d5"}


def test_other_powers() -> None:
    """A zebra with the power to jump jumps, a kangaroo without it does not."""
    jump = {"id": "jump", "max_step": 99}
    powers = [dict(power) for power in EDITION.value("animal.zebra.powers")]  # type: ignore[attr-defined]
    game = edited(sets("animal.zebra.powers", [jump, *powers]), sets("animal.kangaroo.powers", powers))
    red = "Zb3N Kf4N Wb4N Cf5N Hm1N"
    assert "b5" in reach(game, "Z", red)
    assert "b5" not in reach(JUNGLA, "Z", red)
    assert "f6" in reach(JUNGLA, "K", red)
    assert "f6" not in reach(game, "K", red)


def test_another_shape_of_l_moves() -> None:
    """With an arm of one and a leg of two an L of three ends elsewhere."""
    game = edited(sets("options.l_shapes", {"3": [1, 2], "4": [2, 2]}))
    usual, other = reach(JUNGLA, "W", "Wf4N Hm1N"), reach(game, "W", "Wf4N Hm1N")
    assert {"e6", "g6", "e7"} <= usual - other
    assert {"d5", "d6"} <= other - usual


def test_another_square_of_the_map() -> None:
    """Water where there was land stops who comes from land, on both sides of the board."""
    game = edited(square("f6", "~"), square("j8", "~"))
    assert {"f7", "f8"} <= reach(JUNGLA, "C", "Cf5N Hm1N")
    assert "f6" in reach(game, "C", "Cf5N Hm1N")
    assert not {"f7", "f8"} & reach(game, "C", "Cf5N Hm1N")


def test_another_target() -> None:
    """With a target of two in the file the second point wins, and the text does not mention it."""
    game = edited(sets("options.target_score", 2))
    played = game.parse_position(position("Lh12N Oh11N", "wa9S hc13S", score="1-0", last="R"))
    played.play(game.parse_move(played, "Lh12-h13@c2=E"))
    assert str(played).split()[2:8] == ["-", "20", "2-0", "R", "-", "over:R"]


@pytest.mark.parametrize(("path", "letter", "points"), [("hunt_points", "L", 3), ("hunt_points_turtle", "O", 4)])
def test_other_points_for_a_hunt(path: str, letter: str, points: int) -> None:
    """A hunt scores what the file says, the turtle's what it says for the turtle."""
    game = edited(sets(f"options.{path}", points))
    played = game.parse_position(position(f"{letter}h12N Wb5N", "wa9S hc13S"))
    played.play(game.parse_move(played, f"{letter}h12-h13@c2=E"))
    assert str(played).split()[4] == f"{points}-0"


def test_four_facings() -> None:
    """With four facings an animal turns to N, E, S and W only, and moves as before."""
    game = edited(sets("options.facings", 4))
    eight, four = legal(str(JUNGLA.new())), legal(str(game.new()), game)
    assert {action.split("=")[1] for action in four} == {"N", "E", "S", "W"}
    assert {action.split("=")[0] for action in four} == {action.split("=")[0] for action in eight}
    assert len(game.new(preparation="free").legal_moves()) == 592


def test_another_reading_of_frontal() -> None:
    """With only head-on attacks frontal, a runner can be taken from behind."""
    text = position("Wf4N Hm1N", "zf6N hc13S")
    assert "xf6" not in moves_of("W", legal(text))
    assert "xf6" in moves_of("W", legal(text, edited(sets("options.frontal", ["head_on"]))))


def test_another_limit_of_freed_prisoners() -> None:
    """With at most one prisoner to free the freeing ends after it."""
    game = edited(sets("options.max_freed", 1))
    played = game.parse_position(position("Hm1N", "ca9S", prisoners=("LR", "-"), turn="R free:R:0 - 0 - bonus"))
    played.play(game.parse_move(played, "L>a2=N"))
    assert str(played).split()[6:9] == ["B", "act", "bonus"]


def test_another_size_of_batches() -> None:
    """Batches are as large as the file says, the last one smaller if need be, up to the first turn."""
    game = edited(sets("options.placed_per_round", 4))
    placing, sides = game.new(preparation="free"), ""
    while str(placing).split()[7] == "place":
        sides += str(placing).split()[6]
        assert str(game.parse_position(str(placing))) == str(placing)
        placing.play(placing.legal_moves()[0])
    assert sides == "RRRRBBBB" * 3 + "RRRBBB"
    assert str(placing).split()[6:10] == ["B", "act", "normal", "2"]


def test_another_array() -> None:
    """Animals begin where the file puts them."""

    def swap(values: dict[str, Any]) -> None:
        red = values["default_array"]["red"]
        red["lion"], red["wolf"] = "n2E", "d2W"

    assert " Ld2N Wn2N " in str(JUNGLA.new())
    assert " Ln2E Wd2W " in str(edited(swap).new())


def test_a_changed_edition_of_the_same_id_is_another_game() -> None:
    """Positions keep their own edition: equal texts of different editions are not equal."""
    changes: list[Callable[[dict[str, Any]], object]] = [sets("animal.lion.land.steps", [1])]
    assert edited(*changes).new() != JUNGLA.new()
    assert str(edited(*changes).new()) == str(JUNGLA.new())
