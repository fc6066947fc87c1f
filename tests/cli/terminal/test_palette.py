"""Tests for `menagerie.cli.terminal.palette`."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from rich.color_triplet import ColorTriplet

from menagerie.cli.terminal import palette

COLOURS = st.builds(ColorTriplet, *[st.integers(0, 255)] * 3)


def brightness(colour: ColorTriplet) -> float:
    """How bright a colour looks."""
    return 0.299 * colour.red + 0.587 * colour.green + 0.114 * colour.blue


def test_colours_are_read_by_name_and_by_number() -> None:
    """Scenes may name colours either way; what cannot be read is plain ground."""
    assert palette.named("#102030") == ColorTriplet(16, 32, 48)
    assert palette.named("blue") != palette.GROUND
    assert palette.named("") == palette.named("no such colour") == palette.GROUND


def test_tones_get_darker() -> None:
    """Each further tone of a ground is darker."""
    tones = [brightness(palette.ground("#c0b090", tone)) for tone in range(4)]
    assert tones == sorted(tones, reverse=True)
    assert len(set(tones)) == 4


@given(COLOURS)
def test_ink_can_be_read_on_any_ground(ground: ColorTriplet) -> None:
    """Writing is far from its ground in brightness."""
    assert abs(brightness(palette.ink_on(ground)) - brightness(ground)) > 70


def test_the_pieces_of_every_owner_look_different() -> None:
    """No two owners share a ground, and each ink can be read on it."""
    grounds = [palette.piece_colours(owner)[0] for owner in range(5)]
    assert len(set(grounds)) == 5
    for owner in range(5):
        ground, ink = palette.piece_colours(owner)
        assert abs(brightness(ink) - brightness(ground)) > 80


@given(st.lists(COLOURS, min_size=1, max_size=8))
def test_gaps_are_shaded_from_what_is_around_them(grounds: list[ColorTriplet]) -> None:
    """A gap lies between the mean of its neighbours and the colour of a hole."""
    gap = palette.between(grounds)
    for part, hole, *values in zip(gap, palette.HOLE, *grounds, strict=True):
        mean = sum(values) / len(values)
        assert min(mean, hole) - 1 <= part <= max(mean, hole) + 1


@given(COLOURS, st.integers(0, 4))
def test_signs_can_be_read_whoever_they_come_from(ground: ColorTriplet, owner: int) -> None:
    """Every owner has a colour that stands out from any ground."""
    assert abs(brightness(palette.mark_ink(owner, ground)) - brightness(ground)) > 40


@given(COLOURS, COLOURS)
def test_mixing_ends_at_both_colours(one: ColorTriplet, other: ColorTriplet) -> None:
    """No share leaves the first colour, a whole share is the second."""
    assert (palette.mix(one, other, 0), palette.mix(one, other, 1)) == (one, other)
