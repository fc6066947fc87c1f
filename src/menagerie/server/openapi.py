"""``python -m menagerie.server.openapi`` prints the description of the API, without a server.

The browser's types of HTTP are made from it: ``python web/build.py types``.
"""

from __future__ import annotations

import json
import sys

from menagerie.server.app import create_app
from menagerie.server.settings import ServerSettings


def document() -> str:
    """Return the description as JSON."""
    return json.dumps(create_app(ServerSettings()).openapi())


if __name__ == "__main__":
    sys.stdout.write(document())
