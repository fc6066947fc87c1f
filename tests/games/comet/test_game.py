"""Tests for `menagerie.games.comet.game`: what the folder declares."""

from __future__ import annotations

import copy
import pickle
import re
from pathlib import Path
from random import Random

import pytest

from menagerie.errors import UnknownEdition
from menagerie.games.comet import game
from tests.games.comet.strategies import COMET, begun, play_on, texts

FOLDER = Path(game.__file__).parent


def test_what_comet_declares() -> None:
    """Comet is a game for two to four with chance and hidden hands, in which points are not taken from each other."""
    kind = COMET.kind
    assert (COMET.name, COMET.version, COMET.default_edition) == ("comet", 1, "comet-r1")
    assert (kind.seats, kind.chance, kind.hidden, kind.zero_sum) == ((2, 3, 4), True, True, False)
    assert (kind.repetition, kind.ply_cap) == (None, None)


def test_unknown_editions_are_answered_with_the_known_ones() -> None:
    """The error lists the editions."""
    with pytest.raises(UnknownEdition, match="no edition 'comet-2023'; it has: comet-r1"):
        COMET.new("comet-2023")


def test_table_of_contents_is_complete() -> None:
    """The table names every module of every room and none that does not exist."""
    named: list[str] = []
    room = ""
    for line in (game.__doc__ or "").splitlines():
        if line.startswith("| "):
            first, modules = line.split("|")[1:3]
            room = first.strip(" `") or room
            named += [room + module for module in re.findall(r"`(\w+\.py)`", modules)]
    files = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.py") if path.name != "__init__.py"}
    assert sorted(named) == sorted(files)


def test_copies_and_pickles_are_the_same_position() -> None:
    """Copies, pickles and copies of the copy module can be played on and taken back like the position itself."""
    position = play_on(begun(Random(2)), Random(2), 60)
    for twin in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):  # noqa: S301
        assert twin == position
        assert texts(twin) == texts(position)
        assert twin.moves_played == position.moves_played
        twin.undo()
        assert twin != position
