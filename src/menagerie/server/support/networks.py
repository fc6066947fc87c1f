"""Networks: whom an address belongs to, as far as an address tells, so that limits count people and not addresses."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

HOME, SITE = 64, 48
"""Bits of an IPv6 address that a home has in common, and those of what a provider gives to one customer at most."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network that is counted as one client: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped is not None else str(IPv6Network((int(found), HOME), strict=False))
    return str(found)


@lru_cache(maxsize=4096)
def site_of(network: str) -> str | None:
    """Return the /48 around a network of IPv6; an IPv4 address has none."""
    if not network.endswith(f"/{HOME}"):
        return None
    return str(IPv6Network(network).supernet(new_prefix=SITE))
