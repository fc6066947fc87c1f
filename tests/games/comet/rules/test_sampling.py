"""Tests for `menagerie.games.comet.rules.sampling`: hidden cards are drawn anew in place, each copy equally likely."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from menagerie.errors import InvalidOption, NothingToUndo
from menagerie.games.comet.rules.setup import as_comet
from tests.games.comet.oracle.edition import CARDS
from tests.games.comet.oracle.lay import laid_text
from tests.games.comet.strategies import COMET, after, positions, wandered

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.core.position import Position

Filling = tuple[tuple[str, ...], ...]
DRAWS = 6000


def few_unseen(unseen: Sequence[str], mixed: Sequence[str], *hands: Sequence[str], **keys: Any) -> Position:  # noqa: ANN401
    """Return a position of the comet phase in which all other silver cards lie on the discard pile."""
    gone = Counter([*unseen, *mixed, *(card for hand in hands for card in hand)])
    deck = Counter({name: card.copies for name, card in CARDS.items() if card.colour == "silver"})
    discards = {"silver": sorted((deck - gone).elements()), "gold": []}
    players = [{"hand": list(hand)} for hand in hands]
    here = {"phase": "comet", "comet": 0, "pile": 0, "discards": discards, "mixed": sorted(mixed)} | keys
    return COMET.parse_position(laid_text(*players, **here))


def filling_of(position: Position) -> Filling:
    """Return what is hidden in a position: what is left of a reshuffle, and the hand of seat 2."""
    table = json.loads(str(position))
    return tuple(table["mixed"]), tuple(table["players"][1]["hand"])


def fillings(
    hidden: Sequence[str], shuffled: Sequence[str], mixed: int, hand: int
) -> Iterator[tuple[Filling, Fraction]]:
    """Go through all ways to fill a view copy by copy, reshuffled cards first, with their chances."""
    likely = [
        index for index, card in enumerate(hidden) if list(hidden[: index + 1]).count(card) <= shuffled.count(card)
    ]
    firsts = list(combinations(likely, mixed))
    for first in firsts:
        rest = [index for index in range(len(hidden)) if index not in first]
        seconds = list(combinations(rest, hand))
        for second in seconds:
            cards = tuple(tuple(sorted(hidden[index] for index in part)) for part in (first, second))
            yield cards, Fraction(1, len(firsts) * len(seconds))


def expected(hidden: Sequence[str], shuffled: Sequence[str], mixed: int, hand: int) -> dict[Filling, float]:
    """Return the chance of each filling."""
    chances: dict[Filling, Fraction] = {}
    for filling, chance in fillings(hidden, shuffled, mixed, hand):
        chances[filling] = chances.get(filling, Fraction(0)) + chance
    assert sum(chances.values()) == 1
    return {filling: float(chance) for filling, chance in chances.items()}


def surprise(found: Counter[Filling], chances: dict[Filling, float]) -> float:
    """Return chi-square for each degree of freedom: about 1 if the chances are right."""
    number = found.total()
    assert set(found) <= set(chances)
    squares = ((found[filling] - chance * number) ** 2 / (chance * number) for filling, chance in chances.items())
    return sum(squares) / (len(chances) - 1)


CASES: dict[str, tuple[Position, dict[Filling, float]]] = {
    "a hand": (
        few_unseen(["huia", "huia", "saiga", "tarpan"], [], ["kakapo"], ["dodo", "quagga"]),
        expected(["huia", "huia", "saiga", "tarpan", "dodo", "quagga"], [], 0, 2),
    ),
    "a reshuffled pile": (
        few_unseen([], ["huia", "huia", "saiga"], ["kakapo"], ["dodo"], shuffled=["huia", "huia", "saiga"]),
        expected(["huia", "huia", "saiga", "dodo"], ["huia", "huia", "saiga"], 3, 1),
    ),
    "a reshuffled pile and a hand": (
        few_unseen(
            ["tarpan"], ["huia", "saiga"], ["kakapo"], ["dodo", "huia"], shuffled=["dodo", "huia", "huia", "saiga"]
        ),
        expected(["tarpan", "huia", "huia", "saiga", "dodo"], ["dodo", "huia", "huia", "saiga"], 2, 2),
    ),
    "one copy of two was reshuffled": (
        few_unseen(["huia", "tarpan"], ["huia"], ["kakapo"], ["dodo"], shuffled=["dodo", "huia"]),
        expected(["huia", "huia", "tarpan", "dodo"], ["dodo", "huia"], 1, 1),
    ),
}


@pytest.mark.parametrize(("position", "chances"), CASES.values(), ids=CASES)
def test_each_copy_is_equally_likely(position: Position, chances: dict[Filling, float]) -> None:
    """Cards drawn anew come as often as counting all fillings copy by copy says."""
    comet = as_comet(position.copy())
    found: Counter[Filling] = Counter()
    for seed in range(DRAWS // 2):
        comet.resample(1, seed)
        found[filling_of(comet)] += 1
    assert len(chances) == 1 or surprise(found, chances) < 2
    assert set(found) == set(chances)


@pytest.mark.parametrize(("position", "chances"), CASES.values(), ids=CASES)
def test_fillings_of_a_view_have_the_same_chances(position: Position, chances: dict[Filling, float]) -> None:
    """What a view is filled with comes as often as counting says."""
    view, random = COMET.view(position, 1), Random(1)
    found = Counter(filling_of(COMET.sample(view, random)) for _ in range(DRAWS // 10))
    assert len(chances) == 1 or surprise(found, chances) < 2.5


def test_the_whole_deck_is_drawn_from() -> None:
    """At the first turn every silver card that the viewer does not hold is in other hands as often as it has copies."""
    position = as_comet(COMET.parse_position(laid_text({"hand": ["dodo", "huia"]}, {"hand": ["dodo", "quagga"]})))
    silver = {name: card.copies for name, card in CARDS.items() if card.colour == "silver"}
    left = Counter(silver) - Counter(["dodo", "huia"])
    found: Counter[str] = Counter()
    for seed in range(2500):
        position.resample(1, seed)
        found.update(json.loads(str(position))["players"][1]["hand"])
    share = {card: 5000 * copies / left.total() for card, copies in left.items()}
    assert set(found) == set(left)
    assert sum((found[card] - much) ** 2 / much for card, much in share.items()) / (len(share) - 1) < 1.6


def test_same_seed_same_cards() -> None:
    """A seed stands for one drawing; other seeds give others."""
    position = COMET.parse_position(laid_text({}, {"hand": ["dodo", "huia", "quagga", "saiga", "tarpan"]}))
    drawn = []
    for seed in (5, 5, 6):
        twin = as_comet(position.copy())
        twin.resample(1, seed)
        drawn.append(str(twin))
    assert drawn[0] == drawn[1] != drawn[2]


def test_drawing_anew_forgets_the_moves_played() -> None:
    """What was played before with other cards cannot be taken back, and the position it was copied from stays."""
    position = after(COMET.parse_position(laid_text({"hand": ["dodo", "huia"]}, {"hand": ["quagga"]})), "hatch")
    twin = as_comet(position.copy())
    twin.resample(1, 3)
    assert twin.moves_played == ()
    with pytest.raises(NothingToUndo):
        twin.undo()
    assert position.moves_played != ()
    assert str(position) != str(twin)
    twin.play(twin.legal_moves()[0])
    twin.undo()


@pytest.mark.parametrize(("seat", "seed"), [(-1, 0), (3, 0), (True, 0), (1, -1), (1, 1 << 63), (1, 0.5), (None, 0)])
def test_other_seats_and_seeds_are_refused(seat: Any, seed: Any) -> None:  # noqa: ANN401 - anything may be given
    """Only seats of the table, spectators, and whole numbers of 63 bits are taken."""
    position = as_comet(COMET.parse_position(laid_text()))
    with pytest.raises(InvalidOption, match=r"a seat is a whole number|a seed is a whole number"):
        position.resample(seat, seed)


@given(positions)
@settings(max_examples=100, deadline=None)
def test_positions_drawn_anew_are_positions(position: Position) -> None:
    """With other hidden cards a position is one still: nothing is left that would happen by itself, no card is lost."""
    twin = as_comet(position.copy())
    for seat in range(twin.seats + 1):
        twin.resample(seat, seat)
        assert not twin.settles()
        assert str(COMET.parse_position(str(twin))) == str(twin)
        assert twin.key() == COMET.parse_position(str(twin)).key()


def test_play_goes_on_after_drawing_anew() -> None:
    """A game in which the hidden cards change all the time still comes to its end."""
    random = Random(4)
    position = as_comet(wandered(random, 1))
    for ply in range(3000):
        moves = position.legal_moves()
        if not moves:
            break
        position.play(random.choice(moves))
        position.resample(random.randrange(position.seats + 1), ply)
    assert position.outcome() is not None
