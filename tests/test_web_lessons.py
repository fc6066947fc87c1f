"""Every step of every lesson is played by the real rules, so that no lesson teaches something wrong."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from tests.lessons import GAMES, accepted, holds, lost_by, played, reached, read, refusals, steps_of, texts

if TYPE_CHECKING:
    from menagerie.core.position import Position
    from tests.lessons import Step

ENOUGH = {"siam": 8, "jungla": 8, "comet": 8}
"""Lessons of a game, at least; a new game begins with one."""
MOST_STARTS = 100
"""Positions in which a step may begin; more would mean that the step before accepts nearly everything."""


def goal_problems(step: Step, position: Position) -> list[str]:
    """Return what is wrong with a step in which a move is to be found."""
    data = step.data
    found: list[str] = []
    solution = data["solution"]
    *rest, last = solution
    before = played(step.game, position, *rest)
    after = played(step.game, before, last)
    if not reached(step, before, last, after):
        found.append(f"the solution {solution} does not reach the goal")
    if len(solution) > data.get("within", 1):
        found.append(f"the solution {solution} takes too long")
    if "within" not in data:
        good = accepted(step, position)
        legal = texts(step.game, position)
        if len(good) == len(legal) > 1:
            found.append("every move is right")
        for key, pattern in data.get("hints", {}).items():
            if not [text for text in legal if re.search(pattern, text) and text not in good]:
                found.append(f"no wrong move gets the hint {key!r}")
        if "safe" in data["goal"]:
            missed = [
                text
                for move in legal
                for text in lost_by(step, played(step.game, position, move))
                if not re.search(data["goal"]["safe"], text)
            ]
            found += [f"the page would not see the danger of {text}" for text in missed]
    return found


def ask_problems(step: Step, position: Position) -> list[str]:
    """Return what is wrong with a question: the right answer alone is true."""
    shows = step.data.get("shows", [])
    made = (position, shows[-1] if shows else "", played(step.game, position, *shows))
    true = [
        name
        for name, claim in step.data["ask"].items()
        if all(holds(step, kind, wanted, made) for kind, wanted in claim.items())
    ]
    return [] if true == [step.data["answer"]] else [f"true are {true}, not {step.data['answer']!r}"]


def refused_problems(step: Step, position: Position) -> list[str]:
    """Return what is wrong with an attempt: the rule that is cited forbids it, and the piece can be taken up."""
    refused = step.data["refused"]
    found = [f"{cell}: {rule}" for cell, rule in refusals(step, position).items() if rule != refused["rule"]]
    grips = {
        gesture.piece for move in position.legal_moves() if (gesture := step.game.gesture(position, move)) is not None
    }
    return found if refused["piece"] in grips else [*found, f"{refused['piece']} cannot be taken up"]


def point_problems(step: Step, position: Position) -> list[str]:
    """Return what is wrong with cells to choose: they are on the board and, where a move tells, those and no others."""
    point = step.data["point"]
    cells = {cell.id for cell in step.game.scene(step.game.view(position, step.seat)).cells}
    found = [f"{cell} is not on the board" for cell in point["cells"] if cell not in cells]
    if "legal" in point:
        legal = set(texts(step.game, position))
        right = sorted(cell for cell in cells if point["legal"].replace("@", cell) in legal)
        if right != sorted(point["cells"]):
            found.append(f"right would be {right}")
    return found


CHECKS = {"goal": goal_problems, "ask": ask_problems, "refused": refused_problems, "point": point_problems}


def problems_of(step: Step) -> list[str]:
    """Return what is wrong with a step, wherever it can begin."""
    kinds = [kind for kind in CHECKS if kind in step.data]
    if len(kinds) != 1 or not 1 <= len(step.starts) <= MOST_STARTS:
        return [f"{step.name}: tasks {kinds}, begins in {len(step.starts)} positions"]
    problems = []
    for start in step.starts:
        position = step.begin(start)
        if step.game.format_position(position) != start:
            problems.append(f"{step.name}: not the text of a position: {start}")
        if position.to_act != step.seat:
            problems.append(f"{step.name}: seat {position.to_act} is to act in {start}")
        try:
            problems += [f"{step.name}: {each}" for each in CHECKS[kinds[0]](step, position)]
        except LookupError as error:
            problems.append(f"{step.name}: {error}")
    return problems


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_right(game: str) -> None:
    """Positions can be read, right moves reach their goals, forbidden ones are refused by the rule that is named."""
    assert [problem for step in steps_of(game) for problem in problems_of(step)] == []


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("siam/push/rock", {"solution": ["b2-c2N"]}),
        ("siam/push/rock", {"solution": ["b2-b4N"]}),
        ("siam/push/rock", {"hints": {"walk": "^b2-b3!$"}}),
        ("siam/push/rock", {"goal": {}}),
        ("siam/push/rock", {"seat": 2}),
        ("siam/push/heavy", {"refused": {"piece": "elephant-a3", "cells": ["b3"], "rule": "S19"}}),
        ("siam/push/heavy", {"refused": {"piece": "rock-b3", "cells": ["b3"], "rule": "S22"}}),
        ("siam/credit/theirs", {"answer": "you"}),
        ("siam/leave/which", {"point": {"cells": ["c2"], "legal": "@-x"}}),
        ("siam/leave/which", {"point": {"cells": ["z9"]}}),
        ("siam/defend/aside", {"goal": {"safe": "@"}}),
        ("comet/trick/both", {"solution": ["step 1 c0 D", "step 2 d1 M"]}),
    ],
)
def test_wrong_lessons_are_found(name: str, change: dict[str, Any]) -> None:
    """A lesson that teaches something wrong does not get past these checks."""
    step = next(step for step in steps_of(name.partition("/")[0]) if step.name == name)
    assert problems_of(step) == []
    assert problems_of(replace(step, data={**step.data, **change})) != []


@pytest.mark.parametrize("game", GAMES)
def test_lessons_name_rules_that_exist(game: str) -> None:
    """There are enough lessons, each of three steps or more; their rules and the cells of their arrows exist."""
    assert len(read(game)) >= ENOUGH.get(game, 1)
    known: set[str] = set()
    for step in steps_of(game):
        known = known or {rule.id for rule in step.game.rulebook.rules("en")}
        assert step.data["rules"], step.name
        assert set(step.data["rules"]) <= known, step.name
        position = step.begin(step.starts[0])
        cells = {cell.id for cell in step.game.scene(step.game.view(position, step.seat)).cells}
        drawn = {cell for arrow in step.data.get("arrows", []) for cell in arrow.split(">")}
        assert drawn <= cells, step.name
    assert all(len(lesson["steps"]) >= 3 for lesson in read(game).values())
