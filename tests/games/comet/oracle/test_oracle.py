"""The product against the second reading of the rules in `oracle`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core import registry
from menagerie.core.seats import CHANCE
from menagerie.errors import InvalidPosition
from tests.games.comet.oracle import oracle
from tests.games.comet.oracle.games import hashed, next_move
from tests.games.comet.oracle.refused import REFUSED

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

FOLDER = Path(__file__).parent / "data"
GAMES: list[dict[str, Any]] = json.loads((FOLDER / "games.json").read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = json.loads((FOLDER / "positions.json").read_text(encoding="utf-8"))
SAMPLE: dict[str, Any] = json.loads((FOLDER / "sample.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def game() -> Game:
    """Comet."""
    return registry.load("comet")


def legal_texts(game: Game, position: Position) -> list[str]:
    """Return the texts of the legal moves."""
    return [game.format_move(position, move) for move in position.legal_moves()]


def texts_after(game: Game, position: Position) -> list[str]:
    """Return the texts of the positions after each legal move."""
    found = []
    for move in position.legal_moves():
        position.play(move)
        found.append(game.format_position(position))
        position.undo()
    return found


@pytest.mark.parametrize("record", [SAMPLE, *GAMES])
def test_games(game: Game, record: dict[str, Any]) -> None:
    """Replaying a game goes through the same texts to the same scores and winners."""
    position = game.parse_position(record["start"])
    texts = [game.format_position(position)]
    for move in record["moves"]:
        position.play(game.parse_move(position, move))
        texts.append(game.format_position(position))
    assert texts[-1] == record["final"]
    assert hashed(texts) == record["positions_sha256"]
    outcome = position.outcome()
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.winners)) == (record["scores"], record["winners"])


@pytest.mark.parametrize("part", range(5))
def test_positions(game: Game, part: int) -> None:
    """A position has the same text, decider, moves, weights, views and successors in both readings."""
    for entry in POSITIONS[part::5]:
        position = game.parse_position(entry["text"])
        seats = range(entry["text"].count('"hand":') + 1)
        chance = entry["decider"] == "chance"
        found = {
            "text": game.format_position(position),
            "decider": "chance" if position.to_act == CHANCE else position.to_act,
            "legal": len(position.legal_moves()),
            "legal_sha256": hashed(legal_texts(game, position)),
            "weights_sha256": hashed(position.weights() if chance else []),
            "views_sha256": hashed(game.format_view(position, seat) for seat in seats),
            "after_sha256": hashed(texts_after(game, position)),
        }
        assert found == entry


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_no_position(game: Game, text: str) -> None:
    """A text that breaks one condition of 10.2 is refused."""
    with pytest.raises(InvalidPosition):
        game.parse_position(text)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hasty_games_agree(game: Game, seats: int) -> None:
    """Both readings list the same moves, weights and sights of a move all through a game that is not kept."""
    rng, state = Random(f"agree {seats}"), oracle.start("ab"[seats % 2], seats)
    position = game.parse_position(oracle.text(state))
    while state.phase != "over":
        assert legal_texts(game, position) == oracle.legal(state)
        assert position.to_act != CHANCE or position.weights() == oracle.weights(state)
        text = next_move(state, rng, 0.9)
        move = game.parse_move(position, text)
        sights = [game.redact(position, move, seat) for seat in range(seats + 1)]
        assert sights == [oracle.seen(state, text, seat) for seat in range(seats + 1)]
        position.play(move)
        state = oracle.apply(state, text)
        assert game.format_position(position) == oracle.text(state)


@pytest.mark.parametrize("part", range(3))
def test_fillings(game: Game, part: int) -> None:
    """What the product fills in for hidden cards has the view again."""
    for entry in POSITIONS[part::30]:
        state = oracle.parse(entry["text"])
        position = game.parse_position(entry["text"])
        for seat in range(len(state.players) + 1):
            filled = game.sample(game.view(position, seat), Random(part))
            assert game.format_view(filled, seat) == oracle.view(state, seat)
