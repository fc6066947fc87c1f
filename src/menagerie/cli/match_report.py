"""How the result of a match looks on a terminal."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from rich.table import Table as Rows

from menagerie.analysis.bench import in_units
from menagerie.analysis.sprt import BOUND

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from menagerie.analysis.elo import Estimate
    from menagerie.analysis.standing import Standing, Tally

FAULTS = {"crashed": "crashes", "illegal": "illegal_moves", "late": "time_losses"}
"""By heading: what is counted. These columns are shown when there is something in them."""


def brief(standing: Standing) -> str:
    """The score so far on one line, for beside a progress bar."""
    points = " : ".join(f"{tally.points:g}" for tally in standing.tallies)
    parts = [points]
    found = standing.between()
    if found is not None and len(standing.names) == 2:
        parts.append(f"Elo {in_elo(found)}")
    if standing.sprt is not None:
        parts.append(f"LLR {standing.llr:+.2f}")
    faults = sum(tally.faults for tally in standing.tallies)
    if faults:
        parts.append(f"faults {faults}")
    return ", ".join(parts)


def report(console: Console, summary: Mapping[str, object], standing: Standing) -> None:
    """Print all that is known at the end of a match."""
    stopped = ", interrupted" if standing.interrupted else ""
    console.print(f"{summary['game']} ({summary['edition']}): {standing.games} games, {standing.plies} plies{stopped}")
    table = [cells(tally, faulty=any(tally.faults for tally in standing.tallies)) for tally in standing.tallies]
    rows = Rows(box=None, pad_edge=False)
    for heading in table[0]:
        rows.add_column(heading, justify="left" if heading == "player" else "right", overflow="fold")
    for row in table:
        rows.add_row(*row.values())
    console.print(rows)
    for line in comparisons(standing):
        console.print(line, markup=False)
    for tally in standing.tallies:
        if tally.effort.troubles:
            moves = f"{tally.effort.troubles} of {tally.effort.moves} moves"
            console.print(f"{tally.name}: {moves} had to be found without the search that was meant", markup=False)
    console.print("ends: " + ", ".join(f"{word} {count}" for word, count in standing.endings.most_common()))


def cells(tally: Tally, *, faulty: bool) -> dict[str, str]:
    """One player's row, by heading."""
    effort, moves = tally.effort, max(tally.effort.moves, 1)
    return {
        "player": tally.name,
        "points": f"{tally.points:g}" if tally.points == round(tally.points, 1) else f"{tally.points:.2f}",
        "won": str(tally.wins),
        "drawn": str(tally.draws),
        "lost": str(tally.losses),
        **({heading: str(getattr(tally, name)) for heading, name in FAULTS.items()} if faulty else {}),
        "s/move": f"{effort.seconds / moves:.3f}",
        "depth": f"{effort.depth / moves:.1f}" if effort.depth else "-",
        "nodes/s": in_units(effort.nodes / effort.seconds) if effort.seconds and effort.nodes else "-",
    }


def comparisons(standing: Standing) -> list[str]:
    """What the games say about strength: Elo of each two players, and the test."""
    count = len(standing.names)
    lines = []
    for first in range(count):
        for second in range(first + 1, count):
            found = standing.between(first, second)
            if found is not None:
                who = (
                    "Elo difference" if count == 2 else f"Elo of {standing.names[first]} over {standing.names[second]}"
                )
                lines.append(f"{who}: {in_elo(found)}, likely to be superior: {100 * found.los:.1f} %")
    if count > 2:
        shares = [standing.share(number) for number in range(count)]
        lines += [
            f"share of {name}: {100 * share.score:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
            for name, share in zip(standing.names, shares, strict=True)
            if share is not None
        ]
    if standing.sprt is not None:
        test = standing.sprt
        chosen = {"elo0": f"{test.elo0:+g} it is", "elo1": f"{test.elo1:+g} it is", None: "undecided"}[standing.verdict]
        bounds = f"{-BOUND:.2f} to {BOUND:.2f}"
        lines.append(f"test of {test.elo0:+g} against {test.elo1:+g} Elo: LLR {standing.llr:+.2f} ({bounds}): {chosen}")
    return lines


def in_elo(found: Estimate) -> str:
    """An estimate in Elo with its 95 % bounds."""
    if found.elo == inf:
        return f"at least {found.elo_low:+.0f}"
    if found.elo == -inf:
        return f"at most {found.elo_high:+.0f}"
    return f"{found.elo:+.0f} (95 %: {found.elo_low:+.0f} to {found.elo_high:+.0f})"
