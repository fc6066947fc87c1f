"""``menagerie serve``: a play server, with its address for browsers and a code for phones to scan."""

from __future__ import annotations

import io
import os
import socket
import sys
from typing import Annotated

import typer

from menagerie.cli.terminal.output import announce_interpreted, close_quietly, say

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, and bound when asked for
ELSEWHERE = "192.0.2.1"
"""A reserved address. Nothing is sent there; the system only says by which interface it would go."""

Host = Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen at.")]
Port = Annotated[int | None, typer.Option("--port", metavar="N", help="The port to listen at; 0 takes a free one.")]
Lan = Annotated[bool, typer.Option("--lan", help="Let phones and computers on the same network play too.")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="The database: a URL or a file.")]
Code = Annotated[bool | None, typer.Option("--qr/--no-qr", help="Print a code for phones; usual on a terminal.")]


def serve(
    *,
    host: Host = None,
    port: Port = None,
    lan: Lan = False,
    database: Database = None,
    qr: Code = None,
) -> None:
    """Start a server and print its address; Ctrl-C stops it after the moves under way are stored.

    All other settings come from the environment and a file: `menagerie config` shows them.
    """
    from menagerie.server.serving import serve as run  # noqa: PLC0415 - other commands start without it
    from menagerie.server.settings import load_settings  # noqa: PLC0415 - other commands start without it

    announce_interpreted()
    chosen = EVERYWHERE[0] if lan and host is None else host
    settings = load_settings(os.environ, host=chosen, port=port, database=database)
    wanted = sys.stdout.isatty() if qr is None else qr

    def print_address(address: str) -> None:
        say(f"Menagerie is at {address}")
        away = settings.public_url or (network_address(address) if settings.host in EVERYWHERE else None)
        if away:
            say(f"Others find it at {away}{' (a phone can scan this):' if wanted else ''}")
        elif wanted:
            say("For phones and others on the same network: menagerie serve --lan")
        if away and wanted:
            say(code(away))
        sys.stdout.flush()

    def announce(address: str) -> None:
        try:
            print_address(address)
        except OSError:  # the address of this machine cannot be determined
            close_quietly()

    run(settings, announce)


def network_address(address: str) -> str | None:
    """Return this machine's address on the local network, if there is one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else f"http://{found}:{address.rpartition(':')[2]}"


def code(address: str) -> str:
    """Return an address as a QR code made of characters."""
    import segno  # noqa: PLC0415 - other commands start without it

    text = io.StringIO()
    segno.make(address, micro=False).terminal(text, compact=True, border=2)
    return text.getvalue().rstrip("\n")
