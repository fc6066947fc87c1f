"""Positions of Jungla with something of everything that can be seen on a board."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from menagerie.core import registry
from tests.games.jungla.diagrams import position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.core.position import Position

JUNGLA = registry.load("jungla")

CROWD = position(
    "L+f6NE Wm5N Cj6N Rc4N El4N Gd6NE Ab10E Za5N Ko6N Og4N Sd3N De4N Hh6NE Nb6NW",
    "tk9SW wj10S cc12S rm11S ed10S fn12S zm9S ko10S oc13S sg10S vn9SE de11S he9SW ng7S",
    prisoners=("V", "g"),
    turns=24,
    score="2-1",
    last="R",
    turn="R act normal 1 C normal",
)
STRUCK_ARMOUR = position("Ld6E Wf4N", "t+f6S hc13S", score="0-1", last="B")
STRUCK_TURTLE = position("Wf4N Hm1N", "of6S hc13S")
GOING_HOME = position("Wf6N Hm1N", "hc13S", turn="R home:B normal 1 W normal")
WEB = position("We5N Hm1N", "ce7S se8S")
DANGER = position("We7N Of9N Hm1N", "se8S hc13S")
TOO_LATE = position("We7N Of9N Hm1N", "se8S hc13S", turn="R act normal 1 H normal")
HUNT = position("Lh12N Oh11N", "wa9S hc13S", score="3-0", last="R")
WON = position("Wb2N Ca2N", "wa9S hc13S", options="target=3", score="3-1", last="R", turn="- over:R - 0 - -")
LIBERATION = position("Wb2N Hm1N", "to6S ka9S hc13S", prisoners=("-", "ef"), turn="B act normal 2 - normal")
FREEING = position("Wb2N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turn="B free:t:1 - 0 - bonus")
TURTLE_FREES = position("Wb2N Hm1N", "ka9S hc13S", prisoners=("-", "te"), turn="B free:o:0 - 0 - bonus")
BONUS = position("Wb2N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turn="R act bonus 3 - normal")
AGAIN = position("Wb3N Hm1N", "fd12S ka9S hc13S", prisoners=("-", "te"), turn="R act bonus:W 2 W normal")
DESTROYER = position("Rj4N Hm1N", "wj5S cj6S hc13S")
GORILLA = position("Gj4N Hm1N", "wj5S cj6S hc13S")
SPRING = position("Wg5S Hm1N", "wg3S hc13S")
PREPARATION = position("-", "-", turns=0, turn="R place - 3 - -")
BATCH = position("Ld2N", "-", turns=0, turn="R place - 2 - -")
FOUR = position("Wb2N Hm1N Sd3N", "fe12S ka9S sd12S", options="players=4,turns=0", turns=0)

EXAMPLES = (
    *(
        CROWD,
        STRUCK_ARMOUR,
        STRUCK_TURTLE,
        GOING_HOME,
        WEB,
        DANGER,
        TOO_LATE,
        HUNT,
        WON,
        LIBERATION,
        FREEING,
        TURTLE_FREES,
    ),
    *(BONUS, AGAIN, DESTROYER, GORILLA, SPRING, PREPARATION, BATCH, FOUR),
)


def read(text: str) -> Position:
    """Return the position with this text."""
    return JUNGLA.parse_position(text)


def walk(seed: int, plies: int, every: int = 1) -> Iterator[Position]:
    """Go through the positions of a random game from the ready-made array, some of them left out."""
    random, reached = Random(seed), JUNGLA.new()
    for ply in range(plies):
        if ply % every == 0:
            yield reached
        if reached.to_act:
            reached.play(random.choice(reached.legal_moves()))
