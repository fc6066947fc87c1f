"""Tests for `menagerie.games.jungla.words.labels`."""

from __future__ import annotations

from menagerie.core.rulebook import LANGUAGES
from menagerie.games.jungla.components.checked import components_of
from menagerie.games.jungla.words import labels
from tests.games.jungla.examples import JUNGLA

COMPONENTS = components_of(JUNGLA.edition())


def test_every_animal_has_a_name_of_its_own() -> None:
    """Thirty animals have thirty names, by pack and kind, and thirty letters."""
    names = [labels.piece_id(animal) for animal in COMPONENTS.animals]
    assert len(set(names)) == 30
    assert (names[0], names[15]) == ("red-lion", "blue-tiger")
    assert "".join(map(labels.glyph, COMPONENTS.animals)) == "LWCREGAZKOSVDHNtwcregfzkosvdhn"


def test_every_kind_of_square_has_a_sign_and_a_name() -> None:
    """All kinds of squares have different signs, and are named in every language with their owner."""
    drawn = {square.kind for square in COMPONENTS.board.squares} - {"void"}
    assert set(labels.GROUND_SIGNS) == drawn
    assert len(set(labels.GROUND_SIGNS.values())) == len(drawn)
    for language in LANGUAGES:
        owner = labels.seat_name(language, 1)
        assert all(labels.kind_name(language, kind, 2).endswith(f" ({owner})") for kind in drawn)
        assert len({labels.kind_name(language, kind, 0) for kind in drawn}) == len(drawn)
