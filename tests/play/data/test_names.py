"""Names as they are compared."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.play.data.names import cased_key, name_key

CYRILLIC = ("авеікмнорстухѕјԛѡ", "abeikmhopctyxsjqw")
GREEK = ("αβεζηικμνορτυχγωϳ", "abezhikmnoptyxywj")


@pytest.mark.parametrize(("letters", "latin"), [CYRILLIC, GREEK])
def test_letters_that_look_latin_are(letters: str, latin: str) -> None:
    """Small or as a capital, in either case."""
    assert name_key(letters) == name_key(letters.upper()) == latin


@pytest.mark.parametrize("name", ["Ada", "Élodie", "Łukasz", "İpek", "Straße", "Дядя", "美咲", "Otter 4821", "Il1O0"])
def test_other_letters_stay(name: str) -> None:
    """Latin letters, digits, and letters that look like no Latin one make the key that case makes."""
    assert name_key(name) == cased_key(name)


@given(st.text(max_size=20))
def test_a_key_is_its_own_key(name: str) -> None:
    """Whatever the name: the key of a key is the key, and case makes no other."""
    assert name_key(name_key(name)) == name_key(name)
    assert name_key(cased_key(name)) == name_key(name)
