"""Live matches over sockets."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from menagerie.server.live.connections import Conversation
from menagerie.server.state import server_of

router = APIRouter(tags=["matches"])


@router.websocket("/api/live/{match_id}")
async def live(socket: WebSocket, match_id: str) -> None:
    """Play or watch a match; docs/reference/live.md describes the messages."""
    await socket.accept()
    await Conversation(server_of(socket), socket, match_id[:80]).run()
