"""The bounds of weights in tuning: each has a range, and some must not exceed others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.core.weights import Weight


def scale_of(weight: Weight) -> float:
    """Return the scale of a weight's likely error: its own size, or a part of its range."""
    return max(abs(weight.value), (weight.most - weight.least) / 50, 1.0)


def allowed(free: Sequence[Weight], values: Sequence[float], importance: Sequence[float]) -> list[float]:
    """Return the allowed weights nearest to the given ones: each within its bounds, none above the one it is below."""
    named = {weight.name: place for place, weight in enumerate(free)}
    nearest = list(values)
    for chain in chains(free):
        places = [named[name] for name in chain]
        level = falling([values[place] for place in places], [importance[place] for place in places])
        for place, value in zip(places, level, strict=True):
            nearest[place] = max(free[place].least, min(free[place].most, value))
    return nearest


def chains(free: Sequence[Weight]) -> list[list[str]]:
    """Return the names of weights in chains, each weight below the one before it."""
    names = {weight.name for weight in free}
    below = {weight.below: weight.name for weight in free if weight.below}
    found = []
    for weight in free:
        if weight.below not in names:
            chain = [weight.name]
            while chain[-1] in below:
                chain.append(below[chain[-1]])
            found.append(chain)
    return found


def falling(values: Sequence[float], importance: Sequence[float]) -> list[float]:
    """Return the falling sequence nearest to the values: neighbours out of order meet at their common mean."""
    blocks: list[tuple[float, float, int]] = []
    for value, weight in zip(values, importance, strict=True):
        blocks.append((value, weight, 1))
        while len(blocks) > 1 and blocks[-2][0] < blocks[-1][0]:
            (first, first_weight, first_count), (second, second_weight, count) = blocks[-2], blocks[-1]
            total = first_weight + second_weight
            mean = (first * first_weight + second * second_weight) / total
            blocks[-2:] = [(mean, total, first_count + count)]
    return [value for value, _, count in blocks for _ in range(count)]


def rounded(free: Sequence[Weight], values: Sequence[float]) -> dict[str, int]:
    """Return whole weights by name."""
    return {weight.name: round(value) for weight, value in zip(free, values, strict=True)}
