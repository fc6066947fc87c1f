"""Tests for the compression of messages: large ones alone, by themselves, readable by every browser."""

from __future__ import annotations

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from menagerie.server.edge.compression import AGREEMENT, LARGE


def agreed() -> tuple[ServerProtocol, ClientProtocol]:
    """Let a browser and the server agree on compression."""
    client = ClientProtocol(parse_uri("ws://localhost/"), extensions=[ClientPerMessageDeflateFactory()])
    server = ServerProtocol(extensions=[AGREEMENT])
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    return server, client


def sent(server: ServerProtocol, client: ClientProtocol, text: bytes) -> int:
    """Send a message, check that it arrives, and return how many bytes that took."""
    server.send_text(text)
    wire = b"".join(server.data_to_send())
    client.receive_data(wire)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, text)
    return len(wire)


def test_only_large_messages_are_compressed() -> None:
    """A browser that compresses reads both; large ones need less room, small ones no processor."""
    server, client = agreed()
    (extension,) = server.extensions
    assert extension.name == "permessage-deflate"
    small, large = b"e" * (LARGE - 1), b"s" * LARGE
    assert sent(server, client, small) > len(small)
    assert sent(server, client, large) < len(large) / 50
    assert sent(server, client, small) > len(small)
    assert not hasattr(extension, "encoder"), "a quiet socket holds no buffers"


def test_messages_of_a_browser_are_read_though_compressed() -> None:
    """Browsers compress whatever they send."""
    server, client = agreed()
    client.send_text(b"resync " * 20)
    wire = b"".join(client.data_to_send())
    assert len(wire) < 60
    server.receive_data(wire)
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert bytes(frame.data) == b"resync " * 20
