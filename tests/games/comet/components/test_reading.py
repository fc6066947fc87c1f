"""Tests for `menagerie.games.comet.components.reading`: a value of the wrong kind is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie.errors import InvalidEdition
from menagerie.games.comet.components.reading import FIXED, components_of
from tests.games.comet.components.editions import edition, entry, problems, rewritten, values
from tests.games.comet.strategies import COMET

REMOVED = object()
TAP: dict[str, Any] = {"mode": "tap", "when": "any", "effects": [{"op": "draw_silver", "n": 1}]}


def ability(mode: str, when: str, *effects: dict[str, Any]) -> dict[str, Any]:
    """Return an ability."""
    return {"mode": mode, "when": when, "effects": list(effects)}


def spoilt(path: str, key: str, value: object) -> tuple[str, ...]:
    """Return what is wrong with the edition after one value is changed, or removed."""
    changed = values()
    table = entry(changed, path) if path else changed
    if value is REMOVED:
        del table[key]
    else:
        table[key] = value
    return problems(changed)


CASES: list[tuple[str, str, object, str]] = [
    ("", "animals", REMOVED, "animals is None, expected a list of 1 to 104 entries"),
    ("", "heroes", {}, "heroes is {}, expected a list of 4 to 16 entries"),
    ("", "boards", [], "boards is [], expected a list of 1 to 8 entries"),
    ("", "helpers", ["lookout"], "helpers.0 is 'lookout', expected a table"),
    ("", "setup", [], "setup is [], expected a list of 3 entries"),
    ("", "rules", 7, "rules is 7, expected a table"),
    ("rules", "hand_limit", 0, "rules.hand_limit is 0, expected a whole number from 1 to 20"),
    ("rules", "start_hand_silver", 0, "rules.start_hand_silver is 0, expected a whole number from 1 to 20"),
    ("rules", "gold_display", "four", "rules.gold_display is 'four', expected a whole number from 1 to 20"),
    ("rules", "turn_cap_per_player", 10**9, "rules.turn_cap_per_player is 1000000000, expected a whole number"),
    ("rules", "jump_chain", "double", "rules.jump_chain is 'double', expected one of unlimited, single"),
    ("rules", "comet_ready_hero", 1, "rules.comet_ready_hero is 1, expected true or false"),
    ("rules", "slots_per_player", 4, "rules.slots_per_player is 4, expected 3: other values cannot be played"),
    ("rules", "jump_straight_only", 0, "rules.jump_straight_only is 0, expected False: other values"),
    ("rules", "tie_break", REMOVED, "rules.tie_break is None, expected 'shared_victory': other values"),
    ("boards.a", "id", "A B", "boards.A B.id is 'A B', expected an id such as a"),
    ("boards.a", "id", "b", "the board b is there 2 times, expected once"),
    ("boards.a", "hexes", REMOVED, "boards.a.hexes is None, expected a list of 1 to 120 entries"),
    ("boards.a", "neutral", [], "boards.a.neutral is [], expected a list of 2 entries"),
    ("boards.a.hexes.c1", "id", "c2", "boards.a: the hex c2 is there 2 times, expected once"),
    ("boards.a.hexes.c1", "id", "1c", "boards.a.hexes.id is '1c', expected an id such as c0"),
    ("boards.a.hexes.c1", "kind", "swamp", "boards.a.hexes.c1.kind is 'swamp', expected one of terrain, nest, cave"),
    ("boards.a.hexes.c1", "terrain", "ice", "boards.a.hexes.c1.terrain is 'ice', expected one of water, meadow"),
    ("boards.a.hexes.a0", "nest", 13, "boards.a.hexes.a0.nest is 13, expected a whole number from 2 to 12"),
    ("boards.a.hexes.a0", "nest", REMOVED, "boards.a.hexes.a0.nest is None, expected a whole number"),
    ("boards.a.hexes.c1", "q", 0.5, "boards.a.hexes.c1.q is 0.5, expected a whole number from -99 to 99"),
    ("animals.dodo", "id", "Dodo", "animals.Dodo.id is 'Dodo', expected an id such as dodo"),
    ("animals.dodo", "id", "do do", "animals.do do.id is 'do do', expected an id such as dodo"),
    ("animals.dodo", "id", "kakapo", "the card kakapo is there 2 times, expected once"),
    ("animals.dodo", "id", "archelon", "the card archelon is there 2 times, expected once"),
    ("animals.dodo", "id", REMOVED, "animals.0.id is None, expected an id such as dodo"),
    ("animals.dodo", "colour", "bronze", "animals.dodo.colour is 'bronze', expected one of silver, gold"),
    ("animals.dodo", "copies", 0, "animals.dodo.copies is 0, expected a whole number from 1 to 15"),
    ("animals.dodo", "copies", True, "animals.dodo.copies is True, expected a whole number"),
    ("animals.dodo", "egg", "pink", "animals.dodo.egg is 'pink', expected one of red, yellow, blue, green"),
    ("animals.dodo", "symbols", [], "animals.dodo.symbols is [], expected a list of 1 to 6 entries"),
    ("animals.dodo", "symbols", ["sand"], "animals.dodo.symbols is 'sand', expected one of water, meadow"),
    ("animals.dodo", "nest", 1, "animals.dodo.nest is 1, expected a whole number from 2 to 12"),
    ("animals.dodo", "points", -1, "animals.dodo.points is -1, expected a whole number from 0 to 99"),
    ("animals.dodo", "ability", [], "animals.dodo.ability is [], expected a table"),
    ("animals.dodo", "ability", TAP | {"mode": "once"}, "animals.dodo.ability.mode is 'once', expected one of tap,"),
    ("animals.dodo", "ability", TAP | {"when": "always"}, "animals.dodo.ability.when is 'always', expected one of"),
    ("animals.dodo", "ability", TAP | {"effects": []}, "animals.dodo.ability.effects is [], expected a list of 1 to 2"),
    ("animals.dodo", "ability", TAP | {"effects": TAP["effects"] * 3}, "expected a list of 1 to 2 entries"),
    (
        "animals.dodo",
        "ability",
        ability("permanent", "always", {"op": "hand_limit", "n": 1}, {"op": "hand_limit", "n": 1}),
        "expected a list of 1 entries",
    ),
    ("helpers.lookout", "ability", REMOVED, "helpers.lookout.ability is None, expected a table"),
    ("helpers.lookout", "ability", TAP, "helpers.lookout.ability.mode is 'tap', expected one of once"),
    ("heroes.archelon", "score", REMOVED, "heroes.archelon.score is None, expected a table"),
    (
        "heroes.archelon",
        "score",
        {"op": "ready", "n": 1},
        "heroes.archelon.score.op is 'ready', expected one of points_per",
    ),
    (
        "heroes.archelon",
        "ability",
        ability("permanent", "rescue", {"op": "draw_silver", "n": 1}),
        "heroes.archelon.ability.when is 'rescue', expected one of hatch, move, always",
    ),
]


@pytest.mark.parametrize(("path", "key", "value", "problem"), CASES)
def test_a_wrong_value_is_named(path: str, key: str, value: object, problem: str) -> None:
    """A value that is missing or not of its kind is named with its place and what was expected."""
    assert [found for found in spoilt(path, key, value) if problem in found]


EFFECTS: list[tuple[str, str, dict[str, Any], str]] = [
    ("tap", "any", {"op": "teleport"}, "effects.op is 'teleport', expected one of add_symbols, pass_terrain"),
    (
        "tap",
        "any",
        {"op": "add_symbols", "symbols": ["water"]},
        "add_symbols in an ability that is tap any, expected tap move",
    ),
    ("permanent", "hatch", {"op": "hatch_again", "n": 1}, "hatch_again in an ability that is permanent hatch"),
    ("endgame", "endgame", {"op": "ready", "n": 1}, "ready in an ability that is endgame endgame"),
    ("tap", "move", {"op": "add_symbols"}, "effects.add_symbols.symbols is None, expected a list of 1 to 6"),
    ("tap", "move", {"op": "pass_terrain", "terrains": ["joker"], "scope": "one"}, "pass_terrain.terrains is 'joker'"),
    (
        "tap",
        "move",
        {"op": "pass_terrain", "terrains": ["lava"], "scope": "two"},
        "scope is 'two', expected one of one, all",
    ),
    ("permanent", "move", {"op": "convert_symbol", "from": "joker", "to": "lava"}, "convert_symbol.from is 'joker'"),
    ("tap", "move", {"op": "extra_card"}, "extra_card.n is None, expected a whole number from 1 to 9"),
    ("tap", "move", {"op": "shift_neutral", "piece": "dodo", "steps": 1}, "piece is 'dodo', expected one of mammoth"),
    ("tap", "move", {"op": "shift_neutral", "piece": "any", "steps": 0}, "steps is 0, expected a whole number from 1"),
    ("tap", "hatch", {"op": "hatch_again", "n": 2}, "hatch_again.n is 2, expected a whole number from 1 to 1"),
    ("tap", "any", {"op": "recover", "colour": "red"}, "recover.colour is 'red', expected one of silver, gold"),
    ("endgame", "endgame", {"op": "points_per", "what": "egg:pink", "value": 1}, "points_per.what is 'egg:pink'"),
    ("endgame", "endgame", {"op": "points_per", "what": "egg_set", "value": 99}, "points_per.value is 99"),
]


@pytest.mark.parametrize(("mode", "when", "effect", "problem"), EFFECTS)
def test_a_wrong_effect_is_named(mode: str, when: str, effect: dict[str, Any], problem: str) -> None:
    """An effect that does not exist, lacks a parameter or has no meaning in its ability is named."""
    assert [found for found in spoilt("animals.dodo", "ability", ability(mode, when, effect)) if problem in found]


@pytest.mark.parametrize("name", FIXED)
def test_rules_that_cannot_be_changed(name: str) -> None:
    """A file that asks for a rule which this program does not play is refused, not half obeyed."""
    (problem,) = spoilt("rules", name, "otherwise")
    assert problem.startswith(f"rules.{name} is 'otherwise', expected ")


def test_all_problems_are_named_at_once() -> None:
    """One error names every wrong value of a file, each by its place."""
    changed = values()
    entry(changed, "animals.dodo")["nest"] = 1
    entry(changed, "heroes.archelon")["score"]["value"] = -1
    entry(changed, "boards.b.hexes.a0")["kind"] = "lake"
    changed["rules"]["hand_limit"] = None
    assert len(problems(changed)) == 4


def test_a_file_with_a_wrong_line_is_refused() -> None:
    """The file itself is read and refused with the edition's name."""
    with pytest.raises(InvalidEdition, match=r"edition 'mine': rules.hand_limit is 50, expected a whole number"):
        components_of(rewritten(("hand_limit           = { value = 5", "hand_limit           = { value = 50")))


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.text(max_size=4) | st.floats(allow_nan=False),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(("id", "op", "n", "hex")), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_whatever_stands_in_a_file_is_read_or_refused(data: st.DataObject) -> None:
    """Junk anywhere in a file is answered with the problems it makes, or does no harm."""
    changed = values()
    for _ in range(data.draw(st.integers(1, 3))):
        spoil_something(changed, data)
    assert problems(changed) or COMET.new(edition(changed)).legal_moves()


def spoil_something(found: Any, data: st.DataObject) -> None:  # noqa: ANN401 - tables and lists
    """Put junk in the place of any value, or take one out."""
    keys = list(found) if isinstance(found, dict) else list(range(len(found)))
    keys = [key for key in keys if key not in {"text", "name", "op"}] or keys
    if not keys:
        return
    key = data.draw(st.sampled_from(keys))
    if isinstance(found[key], dict | list) and data.draw(st.integers(0, 4)):
        spoil_something(found[key], data)
    elif data.draw(st.booleans()):
        found[key] = data.draw(junk)
    else:
        del found[key]
