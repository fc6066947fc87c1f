"""Write the table of who may do what into docs/explanation/security.md, from the matrix that the tests check.

``make format`` runs it; a test fails where the table is out of date.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MATRIX = ROOT / "tests" / "server" / "authorisation" / "matrix.toml"
PAGE = ROOT / "docs" / "explanation" / "security.md"
BEGIN, END = "<!-- authorisation: begin -->", "<!-- authorisation: end -->"


def table(first: str, rows: dict[str, str], matrix: dict[str, Any]) -> str:
    """Return rows of the matrix as Markdown, with a column for each role."""
    roles = list(matrix["roles"])
    lines = [f"| {first} | {' | '.join(roles)} |", "|---" + "|:---:" * len(roles) + "|"]
    for row, group in rows.items():
        may = matrix["groups"][group]
        lines.append(f"| `{row}` | {' | '.join('yes' if role in may else '–' for role in roles)} |")
    return "\n".join(lines)


def written() -> str:
    """Return the roles and both tables."""
    matrix = tomllib.loads(MATRIX.read_text(encoding="utf-8"))
    roles = "\n".join(
        ["| role | who |", "|---|---|", *(f"| {role} | {who} |" for role, who in matrix["roles"].items())]
    )
    return "\n\n".join([roles, table("path", matrix["http"], matrix), table("message", matrix["socket"], matrix)])


def page_with_table() -> str:
    """Return the page with the tables as they should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n\n{written()}\n\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page_with_table(), encoding="utf-8")
