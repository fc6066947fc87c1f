"""A short campaign of kills; ``make proof-kills`` runs a long one."""

from __future__ import annotations

import asyncio

import pytest

from proof.frame.houses import POSTGRESQL, SQLITE
from proof.kills import Plan, campaign
from tests.postgres import find_program


@pytest.mark.campaign
@pytest.mark.parametrize("database", [SQLITE, POSTGRESQL])
def test_no_acknowledged_move_is_lost_when_processes_are_killed(database: str) -> None:
    """After SIGKILLs of the server, and of PostgreSQL, every acknowledged move is there once, and no clock ran."""
    if database == POSTGRESQL:
        try:
            find_program("initdb")
        except LookupError as error:
            pytest.skip(str(error))
    report = asyncio.run(campaign(Plan(database, kills=2, pairs=3, waiting=2, longest=3.0, long_ones=0.5)))
    assert report.problems == []
    acknowledged = next(row[1] for row in report.rows if row[0] == "moves acknowledged")
    assert int(acknowledged.replace(",", "")) > 6
