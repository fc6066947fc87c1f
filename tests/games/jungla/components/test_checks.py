"""Tests for `menagerie.games.jungla.components.checks`: wrong editions are refused with every problem named."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.core.edition import Edition, parse_edition
from menagerie.errors import InvalidEdition
from menagerie.games.jungla.components.checked import components_of
from tests.games.jungla.asked import JUNGLA
from tests.games.jungla.editing import problems, removes, sets, square

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.games.jungla.editing import Change


WRONG: dict[str, tuple[Change, str]] = {
    # Options
    "target": (sets("options.target_score", 0), "options.target_score is 0, expected a number from 1 to 99"),
    "text for a number": (sets("options.target_score", "five"), "options.target_score is 'five', expected a number"),
    "switch for a number": (
        sets("options.target_score", value=True),
        "options.target_score is True, expected a number",
    ),
    "no target": (removes("options.target_score"), "there is no value 'options.target_score'"),
    "points": (sets("options.hunt_points", 0), "options.hunt_points is 0, expected a number from 1 to 9"),
    "actions": (
        sets("options.actions_per_turn", 3),
        "options.actions_per_turn is 3, expected 2: the rules know no other",
    ),
    "batch": (sets("options.placed_per_round", 16), "options.placed_per_round is 16, expected a number from 1 to 15"),
    "limit": (sets("options.turn_limit", -1), "options.turn_limit is -1, expected a number from 0 to 100000"),
    "facings": (sets("options.facings", 6), "options.facings is 6, expected 4 or 8"),
    "players": (sets("edition.players", 3), "edition.players is 3, expected 2 or 4"),
    "placer": (sets("options.first_placer", "green"), "options.first_placer is 'green', expected 'red' or 'blue'"),
    "mover": (sets("options.first_mover", "red"), "options.first_mover is 'red', expected 'second_placer'"),
    "preparation": (sets("options.preparation", "none"), "options.preparation is 'none', expected 'array' or 'free'"),
    "frontal": (
        sets("options.frontal", ["beside"]),
        "options.frontal is ['beside'], expected some of head_on, from_behind",
    ),
    "l shape": (sets("options.l_shapes", {"3": [2, 2]}), "options.l_shapes is {'3': [2, 2]}, expected for each length"),
    "l shape of one": (sets("options.l_shapes", {"3": [3]}), "options.l_shapes is {'3': [3]}"),
    "long l shape": (sets("options.l_shapes", {"16": [15, 1]}), "options.l_shapes is {'16': [15, 1]}"),
    "l shape missing": (
        sets("options.l_shapes", {"3": [2, 1]}),
        "animal.lion.powers: options.l_shapes has no shape for an L of 4",
    ),
    # The packs
    "pack": (sets("packs.red.animals", ["lion"]), "packs.red.animals is ['lion'], expected 15 different animals"),
    "pack of lists": (sets("packs.red.animals", [[]] * 15), "expected 15 different animals"),
    "stranger": (
        lambda values: values["packs"]["red"]["animals"].__setitem__(0, "dragon"),
        "packs.red.animals names 'dragon', of which there is no sheet",
    ),
    "enemy": (
        lambda values: values["packs"]["red"]["animals"].__setitem__(0, "tiger"),
        "packs.red.animals names 'tiger', which animal.tiger.packs leaves out",
    ),
    "same code": (sets("animal.wolf.code", "C"), "two animals of the red pack have the code C"),
    "two turtles": (
        lambda values: values["animal"][2]["powers"].append({"id": "never_imprisoned"}),
        "2 animals of the red pack have the power never_imprisoned, expected one",
    ),
    "no spider": (sets("animal.spider.powers", []), "0 animals of the blue pack have the power web, expected one"),
    # The array
    "no array": (sets("default_array.red", []), "default_array.red is [], expected a table"),
    "array misses one": (
        removes("default_array.red.lion"),
        "default_array.red does not place just the animals of the pack",
    ),
    "array of a stranger": (
        sets("default_array.red.tiger", "a3N"),
        "default_array.red does not place just the animals",
    ),
    "array of words": (
        sets("default_array.red.lion", "home"),
        "default_array.red.lion is 'home', expected a square and a facing such as 'a2N'",
    ),
    "array off the board": (
        sets("default_array.red.lion", "z9N"),
        "default_array.red.lion is 'z9N', expected a square",
    ),
    "array of two": (sets("default_array.red.lion", "a2N"), "default_array.red puts two animals on one square"),
    "array outside": (sets("default_array.red.lion", "d3N"), "default_array.red leaves the den"),
    "array behind": (
        sets("default_array.red.lion", "n1N"),
        "default_array.red fills d1 behind d2, which is empty (J12)",
    ),
    "array in water": (
        lambda values: values["default_array"]["red"].update(spider="e1N", anaconda="d1N"),
        "default_array.red.spider is 'e1N', which is water (J13)",
    ),
    "array of other facings": (
        lambda values: (sets("options.facings", 4)(values), sets("default_array.red.lion", "d2NE")(values)),
        "default_array.red.lion is 'd2NE', expected a square and a facing",
    ),
}


@pytest.mark.parametrize(("change", "problem"), WRONG.values(), ids=WRONG)
def test_a_wrong_value_is_refused(change: Change, problem: str) -> None:
    """An edition that cannot be played is refused when it is used, with the value and what was expected."""
    found = problems(change)
    assert any(problem in each for each in found), found


def test_everything_wrong_is_named_at_once() -> None:
    """One error names mistakes in the options, the map, the dens, the packs, the sheets and the array."""
    found = problems(
        sets("options.target_score", 0),
        square("f6", "~"),
        lambda values: [square(name, "#")(values) for column in "fghij" for name in (f"{column}2", f"{column}12")],
        lambda values: values["board"]["den"]["red"].update(first_row=["a2"], second_row=[], behind={}),
        lambda values: values["animal"][1]["powers"].append({"id": "fly"}),
        sets("animal.lion.code", "?"),
        lambda values: values["packs"]["blue"]["animals"].__setitem__(0, "lion"),
        sets("default_array.blue.wolf", "nowhere"),
    )
    for problem in (
        *(
            "options.target_score is 0",
            "the board is not symmetric",
            "goal unreachable",
            "too small",
            "'fly', an unknown",
        ),
        *("animal.lion.code is '?'", "packs.blue.animals names 'lion'", "default_array.blue.wolf is 'nowhere'"),
    ):
        assert any(problem in each for each in found), problem


def test_a_small_change_of_the_file_itself_is_refused() -> None:
    """A file that is read as text is refused in the same way, by the name of its edition."""
    text = (files("menagerie.games.jungla.components") / "editions" / "recon-1.toml").read_text(encoding="utf-8")
    wrong = text.replace("....~.....~...p", "....~.....~....").replace('id = "recon-1"', 'id = "mine"')
    with pytest.raises(
        InvalidEdition, match=r"edition 'mine': the board is not symmetric: o4 is land, its twin a10 prison"
    ):
        components_of(parse_edition("jungla", wrong, "mine.toml"))


# Whatever is done to an edition


def paths(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Go through the places of all values inside a value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, entry in entries:
        yield (*path, step)
        yield from paths(entry, (*path, step))


STRANGE: tuple[object, ...] = (
    None,
    0,
    -1,
    7,
    10**9,
    "",
    "x",
    "a1",
    "z9N",
    True,
    [],
    {},
    [1],
    ["F"],
    ["lion"],
    {"a": 1},
    [[1]],
    1.5,
)


def damaged(random: Random) -> Edition:
    """Return the usual edition with one or two values taken out or made strange."""
    usual = JUNGLA.edition()
    values: Any = deepcopy(dict(usual.values))
    for _ in range(random.randint(1, 2)):
        *steps, last = random.choice(
            [path for path in paths(values) if path[0] not in {"format", "sources", "components"}]
        )
        found = values
        for step in steps:
            found = found[step]
        if random.random() < 0.3:
            del found[last]
        else:
            found[last] = deepcopy(random.choice(STRANGE))
    return Edition("mine", "jungla", usual.title, values, {})


def test_a_damaged_edition_is_refused_or_played() -> None:
    """Whatever is wrong with an edition, it is refused with its problems, or a game of it begins and comes back."""
    random = Random(7)
    for _ in range(400):
        wrong = damaged(random)
        with suppress(InvalidEdition):
            game = JUNGLA.with_edition(wrong)
            start = game.new("mine")
            assert str(game.parse_position(str(start))) == str(start)
            start.play(random.choice(start.legal_moves()))
