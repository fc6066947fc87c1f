"""A server in a thread of this process, at an address of its own, and browsers for it."""

from __future__ import annotations

import json
from contextlib import contextmanager
from threading import Thread
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
from websockets.sync.client import connect

from menagerie.server.app import create_app
from menagerie.server.settings import ServerSettings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

PATIENCE = 90


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve while the context lasts; the value is the address."""
    config = uvicorn.Config(create_app(ServerSettings(database=f"{folder}/app.db")), port=0, log_config=None)
    server = uvicorn.Server(config)
    listening = config.bind_socket()
    thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = monotonic() + PATIENCE
    while not server.started and monotonic() < until:
        sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


class Talk:
    """An open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        """Talk through a connection."""
        self.connection = connection

    def send(self, kind: str, **fields: Any) -> None:  # noqa: ANN401 - JSON
        """Send a message."""
        self.connection.send(json.dumps({"kind": kind, **fields}))

    def read(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while True:
            frame: dict[str, Any] = json.loads(self.connection.recv(PATIENCE))
            if frame["kind"] == kind:
                return frame


class Browser:
    """Somebody with cookies of their own."""

    def __init__(self, address: str) -> None:
        """Be nobody yet."""
        self.address = address
        self.web = httpx.Client(base_url=address, timeout=PATIENCE)

    def post(self, path: str, body: dict[str, Any] | None = None, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Send a request and return what comes back."""
        answer = self.web.post(path, json=body or {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401 - JSON
        """Ask for something."""
        answer = self.web.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def open(self, **terms: Any) -> str:  # noqa: ANN401 - any term
        """Open a match."""
        return str(self.post("/api/matches", {"game": "siam", **terms}, 201)["id"])

    @contextmanager
    def live(self, path: str) -> Iterator[Talk]:
        """Open a socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        address = f"{self.address.replace('http', 'ws', 1)}/api/live/{path}"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE) as connection:
            yield Talk(connection)
