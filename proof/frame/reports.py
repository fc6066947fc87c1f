"""Reports: the results of a campaign as a table, on the terminal and in docs/explanation/proof.md."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "explanation" / "proof.md"

Row = tuple[str, ...]


@dataclass
class Report:
    """What one run of a campaign found."""

    name: str
    """The name of its place on the page."""
    columns: Row
    rows: list[Row] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    """What must not be; empty where every promise was kept."""
    command: str = ""
    seconds: float = 0.0

    def add(self, *cells: object) -> None:
        """Add a row."""
        self.rows.append(tuple(f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in cells))

    def shown(self) -> Table:
        """Return the table for a terminal."""
        table = Table(title=self.command)
        for number, column in enumerate(self.columns):
            table.add_column(column, justify="right" if number else "left")
        for row in self.rows:
            table.add_row(*row)
        return table

    def written(self) -> str:
        """Return the table for the page, with the command above it."""
        lines = ["```sh", self.command, "```", ""]
        lines += ["| " + " | ".join(self.columns) + " |", "|---" + "|---:" * (len(self.columns) - 1) + "|"]
        lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in self.rows]
        day, minutes = time.strftime("%Y-%m-%d", time.gmtime()), self.seconds / 60
        load = os.getloadavg()[1]
        lines += ["", f"Run on {day} in {minutes:.1f} minutes, {os.cpu_count()} cores, load {load:.0f}."]
        return "\n".join(lines)


def write(report: Report, page: Path = PAGE) -> None:
    """Replace the results of a campaign on the page."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {report.name}: begin -->", f"<!-- {report.name}: end -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise LookupError(f"{page.name} has no place for {report.name}")
    page.write_text(f"{before}{begin}\n\n{report.written()}\n\n{end}{after}", encoding="utf-8")
