"""Tests for `menagerie.games.jungla.drawing.scene`."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from menagerie.cli.terminal.board import Look
from menagerie.cli.terminal.panel import compose
from menagerie.core.edition import parse_edition
from menagerie.core.rulebook import LANGUAGES
from menagerie.core.scene import scene_problems
from tests.games.jungla import examples
from tests.games.jungla.examples import EXAMPLES, JUNGLA, read, walk

if TYPE_CHECKING:
    from menagerie.core.scene import Cell, Hand, Scene


def drawn(text: str, language: str = "en") -> Scene:
    """Return the drawing that a spectator sees."""
    return JUNGLA.scene(JUNGLA.view(read(text), 0), language)


def cells(text: str) -> dict[str, Cell]:
    """Return the cells by name."""
    return {cell.id: cell for cell in drawn(text).cells}


def marked(text: str, kind: str) -> list[str]:
    """Return the cells with a kind of mark, in order."""
    return sorted(mark.cell for mark in drawn(text).marks if mark.kind == kind)


def hands(text: str) -> list[tuple[int, str, str]]:
    """Return what lies beside the board: whose, under which title, which animals."""
    return [(hand.seat, hand.title, letters(hand)) for hand in drawn(text).hands]


def letters(hand: Hand) -> str:
    """Return the letters of the animals in a hand."""
    return "".join(item.glyph for item in hand.items)


def tracks(text: str) -> dict[str, tuple[object, ...]]:
    """Return names and numbers of the tracks, and where they end."""
    return {track.kind: (track.label, track.values, track.goal) for track in drawn(text).tracks}


# The board


def test_octagons_with_row_13_at_the_top() -> None:
    """The 182 squares are octagons in 15 columns and 13 rows, o1 missing at the bottom right, gaps not drawn."""
    drawing = cells(examples.CROWD)
    assert len(drawing) == 182
    assert (drawing["a12"].at, drawing["o2"].at, drawing["h13"].at) == ((0.5, 1.5), (14.5, 11.5), (7.5, 0.5))
    assert {len(cell.polygon) for cell in drawing.values()} == {8}
    assert not {"a1", "o1", "a13", "f1", "h5", "h7", "h9", "c7", "m7"} & drawing.keys()
    assert (drawn(examples.CROWD).width, drawn(examples.CROWD).height) == (15, 13)


def test_every_kind_of_square_is_distinct() -> None:
    """Kinds are counted as on the map, and each has its own colour, its own sign and the pack that owns it."""
    drawing = cells(examples.CROWD).values()
    assert Counter((cell.kind, cell.owner) for cell in drawing) == {
        ("land", 0): 88,
        ("water", 0): 34,
        **{("land_den", seat): 14 for seat in (1, 2)},
        **{("water_den", seat): 4 for seat in (1, 2)},
        **{("defence", seat): 8 for seat in (1, 2)},
        **{("hunt", seat): 3 for seat in (1, 2)},
        **{("prison", seat): 1 for seat in (1, 2)},
    }
    looks = {cell.kind: (cell.colour, cell.glyph) for cell in drawing}
    assert len({colour for colour, _ in looks.values()}) == len({sign for _, sign in looks.values()}) == 7
    assert (cells(examples.CROWD)["o4"].label, cells(examples.CROWD)["a11"].label) == (
        "o4, prison (Knights)",
        "a11, land",
    )


def test_colours_come_from_the_edition() -> None:
    """An edition that paints its prisons in a colour of its own is drawn so."""
    text = (files("menagerie.games.jungla.components") / "editions/recon-1.toml").read_text(encoding="utf-8")
    painted = text.replace('id = "recon-1"', 'id = "painted"').replace('colour = "unknown"', 'colour = "#123456"')
    game = JUNGLA.with_edition(parse_edition("jungla", painted, "painted.toml"))
    found = {cell.colour for cell in game.scene(game.view(game.new("painted"), 0)).cells if cell.kind == "prison"}
    assert found == {"#123456"}


# Animals


def test_animals_with_owner_facing_letter_and_label() -> None:
    """Animals keep their names all game long and show pack, facing and letter; an armour is shown and named."""
    pieces = {piece.id: piece for piece in drawn(examples.CROWD).pieces}
    lion, wolf = pieces["red-lion"], pieces["blue-tiger"]
    assert len(pieces) == 28
    assert (lion.cell, lion.kind, lion.owner, lion.facing, lion.glyph, lion.marks) == (
        *("f6", "lion", 1, 45, "L+"),
        ("armour",),
    )
    assert lion.label == "Knights: lion in armour on f6, facing north-east"
    assert (wolf.cell, wolf.owner, wolf.facing, wolf.glyph, wolf.marks) == ("k9", 2, 225, "t", ())
    assert wolf.label == "Pirates: tiger on k9, facing south-west"


def test_letters_are_those_of_the_position_text() -> None:
    """Letters, capitals for Red and small ones for Blue, are the ones that positions are written with."""
    _, red, blue, *_ = examples.CROWD.split(" | ")
    found = {(piece.glyph[0], piece.cell) for piece in drawn(examples.CROWD).pieces}
    assert found == {(word[0], word[1:].lstrip("+").rstrip("NESW")) for word in f"{red} {blue}".split()}


# Marks


def test_webs_are_the_land_around_both_spiders() -> None:
    """A web covers the land squares around its spider: no water, no gap, not the spider's own square."""
    webs = {mark.cell: mark.owner for mark in drawn(examples.CROWD).marks if mark.kind == "web"}
    assert {cell for cell, owner in webs.items() if owner == 2} == {"f11", "g11", "h11", "f10", "h10", "f9", "g9"}
    assert {cell for cell, owner in webs.items() if owner == 1} == {"c2", "d2", "c3", "c4", "d4"}
    assert marked(examples.GOING_HOME, "web") == []


