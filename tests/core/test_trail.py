"""Tests for `menagerie.core.trail`."""

from __future__ import annotations

from random import Random

import pytest

from menagerie.core.trail import Trail


def test_copies_behave_like_lists_of_their_own() -> None:
    """Whatever is added to, removed from and copied of several trails, each is what a list would be."""
    random = Random(2)
    pairs: list[tuple[Trail[int], list[int]]] = [(Trail(), [])]
    for number in range(3000):
        trail, twin = random.choice(pairs)
        deed = random.random()
        if deed < 0.6:
            trail.append(number)
            twin.append(number)
        elif deed < 0.8 and twin:
            assert trail.pop() == twin.pop()
        else:
            pairs.append((trail.copy(), twin[:]))
            del pairs[: len(pairs) > 12]
    for trail, twin in pairs:
        assert trail == twin
        assert trail == Trail(twin)
        assert trail != Trail([*twin, 1])
        assert (len(trail), list(trail), trail[:3], trail[-2:], list(reversed(trail))) == (
            *(len(twin), twin, twin[:3], twin[-2:]),
            twin[::-1],
        )


def test_a_copy_shares_what_it_copies() -> None:
    """A thousand copies of a long trail, each with one more item, hold one list and its last item."""
    trail = Trail(range(1000))
    for number in range(1000):
        trail = trail.copy()
        trail.append(number)
    assert len(trail) == 2000
    assert trail._items is trail.copy()._items


def test_places_beyond_the_end_are_refused() -> None:
    """What a copy has added is not seen."""
    trail = Trail([1, 2])
    longer = trail.copy()
    longer.append(3)
    assert (trail[1], trail[-1], longer[2]) == (2, 2, 3)
    for place in (2, -3):
        with pytest.raises(IndexError):
            trail[place]
    assert repr(trail) == "Trail([1, 2])"
