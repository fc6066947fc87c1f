"""Short faults; ``make proof-faults`` lets them last longer."""

from __future__ import annotations

import asyncio

import pytest

from proof.faults import FAULTS
from proof.faults.proxy import Frames, frame_size
from proof.faults.stage import perform
from proof.frame.houses import POSTGRESQL
from tests.postgres import find_program


@pytest.mark.campaign
@pytest.mark.parametrize("name", [name for name in FAULTS if name != "workers"])
def test_nothing_is_lost_whatever_goes_wrong(name: str) -> None:
    """Acknowledged moves are there, clients are told and play on, and no clock counts the fault."""
    fault = FAULTS[name]
    if missing := fault.missing():
        pytest.skip(missing)
    if fault.database == POSTGRESQL:
        try:
            find_program("initdb")
        except LookupError as error:
            pytest.skip(str(error))
    stage = asyncio.run(perform(fault, 1.5, seed=1))
    assert stage.also == []


def test_frames_are_found_in_a_stream() -> None:
    """However the bytes come, frames are whole; the handshake passes as it is."""
    handshake = b"GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
    small, masked = b"\x81\x02hi", b"\x81\x82\x01\x02\x03\x04ab"
    large = b"\x82\x7e\x01\x00" + bytes(256)
    larger = b"\x82\x7f" + (70_000).to_bytes(8) + bytes(70_000)
    parts = [handshake, small, masked, large, larger]
    assert [frame_size(part) for part in parts[1:]] == [4, 8, 260, 70_010]
    whole = b"".join(parts)
    for size in (1, 7, 1_000, len(whole)):
        frames = Frames()
        found = [frame for start in range(0, len(whole), size) for frame in frames.feed(whole[start : start + size])]
        assert found == parts
