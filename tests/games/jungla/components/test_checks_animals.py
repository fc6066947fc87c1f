"""Tests for `menagerie.games.jungla.components.checks_animals`: wrong sheets are refused."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import pytest

from tests.games.jungla.editing import problems, sets

if TYPE_CHECKING:
    from tests.games.jungla.editing import Change


WRONG: dict[str, tuple[Change, str]] = {
    # The sheets
    "no sheets": (sets("animal", []), "animal is [], expected sheets of animals"),
    "sheet": (lambda values: values["animal"].append(3), "animal: not every sheet is a table with an id of its own"),
    "sheet twice": (
        lambda values: values["animal"].append(deepcopy(values["animal"][0])),
        "animal: not every sheet is a table with an id of its own",
    ),
    "code": (sets("animal.lion.code", "Lion"), "animal.lion.code is 'Lion', expected a capital letter"),
    "class": (sets("animal.lion.class", "cat"), "animal.lion.class is 'cat', expected one of special, destroyer"),
    "class of lists": (sets("animal.lion.class", []), "animal.lion.class is [], expected one of"),
    "packs": (sets("animal.lion.packs", ["green"]), "animal.lion.packs is ['green'], expected some of red, blue"),
    "no distance": (
        sets("animal.lion.land.steps", [0]),
        "animal.lion.land is {'steps': [0]}, expected steps with numbers",
    ),
    "far": (sets("animal.lion.land.steps", [16]), "expected steps with numbers from 1 to 15"),
    "no water": (lambda values: values["animal"][0].pop("water"), "animal.lion.water is None, expected"),
    "directions": (
        sets("animal.lion.directions", ["up"]),
        "animal.lion.directions is ['up'], expected some of F FR R BR",
    ),
    "no directions": (sets("animal.lion.directions", []), "animal.lion.directions is [], expected some of"),
    "powers": (sets("animal.lion.powers", {}), "animal.lion.powers is {}, expected a list of powers"),
    "power twice": (
        lambda values: values["animal"][0]["powers"].append({"id": "armour"}),
        "expected a list of powers, each a table with an id of its own",
    ),
    "unknown power": (
        lambda values: values["animal"][1]["powers"].append({"id": "fly"}),
        "animal.tiger.powers has 'fly', an unknown power; known are multi_capture",
    ),
    "power of a list": (
        lambda values: values["animal"][1]["powers"].append({"id": []}),
        "animal.tiger.powers has [], an unknown",
    ),
    "l move": (
        sets("animal.lion.powers.l_move.steps", ["3"]),
        "animal.lion.powers: l_move has the steps ['3'], expected",
    ),
    "l move nowhere": (
        sets("animal.lion.powers.l_move.directions", ["N"]),
        "l_move has the directions ['N'], expected some of F",
    ),
    "l move one way": (
        sets("animal.lion.powers.l_move.turn", ["L"]),
        "l_move has turn ['L'], the rules know only ['L', 'R']",
    ),
    "jump": (
        sets("animal.gorilla.powers.jump.max_step", 0),
        "animal.gorilla.powers: jump has max_step 0, expected 1 to 99",
    ),
    "long move": (sets("animal.vulture.powers.long_move.steps", 7), "long_move has the steps 7, expected distances"),
    "free long move": (
        sets("animal.vulture.powers.long_move.no_hunt", value=False),
        "animal.vulture.powers: long_move has no_hunt False, the rules know only True",
    ),
    "web": (
        sets("animal.spider.powers.web.radius", 2),
        "animal.spider.powers: web has radius 2, the rules know only 1",
    ),
    "long destroyer": (
        sets("animal.elephant.land.steps", [1, 7]),
        "animal.elephant.land: an animal that strikes on its way goes at most 6 squares, got 7",
    ),
}


@pytest.mark.parametrize(("change", "problem"), WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_refused(change: Change, problem: str) -> None:
    """A sheet that the rules cannot play is refused, with the value and what was expected."""
    found = problems(change)
    assert any(problem in each for each in found), found