def test_animals_in_an_enemy_web_are_in_danger() -> None:
    """The wolf beside the enemy's spider is marked, the turtle there and friends of the spider are not (J63, J65)."""
    assert marked(examples.DANGER, "danger") == ["e7"]
    (mark,) = [mark for mark in drawn(examples.DANGER).marks if mark.kind == "danger"]
    assert mark.label == "wolf on e7 is in danger in the web"
    assert [piece.id for piece in drawn(examples.DANGER).pieces if "danger" in piece.marks] == ["red-wolf"]
    assert marked(examples.CROWD, "danger") == []


def test_resting_animals_are_marked() -> None:
    """Who has acted rests, except while it may act a second time in a bonus turn (J84)."""
    assert marked(examples.CROWD, "rests") == ["j6"]
    assert [piece.id for piece in drawn(examples.CROWD).pieces if "rests" in piece.marks] == ["red-cheetah"]
    assert marked(examples.AGAIN, "rests") == []


def test_a_freeing_is_marked_on_the_prison() -> None:
    """The enemy's prison square is marked while prisoners are freed from it."""
    assert marked(examples.FREEING, "freeing") == ["o4"]
    assert marked(examples.LIBERATION, "freeing") == []


# Beside the board


def test_prisoners_lie_beside_the_board() -> None:
    """Each pack's captured animals lie beside the board; where there are none nothing does."""
    assert hands(examples.CROWD) == [
        (1, "Prisoners from this pack: Knights", "V"),
        (2, "Prisoners from this pack: Pirates", "g"),
    ]
    assert hands(examples.WEB) == []


def test_animals_to_be_placed_lie_beside_the_board() -> None:
    """In the preparation each pack's animals wait in pack order until they are placed."""
    assert [(seat, row) for seat, _, row in hands(examples.BATCH)] == [(1, "WCREGAZKOSVDHN"), (2, "twcregfzkosvdhn")]
    assert hands(examples.BATCH)[0][1] == "Still to be placed: Knights"
    assert drawn(examples.BATCH).hands[0].items[0].label == "wolf, still to be placed"


