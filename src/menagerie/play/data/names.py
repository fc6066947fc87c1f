"""Names as they are compared: what looks alike to a reader is the same name."""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data

MORE = {"ω": "w"}
"""A letter that Unicode's table of look-alikes leaves out."""


def cased_key(name: str) -> str:
    """A name without regard to case and to how its characters are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def name_key(name: str) -> str:
    """A name as it is compared: as `cased_key`, and letters of other alphabets are the Latin ones they look like.

    Stores keep the keys of accounts. Whoever changes what this returns adds a migration that makes them anew.
    """
    return unicodedata.normalize("NFC", "".join(map(latin, unicodedata.normalize("NFD", cased_key(name)))))


@cache
def latin(letter: str) -> str:
    """Return the Latin letter that a small letter of another alphabet looks like, as a capital or as it is."""
    if letter.isascii() or not letter.isalpha() or alias(letter) == "LATIN":
        return letter
    capitals = [each for each in look_alikes(letter.upper()) if each.isupper()]
    return next(iter([*capitals, *look_alikes(letter), MORE.get(letter, letter)])).lower()


def look_alikes(letter: str) -> list[str]:
    """Return the letters of ASCII that a letter looks like."""
    found = [each["c"] for each in confusables_data.get(letter, ())]
    return [text for text in found if len(text) == 1 and text.isascii() and text.isalpha()]
