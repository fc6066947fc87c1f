"""The page that tells how strong the levels are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from menagerie.analysis.calibration.levels_page import effort, manner, names_table, page, section
from menagerie.bots import Level, levels
from menagerie.bots.strength import measurements
from menagerie.core.rulebook import LANGUAGES

PAGE = Path(__file__).parents[3] / "docs/reference/levels.md"


def measured(**facts: Any) -> dict[str, Any]:  # noqa: ANN401 - as TOML has it
    """A calibration in which each level is 150 points above the one before it."""
    rows = {
        level.name: {"elo": 800 + 150 * place, "error": 20 * place, "gap": 150, "gap_error": 30}
        for place, level in enumerate(levels("siam"))
    }
    return {"day": "2026-01-02", "games": 1400, "seconds": 1.0, "levels": rows, **facts}


def test_a_section_has_a_row_for_every_level() -> None:
    """Each row has the strength with its error, what it has on the one before, and a longer bar than that one."""
    rows = section("siam", measured()).splitlines()[4:12]
    assert [row.split(" | ")[0] for row in rows] == [f"| {level.title()}" for level in levels("siam")]
    assert "| 800 |  |" in rows[0]
    assert "| 1850 ± 140 | +150 ± 30 |" in rows[7]
    bars = [row.count("█") for row in rows]
    assert bars == sorted(set(bars))


@pytest.mark.parametrize(
    ("game", "facts", "text"),
    [
        ("siam", {}, "1 s"),
        ("siam", {"nodes": 300_000}, "300,000 positions searched"),
        ("comet", {"nodes": 2000}, "2,000 imagined games"),
    ],
)
def test_what_the_strongest_level_could_spend_is_given(game: str, facts: dict[str, int], text: str) -> None:
    """Seconds on its clock, or a number of what a search of the game counts."""
    assert effort(game, measured(**facts)) == text


@pytest.mark.parametrize(
    ("game", "level", "text"),
    [
        (
            "siam",
            Level("x", hurry=1, overlooks=0.5, blind=0.25),
            "a glance; overlooks 50% of quiet moves, 25% of replies",
        ),
        ("comet", Level("x", hurry=1, overlooks=0.5, blind=0.25), "a glance; overlooks 50% of quiet moves"),
        ("siam", Level("x", hurry=0.1, nodes=5000), "5,000 positions searched; a glance instead at 10% of its moves"),
        ("comet", Level("x", iterations=400), "400 imagined games"),
        ("jungla", Level("x"), "searches as long as its clock allows"),
    ],
)
def test_how_a_level_thinks_is_given_in_a_few_words(game: str, level: Level, text: str) -> None:
    """What limits it, and how often it only glances."""
    assert manner(game, level) == text


def test_the_page_has_all_games_and_all_names() -> None:
    """Games are in order, and every level is called something in every language."""
    text = page({"siam": measured(), "comet": measured()})
    assert 0 < text.index("### Comet") < text.index("### Siam")
    rows = names_table().splitlines()[2:]
    assert len(rows) == 8
    assert all(row.count(" | ") == 1 + len(LANGUAGES) for row in rows)


def test_the_published_page_tells_the_published_measurements() -> None:
    """docs/reference/levels.md is what strength.toml and levels.toml give; `menagerie calibrate --save` writes both."""
    assert PAGE.read_text(encoding="utf-8") == page(measurements())
