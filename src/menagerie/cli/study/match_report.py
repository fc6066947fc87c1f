"""The result of a match on a terminal."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from rich.table import Table as Rows

from menagerie.analysis.matches.sprt import BOUND
from menagerie.analysis.measurement.depth import in_units

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import Console

    from menagerie.analysis.matches.elo import Estimate
    from menagerie.analysis.matches.standing import Standing, Tally
    from menagerie.cli.terminal.words import Words


class Report:
    """The report of a match in one language."""

    def __init__(self, spoken: Words) -> None:
        """Use the words of a language."""
        self.spoken = spoken

    def brief(self, standing: Standing) -> str:
        """The score so far on one line, for a progress bar."""
        parts = [" : ".join(f"{tally.points:g}" for tally in standing.tallies)]
        found = standing.between()
        if found is not None and len(standing.names) == 2:
            parts.append(f"Elo {self.in_elo(found)}")
        if standing.sprt is not None:
            parts.append(f"LLR {standing.llr:+.2f}")
        faults = sum(tally.faults for tally in standing.tallies)
        if faults:
            parts.append(self.spoken.say("match_faults", count=faults))
        return ", ".join(parts)

    def show(self, console: Console, summary: Mapping[str, object], standing: Standing) -> None:
        """Print the final report."""
        for line in self.heading(summary, standing):
            console.print(line, markup=False, soft_wrap=True)
        console.print(self.table(standing))
        for line in (*self.comparisons(standing), *self.test(standing), *self.notes(standing)):
            console.print(line, markup=False, soft_wrap=True)

    def heading(self, summary: Mapping[str, object], standing: Standing) -> Iterator[str]:
        """The games played, and whether the match was stopped."""
        what = f"{summary['game']} ({summary['edition']})"
        yield self.spoken.say("match_played", what=what, games=standing.games, plies=standing.plies)
        if standing.interrupted:
            yield self.spoken.say("match_interrupted")

    def table(self, standing: Standing) -> Rows:
        """One row for each player."""
        faulty = any(tally.faults for tally in standing.tallies)
        table = [self.cells(tally, faulty=faulty) for tally in standing.tallies]
        rows = Rows(box=None, pad_edge=False)
        for place, heading in enumerate(table[0]):
            rows.add_column(heading, justify="right" if place else "left", overflow="fold")
        for row in table:
            rows.add_row(*row.values())
        return rows

    def cells(self, tally: Tally, *, faulty: bool) -> dict[str, str]:
        """One player's row, by heading; faults are shown if there are any."""
        spoken, effort, moves = self.spoken, tally.effort, max(tally.effort.moves, 1)
        points = f"{tally.points:g}" if tally.points == round(tally.points, 1) else f"{tally.points:.2f}"
        faults = {
            spoken.say("match_crashed"): str(tally.crashes),
            spoken.say("match_illegal"): str(tally.illegal_moves),
            spoken.say("match_late"): str(tally.time_losses),
        }
        return {
            spoken.say("match_player"): tally.name,
            spoken.say("match_points"): points,
            spoken.say("match_won"): str(tally.wins),
            spoken.say("match_drawn"): str(tally.draws),
            spoken.say("match_lost"): str(tally.losses),
            **(faults if faulty else {}),
            spoken.say("match_pace"): f"{effort.seconds / moves:.3f}",
            spoken.say("match_depth"): f"{effort.depth / moves:.1f}" if effort.depth else "-",
            spoken.say("match_speed"): in_units(effort.speed) if effort.nodes else "-",
        }

    def comparisons(self, standing: Standing) -> Iterator[str]:
        """Strength: Elo of each pair of players, and shares with more than two players."""
        spoken, names = self.spoken, standing.names
        for first in range(len(names)):
            for second in range(first + 1, len(names)):
                found = standing.between(first, second)
                if found is None:
                    continue
                elo, los = self.in_elo(found), f"{100 * found.los:.1f}"
                if len(names) == 2:
                    yield spoken.say("match_elo", elo=elo, los=los)
                else:
                    yield spoken.say("match_elo_over", first=names[first], second=names[second], elo=elo, los=los)
        if len(names) == 2:
            return
        for number, name in enumerate(names):
            share = standing.share(number)
            if share is not None:
                score, low, high = (f"{100 * part:.1f}" for part in (share.score, share.low, share.high))
                yield spoken.say("match_share", name=name, score=score, low=low, high=high)

    def test(self, standing: Standing) -> Iterator[str]:
        """The state of the test, if there is one."""
        test, spoken = standing.sprt, self.spoken
        if test is None:
            return
        elo0, elo1 = f"{test.elo0:+g}", f"{test.elo1:+g}"
        accepted = {"elo0": elo0, "elo1": elo1}.get(standing.verdict or "")
        verdict = spoken.say("match_accepted", elo=accepted) if accepted else spoken.say("match_undecided")
        low, high = f"{-BOUND:+.2f}", f"{BOUND:+.2f}"
        llr = f"{standing.llr:+.2f}"
        yield spoken.say("match_test", elo0=elo0, elo1=elo1, llr=llr, low=low, high=high, verdict=verdict)

    def notes(self, standing: Standing) -> Iterator[str]:
        """Notes: failed searches, and how games ended."""
        for tally in standing.tallies:
            if tally.effort.troubles:
                count, moves = tally.effort.troubles, tally.effort.moves
                yield self.spoken.say("match_troubles", name=tally.name, count=count, moves=moves)
        ends = ", ".join(f"{word} {count}" for word, count in standing.endings.most_common())
        yield self.spoken.say("match_ends", ends=ends)

    def in_elo(self, found: Estimate) -> str:
        """An estimate in Elo with its 95 % bounds."""
        low, high = f"{found.elo_low:+.0f}", f"{found.elo_high:+.0f}"
        if found.elo == inf:
            return self.spoken.say("match_at_least", elo=low)
        if found.elo == -inf:
            return self.spoken.say("match_at_most", elo=high)
        return self.spoken.say("match_between", elo=f"{found.elo:+.0f}", low=low, high=high)
