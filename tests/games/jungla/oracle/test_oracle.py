"""The product against the second reading of Jungla's rules in `oracle`, stored (see `generate`) and asked anew."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core import registry
from menagerie.core.edition import parse_edition
from menagerie.errors import InvalidPosition
from tests.games.jungla.events import KINDS
from tests.games.jungla.generate import sample
from tests.games.jungla.oracle import oracle
from tests.games.jungla.oracle.board import EDITION, Edition
from tests.games.jungla.oracle.test_oracle_text import INVALID, VALID
from tests.games.jungla.scenes import STARTS, ambush, crowd, freeing, prison, raid, webs

if TYPE_CHECKING:
    from menagerie.core.game import Game
    from menagerie.core.position import Position

DATA = {
    name: json.loads((Path(__file__).parents[1] / f"data/{name}.json").read_text(encoding="ascii"))
    for name in ("games", "positions")
}


@pytest.fixture(scope="module")
def game() -> Game:
    """Jungla."""
    return registry.load("jungla")


def actions(game: Game, position: Position) -> dict[str, int]:
    """Return the legal actions by their texts, in the product's order."""
    return {game.format_move(position, move): move for move in position.legal_moves()}


def seat(state: oracle.State) -> int | None:
    """Return the number of the seat that decides: Red, Blue, and their partners."""
    decider = oracle.decider(state)
    return 1 + ["R", "B", "R2", "B2"].index(decider.removesuffix("1")) if decider else None


def agree(game: Game, text: str, played: Edition) -> int:
    """Compare the legal actions of both readings and what each leads to; return how many there are."""
    expected = oracle.successors(oracle.parse(text, played))
    position = game.parse_position(text)
    found = actions(game, position)
    assert list(found) == sorted(expected), text
    for action, move in found.items():
        position.play(move)
        assert game.format_position(position) == oracle.text(expected[action]), (text, action)
        position.undo()
    return len(found)


def test_everything_happens() -> None:
    """The stored games and positions hold every kind of event, most of them in games."""
    in_games, in_positions = (set(DATA[name]["events"]) for name in ("games", "positions"))
    assert in_games | in_positions == set(KINDS)
    assert len(in_games) >= len(KINDS) - 3


def mostly_slow(count: int, quick: int) -> list[object]:
    """Return the numbers of test cases, of which only the first ones run when time is short."""
    return [number if number < quick else pytest.param(number, marks=pytest.mark.slow) for number in range(count)]


@pytest.mark.parametrize("number", mostly_slow(len(DATA["games"]["entries"]), quick=len(STARTS)))
def test_games(game: Game, number: int) -> None:
    """A stored game has the same positions, legal actions, deciders and end."""
    entry: dict[str, str] = DATA["games"]["entries"][number]
    position, digest = game.parse_position(entry["start"]), sha256()
    for action in [*entry["actions"].split(), ""]:
        text, legal = game.format_position(position), actions(game, position)
        digest.update(f"{text}\n{' '.join(legal)}\n".encode("ascii"))
        assert position.to_act == seat(oracle.parse(text)), text
        if action:
            position.play(legal[action])
    assert game.format_position(position) == entry["final"]
    assert digest.hexdigest() == entry["digest"]


@pytest.mark.parametrize("part", mostly_slow(10, quick=3))
def test_positions(game: Game, part: int) -> None:
    """A stored position has the same legal actions, and each move leads to the same position."""
    entries: list[dict[str, Any]] = DATA["positions"]["entries"][part::10]
    for entry in entries:
        position = game.parse_position(entry["position"])
        legal = actions(game, position)
        lines = sha256()
        for action in sample(list(legal)):
            position.play(legal[action])
            lines.update(f"{action} {game.format_position(position)}\n".encode("ascii"))
            position.undo()
        listed = sha256(" ".join(legal).encode("ascii")).hexdigest()
        answer = {"position": entry["position"], "count": len(legal), "legal": listed, "after": lines.hexdigest()}
        assert answer == entry


def test_validity(game: Game) -> None:
    """Both readings accept the same texts of positions."""
    for text in VALID.values():
        assert game.format_position(game.parse_position(text)) == text
    for text in INVALID.values():
        with pytest.raises(InvalidPosition):
            game.parse_position(text)


FACINGS = {"facings = { value = 8": "facings = { value = 4"}
STEPS = {
    "land = { steps = [1, 2, 3, 4, 5, 6]": "land = { steps = [2, 4]",
    "land = { steps = [1, 2, 3]": "land = { steps = [2, 3]",
    "land = { steps = [1, 2, 5, 6]": "land = { steps = [3, 4]",
    "water = { steps = [1, 2]": "water = { steps = [1, 3, 4]",
}
NUMBERS = {
    "max_freed = { value = 5": "max_freed = { value = 2",
    'frontal = { value = ["head_on", "from_behind"]': 'frontal = { value = ["head_on"]',
    "3 = [2, 1], 4 = [3, 1]": "3 = [1, 2], 4 = [2, 2]",
    "target_score = { value = 5": "target_score = { value = 4",
}


@pytest.mark.parametrize("changes", [{}, FACINGS, STEPS, NUMBERS], ids=["printed", "facings", "steps", "numbers"])
def test_editions(game: Game, changes: dict[str, str]) -> None:
    """Both readings agree on crowded positions, and on editions with other numbers."""
    source = EDITION.read_text(encoding="utf-8").replace('id = "recon-1"', 'id = "other"')
    for old, new in changes.items():
        assert old in source
        source = source.replace(old, new)
    played = Edition(tomllib.loads(source))
    edited = game.with_edition(parse_edition("jungla", source, "other"))
    random, compared = Random(str(changes)), 0
    while compared < 3_000:
        text = random.choice([ambush, crowd, freeing, prison, raid, webs])(random).replace("recon-1", "other")
        if not oracle.problems(text, played):
            compared += agree(edited, text, played)
