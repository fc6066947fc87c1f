"""A short search for leaks; ``make proof-leaks`` plays whole matches."""

from __future__ import annotations

import asyncio

import pytest

from proof.leaks import SEATS, compare_routes, compare_twins, planted
from proof.leaks.search import LeakingServer, search


@pytest.mark.parametrize("seats", SEATS)
def test_no_frame_and_no_worker_depends_on_a_hidden_card(seats: int) -> None:
    """With another card in somebody's hand, everybody else gets the same bytes."""
    tally = compare_twins(seats, seed=seats, every=9, plies=120)
    assert tally.leaks == []
    assert tally.draws > 10
    assert tally.requests > 0


def test_twins_find_a_planted_leak() -> None:
    """If every move is shown as it was made, the twins differ."""
    assert planted(seed=1).leaks


@pytest.mark.slow
def test_no_route_depends_on_a_hidden_card() -> None:
    """With another card in somebody's hand, every GET answers the same to everybody else."""
    tally = asyncio.run(compare_routes(2, seed=1))
    assert tally.leaks == []
    assert tally.texts > 50


@pytest.mark.slow
@pytest.mark.parametrize("leaking", [False, True])
def test_what_real_clients_receive_names_no_hidden_card(*, leaking: bool) -> None:
    """Neither sockets nor HTTP nor notices name a card that others hold; a planted leak is found."""
    found = asyncio.run(search(2, 40, process=LeakingServer) if leaking else search(2, 40))
    assert bool(found.leaks) is leaking, found.leaks[:3]
    assert found.texts > 40
