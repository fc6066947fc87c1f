"""The checks of hidden information notice games that leak."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from menagerie.core.scene import Track
from menagerie.core.seats import Kind
from menagerie.core.view import Array
from menagerie.testing import ConformanceFailure, leaks
from tests.testing.broken import SOUND, broken

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from menagerie.core.edition import Edition
    from menagerie.core.position import Position
    from menagerie.core.scene import Scene
    from menagerie.core.view import View

NUMBERS = count()


def talkative(position: Position, seat: int) -> str:
    """Return a view with a hint of what is hidden."""
    return f"{SOUND.write_view(position, seat)} {position.key() % 97}"


def fill_talkative(editions: Mapping[str, Edition], view: View, random: Random) -> Position:
    """Fill in a view without its hint."""
    return SOUND.fill_view(editions, replace(view, text=view.text.rsplit(" ", 1)[0]), random)


def test_hint_in_the_view_is_noticed() -> None:
    """A view that depends on what it hides fails."""

    def make_scene(view: View, language: str) -> Scene:
        return SOUND.make_scene(replace(view, text=view.text.rsplit(" ", 1)[0]), language)

    def describe(view: View) -> Mapping[str, Array]:
        return SOUND.describe(replace(view, text=view.text.rsplit(" ", 1)[0]))

    game = broken(write_view=talkative, fill_view=fill_talkative, make_scene=make_scene, describe=describe)
    with pytest.raises(ConformanceFailure, match="by its view"):
        leaks.samples_look_the_same(game)


def test_unsteady_scene_is_noticed() -> None:
    """A drawing that is not made from the view alone fails."""

    def make_scene(view: View, language: str) -> Scene:
        return replace(SOUND.make_scene(view, language), tracks=(Track("secret", (("", next(NUMBERS)),)),))

    with pytest.raises(ConformanceFailure, match="by its scene"):
        leaks.samples_look_the_same(broken(make_scene=make_scene))


def test_unsteady_features_are_noticed() -> None:
    """Features that are not made from the view alone fail."""
    with pytest.raises(ConformanceFailure, match="by its features"):
        leaks.samples_look_the_same(broken(describe=lambda *_: {"secret": Array((1,), (float(next(NUMBERS)),))}))


def test_talkative_move_list_is_noticed() -> None:
    """A move list that tells of hidden shells fails."""

    def redact(position: Position, move: int, seat: int) -> str:
        return f"{SOUND.redact_move(position, move, seat)} of {SOUND.format_position(position)}"

    with pytest.raises(ConformanceFailure, match="by its move list"):
        leaks.samples_look_the_same(broken(redact_move=redact))


def test_wrong_offers_are_noticed() -> None:
    """A seat that is offered what it cannot play fails."""

    def fill(editions: Mapping[str, Edition], view: View, random: Random) -> Position:
        cells, hands, turn, edition = view.text.split(" ")
        shells = "".join("1" if shell in "23?" else shell for shell in hands)
        return SOUND.read_position(editions, f"{cells} {shells} {turn} {edition}")

    with pytest.raises(ConformanceFailure, match="offered other moves"):
        leaks.offers_are_the_legal_moves(broken(fill_view=fill))


def test_open_hands_are_noticed() -> None:
    """A game that declares hidden information and hides nothing fails."""
    with pytest.raises(ConformanceFailure, match="see everything"):
        leaks.hiding_is_as_declared(broken(write_view=lambda position, _: SOUND.write_position(position)))


def test_undeclared_hiding_is_noticed() -> None:
    """A game that hides something without declaring it fails."""
    with pytest.raises(ConformanceFailure, match="has to guess"):
        leaks.hiding_is_as_declared(broken(kind=Kind(seats=(2,), chance=True, hidden=False)))


def test_views_for_strangers_are_noticed() -> None:
    """A game that shows itself to a seat that it does not have fails."""

    def write_view(position: Position, seat: int) -> str:
        return SOUND.write_view(position, seat if seat in {0, 1, 2} else 0)

    with pytest.raises(ConformanceFailure, match="seat -1 is given a view"):
        leaks.strangers_see_nothing(broken(write_view=write_view))


def test_open_chance_moves_are_noticed() -> None:
    """A move list that shows a chance move to everybody fails."""
    with pytest.raises(ConformanceFailure, match="what its view hides"):
        leaks.hidden_chance_moves_read_the_same(
            broken(redact_move=lambda position, move, _: SOUND.write_move(position, move))
        )
