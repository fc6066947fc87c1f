"""Tests for `menagerie.games.comet.components.cards`: what the edition prints."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from menagerie.games.comet.components.board import NAMES
from menagerie.games.comet.components.cards import COLOURS, EGGS, MODES, OPS, WHATS, WHENS
from menagerie.games.comet.components.reading import components_of
from tests.games.comet.components.editions import edition, rewritten, values
from tests.games.comet.strategies import COMET, after, begun

EDITION = COMET.edition()
COMPONENTS = components_of(EDITION)
BY_ID = {card.id: card for card in (*COMPONENTS.cards, *COMPONENTS.heroes)}


def test_sizes_of_the_decks() -> None:
    """There are 108 silver and 44 gold cards, ten of them helpers by kind, and ten heroes (section 7)."""
    sizes = Counter(COLOURS[card.colour] for card in COMPONENTS.cards for _ in range(card.copies))
    assert sizes == {"silver": 108, "gold": 44}
    assert (len(COMPONENTS.cards), sum(card.helper for card in COMPONENTS.cards), len(COMPONENTS.heroes)) == (
        98,
        10,
        10,
    )


def test_cards_and_heroes_are_sorted() -> None:
    """Numbers of cards and of heroes follow their ids, so that lists of numbers are sorted as texts are."""
    assert [card.id for card in COMPONENTS.cards] == sorted(card.id for card in COMPONENTS.cards)
    assert [hero.id for hero in COMPONENTS.heroes] == sorted(hero.id for hero in COMPONENTS.heroes)


def test_published_cards() -> None:
    """The dromedary and the velociraptor are as their photographs show them (W10, W11)."""
    dromedary, raptor = BY_ID["dromedary"], BY_ID["velociraptor"]
    assert (dromedary.nest, dromedary.points, shown(dromedary.symbols)) == (9, 4, ["desert", "jungle"])
    assert (raptor.nest, raptor.points, shown(raptor.symbols)) == (11, 5, ["meadow", "desert"])
    assert [OPS[effect.op] for effect in (*dromedary.effects, *raptor.effects)] == ["pass_terrain", "extra_card"]


def shown(symbols: tuple[int, ...]) -> list[str]:
    """Return the symbols of a card."""
    return [name for name, number in zip(NAMES, symbols, strict=True) for _ in range(number)]


def test_a_card_without_ability() -> None:
    """An animal without ability has no mode, no time and no effect."""
    dodo = BY_ID["dodo"]
    assert (MODES[dodo.mode], WHENS[dodo.when], dodo.effects, EGGS[dodo.egg]) == ("none", "none", (), "blue")
    assert (dodo.colour, dodo.copies, dodo.helper, dodo.score) == (0, 2, False, None)


def test_a_hero() -> None:
    """A hero has an ability and a scoring line, but neither symbols nor points."""
    hero = BY_ID["archelon"]
    assert hero.score is not None
    assert (WHATS[hero.score.number], hero.score.other) == ("terrain:water", 2)
    assert (sum(hero.symbols), hero.points, hero.nest, MODES[hero.mode]) == (0, 0, 0, "tap")


def test_effects_in_numbers() -> None:
    """The parameters of effects become numbers as `Effect` says."""
    found = {OPS[effect.op] for card in BY_ID.values() for effect in card.effects}
    assert found == set(OPS[1:])
    passing = BY_ID["archelon"].effects[0]
    assert (OPS[passing.op], passing.number, passing.other) == ("pass_terrain", 1, 0)
    mammoth = [OPS[effect.op] for effect in BY_ID["woolly_mammoth"].effects]
    assert mammoth == ["shift_neutral", "add_symbols"]


def test_every_value_names_its_source() -> None:
    """Each number and each switch of the edition says where it comes from."""
    found = [(path, source) for path, value, source in EDITION.items() if isinstance(value, int)]
    assert len(found) > 700
    assert [path for path, source in found if source is None] == []


def test_a_changed_edition_is_played() -> None:
    """With another hand limit in the file a Rest draws up to it."""
    game = COMET.with_edition(rewritten(("hand_limit           = { value = 5", "hand_limit           = { value = 8")))
    text = str(begun(Random(0)))
    table = json.loads(text) | {"edition": "mine"}
    for player in table["players"]:
        player["hero"][0] = {"meganeura": "archelon"}.get(player["hero"][0], player["hero"][0])
    position = game.parse_position(json.dumps(table, separators=(",", ":")))
    taken = table["display"][0]
    assert f'"due":[{table["active"]},2]' in str(after(position, "rest", "done", f"take {taken}"))


def test_editions_are_read_once() -> None:
    """Equal editions share their components."""
    assert components_of(edition(values())) is components_of(edition(values()))


@pytest.mark.parametrize(
    ("line", "switches"), [("jump_chain", ["jump_chain_single"]), ("comet_ready_hero", ["comet_ready_hero"])]
)
def test_switches_of_an_edition_are_its_default(line: str, switches: list[str]) -> None:
    """An edition that turns a switch on plays so unless a match says otherwise."""
    changed = values()
    changed["rules"][line] = "single" if line == "jump_chain" else True
    mine = edition(changed)
    assert json.loads(str(COMET.new(mine)))["switches"] == switches
    assert json.loads(str(COMET.new(mine, jump_chain="unlimited", comet_ready_hero=0)))["switches"] == []
