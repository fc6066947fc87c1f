"""Editions: the printed components of a game as a TOML file in which every value says where it comes from.

A value is written in one of two ways, and both may be mixed::

    hand_limit = { value = 5, source = "rulebook", page = "4" }     # a value with its own source

    [board]                                                         # a table whose source covers its fields,
    source = "reconstructed"                                        # tables inside it without a source included,
    columns = 15
    name = "front"
    web_fields = ["name"]                                           # except those named in `<source>_fields`

`page`, `rule`, `why` and `note` beside a source say more about it. Every number and every switch needs a source; ids
and wording do not. Programs read plain values: ``edition.value("hand_limit")`` is 5.

`content.py` holds an edition and collects problems, `files.py` reads the files, `sources.py` separates values and
sources.
"""

from __future__ import annotations

from menagerie.core.edition.content import Edition, Problems
from menagerie.core.edition.files import ID, LARGEST_FILE, load_edition, load_editions, parse_edition, read_text
from menagerie.core.edition.sources import Source

__all__ = [
    "ID",
    "LARGEST_FILE",
    "Edition",
    "Problems",
    "Source",
    "load_edition",
    "load_editions",
    "parse_edition",
    "read_text",
]
