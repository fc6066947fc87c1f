"""Logs: one line for each thing that happened, as text or as JSON, and never a secret in it.

Only what is named in `FIELDS` is logged about a request: no query, no header, no body, no cookie.
"""

from __future__ import annotations

import json
import logging
import logging.config
from datetime import UTC, datetime

from menagerie.server.settings import ServerSettings

FIELDS = ("request", "method", "path", "status", "milliseconds", "address", "person", "match")


class JsonLines(logging.Formatter):
    """Each record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        content: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        content |= {name: record.__dict__[name] for name in FIELDS if record.__dict__.get(name) is not None}
        if record.exc_info:
            content["trace"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Each record as a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line, and a trace below it if there is one."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(sep=" ", timespec="milliseconds")
        known = [f"{name}={record.__dict__[name]}" for name in FIELDS if record.__dict__.get(name) is not None]
        line = " ".join([at, record.levelname.lower(), record.getMessage(), *known])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def configuration(settings: ServerSettings) -> dict[str, object]:
    """Return the configuration of Python's logging; our line for each request replaces uvicorn's."""
    level = settings.log_level.upper()
    lines = (
        "menagerie.server.support.logs.JsonLines"
        if settings.log_format == "json"
        else "menagerie.server.support.logs.TextLines"
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": lines}},
        "handlers": {"stream": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            "menagerie": {"handlers": ["stream"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["stream"], "level": level, "propagate": False},
            "uvicorn.access": {"handlers": [], "propagate": False},
        },
    }
