"""Every promise of the contract, for every game and edition; run a second time with MENAGERIE_INTERPRETED=1."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import pytest

import menagerie
from menagerie.core import registry
from menagerie.testing import ALL_CHECKS, GAME_CHECKS, Trial, trials

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PLIES = 30
LOOKED_AT = 16 if menagerie.compiled else 12
"""How many plies are followed where every promise is tried on every position: most of the time goes there."""


def trials_of(name: str) -> list[Trial]:
    """Return the trials of a game, with what the game's own tests declare in conformance.py."""
    module = f"tests.games.{name}.conformance"
    own = import_module(module) if find_spec(module) else None
    return trials(
        registry.load(name),
        seeds=(0,),
        plies=PLIES,
        positions=getattr(own, "POSITIONS", ()),
        symmetries=getattr(own, "SYMMETRIES", ()),
    )


GAMES = (*registry.names(), "_template")
TRIALS = {name: trials_of(name) for name in GAMES}


def by_edition() -> list[object]:
    """Return the trials of each edition and number of seats together."""
    together: dict[str, list[Trial]] = defaultdict(list)
    for trial in (trial for name in GAMES for trial in TRIALS[name]):
        together[f"{trial.game.name}-{trial.edition}-{trial.seats}"].append(replace(trial, plies=LOOKED_AT))
    return [pytest.param(chosen, id=name) for name, chosen in together.items()]


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("chosen", by_edition())
def test_edition_keeps_promise(check: Callable[[Trial], None], chosen: Sequence[Trial]) -> None:
    """The game keeps this promise in this edition."""
    for trial in chosen:
        check(trial)


@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_game_keeps_promise(check: Callable[[Sequence[Trial]], None], name: str) -> None:
    """The game as a whole keeps this promise."""
    check(TRIALS[name])
