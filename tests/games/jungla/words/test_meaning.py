"""Whatever is tried on the board, the rule that forbids it is found."""

from __future__ import annotations

from random import Random

import pytest

import menagerie

JUNGLA = menagerie.load("jungla")
POSITION = JUNGLA.parse_position("jungla1 recon-1 - 20 0-0 - R act normal 2 - normal | Lc3N Kj4N | zc6S hc13S | - | -")


def rule(piece: str, cell: str) -> str | None:
    """Return the rule that forbids an attempt."""
    move = JUNGLA.meant(POSITION, piece, cell)[0]
    return JUNGLA.explain(POSITION, move).rule


@pytest.mark.parametrize(
    ("piece", "cell", "expected"),
    [
        ("red-kangaroo", "j7", "J24"),
        ("red-kangaroo", "k5", "J51"),
        ("red-kangaroo", "j5", None),
        ("red-kangaroo", "j4", None),
        ("red-lion", "h5", "J10"),
        ("red-lion", "c6", "J52"),
        ("red-lion", "h13", "J36"),
        ("red-lion", "o4", "J80"),
        ("red-wolf", "c2", "J16"),
        ("blue-hippopotamus", "c12", "J15"),
    ],
)
def test_rules_of_attempts(piece: str, cell: str, expected: str | None) -> None:
    """An attempt is judged as the move that somebody meant."""
    assert rule(piece, cell) == expected


def test_every_attempt_is_judged() -> None:
    """In a game played at random, anything put anywhere is a move that can be written, and a refusal names a rule."""
    random = Random(3)
    position = JUNGLA.new()
    for _ in range(60):
        scene = JUNGLA.scene(JUNGLA.view(position, position.to_act or 1))
        names = [piece.id for piece in scene.pieces] + [item.id for hand in scene.hands for item in hand.items]
        piece, cell = random.choice(names or ["red-lion"]), random.choice(scene.cells).id
        moves = JUNGLA.meant(position, piece, cell)
        assert moves, (piece, cell)
        verdict = JUNGLA.explain(position, moves[0])
        assert verdict.legal == (moves[0] in position.legal_moves())
        position.play(random.choice(position.legal_moves()))


def test_nothing_is_meant_by_nothing() -> None:
    """What is on no board means no move."""
    assert JUNGLA.meant(POSITION, "nobody", "a2") == []
    assert JUNGLA.meant(POSITION, "red-lion", "z9") == []
