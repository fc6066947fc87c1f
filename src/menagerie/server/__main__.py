"""``python -m menagerie.server``: a server with the settings of the environment."""

from __future__ import annotations

import os
import sys

from menagerie.errors import MenagerieError
from menagerie.server.serving import serve
from menagerie.server.settings import load_settings


def announce(address: str) -> None:
    """Print the address of the server."""
    sys.stdout.write(f"Menagerie is at {address}\n")
    sys.stdout.flush()


def main() -> int:
    """Serve; return the status of the process."""
    try:
        serve(load_settings(os.environ), announce)
    except MenagerieError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