def test_turtles_on_their_way_home_lie_beside_the_board() -> None:
    """A turtle that was struck waits to be put home, and so does one that frees others."""
    assert hands(examples.GOING_HOME) == [(2, "turtle, on its way home", "o")]
    assert hands(examples.TURTLE_FREES)[-1] == (2, "turtle, on its way home", "o")
    assert len(hands(examples.FREEING)) == 1


def test_tracks_tell_how_far_the_game_has_gone() -> None:
    """Points and the target, the last hunt, turns and their limit, and the actions left are tracks."""
    assert tracks(examples.CROWD) == {
        "score": ("Points", (("Knights", 2), ("Pirates", 1)), 5),
        "last_hunt": ("Last hunt", (("Knights", None),), 0),
        "turns": ("Turns", (("", 24),), 300),
        "actions_left": ("Actions left", (("Knights", 1),), 2),
    }


@pytest.mark.parametrize(
    ("text", "kind", "expected"),
    [
        (examples.BATCH, "batch_left", ("To place now", (("Knights", 2),), 0)),
        (examples.FREEING, "freed", ("Freed", (("Pirates", 1),), 5)),
        (examples.WON, "score", ("Points", (("Knights", 3), ("Pirates", 1)), 3)),
        (examples.BONUS, "actions_left", ("Actions left", (("Knights", 3),), 3)),
        (examples.FREEING, "actions_left", ("Actions left", (("Pirates", 0),), 0)),
        (examples.WON, "actions_left", None),
        (examples.FOUR, "turns", None),
        (examples.FOUR, "last_hunt", None),
        (examples.CROWD, "freed", None),
    ],
)
def test_tracks_of_every_stage(text: str, kind: str, expected: tuple[object, ...] | None) -> None:
    """What is left of a batch and who was freed are shown while they matter, and nothing else."""
    assert tracks(text).get(kind) == expected


# All of it


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_sound_in_every_language(text: str, language: str) -> None:
    """Every animal is drawn once on a cell of its own, labels are filled in, and the drawing is plain JSON."""
    drawing = drawn(text, language)
    assert scene_problems(drawing) == []
    assert json.loads(json.dumps(drawing.to_json()))["width"] == 15
    labels = [cell.label for cell in drawing.cells] + [piece.label for piece in drawing.pieces]
    labels += [mark.label for mark in drawing.marks] + [item.label for hand in drawing.hands for item in hand.items]
    assert all(label and "{" not in label for label in labels)
    assert {cell.kind for cell in drawing.cells} <= {kind for kind, _ in drawing.legend}


@pytest.mark.parametrize("seed", range(3))
def test_drawings_of_games_are_sound(seed: int) -> None:
    """Whatever happens in a game, all animals are on the board or beside it, once each."""
    for position in walk(seed, 250, every=10):
        drawing = JUNGLA.scene(JUNGLA.view(position, 0), "en")
        assert scene_problems(drawing) == []
        names = [piece.id for piece in drawing.pieces] + [item.id for hand in drawing.hands for item in hand.items]
        assert len(names) == len(set(names)) == 30


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("look", [Look(80, 16), Look(80, 42), Look(120, 32), Look(80, 16, colour=False)])
def test_terminals_show_every_animal_and_every_kind_of_square(text: str, look: Look) -> None:
    """On small and large terminals, with and without colour, letters, arrows and signs of grounds are there."""
    lines = [line.plain for line in compose(drawn(text), look)]
    board = "\n".join(line[: min(look.width, 80)] for line in lines)
    assert max(map(len, lines)) <= look.width
    assert all(f"{piece.glyph}{'↑↗→↘↓↙←↖'[int((piece.facing or 0) // 45)]}" in board for piece in drawn(text).pieces)
    assert all(sign in board for sign in "·~⌂≈=*║")
