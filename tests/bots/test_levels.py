"""The levels of strength."""

from __future__ import annotations

import pytest

from menagerie.bots import Level, level, levels
from menagerie.errors import Unknown


def test_levels_look_further_the_stronger_they_are() -> None:
    """Levels come weakest first: none looks less far, thinks less long or is less careful than the one before."""
    for weaker, stronger in zip(levels(), levels()[1:], strict=False):
        assert weaker.depth < stronger.depth
        assert weaker.seconds <= stronger.seconds
        assert weaker.slack >= stronger.slack


def test_levels_are_found_by_name() -> None:
    """Every level has a name of its own."""
    assert [level(known.name) for known in levels()] == list(levels())
    assert len({known.name for known in levels()}) == len(levels()) >= 3


@pytest.mark.parametrize("name", ["", "Elder", "grandmaster", None, 3])
def test_an_unknown_level_lists_those_there_are(name: str) -> None:
    """A name that does not exist is answered with all that do."""
    with pytest.raises(Unknown) as caught:
        level(name)
    assert repr(name) in str(caught.value)
    assert all(known.name in str(caught.value) for known in levels())


def test_levels_are_values() -> None:
    """Whoever wants another strength makes a level."""
    assert Level("mine", 2, 0.5, 10) == Level("mine", depth=2, seconds=0.5, slack=10)
