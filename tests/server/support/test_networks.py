"""Tests for `menagerie.server.support.networks`, and for rates that count by them."""

from __future__ import annotations

import pytest

from menagerie.server.support.networks import network_of, site_of
from menagerie.server.support.rate_limits import WIDER, NetworkRate
from tests.server.site import Site


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_a_client_is_a_network(address: str, network: str) -> None:
    """A /64 of IPv6 is one client, a mapped address is the IPv4 address, and what is no address stays as it is."""
    assert network_of(address) == network


def test_a_site_is_around_a_network() -> None:
    """Networks of IPv6 have a /48 around them; others have none."""
    assert site_of("2001:db8:1:2::/64") == "2001:db8:1::/48"
    assert site_of("192.0.2.7") is None


def test_a_site_may_do_more_than_a_network_but_not_without_end() -> None:
    """Each /64 has its own measure, and all of a /48 together have sixteen."""
    rate = NetworkRate(3, 60, lambda: 0.0)
    assert [rate.wait("2001:db8:1:0::/64") for _ in range(4)] == [0, 0, 0, 20]
    passed = sum(rate.wait(f"2001:db8:1:{number:x}::/64") == 0 for number in range(1, 1000))
    assert passed == 3 * WIDER - 3
    assert rate.wait("2001:db8:2:0::/64") == 0
    assert rate.wait("192.0.2.7") == 0


@pytest.mark.anyio
async def test_one_network_is_counted_once(sqlite_database: str) -> None:
    """Whoever has 2**64 addresses is not 2**64 clients."""
    async with Site(sqlite_database, limits={"guests": 3}) as site:
        made = [
            (await (await site.browser(f"2001:db8::{number:x}")).post("/api/me")).status_code for number in range(1, 6)
        ]
        assert made == [200, 200, 200, 429, 429]
        mapped = [
            (await (await site.browser(address)).post("/api/me")).status_code
            for address in ("192.0.2.1", "::ffff:192.0.2.1") * 2
        ]
        assert mapped == [200, 200, 200, 429]
