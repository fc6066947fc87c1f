"""Garbage in, errors out: no call that Python can make upsets compiled code.

Every callable of every compiled class, and every function of the compiled modules, is called with whatever comes. A
crash ends the whole run; `tests/sanitize.sh` also notices what does not crash by luck alone.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from menagerie.analysis.measurement.perft import divide, perft, playout
from menagerie.core.position import Evaluation, MoveLists, Position, as_evaluation, as_position, rebuild
from menagerie.errors import MenagerieError
from menagerie.games.siam.evaluation.evaluate import SiamEvaluation, explain
from menagerie.games.siam.rules.position import Siam
from menagerie.search.alphabeta import AlphaBeta
from menagerie.search.greedy import rate_moves
from menagerie.search.table import Table
from tests.core.positions import SIAM, TEMPLATE, walked

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.skipif(not menagerie.compiled, reason="plain Python has no C to upset")

HUGE = [2**31 - 1, 2**31, -(2**31), 2**32, 2**63 - 1, 2**63, 2**64, 2**100, 10**5000]
ODD = [None, "", "x", "siam", 1.5, float("nan"), float("inf"), True, [], (), (0, 0), {}, b"", object(), int, print]
EVALUATIONS = [Evaluation(), SIAM.evaluation(), TEMPLATE.evaluation()]
OURS = [SIAM, TEMPLATE, SIAM.edition(), *EVALUATIONS, Table(2), MoveLists(1, 1)]
ROUND_TRIPS = {"__reduce_ex__", "__sizeof__", "__format__"}
"""Python's own methods check their arguments themselves."""
LEFT_ALONE = {"__class__", "__new__", "__init__", "__setattr__", "__delattr__", "__init_subclass__", "__subclasshook__"}
ANSWERS = (MenagerieError, TypeError, AttributeError, NotImplementedError)


def garbage(random: Random) -> Any:  # noqa: ANN401 - anything
    """Return a small number now and then, and something odd otherwise."""
    kinds = [[*range(-1, 4), 24, 25, 31, 127], HUGE, ODD, OURS, [SIAM.new(), TEMPLATE.new()]]
    return random.choice(random.choice(kinds))


def tamed(name: str, arguments: list[Any]) -> list[Any]:
    """Leave out what is no garbage but would take for ever."""
    if name in {"think", "plain", "perft", "divide"}:
        deep = [place for place, thing in enumerate(arguments) if type(thing) is int and 3 < thing <= 200]
        return [2 if place in deep else thing for place, thing in enumerate(arguments)] or [2]
    return [5 if type(thing) is int and 20 < thing <= 32 else thing for thing in arguments]


def call(random: Random, name: str, function: Callable[..., object], given: tuple[Any, ...] = ()) -> bool:
    """Call a function with garbage; say whether it refused."""
    arguments = tamed(name, [*given, *(garbage(random) for _ in range(random.randrange(5)))])
    try:
        function(*arguments)
    except ANSWERS:
        return True
    return False


def callables(thing: object) -> dict[str, Callable[..., object]]:
    """Return all methods of an object that can be looked up at all."""
    found = {}
    private = {name for name in dir(thing) if name.startswith("_") and not name.startswith("__")}
    for name in sorted(set(dir(thing)) - LEFT_ALONE - ROUND_TRIPS - private):
        try:
            method = getattr(thing, name)
        except (TypeError, AttributeError):
            continue
        if callable(method):
            found[name] = method
    return found


def whole(random: Random) -> list[object]:
    """Return objects as they are meant to be."""
    position, other = walked(SIAM, random, random.randrange(6)), walked(TEMPLATE, random, random.randrange(6))
    search = AlphaBeta(position if position.to_act else SIAM.new(), SIAM.evaluation(), Table(4))
    return [position, other, search, Table(3), MoveLists(2, 2), *EVALUATIONS]


def half_made() -> list[object]:
    """Return objects whose constructors never ran."""
    kinds: list[Any] = [*{type(thing) for thing in whole(Random(0))}, Position]
    return [kind.__new__(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)]


@pytest.mark.parametrize("seed", range(4))
def test_methods_answer_garbage_with_errors(seed: int) -> None:
    """Whatever a method is given, it returns or raises one of our errors or Python's own for wrong types."""
    random = Random(seed)
    refused = 0
    for _ in range(30):
        for thing in [*whole(random), *half_made()]:
            methods = callables(thing)
            for name in random.sample(sorted(methods), min(4, len(methods))):
                refused += call(random, name, methods[name])
    assert refused


@pytest.mark.parametrize(
    "function",
    [
        *(perft, divide, playout, rate_moves, explain, as_position, as_evaluation, rebuild),
        *(AlphaBeta, Table, MoveLists, Siam, type(TEMPLATE.new()), Position, SiamEvaluation),
    ],
    ids=lambda function: function.__name__,
)
def test_functions_answer_garbage_with_errors(function: Callable[..., object]) -> None:
    """Whatever a function or a class is called with, it refuses garbage in its own words."""
    random = Random(function.__name__)
    refused = [
        call(random, function.__name__, function, random.choice([(), (SIAM.new(),), (TEMPLATE.new(),)]))
        for _ in range(120)
    ]
    assert any(refused)


def test_a_refusal_changes_nothing() -> None:
    """A position that has refused something is what it was, and plays on."""
    random = Random(9)
    text = str(walked(SIAM, random, 4, "classic2005"))
    for name in callables(SIAM.parse_position(text)):
        position = SIAM.parse_position(text)
        for _ in range(20):
            if call(random, name, getattr(position, name)):
                assert str(position) == text, name
            elif str(position) != text:
                position = SIAM.parse_position(text)
        position.play(position.legal_moves()[0])
        position.undo()
        assert str(position) == text
