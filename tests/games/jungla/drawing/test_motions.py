"""Tests for `menagerie.games.jungla.drawing.motions`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.errors import IllegalMove, InvalidMove
from menagerie.games.jungla.drawing.motions import animate
from tests.games.jungla import examples
from tests.games.jungla.diagrams import position
from tests.games.jungla.examples import EXAMPLES, JUNGLA, read, walk

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from menagerie.core.scene import Motion


def motions(text: str, action: str) -> list[tuple[str, str, str, float | None]]:
    """Return what an action animates: kind, piece, path as one text, facing."""
    found = animate(JUNGLA.view(read(text), 0), action)
    return [(motion.kind, motion.piece, " ".join(motion.path), motion.facing) for motion in found]


def test_an_animal_turns_on_the_spot() -> None:
    """A turn stays on its square and ends in the new facing."""
    assert motions(examples.WEB, "Hm1=NE") == [("turn", "red-hippopotamus", "m1", 45)]


def test_a_move_goes_square_by_square() -> None:
    """A straight move passes all squares of its line and turns when it has arrived."""
    assert motions(examples.BONUS, "Wb2-b5=W") == [("move", "red-wolf", "b2 b3 b4 b5", 270)]


@pytest.mark.parametrize(
    ("animal", "action", "path"),
    [
        ("Lf4N", "Lf4-g7=N", "f4 f5 f6 f7 g7"),
        ("Lf4N", "Lf4-e6=N", "f4 f5 f6 e6"),
        ("Lb9NE", "Lb9-c12=N", "b9 c10 d11 c12"),
        ("Wf4S", "Wf4-g6=N", "f4 f5 f6 g6"),
    ],
)
def test_an_l_move_goes_round_its_corner(animal: str, action: str, path: str) -> None:
    """The long arm is walked first, in the direction the animal faces, then the last square at a right angle (J36)."""
    assert motions(position(f"{animal} Hm1N", "hc13S"), action)[0][2] == path


def test_a_capture_takes_the_enemy_off_the_board() -> None:
    """The attacker goes first, then the animal it imprisons leaves for beside the board."""
    text = position("Ld6E Hm1N", "tf6S hc13S")
    assert motions(text, "Ld6xf6=S") == [
        ("move", "red-lion", "d6 e6 f6", 180),
        ("captured", "blue-tiger", "f6 ", None),
    ]


def test_a_destroyer_takes_all_it_runs_over() -> None:
    """Whoever is struck on the way leaves in the order of travel (J48)."""
    assert motions(examples.DESTROYER, "Rj4xj5xj6-j7=N") == [
        ("move", "red-rhinoceros", "j4 j5 j6 j7", 0),
        ("captured", "blue-wolf", "j5 ", None),
        ("captured", "blue-cheetah", "j6 ", None),
    ]


def test_a_destroyer_runs_up_to_the_edge() -> None:
    """Running over an enemy right before the edge is as good as anywhere."""
    assert motions(position("Rc4W Hm1N", "wb4S hc13S"), "Rc4xb4-a4=N") == [
        ("move", "red-rhinoceros", "c4 b4 a4", 0),
        ("captured", "blue-wolf", "b4 ", None),
    ]


def test_a_jump_passes_over_others() -> None:
    """The gorilla jumps the one and takes the other; who is jumped does not move (J50)."""
    assert motions(examples.GORILLA, "Gj4xj5-j7=N") == [
        ("jump", "red-gorilla", "j4 j5 j6 j7", 0),
        ("captured", "blue-wolf", "j5 ", None),
    ]


def test_a_struck_armour_throws_the_attacker_back() -> None:
    """The leader stays without its armour, the striker springs back to where it came from and turns there (J75)."""
    assert motions(examples.STRUCK_ARMOUR, "Wf4*f6=E") == [
        ("move", "red-wolf", "f4 f5 f6", 0),
        ("disarmed", "blue-tiger", "f6", 180),
        ("spring_back", "red-wolf", "f6 f4", 90),
    ]


def test_a_defender_springs_back_from_its_own_zone() -> None:
    """The enemy in the zone is imprisoned, the defender is back on its square (J90, J91)."""
    assert motions(examples.SPRING, "Wg5*g3=N") == [
        ("move", "red-wolf", "g5 g4 g3", 180),
        ("captured", "blue-wolf", "g3 ", None),
        ("spring_back", "red-wolf", "g3 g5", 0),
    ]


def test_a_struck_turtle_leaves_for_home() -> None:
    """The turtle waits beside the board and is then put home (J58)."""
    assert motions(examples.STRUCK_TURTLE, "Wf4xf6=N")[1] == ("sent_home", "blue-turtle", "f6 ", None)
    assert motions(examples.GOING_HOME, "o>b12=S") == [("home", "blue-turtle", " b12", 180)]


def test_a_hunter_returns_to_its_den() -> None:
    """The hunter goes to the hunt square and from there home (J70, J71)."""
    assert motions(examples.HUNT, "Lh12-h13@c2=E") == [
        ("hunt", "red-lion", "h12 h13", 0),
        ("return", "red-lion", "h13 c2", 90),
    ]


def test_a_liberator_stays_in_prison() -> None:
    """The liberator enters the prison square and leaves the board; the freed come from beside it (J80, J81)."""
    assert motions(examples.LIBERATION, "to6-o4!") == [
        ("move", "blue-tiger", "o6 o5 o4", 180),
        ("stays", "blue-tiger", "o4 ", None),
    ]
    assert motions(examples.FREEING, "e>d13=W") == [("free", "blue-elephant", " d13", 270)]


def test_a_web_takes_who_walks_in() -> None:
    """The capture counts, and then the web closes on the capturer (J62)."""
    assert motions(examples.WEB, "We5xe7") == [
        ("move", "red-wolf", "e5 e6 e7", 0),
        ("captured", "blue-cheetah", "e7 ", None),
        ("caught", "red-wolf", "e7 ", None),
    ]


def test_a_web_takes_who_has_not_left_at_the_end_of_the_turn() -> None:
    """Turning does not save the wolf; at the end of the turn it is caught where it stands (J63)."""
    assert motions(examples.TOO_LATE, "We7=E") == [
        ("turn", "red-wolf", "e7", 90),
        ("caught", "red-wolf", "e7 ", None),
    ]
    assert motions(examples.TOO_LATE, "Of9=E")[1] == ("caught", "red-wolf", "e7 ", None)


def test_placing_and_stopping() -> None:
    """An animal is placed from beside the board; to free no more moves nobody."""
    assert motions(examples.PREPARATION, "L>d2=N") == [("place", "red-lion", " d2", 0)]
    assert motions(examples.FREEING, ".") == []


@pytest.mark.parametrize(("action", "error"), [("We5-e6", IllegalMove), ("We5", InvalidMove), ("?", InvalidMove)])
def test_only_legal_actions_are_animated(action: str, error: type[Exception]) -> None:
    """An action that is not legal or no action at all is refused."""
    with pytest.raises(error):
        motions(examples.WEB, action)


def carried_out(before: Position, found: tuple[Motion, ...]) -> dict[str, tuple[str, float | None]]:
    """Return where the pieces of a drawing stand after motions, each of which begins where its piece is."""
    standing = {piece.id: (piece.cell, piece.facing) for piece in JUNGLA.scene(JUNGLA.view(before, 0)).pieces}
    for motion in found:
        assert standing.get(motion.piece, ("", None))[0] == motion.path[0]
        standing[motion.piece] = (motion.path[-1], motion.facing)
    return {piece: place for piece, place in standing.items() if place[0]}


def check(before: Position, moves: list[int]) -> None:
    """Compare what motions lead to with the next drawing."""
    view = JUNGLA.view(before, 0)
    for move in moves:
        following = before.copy()
        following.play(move)
        expected = {piece.id: (piece.cell, piece.facing) for piece in JUNGLA.scene(JUNGLA.view(following, 0)).pieces}
        assert carried_out(before, animate(view, JUNGLA.format_move(before, move))) == expected


@pytest.mark.parametrize("text", EXAMPLES)
def test_motions_of_examples_lead_to_the_next_drawing(text: str) -> None:
    """Carrying out the motions of legal actions gives the pieces of the next drawing."""
    check(read(text), read(text).legal_moves()[::11])


@pytest.mark.parametrize("seed", range(3))
def test_motions_of_games_lead_to_the_next_drawing(seed: int) -> None:
    """The same all through random games."""
    random = Random(seed)
    for before in walk(seed, 240, every=8):
        check(before, random.choices(before.legal_moves(), k=3))
