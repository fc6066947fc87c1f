"""What the rules page shows on its boards: positions are right, and the rules say of moves what it says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from menagerie.core.registry import load
from menagerie.server.frames.choices import offers_of

GAMES = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
ENOUGH = {"siam": 20, "jungla": 20, "comet": 10}
"""Rules that are illustrated, at least; a new game begins with one."""
ILLUSTRATED = sorted(path.parent.name for path in GAMES.glob("*/illustrations.json"))
FIELDS = {"rule", "position", "move", "piece", "refused"}


def shown(game: str) -> list[dict[str, Any]]:
    """The illustrations of a game."""
    found: list[dict[str, Any]] = json.loads((GAMES / game / "illustrations.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("game", ILLUSTRATED)
def test_illustrations_are_true(game: str) -> None:
    """Positions are written as they are, pieces can move, moves are legal or refused by the rule that is named."""
    rules = load(game)
    known = {rule.id for rule in rules.rulebook.rules("en")}
    for each in shown(game):
        assert set(each) <= FIELDS, each
        assert each["rule"] in known, each
        position = rules.parse_position(each["position"])
        assert rules.format_position(position) == each["position"]
        if "move" in each:
            move = rules.parse_move(position, each["move"])
            assert rules.format_move(position, move) == each["move"]
            assert rules.explain(position, move).rule == each.get("refused"), each
        if "piece" in each:
            offers = offers_of(rules, rules.view(position, position.to_act or 0))
            assert offers is not None
            assert each["piece"] in {grip.piece for grip in offers.grips}, each


@pytest.mark.parametrize("game", ILLUSTRATED)
def test_illustrations_are_many(game: str) -> None:
    """Many rules have one, no rule more than three, and no two are the same."""
    listed = shown(game)
    rules = [each["rule"] for each in listed]
    assert len(listed) >= ENOUGH.get(game, 1)
    assert max(map(rules.count, rules)) <= 3
    assert len({json.dumps(each, sort_keys=True) for each in listed}) == len(listed)
