"""Tests for `menagerie.games.jungla.rules.tables`."""

from __future__ import annotations

import pytest

from menagerie.errors import InvalidEdition
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.rules.tables import tables_of
from tests.games.jungla.asked import JUNGLA
from tests.games.jungla.editing import edition, sets


def test_tables_are_made_once_for_an_edition() -> None:
    """Equal editions share their tables; another edition of the same id has its own."""
    tables = tables_of(JUNGLA.edition())
    assert tables_of(edition()) is tables
    assert tables.components == components_of(JUNGLA.edition())
    assert tables_of(edition(sets("options.facings", 4))) is not tables


def test_tables_hold_the_numbers_of_the_edition() -> None:
    """What the rules look up is what the edition says."""
    tables = tables_of(JUNGLA.edition())
    assert (tables.squares, tables.facing_mask, tables.target, tables.turn_limit) == (195, 0, 5, 300)
    assert (tables.hunt_points, tables.turtle_points, tables.max_freed, tables.batch) == (1, 2, 5, 3)
    assert (tables.actions, tables.bonus_actions) == (2, 3)
    assert tables_of(edition(sets("options.facings", 4))).facing_mask == 1


def test_a_wrong_edition_has_no_tables() -> None:
    """Nothing is laid out for an edition that cannot be played."""
    with pytest.raises(InvalidEdition, match=r"options\.facings is 6, expected 4 or 8"):
        tables_of(edition(sets("options.facings", 6)))
