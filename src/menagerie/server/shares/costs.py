"""What requests and messages cost: one permission stands for about two milliseconds of the processor.

An address has so many permissions a minute (`requests` and `frames` of the limits), so however it spends them it takes
a small part of the server. `tests/server/shares/test_costs.py` fails for a request or a message without a cost.
"""

from __future__ import annotations

from typing import Final

REQUESTS: Final = {
    "GET /health": 0,
    "GET /metrics": 0,
    "GET /api/games": 1,
    "GET /api/games/{game}": 1,
    "GET /api/games/{game}/rules": 1,
    "GET /api/games/{game}/sheets": 2,
    "POST /api/games/{game}/explain": 2,
    "GET /api/games/{game}/editions/{edition}": 2,
    "GET /api/games/{game}/puzzles": 2,
    "GET /api/games/{game}/puzzles/{number}": 2,
    "POST /api/games/{game}/puzzles/{number}/try": 5,
    "POST /api/games/{game}/puzzles/{number}/hint": 5,
    "POST /api/games/{game}/puzzles/{number}/solution": 5,
    "POST /api/matches": 8,
    "POST /api/matches/import": 100,
    "GET /api/matches/{match_id}": 3,
    "POST /api/matches/{match_id}/join": 3,
    "POST /api/matches/{match_id}/commands": 3,
    "POST /api/matches/{match_id}/chat": 2,
    "GET /api/matches/{match_id}/record": 10,
    "GET /api/matches/{match_id}/plies/{ply}": 2,
    "GET /api/matches/{match_id}/moves": 3,
    "GET /api/matches/{match_id}/why": 2,
    "GET /api/matches/{match_id}/code.svg": 5,
    "GET /api/matches/{match}/ratings": 1,
    "POST /api/matches/{match_id}/annotation": 5,
    "GET /api/matches/{match_id}/annotation": 2,
    "GET /api/me": 1,
    "POST /api/me": 2,
    "PATCH /api/me": 2,
    "POST /api/me/account": 30,
    "PUT /api/me/password": 30,
    "GET /api/me/export": 20,
    "POST /api/me/deletion": 30,
    "GET /api/me/blocks": 1,
    "PUT /api/me/blocks/{person}": 2,
    "DELETE /api/me/blocks/{person}": 2,
    "GET /api/me/matches": 2,
    "GET /api/me/jobs": 2,
    "POST /api/me/push": 2,
    "POST /api/me/push/end": 2,
    "GET /api/me/notices": 3,
    "GET /api/people": 2,
    "GET /api/people/{person}": 2,
    "GET /api/people/{person}/matches": 3,
    "GET /api/people/{person}/ratings/{game}": 2,
    "GET /api/sessions": 1,
    "POST /api/sessions": 30,
    "DELETE /api/sessions": 2,
    "GET /api/sessions/current": 1,
    "DELETE /api/sessions/current": 2,
    "DELETE /api/sessions/{session}": 2,
    "GET /api/ratings/{game}": 2,
    "GET /api/lobby/open": 2,
    "GET /api/lobby/live": 2,
    "POST /api/lobby/pairing": 8,
    "GET /api/push": 1,
    "POST /api/reports": 2,
    "POST /api/analysis": 5,
    "POST /api/analysis/stream": 5,
    "POST /api/records/read": 50,
    "POST /api/games/{game}/record": 10,
    "POST /api/games/{game}/study": 5,
    "POST /api/games/{game}/study/why": 5,
    "GET /api/openapi.json": 20,
}
"""Permissions that a request takes, by method and path."""
SOCKET: Final = 5
"""Permissions that it takes to open a socket."""

BYTES: Final = 16_384
"""Bytes of a body for which a request takes one more."""

MESSAGES: Final = {"play": 2, "do": 2, "say": 2, "resync": 3, "pong": 1}
"""Permissions that a message on a socket takes, by kind; its frame takes one for each kilobyte besides."""

WAITING: Final = ("/api/analysis", "/api/analysis/stream", "/api/me/notices")
"""Requests that mostly wait: they need no place among those that are worked on."""


def request_cost(method: str, path: str) -> int:
    """Return what a request costs; a HEAD as much as its GET."""
    return REQUESTS.get(f"{'GET' if method == 'HEAD' else method} {path}", 1)
