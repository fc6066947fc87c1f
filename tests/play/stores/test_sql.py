"""Tests for `menagerie.play.stores.sql`."""

from __future__ import annotations

from collections import Counter

from menagerie.play.stores.database import Database
from menagerie.play.stores.sql import SqlStore


def test_the_concerns_of_a_store_do_not_hide_each_other() -> None:
    """No method of one concern has the name of another's, in which case one of them would never be called."""
    parts = [each for each in SqlStore.__mro__ if issubclass(each, Database) and each not in {SqlStore, Database}]
    names = Counter(name for part in parts for name in vars(part) if not name.startswith("__"))
    assert [name for name, times in names.items() if times > 1] == []
    assert set(vars(Database)).isdisjoint(names)
