"""The product against the second reading of the rules in `oracle`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from menagerie.analysis.measurement.perft import perft
from menagerie.core import registry
from tests.games.siam import oracle

if TYPE_CHECKING:
    from menagerie.core.game import Game

START = "...../...../.###./...../..... ele 0 0,0 - "


@pytest.fixture(scope="module")
def game() -> Game:
    """Siam."""
    return registry.load("siam")


def agree(game: Game, text: str) -> list[str]:
    """Compare the legal moves of both readings and what each leads to; return them."""
    expected = oracle.legal_moves(text)
    position = game.parse_position(text)
    moves = position.legal_moves()
    assert expected == [game.format_move(position, move) for move in moves], text
    for move, move_text in zip(moves, expected, strict=True):
        position.play(move)
        assert oracle.play(text, move_text) == game.format_position(position), (text, move_text)
        position.undo()
    return expected


def scattered(random: Random, variant: str) -> str:
    """A position with any number of animals anywhere, as crowded as it may be."""
    squares = random.sample(oracle.SQUARES, 25)
    letters = ["#"] * 3
    for facings in ("NESW", "nesw"):
        letters += random.choices(facings, k=random.randint(0, 5))
    table = oracle.Table(
        board=dict(zip(squares, letters, strict=False)),
        ply=40 + random.randrange(2),
        exits=(random.randrange(2), random.randrange(2)),
        winner="-",
        variant=variant,
    )
    return oracle.write(table)


@pytest.mark.parametrize("variant", oracle.VARIANTS)
def test_random_games_agree(game: Game, variant: str) -> None:
    """Both readings list the same moves and reach the same positions at every ply of random games."""
    random = Random(variant)
    for _ in range(3):
        text = START + variant
        for _ in range(25):
            moves = agree(game, text)
            if not moves:
                break
            text = oracle.play(text, random.choice(moves))


@pytest.mark.parametrize("variant", oracle.VARIANTS)
def test_scattered_positions_agree(game: Game, variant: str) -> None:
    """Both readings agree on positions that random play would hardly reach."""
    random = Random(variant)
    for _ in range(60):
        agree(game, scattered(random, variant))


def test_rows_of_pieces_agree(game: Game) -> None:
    """Both readings agree on every push along a full or broken rank, whatever stands on it."""
    random = Random(5)
    for _ in range(250):
        rank = "".join(random.choices(".#NESWnesw", weights=(2, 3, *[1, 3, 1, 3] * 2), k=5))
        pieces = {file + "3": letter for file, letter in zip("abcde", rank, strict=True) if letter != "."}
        missing = 3 - rank.count("#")
        if missing < 0:
            continue
        pieces |= dict.fromkeys(["b1", "c1", "d1"][:missing], "#")
        agree(game, oracle.write(oracle.Table(pieces, 40 + random.randrange(2), (0, 0), "-", "classic2005")))


@pytest.mark.parametrize(("variant", "count"), [("classic2005", 19_235_728), ("edition2014", 11_008_748)])
def test_depth_four_counts_agree(game: Game, variant: str, count: int) -> None:
    """Both readings count the same number of lines of four moves from the start."""
    assert count == oracle.perft(START + variant, 4)
    assert count == perft(game.parse_position(START + variant), 4)
