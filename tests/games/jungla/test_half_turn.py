"""Half a turn of the board with the packs exchanged maps games of Jungla to games."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.jungla.asked import JUNGLA, legal
from tests.games.jungla.symmetry import turned_move, turned_position


@pytest.mark.parametrize("seed", range(2))
def test_turned_games_have_turned_actions(seed: int) -> None:
    """All along a game the legal actions of the turned position are the turned ones, and lead to turned positions."""
    random = Random(seed)
    played = JUNGLA.new(preparation=("array", "free")[seed % 2])
    turned = JUNGLA.parse_position(turned_position(JUNGLA.format_position(played)))
    for ply in range(200):
        moves = played.legal_moves()
        if not moves:
            break
        if ply % 10 == seed:
            texts = [turned_move(JUNGLA.format_move(played, move)) for move in moves]
            assert sorted(texts) == legal(JUNGLA.format_position(turned))
        texts = [JUNGLA.format_move(played, move) for move in moves]
        sharp = [text for text in texts if {*text} & {*"x*@!"}]
        text = random.choice(sharp if sharp and random.random() < 0.5 else texts)
        played.play(JUNGLA.parse_move(played, text))
        turned.play(JUNGLA.parse_move(turned, turned_move(text)))
        assert JUNGLA.format_position(turned) == turned_position(JUNGLA.format_position(played))
