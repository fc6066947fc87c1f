"""Records: a match as its inputs, the start position and all moves, with a hash of the position at every ply.

A replay of a record gives exactly the same positions, or an error that names the ply and the
difference. `content.py` is the record and its two written forms, `replays.py` makes and replays records, `texts.py` is
the readable form, `checks.py` says what a record may hold.
"""

from __future__ import annotations

from menagerie.core.record.content import (
    FORMAT,
    Ply,
    Record,
    from_json,
    from_plain,
    from_text,
    plain,
    read_record,
    to_json,
    to_text,
)
from menagerie.core.record.replays import from_history, position_hash, replay, verify

__all__ = [
    "FORMAT",
    "Ply",
    "Record",
    "from_history",
    "from_json",
    "from_plain",
    "from_text",
    "plain",
    "position_hash",
    "read_record",
    "replay",
    "to_json",
    "to_text",
    "verify",
]
