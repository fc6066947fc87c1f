"""Numbers as block characters: bars on both sides of a middle line, and a curve in one line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

EIGHTHS = " ▏▎▍▌▋▊▉█"
STEPS = "▁▂▃▄▅▆▇█"
HALF = 12
"""Columns on either side of the middle."""
GAIN, LOSS = "green", "red"


def bars(values: Mapping[str, float]) -> list[Text]:
    """Render a bar for each value that is not zero, the largest first: gains to the right, losses to the left."""
    shown = sorted(((name, value) for name, value in values.items() if round(value, 2)), key=lambda each: -abs(each[1]))
    if not shown:
        return []
    most = abs(shown[0][1])
    width = max(len(name) for name, _ in shown)
    return [bar(name.ljust(width), value, most) for name, value in shown]


def bar(name: str, value: float, most: float) -> Text:
    """Render one bar of a length in proportion to the largest value."""
    eighths = max(1, round(8 * HALF * abs(value) / most))
    full, rest = divmod(eighths, 8)
    if value > 0:
        blocks = " " * HALF + "│" + ("█" * full + EIGHTHS[rest]).rstrip().ljust(HALF)
    else:
        blocks = ("█" * max(1, round(eighths / 8))).rjust(HALF) + "│" + " " * HALF
    line = Text(f"{name}  ")
    line.append(blocks, style=GAIN if value > 0 else LOSS)
    return line.append(f" {value:+.2f}")


def curve(shares: Sequence[float], width: int) -> str:
    """Render shares from 0 to 1 as a row of blocks, several to a column where there is no room for one each."""
    if not shares:
        return ""
    columns = min(width, len(shares))
    groups = [
        shares[
            len(shares) * column // columns : max(
                1 + len(shares) * column // columns, len(shares) * (column + 1) // columns
            )
        ]
        for column in range(columns)
    ]
    means = [sum(group) / len(group) for group in groups]
    return "".join(STEPS[min(len(STEPS) - 1, int(mean * len(STEPS)))] for mean in means)
