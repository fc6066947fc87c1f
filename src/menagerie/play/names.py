"""Names as they are compared: what looks alike to a reader is the same name."""

from __future__ import annotations

import unicodedata

CYRILLIC = str.maketrans("авеікмнорстухѕјԛѡ", "abeikmhopctyxsjqw")
GREEK = str.maketrans("αβεζηικμνορτυχγωϲϳ", "abezhikmnoptyxywcj")
ALIKE = {**CYRILLIC, **GREEK}
"""Letters that look like Latin ones, small or as capitals."""


def cased_key(name: str) -> str:
    """A name without regard to case and to how its characters are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_key(name: str) -> str:
    """A name as it is compared: as `cased_key`, and letters of other alphabets are the Latin ones they look like."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", cased_key(name)).translate(ALIKE))
