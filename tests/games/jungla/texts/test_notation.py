"""Tests for `menagerie.games.jungla.texts`: positions and actions as texts."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from menagerie.core.position import Position
from menagerie.errors import InvalidPosition
from tests.games.jungla.asked import JUNGLA, after, legal

if TYPE_CHECKING:
    from menagerie.games.jungla.rules.position import Jungla

SAMPLE = json.loads((Path(__file__).parents[1] / "data/sample.json").read_text(encoding="ascii"))
ARRAY = (
    "jungla1 recon-1 - 0 0-0 - B act normal 2 - normal | Ld2N Wn2N Cm2N Rc2N El2N Gc1N Ab2N Za2N Ko2N Om1N Sd1N Vb1N "
    "De2N Hk2N Ne1N | tl12S wb12S cc12S rm12S ed12S gm13S fn12S zo12S ka12S oc13S sl13S vn13S dk12S he12S nk13S | - | -"
)
EMPTY = "jungla1 recon-1 - 0 0-0 - R place - 3 - - | - | - | - | -"


def read(text: str) -> Jungla:
    """Return the position with a text."""
    return JUNGLA.parse_position(text)  # type: ignore[return-value]


# Positions


def test_D2_1_the_two_starts_to_the_byte() -> None:
    """The ready-made array and the empty board have the texts that the notation prints."""
    assert str(JUNGLA.new()) == ARRAY
    assert str(JUNGLA.new(preparation="free")) == EMPTY


def test_D2_1_options_are_written_in_order_when_they_differ() -> None:
    """Only what differs from the edition is written: players, target, turns."""
    assert str(JUNGLA.new(seats=4, turns=0, target=3)).split()[2] == "players=4,target=3,turns=0"
    assert str(JUNGLA.new(seats=2, turns=300, target=5)).split()[2] == "-"
    assert str(JUNGLA.new(turns=30)).split()[2] == "turns=30"


def test_D2_5_a_game_to_the_byte() -> None:
    """The sample game has the positions and the lists of actions that its digest stands for."""
    played, digest = read(SAMPLE["start"]), sha256()
    for action in [*SAMPLE["actions"], ""]:
        digest.update(f"{played}\n{' '.join(legal(str(played)))}\n".encode("ascii"))
        if action:
            played.play(JUNGLA.parse_move(played, action))
    assert (str(played), digest.hexdigest()) == (SAMPLE["final"], SAMPLE["digest"])


EXAMPLES = {
    "armour": """
        jungla1 recon-1 - 20 0-1 B R act normal 2 - normal | Ld6E Wf4N | t+f6S hc13S | - | -
        Wf4*f6=E
        jungla1 recon-1 - 20 0-1 B R act normal 1 W normal | Ld6E Wf4E | tf6S hc13S | - | -
        Ld6xf6=E
        jungla1 recon-1 - 21 0-1 B B act normal 2 - normal | Lf6E Wf4E | hc13S | - | t
    """,
    "turtle": """
        jungla1 recon-1 - 20 0-0 - R act normal 2 - normal | Wf4N Hm1N | of6S hc13S | - | -
        Wf4xf6=N
        jungla1 recon-1 - 20 0-0 - R home:B normal 1 W normal | Wf6N Hm1N | hc13S | - | -
        o>b12=S
        jungla1 recon-1 - 20 0-0 - R act normal 1 W normal | Wf6N Hm1N | ob12S hc13S | - | -
    """,
    "web": """
        jungla1 recon-1 - 20 0-0 - R act normal 2 - normal | We5N Hm1N | ce7S se8S | - | -
        We5xe7
        jungla1 recon-1 - 20 0-0 - R act normal 1 - normal | Hm1N | se8S | W | c
    """,
    "hunt": """
        jungla1 recon-1 - 20 3-0 R R act normal 2 - normal | Lh12N Oh11N | wa9S hc13S | - | -
        Lh12-h13@c2=E
        jungla1 recon-1 - 20 4-0 R R act normal 1 L normal | L+c2E Oh11N | wa9S hc13S | - | -
    """,
    "won": """
        jungla1 recon-1 target=3 20 2-1 R R act normal 1 W normal | Wb2N Ch12N | wa9S hc13S | - | -
        Ch12-h13@a2=N
        jungla1 recon-1 target=3 20 3-1 R - over:R - 0 - - | Wb2N Ca2N | wa9S hc13S | - | -
    """,
    "liberation": """
        jungla1 recon-1 - 20 0-0 - B act normal 2 - normal | Wb2N Hm1N | to6S ka9S hc13S | - | ef
        to6-o4!
        jungla1 recon-1 - 20 0-0 - B free:t:0 - 0 - bonus | Wb2N Hm1N | ka9S hc13S | - | tef
        f>d12=S
        jungla1 recon-1 - 20 0-0 - B free:t:1 - 0 - bonus | Wb2N Hm1N | fd12S ka9S hc13S | - | te
        .
        jungla1 recon-1 - 21 0-0 - R act bonus 3 - normal | Wb2N Hm1N | fd12S ka9S hc13S | - | te
        Wb2-b3=N
        jungla1 recon-1 - 21 0-0 - R act bonus:W 2 W normal | Wb3N Hm1N | fd12S ka9S hc13S | - | te
        Wb3-b4=N
        jungla1 recon-1 - 22 0-0 - B act normal 2 - normal | Wb4N Hm1N | fd12S ka9S hc13S | - | te
    """,
    "destroyer": """
        jungla1 recon-1 - 20 0-0 - R act normal 2 - normal | Rj4N Hm1N | wj5S cj6S hc13S | - | -
        Rj4xj5xj6-j7=N
        jungla1 recon-1 - 20 0-0 - R act normal 1 R normal | Rj7N Hm1N | hc13S | - | wc
    """,
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_D2_6_examples_to_the_byte(name: str) -> None:
    """Each example leads through the positions printed with it, and each of its texts is read and written again."""
    start, *lines = [line.strip() for line in EXAMPLES[name].strip().splitlines()]
    assert str(read(start)) == start
    for action, expected in zip(lines[::2], lines[1::2], strict=True):
        assert action in legal(start)
        assert after(start, action) == expected == str(read(expected))
        start = expected


def test_a_position_of_another_game_is_refused() -> None:
    """Jungla writes only its own positions."""
    other = Position(JUNGLA.edition(), 1)
    for ask in (JUNGLA.format_position, lambda given: JUNGLA.format_move(given, 5), JUNGLA.every_move):
        with pytest.raises(InvalidPosition, match="expected a position of jungla, got Position"):
            ask(other)
